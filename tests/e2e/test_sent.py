"""What was sent to whom is exact, cell by cell, and what a rank received is what was sent to it."""

import pytest
from machine import MPIS, has


def matrix(profile):
    """{sender's rank: {receiver's rank, -1 outside, -2 not known: [messages, bytes, bytes of collectives]}}, of ranks."""
    rows, ranks = profile["messages"], profile["processes"]["rank"]
    cells = {}
    columns = (rows[name] for name in ("process", "peer", "count", "bytes", "collective_bytes"))
    for process, peer, *sums in zip(*columns):
        cell = cells.setdefault(int(ranks[process]), {})
        assert int(peer) not in cell, "a pair has two rows"
        cell[int(peer)] = [int(n) for n in sums]
    return cells


def row(profile, name):
    return profile.rows()[name]


def check(ran, ranks):
    assert len(ran.truth) == ranks, ran.out
    truth = {t["rank"]: {int(to): cell for to, cell in t["sent"].items()} for t in ran.truth}
    seen = matrix(ran.profile)
    assert seen == truth
    received = [sum(truth[rank].get(to, [0, 0, 0])[1] for rank in truth) for to in range(ranks)]
    shown = row(ran.profile, "mpi_bytes_received")
    assert shown["value"] == sum(received) == sum(cell[1] for row in truth.values() for cell in row.values())
    assert [shown["spread"][k] for k in ("min", "max")] == [min(received), max(received)]


@pytest.mark.fast
def test_every_way_to_send(steelyard, mpi):
    check(steelyard(mpi.run(3, mpi.program("sent.c", "-w")), page="text"), 3)


@pytest.mark.parametrize("ranks", [2, 5])
def test_on_every_mpi(steelyard, every_mpi, ranks):
    check(steelyard(every_mpi.run(ranks, every_mpi.program("sent.c", "-w")), page="text"), ranks)


@pytest.mark.parametrize("interface", ["MPIF_H", "USE_MPI", "USE_F08"])
@pytest.mark.parametrize("mpi", MPIS[:2], ids=lambda m: m.name)
def test_fortran(steelyard, mpi, interface):
    if mpi.missing or not has("gfortran"):
        pytest.skip(mpi.missing or "gfortran is not installed (make setup)")
    check(steelyard(mpi.run(3, mpi.fortran_program("sent.F90", interface)), page="text"), 3)


# Debian's MPICH cannot start programs.
@pytest.mark.parametrize("mpi", [m for m in MPIS if m.name in ("debian-openmpi", "wheel-mpich")], ids=lambda m: m.name)
def test_a_program_that_was_started_is_outside(steelyard, mpi):
    if mpi.missing:
        pytest.skip(mpi.missing)
    ran = steelyard(mpi.run(1, mpi.program("sent.c", "-w"), "spawn"), page="text")
    rows = ran.profile["messages"]
    assert [-1, 1, 40] in [[int(rows[name][k]) for name in ("peer", "count", "bytes")] for k in range(len(rows["peer"]))]
    shown = row(ran.profile, "mpi_bytes_received")
    assert shown["value"] is None and "outside its MPI_COMM_WORLD" in str(shown["missing"])


# Calls that send point-to-point; MPI_Send_init and the like only prepare.
SENDS = [f"MPI_{name}" for name in ("Send", "Bsend", "Ssend", "Rsend", "Isend", "Ibsend", "Issend", "Irsend", "Sendrecv",
         "Sendrecv_replace", "Isendrecv", "Isendrecv_replace", "Start", "Startall")]  # fmt: skip


@pytest.mark.parametrize("program, arguments", [
    ("calls.c", []), *(("short_calls.c", [part]) for part in ("sizes", "freed", "failing", "threads", "killed")),
])  # fmt: skip
def test_every_byte_that_a_call_sent_has_a_receiver(steelyard, mpi, program, arguments):
    status = None if "killed" in arguments else 0
    profile = steelyard(mpi.run(2 if program == "calls.c" else 1, mpi.program(program), *arguments), status=status).profile
    for rank, cells in matrix(profile).items():
        calls = profile.calls(profile.process_of_rank(rank))
        sent = sum(calls.get(name + form, [0, 0])[1] for name in SENDS for form in ("", "_c"))
        assert sent == sum(size for _, size, _ in cells.values()) > 0
    assert len(matrix(profile)) == len(profile["processes"]["rank"])
