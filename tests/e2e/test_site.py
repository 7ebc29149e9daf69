"""A machine on which programs are recorded unasked: what is kept, of whom, what is not, and who may read it."""

import os
import re
import shutil
import stat
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
from conftest import run
from machine import c_program
from profile import Profile
from test_files import used

NOBODY = 65534
TRUTH = 1234  # reads of /dev/zero

READER = f"""
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>
int main(int argc, char **argv)
{{
    char byte;
    int fd = open("/dev/zero", O_RDONLY);
    double until = atof(argv[1]);
    struct timespec now, start;
    for (int n = 0; n < {TRUTH}; n++)
        (void)!read(fd, &byte, 1);
    clock_gettime(CLOCK_MONOTONIC, &start);
    do
        clock_gettime(CLOCK_MONOTONIC, &now);
    while (now.tv_sec - start.tv_sec + 1e-9 * (now.tv_nsec - start.tv_nsec) < until);
    return 3;
}}
"""


class Site:
    """A site with a store, and a place for records, of its own."""

    def __init__(self, binary, folder, settings=""):
        # A test may be tried again.
        folder = Path(tempfile.mkdtemp(dir=folder))
        folder.chmod(0o755)
        self.binary, self.store, self.place = binary, folder / "store", folder / "place"
        self.file = folder / "site.toml"
        self.variables = {"STEELYARD_TMPDIR": str(self.place)}
        self.place.mkdir()
        self.place.chmod(0o1777)
        self.file.write_text(f'[site]\ndirectory = "{self.store}"\nleast_free_percent = 0\n{settings}\n')
        self("clean")

    def __call__(self, what, *more, status=0):
        ran = subprocess.run(
            [self.binary, "site", what, "--settings", self.file, *more], capture_output=True, text=True, timeout=60,
            env=os.environ | self.variables,
        )  # fmt: skip
        assert ran.returncode == status, ran
        return ran.stdout

    def job(self, text):
        """A shell's script that begins as the site wants it."""
        return ["sh", "-ec", f'eval "$({self.binary} site task --settings {self.file})"\n{text}']

    def script(self, text, directory, **variables):
        return run(self.job(text), directory, **self.variables, **variables)

    def profiles(self):
        return sorted(self.store.rglob("*.steelyard"))

    def profile(self):
        (one,) = self.profiles()
        return Profile(one)


@pytest.fixture
def folder():
    """In memory, and to be entered by all."""
    path = Path(tempfile.mkdtemp(prefix="steelyard-site-", dir="/dev/shm"))
    path.chmod(0o755)
    yield path
    shutil.rmtree(path)


@pytest.fixture
def reader(folder):
    (folder / "reader.c").write_text(READER)
    return shutil.copy(c_program("reader.c", folder=folder), folder / "reader")


def test_what_is_long_is_kept_and_what_is_short_is_not(binary, folder, reader, tmp_path):
    site = Site(binary, folder, "shortest_s = 1")
    ran = site.script(f"{reader} 0 || {reader} 1.5 || /bin/true", tmp_path)
    assert ran.status == 0 and ran.err == "", ran
    site("collect")
    profile = site.profile()
    (process,) = profile.processes()
    assert process["command"].endswith(" 1.5")
    assert used(profile, "/dev/zero")["reads"] == TRUTH
    assert profile.manifest["run"]["name"] == "reader"
    assert list(site.place.iterdir()) == []
    assert stat.S_IMODE(profile.path.stat().st_mode) == 0o600
    assert re.fullmatch(r"\d{4}/\d\d/\d\d/\w+", str(profile.path.parent.relative_to(site.store)))
    page = run([binary, "report", profile.path], tmp_path).out
    assert "killed" not in page and "supervisor" not in page, page


def test_who_says_no_is_not_recorded(binary, folder, reader, tmp_path):
    site = Site(binary, folder, 'shortest_s = 0\nleave_out = ["other", "kept-not"]')
    named = shutil.copy(reader, tmp_path / "kept-not")
    site.script(f"STEELYARD=off {reader} 0 || {named} 0 || {reader} 0.2 || true", tmp_path)
    assert site.script('test -z "$LD_PRELOAD"', tmp_path, STEELYARD="off").status == 0
    site("collect")
    (process,) = site.profile().processes()
    assert process["command"].endswith(" 0.2")


def test_a_run_that_is_asked_for_is_recorded_once(binary, folder, reader, tmp_path):
    site = Site(binary, folder, "shortest_s = 0")
    asked = tmp_path / "asked.steelyard"
    ran = site.script(f"{binary} run --quiet -o {asked} {reader} 0.5 || test $? = 3", tmp_path)
    assert ran.status == 0, ran
    site("collect")
    assert site.profiles() == []
    profile = Profile(asked)
    assert len(profile.processes()) == 1 and len(profile["samples"]["tick"]) > 0
    assert "STEELYARD_SAMPLING" not in profile.manifest["run"]["environment"]


def test_ranks_are_one_run(binary, folder, tmp_path, every_mpi):
    site = Site(binary, folder)
    ran = site.script(" ".join(every_mpi.run(3, every_mpi.program("wait.c"), 0.1, 0.1, 0.1)), tmp_path)
    assert ran.status == 0, ran
    site("collect")
    profile = site.profile()
    assert sorted(profile["processes"]["rank"]) == [0, 1, 2]
    assert profile.manifest["run"]["ranks_expected"] == 3 and profile.manifest["run"]["name"].startswith("wait")


# Of a program without a core there are fewer.
@pytest.mark.timed
@pytest.mark.beside
def test_samples_wait_in_the_process(binary, folder, reader, tmp_path):
    """Nobody empties the ring: the longer it runs the further apart they are."""
    site = Site(binary, folder, "shortest_s = 0\nsample_every_ms = 1")
    site.script(f"{reader} 6 || true", tmp_path)
    site("collect")
    profile = site.profile()
    assert len(profile["samples"]["tick"]) > 1000
    assert "samples_missing" not in str(profile.manifest["run"]["notes"])
    assert sum(profile.sampled_seconds().values()) == pytest.approx(6, rel=0.05)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be another user")
def test_root_collects_as_each_user(binary, folder, reader, tmp_path):
    site = Site(binary, folder, "shortest_s = 0")
    own = os.environ | site.variables
    for number in (NOBODY, 0):
        subprocess.run(site.job(f"{reader} 0.2 || true"), user=number, group=number, env=own, cwd="/", check=True)
    # What another user put there under such a name is not entered, and holds nobody up.
    planted = site.place / f"steelyard-{NOBODY}-planted"
    planted.mkdir()
    (planted / "s1").symlink_to("/etc")
    os.mkfifo(planted / "node.json")
    for path in (planted, planted / "node.json"):
        os.chown(path, NOBODY, NOBODY)
    # A job that still runs keeps its own.
    running = subprocess.Popen(site.job(f"{reader} 60"), env=own, start_new_session=True)
    deadline = time.monotonic() + 30
    while len(list(site.place.glob("steelyard-0-*/s*/*.region"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    site("collect")
    owners = {path.parent.name: (path.stat().st_uid, path.parent.stat().st_mode & 0o777) for path in site.profiles()}
    assert owners == {"nobody": (NOBODY, 0o700), "root": (0, 0o700)}
    assert len(list(site.place.glob("steelyard-0-*"))) == 1
    os.killpg(running.pid, 9)
    running.wait()
    site("collect")
    assert len(site.profiles()) == 3


def test_a_shell_that_lives_keeps_its_records(binary, folder, reader, tmp_path):
    """Between two programs nothing of a job runs that is recorded."""
    site = Site(binary, folder, "shortest_s = 0")
    collect = f"{binary} site collect --settings {site.file}"
    ran = site.script(f"{reader} 0.1 || {collect}; {reader} 0.2 || true", tmp_path)
    assert ran.status == 0 and ran.err == "" and site.profiles() == [], ran
    site("collect")
    assert len(site.profile().processes()) == 2


def test_what_was_killed_ended_with_its_job(binary, folder, reader, tmp_path):
    site = Site(binary, folder, "shortest_s = 1")
    site.script(f"timeout -s KILL 1.5 {reader} 60 || true", tmp_path, SLURM_JOB_ID="77")
    site("collect", "--job", "78")
    assert site.profiles() == []
    site("collect", "--job", "77")
    profile = site.profile()
    assert profile.metric("compute_share") > 0.9 and profile.metric("elapsed") > 1.4
    assert used(profile, "/dev/zero")["reads"] == TRUTH and "_77.batch" in profile.path.name


@pytest.mark.skipif(os.geteuid() != 0, reason="only root makes namespaces everywhere")
def test_numbers_of_another_namespace_hold_nothing_up(binary, folder, reader, tmp_path):
    site = Site(binary, folder, "shortest_s = 0")
    site.script(f"unshare --pid --fork --mount-proc {reader} 0.2 || true", tmp_path)
    site("collect")
    assert used(site.profile(), "/dev/zero")["reads"] == TRUTH


def test_whatever_the_mask_is(binary, folder, reader, tmp_path):
    site = Site(binary, folder, "shortest_s = 0")
    for mask in ("000", "777"):
        site.script(f"umask {mask}; eval \"$({binary} site task --settings {site.file})\"; {reader} 0.2 || true", tmp_path)
        assert all(stat.S_IMODE(path.stat().st_mode) in (0o600, 0o700) for path in site.place.glob("steelyard-*/s*/*.region"))
    site("collect")
    assert sum(len(Profile(path).processes()) for path in site.profiles()) == 2
    assert list(site.place.iterdir()) == []


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be another user")
def test_nobody_keeps_another_from_a_profile(binary, folder, reader, tmp_path):
    site = Site(binary, folder, "shortest_s = 0")
    for day in site.store.glob("*/*/*"):
        (day / "nobody").mkdir()
    subprocess.run(site.job(f"{reader} 0.2 || true"), user=NOBODY, group=NOBODY, env=os.environ | site.variables, cwd="/", check=True)
    site("collect")
    (path,) = site.profiles()
    assert path.parent.name.startswith("nobody.") and path.parent.stat().st_uid == NOBODY


def test_settings_that_are_wrong_keep_no_job_from_running(binary, folder, tmp_path):
    site = Site(binary, folder)
    site.file.write_text('[site]\ndirectory = "here"\n')
    ran = site.script("echo ran", tmp_path)
    assert ran.out == "ran\n" and "absolute path" in ran.err
    assert "BAD" in site("check", status=2)
    site.file.unlink()
    assert site.script("echo ran", tmp_path).out == "ran\n"


def test_it_can_be_tried(binary, folder):
    site = Site(binary, folder)
    text = site("check")
    assert text.count("  good ") == 4 and "BAD" not in text, text
    shutil.rmtree(site.store)
    assert "site clean" in site("check", status=2)


def test_little_room_is_left_to_the_programs(binary, folder, tmp_path):
    site = Site(binary, folder)
    site.file.write_text(site.file.read_text().replace("least_free_percent = 0", "least_free_percent = 99"))
    free = os.statvfs("/dev/shm")
    if free.f_bavail * 100 >= free.f_blocks * 99:
        (folder / "filled").write_bytes(bytes(free.f_blocks * free.f_frsize // 50))
    assert site.script('test -z "$STEELYARD_DIR"', tmp_path).status == 0


def test_a_store_has_room_for_so_much(binary, folder):
    site = Site(binary, folder, "keep_days = 30")
    own = min(site.store.glob("*/*/*")) / "somebody"
    own.mkdir()
    old, new = own / "old.steelyard", own / "new.steelyard"
    for path, days in ((old, 31), (new, 29)):
        path.write_text("x")
        os.utime(path, (time.time() - days * 86400,) * 2)
    assert "removed: 1 file" in site("clean")
    assert new.exists() and not old.exists()
