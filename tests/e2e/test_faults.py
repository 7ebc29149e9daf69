"""Runs that end badly: there is a report, it says what happened and to which rank, and the status is the program's."""

import contextlib
import os
import random
import re
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from conftest import run
from machine import ROOT, c_program, environment
from patience import wait_for


def as_a_shell_shows(status):
    return 128 - status if status < 0 else status


def described(ran):
    report = ran.profile.report
    assert report["head"]["ended_well"] is False
    return " ".join([report["verdict"], *(b for _, b in report["head"]["rows"]), *report["trust"]["notes"]])


# How, the signal, words of the first finding, the mark of the line that it names, what is seen of the stack.
CRASHES = [
    ("null", 11, "by an access to 0x8: address not mapped (SEGV_MAPERR)", "the access", r"innermost \(crash.c:\d+\), (outer|main)"),
    ("read_only", 11, "no permission for this access (SEGV_ACCERR)", None, "innermost"),
    ("divide", 8, "integer division by zero (FPE_INTDIV)", "the division", "innermost"),
    ("aborts", 6, "called abort", "the end by abort", "abort .*innermost"),
    ("behind", 7, "beyond the end of a mapped file", None, "innermost"),
    ("thread", 11, "address not mapped (SEGV_MAPERR)", "the access", r"outer.*of_thread.*main one"),
    ("again", 11, "SIGSEGV", "the access", r"first: innermost \(crash"),
    ("default_again", 11, "address not mapped (SEGV_MAPERR)", "the access", "innermost"),
]


@pytest.mark.parametrize("how, number, words, mark, stack", CRASHES, ids=[crash[0] for crash in CRASHES])
def test_a_fault_is_told_where_it_was(steelyard, tmp_path, how, number, words, mark, stack):
    """The line, the address and the stack are those of the fault; output and status are as without us."""
    program = c_program("crash.c")
    alone = run([program, how], tmp_path)
    ran = steelyard([program, how], status=None)
    assert (ran.status, ran.out) == (alone.status, alone.out) and alone.status == -number
    first = ran.profile.report["findings"][0]
    said = " ".join([first["title"], *first["evidence"]])
    assert first["id"] == "ended_badly" and words in said and re.search(stack, said), said
    if mark is not None:
        source = (ROOT / "tests/programs/crash.c").read_text().splitlines()
        (line,) = [n for n, text in enumerate(source, 1) if f"/* {mark} */" in text]
        assert f"(crash.c:{line})" in first["title"] and first["places"][0]["line"] == line, first["title"]


@pytest.mark.parametrize("how, status", [("jump", 0), ("killed", -signal.SIGSEGV)])
def test_a_fault_that_is_none(steelyard, how, status):
    """Handlers of the program's are the kernel's own affair; a signal that was sent is no access."""
    ran = steelyard([c_program("crash.c"), how], status=status)
    said = " ".join(f["title"] for f in ran.profile.report["findings"])
    assert "by an access" not in said and ("SIGSEGV" in said) == (status != 0), said
    assert ran.profile.processes()[0]["fault_signal"] == (11 if status else 0)


def test_the_fault_handler_of_python_speaks_first(steelyard):
    """faulthandler prints its stack, then dies of the signal: the page has Python's line as well."""
    code = "import ctypes, faulthandler\nfaulthandler.enable()\ndef deep():\n    ctypes.string_at(8)\ndeep()\n"
    ran = steelyard([sys.executable, "-c", code], status=-signal.SIGSEGV)
    assert "Fatal Python error: Segmentation fault" in ran.err and "in deep" in ran.err
    first = ran.profile.report["findings"][0]
    assert first["id"] == "ended_badly" and "SIGSEGV" in first["title"] and "deep" in first["title"], first


@pytest.mark.timed
@pytest.mark.parametrize("how, end, facts", [
    ("kill", "signal", {"exit_signal": 9}),
    ("segfault", "signal", {"exit_signal": 11}),
    ("abort", "abort", {"exit_signal": 6}),
    ("_exit", "_exit", {"exit_status": 5}),
    ("mpi_abort", "mpi_abort", {}),
])  # fmt: skip
def test_a_rank_that_dies(steelyard, mpi, how, end, facts):
    ran = steelyard(mpi.run(2, mpi.program("fate.c"), how, 1, 0.6), status=None)
    assert ran.status != 0
    process = ran.profile.processes()[ran.profile.process_of_rank(1)]
    assert process["end"] == end, process
    for name, value in facts.items():
        assert process[name] == value, (name, process[name])
    assert "rank 1" in described(ran).lower()
    inclusive, _ = ran.profile.function_seconds(ran.profile.process_of_rank(1))
    assert sum(ran.profile.sampled_seconds(ran.profile.process_of_rank(1)).values()) > 0.5
    assert inclusive.get("truth_spin", 0) > 0.4


def test_the_status_is_the_launchers(steelyard, mpi, tmp_path):
    line = mpi.run(2, mpi.program("fate.c"), "mpi_abort", 1, 0.1)
    alone = subprocess.run(line, cwd=tmp_path, env=environment(), capture_output=True, timeout=60)
    assert steelyard(line, status=None).status == alone.returncode


@pytest.mark.parametrize("seed", range(4))
def test_killed_at_a_random_point(steelyard, binary, mpi, tmp_path, seed):
    """kill -9 of one rank from outside, at any moment: what was recorded until then is in the report."""
    delay = random.Random(seed).uniform(0.1, 1.2)
    program = mpi.program("fate.c")
    child = subprocess.Popen([binary, "run", *mpi.run(2, program, "hang", 0, 1)], cwd=tmp_path, env=environment(),
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)  # fmt: skip
    victims = wait_for(lambda: both(program))
    time.sleep(delay)
    subprocess.run(["kill", "-9", str(victims[-1])], check=False)
    child.communicate(timeout=60)
    (file,) = tmp_path.glob("*.steelyard")
    from profile import Profile

    rows = Profile(file).processes()
    assert any(p["exit_signal"] == 9 for p in rows), [(p["pid"], p["end"]) for p in rows]


def processes(place, wanted):
    """Process ids, by their words, of those whose run directories are in the place: other tests may run beside this one."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            given = (process / "environ").read_bytes().split(b"\0")
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
            if f"STEELYARD_TMPDIR={place}".encode() in given and wanted(words):
                found.append(int(process.name))
    return sorted(found)


def ranks_of(program, place=None):
    """Those that run the program itself, not a launcher or supervisor with its name among the arguments."""
    return processes(place or os.environ["STEELYARD_TMPDIR"], lambda words: words[0].endswith(program.name))


def both(program, place=None):
    """The two ranks of a program, once both are there."""
    found = ranks_of(program, place)
    return found if len(found) >= 2 else None


@pytest.mark.timed
def test_a_time_limit(binary, mpi, tmp_path):
    """SIGTERM to the whole: the launcher ends its ranks, and we say that the run was ended from outside."""
    child = subprocess.Popen([binary, "run", *mpi.run(2, mpi.program("fate.c"), "hang", 0, 1)], cwd=tmp_path, env=environment(),
                             stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # fmt: skip
    wait_for(lambda: both(mpi.program("fate.c")))
    time.sleep(1.5)
    child.send_signal(signal.SIGTERM)
    out, err = child.communicate(timeout=60)
    assert child.returncode != 0
    (file,) = tmp_path.glob("*.steelyard")
    from profile import Profile

    profile = Profile(file)
    assert profile.report["head"]["ended_well"] is False
    assert profile.metric("ranks_seen") == 2


def test_exit_before_finalize(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("fate.c"), "no_finalize", 0, 0.3), status=None)
    ends = [p["mpi_finalize_begin_ns"] for p in ran.profile.processes() if p["rank"] >= 0]
    assert ends == [-1, -1]
    assert "MPI_Finalize" in described(ran)


def test_an_mpi_program_that_never_calls_mpi_init(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("fate.c"), "never_init", 0, 0.4))
    assert len(ran.profile.processes()) == 2
    assert all(p["mpi_init_begin_ns"] == -1 for p in ran.profile.processes())


def test_a_program_that_does_not_exist(steelyard, mpi):
    ran = steelyard(["./no-such-program"], status=None)
    assert ran.status in (2, 126, 127)
    assert "no-such-program" in ran.err and len(ran.err.strip().splitlines()) <= 4, ran.err
    assert not ran.files
    ran = steelyard(mpi.run(2, "./no-such-program"), status=None)
    assert ran.status != 0 and "no-such-program" in ran.err + ran.out


def test_a_launcher_that_fails(steelyard, mpi):
    ran = steelyard([*mpi.run(2, c_program("compute.c"))[:1], "--no-such-option", "-n", "2", c_program("compute.c")], status=None)
    assert ran.status != 0
    assert "panicked" not in ran.err


def test_no_program_at_all(command):
    ran = command("run", status=None)
    assert ran.status == 2 and "panicked" not in ran.err and ran.err.strip()


def test_a_script(steelyard, tmp_path):
    script = tmp_path / "script.sh"
    script.write_text(f"#!/bin/sh\n{c_program('compute.c')} 0.3 0.1\nexit 3\n")
    script.chmod(0o755)
    ran = steelyard([script], status=3)
    assert any(p["executable"].split("/")[-1].startswith("compute") for p in ran.profile.processes())


def test_output_that_cannot_be_written(binary, without_root, tmp_path):
    """The program's own status; one sentence; and nothing that was recorded is lost without a word."""
    place = tmp_path / "read-only"
    place.mkdir()
    place.chmod(0o555)
    line = [binary, "run", c_program("compute.c"), "0.3", "0.1"]
    ran = subprocess.run([*without_root, *line], cwd=place, env=environment(), capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stderr
    assert str(place) in ran.stderr or "read-only" in ran.stderr or ".steelyard" in ran.stderr, ran.stderr


@pytest.fixture
def small_tmpfs(tmp_path):
    place = tmp_path / "tmpfs"
    place.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", place], capture_output=True).returncode != 0:
        pytest.skip("only root can mount a small file system")
    yield place
    subprocess.run(["umount", "-l", place])


def test_a_full_file_system(steelyard, small_tmpfs, mpi):
    """No room for a region: the program runs on, unmeasured or measured elsewhere, and it is said."""
    ran = steelyard(mpi.run(2, mpi.program("wait.c"), 0.2, 0.2, 0.2), STEELYARD_TMPDIR=small_tmpfs)
    assert len(ran.truth) == 2


def test_a_profile_without_room_is_said_in_our_words_alone(binary, small_tmpfs, tmp_path):
    (small_tmpfs / "fill").write_bytes(bytes(60 << 10))
    ran = run([binary, "run", "-q", "sh", "-c", "exit 3"], small_tmpfs)
    assert ran.status == 3 and re.fullmatch(r"steelyard: cannot write .*\n", ran.err), ran.err
    Path(ran.err.split("the profile is in ")[1].removesuffix(" instead\n")).unlink()


def test_every_supervisor_killed(binary, mpi, tmp_path, command):
    """All of us are killed at once; the program runs on to its end; collect makes the report afterwards."""
    place = tmp_path / "runs"
    place.mkdir()
    child = subprocess.Popen([binary, "run", *mpi.run(2, mpi.program("wait.c"), 0.8, 0.8, 0.8)], cwd=tmp_path,
                             env=environment(STEELYARD_TMPDIR=place), stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # fmt: skip
    wait_for(lambda: both(mpi.program("wait.c"), place))
    time.sleep(0.8)
    for pid in processes(place, lambda words: words[0] == str(binary) and words[1:2] in (["run"], ["exec"])):
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    child.communicate(timeout=30)
    wait_for(lambda: not ranks_of(mpi.program("wait.c"), place))
    (run,) = place.glob("steelyard-*")
    listed = command("collect", STEELYARD_TMPDIR=place).out
    assert f"steelyard collect {run}" in listed and "UTC: " in listed and "wait-" in listed, listed
    command("collect", run)
    assert not run.exists()
    (file,) = tmp_path.glob("*.steelyard")
    from profile import Profile

    profile = Profile(file)
    assert sum(p["rank"] >= 0 for p in profile.processes()) == 2
    assert sum(profile["threads"]["samples"]) > 20


def test_collect_while_it_runs(binary, tmp_path, command):
    """What it did until now becomes a profile, and its records stay: the run ends with its own."""
    place = tmp_path / "runs"
    place.mkdir()
    child = subprocess.Popen([binary, "run", "--quiet", "-o", tmp_path / "whole.steelyard", c_program("compute.c"), "1.5", "0.1"], cwd=tmp_path,
                             env=environment(STEELYARD_TMPDIR=place), stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # fmt: skip
    wait_for(lambda: list(place.glob("steelyard-*/s*/*.region")))
    time.sleep(0.4)
    (run,) = place.glob("steelyard-*")
    assert ", still running: " in command("collect", STEELYARD_TMPDIR=place).out
    said = command("collect", "--report", "none", "-o", tmp_path / "now.steelyard", run)
    assert "its records stay in" in said.err, said.err
    assert run.is_dir()
    _, err = child.communicate(timeout=60)
    assert child.returncode == 0, err
    assert not run.exists()
    from profile import Profile

    now, whole = (sum(Profile(tmp_path / f"{name}.steelyard")["threads"]["samples"]) for name in ("now", "whole"))
    assert 0 < now < whole


@pytest.mark.parametrize("limit", ["RLIMIT_SIGPENDING", "RLIMIT_FSIZE", "RLIMIT_NOFILE", "RLIMIT_NPROC"])
def test_no_resources_for_us(steelyard, limit):
    """Limits that leave the collector nothing: the program must not notice."""
    value = {"RLIMIT_NOFILE": 16, "RLIMIT_NPROC": 4096}.get(limit, 0)
    if not hasattr(resource, limit):
        pytest.skip(f"Python here does not know {limit}")
    program = c_program("compute.c")
    ran = steelyard(["sh", "-c", f"ulimit {dict(RLIMIT_SIGPENDING='-i', RLIMIT_FSIZE='-f', RLIMIT_NOFILE='-n', RLIMIT_NPROC='-u').get(limit)} {value} 2>/dev/null; exec {program} 0.3 0.1"])
    assert len(ran.truth) == 1


LIMITS = ["-d 1000", "-d 4000", "-v 30000", "-n 4", "-n 5", "-n 8", "-n 16", "-f 0", "-f 1", "-f 1000", "-s 32", "-s 64", "-s 128", "-s 300",
          "-l 0", "-i 0", "-u 0", "-c 0"]  # fmt: skip


@pytest.mark.parametrize("kind", ["-H -S", "-S"], ids=["hard", "soft"])
@pytest.mark.parametrize("limit", LIMITS)
def test_limits_of_the_shell(binary, tmp_path, limit, kind):
    """The program has them, and ends as it would; what could not be recorded is said, and why."""
    option, value = limit.split()
    line = "; ".join(f"ulimit {each} {option} {value}" for each in kind.split()[::-1]) + '; exec "$@"'
    program = ["sh", "-c", "cat /proc/self/limits; exec kill -KILL $$"] if option != "-s" else ["cat", "/proc/self/limits", "/none"]
    alone = run(["sh", "-c", line, "sh", *program], tmp_path)
    assert "Max" in alone.out
    for mode in ("run", "exec"):
        under = run(["sh", "-c", line, "sh", binary, mode, *program], tmp_path, RUST_BACKTRACE=1)
        said = under.err
        assert (as_a_shell_shows(under.status), under.out) == (as_a_shell_shows(alone.status), alone.out), said
        assert "panicked" not in said and "memory allocation" not in said
        low = option in ("-d", "-v", "-s") and limit != "-s 300" or limit in ("-n 4", "-n 5", "-f 0", "-f 1", "-f 1000")
        assert low == ("leaves no room" in said), said


@pytest.mark.parametrize("mode", ["run", "exec"])
@pytest.mark.parametrize("end", ["exit 7", "kill -USR1 $$"], ids=["status", "signal"])
def test_memory_of_ours_runs_out(binary, tmp_path, mode, end):
    """The program takes all address space from its supervisors, and runs on."""
    line = f"""p=$PPID; while [ $p -gt 1 ] && [ "$(cat /proc/$p/comm)" = steelyard ]; do prlimit --pid $p --as=1000000:1000000
        q=$p; p=$(awk '/PPid/ {{ print $2 }}' /proc/$p/status); done
        sleep 2.5; echo goes on; {end}"""
    place = tmp_path / "runs"
    place.mkdir()
    under = run([binary, mode, "sh", "-c", line], tmp_path, RUST_BACKTRACE=1, STEELYARD_TMPDIR=place)
    assert under.out == "goes on\n", under
    assert under.status == (7 if "exit" in end else -signal.SIGUSR1), under
    assert "steelyard: stopped by" in under.err and "panicked" not in under.err
    assert list(place.iterdir())


@pytest.mark.parametrize("mode", ["run", "exec"])
def test_records_that_are_removed_meanwhile(binary, tmp_path, mode):
    """As jobs clear /dev/shm: the program and those below it go on, and the loss is said."""
    place = tmp_path / "runs"
    place.mkdir()
    line = f"sleep 0.2; rm -rf {place}/*; {c_program('compute.c')} 0.2 0.1 > /dev/null; sh -c 'exit 6'"
    ran = run([binary, mode, "sh", "-c", line], tmp_path, STEELYARD_TMPDIR=place)
    assert ran.status == 6
    assert "which was removed while the program ran" in ran.err, ran.err
    assert "still in" not in ran.err and "no records" not in ran.err, ran.err
    assert not list(tmp_path.glob("*.steelyard"))


def test_what_cannot_be_read_stays_and_is_said(binary, tmp_path, command):
    """`collect` makes a profile of the rest, says what is not in it, and keeps the records."""
    place = tmp_path / "runs"
    place.mkdir()
    ran = run([binary, "run", "--keep-run-dir", "--quiet", c_program("compute.c"), "0.2", "0.1"], tmp_path, STEELYARD_TMPDIR=place)
    (records,) = place.glob("steelyard-*")
    damaged = records / "s1.part.steelyard"
    damaged.write_text("no part")
    said = command("collect", "--report", "none", "-o", "rest.steelyard", records, status=2)
    assert str(damaged) in said.err and f"steelyard collect {records}" in said.err, said.err
    assert damaged.exists() and (tmp_path / "rest.steelyard").exists()
    damaged.unlink()
    command("collect", "--report", "none", "-o", "rest.steelyard", records)
    assert not records.exists()


def test_a_rank_whose_part_cannot_be_left_says_so_once(binary, tmp_path, command):
    """Two ranks of three, as a launcher gives them to one of two nodes; there is no place where nodes could meet."""
    place = tmp_path / "runs"
    place.mkdir()
    told = {"PMI_SIZE": 3, "MPI_LOCALNRANKS": 2, "STEELYARD_TMPDIR": place, "STEELYARD_OUT": "/proc/none"}
    line = f"for rank in 0 1; do PMI_RANK=$rank {binary} exec {c_program('compute.c')} 0.3 0.1 & done; wait"
    ran = run(["sh", "-c", line], tmp_path, **told)
    (records,) = place.glob("steelyard-*")
    said = [text for text in ran.err.splitlines() if text.startswith("steelyard: ")]
    assert len(said) == 1 and f"steelyard collect {records}" in said[0], ran.err
    command("collect", "--report", "none", "-o", "node.steelyard", records)
    from profile import Profile

    assert sum(p["rank"] >= 0 for p in Profile(tmp_path / "node.steelyard").processes()) == 2


def test_a_run_that_cannot_be_written_says_what_to_do(binary, tmp_path, command):
    """The folder for the profile goes while the program runs, and there is no other place."""
    place, out = tmp_path / "runs", tmp_path / "out"
    place.mkdir()
    line = [binary, "run", "--quiet", "-o", out / "x.steelyard", "rm", "-r", out]
    out.mkdir()
    ran = run(line, tmp_path, STEELYARD_TMPDIR=place, TMPDIR="/proc/none")
    (records,) = place.glob("steelyard-*")
    assert ran.status == 0 and f"steelyard collect {records}" in ran.err, ran.err
    command("collect", "--report", "none", "-o", "x.steelyard", records)
    assert (tmp_path / "x.steelyard").exists() and not records.exists()
