"""What is said where nothing, or not all, could be measured; mistakes in the command line; places that others write to."""

import csv
import io
import json
import os
import socket
import stat
import subprocess
import sys

import pytest
from conftest import run
from machine import ROOT, c_program, compiled, environment, has
from profile import Profile

HOSTILE = ROOT / "tests/hostile"
FORMS = ["txt", "html", "json", "csv", "md"]


@pytest.fixture
def static():
    return compiled(HOSTILE / "static.c", ["gcc", "-static"])


def page(command, file, form, tmp_path):
    target = tmp_path / f"page.{form}"
    command("report", file, "-o", target)
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    return target.read_text()


def test_a_page_without_measurement_has_no_numbers(steelyard, command, static, tmp_path):
    """One sentence: what could not be seen, why, what to do. In every form."""
    ran = steelyard([static], status=31, page="text")
    pages = {form: page(command, ran.files[0], form, tmp_path) for form in FORMS}
    pages["stderr"] = ran.err
    for form, text in pages.items():
        words = " ".join(text.split())
        assert "was not measured" in words and "linked statically" in words and "Link it dynamically" in words, form
        for wrong in ("What to do", "Findings", "No finding", "0 %", "CPU utilisation", "Measurement quality", "too short"):
            assert wrong not in words, (form, wrong)
    report = json.loads(pages["json"])
    assert report["unmeasured"] is True
    assert not any(report[part] for part in ("shares", "findings", "sections", "no_finding", "caution"))
    rows = list(csv.DictReader(io.StringIO(pages["csv"])))
    assert {row["section"] for row in rows} == {"head", "unmeasured"}


def test_what_a_shell_does_itself_is_said_to_be_unmeasured(steelyard):
    ran = steelyard(["sh", "-c", "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done"], page="text")
    said = " ".join(ran.err.split())
    assert "it is a shell or a launcher" in said and "too early" not in said, said


def test_a_rank_without_a_record_is_named(steelyard, command, mpi, tmp_path):
    """The numbers are of the others, and it says so."""
    program, static = c_program("compute.c"), c_program("quiet.c", "-static")
    halves = mpi.run(1, program, 0.6, 0.1) + [":", "-n", "1", str(static)]
    ran = steelyard(halves, page="text", status=None)
    said = " ".join(ran.err.split())
    assert "Rank 1 was not measured: it is linked statically" in said and "All numbers here are of the others." in said
    report = json.loads(page(command, ran.files[0], "json", tmp_path))
    assert report["unmeasured"] is False and report["head"]["ranks"] == 2
    assert abs(sum(share["share"] for share in report["shares"]) - 1) < 1e-6


CTYPES = """
import ctypes, time
library = ctypes.CDLL("{library}")
library.MPI_Init(None, None)
end = time.time() + 0.6
while time.time() < end: sum(range(1000))
library.MPI_Finalize()
"""


def test_mpi_called_past_us_is_said(steelyard, mpi):
    """libmpi is loaded, and its calls are looked up in a handle of the program's own."""
    shown = subprocess.run(["ldd", mpi.program("wait.c")], capture_output=True, text=True).stdout
    libraries = [line.split("=>")[1].split()[0] for line in shown.splitlines() if "libmpi" in line and "=>" in line]
    libraries = [path for path in libraries if os.path.basename(path).split(".so")[0] in ("libmpi", "libmpich")]
    if not libraries:
        pytest.skip(f"{mpi.name} is not linked as a shared library")
    ran = steelyard(mpi.run(2, sys.executable, "-c", CTYPES.format(library=libraries[0])), page="text", status=None)
    assert ran.status == 0, ran.err
    said = " ".join(ran.err.split())
    if ran.profile.metric("mpi_calls"):
        pytest.skip("what such a program looks up in its own handle passes us here: there is nothing to say")
    assert f"{os.path.basename(libraries[0]).split('.so')[0]}" in said and "none of its calls was seen" in said, said
    assert "Compute, MPI" in said and "\n  MPI  " not in ran.err


def test_a_serial_program_is_not_told_of_mpi(steelyard):
    ran = steelyard([c_program("compute.c"), "0.3", "0.1"], page="text")
    assert "none of its calls was seen" not in ran.err


MISTAKES = [
    (["--htlm", "page.html", "./app"], "did you mean --html?"),
    (["--peroid=2ms", "./app"], "did you mean --period?"),
    (["sbatch", "job.sh"], "put steelyard into the job"),
    (["salloc", "-N", "1", "srun", "./app"], "salloc -N 1 steelyard run srun ./app"),
    (["./app 3"], "leave out the quotes: steelyard run ./app 3"),
    (["FOO=1", "./app"], "FOO=1 steelyard run ./app"),
]


@pytest.mark.fast
@pytest.mark.parametrize("words, hint", MISTAKES, ids=lambda value: str(value)[:20])
def test_a_mistake_gets_its_hint(command, words, hint, tmp_path):
    if words[0] in ("sbatch", "salloc"):
        # Where there is one it must not be asked.
        (tmp_path / words[0]).write_text("#!/bin/sh\ntouch started\n")
        (tmp_path / words[0]).chmod(0o755)
        ran = command("run", *words, status=2, PATH=f"{tmp_path}:{os.environ['PATH']}")
        (tmp_path / words[0]).unlink()
    else:
        ran = command("run", *words, status=2)
    assert hint in ran.err and len(ran.err.splitlines()) == 1, ran.err
    assert not list(tmp_path.iterdir())


@pytest.mark.fast
def test_programs_that_cannot_be_started_end_as_in_a_shell(command, tmp_path):
    (tmp_path / "data").write_text("x")
    assert "not found; check the spelling" in command("run", "no-such-program", status=127).err
    assert "no such file" in command("run", "./none", status=127).err
    assert "make it executable" in command("run", "./data", status=126).err
    assert "is a directory" in command("run", "/usr", status=126).err


def started(tmp_path):
    return ["sh", "-c", f"touch {tmp_path}/started"]


@pytest.mark.fast
def test_a_place_that_cannot_be_written_is_refused_before_the_run(command, tmp_path):
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    for options, why in [
        (["-o", "none/"], "there is no folder none/; make it first"),
        (["-o", "none/x.steelyard"], "there is no folder none; make it first"),
        (["-o", "file/x.steelyard"], "file is no folder"),
        (["--html", "folder"], "that is a folder"),
        (["--html", "none/page.html"], "there is no folder none"),
        (["-o", "/proc/x.steelyard"], "name another place"),
    ]:
        ran = command("run", *options, *started(tmp_path), status=2)
        assert why in ran.err and "Nothing was started" in ran.err, ran.err
        assert not (tmp_path / "started").exists()
        assert not (tmp_path / "none").exists()
    command("run", "-q", "-o", "folder/", *started(tmp_path))
    assert (tmp_path / "started").exists() and list((tmp_path / "folder").glob("*.steelyard"))


@pytest.mark.fast
@pytest.mark.parametrize("way", ["run", "exec"])
def test_settings_that_cannot_be_read_are_refused_before_the_run(command, tmp_path, way):
    for setting, allowed in [
        ({"STEELYARD_PERIOD_US": "abc"}, "from 100 to 10000000"),
        ({"STEELYARD_SAMPLING": "no"}, "give 0 or 1"),
        ({"STEELYARD_COUNTERS": "all"}, "give 0 or software"),
    ]:
        ran = command(way, *started(tmp_path), status=2, **setting)
        assert allowed in ran.err and "Nothing was started" in ran.err, ran.err
        assert not (tmp_path / "started").exists()
    ran = command(way, *started(tmp_path), STEELYARD_PERIODUS="500")
    assert "did you mean STEELYARD_PERIOD_US?" in ran.err and (tmp_path / "started").exists(), ran.err


def test_a_place_without_right_is_refused_before_the_run(binary, without_root, tmp_path):
    sealed = tmp_path / "sealed"
    sealed.mkdir(mode=0o500)
    ran = run([*without_root, binary, "run", "-o", sealed / "x.steelyard", *started(tmp_path)], "/")
    assert ran.status == 2 and "you may not write into" in ran.err, ran.err
    assert not (tmp_path / "started").exists()


def test_a_place_without_room_is_refused_before_the_run(binary, tmp_path):
    if os.getuid() != 0:
        pytest.skip("only root can mount a full file system")
    full = tmp_path / "full"
    full.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", full], capture_output=True)
    if mounted.returncode != 0:
        pytest.skip(f"no file system can be mounted here: {mounted.stderr.decode().strip()}")
    try:
        ran = run([binary, "run", "-o", full / "x.steelyard", *started(tmp_path)], tmp_path)
        assert ran.status == 2 and "there is no room left" in ran.err, ran.err
        subprocess.run(["mount", "-o", "remount,ro", full], check=True)
        ran = run([binary, "run", "-o", full / "x.steelyard", *started(tmp_path)], tmp_path)
        assert ran.status == 2 and "read-only" in ran.err, ran.err
    finally:
        subprocess.run(["umount", "-l", full])
    assert not (tmp_path / "started").exists()


def in_a_namespace(*lines):
    """The words that run a shell in a mount namespace of its own, after these lines."""
    if os.getuid() != 0 or not has("unshare"):
        pytest.skip("only root can mount in a namespace of its own (unshare)")
    if subprocess.run(["unshare", "-m", "true"], capture_output=True).returncode != 0:
        pytest.skip("this container may not make mount namespaces")
    return ["unshare", "-m", "--propagation", "private", "sh", "-ec", "\n".join(lines)]


@pytest.mark.parametrize("places", [["/dev/shm"], ["/dev/shm", "/tmp"]], ids=["memory", "and temporary"])
def test_a_memory_file_system_mounted_noexec(binary, places, tmp_path):
    """The library goes to the next place, which is named; the records stay in memory; the program is measured."""
    home, program = tmp_path / "home", c_program("compute.c")
    home.mkdir()
    mounts = [f"mount -t tmpfs -o noexec,mode=1777 tmpfs {place}" for place in places if place != "/tmp"]
    # The programs of these tests lie under /tmp: it is mounted over itself.
    mounts += ["mount --bind /tmp /tmp && mount -o remount,bind,noexec /tmp"] if "/tmp" in places else []
    if "/tmp" in places:
        copy, home = ROOT / "build" / "noexec-program", ROOT / "build" / "noexec-home"
        copy.write_bytes(program.read_bytes())
        copy.chmod(0o755)
        program = copy
    try:
        lines = [*mounts, f"cd {tmp_path}", f"exec {binary} run -o {tmp_path}/x.steelyard --report none {program} 0.4 0.1"]
        ran = run(in_a_namespace(*lines), tmp_path, HOME=home, STEELYARD_TMPDIR="", TMPDIR="", XDG_RUNTIME_DIR="", XDG_CACHE_HOME="")
        assert ran.status == 0, ran.err
        where = f"{home}/.cache/steelyard" if "/tmp" in places else f"/tmp/steelyard-{os.getuid()}-lib"
        assert "/dev/shm is mounted noexec" in ran.err and f"libsteelyard.so is in {where} instead" in ran.err, ran.err
        assert sum(Profile(tmp_path / "x.steelyard")["threads"]["samples"]) > 5
    finally:
        if "/tmp" in places:
            program.unlink()
            subprocess.run(["rm", "-rf", home])


def test_no_place_for_records_keeps_no_program_from_running(binary, tmp_path):
    out = ROOT / "build" / "nowhere"
    out.mkdir(exist_ok=True)
    places = [f"mount -t tmpfs -o ro tmpfs {place}" for place in ("/dev/shm", "/tmp")]
    lines = [*places, f"cd {out}", f"exec {binary} run -o {out}/x.steelyard sh -c 'echo ran; exit 7'"]
    ran = run(in_a_namespace(*lines), ROOT, STEELYARD_TMPDIR="", TMPDIR="")
    assert (ran.status, ran.out) == (7, "ran\n") and "the command runs unmeasured: " in ran.err, ran
    assert not list(out.iterdir())


def test_others_in_the_way_of_a_run_directory(binary, command, tmp_path):
    """Its name can be guessed. A FIFO would be waited for, a link to /dev/zero would fill the memory."""
    uid = os.getuid()
    if uid != 0:
        pytest.skip("only root can make another user's files")
    place = tmp_path / "shared"
    place.mkdir()
    place.chmod(0o1777)
    job = {"PMI_RANK": "0", "PMI_SIZE": "1", "MPI_LOCALNRANKS": "1", "PMI_JOBID": "guessed"}
    line = [binary, "exec", "--report", "none", c_program("compute.c"), "0.2", "0.1"]
    # Which name that is, a run tells whose profile cannot be written: it keeps its records.
    spy = run([binary, "exec", "--report", "none", "sh", "-c", "ls $STEELYARD_DIR/.. >/dev/null; dirname $STEELYARD_DIR"],
              tmp_path, STEELYARD_TMPDIR=place, **job)  # fmt: skip
    name = spy.out.strip()
    assert name.startswith(f"{place}/steelyard-{uid}-"), spy.err
    for kind in ("fifo", "zero"):
        os.mkdir(name)
        if kind == "fifo":
            os.mkfifo(f"{name}/node.json")
        else:
            os.symlink("/dev/zero", f"{name}/node.json")
        for mode in (0o755, 0o700):
            os.chmod(name, mode)
            os.chown(name, 65534, 65534)
            ran = run(line, tmp_path, limits=[(9, (4 << 30))], STEELYARD_TMPDIR=place, TMPDIR=tmp_path, **job)
            assert ran.status == 0, ran.err
            listed = command("collect", STEELYARD_TMPDIR=place).out
            assert name not in listed
        subprocess.run(["rm", "-rf", name])


def test_secrets_are_nowhere(steelyard, command, tmp_path):
    """Neither in a page nor in the profile, however they are written."""
    secret = "Zx9hunter"
    words = [f"--token={secret}", "--password", secret, f"https://me:{secret}@h/x?a=1&sig={secret}", "-H",
             f"Authorization: Bearer {secret}", f"API_KEY={secret}"]  # fmt: skip
    ran = steelyard(["sh", "-c", f"{c_program('compute.c')} 0.3 0.1; : mysql -p{secret} $0", *words], UCX_URL=f"http://u:{secret}@h")
    for form in FORMS:
        assert secret not in page(command, ran.files[0], form, tmp_path), form
    shown = subprocess.run([sys.executable, "-m", "zipfile", "-e", ran.files[0], tmp_path / "unpacked"])
    assert shown.returncode == 0
    for file in (tmp_path / "unpacked").rglob("*"):
        assert not file.is_file() or secret.encode() not in file.read_bytes(), file


def test_everything_written_is_its_owners_alone(steelyard, command, tmp_path):
    os.umask(0o022)
    ran = steelyard([c_program("compute.c"), "0.3", "0.1"], options=["--html", "page.html"])
    file = ran.files[0]
    command("view", file, "-o", "view.html")
    command("report", file, "--view", "other.html")
    for target in ("speedscope", "firefox", "folded", "pprof", "perfetto", "chrome", "darshan"):
        command("export", "--to", target, file, "-o", f"export.{target}", status=None)
    open_to_others = [p.name for p in tmp_path.iterdir() if p.is_file() and p.stat().st_mode & 0o077]
    assert not open_to_others and len(list(tmp_path.iterdir())) >= 7


def test_the_viewer_answers_beside_200_that_say_nothing(steelyard, binary, tmp_path):
    ran = steelyard([c_program("compute.c"), "0.3", "0.1"])
    server = subprocess.Popen([binary, "view", "--no-open", ran.files[0]], cwd=tmp_path, env=environment(),
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)  # fmt: skip
    try:
        address = server.stdout.readline().strip()
        port, path = int(address.split(":")[2].split("/")[0]), "/" + address.split("/", 3)[3]
        others = []
        for number in range(200):
            other = socket.create_connection(("127.0.0.1", port))
            if number % 2:
                other.sendall(b"GET / HTTP/1.1\r\nHost: l")
            others.append(other)
        with socket.create_connection(("127.0.0.1", port)) as honest:
            honest.sendall(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
            assert honest.recv(4096).startswith(b"HTTP/1.1 200 ")
        # It did not have to wait until they were given up.
        for other in others:
            other.setblocking(False)
            with pytest.raises(BlockingIOError):
                other.recv(1)
    finally:
        server.terminate()
        server.wait(30)
