"""The collector for AArch64 below this machine's command: programs are started by an emulator that stands in their command line.

That the command of AArch64 runs too, in a whole Debian of its own, is in test_userlands.py.
"""

import json
import shutil
import subprocess
import tarfile

import pytest
from conftest import ROOT, USERLAND, released, rows

HERE = ROOT / "tests/release"
SOURCES = USERLAND / "arm64"
# zig links for AArch64 without anything installed.
ZIG = [ROOT / ".release/bin/python", "-m", "ziglang", "cc", "-target", "aarch64-linux-gnu.2.31", "-O1", "-g"]


@pytest.fixture(scope="module")
def emulated():
    """The words that start a program of AArch64 with the collector loaded into it."""
    # One that is linked dynamically: a static one is seen to be so, and its program left alone.
    emulator = shutil.which("qemu-aarch64")
    if emulator is None or not SOURCES.is_dir():
        pytest.skip("there is no qemu-aarch64, or no build/userland/arm64; tests/setup/userland.sh says why")
    library = ROOT / "build/release/aarch64/libsteelyard.so"
    if not library.is_file():
        pytest.skip("the collector for AArch64 is not built (make release)")
    return [emulator, "-L", SOURCES, "-E", f"LD_PRELOAD={library}"]


@pytest.fixture(scope="module")
def command(tmp_path_factory):
    folder = tmp_path_factory.mktemp("command")
    with tarfile.open(released("linux-x86_64", ".tar.gz")) as archive:
        archive.extractall(folder)
    return next(folder.glob("*/bin/steelyard"))


def compiled(folder, source, *more):
    words = [*ZIG, "-o", folder / "program", HERE / source, *more]
    made = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return folder / "program"


def measured(folder, *words):
    done = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout, done.stderr


def test_calls_samples_and_a_page(emulated, command, tmp_path):
    program = compiled(tmp_path, "prints.c")
    run = [command, "run", "-o", "run.steelyard", "--report", "text", *emulated, program, tmp_path / "out"]
    _, page = measured(tmp_path, *run)
    lines = (tmp_path / "out").read_text().splitlines()
    assert len(lines) == 1000 and lines[-1].startswith("line 999 ")
    assert "inner (prints.c:" in page, page
    measured(tmp_path, command, "export", "--to", "folded", "run.steelyard", "-o", "folded.txt")
    stacks = (tmp_path / "folded.txt").read_text().splitlines()
    assert any("main;outer;inner" in stack for stack in stacks), stacks
    report = json.loads(measured(tmp_path, command, "report", "run.steelyard", "--format", "json")[0])
    assert any(row[0] == "fprintf" and 1000.0 in row for row in rows(report))


def test_two_ranks(emulated, command, tmp_path):
    launcher = shutil.which("mpiexec.mpich")
    if launcher is None:
        pytest.skip("this machine has no MPICH to start the ranks")
    headers, libraries = SOURCES / "usr/include/aarch64-linux-gnu/mpich", SOURCES / "usr/lib/aarch64-linux-gnu"
    more = ["-I", headers, libraries / "libmpich.so.12", "-Wl,--allow-shlib-undefined"]
    program = compiled(tmp_path, "hello.c", *more)
    out, page = measured(tmp_path, command, "run", "--report", "text", launcher, "-n", "2", *emulated, program)
    assert "rank 0 of 2 has" in out and "rank 1 of 2 has" in out, out
    assert "2 ranks" in page and "MPICH" in page and "MPI_Barrier" in page, page
