"""The viewer in a browser: every test file of tests/viewer, run by Node with Debian's Chromium."""

import json
import shutil
import tempfile

import programs
import pytest
from conftest import run
from machine import CHROMIUM, ROOT

FILES = sorted((ROOT / "tests/viewer").glob("*.test.mjs"))
# The tests of this one want runs that are recorded first; each has its own turn.
PROGRAMS = ROOT / "tests/viewer/programs.test.mjs"


def missing():
    if shutil.which("node") is None:
        return "there is no Node here"
    if not (ROOT / "viewer/node_modules/playwright-core").is_dir():
        return "the packages of viewer/package-lock.json are not installed (sh tests/setup/viewer.sh)"
    if CHROMIUM is None:
        return "there is no Chromium (make setup)"
    return None


@pytest.mark.parametrize("file", [file for file in FILES if file != PROGRAMS], ids=lambda file: file.name.removesuffix(".test.mjs"))
def test_in_a_browser(file, binary, tmp_path):
    in_a_browser(file, binary, tmp_path)


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize("names", programs.TOGETHER, ids=lambda names: names[0])
def test_programs(names, binary, tmp_path):
    if reason := missing():
        pytest.skip(reason)
    runs = tmp_path / "programs.json"
    runs.write_text(json.dumps(programs.record(binary, tmp_path / "runs", names)))
    in_a_browser(PROGRAMS, binary, tmp_path, PROGRAMS=runs)


def in_a_browser(file, binary, tmp_path, **variables):
    if reason := missing():
        pytest.skip(reason)
    # Chromium puts a socket there, and a socket's name is short.
    with tempfile.TemporaryDirectory(prefix="sv-") as temporary:
        command = ["node", "--test", "--test-reporter=spec", str(file)]
        done = run(command, tmp_path, timeout=600, STEELYARD=binary, TMPDIR=temporary, CHROMIUM=CHROMIUM, **variables)
    failed = [line.strip() for line in done.out.splitlines() if line.lstrip().startswith("✖")]
    assert done.status == 0, f"{failed}\n{done.out[-8000:]}\n{done.err[-2000:]}"
    assert "pass 0" not in done.out, "no test ran"


def test_there_are_tests():
    assert PROGRAMS in FILES and len(FILES) >= 3
