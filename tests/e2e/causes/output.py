"""Causes in input and output."""

from pathlib import Path

import pytest
from machine import MPIS

from causes import Case, c, mpi

OPENMPI, MPICH = MPIS[0], MPIS[1]

HDF5 = ("-I/usr/include/hdf5/serial", "-L/usr/lib/x86_64-linux-gnu/hdf5/serial", "-lhdf5")


def with_header(header, command):
    """A command line whose program needs a library's header, skipped where that is not installed."""

    def made():
        if not Path(header).exists():
            pytest.skip(f"{header} is not installed (make setup)")
        return command()

    return made


def chunks(*arguments):
    return with_header("/usr/include/hdf5/serial/hdf5.h", c("chunks.c", *arguments, flags=HDF5))


def posted(*arguments):
    return with_header("/usr/include/pnetcdf.h", mpi(2, "posted.c", *arguments, flags=("-lpnetcdf",), which=OPENMPI))


def through(which, form, pieces, size, options=()):
    """Two ranks that write so many pieces through MPI-IO, in a form of mpi_output.c."""
    return mpi(2, "mpi_output.c", form, pieces, size, which=which, options=options)


CASES = [
    *(
        Case(
            f"each record synced through MPI-IO, {which.family}",
            through(which, "synced", pieces, 1024),
            through(which, "unsynced", pieces, 1024),
            first=("sync_storm",),
            words=r"Sync \(MPI_File_sync\) once",
            line=("mpi_output.c", "the sync"),
            never=("tiny_mpi_io",),
        )
        for which, pieces in ((OPENMPI, 200), (MPICH, 400))
    ),
    *(
        Case(
            f"a file opened for each dump, {which.family}",
            through(which, "reopened", dumps, 1024),
            through(which, "kept", dumps, 1024),
            first=("mpi_io_setup", "reopened"),
            words="keep it open",
            never=("open_storm", "metadata"),
        )
        for which, dumps in ((OPENMPI, 400), (MPICH, 1000))
    ),
    Case(
        "a view for each record",
        through(OPENMPI, "viewed", 40_000, 1024),
        through(OPENMPI, "kept", 40_000, 1024),
        first=("mpi_io_setup",),
        words="which needs no view",
        line=("mpi_output.c", "the view"),
    ),
    *(
        Case(
            f"collective calls of a kibibyte, {which.family}",
            through(which, "gathered", pieces, 1024),
            through(which, "gathered", pieces // 1000, 1024 * 1000),
            # Where the MPI does without an exchange it is the number of requests.
            first=("collective_exchange", "tiny_requests"),
            words="a mebibyte or more",
            line=("mpi_output.c", "the piece"),
            never=("single_aggregator", "tiny_mpi_io"),
        )
        for which, pieces in ((OPENMPI, 60_000), (MPICH, 10_000))
    ),
    *(
        Case(
            f"particles dumped collectively, {which.family}",
            through(which, "woven", 20, size, options),
            through(which, fixed, 20, size, options),
            first=("collective_exchange",),
            words=words,
            line=("mpi_output.c", "the dump"),
            never=("tiny_mpi_io", "single_aggregator"),
        )
        for which, size, fixed, options, words in (
            (OPENMPI, 160_000, "gathered", ("--mca", "fcoll", "vulcan"), "--mca fcoll individual; or .* --mca io romio321"),
            (MPICH, 1_600_000, "kept", (), "romio_cb_write=disable"),
        )
    ),
    Case(
        "particles dumped collectively, one by one",
        through(OPENMPI, "woven", 20, 160_000, ("--mca", "fcoll", "individual")),
        through(OPENMPI, "gathered", 20, 160_000),
        first=("collective_pieces",),
        words="--mca fcoll two_phase",
        line=("mpi_output.c", "the dump"),
        never=("tiny_mpi_io", "slow_transfer"),
    ),
    Case(
        "each record posted to PnetCDF completed by itself",
        posted(20_000),
        posted(20_000, "once"),
        first=("collective_exchange",),
        words="ncmpi_wait_all.*Move more with each call",
        line=("posted.c", "the wait"),
        never=("sync_storm", "mpi_io_setup"),
    ),
    Case(
        "chunks read again for each row",
        chunks(),
        chunks("cached"),
        first=("amplification",),
        words="H5Pset_chunk_cache",
        line=("chunks.c", "the row"),
        never=("reread",),
    ),
]
