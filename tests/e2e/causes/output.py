"""Causes in input and output."""

import functools
import os
import tempfile
import time
from pathlib import Path

import pytest
from machine import MPIS

from causes import Case, c, cxx, fortran, mpi, python

OPENMPI, MPICH = MPIS[0], MPIS[1]

# Rules on small accesses.
STORE = {"tiny_requests", "unbuffered", "scattered"}

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


@functools.cache
def records():
    """As many as are synced in half a second, whatever the disk; so few that the test ends, and more than the rule's least."""
    took = []
    with tempfile.TemporaryFile() as file:
        for _ in range(50):
            file.write(b"x" * 64)
            file.flush()
            began = time.monotonic()
            os.fsync(file.fileno())
            took.append(time.monotonic() - began)
    # Others may use the disk meanwhile, and then no longer.
    each = min(took)
    if each < 5e-6:
        pytest.skip("this file system has nothing to wait for in fsync (it lies in memory)")
    return max(100, min(20000, int(0.5 / each)))


def synced(form):
    return lambda: c("access.c", form, records())()


CASES = [
    *(
        Case(
            f"each record synced through MPI-IO, {which.family}",
            lambda which=which: through(which, "synced", records(), 1024)(),
            lambda which=which: through(which, "unsynced", records(), 1024)(),
            first=("sync_storm",),
            words=r"Sync \(MPI_File_sync\) once",
            line=("mpi_output.c", "the sync"),
            # MPICH's small writes are worth a finding of their own where syncs are fast.
            never=("tiny_mpi_io",) if which is OPENMPI else (),
        )
        for which in (OPENMPI, MPICH)
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
        for which, dumps in ((OPENMPI, 1500), (MPICH, 4000))
    ),
    Case(
        "a view for each record",
        through(OPENMPI, "viewed", 40_000, 1024),
        through(OPENMPI, "kept", 40_000, 1024),
        # Its small pieces cost as much, with or without.
        first=("mpi_io_setup", "tiny_mpi_io"),
        silent=("mpi_io_setup",),
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
        for which, pieces in ((OPENMPI, 60_000), (MPICH, 40_000))
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
        posted(8_000),
        posted(8_000, "once"),
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
    # Text: the formatting is part of what it costs, and in no call of C++'s, Fortran's and Python's runtimes.
    Case(
        "text of Fortran's WRITE",
        fortran("text.f90", "text", 2000000),
        fortran("text.f90", "bytes", 2000000),
        first=("text_output",),
        words="access='stream'",
        line=("text.f90", "! as text"),
    ),
    Case(
        "arrays of Fortran's WRITE as text",
        fortran("text.f90", "lines", 3000000),
        fortran("text.f90", "bytes", 3000000),
        first=("text_output",),
        words="write text.*access='stream'",
        line=("text.f90", "! ten to a line"),
    ),
    Case(
        "text for Fortran's READ",
        fortran("text.f90", "read", 2000000),
        fortran("text.f90", "bytes", 2000000),
        first=("text_output",),
        words="read text.*read\\(u\\) x",
        line=("text.f90", "! from text"),
    ),
    # Made in memory alone, it is no output.
    Case(
        "text in memory of Fortran",
        fortran("text.f90", "internal", 6000000),
        fortran("text.f90", "numbers", 6000000),
        first=("text_in_memory",),
        line=("text.f90", "! in memory"),
        never=("text_output",),
    ),
    Case(
        "text of a C++ stream",
        cxx("text.cpp", "text", 2000000),
        cxx("text.cpp", "bytes", 2000000),
        first=("text_output",),
        words="write text.*std::ios::binary",
        line=("text.cpp", "// as text"),
    ),
    Case(
        "a C++ stream flushed by std::endl",
        cxx("text.cpp", "endl", 1500000),
        cxx("text.cpp", "newline", 1500000),
        first=("unbuffered",),
        words="not std::endl",
        line=("text.cpp", "// flushes each"),
    ),
    Case(
        "text for a C++ stream",
        cxx("text.cpp", "read", 3000000),
        cxx("text.cpp", "bytes", 3000000),
        first=("text_output",),
        words="read text.*std::from_chars",
        line=("text.cpp", "// from text"),
    ),
    Case(
        "text in memory of C++",
        cxx("text.cpp", "internal", 1500000),
        cxx("text.cpp", "chars", 1500000),
        first=("text_in_memory",),
        words="std::to_chars",
        line=("text.cpp", "// in memory"),
        never=("text_output",),
    ),
    Case(
        "text in memory of C",
        c("text.c", "digits", 20000000),
        c("text.c", "divided", 20000000),
        first=("text_in_memory",),
        line=("text.c", "/* in memory */"),
        never=("text_output",),
    ),
    Case(
        "text of fprintf",
        c("text.c", "text", 4000000),
        c("text.c", "bytes", 4000000),
        first=("text_output",),
        words="fprintf.*fwrite",
        line=("text.c", "/* as text */"),
    ),
    Case(
        "text for fscanf",
        c("text.c", "scan", 4000000),
        c("text.c", "bytes", 4000000),
        first=("text_output",),
        words="read text.*fread",
        line=("text.c", "/* from text */"),
    ),
    Case(
        "text for fgets and strtod",
        c("text.c", "parse", 6000000),
        c("text.c", "bytes", 6000000),
        first=("text_output",),
        words="read text.*fread",
        line=("text.c", "/* a line at a time */"),
    ),
    Case(
        "text of numpy.savetxt",
        python("text.py", "savetxt", 1000000),
        python("text.py", "save", 1000000),
        first=("text_output",),
        words="write text.*numpy.save ",
        never=("idle_threads",),
    ),
    Case(
        "text of print",
        python("text.py", "print", 500000),
        python("text.py", "save", 500000),
        first=("text_output",),
        words="write text.*numpy.save ",
        never=("idle_threads",),
    ),
    Case(
        "text of csv",
        python("text.py", "csv", 500000),
        python("text.py", "save", 500000),
        first=("text_output",),
        words=r"text\.py:20.*numpy.save ",
        never=("idle_threads",),
    ),
    # Requests.
    Case(
        "a file read byte by byte",
        c("access.c", "bytes", 2000000),
        c("access.c", "getc", 2000000),
        first=("tiny_requests",),
        words="setvbuf",
        line=("access.c", "/* one at a time */"),
    ),
    Case(
        "lines appended, each by a write",
        c("access.c", "lines", 1000000),
        None,
        first=("unbuffered",),
        words="a buffer would make one",
        never=("scattered", "tiny_requests"),
    ),
    Case(
        "records in a random order",
        c("access.c", "seek", 400000),
        c("access.c", "order", 400000),
        first=("scattered",),
        words="do not follow on one another",
        line=("access.c", "/* after a seek */"),
    ),
    Case(
        "a seek before each record of a stream",
        c("access.c", "fseek", 6),
        c("access.c", "fread", 6),
        first=("metadata",),
        words="seeking.*throws the buffer",
        line=("access.c", "/* the seek */"),
    ),
    Case(
        "a log that is opened for each line",
        c("access.c", "append", 60000),
        c("access.c", "appended", 60000),
        first=("reopened",),
        words="keep it open",
        line=("access.c", "/* for each line */"),
        never=("metadata",),
    ),
    Case(
        "a large file that is truncated and rewritten",
        python("files.py", "truncated", 16),
        python("files.py", "over", 16),
        first=("overwritten",),
        words="r\\+b",
        line=("files.py", "what was there is discarded"),
    ),
    Case(
        "JSON that Python encodes in Python",
        python("files.py", "dump", 10000),
        python("files.py", "dumps", 10000),
        first=("json_in_python",),
        line=("files.py", "# in Python"),
    ),
    Case("a log that Fortran opens for each line", fortran("text.f90", "opened", 250000), fortran("text.f90", "kept", 250000), first=("reopened",), words="in what Fortran's library does|opens .*log.txt", line=("text.f90", "! for each line"), silent=("reopened",)),
    Case("a JSON file parsed for each value", python("files.py", "parsed", 800), python("files.py", "kept", 800), first=("reread",), words="parsing it again", line=("files.py", "# all of it for one")),
    Case("a log that Python opens for each line", python("files.py", "append", 200000), python("files.py", "appended", 200000), first=("reopened",)),
    Case(
        "records synced one by one",
        synced("sync"),
        synced("synced"),
        first=("sync_storm",),
        line=("access.c", "/* after each record */"),
    ),
    Case("each record waits for the disk", synced("durable"), synced("synced"), first=("durable_writes",), words="O_DSYNC.*fdatasync"),
    Case(
        "threads that write and sync",
        c("access.c", "threads", 600),
        None,
        first=("sync_storm",),
        words="its threads together",
        line=("access.c", "/* in each thread */"),
        never=("idle_threads", "event_waiting"),
    ),
    Case(
        "pages of a mapped file in a random order",
        c("access.c", "mapped", 16000),
        c("access.c", "order", 1000000),
        first=("unrecorded_waiting",),
        words="major page faults",
    ),
    Case("a status asked for again and again by Python", python("files.py", "stat", 500), python("files.py", "scan", 1), first=("stat_storm",)),
    Case(
        "ranks that write when a token comes",
        mpi(2, "token.c", "turns", 400000),
        mpi(2, "token.c", "together", 400000),
        first=("serial_io", "io_wait"),
        words="2 ranks do I/O by turns|wait .* for the I/O of others",
        line=("token.c", "/* with the token */"),
        silent=("serial_io",),
        weighed=False,
    ),
    # Packing is computing, and no output.
    Case("gzip of Python", python("files.py", "gzip", 40000000), None, first=("compression",), never=("text_output", *STORE)),
    Case("pickle of Python", python("files.py", "pickle", 400000), None, words="is computation", never=("text_output", *STORE)),
    Case(
        "a root that syncs while others wait",
        mpi(2, "root_sync.c", 1, 60),
        mpi(2, "root_sync.c", 0, 60),
        first=("sync_storm",),
        line=("root_sync.c", "/* of the root */"),
        never=("serial_io", "io_wait"),
    ),
]
