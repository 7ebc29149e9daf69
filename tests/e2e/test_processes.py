"""What a program is given, what it starts, and what it leaves behind: as without us."""

import os
import re
import resource
import select
import signal
import subprocess
import sys
import time

import pytest
from machine import HOSTILE, c_program, environment, has
from patience import kill_session

SIGNALS = ["SIGCHLD", "SIGPIPE", "SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGTTOU", "SIGTSTP", "SIGUSR1", "SIGRTMIN", "SIGRTMAX"]


def given(line, directory, prepare=None, **keywords):
    """What the program found, told in a file: its standard streams may be closed."""
    told = directory / "given.txt"
    told.unlink(missing_ok=True)
    ran = subprocess.run(
        list(map(str, line)), cwd=directory, env=environment(GIVEN_OUT=told), preexec_fn=prepare, restore_signals=False,
        stdin=subprocess.DEVNULL, timeout=60, **({"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL} | keywords),
    )  # fmt: skip
    assert ran.returncode == 0, ran
    return told.read_text()


def same_for_all(binary, directory, prepare):
    program = c_program("given.c")
    alone = given([program], directory, prepare)
    assert given([binary, "exec", program], directory, prepare) == alone
    assert given([binary, "run", "--quiet", "--report", "none", program], directory, prepare) == alone
    return alone


def number(name):
    return getattr(signal, name)


@pytest.mark.parametrize("name", SIGNALS)
def test_ignored_signals_stay_ignored(binary, tmp_path, name):
    alone = same_for_all(binary, tmp_path, lambda: signal.signal(number(name), signal.SIG_IGN))
    (ignored,) = re.findall(r"SigIgn:\s*(\w+)", alone)
    assert int(ignored, 16) & 1 << number(name) - 1


@pytest.mark.parametrize("name", SIGNALS)
def test_masked_signals_stay_masked(binary, tmp_path, name):
    same_for_all(binary, tmp_path, lambda: signal.pthread_sigmask(signal.SIG_BLOCK, [number(name)]))


def test_all_signals_ignored_and_masked(binary, tmp_path):
    def prepare():
        for each in signal.valid_signals() - {signal.SIGKILL, signal.SIGSTOP}:
            signal.signal(each, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_BLOCK, signal.valid_signals())

    same_for_all(binary, tmp_path, prepare)


LIMITS = {
    "core": (resource.RLIMIT_CORE, 0), "open files": (resource.RLIMIT_NOFILE, 64), "stack": (resource.RLIMIT_STACK, 1 << 20),
    "cpu": (resource.RLIMIT_CPU, 50), "address space": (resource.RLIMIT_AS, 4 << 30), "processes": (resource.RLIMIT_NPROC, 4000),
    "file size": (resource.RLIMIT_FSIZE, 64 << 20), "locked": (resource.RLIMIT_MEMLOCK, 0),
    "pending signals": (resource.RLIMIT_SIGPENDING, 100),
}  # fmt: skip


@pytest.mark.parametrize("name", LIMITS)
def test_limits_stay(binary, tmp_path, name):
    which, value = LIMITS[name]
    same_for_all(binary, tmp_path, lambda: resource.setrlimit(which, (value, value)))


def test_niceness_mask_and_cores_stay(binary, tmp_path):
    def prepare():
        os.nice(3)
        os.umask(0o027)
        os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])
        with open("/proc/self/oom_score_adj", "w") as adjust:
            adjust.write("500")

    same_for_all(binary, tmp_path, prepare)


@pytest.mark.parametrize("closed", [(0,), (1,), (2,), (0, 1, 2)], ids=str)
def test_closed_standard_descriptors_stay_closed(binary, tmp_path, closed):
    same_for_all(binary, tmp_path, lambda: [os.close(each) for each in closed])


def test_a_quick_program_where_nobody_waits_for_children(binary, tmp_path):
    """Ignoring SIGCHLD has the kernel reap the program: its end must still be seen."""
    for status in (0, 3):
        ran = subprocess.run(
            [binary, "exec", "sh", "-c", f"exit {status}"], cwd=tmp_path, env=environment(), timeout=30, capture_output=True,
            preexec_fn=lambda: signal.signal(signal.SIGCHLD, signal.SIG_IGN),
        )  # fmt: skip
        assert ran.returncode == status, ran


GUEST = '#include <stdio.h>\nint main(void) { puts("a guest"); return 7; }\n'
GUESTS = {"musl": ["musl-gcc"], "32 bits": ["gcc", "-m32"], "AddressSanitizer": ["gcc", "-fsanitize=address"]}


@pytest.fixture
def guest(request, tmp_path):
    source = tmp_path / "guest.c"
    source.write_text(GUEST)
    command = GUESTS[request.param]
    if not has(command[0]):
        pytest.skip(f"{command[0]} is not installed")
    built = subprocess.run([*command, "-o", tmp_path / "guest", source], capture_output=True, text=True)
    if built.returncode != 0:
        pytest.skip(f"{' '.join(command)} cannot make programs here: {built.stderr[-200:]}")
    return tmp_path / "guest"


STARTS = ["./guest", "exec ./guest", "./script", "python3 -c 'import subprocess; exit(subprocess.run(\"./guest\").returncode)'"]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("guest", GUESTS, indirect=True)
def test_programs_that_cannot_be_measured_start_as_without_us(binary, tmp_path, guest, start):
    script = tmp_path / "script"
    script.write_text(f"#!{guest}\n")
    script.chmod(0o755)
    line = ["sh", "-c", start]
    alone = subprocess.run(line, cwd=tmp_path, env=environment(), capture_output=True, timeout=60)
    under = subprocess.run(
        [binary, "run", "--quiet", "--report", "none", *line], cwd=tmp_path, env=environment(), capture_output=True, timeout=60
    )
    assert (under.returncode, under.stdout, under.stderr) == (alone.returncode, alone.stdout, alone.stderr)
    assert under.returncode == 7


def test_a_vfork_child_changes_no_descriptor_of_its_parent(binary, tmp_path):
    """Positions that are no longer known are asked for, once a write: with the table whole nobody asks."""
    if not has("strace"):
        pytest.skip("strace is not installed")
    program = c_program("vforks.c", "-O1", folder=HOSTILE)
    line = ["strace", "-f", "-e", "trace=lseek", "-o", "calls", program, "child_moves_descriptors"]
    subprocess.run([binary, "run", "--quiet", "--report", "none", *line], cwd=tmp_path, env=environment(), check=True, timeout=60)
    assert (tmp_path / "calls").read_text().count("lseek(") < 20


@pytest.mark.parametrize("case, unrecorded", [("child_moves_descriptors", 100), ("stack_is_whole", 0)])
def test_what_a_vfork_child_writes_itself_is_said_to_be_missing(steelyard, case, unrecorded):
    ran = steelyard([c_program("vforks.c", "-O1", folder=HOSTILE), case])
    losses = dict(zip(ran.profile.text("losses", "loss"), ran.profile["losses"]["count"], strict=True))
    assert losses.get("vfork_unrecorded", 0) == unrecorded


@pytest.mark.parametrize("flags", ["-fsanitize=thread", "-fsanitize=address -static-libasan", "-fsanitize=undefined"])
def test_sanitizers_that_can_live_with_us(binary, tmp_path, flags):
    """Their runtimes call what we stand in front of before they are ready, and are called by us before that, too."""
    try:
        program = c_program("sanitized.c", *flags.split(), folder=HOSTILE)
    except AssertionError as reason:
        pytest.skip(f"gcc cannot link with {flags}: {str(reason)[-200:]}")
    alone = subprocess.run([program, "threads_and_memory"], cwd=tmp_path, env=environment(), capture_output=True, timeout=60)
    under = subprocess.run(
        [binary, "run", "--quiet", "--report", "none", program, "threads_and_memory"],
        cwd=tmp_path, env=environment(), capture_output=True, timeout=60,
    )  # fmt: skip
    assert (under.returncode, under.stdout, under.stderr) == (alone.returncode, alone.stdout, alone.stderr)
    assert alone.returncode == 0 and b"WRONG" not in alone.stdout


def test_every_short_thread_is_counted(steelyard):
    """More of them than the ring has room for, all within a moment."""
    ran = steelyard([c_program("short_threads.c"), 15000])
    assert len(ran.profile["threads"]["cpu_ns"]) == 15001
    assert len(ran.profile["losses"]["count"]) == 0


def test_a_child_behind_a_title_over_the_environment_is_recorded(steelyard):
    """As setproctitle writes it: what we were told in the environment is gone by then."""
    ran = steelyard([c_program("forks.c", "-O1", folder=HOSTILE), "fork_behind_a_long_title"])
    assert len(ran.profile.processes()) == 2


def writes(profile):
    """How often each process wrote to files."""
    return sorted(profile.calls(i)["write"][0] for i in range(len(profile.processes())) if "write" in profile.calls(i))


def test_children_made_past_libc_are_no_part_of_their_parent(steelyard):
    """By number they are recorded; by the bare instruction they are not, and are not counted as their parent's."""
    ran = steelyard([c_program("clones.c", "-O1", folder=HOSTILE), "children_by_number_write"])
    assert writes(ran.profile) == [50, 50, 50, 4 * 50]


def test_children_that_are_killed_while_they_wait_are_counted(steelyard):
    """No tick comes while a call waits that one would end, and it is the last that they make."""
    ran = steelyard([c_program("killed_waiting.c")])
    (truth,) = ran.truth
    calls = ran.profile.calls()
    assert len(ran.profile.processes()) == 7
    assert {name: calls[name] for name in truth["calls"]} == truth["calls"]


def test_children_on_the_same_thread_local_storage_are_said(steelyard):
    ran = steelyard([c_program("clones.c", "-O1", folder=HOSTILE), "sharing_children"])
    assert "clone_shares_thread" in ran.profile.text("losses", "loss")


@pytest.mark.parametrize("case", ["terminals_of_children", "daemons"])
def test_forks_inside_libc_are_processes_of_their_own(steelyard, case):
    ran = steelyard([c_program("clones.c", "-O1", folder=HOSTILE), case])
    assert writes(ran.profile) == ([30, 30, 30, 3 * 30] if case == "terminals_of_children" else [30])


def test_children_whose_handlers_take_signals_and_make_threads_are_recorded(steelyard):
    """pthread_atfork's, which run in the child before fork has returned."""
    ran = steelyard([c_program("aside.c", "-O1", folder=HOSTILE), "handlers_within_children"])
    assert writes(ran.profile) == [30, 30, 30, 3 * 30]
    # Two threads by the handler, or four, and the first.
    assert len(ran.profile["threads"]["cpu_ns"]) == 3 * (1 + 1 + 3) + (1 + 1 + 3) + 2


@pytest.mark.timed
@pytest.mark.beside
def test_a_thread_that_jumps_out_of_fork_is_sampled_again(steelyard):
    """Of its 0.65 s, most after the first jump."""
    ran = steelyard([c_program("aside.c", "-O1", folder=HOSTILE), "jumps_out_of_fork"])
    assert sum(int(weight) for weight in ran.profile["samples"]["weight"]) * ran.profile.manifest["run"]["tick_ns"] > 0.5e9


def test_programs_started_by_who_may_not_open_us_are_said(steelyard):
    if os.geteuid() != 0:
        pytest.skip("only root can become another user")
    ran = steelyard([c_program("rights.c", "-O1", folder=HOSTILE), "exec_as_another_user"], page="text")
    losses = zip(ran.profile["losses"]["count"], ran.profile.text("losses", "loss"), strict=True)
    assert sum(int(count) for count, loss in losses if loss == "started_out_of_reach") >= 10
    assert "become another user" in " ".join(ran.err.split())


# ---- whose the time is ----

SPINS = "import time; end = time.process_time() + 1.5\nwhile time.process_time() < end: pass\n"
STARTS = {
    "waits": f"import subprocess, sys; subprocess.run([sys.executable, '-c', {SPINS!r}])",
    "polls": f"""
import subprocess, sys, select
child = subprocess.Popen([sys.executable, '-c', {SPINS!r}], stdout=subprocess.PIPE)
poll = select.poll(); poll.register(child.stdout); poll.poll(); child.wait()""",
    "shell": f"import subprocess, sys; subprocess.run(['sh', '-c', '\"$0\" -c \"$1\" && true', sys.executable, {SPINS!r}])",
}


@pytest.mark.parametrize("way", STARTS)
def test_who_waits_for_what_it_started_has_no_time_of_its_own(steelyard, way):
    """The child computes for 1.5 s, and its parent waits for that in one way or another."""
    ran = steelyard([sys.executable, "-c", STARTS[way]])
    assert ran.profile.share("compute")[0] > 0.8
    assert ran.profile.metric("wait_share") < 0.1


KILLS_ITSELF = "import os, time\nwhile time.process_time() < 1.7: pass\nos.kill(os.getpid(), 9)"


def test_one_that_is_killed_has_used_a_core_until_then(steelyard):
    """Readings are a second apart; its last tick is not."""
    ran = steelyard([sys.executable, "-c", KILLS_ITSELF], status=-9)
    used = (int(ran.profile["processes"]["user_ns"][0]) + int(ran.profile["processes"]["system_ns"][0])) / 1e9
    assert 1.6 < used < 1.8


@pytest.mark.skipif(os.geteuid() != 0, reason="a namespace of processes wants root")
def test_one_that_has_a_number_of_its_own_is_read_as_itself(steelyard):
    """In its namespace it is number 1, which here is another, of long ago. Killed, so that it says nothing itself."""
    ran = steelyard(["unshare", "--pid", "--fork", sys.executable, "-c", "import time\nwhile time.process_time() < 2: pass\nimport os; os.abort()"], status=None)
    processes = ran.profile["processes"]
    used = (processes["user_ns"] + processes["system_ns"]) / 1e9
    assert 1.5 < used.sum() < 2.5, used


@pytest.mark.parametrize("within", [[], ["unshare", "--pid", "--fork"]], ids=["here", "namespace"])
def test_each_image_of_a_process_has_its_own_time(steelyard, within):
    """The kernel's counts go on over exec, here after a second of three."""
    if within and os.geteuid() != 0:
        pytest.skip("a namespace of processes wants root")
    spins = "import time\nwhile time.process_time() < {}: pass\nimport os, sys; {}"
    second = spins.format(3, "os.abort()")
    first = spins.format(1, f"os.execv(sys.executable, [sys.executable, '-c', {second!r}])")
    ran = steelyard([*within, sys.executable, "-c", first], status=None)
    processes = ran.profile["processes"]
    used = sorted(((processes["user_ns"] + processes["system_ns"]) / 1e9).tolist())[-2:]
    assert 0.9 < used[0] < 1.2 and 1.8 < used[1] < 2.2, used


def test_a_script_of_many_short_programs_is_told_so(steelyard):
    ran = steelyard(["bash", "-c", "for i in $(seq 300); do /bin/true; /usr/bin/expr $i + 1 > /dev/null; done"])
    assert "only processes of less than 200 ms are there" in ran.profile.findings()["short_processes"]["title"].replace("\u00a0", " ")


# ---- signals sent to the process that was started ----

CATCHES = "import signal, time; signal.signal({0}, lambda *_: exit(7)); print(1, flush=True); time.sleep(5)"
SENT = [n for n in range(1, 65) if n not in (signal.SIGKILL, signal.SIGSTOP, 32, 33)]


def sent(line, number, folder):
    """How the program ends that gets the signal by the process that was started."""
    child = subprocess.Popen([str(word) for word in line], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    child.stdout.readline()
    child.send_signal(number)
    try:
        return child.wait(timeout=30)
    except subprocess.TimeoutExpired:
        kill_session(child.pid)
        return "hangs"
    finally:
        child.communicate()


def test_signals_reach_the_program(binary, tmp_path):
    program = [sys.executable, "-c"]
    got = {n: sent([binary, "run", "--quiet", "--report", "none", *program, CATCHES.format(n)], n, tmp_path) for n in SENT}
    assert got == dict.fromkeys(SENT, 7)


def test_a_signal_to_the_group_comes_once(binary, tmp_path):
    text = "import os, signal, time; n = []; signal.signal(10, lambda *_: n.append(1)); os.kill(0, 10); time.sleep(0.3); print(len(n))"
    for before in ([], [binary, "run", "--quiet"]):
        ran = subprocess.run([*before, sys.executable, "-c", text], cwd=tmp_path, capture_output=True, start_new_session=True, timeout=60)
        assert ran.stdout == b"1\n"


@pytest.mark.parametrize("stop", [signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU])
def test_a_shell_sees_the_program_stop_and_go_on(binary, tmp_path, stop):
    """A job of a shell is not alone in its session: there the kernel lets these signals stop it."""
    line = [sys.executable, "-c", f"import os, time; print(1, flush=True); os.kill(os.getpid(), {int(stop)}); time.sleep(0.2); print(2)"]
    for before in ([], [binary, "run", "--quiet"]):
        child = subprocess.Popen([*before, *line], cwd=tmp_path, stdout=subprocess.PIPE, process_group=0)
        _, status = os.waitpid(child.pid, os.WUNTRACED)
        assert os.WIFSTOPPED(status) and os.WSTOPSIG(status) == stop
        os.killpg(child.pid, signal.SIGCONT)
        assert child.communicate(timeout=30)[0] == b"1\n2\n" and child.returncode == 0


# ---- signals that the program sends to its parent ----

TO_PARENT = ["USR1", "USR2", "TERM", "INT", "HUP", "CONT", "WINCH", "CHLD", "0"]


@pytest.mark.parametrize("mode", ["run", "exec", "run exec"])
@pytest.mark.parametrize("name", TO_PARENT)
def test_signals_to_the_parent_reach_the_shell(binary, tmp_path, name, mode):
    """By libc's function, as a shell's own `kill` and Python call it; a signal to the group comes once, as ever."""
    ours = {"run": f"{binary} run --quiet --report none", "exec": f"{binary} exec --quiet --report none"}
    ours["run exec"] = f"{ours['run']} {binary} exec"
    trap = "" if name == "0" else f"trap 'echo got {name}' {name};"
    program = tmp_path / "program.py"
    program.write_text(f"import os, signal\nos.kill(os.getppid(), getattr(signal, 'SIG{name}', 0))\nexit(3)\n")

    def seen(before):
        line = f"{trap} {before} sh -c 'kill -{name} $PPID; exit 4'; echo $?; {before} {sys.executable} {program}; echo $?"
        return subprocess.run(["sh", "-c", line], cwd=tmp_path, env=environment(), capture_output=True, text=True, start_new_session=True, timeout=60)

    alone, under = seen(""), seen(ours[mode])
    assert (under.returncode, under.stdout) == (alone.returncode, alone.stdout), under.stderr
    assert name == "0" or alone.stdout.count("got") == 2


def test_bytes_of_short_children_are_the_program_s(steelyard):
    """What a child's record takes is none of them: each has one from its first file on."""
    line = "import os\nfor n in range(30):\n if os.fork() == 0:\n  f = os.open('x', os.O_WRONLY | os.O_CREAT)\n  os.write(f, b'x' * 1000)\n  os._exit(0)\n os.wait()"
    report = steelyard([sys.executable, "-c", line]).profile.report
    tables = [table for section in report["sections"] for part in section["parts"] for table in part["tables"]]
    (table,) = [table for table in tables if table["id"] == "io_coverage"]
    assert table["rows"][1][:3] == ["written", 30000, 30000]


def test_every_byte_of_a_script_s_program_is_held_against_the_kernel_s_count(steelyard, tmp_path):
    """The supervisor does not see such a program end, and reads its count once a second."""
    (tmp_path / "data").write_bytes(bytes(4096))
    line = "import os, time\nend = time.monotonic() + 1.6\nfile = os.open('data', os.O_RDONLY)\nwhile time.monotonic() < end:\n os.pread(file, 4096, 0)"
    profile = steelyard(["sh", "-c", '"$0" -S -c "$1"; true', sys.executable, line]).profile
    uses, process = profile["file_uses"], profile["processes"]
    (calls,) = uses["read_bytes"][[profile.text("files", "path")[file].endswith("/data") for file in uses["file"]]] // 4096
    kernel = process["io_rchar"][0] - process["io_rchar_start"][0]
    # The modules that Python reads come to it.
    assert 4096 * calls <= kernel < 4096 * calls + 1_000_000 and calls > 10_000


def test_a_script_lasts_from_its_first_program_to_its_last(steelyard, tmp_path):
    """Whether or not these lived long enough for a sample; the shell itself is not recorded."""
    os.mkfifo(tmp_path / "nobody")
    wait = "read -t 0.4 <> nobody; "
    ran = steelyard(["bash", "-c", f"/bin/true; {wait}{sys.executable} -c 'import time; time.sleep(0.1)'; {wait}/bin/true; exit 0"])
    assert 0.9 <= ran.profile.metric("elapsed") <= ran.profile.manifest["run"]["elapsed_ns"] / 1e9


CLOSES = """
import os, sys
own = int(sys.argv[1])
os.write(1, b"ready")
os.close(1)
os.close(own)
sys.stdin.buffer.read(1)
os.close(0)
os.read(int(sys.argv[2]), 1)
"""


@pytest.mark.parametrize("way", ["run", "exec"])
def test_what_the_program_closes_is_closed(binary, tmp_path, way):
    """Whoever reads the other end waits for its end, and only then goes on: neither of our processes may hold it open."""
    ready, says_ready = os.pipe()
    waits, lets_go = os.pipe()
    child = subprocess.Popen(
        [binary, way, "--quiet", "-o", tmp_path / "own.steelyard", sys.executable, "-c", CLOSES, str(says_ready), str(waits)], cwd=tmp_path,
        env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, pass_fds=[says_ready, waits],
    )  # fmt: skip
    os.close(says_ready)
    try:
        for end, said in [(child.stdout.fileno(), b"ready"), (ready, b"")]:
            heard = b""
            while select.select([end], [], [], 60)[0] and (part := os.read(end, 100)):
                heard += part
            assert heard == said and select.select([end], [], [], 0)[0], "it is still open"
        child.stdin.write(b"x")
        child.stdin.flush()
        with pytest.raises(BrokenPipeError):
            for _ in range(6000):
                os.write(child.stdin.fileno(), b"x")
                time.sleep(0.01)
        os.write(lets_go, b"x")
        assert child.wait(60) == 0, child.stderr.read()
    finally:
        child.kill()
        for end in (ready, waits, lets_go):
            os.close(end)


def spin():
    return [c_program("standing.c"), "spin"]


def head_row(ran, label):
    return dict(ran.profile.report["head"]["rows"])[label].replace("\u00a0", " ")


def test_a_shell_that_says_137_was_not_killed(steelyard, tmp_path):
    script = tmp_path / "job.sh"
    script.write_text('"$@" & p=$!; sleep 0.5; kill -9 $p; wait $p\n')
    ran = steelyard(["bash", script, *spin()], status=137)
    assert head_row(ran, "Exit status") == "137, of the command: a program that it ran was killed by signal 9 (SIGKILL), as shells say it"
    # The shell is not measured, and so not counted.
    assert head_row(ran, "Processes") == "2 processes beside bash, no MPI"


def test_a_shell_that_was_killed_is_told_so(steelyard, tmp_path):
    script = tmp_path / "job.sh"
    script.write_text('timeout 0.4 "$@"; kill -9 $$\n')
    ran = steelyard(["bash", script, *spin()], status=None)
    assert head_row(ran, "Exit status") == "the command was killed by signal 9 (SIGKILL)"


@pytest.mark.parametrize("options, said", [([], "SIGTERM"), (["-s", "INT"], "SIGINT"), (["--signal=USR1", "-k", "5"], "SIGUSR1")], ids=["default", "s", "signal"])
def test_a_time_limit_is_told_as_one(steelyard, options, said):
    ran = steelyard(["timeout", *options, "0.5", *spin()], status=124)
    ended = head_row(ran, "Exit status")
    assert ended.startswith("124, of timeout") and said in ended, ended
