"""The viewer in a browser: every test file of tests/viewer, run by Node with Debian's Chromium."""

import json
import os
import shutil
import tempfile
from pathlib import Path

import programs
import pytest
from conftest import run
from machine import ROOT

FILES = sorted((ROOT / "tests/viewer").glob("*.test.mjs"))
# The tests of this one want runs that are recorded first.
PROGRAMS = "programs.test.mjs"
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")


def missing():
    if shutil.which("node") is None:
        return "there is no Node here"
    if not (ROOT / "viewer/node_modules/playwright-core").is_dir():
        return "the packages of viewer/package-lock.json are not installed (sh tests/setup/viewer.sh)"
    if not Path(CHROMIUM).exists():
        return f"there is no {CHROMIUM} (make setup)"
    return None


@pytest.mark.parametrize(
    "file",
    [pytest.param(file, marks=[pytest.mark.timed, pytest.mark.beside] if file.name == PROGRAMS else []) for file in FILES],
    ids=lambda file: file.name.removesuffix(".test.mjs"),
)
def test_in_a_browser(file, binary, tmp_path):
    if reason := missing():
        pytest.skip(reason)
    # Chromium puts a socket there, and a socket's name is short.
    with tempfile.TemporaryDirectory(prefix="sv-") as temporary:
        in_a_browser(file, binary, tmp_path, temporary)


def in_a_browser(file, binary, tmp_path, temporary):
    command = ["node", "--test", "--test-reporter=spec", str(file)]
    variables = {"STEELYARD": binary, "TMPDIR": temporary, "CHROMIUM": CHROMIUM}
    if file.name == PROGRAMS:
        variables["PROGRAMS"] = tmp_path / "programs.json"
        variables["PROGRAMS"].write_text(json.dumps(programs.record(binary, tmp_path / "runs")))
    done = run(command, tmp_path, timeout=600, **variables)
    failed = [line.strip() for line in done.out.splitlines() if line.lstrip().startswith("✖")]
    assert done.status == 0, f"{failed}\n{done.out[-8000:]}\n{done.err[-2000:]}"
    assert "pass 0" not in done.out, "no test ran"


def test_there_are_tests():
    assert PROGRAMS in [file.name for file in FILES] and len(FILES) >= 3
