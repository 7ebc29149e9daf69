"""Programs whose threads work while the main one waits for them: the run's time is theirs."""

import gzip
import json
import shutil
import subprocess
import sys

import pytest
from machine import PROGRAMS, c_program, compiled

WORKERS = ["g++", "-D_GNU_SOURCE", "-std=c++17", "-O2", "-g", "-pthread"]


def workers():
    return compiled(PROGRAMS / "workers.cpp", WORKERS)


def report(binary, profile, form):
    return subprocess.run([str(binary), "report", "--format", form, str(profile)], capture_output=True, text=True, check=True).stdout


def computes(ran, least=0.9):
    """The shares say that the run computes, and all of them together that it is the whole run."""
    shares = {each["id"]: each["share"] for each in ran.profile.report["shares"]}
    assert abs(sum(shares.values()) - 1) < 1e-6
    assert shares["compute"] > least and shares["wait"] < 1 - least, shares
    assert ran.profile.metric("compute_share") == pytest.approx(shares["compute"])


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize("part", ["threads", "tasks", "turns"])
def test_cpp_threads_that_main_waits_for(steelyard, binary, part):
    ran = steelyard([workers(), part, 1.5])
    computes(ran, 0.8 if part == "turns" else 0.9)
    for form in ("text", "json", "csv", "markdown", "html"):
        assert "hot_loop" in report(binary, ran.files[0], form).replace("\\_", "_"), form
    functions = next(t for s in ran.profile.report["sections"] for t in s["tables"] if t["id"] == "functions")
    assert "hot_loop" in functions["rows"][0][0] and functions["rows"][0][1] > 0.6, functions["rows"][0]
    assert not {"wait", "idle_threads"} & set(ran.profile.findings()), ran.profile.findings()


@pytest.mark.timed
@pytest.mark.beside
def test_c_threads_that_main_joins(steelyard):
    ran = steelyard([c_program("threads.c"), "compute", 0.7])
    computes(ran)
    assert any("worker_compute" in row[0] for s in ran.profile.report["sections"] for t in s["tables"] for row in t["rows"])


@pytest.mark.timed
@pytest.mark.beside
def test_threads_that_write_are_io(steelyard):
    ran = steelyard([workers(), "writers", 1.2])
    shares = {each["id"]: each["share"] for each in ran.profile.report["shares"]}
    assert shares["io"] > 0.8 and shares["wait"] < 0.1, shares


@pytest.mark.timed
@pytest.mark.beside
def test_python_threads_of_a_pool(steelyard):
    ran = steelyard([sys.executable, PROGRAMS / "executor.py", 1.5])
    computes(ran, 0.8)


@pytest.mark.timed
@pytest.mark.beside
def test_java_threads_of_a_pool(steelyard):
    """The machine's own threads, which compile and collect, are not the program."""
    if shutil.which("java") is None:
        pytest.skip("java is not installed (make setup)")
    ran = steelyard(["java", PROGRAMS / "Workers.java", 3])
    computes(ran, 0.6)
    names, roles = ran.profile.text("threads", "name"), ran.profile.text("threads", "role")
    assert any(name.startswith("pool-1-thread") for name in names), (names, roles)
    assert 4 <= ran.profile.metric("threads_at_once") <= 16, names


@pytest.mark.timed
def test_java_threads_that_want_one_lock(steelyard):
    """What it promises is what sums of their own save."""
    if shutil.which("java") is None:
        pytest.skip("java is not installed (make setup)")
    shared, own = (steelyard(["java", PROGRAMS / "Monitors.java", which, 2_000_000]).profile for which in ("shared", "own"))
    saved = shared.report["head"]["elapsed_s"] - own.report["head"]["elapsed_s"]
    gain = shared.findings()["monitor_contention"]["gain_s"]
    assert saved / 2 < gain < 2 * saved, (gain, saved)
    assert "monitor_contention" not in own.findings()


def test_threads_one_after_another_are_not_beside_each_other(steelyard):
    ran = steelyard([workers(), "turns", 0.5, 1000])
    assert ran.profile.metric("threads_per_process") == 1001
    assert ran.profile.metric("threads_at_once") == 2
    assert "idle_threads" not in ran.profile.findings()


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize("to", ["folded", "speedscope", "pprof"])
def test_exports_have_the_threads_that_work(steelyard, binary, tmp_path, to):
    ran = steelyard([workers(), "threads", 0.8])
    out = tmp_path / f"out.{to}"
    subprocess.run([str(binary), "export", "--to", to, str(ran.files[0]), "-o", str(out)], check=True, capture_output=True)
    text = out.read_bytes()
    if to == "folded":
        seconds = sum(int(line.rsplit(" ", 1)[1]) for line in text.decode().splitlines() if "hot_loop" in line) / 1e6
        assert seconds > 0.8 * 4 * 0.8, text[:2000]
    elif to == "speedscope":
        assert any(frame["name"] == "hot_loop" for frame in json.loads(text)["shared"]["frames"])
    else:
        raw = gzip.decompress(text) if text[:2] == b"\x1f\x8b" else text
        assert b"hot_loop" in raw


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize(
    "part, does, advice",
    [("compute", "work_held", "for less"), ("write", "pwrite in write_held", "without the lock"), ("sleep", "usleep in sleep_held", "for anything else")],
)
def test_what_a_mutex_is_held_for(steelyard, part, does, advice):
    """While threads wait for a mutex, its holder does what the program does under it, for as long as they say they waited."""
    ran = steelyard([c_program("held.c"), part, 1.2])
    waited = ran.truth[0]["seconds"]["waited"][0]
    holders = next(t for s in ran.profile.report["sections"] for t in s["tables"] if t["id"] == "lock_holders")
    place, seconds, share, waits = holders["rows"][0]
    assert place.startswith(does) and "worker (held.c:" in waits, holders["rows"]
    # Who has the mutex before it sleeps knows no holder.
    assert share > 0.5 and 0.8 < seconds / share / waited < 1.2, (holders["rows"], waited)
    finding = ran.profile.findings()["lock_contention"]
    assert does.split()[-1] in finding["evidence"][0] and advice in finding["advice"][0], finding


@pytest.mark.parametrize("end", ["told", "exits"])
def test_threads_that_wait_for_others_are_seldom_sampled(steelyard, end):
    """And their time is whole, whether they are told or the process ends."""
    threads, seconds = 30, 1.8
    ran = steelyard([c_program("pool.c"), threads, seconds, end])
    profile = ran.profile
    samples, names = profile["samples"], profile.text("calls", "name")
    weights = [int(weight) for call, weight in zip(samples["call"], samples["weight"]) if names[call].startswith("pthread_cond_")]
    waited = sum(weights) * profile.manifest["run"]["tick_ns"] / 1e9
    assert waited == pytest.approx(threads * seconds, rel=0.1), waited
    # Three waits, each with three ticks and one for the rest; at most one more where a period is longer than the first's.
    assert len(weights) <= threads * 3 * 5, len(weights)
    calls = profile.calls()
    assert calls["pthread_cond_wait"][0] + calls["pthread_cond_timedwait"][0] == threads * 3
