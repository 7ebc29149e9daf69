"""Causes in input and output."""

from machine import MPIS

from causes import Case, c, mpi

OPENMPI, MPICH = MPIS[0], MPIS[1]

HDF5 = ("-I/usr/include/hdf5/serial", "-L/usr/lib/x86_64-linux-gnu/hdf5/serial", "-lhdf5")


def through(which, form, pieces, size):
    """Two ranks that write so many pieces through MPI-IO, in a form of mpi_output.c."""
    return mpi(2, "mpi_output.c", form, pieces, size, which=which)


CASES = [
    *(
        Case(
            f"each record synced through MPI-IO, {which.family}",
            through(which, "synced", 200, 1024),
            through(which, "unsynced", 200, 1024),
            first=("sync_storm",),
            words=r"MPI_File_sync.* once",
            line=("mpi_output.c", "the sync"),
            never=("tiny_mpi_io",),
        )
        for which in (OPENMPI, MPICH)
    ),
    *(
        Case(
            f"a file opened for each dump, {which.family}",
            through(which, "reopened", 60, 1024),
            through(which, "kept", 60, 1024),
            first=("mpi_io_setup",),
            words="keep it open",
            never=("open_storm", "metadata"),
        )
        for which in (OPENMPI, MPICH)
    ),
    Case(
        "a view for each record",
        through(OPENMPI, "viewed", 4000, 1024),
        through(OPENMPI, "kept", 4000, 1024),
        first=("mpi_io_setup",),
        words="which needs no view",
        line=("mpi_output.c", "the view"),
    ),
    *(
        Case(
            f"collective calls of a kibibyte, {which.family}",
            through(which, "gathered", pieces, 1024),
            through(which, "gathered", 1, pieces * 1024),
            first=("collective_exchange",),
            words="Move more with each call",
            line=("mpi_output.c", "the piece"),
            never=("single_aggregator", "tiny_mpi_io"),
        )
        for which, pieces in ((OPENMPI, 4000), (MPICH, 1000))
    ),
    *(
        Case(
            f"particles dumped collectively, {which.family}",
            through(which, "woven", pieces, size),
            through(which, "gathered", pieces, size),
            first=("collective_exchange",),
            words=words,
            line=("mpi_output.c", "the dump"),
            never=("tiny_mpi_io", "single_aggregator"),
        )
        for which, pieces, size, words in (
            (OPENMPI, 10, 160_000, "--mca fcoll individual; or .* --mca io romio"),
            (MPICH, 20, 16_000, "romio_cb_write=disable"),
        )
    ),
    Case(
        "chunks read again for each row",
        c("chunks.c", flags=HDF5),
        c("chunks.c", "cached", flags=HDF5),
        first=("amplification",),
        words="H5Pset_chunk_cache",
        line=("chunks.c", "the row"),
        never=("reread",),
    ),
]
