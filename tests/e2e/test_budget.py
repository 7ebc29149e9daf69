"""The overhead budget: held on a program that does nothing but call, said so on the page, and no more counted than there was."""

import json

import pytest

CALLS = 3_000_000


def measured(steelyard, command, mpi, *options):
    ran = steelyard(mpi.run(1, mpi.program("budget.c"), CALLS), options=options)
    (truth,) = ran.truth
    seen = ran.profile.calls(ran.profile.process_of_rank(0))
    report = json.loads(command("report", "--format", "json", ran.files[0]).out)
    counted = {name: seen.get(name, (0,))[0] for name in ("MPI_Iprobe", "pwrite")}
    return counted, {name: truth["calls"][name][0] for name in counted}, report


@pytest.mark.timed
def test_a_budget_is_held_and_told(steelyard, command, mpi):
    counted, made, report = measured(steelyard, command, mpi, "--overhead-budget", "1%")
    trust = report["trust"]
    assert 0 < counted["pwrite"] < made["pwrite"]
    # Over so soon that the start may have used up the budget.
    assert counted["MPI_Iprobe"] <= made["MPI_Iprobe"]
    # By its own account, which is calls by what one costs; a period that was begun within the budget may end beyond it.
    assert trust["overhead_share"] < 0.013, trust
    assert any("overhead budget" in loss for loss in trust["losses"]), trust
    assert "Some calls went uncounted" in report["verdict"]


def test_without_a_budget_all_is_counted(steelyard, command, mpi):
    counted, made, report = measured(steelyard, command, mpi)
    assert counted == made
    assert not any("overhead budget" in loss for loss in report["trust"]["losses"])
    assert "uncounted" not in report["verdict"]
