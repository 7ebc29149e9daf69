"""The commands of the documentation run: those in blocks that are marked ```sh run, one file's in one directory, in order."""

import os
import re
import subprocess

import pytest
from machine import ROOT, environment

FILES = sorted(p for p in (ROOT / "docs").rglob("*.md") if "```sh run" in p.read_text())


def blocks(path):
    return re.findall(r"^```sh run\n(.*?)^```$", path.read_text(), re.M | re.S)


def test_there_are_some():
    assert FILES and all(blocks(path) for path in FILES)


def test_every_document_stands_in_the_order_to_read_them():
    listed = set(re.findall(r"\]\(([^)#:]+\.md)", (ROOT / "docs/README.md").read_text()))
    there = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert there - listed == set()
    assert [name for name in listed if not (ROOT / "docs" / name).exists()] == []


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.name)
def test_commands_run(path, binary, tmp_path):
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "steelyard").symlink_to(binary)
    here = tmp_path / "here"
    here.mkdir()
    variables = {"PATH": f"{folder}:{os.environ['PATH']}", "HOME": tmp_path, "XDG_DATA_HOME": ""}
    for block in blocks(path):
        ran = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block], cwd=here, env=environment(**variables), capture_output=True, text=True, timeout=120
        )
        assert ran.returncode == 0, f"{block}\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}"
