"""The command itself: forms of the report, launching by hand, help, and clear words where something is wrong."""

import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import pytest
from conftest import run
from machine import c_program, environment
from profile import Profile


@pytest.fixture
def small(steelyard, mpi):
    return steelyard(mpi.run(2, mpi.program("wait.c"), 0.3, 0.3, 0.3))


@pytest.mark.fast
def test_the_page_is_printed_after_the_run(steelyard, mpi):
    """On standard error, in 80 columns; standard output is the program's alone."""
    ran = steelyard(mpi.run(2, mpi.program("wait.c"), 0.3, 0.3, 0.3), page="text")
    assert all(line.startswith("TRUTH") for line in ran.out.splitlines())
    assert ran.files[0].name in ran.err
    assert max(len(line) for line in ran.err.splitlines() if str(ran.directory) not in line) <= 80
    assert "Measurement quality" in ran.err


@pytest.mark.parametrize("form", ["html", "txt", "json", "csv", "md"])
def test_every_form(small, command, form, tmp_path):
    target = tmp_path / f"page.{form}"
    command("report", small.files[0], "-o", target)
    text = target.read_text()
    assert len(text) > 500
    if form == "json":
        assert json.loads(text)["schema"].startswith("steelyard-report/")
    if form == "html":
        assert "<svg" in text
        outside = re.findall(r'(?:src|href)="(https?:[^"]*)"', text)
        assert not [u for u in outside if "src" in u], outside
        assert "<script src" not in text and "@import" not in text


def test_report_is_reproducible(small, command, tmp_path):
    for name in ("a.json", "b.json"):
        command("report", small.files[0], "-o", tmp_path / name)
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


@pytest.mark.fast
def test_exec_inside_the_launcher(binary, mpi, tmp_path):
    """The other way round: the launcher starts the supervisors, and the last of them leaves one profile."""
    ran = run(mpi.run(2, binary, "exec", mpi.program("wait.c"), 0.3, 0.3, 0.3), tmp_path, TRUTH_DIR=tmp_path)
    assert ran.status == 0, ran.err
    (file,) = tmp_path.glob("*.steelyard")
    assert Profile(file).metric("ranks_seen") == 2


@pytest.fixture
def parts(binary, tmp_path):
    """What two nodes of two ranks each leave."""
    xtask = binary.with_name("xtask")
    assert xtask.exists(), f"{xtask} is not built; run make build-all"
    subprocess.run([xtask, "parts", tmp_path / "parts", "--ranks", "4", "--per-node", "2", "--seconds", "3"], check=True)
    return sorted((tmp_path / "parts").iterdir())


@pytest.mark.parametrize("nodes, told", [(2, "0 (every rank)"), (1, "ranks 2-3 left no record")])
def test_parts_are_put_together_by_hand(command, parts, tmp_path, nodes, told):
    assert len(parts) == 2
    command("merge", *parts[:nodes], "--report", "none", "-o", tmp_path / "whole.steelyard")
    profile = Profile(tmp_path / "whole.steelyard")
    ended = dict(profile.report["head"]["rows"])["Exit status"].replace("\u00a0", " ")
    assert told in ended and "not merged" not in ended, ended
    assert profile.metric("ranks_seen") == 2 * nodes


@pytest.fixture
def alone(binary, without_root):
    """alone(argument…): the command as a user who may run one process and no thread beside it; and its directory."""
    with tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o777)

        def use(*arguments):
            return run([*without_root, binary, *arguments], place, limits=[(resource.RLIMIT_NPROC, 1)])

        yield use, Path(place)


def test_where_no_thread_can_be_started_the_first_does_all(alone, command, parts, tmp_path):
    """The same to the byte."""
    command("merge", *parts, "--report", "none", "-o", tmp_path / "whole.steelyard")
    use, place = alone
    for part in parts:
        shutil.copy(part, place)
        (place / part.name).chmod(0o644)
    ran = use("merge", *[part.name for part in parts], "--report", "none", "-o", "whole.steelyard")
    assert ran.status == 0, ran.err
    with zipfile.ZipFile(tmp_path / "whole.steelyard") as one, zipfile.ZipFile(place / "whole.steelyard") as other:
        assert one.namelist() == other.namelist()
        assert [name for name in one.namelist() if one.read(name) != other.read(name)] == []
    ran = use("report", "whole.steelyard", "--view", "page.html", "-o", "page.txt")
    assert ran.status == 0 and (place / "page.html").exists(), ran.err
    ran = use("view", "whole.steelyard", "--no-open")
    assert ran.status == 2 and "ulimit -u" in ran.err and "panicked" not in ran.err, ran.err


def test_several_programs_in_one_line(steelyard, mpi):
    if mpi.family != "openmpi":
        pytest.skip("the test's line is Open MPI's")
    program = mpi.program("wait.c")
    line = [mpi.tool("mpirun"), "-n", "1", program, "0.2", "0.2", "0.2", ":", "-n", "1", program, "0.2", "0.2", "0.2"]
    assert steelyard(line).profile.metric("ranks_seen") == 2


def test_profiles_are_never_overwritten(steelyard):
    names = {steelyard([c_program("compute.c"), 0.05, 0.05]).files[0].name for _ in range(3)}
    assert len(names) == 3


@pytest.mark.parametrize("content", [b"", b"not a profile", b"PK\x03\x04 cut", None], ids=["empty", "text", "cut", "missing"])
def test_files_that_are_no_profiles(command, tmp_path, content):
    file = tmp_path / "bad.steelyard"
    if content is not None:
        file.write_bytes(content)
    ran = command("report", file, status=2)
    assert "bad.steelyard" in ran.err and "panicked" not in ran.err
    assert len(ran.err.strip().splitlines()) <= 3, ran.err


@pytest.mark.fast
def test_what_is_no_profile_is_said(steelyard, command, tmp_path):
    """Every form of a report, given back for the profile that it was made of; a folder; a program."""
    ran = steelyard([c_program("compute.c"), 0.05, 0.05])
    profile = ran.files[0]
    given = {tmp_path: "is a directory", c_program("compute.c"): "is a program"}
    for ending, told in (("html", "HTML page"), ("csv", "as CSV"), ("txt", "as text"), ("json", "as JSON")):
        command("report", profile, "-o", tmp_path / f"page.{ending}")
        given[tmp_path / f"page.{ending}"] = told
    for path, told in given.items():
        error = command("report", path, status=2).err
        assert told in error and str(path) in error and "ZIP" not in error, error
    before = profile.read_bytes()
    command("report", profile, "--view", profile, status=2)
    error = command("report", profile, "--view", "none/page.html", status=2).err
    assert " -o" not in error and profile.read_bytes() == before, error
    assert "--view FILE" in command("report", profile, "--source-dir", "/none", status=2).err


@pytest.mark.fast
def test_directories_are_no_data_files(steelyard, tmp_path):
    program = "import os; os.open('/tmp', os.O_RDONLY); os.listdir('/'); open('data.txt', 'w').write('data')"
    ran = steelyard([sys.executable, "-c", program])
    profile = ran.profile
    classes = dict(zip(profile.text("files", "path"), profile.text("files", "class")))
    assert (classes["/tmp"], classes["/"], classes[str(ran.directory / "data.txt")]) == ("directory", "directory", "data"), classes


@pytest.mark.fast
def test_an_interrupt_is_said_to_be_one(binary, tmp_path):
    """Sent to steelyard alone; the program ends itself then, with a status of its own."""
    program = "import signal, sys, time; signal.signal(2, lambda *_: sys.exit(3)); print('ready', flush=True); time.sleep(60)"
    line = [binary, "run", "-o", "run.steelyard", sys.executable, "-c", program]
    with subprocess.Popen(line, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as started:
        started.stdout.readline()
        started.send_signal(signal.SIGINT)
        told = " ".join(started.communicate()[1].split())
    assert started.returncode == 3
    assert "The run was ended by SIGINT" in told and "steelyard was sent signal 2 (SIGINT)" in told, told


def test_a_profile_cut_short(small, command, tmp_path):
    whole = small.files[0].read_bytes()
    for size in [len(whole) * k // 12 for k in range(1, 12)] + [len(whole) - 1]:
        cut = tmp_path / "cut.steelyard"
        cut.write_bytes(whole[:size])
        ran = command("report", cut, status=2)
        assert "panicked" not in ran.err and "cut.steelyard" in ran.err


def test_a_profile_of_a_later_version(small, command, tmp_path):
    later = tmp_path / "later.steelyard"
    with zipfile.ZipFile(small.files[0]) as old, zipfile.ZipFile(later, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == "manifest.json":
                manifest = json.loads(data)
                manifest["version"] = 999
                data = json.dumps(manifest).encode()
            new.writestr(name, data)
    ran = command("report", later, status=2)
    assert "999" in ran.err


@pytest.mark.fast
@pytest.mark.parametrize("arguments", [["--help"], ["run", "--help"], ["report", "--help"], ["--version"]], ids=" ".join)
def test_help(command, arguments):
    assert command(*arguments).out.strip()


@pytest.mark.fast
def test_doctor(command):
    said = command("doctor", status=None)
    # 0 if programs can be measured, whatever else is missing here; 2 if not at all.
    assert said.status in (0, 2)
    assert (said.status == 0) == ("Programs can be measured here" in said.out)
    assert "panicked" not in said.err and len(said.out) > 200


def test_what_is_not_available_says_why(small):
    for missing in small.profile.report["trust"]["absent"]:
        assert missing["what"] and missing["reason"]
    for row in small.profile.rows().values():
        assert row["value"] is not None or row["missing"]


def test_secrets_stay_out(steelyard):
    ran = steelyard([c_program("compute.c"), 0.05, 0.05, "--password=hunter2x"], MY_API_TOKEN="hunter2y", OMP_NUM_THREADS="1")
    with zipfile.ZipFile(ran.files[0]) as file:
        for name in file.namelist():
            assert b"hunter2" not in file.read(name), name


def test_a_place_for_records_that_cannot_be_written_to_is_named(binary, tmp_path):
    """Another is used: jobs bring their environment to nodes that lack the place."""
    missing = tmp_path / "no such place"
    ran = run([binary, "run", "--report", "none", c_program("compute.c"), "0.1", "0"], tmp_path, STEELYARD_TMPDIR=missing)
    assert f"nothing can be written to {missing}, as STEELYARD_TMPDIR says: records go to /" in ran.err
    assert list(tmp_path.glob("*.steelyard"))
    quiet = run([binary, "run", "--quiet", c_program("compute.c"), "0.1", "0"], tmp_path, STEELYARD_TMPDIR=missing)
    assert quiet.err == ""


def test_no_profile_takes_the_place_of_a_device(binary, tmp_path):
    """As root, -o /dev/null would else cost the machine its /dev/null."""
    null = tmp_path / "null"
    null.symlink_to("/dev/null")
    ran = run([binary, "run", "--report", "none", "-o", null, "true"], tmp_path)
    assert ran.status == 0, ran.err
    assert null.is_symlink() and null.is_char_device()


def test_words_that_are_no_text_are_passed_on(binary, mpi, tmp_path):
    """Names from before UTF-8: of the program, and of what it is given."""
    name = b"caf\xe9"
    os.symlink(shutil.which("echo"), os.fsencode(tmp_path) + b"/" + name)
    for line in ([b"./" + name, name], [*map(os.fsencode, mpi.run(2, shutil.which("echo"))), name]):
        words = [os.fsencode(binary), b"run", b"--quiet", b"--output", b"a.steelyard", b"--", *line]
        ran = subprocess.run(words, cwd=tmp_path, env=environment(), capture_output=True, timeout=90)
        assert ran.returncode == 0 and set(ran.stdout.split()) == {name}, ran
        (tmp_path / "a.steelyard").unlink()
    ran = subprocess.run([os.fsencode(binary), b"run", name], cwd=tmp_path, env=environment(), capture_output=True, timeout=90)
    assert ran.returncode != 0 and b"not found" in ran.stderr and b"panicked" not in ran.stderr, ran


def test_a_mask_that_keeps_new_files_from_their_owner(binary, without_root):
    """The program has it as without us, and what is recorded can be read."""
    with tempfile.TemporaryDirectory() as place:
        os.chmod(place, 0o777)
        script = 'umask 477; exec "$0" run --quiet --output a.steelyard -- sh -c "umask; /bin/echo from a child; true"'
        ran = run([*without_root, "sh", "-c", script, binary], place)
        assert (ran.status, ran.out) == (0, "0477\nfrom a child\n"), ran.err
        assert len(Profile(Path(place) / "a.steelyard")["processes"]["pid"]) == 1  # echo


def test_nobody_is_waited_for_who_does_not_read_the_profile(binary, tmp_path):
    os.mkfifo(tmp_path / "fifo")
    ran = run([binary, "run", "--quiet", "--output", "fifo", "echo", "done"], tmp_path, timeout=30, TMPDIR=tmp_path)
    assert (ran.status, ran.out) == (0, "done\n") and "nobody reads from it" in ran.err, ran.err
    assert list(tmp_path.glob("*.steelyard"))


def test_a_folder_whose_name_the_loader_would_cut(binary, tmp_path):
    folder = tmp_path / "a b:c"
    folder.mkdir()
    program = [binary, "run", "--output", "a.steelyard", "--report", "none", "sh", "-c", "echo done"]
    ran = run(program, tmp_path, STEELYARD_TMPDIR=folder, TMPDIR=folder)
    assert (ran.status, ran.out) == (0, "done\n") and "ld.so" not in ran.err and "LD_PRELOAD" in ran.err, ran.err
    assert len(Profile(tmp_path / "a.steelyard")["processes"]["pid"]) == 1
