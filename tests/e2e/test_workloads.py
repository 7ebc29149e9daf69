"""The workloads of bench/workloads: what is counted of them is exact, and what hinders their writers is told."""

import runpy
from pathlib import Path

import pytest
import workloads
from machine import MPIS
from workloads import need, said, uses

OPENMPI, MPICH = MPIS[0], MPIS[1]


@pytest.fixture(params=[OPENMPI, MPICH], ids=lambda m: m.name)
def either(request):
    need(request.param, "gfortran")
    return request.param


def test_records_of_epoch_are_counted(steelyard, either):
    ran = steelyard(workloads.epoch(either, 5000, 2).slow)
    asked = uses(ran.profile, "mpiio", r"particles\.dat")
    assert (asked["writes"], asked["write_bytes"]) == (said(ran, "MPI_File_write_at"), said(ran, "MPI_File_write_at", 1))
    assert asked["write_independent"] == asked["writes"]
    assert asked["opens"] == asked["closes"] == asked["collective_opens"] == 2
    assert asked["write_end"] and uses(ran.profile, "posix", r"particles\.dat")["write_bytes"] == asked["write_bytes"]
    # Called through the Fortran binding, each call is of one place, and none is lost.
    assert ran.profile.calls()["MPI_File_write_at"][:2] == [asked["writes"], asked["write_bytes"]]


def test_collective_records_of_epoch_are_counted(steelyard, either):
    ran = steelyard(workloads.epoch(either, 5000, 2).fixed)
    asked = uses(ran.profile, "mpiio", r"particles\.dat")
    assert (asked["writes"], asked["write_bytes"]) == (said(ran, "MPI_File_write_at_all"), said(ran, "MPI_File_write_at_all", 1))
    assert asked["write_collective"] == asked["writes"]


def test_data_sets_of_cloverleaf_are_counted(steelyard, tmp_path):
    need(OPENMPI)
    if workloads.hdf5_flags(OPENMPI) is None:
        pytest.skip("libhdf5-openmpi-dev is not installed (make setup)")
    ran = steelyard(workloads.cloverleaf(OPENMPI, 2000, 2, fixed="hdf5").fixed)
    for name in ("density", "energy", "pressure"):
        seen = uses(ran.profile, "hdf5", rf"/?{name}")
        assert (seen["writes"], seen["write_bytes"]) == (said(ran, "H5Dwrite") // 3, said(ran, "H5Dwrite", 1) // 3)
        assert seen["write_collective"] == seen["writes"]


def places(ran, rule):
    return [(Path(p["file"]).name, p["line"]) for p in ran.profile.findings()[rule]["places"]]


@pytest.mark.timed
@pytest.mark.beside
def test_writers_that_hinder_each_other(steelyard, mpi, tmp_path):
    """Ranks end one after the other, and the disk that disk.c models gives the more the fewer are left."""
    case = workloads.out_of_core(mpi, 48, 1024, disk=f"400,2000,{tmp_path}/disk")
    ran = steelyard(case.slow, **case.variables)
    assert ("madbench.c", workloads.line("madbench.c")) in places(ran, "too_many_writers")
    by_turns = steelyard(case.fixed, **case.variables)
    assert "too_many_writers" not in by_turns.profile.findings()


def test_writers_that_do_not_hinder_each_other(steelyard, mpi):
    """The same program on the disk of this machine, or its page cache, which serves several as well as one."""
    ran = steelyard(workloads.out_of_core(mpi, 32, 1024, ranks=2).slow)
    assert "too_many_writers" not in ran.profile.findings()


def test_sieving_is_seen(steelyard, tmp_path):
    """ROMIO reads the holes of a rank's pieces to write them back: it reads what the program never asked for."""
    need(MPICH)
    ran = steelyard(workloads.sieve(MPICH, 20000, 3).slow)
    asked, done = uses(ran.profile, "mpiio", r"matrix\.dat"), uses(ran.profile, "posix", r"matrix\.dat")
    assert asked["reads"] == 0 and asked["write_bytes"] == said(ran, "MPI_File_write", 1)
    assert done["reads"] > 0 and done["write_bytes"] > asked["write_bytes"]
    if "read_modify_write" in ran.profile.findings():
        assert ("sieve.c", workloads.line("sieve.c")) in places(ran, "read_modify_write")


def test_pages_name_their_commands():
    """The commands that the pages show are those that made what they show."""
    table = runpy.run_path(str(workloads.FOLDER / "pages.py"), run_name="pages")
    for name, page in table["TABLE"].items():
        text = (table["PAGES"] / f"{name}.md").read_text()
        for part, command in table["commands_of"](page).items():
            assert f"<!-- {part} command -->\n```sh\n{command}\n```" in text, (name, part)
