"""The mistakes that are made most: how a program is built, started and divided."""

import os
import sys

import pytest
import workloads
from machine import MPIS, ROOT, first_mpi

from causes import FOLDER, Case, c, cxx, mpi, of_one_thread, python

CORES = len(os.sched_getaffinity(0))
OPENMPI, MPICH = MPIS[0], MPIS[1]


def loops(how, steps, optimise):
    return c("loops.c", how, steps, optimise=optimise)


def teams(how, steps):
    return c("teams.c", how, steps, flags=("-fopenmp",))


def bound(command):
    """Bound to one core."""
    return lambda: ["taskset", "-c", "0", *command()]


def wheels(source, *arguments):
    """By the Python that has packages which many have."""

    @of_one_thread
    def made():
        interpreter = ROOT / ".wheels" / "bin" / "python"
        if not interpreter.exists():
            pytest.skip("pyfftw, pandas and h5py are not installed (make setup)")
        return [str(interpreter), str(FOLDER / source), *map(str, arguments)]

    return made


def mpi4py(how, count):
    def made():
        which = first_mpi()
        interpreter = ROOT / ".venv" / "bin" / "python"
        if which is None or which.missing or not interpreter.exists():
            pytest.skip("there is no MPI, or no mpi4py (make setup)")
        return which.run(2, interpreter, FOLDER / "messages.py", how, str(count))

    return made


UNKEPT = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPYCACHEPREFIX": "/nowhere"}


def items(script):
    """By the shell, with an interpreter that takes its time to start."""
    return lambda: ["sh", "-c", script.format(python=sys.executable)]


BENCH = "../../bench/workloads/"


def epoch(which, form):
    return mpi(2, BENCH + "epoch.f90", form, 40000, 4, "particles.dat", compiler="mpif90", which=which)


def cloverleaf(form, cells=40000):
    """Dumps of a hydrodynamics code as text, as bytes, or through HDF5."""
    if form != "hdf5":
        return mpi(2, BENCH + "cloverleaf.c", form, cells, 3)

    def made():
        flags = workloads.hdf5_flags(OPENMPI)
        if flags is None:
            pytest.skip("libhdf5-openmpi-dev is not installed (make setup)")
        return mpi(2, BENCH + "cloverleaf.c", form, cells, 3, flags=("-DHDF5", *flags), which=OPENMPI)()

    return made


def one_writer(form):
    """On a disk that gives each process 800 MB/s: what is wrong is who writes."""

    def made():
        mpi(2, BENCH + "onewriter.c")()
        return getattr(workloads.one_writer(first_mpi(), 8, 24, disk="800,0,-"), form)

    return made


TEAM = {"OMP_NUM_THREADS": "2"}
POLLING = {"OMP_NUM_THREADS": "4", "OMP_WAIT_POLICY": "active"}

CASES = [
    # How it is built.
    Case("built without optimisation", loops("", 400, "-O0"), loops("", 400, "-O2"), first=("debug_build",)),
    Case("built without vectorising", loops("", 1000, "-O1"), loops("", 1000, "-O3"), first=("not_vectorised",), words="polynomial", line=("loops.c", "/* the loop */")),
    # How it is started.
    Case("a team on one core", bound(teams("together", 60)), teams("together", 60), first=("one_core",), variables=TEAM),
    Case("more polling threads than cores", teams("fine", 20), teams("fine", 20), first=("oversubscription",), variables=POLLING, remedy=TEAM),
    # How it is divided.
    Case("results in order from large pieces", teams("pieces", 20), teams("turns", 20), first=("openmp_imbalance",), words="for their turn at `ordered`.*schedule\\(static, 1\\)", variables=TEAM),
    Case("rows of growing length", teams("halves", 60), teams("one_by_one", 60), first=("openmp_imbalance",), variables=TEAM),
    Case("iterations handed out one by one", teams("one_iteration", 80), teams("in_chunks", 80), first=("small_chunks",), words=r"at one_iteration.*teams\.c", variables=TEAM),
    Case("what one thread does in a region", teams("singly", 30), teams("divided", 30), first=("openmp_imbalance",), words="barriers within the region.*single", never=("idle_threads",), variables=TEAM),
    Case("an array added up in each small region", teams("added", 160), teams("added_once", 160), first=("array_reduction",), words="around the outer loop", line=("teams.c", "/* added */"), variables=TEAM),
    Case("the main thread alone", teams("alone", 60), teams("together", 60), first=("idle_threads",), variables=TEAM),
    # How often something is set up.
    Case("a plan each step", wheels("plans.py", "again", 3), wheels("plans.py", "kept", 3), first=("fft_plans",), words="pyfftw", silent=()),
    Case("a thread a piece of work", teams("started", 25), teams("kept", 25), first=("threads_started",), words="starts .* threads.*for started", line=("teams.c", "/* started */"), variables=TEAM),
    Case("a process an item", items("for i in $(seq 60); do {python} -c 'import asyncio'; done"), items("{python} -c 'import asyncio'"), first=("short_processes",), words="is started 60 times", weighed=False),
    # Pauses.
    Case("a sleep each step", loops("sleep", 300, "-O3"), loops("", 300, "-O3"), first=("sleeping",), line=("loops.c", "/* the sleep */")),
    Case("a poll each step", loops("poll", 300, "-O3"), loops("", 300, "-O3"), first=("event_waiting",), line=("loops.c", "/* the poll */")),
    # Python's ways.
    Case("names looked for in a list", python("pythonic.py", "list", 16000), python("pythonic.py", "set", 16000), first=("list_search",), words="in lists.*a set", line=("pythonic.py", "# the search")),
    Case("blocks sent to a pool", python("pythonic.py", "sent", 480), python("pythonic.py", "shared", 480), first=("pickling",), words="shared_memory", never=("allocation", "event_waiting")),
    Case("records that garbage is looked for among", python("pythonic.py", "collected", 300000), python("pythonic.py", "uncollected", 300000), first=("garbage_collection",), words="gc.disable", line=("pythonic.py", "# the record")),
    Case("messages logged in a loop", python("pythonic.py", "told", 150000), python("pythonic.py", "untold", 150000), first=("logging",), words="isEnabledFor", line=("pythonic.py", "# the message")),
    Case("a pool of processes for each step", python("pythonic.py", "spawned", 8), python("pythonic.py", "kept", 8), first=("repeated_imports",), words="Keep the processes", processes=True),
    Case("threads of Python that compute", python("pythonic.py", "threads", 9000), python("pythonic.py", "processes", 9000), first=("interpreter_lock",), words="multiprocessing", line=("pythonic.py", "# the computing"), never=("lock_contention", "idle_threads"), processes=True),
    Case("names looked up in each step", cxx("containers.cpp", "names", 3000), cxx("containers.cpp", "numbers", 3000), first=("text_keys",), words="keep the number", line=("containers.cpp", "/* the names' line */")),
    Case("a regular expression for each line", cxx("containers.cpp", "made", 15000), cxx("containers.cpp", "kept", 15000), first=("compiled_expressions",), words="static const std::regex", line=("containers.cpp", "/* made */")),
    Case("shared_ptr by value", cxx("containers.cpp", "shared", 20000), cxx("containers.cpp", "reference", 20000), first=("shared_pointers",), words="by reference", line=("containers.cpp", "/* the pointer's line */")),
    Case("numbers scanned from one long string", c("scan.c", "whole", 150000), c("scan.c", "pieces", 150000), first=("scanned_text",), words="strtod", line=("scan.c", "/* the scan */")),
    Case("the length of a string in a loop's condition", c("scan.c", "length", 30000), c("scan.c", "kept", 30000), first=("text_lengths",), words="before the loop", line=("scan.c", "/* its length */")),
    Case("computing with half precision", wheels("wheels.py", "half", 4000), wheels("wheels.py", "single", 4000), first=("half_precision",), words="float32", line=("wheels.py", "# the step")),
    Case("an inverse for each system", wheels("wheels.py", "inverted", 30), wheels("wheels.py", "solved", 30), first=("inverses",), words="numpy.linalg.solve", line=("wheels.py", "# the inverse")),
    Case("a rank more than there are cores", mpi(CORES + 1, "heat.f90", "along", 600, compiler="mpif90"), mpi(CORES, "heat.f90", "along", 600, compiler="mpif90"), first=("oversubscription",), words="share each core"),
    Case("threads of BLAS in each of several processes", wheels("wheels.py", "pooled", 60), wheels("wheels.py", "pooled", 60), first=("oversubscription",), words="OPENBLAS_NUM_THREADS=1", remedy={"OPENBLAS_NUM_THREADS": "1"}, processes=True),
    Case("an inverse of factors", wheels("wheels.py", "unfactored", 30), wheels("wheels.py", "factored", 30), first=("inverses",), words="lu_solve", line=("wheels.py", "# the other inverse")),
    Case("computing with Python's objects", wheels("wheels.py", "objects", 200000), wheels("wheels.py", "numbers", 200000), first=("object_arrays",), words="to_numeric", line=("wheels.py", "# the month")),
    Case("records of a log in HDF5", wheels("wheels.py", "records", 20000), wheels("wheels.py", "blocks", 20000), first=("small_array_accesses",), words="in one piece", line=("wheels.py", "# the records")),
    Case("a table row by row", wheels("wheels.py", "rows", 50000), wheels("wheels.py", "columns", 50000), first=("rows_of_tables",), words="whole columns", line=("wheels.py", "# the rows")),
    Case("modules that are compiled at each start", python("imports.py"), python("imports.py"), first=("python_compiling",), words="compileall", variables=UNKEPT, remedy=dict.fromkeys(UNKEPT, "")),
    Case("a table parsed for each value", wheels("tables.py", "loaded", 600), wheels("tables.py", "once", 600), first=("reread",), words="parsing it again", line=("tables.py", "# the heights")),
    Case("a table made longer day by day", wheels("tables.py", "glued", 700), wheels("tables.py", "listed", 700), first=("grown_arrays",), words="list of Python", line=("tables.py", "# the day"), never=("page_faults", "object_arrays")),
    Case("an array made longer value by value", wheels("tables.py", "appended", 70000), wheels("tables.py", "collected", 70000), first=("grown_arrays",), words="numpy.array.pieces", line=("tables.py", "# the level"), never=("page_faults",)),
    Case("a sparse matrix set element by element", wheels("solvers.py", "elements", 80000), wheels("solvers.py", "at_once", 80000), first=("sparse_elements",), words="coo_matrix", line=("solvers.py", "# an element")),
    Case("columns of a matrix kept by rows", wheels("solvers.py", "by_rows", 4000), wheels("solvers.py", "by_columns", 4000), first=("across_sparse",), words="tocsc", line=("solvers.py", "# a column")),
    Case("a queue emptied from the front of a list", python("pythonic.py", "front", 160000), python("pythonic.py", "deque", 160000), first=("moved_elements",), words="popleft", line=("pythonic.py", "# the front")),
    Case("a queue emptied from the front of a vector", cxx("containers.cpp", "erased", 8), cxx("containers.cpp", "indexed", 8), first=("moved_elements",), words="std::deque", line=("containers.cpp", "/* the front */")),
    Case("a hash that many share", cxx("containers.cpp", "crowded", 400), cxx("containers.cpp", "spread", 400), first=("hash_chains",), words="spreads", line=("containers.cpp", "/* the cell */")),
    Case("a density for each number", wheels("solvers.py", "densities", 20000), wheels("solvers.py", "density", 20000), first=("few_at_a_time",), words="array of all numbers", line=("solvers.py", "# the density")),
    Case("a length for each vector", wheels("solvers.py", "lengths", 700000), wheels("solvers.py", "length", 700000), first=("few_at_a_time",), words="axis=1", line=("solvers.py", "# the length")),
    Case("derivatives by differences", wheels("solvers.py", "differences", 500), wheels("solvers.py", "formula", 500), first=("numerical_gradient",), words="jac="),
    Case("pieces joined one by one", wheels("tables.py", "joined", 1500), wheels("tables.py", "joined_once", 1500), first=("grown_arrays",), words="list of Python", line=("tables.py", "# the piece"), never=("page_faults",)),
    Case("rows stacked one by one", wheels("tables.py", "stacked", 3000), wheels("tables.py", "prepared", 3000), first=("grown_arrays",), words="write into it", line=("tables.py", "# the row"), never=("page_faults",)),
    Case("a table element by element", wheels("tables.py", "located", 15000), wheels("tables.py", "taken", 15000), first=("rows_of_tables",), words="to_numpy", line=("tables.py", "# the element")),
    Case("dates read one at a time", wheels("tables.py", "dated_each", 20000), wheels("tables.py", "dated", 20000), first=("rows_of_tables",), words="to_datetime.column", line=("tables.py", "# the date")),
    Case("a function for each group", wheels("tables.py", "applied", 15000), wheels("tables.py", "aggregated", 15000), first=("rows_of_tables",), words="for all groups at once", line=("tables.py", "# the range")),
    Case("a transform for each group", wheels("tables.py", "transformed", 8000), wheels("tables.py", "centred", 8000), first=("rows_of_tables",), words="transform with names", line=("tables.py", "# the mean")),
    Case("a function for each element", wheels("tables.py", "called", 1500000), wheels("tables.py", "whole", 1500000), first=("rows_of_tables",), words="numpy.where", line=("tables.py", "# the pressure")),
    Case("a deep copy of each state", wheels("tables.py", "deep", 600), wheels("tables.py", "enough", 600), first=("deep_copies",), words="copy.copy", line=("tables.py", "# the copy")),
    Case("rows chosen for each station", wheels("tables.py", "filtered", 1500), wheels("tables.py", "grouped", 1500), first=("filtered_tables",), words="groupby", line=("tables.py", "# the station")),
    Case("chunks unpacked for a part", wheels("wheels.py", "steps", 12), wheels("wheels.py", "points", 12), first=("compressed_files",), words="whole chunks are unpacked for a part", line=("wheels.py", "# the series"), silent=()),
    Case("messages of Python objects", mpi4py("objects", 90), mpi4py("arrays", 90), first=("pickled_messages",), words="capital letters"),
    # Files.
    Case("a file for each record", c("access.c", "a_file_each", 20000), c("access.c", "a_file_for_all", 20000), first=("open_storm",)),
    Case("looked for where it is not", c("access.c", "missing", 600000), c("access.c", "missing", 1), first=("failed_opens",), line=("access.c", "/* missing */")),
    Case("read again and again", c(BENCH + "reread.c", "again", 30, 64), c(BENCH + "reread.c", "once", 30, 64), first=("reread",), line=(BENCH + "reread.c", "/* the line that reads */")),
    # In both forms each line is a write of its own.
    Case("asked about in a loop", c(BENCH + "storm.c", "asking", 200000), c(BENCH + "storm.c", "asked", 200000), first=("stat_storm", "tiny_requests", "unbuffered"), silent=("stat_storm",)),
    *(
        Case(
            f"records of a particle code, {which.family}",
            epoch(which, "each"),
            epoch(which, "together"),
            first=("tiny_mpi_io", "tiny_requests"),
            silent=("tiny_mpi_io",),
            line=(BENCH + "epoch.f90", "! the slow line"),
        )
        for which in (OPENMPI, MPICH)
    ),
    *(
        Case(
            f"dumps as text, not {form}",
            cloverleaf("text"),
            cloverleaf(form),
            first=("text_output", "io_wait", "unbuffered", "serial_io"),
            silent=("text_output",),
            line=(BENCH + "cloverleaf.c", "/* the line that writes text */"),
        )
        for form in ("binary", "hdf5")
    ),
    Case(
        "one rank writes for all",
        one_writer("slow"),
        one_writer("fixed"),
        first=("single_writer", "serial_io", "io_wait"),
        line=(BENCH + "onewriter.c", "/* the line that writes */"),
        variables={"DISK": "800,0,-"},
    ),
    Case("compressed in memory", python("files.py", "deflate", 12000000), python("files.py", "plain", 12000000), first=("compression",)),
]
