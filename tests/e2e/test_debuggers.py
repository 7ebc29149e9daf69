"""Debuggers see each of our samples before the program does: they are not to stop there."""

import shutil
import subprocess
import time
from pathlib import Path

import pytest
from machine import c_program, environment, has

pytestmark = pytest.mark.skipif(not has("gdb"), reason="gdb is not installed")


def losses(profile):
    return set(profile.text("losses", "loss"))


def debugged(steelyard, *line, **keywords):
    ran = steelyard(["gdb", "-q", "-batch", *line], **keywords)
    assert "received signal" not in ran.out + ran.err
    return ran


def test_a_program_started_by_gdb_runs_through(steelyard):
    ran = debugged(steelyard, "-ex", "run", "--args", c_program("compute.c"), "0.6", "0.2")
    assert "exited normally" in ran.out
    assert sum(ran.profile.sampled_seconds().values()) > 0.3
    assert "debugged" in losses(ran.profile)


def test_it_stops_where_it_is_told_to(steelyard):
    ran = debugged(steelyard, "-ex", "break h", "-ex", "run", "-ex", "backtrace", "-ex", "continue", "--args", c_program("compute.c"), "0.3", "0.1")
    assert "#0  h (" in ran.out and "exited normally" in ran.out


def test_gdb_in_front_of_us(binary, tmp_path):
    line = ["gdb", "-q", "-batch", "-ex", "set follow-fork-mode child", "-ex", "run", "--args", binary, "run", "--quiet", "--report", "none"]
    ran = subprocess.run([*line, c_program("compute.c"), "0.4", "0.1"], cwd=tmp_path, env=environment(), capture_output=True, text=True, timeout=90)
    assert "received signal" not in ran.stdout and "exited normally" in ran.stdout


def process_of(program, running):
    """The id of the process that runs it: nobody else does."""
    while running.poll() is None:
        for link in Path("/proc").glob("[0-9]*/exe"):
            try:
                if link.samefile(program):
                    return link.parent.name
            except OSError:
                continue
        time.sleep(0.05)
    raise AssertionError("it ended before it was seen")


def test_gdb_attached_later_stops_once_a_thread(binary, tmp_path):
    program = shutil.copy(c_program("compute.c"), tmp_path / "computes")
    with subprocess.Popen([binary, "run", "--quiet", "--report", "none", program, "3", "0.1"], cwd=tmp_path, env=environment()) as running:
        process = process_of(program, running)
        time.sleep(0.3)
        line = ["gdb", "-q", "-batch", "-p", process, "-ex", "continue", "-ex", "shell sleep 0.5", "-ex", "continue"]
        ran = subprocess.run(line, env=environment(), capture_output=True, text=True, timeout=90)
        assert ran.stdout.count("received signal") <= 1, ran.stdout
        assert "exited normally" in ran.stdout
        assert running.wait(30) == 0


@pytest.mark.skipif(not has("strace"), reason="strace is not installed")
def test_a_tracer_is_no_debugger(steelyard, tmp_path):
    ran = steelyard(["strace", "-f", "-o", tmp_path / "calls", c_program("compute.c"), "0.3", "0.1"])
    assert "debugged" not in losses(ran.profile)
    assert "SIGURG" not in (tmp_path / "calls").read_text()
