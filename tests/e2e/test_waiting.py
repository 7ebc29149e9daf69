"""Who waits for whom: the rank, its function and the seconds, on programs that know them."""

import re

import pytest
from machine import MPIS

ON_EVERY_MPI = [
    "late_sender", "late_receiver", "halves", "halo", "fence", "delivered", "write_all", "set_size", "neighbors", "grid",
    "late_post", "late_complete", "holds_lock", "between",
]

# By case: how many ranks; the cause of most waiting; the rank that is late, and in which function; how many ranks wait for it
# at a time, and how many of them through others.
CASES = {
    "late_sender": (2, "Late sender", 0, "late", 1, 0),
    "any_source": (2, "Late sender", 0, "late", 1, 0),
    "any_probe": (2, "Late sender", 0, "late", 1, 0),
    "any_wait": (2, "Late sender", 0, "late", 1, 0),
    "waitall_nulls": (2, "Late sender", 0, "late", 1, 0),
    "late_receiver": (2, "Late receiver", 1, "late", 1, 0),
    "chain": (4, "Late sender", 0, "late", 3, 2),
    # The upper half is done at half of the time, and waits for rank 0 at the end.
    "halves": (4, "Wait at N×N", 0, "late", 2, 0),
    # Rank 3 waits for the message, ranks 0 and 2 at the barrier of the step.
    "within": (4, "Wait at barrier", 1, "late", 3, 0),
    "barrier": (4, "Wait at barrier", 1, "late", 3, 0),
    "all_to_all": (4, "Wait at N×N", 1, "late", 3, 0),
    "broadcast": (4, "Late broadcast (1×N)", 2, "late", 3, 0),
    "at_the_end": (3, "Start and end of MPI", 1, "late", 2, 0),
    "reduce": (2, "Early reduce (N×1)", 1, "late", 1, 0),
    "halo": (4, "Late sender", 1, "late", 3, 1),
    "persistent": (2, "Late sender", 0, "late", 1, 0),
    "by_turns": (3, "Wait at barrier", None, "late", 2, 0),
    "sleeps": (3, "Wait at barrier", 0, "sleeps", 2, 0),
    "writes": (3, "Wait at barrier", 0, "writes", 2, 0),
    "fence": (3, "Wait at barrier", 2, "late", 2, 0),
    "between": (4, "Wait at N×N", 3, "late", 3, 0),
    "write_all": (4, "Wait at N×N", 2, "late", 3, 0),
    "set_size": (4, "Wait at N×N", 2, "late", 3, 0),
    # Rank 3, nobody's neighbour, is later than rank 1.
    "neighbors": (4, "Late neighbour", 1, "late", 2, 0),
    "grid": (4, "Late neighbour", 1, "late", 3, 1),
    # The last rank has no part in the epochs, and computes for longer.
    "late_post": (3, "Late post", 1, "late", 1, 0),
    "late_complete": (3, "Early wait", 0, "late", 1, 0),
    # Rank 2 waits for the lock, ranks 1 and 3 at the barrier of the step: for rank 0 through it, or itself.
    "holds_lock": (4, "Wait at barrier", 0, "late", 3, 0),
    # Rank 1 computes longer without MPI than rank 2, and nobody waits for it.
    "delivered": (3, "Late sender", 2, "late", 1, 0),
    "delivered_parts": (3, "Early reduce (N×1)", 2, "late", 1, 0),
}


def tables(report):
    found = {}

    def walk(section):
        found.update({table["id"]: [[cell_of(cell) for cell in row] for row in table["rows"]] for table in section["tables"]})
        for inner in section.get("sections", []):
            walk(inner)

    for section in report["sections"]:
        walk(section)
    return found


def cell_of(cell):
    return next(iter(cell.values())) if isinstance(cell, dict) else cell


def run(steelyard, mpi, case, ranks, steps=60):
    if case.startswith("delivered") or case in ("write_all", "holds_lock"):
        steps = 20
    ran = steelyard(mpi.run(ranks, mpi.program("waits.c"), case, steps))
    assert len(ran.truth) == ranks, ran.out
    return ran


def check(steelyard, mpi, case):
    ranks, cause, rank, function, waiting, indirect = CASES[case]
    ran = run(steelyard, mpi, case, ranks)
    found = tables(ran.profile.report)
    causes = found["mpi_waiting"]
    assert causes[0][0] == cause, causes
    place, who, direct_s, indirect_s, where = found["mpi_delays"][0]
    # What is computed is a function's, a call stands at its line.
    assert re.fullmatch(rf"{function} \(waits.c\)|\w+ in {function} \(waits.c:\d+\)", place), found["mpi_delays"]
    if rank is not None:
        assert who.split(",")[0] == str(rank), found["mpi_delays"]
    truth = {t["rank"]: t for t in ran.truth}
    late_s = sum(t["late_s"] for t in ran.truth) if rank is None or function == "late" else truth[rank]["seconds"]
    if case == "within":
        late_s = truth[rank]["late_s"]
        assert [row[0] for row in causes[:2]] == [cause, "Late sender"], causes
    # Ranks share processors: one that is late may come later still, and those that wait begin to wait late.
    seconds = direct_s + indirect_s
    assert 0.6 * waiting * late_s <= seconds <= 1.25 * waiting * late_s + 0.3, (waiting, late_s, found["mpi_delays"])
    assert indirect == 0 or indirect_s >= 0.5 * indirect * late_s, (late_s, found["mpi_delays"])
    assert indirect > 0 or indirect_s <= 0.2 * seconds, found["mpi_delays"]
    # The path goes through what is late. Where several may have been waited for, a moment at which that is not clear leads it astray.
    path = found["critical_path"]
    assert case.startswith("delivered") or any(function in row[0] and row[2] >= 0.5 for row in path), path


@pytest.mark.timed
@pytest.mark.parametrize("case", CASES)
def test_the_culprit_is_found(steelyard, mpi, case):
    check(steelyard, mpi, case)


@pytest.mark.timed
@pytest.mark.parametrize("mpi", [m for m in MPIS if m.name == "debian-mpich"], ids=lambda m: m.name)
@pytest.mark.parametrize("case", ON_EVERY_MPI)
def test_with_another_mpi(steelyard, mpi, case):
    if mpi.missing:
        pytest.skip(mpi.missing)
    check(steelyard, mpi, case)


@pytest.mark.timed
@pytest.mark.parametrize("mpi", MPIS[:2], ids=lambda m: m.name)
def test_who_holds_a_lock_is_named_and_not_its_target(steelyard, mpi):
    found = tables(run(steelyard, mpi, "holds_lock", 4).profile.report)
    contention = next(row for row in found["mpi_waiting"] if row[0] == "Lock contention")
    assert contention[1] * 4 == pytest.approx(20 * 0.090, rel=0.4), found["mpi_waiting"]


@pytest.mark.timed
def test_a_target_that_computes_makes_no_progress(steelyard):
    mpi = MPIS[1]
    if mpi.missing:
        pytest.skip(mpi.missing)
    found = tables(run(steelyard, mpi, "no_progress", 2).profile.report)
    assert found["mpi_waiting"][0][0] == "Wait for progress", found["mpi_waiting"]
    place, who, *_ = found["mpi_delays"][0]
    assert place.startswith("late") and who == "1", found["mpi_delays"]


@pytest.mark.timed
def test_where_nobody_is_late_it_is_transfer(steelyard, mpi):
    ran = run(steelyard, mpi, "transfer", 2, 40)
    causes = dict((row[0], row[2]) for row in tables(ran.profile.report)["mpi_waiting"])
    assert causes.get("Transfer", 0) > 0.85 * (1 - causes.get("Start and end of MPI", 0)), causes


@pytest.mark.timed
def test_two_halves_have_a_culprit_each(steelyard, mpi):
    ran = run(steelyard, mpi, "halves", 4)
    delays = tables(ran.profile.report)["mpi_delays"]
    named = {re.match(r"\w+", row[0])[0]: (row[1], row[2]) for row in delays}
    truth = {t["rank"]: t for t in ran.truth}
    assert named["late"][0] == "0" and named["early"][0] == "3", delays
    assert named["early"][1] == pytest.approx(truth[3]["early_s"], rel=0.4, abs=0.2), delays


@pytest.mark.timed
def test_of_several_messages_the_first_counts(steelyard, mpi):
    ran = run(steelyard, mpi, "waitany", 3, 40)
    delays = tables(ran.profile.report)["mpi_delays"]
    in_any = [row for row in delays if "Waitany" in row[4]]
    assert in_any and all(row[1] == "1" for row in in_any), delays


def test_a_run_that_was_ended_in_a_deadlock_says_so(steelyard, mpi):
    ran = steelyard(["timeout", "14", *mpi.run(3, mpi.program("stuck.c"), "deadlock")], status=124)
    finding = next(f for f in ran.profile.report["findings"] if f["id"] == "ended_badly")
    said = " ".join(finding["evidence"])
    assert "(a deadlock): 0 → 1 → 0." in said and "in MPI_Barrier" in said and "(waiting for ranks 0 and 1)" in said, said
    assert "change the order of the calls" in " ".join(finding["advice"]), finding["advice"]
    assert finding["title"].startswith("Ranks 0 and 1 waited for each other in MPI_Recv at deadlock (stuck.c:11), a deadlock, when"), finding["title"]
    assert "is not judged" in ran.profile.report["verdict"] and all(f["gain_s"] == 0 for f in ran.profile.report["findings"])


def test_a_run_that_was_ended_while_all_waited_for_one_rank_names_it(steelyard, mpi):
    ran = steelyard(["timeout", "14", *mpi.run(3, mpi.program("stuck.c"), "sleeper")], status=124)
    finding = next(f for f in ran.profile.report["findings"] if f["id"] == "ended_badly")
    assert finding["title"].startswith("Ranks 0 and 1 waited in MPI for rank 2, last sampled at sleeper (stuck.c:"), finding["title"]
    assert "Look why that rank does not come" in " ".join(finding["advice"]), finding["advice"]
