"""Fixtures: `steelyard` runs a command under Steelyard and gives back what happened; `mpi` is each MPI found here."""

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import skips
from machine import MPIS, ROOT, environment, first_mpi
from patience import Deadline, Tries, kill_session
from profile import Profile


def pytest_configure(config):
    config.addinivalue_line("markers", "fast: one of the quickest, run by make test-fast")
    config.addinivalue_line("markers", "slurm: one of the longer ones on a cluster of Slurm, run by make test-slurm and not by make test")
    config.addinivalue_line("markers", "timed: its verdict hangs on how long things took; tried again when it fails (patience.py)")
    config.addinivalue_line("markers", "beside: timed, of one processor: tried beside other tests first, and alone when it fails there twice")
    config.pluginmanager.register(Tries(workers=hasattr(config, "workerinput")))
    config.pluginmanager.register(skips)


# The files that take a worker minutes, the longest first: begun last, one of them would have the machine to itself.
LONG = ("test_additions", "test_hostile", "test_causes", "test_viewer", "test_wide", "test_package", "test_nodes", "test_darshan")


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: LONG.index(item.path.stem) if item.path.stem in LONG else len(LONG))


@dataclass
class Ran:
    """A command that has ended."""

    status: int
    out: str
    err: str
    directory: Path
    files: list = field(default_factory=list)

    @property
    def profile(self):
        assert len(self.files) == 1, f"{len(self.files)} profiles were written: {self.files}\n{self.err[-2000:]}"
        if not hasattr(self, "_profile"):
            self._profile = Profile(self.files[0])
        return self._profile

    @property
    def truth(self):
        """What the program said of itself: one dict a process that printed a TRUTH line."""
        return [json.loads(line.split("TRUTH ", 1)[1]) for line in self.out.splitlines() if "TRUTH {" in line]

    def seconds(self, rank, name):
        """Wall-clock seconds that a rank says it spent in a phase."""
        return next(t for t in self.truth if t["rank"] == rank)["seconds"][name][0]


def run(command, directory, timeout=90, limits=(), stdin=b"", text=True, **variables):
    """Runs to the end, or kills all that it started: a test that hangs fails and blocks nothing.

    `timeout` is in seconds of the machine, not of the clock."""

    def limit():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (4 << 30, 4 << 30))
        for which, value in limits:
            resource.setrlimit(which, (value, value))

    child = subprocess.Popen(
        [str(c) for c in command], cwd=directory, env=environment(**variables), stdin=subprocess.PIPE,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limit, start_new_session=True,
    )  # fmt: skip
    deadline = Deadline(timeout)
    while True:
        try:
            out, err = child.communicate(stdin, timeout=max(1, min(deadline.left, 10)))
            break
        except subprocess.TimeoutExpired:
            stdin = None
            if deadline.passed():
                kill_session(child.pid)
                try:
                    out, err = child.communicate(timeout=10)
                except subprocess.TimeoutExpired as still:  # somebody in a session of its own has our pipes
                    out, err = still.stdout or b"", still.stderr or b""
                pytest.fail(f"hung for {timeout} s: {command}\n{out[-2000:]!r}\n{err[-2000:]!r}")
    if text:
        out, err = out.decode(errors="replace"), err.decode(errors="replace")
    return Ran(child.returncode, out, err, Path(directory))


@pytest.fixture(scope="session")
def binary():
    path = Path(os.environ.get("STEELYARD", ROOT / "target/release/steelyard"))
    if not path.exists():
        pytest.exit(f"{path} is not built; run make", 2)
    with tempfile.TemporaryDirectory() as directory:
        ran = run([path, "run", "--quiet", sys.executable, "-c", ""], directory)
        if ran.status != 0 or not list(Path(directory).glob("*.steelyard")):
            pytest.exit(f"{path} measures nothing at all: {ran.err}", 2)
    return path


@pytest.fixture
def steelyard(binary, tmp_path):
    """steelyard(command, options=[…], status=0, VARIABLE=…): runs it under `steelyard run` in an empty directory."""

    def under(command, options=(), page="none", status=0, timeout=90, limits=(), stdin=b"", **variables):
        before = set(tmp_path.glob("*.steelyard"))
        ran = run(
            [binary, "run", "--report", page, *options, *command], tmp_path, timeout, limits, stdin,
            **({"TRUTH_DIR": tmp_path} | variables),
        )  # fmt: skip
        ran.files = sorted(set(tmp_path.glob("*.steelyard")) - before)
        for told in sorted(tmp_path.glob("truth-*.txt")):
            ran.out += told.read_text()
            told.unlink()
        if status is not None:
            assert ran.status == status, f"exit status {ran.status}\n{ran.out[-3000:]}\n{ran.err[-3000:]}"
        return ran

    return under


@pytest.fixture
def without_root(binary):
    """The words before a command that run it without root's rights; none where we have none."""
    if os.getuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("root may do anything, and setpriv is not installed")
    words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    if subprocess.run([*words, "test", "-x", binary]).returncode != 0:
        pytest.skip("another user cannot reach the build here")
    return words


@pytest.fixture
def command(binary, tmp_path):
    """command(argument…): any other use of the steelyard command."""

    def use(*arguments, status=0, timeout=60, **variables):
        ran = run([binary, *arguments], tmp_path, timeout, **variables)
        if status is not None:
            assert ran.status == status, f"exit status {ran.status}\n{ran.out[-3000:]}\n{ran.err[-3000:]}"
        return ran

    return use


@pytest.fixture(params=MPIS, ids=lambda m: m.name)
def every_mpi(request, monkeypatch):
    if request.param.missing:
        pytest.skip(request.param.missing)
    for name, value in request.param.variables.items():
        monkeypatch.setenv(name, value)
    return request.param


@pytest.fixture
def mpi(monkeypatch):
    """Some MPI: the first that this machine has."""
    chosen = first_mpi()
    if chosen is None:
        pytest.skip("no MPI is installed (make setup)")
    for name, value in chosen.variables.items():
        monkeypatch.setenv(name, value)
    return chosen


@pytest.fixture(autouse=True)
def nothing_left_behind(monkeypatch):
    """Run directories are made in a place of the test's own, and none may outlive it."""
    memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    with tempfile.TemporaryDirectory(prefix="steelyard-test-", dir=memory) as place:
        monkeypatch.setenv("STEELYARD_TMPDIR", place)
        yield
        left = sorted(p.name for p in Path(place).iterdir())
        assert not left, f"left behind: {left}"
