"""A run with several MPI jobs: each has a world of its own, and so a profile and a page."""

import shutil

import pytest
from machine import MPIS, PROGRAMS, ROOT
from profile import Profile

FAMILIES = ("debian-openmpi", "debian-mpich")


@pytest.fixture(params=FAMILIES)
def family(request):
    mpi = next(m for m in MPIS if m.name == request.param)
    if mpi.missing:
        pytest.skip(mpi.missing)
    return mpi


@pytest.fixture
def programs(tmp_path):
    """programs(mpi, *names): copies of one program."""

    def copies(mpi, *names):
        return [shutil.copy(mpi.program("worlds.c"), tmp_path / name) for name in names]

    return copies


def script(place, *lines):
    path = place / "job.sh"
    path.write_text("\n".join(["#!/bin/sh", *(" ".join(map(str, line)) for line in lines), "wait", ""]))
    path.chmod(0o755)
    return path


def worlds(ran):
    """{(program, ranks): barriers of each rank}, in which every rank is once."""
    found = {}
    for file in ran.files:
        profile = Profile(file)
        ranks = sorted(p["rank"] for p in profile.processes() if p["rank"] >= 0)
        assert ranks == list(range(len(ranks))), (file, ranks)
        assert profile.report["head"]["ranks"] == len(ranks) and profile.report["head"]["ended_well"], profile.report["head"]
        barriers = [profile.calls(profile.process_of_rank(rank)).get("MPI_Barrier", [0])[0] for rank in ranks]
        assert (profile.manifest["run"]["name"], len(ranks)) not in found
        found[(profile.manifest["run"]["name"], len(ranks))] = barriers
    return found


def notes(ran):
    return {profile.manifest["run"]["name"]: " ".join(profile.report["trust"]["notes"]) for profile in map(Profile, ran.files)}


BOTH = {("first", 2): [3, 3], ("second", 2): [5, 5]}


def test_one_after_the_other(steelyard, family, programs, tmp_path):
    first, second = programs(family, "first", "second")
    ran = steelyard([script(tmp_path, family.run(2, first, 3, 0.2), family.run(2, second, 5, 0.2))], page="text")
    assert worlds(ran) == BOTH
    assert "2 MPI jobs ran one after the other in this run: first (2 ranks), second (2 ranks)." in ran.err, ran.err
    assert ran.err.count("2 ranks, ") == 2 and "4 ranks" not in ran.err, ran.err
    assert "number 2, second (2 ranks)" in notes(ran)["second"]


def test_both_at_once(steelyard, family, programs, tmp_path):
    first, second = programs(family, "first", "second")
    ran = steelyard([script(tmp_path, [*family.run(2, first, 3, 1.5), "&"], [*family.run(2, second, 5, 1.5), "&"])])
    assert worlds(ran) == BOTH
    assert "2 MPI jobs ran side by side" in ran.err, ran.err


def test_launchers_behind_wrappers(steelyard, family, programs, tmp_path):
    """A shell that was not recorded stands between: the n-th process of a rank is of the n-th job."""
    first, second = programs(family, "first", "second")
    wrapped = [f"sh -c '{program} {barriers} 0.2; true'" for program, barriers in ((first, 3), (second, 5))]
    lines = [[family.tool("mpirun"), "-n", "2", words] for words in wrapped]
    assert worlds(steelyard([script(tmp_path, *lines)])) == BOTH


def test_alone_in_its_world(steelyard, family, programs, tmp_path):
    first, second = programs(family, "first", "second")
    ran = steelyard([script(tmp_path, family.run(1, first, 3, 0.2), family.run(1, second, 5, 0.2))])
    assert worlds(ran) == {("first", 1): [3], ("second", 1): [5]}


def test_supervisors_in_the_script(steelyard, binary, family, programs, tmp_path):
    """The script starts them by itself: its jobs are told apart by their launchers."""
    first, second = programs(family, "first", "second")
    ran = steelyard([script(tmp_path, family.run(2, binary, "exec", first, 3, 0.2), family.run(2, binary, "exec", second, 5, 0.2))])
    assert worlds(ran) == BOTH


@pytest.mark.parametrize("how", ["exec", "run", "wrapped"])
def test_a_supervisor_in_a_supervisor(steelyard, binary, family, programs, tmp_path, how):
    (first,) = programs(family, "first")
    if how == "wrapped":
        line = family.run(2, script(tmp_path, [binary, "exec", first, 3, 0.2]))
    else:
        line = family.run(2, binary, how, first, 3, 0.2)
    ran = steelyard(line)
    profile = ran.profile
    assert profile.report["head"]["ranks"] == 2 and profile.report["head"]["ended_well"], profile.report["head"]
    assert [profile.calls(profile.process_of_rank(rank))["MPI_Barrier"][0] for rank in (0, 1)] == [3, 3]


@pytest.mark.parametrize("name", ["debian-openmpi", "wheel-mpich"])
def test_a_program_that_starts_another(steelyard, binary, programs, tmp_path, name):
    mpi = next(m for m in MPIS if m.name == name)
    if mpi.missing:
        pytest.skip(mpi.missing)
    (parent,) = programs(mpi, "parent")
    for children in (3, 2):
        ran = steelyard([script(tmp_path, mpi.run(2, parent, 3, 0.4, children))])
        found = sorted(worlds_of(ran))
        assert found == sorted([[3, 3], [4] * children]), found
        said = " ".join(notes_of(ran))
        assert f"MPI_Comm_spawn started parent ({children} ranks)" in said, said
    line = mpi.run(2, parent, 3, 0.4, 2)
    alone = steelyard(line)
    assert alone.profile.report["head"]["ranks"] == 2
    assert "what it started was not recorded" in " ".join(alone.profile.report["trust"]["notes"])
    # What the page recommends.
    ran = steelyard([*line, binary])
    assert sorted(worlds_of(ran)) == [[3, 3], [4, 4]]
    assert "parent (2 ranks) began meanwhile" in " ".join(notes_of(ran)), notes_of(ran)


def worlds_of(ran):
    """Barriers of each rank, of jobs that may have one name."""
    for file in ran.files:
        profile = Profile(file)
        ranks = sorted(p["rank"] for p in profile.processes() if p["rank"] >= 0)
        yield [profile.calls(profile.process_of_rank(rank)).get("MPI_Barrier", [0])[0] for rank in ranks]


def notes_of(ran):
    return [note for file in ran.files for note in Profile(file).report["trust"]["notes"]]


def test_several_programs_are_one_world(steelyard, family, programs):
    ocean, ice = programs(family, "ocean", "ice")
    ran = steelyard([*family.run(2, ocean, 3, 0.2), ":", "-n", "1", ice, 3, 0.2], page="text")
    assert ran.profile.report["head"]["ranks"] == 3
    assert "3 ranks (0-1 ocean, 2 ice)" in " ".join(ran.err.split()), ran.err
    assert ran.profile.calls()["MPI_Barrier"][0] == 9


def test_collect_makes_the_same(steelyard, command, family, programs, tmp_path):
    """The records of such a run, as if it had been killed at the end."""
    first, second = programs(family, "first", "second")
    line = script(tmp_path, family.run(2, first, 3, 0.2), family.run(2, second, 5, 0.2))
    ran = steelyard([line], options=["--keep-run-dir"])
    assert worlds(ran) == BOTH
    records = ran.err.split("records: ")[1].split()[0]
    before = set(tmp_path.glob("*.steelyard"))
    said = command("collect", "--report", "none", "-o", "again.steelyard", records)
    assert "2 MPI jobs ran one after the other" in said.err, said.err
    ran.files = sorted(set(tmp_path.glob("*.steelyard")) - before)
    assert [file.name for file in ran.files] == ["again-2.steelyard", "again.steelyard"]
    assert worlds(ran) == BOTH


def test_ranks_that_end_one_by_one_are_of_one_job(steelyard, programs, tmp_path):
    """So many that those which have ended are folded while others go on."""
    mpi = next(m for m in MPIS if m.name == "debian-mpich")
    if mpi.missing:
        pytest.skip(mpi.missing)
    first, second = programs(mpi, "first", "second")
    lines = [["LINGER_S=3", *mpi.run(36, first, 3, 0)], mpi.run(2, second, 5, 0.2)]
    assert worlds(steelyard([script(tmp_path, *lines)])) == {("first", 36): [3] * 36, ("second", 2): [5, 5]}


def test_a_job_of_scripts_has_the_name_of_its_script(steelyard, programs, tmp_path):
    """As a run of it alone has."""
    mpi = next(m for m in MPIS if m.name == "wheel-mpich")
    if mpi.missing:
        pytest.skip(mpi.missing)
    (first,) = programs(mpi, "first")
    line = mpi.run(2, ROOT / ".venv/bin/python", PROGRAMS / "exchange.py", 0.2)
    ran = steelyard([script(tmp_path, mpi.run(2, first, 3, 0.2), line)], LD_LIBRARY_PATH=mpi.bin.parent / "lib")
    assert sorted(Profile(file).manifest["run"]["name"] for file in ran.files) == ["exchange", "first"]
