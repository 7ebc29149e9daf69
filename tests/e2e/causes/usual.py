"""The mistakes that are made most: how a program is built, started and divided."""

import workloads
from machine import first_mpi

from causes import Case, c, python


def loops(how, steps, optimise):
    return c("loops.c", how, steps, optimise=optimise)


def teams(how, steps):
    return c("teams.c", how, steps, flags=("-fopenmp",))


def bound(command):
    """Bound to one core."""
    return lambda: ["taskset", "-c", "0", *command()]


def workload(make, form):
    """A form of a workload of bench/workloads."""
    return lambda: getattr(make(), form)


TEAM = {"OMP_NUM_THREADS": "2"}
POLLING = {"OMP_NUM_THREADS": "4", "OMP_WAIT_POLICY": "active"}

CASES = [
    # How it is built.
    Case("built without optimisation", loops("", 400, "-O0"), loops("", 400, "-O2"), first=("debug_build",)),
    Case("built without vectorising", loops("", 6000, "-O1"), loops("", 6000, "-O3"), first=("not_vectorised",), words="polynomial", line=("loops.c", "/* the loop */")),
    # How it is started.
    Case("a team on one core", bound(teams("together", 60)), teams("together", 60), first=("one_core",), variables=TEAM),
    Case("more polling threads than cores", teams("fine", 60), teams("fine", 60), first=("oversubscription",), variables=POLLING, remedy=TEAM),
    # How it is divided.
    Case("rows of growing length", teams("halves", 60), teams("one_by_one", 60), first=("openmp_imbalance",), variables=TEAM),
    Case("the main thread alone", teams("alone", 60), teams("together", 60), first=("idle_threads",), variables=TEAM),
    # Pauses.
    Case("a sleep each step", loops("sleep", 300, "-O3"), loops("", 300, "-O3"), first=("sleeping",), line=("loops.c", "/* the sleep */")),
    Case("a poll each step", loops("poll", 300, "-O3"), loops("", 300, "-O3"), first=("event_waiting",), line=("loops.c", "/* the poll */")),
    # Files.
    Case("a file for each record", c("access.c", "a_file_each", 20000), c("access.c", "a_file_for_all", 20000), first=("open_storm",)),
    Case("looked for where it is not", c("access.c", "missing", 200000), c("access.c", "missing", 1), first=("failed_opens",), line=("access.c", "/* missing */")),
    Case("read again and again", workload(lambda: workloads.reread(30, 64), "slow"), workload(lambda: workloads.reread(30, 64), "fixed"), first=("reread",)),
    Case(
        "one rank writes for all",
        workload(lambda: workloads.one_writer(first_mpi(), 8, 24, disk="800,0,-"), "slow"),
        workload(lambda: workloads.one_writer(first_mpi(), 8, 24, disk="800,0,-"), "fixed"),
        first=("single_writer", "serial_io", "io_wait"),
        variables={"DISK": "800,0,-"},
    ),
    Case("compressed in memory", python("files.py", "deflate", 12000000), python("files.py", "plain", 12000000), first=("compression",)),
]
