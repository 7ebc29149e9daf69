"""`steelyard snapshot` of a run that goes on or does not: where each rank is, and since when."""

import os
import re
import signal
import subprocess
import time
from pathlib import Path

import pytest
from machine import c_program, environment
from patience import wait_for
from profile import Profile


@pytest.fixture
def running(binary, tmp_path):
    """running(command): starts it under `steelyard run`; gives the run's directory and the process."""
    started = []

    def start(words):
        (tmp_path / "rundir").mkdir()
        command = [binary, "run", "-o", tmp_path / "stuck.steelyard", *words]
        variables = environment(STEELYARD_TMPDIR=tmp_path / "rundir")
        started.append(subprocess.Popen([str(c) for c in command], env=variables, cwd=tmp_path, stderr=subprocess.DEVNULL, start_new_session=True))
        wait_for(lambda: list((tmp_path / "rundir").glob("steelyard-*")), 30)
        return next((tmp_path / "rundir").glob("steelyard-*")), started[0]

    yield start
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@pytest.fixture
def stuck(running, mpi):
    """stuck(ranks, how): likewise, of ranks."""
    return lambda ranks, how: running(mpi.run(ranks, mpi.program("stuck.c"), how))


def told(command, directory, *words):
    """What a snapshot says, once it says these words."""
    said = []

    def says():
        ran = command("snapshot", directory, status=None)
        said.append(ran.out)
        return ran.status == 0 and all(word in ran.out for word in words)

    assert wait_for(says, 40), said[-1]
    return said[-1]


def test_a_deadlock_is_told_with_its_lines(stuck, command, tmp_path):
    directory, process = stuck(3, "deadlock")
    said = told(command, directory, "deadlock)")
    assert "ranks 0-1, in MPI_Recv for" in said and "rank 2, in MPI_Barrier for" in said, said
    assert "0 → 1 → 0" in said and "waiting for ranks 0-1" in said, said
    assert "deadlock (stuck.c:11)" in said and "main (stuck.c:29)" in said, said
    # The run was not disturbed: asked to end, it leaves its profile.
    process.send_signal(signal.SIGINT)
    process.wait(60)
    assert len(Profile(tmp_path / "stuck.steelyard")["processes"]["rank"]) >= 3


def test_the_rank_that_others_wait_for_is_told(stuck, command):
    directory, _ = stuck(2, "sleeper")
    said = told(command, directory, "rank 0, in MPI_Barrier for", "rank 1, in sleep for", "sleeper (stuck.c:18)")
    assert "deadlock" not in said, said


def test_what_was_collected_of_a_run_that_goes_on_is_no_failure(stuck, command, tmp_path):
    directory, _ = stuck(2, "sleeper")
    told(command, directory, "rank 1, in sleep for")
    command("collect", directory, "-o", tmp_path / "now.steelyard")
    report = Profile(tmp_path / "now.steelyard").report
    assert "ended_badly" not in [f["id"] for f in report["findings"]]
    assert dict(report["head"]["rows"])["Exit status"] == "none yet: it was still running"


def measured(directory):
    """Process id of the program, by its region's name."""
    return int(next(Path(directory).glob("*/*.region")).stem.split("-")[0])


def test_many_short_calls_are_not_one_long(running, command):
    directory, _ = running([c_program("standing.c"), "naps"])
    said = told(command, directory, "in usleep", "naps (standing.c:2", "call after call")
    alone = re.search(r"in usleep for ([\d.]+) (ms|s)", said)
    assert alone is None, said


def test_computing_is_told_by_its_function(running, command):
    directory, _ = running([c_program("standing.c"), "spin"])
    told(command, directory, "computing, in this function for", "spin (standing.c:")


def test_a_stopped_program_is_told_so(running, command):
    directory, _ = running([c_program("standing.c"), "spin"])
    told(command, directory, "spin (standing.c:")
    pid = measured(directory)
    os.kill(pid, signal.SIGSTOP)
    try:
        said = told(command, directory, "process 0, stopped (", "spin (standing.c:")
        assert re.search(r"last sampled [\d.]+ (ms|s) ago", said), said
    finally:
        os.kill(pid, signal.SIGCONT)
    assert "stopped" not in told(command, directory, "computing, in this function for")


def test_a_process_that_was_killed_is_told_so(running, command, tmp_path):
    (tmp_path / "job.sh").write_text('"$@" & echo $! > pid; "$@" & wait\n')
    directory, _ = running(["sh", tmp_path / "job.sh", c_program("standing.c"), "spin"])
    told(command, directory, "processes 0-1, computing")
    os.kill(int((tmp_path / "pid").read_text()), signal.SIGKILL)
    said = told(command, directory, ", ended, last sampled")
    assert "process 1, computing" in said or "process 0, computing" in said, said


def test_threads_that_the_main_one_waits_for_are_told(running, command):
    directory, _ = running([c_program("standing.c"), "join"])
    # A thread that has just begun computes elsewhere.
    said = told(command, directory, "in pthread_join for", "its 4 other threads: 3 in pthread_mutex_lock", "1 computing at spin")
    assert re.search(r"3 in pthread_mutex_lock at worker \(standing.c:28\), 1 computing at spin \(standing.c:1[67]\)", said), said


@pytest.fixture
def beside(binary, tmp_path):
    """beside(command): starts it under `steelyard run --hang 2s`; gives the process and what was told so far."""
    started = []

    def start(words):
        with open(tmp_path / "told", "w") as err:
            command = [binary, "run", "--hang", "2s", "--report", "none", "-o", tmp_path / "stuck.steelyard", *words]
            started.append(subprocess.Popen([str(c) for c in command], env=environment(), cwd=tmp_path, stdout=err, stderr=err, start_new_session=True))
        return started[0], (tmp_path / "told").read_text

    yield start
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_a_run_that_hangs_is_told_of_once(beside, mpi, tmp_path):
    process, said = beside(mpi.run(3, mpi.program("stuck.c"), "deadlock"))
    assert wait_for(lambda: "rank 2, in MPI_Barrier" in said(), 40), said()
    assert "nothing has moved for 2.00 s" in said() and "ranks 0-1, in MPI_Recv" in said() and "deadlock (stuck.c:11)" in said(), said()
    time.sleep(4)
    process.send_signal(signal.SIGINT)
    process.wait(60)
    assert said().count("nothing has moved") == 1, said()
    assert len(Profile(tmp_path / "stuck.steelyard")["processes"]["rank"]) >= 3


def test_what_goes_on_does_not_hang(beside, tmp_path):
    """Many short calls; a main thread that waits for one that computes; and each stopped is told."""
    process, said = beside([c_program("standing.c"), "join"])
    time.sleep(6)
    assert "nothing has moved" not in said(), said()
    process.send_signal(signal.SIGTERM)
    process.wait(60)


def test_a_child_that_is_stopped_hangs(beside, tmp_path):
    (tmp_path / "job.sh").write_text('"$@" & echo $! > pid; wait\n')
    process, said = beside(["sh", tmp_path / "job.sh", c_program("standing.c"), "naps"])
    time.sleep(5)
    assert "nothing has moved" not in said(), said()
    pid = int((tmp_path / "pid").read_text())
    os.kill(pid, signal.SIGSTOP)
    try:
        assert wait_for(lambda: "nothing has moved" in said() and "stopped" in said(), 40), said()
    finally:
        os.kill(pid, signal.SIGKILL)
    process.wait(60)


def test_what_works_beside_the_measured_does_not_hang(beside, tmp_path):
    """A static program that computes while its parent waits, and programs that come and go."""
    static = c_program("standing.c", "-static")
    (tmp_path / "job.sh").write_text('(while :; do sleep 0.3; done) & "$@" & wait\n')
    process, said = beside(["sh", tmp_path / "job.sh", static, "spin"])
    time.sleep(6)
    assert "nothing has moved" not in said(), said()
    process.send_signal(signal.SIGTERM)
    process.wait(60)


def test_who_waits_for_a_hang_of_no_run_is_told(command, tmp_path):
    assert "no run is being measured" in command("snapshot", "--hang", "2s", tmp_path, status=2).err


def test_there_is_none_without_a_run(command, tmp_path):
    refused = command("snapshot", tmp_path, status=2)
    assert str(tmp_path) in refused.err
