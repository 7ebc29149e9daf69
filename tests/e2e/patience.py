"""Time on a machine that is lent: its host may take the processors away, and the clock goes on meanwhile.

A `Deadline` counts the seconds in which the processors were here. A test marked `timed`, one whose verdict hangs on how
long things took, is tried again when it fails; if it never had the processors to itself, there is no verdict."""

import contextlib
import fcntl
import inspect
import os
import shutil
import signal
import subprocess
import time

import pytest
from machine import BUILT

TRIES = 3
# A test that the host took more than this of the processors from shows nothing by its times.
MOST_STOLEN = 0.1
# For all further tries of a session together: a machine that is bad all day must not make the tests endless.
PATIENCE_S = 600


def ticks():
    """Time of all processors since the start, in ticks: what the host took, and all; see proc(5)."""
    with open("/proc/stat") as file:
        counts = [int(word) for word in file.readline().split()[1:9]]
    return counts[7], sum(counts)


def stolen(since):
    """The share of the processors' time that the host took."""
    (took, all_then), (takes, all_now) = since, ticks()
    return (takes - took) / max(all_now - all_then, 1)


class Deadline:
    """So many seconds of this machine."""

    def __init__(self, seconds):
        self.left = seconds
        self.mark()

    def mark(self):
        self.at, self.ticks = time.monotonic(), ticks()

    def passed(self):
        self.left -= (time.monotonic() - self.at) * (1 - stolen(self.ticks))
        self.mark()
        return self.left <= 0


def wait_for(what, seconds=20):
    """What `what()` gives as soon as that is true; a test that waits for what never comes fails."""
    deadline = Deadline(seconds)
    while not (found := what()):
        if deadline.passed():
            pytest.fail(f"it did not come in {seconds} s")
        time.sleep(0.02)
    return found


class Room:
    """Where tests of several workers run: beside each other, or one alone. Who would be alone holds the gate, and nobody enters before it."""

    def __init__(self):
        BUILT.mkdir(parents=True, exist_ok=True)
        self.gate, self.room = (open(BUILT / f"{name}.lock", "w") for name in ("gate", "room"))

    def enter(self, how):
        """`fcntl.LOCK_SH` to be there beside others, `fcntl.LOCK_EX` to be alone."""
        fcntl.flock(self.gate, fcntl.LOCK_EX)
        fcntl.flock(self.room, how)
        fcntl.flock(self.gate, fcntl.LOCK_UN)

    def leave(self):
        fcntl.flock(self.room, fcntl.LOCK_UN)


class Tries:
    """The plug-in that tries timed tests again, at last alone where others run beside, and tells at the end which."""

    def __init__(self, workers):
        self.left, self.told = PATIENCE_S, []
        self.room = Room() if workers else None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self):
        if self.room is None:
            return (yield)
        self.room.enter(fcntl.LOCK_SH)
        try:
            return (yield)
        finally:
            self.room.leave()

    def pytest_runtest_logreport(self, report):
        if report.when == "call":
            self.told += [what for name, what in report.user_properties if name == "tried"]

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem):
        if pyfuncitem.get_closest_marker("timed") is None:
            return None
        arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
        shares = []
        while True:
            began, before = time.monotonic(), ticks()
            try:
                pyfuncitem.obj(**arguments)
                return True
            except (Exception, pytest.fail.Exception) as wrong:
                shares.append(stolen(before))
                # What the first try took, the next will take.
                took = time.monotonic() - began
                if len(shares) == TRIES or took > self.left:
                    if min(shares) > MOST_STOLEN:
                        pytest.skip(f"no verdict: the host took {shares[-1]:.0%} of the processors' time meanwhile")
                    raise
                self.left -= took
                reason = next(iter(str(wrong).splitlines()), type(wrong).__name__)
                pyfuncitem.user_properties.append(("tried", f"{pyfuncitem.nodeid}: {reason[:200]} (the host took {shares[-1]:.0%})"))
            # All others wait for who is alone, and it for the longest of theirs: minutes, where most that failed beside them pass there.
            if self.room is not None and len(shares) == TRIES - 1:
                self.room.leave()
                self.room.enter(fcntl.LOCK_EX)
            if place := pyfuncitem.funcargs.get("tmp_path"):
                for left in place.iterdir():
                    shutil.rmtree(left) if left.is_dir() and not left.is_symlink() else left.unlink()

    def pytest_terminal_summary(self, terminalreporter):
        if self.told:
            terminalreporter.section("tried again")
            for line in self.told:
                terminalreporter.line(line)


def of_session(session):
    """Processes that a session leader began, whatever became of their parents."""
    listed = subprocess.run(["ps", "-e", "-o", "sid=,pid="], capture_output=True, text=True, check=True).stdout
    return [int(pid) for sid, pid in (line.split() for line in listed.splitlines()) if int(sid) == session]


def kill_session(leader):
    """Process groups of their own, too, as a shell or salloc makes them; not what has made a session."""
    for process in of_session(leader):
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)
