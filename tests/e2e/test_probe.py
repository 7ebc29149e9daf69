"""`steelyard probe io`: sizes and counts are as asked, results are kept and attached, and nothing is ever left behind."""

import json
import os
import signal
import stat
import subprocess

import pytest
from conftest import run
from machine import C_FLAGS, ROOT, compiled, environment
from patience import wait_for

TESTS = ["large_write", "large_read", "small_write", "small_read", "create", "stat", "unlink"]
MIB = 1 << 20
SIZE = 16 * MIB


@pytest.fixture
def place(tmp_path):
    """The directory that is probed; at the end of a test it is as empty as at its start."""
    directory = tmp_path / "probed"
    directory.mkdir()
    yield directory
    assert not list(directory.iterdir())


@pytest.fixture
def probe(binary, place, tmp_path):
    """probe(option…): one that is short because it is small, however busy the machine; its JSON and what it said."""

    def use(*options, launcher=None, status=0, **variables):
        line = [binary, "probe", "io", place, "--size", str(SIZE), "--seconds", "60", "--json", *options]
        command = launcher(line) if launcher else line
        ran = run(command, tmp_path, HOME=tmp_path, XDG_DATA_HOME="", **variables)
        assert ran.status == status, f"{ran.status}\n{ran.out}\n{ran.err}"
        return (json.loads(ran.out) if status == 0 else None), ran

    return use


def kept(tmp_path):
    return sorted((tmp_path / ".local/share/steelyard/probes").glob("*.json"))


def levels(processes):
    return sorted({1, processes} | {1 << k for k in range(10) if 1 << k < processes})


def complete(found, processes):
    by = {(r["test"], r["processes"]): r for r in found["results"]}
    assert set(by) == {(t, n) for t in TESTS for n in levels(processes)}, found["notes"]
    for (test, n), row in by.items():
        assert row["per_second"] > 0 and row["seconds"] > 0 and row["operations"] >= n, row
        assert row["access_bytes"] == (MIB if "large" in test else 47008 if "small" in test else 0)
        assert row["operations"] * row["access_bytes"] <= SIZE, row
        assert row["operations"] <= found["files"] or row["access_bytes"], row
        assert 0 <= row["sync_seconds"] <= row["seconds"]
        assert (row["served_by"] in ("device", "cache", "memory", "server")) == test.endswith("_read"), row
    for n in levels(processes):
        # What was made is what was removed, and no more was read than was written.
        assert by["unlink", n]["operations"] == by["create", n]["operations"]
        for kind in ("large", "small"):
            assert by[kind + "_read", n]["operations"] <= by[kind + "_write", n]["operations"]
    return by


@pytest.mark.fast
@pytest.mark.parametrize("processes", [1, 3])
def test_own_processes(probe, tmp_path, processes):
    found, ran = probe("-n", str(processes))
    complete(found, processes)
    assert (found["processes"], found["hosts"], found["size_bytes"]) == (processes, 1, SIZE)
    assert "At most 16 MiB and 50000 empty files lie there at a time" in " ".join(ran.err.split())
    (file,) = kept(tmp_path)
    assert json.loads(file.read_text()) == found
    assert stat.S_IMODE(file.stat().st_mode) == 0o600 and stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_under_every_mpi(probe, every_mpi):
    """The launcher's processes meet in the directory; one of them speaks, and it is no MPI program."""
    found, ran = probe(launcher=lambda line: every_mpi.run(2, line[0], *line[1:]))
    complete(found, 2)
    assert found["processes"] == 2
    assert ran.err.count("steelyard: measuring") == 1


def test_under_a_launcher_its_number_counts(probe, mpi):
    """-n has no meaning there: it is an error with its reason, and nothing is measured."""
    _, ran = probe("-n", "2", launcher=lambda line: mpi.run(2, line[0], *line[1:]), status=2)
    assert "-n is for a probe without a launcher" in ran.err


def test_what_is_printed(binary, place, tmp_path):
    ran = run([binary, "probe", "io", place, "--size", str(SIZE), "--seconds", "1", "-n", "2"], tmp_path, HOME=tmp_path, XDG_DATA_HOME="")
    assert ran.status == 0, ran.err
    for words in ("large writes", "its time in fsync", "answered by", "files removed", "47 008 bytes", "B/s"):
        assert words in " ".join(ran.out.split()), ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    assert str(kept(tmp_path)[0]) in ran.err


def test_list_and_doctor(binary, probe, tmp_path):
    def say(*arguments):
        return run([binary, *arguments], tmp_path, HOME=tmp_path, XDG_DATA_HOME="")

    assert "No probe is kept" in say("probe", "io", "--list").out
    assert "steelyard probe io ." in say("doctor", "--no-self-test").out
    found, _ = probe("-n", "1")
    said = say("probe", "io", "--list")
    assert f"{found['kind']}" in said.out and "just now" in said.out, said.out
    assert "probed just now" in " ".join(say("doctor", "--no-self-test").out.split())
    broken = kept(tmp_path)[0].with_name("broken.json")
    broken.write_text("{")
    said = say("probe", "io", "--list")
    assert said.status == 0 and "broken.json" in said.err and found["kind"] in said.out


def test_a_shared_store(probe, tmp_path):
    site = tmp_path / "site"
    probe("-n", "1", STEELYARD_PROBES=site)
    (file,) = site.glob("*.json")
    assert not kept(tmp_path) and stat.S_IMODE(file.stat().st_mode) & 0o600 == 0o600


def test_profiles_get_it(probe, steelyard, tmp_path):
    """Into the profile of a run that used the file system: of two probes the median, and each of them beside it."""
    before, _ = probe("-n", "2")
    found, _ = probe("-n", "2")
    writer = ["dd", "if=/dev/zero", f"of={tmp_path}/data", "bs=1M", "count=4", "status=none"]
    ran = steelyard(writer, HOME=tmp_path, XDG_DATA_HOME="")
    baselines = ran.profile["baselines"]
    systems = list(zip(ran.profile.text("filesystems", "kind"), ran.profile.text("filesystems", "source")))
    row = systems.index((found["kind"], found["source"]))
    rows = [i for i, system in enumerate(baselines["filesystem"]) if system == row]
    tests = ran.profile.text("baselines", "test")
    columns = ("slowest", "per_second", "fastest", "probes")
    got = {(tests[i], int(baselines["processes"][i])): tuple(int(baselines[c][i]) for c in columns) for i in rows}
    both = [{(r["test"], r["processes"]): r["per_second"] for r in one["results"]} for one in (before, found)]
    for key in both[0].keys() | both[1].keys():
        rates = sorted(rate[key] for rate in both if key in rate)
        assert got[key] == (rates[0], rates[-1], rates[-1], len(rates)), key
    # Writes without their fsync are other rows, and faster.
    cached = {(test.removesuffix("_cached"), n): of for (test, n), of in got.items() if test.endswith("_cached")}
    assert all(of[1] >= got[key][0] for key, of in cached.items()) and len(got) == len(both[0].keys() | both[1].keys()) + len(cached)
    assert {int(t) for t in baselines["measured_unix_s"]} == {found["measured_unix_s"]}


@pytest.mark.timed
@pytest.mark.beside
def test_what_goes_to_the_page_cache_is_not_held_against_a_probe_with_fsync(probe, steelyard, tmp_path):
    """Small writes without sync are small writes whatever the probe found."""
    probe("-n", "1")
    line = [compiled(ROOT / "tests/causes/access.c", ["gcc", *C_FLAGS], ["-lpthread"]), "lines", 1000000]
    ran = steelyard(line, HOME=tmp_path, XDG_DATA_HOME="")
    found = [f["id"] for f in ran.profile.report["findings"] if f["id"] != "load_from_elsewhere"]
    assert found[0] == "unbuffered" and "below_baseline" not in found


def in_the_middle(binary, place, tmp_path, number, whom=os.kill):
    """Starts a long probe, and sends a signal once it has written something."""
    line = [str(c) for c in (binary, "probe", "io", place, "-n", "2", "--seconds", "60", "--size", "256M")]
    child = subprocess.Popen(
        line, cwd=tmp_path, env=environment(HOME=tmp_path, XDG_DATA_HOME=""), stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    wait_for(lambda: list(place.glob(".steelyard-probe-*/large-0")))
    whom(child.pid, number)
    out, err = child.communicate(timeout=60)
    return child.returncode, out.decode(), err.decode()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=lambda n: n.name)
@pytest.mark.parametrize("whom", [os.kill, os.killpg], ids=["the first process", "all"])
def test_nothing_is_left_after_a_signal(binary, place, tmp_path, number, whom):
    status, out, err = in_the_middle(binary, place, tmp_path, number, whom)
    assert status == -number and "interrupted" in err, (status, err)
    assert not out and not kept(tmp_path)
    assert not list(place.iterdir())


def test_others_remove_what_a_killed_leader_left(binary, place, tmp_path):
    in_the_middle(binary, place, tmp_path, signal.SIGKILL)
    wait_for(lambda: not list(place.iterdir()))


def test_the_next_probe_removes_what_a_killed_one_left(binary, place, probe, tmp_path):
    in_the_middle(binary, place, tmp_path, signal.SIGKILL, os.killpg)
    assert list(place.iterdir()), "all were killed, and still something removed it"
    probe("-n", "1")


def test_a_directory_that_is_not_there(probe, place, binary, tmp_path):
    ran = run([binary, "probe", "io", tmp_path / "none"], tmp_path, HOME=tmp_path)
    assert ran.status == 2 and "none" in ran.err and "directory" in ran.err, ran.err
    assert len(ran.err.strip().splitlines()) == 1


def test_a_read_only_directory(binary, tmp_path):
    """A file system that root cannot write to either."""
    ran = run([binary, "probe", "io", "/proc/self"], tmp_path, HOME=tmp_path)
    assert ran.status == 2 and "/proc/self" in ran.err and "name a directory" in ran.err, ran.err


def test_no_room(binary, place, tmp_path):
    ran = run([binary, "probe", "io", place, "-n", "4", "--size", "2M"], tmp_path, HOME=tmp_path)
    assert ran.status == 2 and "--size" in ran.err, ran.err
    ran = run([binary, "probe", "io", place, "--size", "1000T"], tmp_path, HOME=tmp_path)
    assert ran.status == 2 and "room" in ran.err, ran.err


def test_a_full_disk_in_the_middle(binary, place, tmp_path):
    """A limit on the size of files does what a full disk does: a write fails."""
    import resource

    ran = run(
        [binary, "probe", "io", place, "-n", "1", "--size", "64M", "--seconds", "2"], tmp_path, HOME=tmp_path,
        limits=[(resource.RLIMIT_FSIZE, 1 << 20)],
    )  # fmt: skip
    assert ran.status != 0 and "could not write" in ran.err and "removed" in ran.err, ran.err
    assert len(ran.err.strip().splitlines()) <= 6


def test_the_store_cannot_be_written(binary, place, tmp_path):
    ran = run([binary, "probe", "io", place, "-n", "1", "--size", "4M", "--seconds", "1"], tmp_path, STEELYARD_PROBES="/proc/self/x")
    assert ran.status == 2 and "STEELYARD_PROBES" in ran.err, ran.err
    assert "large writes" in ran.out, "what was measured is shown all the same"


def test_memory_is_measured_kept_and_told(binary, steelyard, tmp_path):
    home = {"HOME": tmp_path, "XDG_DATA_HOME": ""}
    ran = run([binary, "probe", "memory", "--json"], tmp_path, **home)
    assert ran.status == 0, ran.err
    by = {}
    for row in json.loads(ran.out)["results"]:
        by.setdefault(row["test"], []).append(row)
    assert all(row["per_second"] > 0 for rows in by.values() for row in rows)
    assert by["memory_read"][0]["processes"] == by["memory_triad"][0]["processes"] == 1
    sizes = [row["access_bytes"] for row in by["memory_load"]]
    assert sizes == sorted(set(sizes)) and sizes[0] == 16 << 10
    assert len(kept(tmp_path)) == 1
    listed = run([binary, "probe", "io", "--list"], tmp_path, **home)
    assert "memory, of " in listed.out
    command = [compiled(ROOT / "tests/causes/memory.c", ["gcc", *C_FLAGS], ["-lm"]), "chase", "1"]
    said = [steelyard(command, **variables).profile.report["verdict"] for variables in (home, home | {"STEELYARD_PROBES": tmp_path / "none"})]
    assert "Of memory here a read takes" in said[0] and "measured on" in said[0], said[0]
    assert "`steelyard probe memory` measures" in said[1], said[1]
