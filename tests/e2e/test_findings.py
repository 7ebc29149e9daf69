"""What the report says of programs whose fault is known, and that it says nothing of those that have none."""

import os
import re

import pytest
from conftest import run
from machine import PROGRAMS, c_program, compiled


@pytest.mark.timed
def test_imbalance_names_the_rank(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("imbalance.c"), 20, 0.05, 1.0, 2.0))
    found = ran.profile.findings()
    named = [f for f in found.values() if "imbalance" in f["id"]]
    assert named, sorted(found)
    assert named[0]["ranks"] == [1] or "rank 1" in " ".join([named[0]["title"], *named[0]["evidence"]])
    assert any(p["function"] == "solve" for p in named[0]["places"]), named[0]["places"]
    worked = [ran.seconds(r, "solve") for r in range(2)]
    gain = max(worked) - sum(worked) / 2
    assert 0.7 * gain < named[0]["gain_s"] < 1.3 * gain, (named[0]["gain_s"], gain)
    # The machine may be busy with other things, and the loop is scalar: that may be said before it, but nothing else.
    others = ("load_from_elsewhere", "not_vectorised")
    first = next(f for f in ran.profile.report["findings"] if f["id"] not in others)
    assert first["id"] == named[0]["id"]


@pytest.mark.timed
def test_tiny_writes_behind_a_barrier(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("tiny_io.c"), 2000000))
    found = ran.profile.findings()
    # Named by the requests or by the one rank that makes them, whichever is worth more here.
    named = [found[i] for i in ("unbuffered", "scattered", "tiny_requests", "serial_io") if i in found]
    assert named, sorted(found)
    assert "write" in named[0]["title"] or "I/O" in named[0]["title"], named[0]["title"]


@pytest.mark.timed
@pytest.mark.beside
def test_text_output(steelyard):
    found = steelyard([c_program("io.c"), "text"]).profile.findings()
    assert any("text" in i for i in found), sorted(found)


def test_open_and_close_storm(steelyard):
    ran = steelyard([c_program("io.c"), "storm"])
    # A short storm costs little: it may stay unnamed, but nothing else may be blamed.
    assert not {i for i in ran.profile.findings() if "imbalance" in i or "mpi" in i}


@pytest.mark.timed
def test_idle_openmp_threads(steelyard):
    program = c_program("openmp.c", "-fopenmp")
    found = steelyard([program, "serial", 1.5], OMP_NUM_THREADS=2).profile.findings()
    assert any("openmp" in i or "thread" in i for i in found), sorted(found)


@pytest.mark.timed
@pytest.mark.beside
def test_debug_build(steelyard):
    slow = compiled(PROGRAMS / "debug.cpp", ["g++", "-D_GNU_SOURCE", "-O0", "-g"])
    fast = compiled(PROGRAMS / "debug.cpp", ["g++", "-D_GNU_SOURCE", "-O2", "-g"])
    assert "debug_build" in steelyard([slow, 1.0]).profile.findings()
    assert "debug_build" not in steelyard([fast, 1.0]).profile.findings()


def kernels(*flags):
    return compiled(PROGRAMS / "kernels.c", ["gcc", "-D_GNU_SOURCE", "-g", *flags], ["-lm"])


@pytest.mark.parametrize("kernel", ["chase", "recurrence", "triad", "strided", "sparse", "smooth", "exponentials"])
def test_loops_that_no_compiler_makes_faster(steelyard, kernel):
    """They wait for memory, for themselves or for a function: -O3 gains less than a tenth of each."""
    ran = steelyard([kernels("-O2"), kernel, 1.4])
    assert "not_vectorised" not in ran.profile.findings()
    if not ran.profile.report["findings"] and kernel != "exponentials":
        assert kernel in ran.profile.report["verdict"], ran.profile.report["verdict"]


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize("kernel, better", [("polynomial", ["-O3"]), ("squares", ["-O3", "-ffast-math"])])
def test_loops_that_a_compiler_makes_faster(steelyard, tmp_path, kernel, better):
    slow, fast = kernels("-O2"), kernels(*better)
    spent = 1.5
    found = steelyard([slow, kernel, spent]).profile.findings()
    assert kernel in found["not_vectorised"]["places"][0]["function"]
    assert "not_vectorised" not in steelyard([fast, kernel, spent]).profile.findings()
    took = [float(run([program, kernel, 1], tmp_path).out.split()[1]) for program in (slow, fast)]
    gained = 1 - took[1] / took[0]
    assert 0.5 < found["not_vectorised"]["gain_s"] / spent / gained < 2


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize(
    "rule, function, slow, fast",
    [("page_faults", [], ["fresh", 100], ["kept", 400]), ("allocation", ["chain"], ["small", 300], ["pooled", 3000])],
)
def test_memory_asked_for_again_and_again(steelyard, tmp_path, rule, function, slow, fast):
    """What is promised is what the form that keeps its memory gains, within a factor of two; of that form nothing is said."""
    program = c_program("allocate.c", "-O2")
    ran = steelyard([program, *slow])
    found = ran.profile.findings()[rule]
    assert [place["function"] for place in found["places"]][:1] == function
    assert not {"page_faults", "allocation"} & set(steelyard([program, *fast]).profile.findings())
    took = [run([program, how[0], slow[1]], tmp_path).seconds(0, "all") for how in (slow, fast)]
    assert 0.5 < found["gain_s"] / ran.seconds(0, "all") / (1 - took[1] / took[0]) < 2


@pytest.mark.timed
@pytest.mark.beside
def test_waiting_that_is_not_recorded(steelyard):
    """A program that has no core because it asked for none blames nobody."""
    ran = steelyard([c_program("rhythm.c"), 20_000, 0.3, 2])
    found = ran.profile.findings()
    said = found["unrecorded_waiting"]["gain_s"]
    assert abs(said - ran.seconds(0, "outside")) < 0.4 and "load_from_elsewhere" not in found


@pytest.mark.timed
def test_waiting_by_number_is_waiting(steelyard):
    """Rust's locks are system calls, made through libc's `syscall`."""
    ran = steelyard([compiled(PROGRAMS / "locks.rs", ["rustc", "-g", "-O"]), 250])
    classes = ran.profile.sampled_seconds(main_thread=False)
    assert abs(classes["thread_sync"] - ran.seconds(0, "locked") - ran.seconds(0, "joining")) < 0.2 * classes["thread_sync"]


def test_nothing_worth_doing(steelyard, mpi):
    """Balanced, optimised, hardly communicating: no finding claims more than the little there is."""
    ran = steelyard(mpi.run(2, mpi.program("imbalance.c"), 4, 0.4, 1.0))
    report = ran.profile.report
    blamed = {f["id"]: f["gain_share"] for f in report["findings"] if "io" in f["id"].split("_") or "write" in f["id"]}
    assert not blamed, "no I/O took place"


@pytest.mark.parametrize("ranks", [1, 2])
def test_no_claim_about_io_without_io(steelyard, mpi, ranks):
    ran = steelyard(mpi.run(ranks, mpi.program("wait.c"), 0.3, 0.3, 0.3))
    share, _ = ran.profile.share("io")
    assert share < 0.01
    for finding in ran.profile.report["findings"]:
        assert not re.search(r"\b(I/O|files?|(read|write|written|writ|open)(s|ing)?)\b", finding["title"], re.IGNORECASE)


def test_gains_are_ranked_and_bounded(steelyard, mpi):
    report = steelyard(mpi.run(2, mpi.program("wait.c"), 0.5, 0.8, 0.2)).profile.report
    # What other programs take counts a quarter, what rests on few samples half; what has no potential saving is a warning, and first.
    counts = lambda f: 1 / 4 if f["id"] == "load_from_elsewhere" else 1 / 2 if f["confidence"] == "perhaps" else 1
    weights = [f["gain_s"] * counts(f) or float("inf") for f in report["findings"]]
    assert weights == sorted(weights, reverse=True)
    assert all(0 <= f["gain_s"] <= report["head"]["elapsed_s"] for f in report["findings"])
    for finding in report["findings"]:
        assert finding["evidence"] and finding["advice"] and finding["threshold"]["limit"] and finding["threshold"]["source"]


@pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="on one core nothing compresses faster on all")
def test_what_a_script_s_tools_do_is_told_as_theirs(steelyard, tmp_path):
    """gzip has another that uses all cores; to its code, as to that of awk, nothing is advised."""
    words = [f"{n * 2654435761 % 2**32:08x} {n}" for n in range(400_000)]
    (tmp_path / "data").write_text("\n".join(words))
    script = "gzip -9 -c data > data.gz; awk '{ s += $2 } END { print s }' data > sum"
    found = steelyard(["sh", "-c", f"cd {tmp_path} && {script}"]).profile.findings()
    packing = found["packing_on_one_core"]
    assert "gzip" in packing["title"] and "pigz" in packing["advice"][0]
    told = [place for finding in found.values() for place in finding["places"] if place["module"] in ("gzip", "mawk", "gawk", "dash")]
    assert not told, told
