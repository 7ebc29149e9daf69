"""Causes between ranks, in MPI, and ends of runs."""

import subprocess

from machine import MPIS

from causes import Case, c, mpi

OPENMPI = MPIS[0]
TEAM = {"OMP_NUM_THREADS": "2"}


# Processes that use a core beside a run.
burning = []


def messages(how, steps, **more):
    return mpi(2, "messages.c", how, steps, **more)


def teams(how, steps):
    return c("teams.c", how, steps, flags=("-fopenmp",))


def fate(how, which=None):
    return mpi(2, "../programs/fate.c", how, 1, 0.3, which=which)


def without_mpi():
    return mpi(2, "messages.c", "none")()[:-2] + c("arithmetic.c", "power", 3000)()


def by_another_launcher():
    program = mpi(2, "../programs/imbalance.c", 20, 0.03, 0, which=MPIS[1])()
    own = mpi(2, "../programs/imbalance.c", 20, 0.03, 0, which=OPENMPI)()
    return own[: -4] + program[-4:]


def more_workers():
    return mpi(3, "messages.c", "farm", 10, which=OPENMPI, options=("--oversubscribe",))()


def line(mark):
    return ("messages.c", f"/* {mark} */")


def timed_out():
    return ["timeout", "2", *mpi(2, "../programs/fate.c", "hang", 0, 0.3)()]


def on_a_shared_core():
    """Ranks bound to cores 0 and 1, of which something else uses the second."""
    burning.append(subprocess.Popen(["taskset", "-c", "1", "timeout", "3", "sh", "-c", "while :; do :; done"]))
    return mpi(2, "../programs/imbalance.c", 20, 0.03, 1, which=OPENMPI, options=("--bind-to", "core"))()


def on_its_own_core():
    while burning:
        burning.pop().wait()
    return mpi(2, "../programs/imbalance.c", 20, 0.03, 1, which=OPENMPI, options=("--bind-to", "core"))()


CASES = [
    # Between threads.
    Case(
        "a pipeline with one slow stage",
        c("stages.c", "alone", 1000, flags=("-fopenmp",)),
        c("stages.c", "shared", 1000, flags=("-fopenmp",)),
        first=("slowest_stage",),
        words="several threads",
        line=("stages.c", "/* the slow stage */"),
    ),
    # Between ranks.
    Case("serial setup", messages("root_only", 1), messages("shared_set_up", 1), first=("compute_imbalance",), words="ank 0 .*set_up"),
    Case("gathered to the root each step", messages("gather", 10), messages("no_gather", 10), first=("compute_imbalance",), words="ank 0 .*analyse"),
    Case(
        "one rank after the other", messages("chain", 15), messages("no_chain", 15), first=("late_arrival",), words="one after the other"
    ),
    Case(
        "phases that burden other ranks",
        messages("phases", 8),
        messages("even_phases", 8),
        first=("late_arrival",),
        words="phase_a.*phase_b|phase_b.*phase_a",
        line=line("phase a"),
    ),
    Case("a burden that moves", messages("moving", 15), messages("staying", 15), first=("late_arrival",), words="by turns.*particles"),
    Case(
        "asked for by MPI_Test", messages("testing", 15), messages("early", 15), first=("compute_imbalance", "late_arrival"), words="^Rank 0 .*MPI_Test.*prepare"
    ),
    Case(
        "asked for by MPI_Iprobe",
        messages("probing", 15),
        messages("early", 15),
        first=("compute_imbalance", "late_arrival"),
        words="^Rank 0 .*MPI_Iprobe.*prepare",
    ),
    Case(
        "a core that is shared",
        on_a_shared_core,
        on_its_own_core,
        first=("lost_core",),
        words="^Rank 1 loses its core",
        never=("compute_imbalance",),
    ),
    # MPI.
    Case("a short run", messages("kept", 10), None, words="starting and ending MPI, once a run", never=("start_and_finish",)),
    Case("large messages", messages("large", 1500), None, words="bound by what they transfer", never=("too_little_work", "blocking")),
    Case("no overlap", messages("overlap", 3000), None, words="messages of 4.MiB on average.*MPI_Testall", never=("too_little_work", "blocking")),
    Case("communicators in a loop", messages("dup", 20000), messages("kept", 20000), first=("made_again",), line=line("dup")),
    Case("split in a loop", messages("split", 20000), messages("kept", 20000), first=("made_again",), line=line("split")),
    Case("windows in a loop", messages("window", 2000), messages("window_kept", 2000), first=("made_again",), line=line("window")),
    Case("a reduction a number", messages("reductions", 4000), messages("reduction", 4000), first=("small_messages",), line=line("reductions")),
    Case("an all-to-all a number", messages("alltoall", 4000), messages("alltoall_once", 4000), first=("small_messages", "too_little_work")),
    Case("a message a point", messages("points", 200), messages("face", 200), first=("small_messages",), words=r"MPI_Sendrecv at faces \(messages"),
    Case("a message a point, posted", messages("posted", 800), messages("posted_once", 800), first=("small_messages",), words="MPI_Waitall at "),
    Case("a manager on a core", messages("farm", 10), more_workers, first=("manager",), words="Rank 0 gives out work.*MPI_Iprobe at farm.*mpirun -n 3"),
    Case("barriers everywhere", messages("barriers", 2000), messages("no_barriers", 2000), first=("barriers",), line=line("barriers")),
    Case("a fence a number", messages("fences", 450), messages("one_fence", 450), first=("barriers", "small_messages"), silent=("barriers",)),
    Case("tasks one by one", messages("tiny_tasks", 300), messages("larger_tasks", 300), first=("small_messages",), line=line("manager")),
    Case("blocks of a datatype", messages("strided", 3000), None, words="MPI_Type_vector"),
    # Threads.
    Case("regions too fine", teams("fine", 100), teams("coarse", 100), first=("openmp_overhead",), words=r"at fine \(teams\.c", variables=TEAM),
    Case("tasks too fine", teams("tiny_tasks", 400), teams("larger_tasks", 400), first=("openmp_overhead",), variables=TEAM),
    Case("all in a critical section", teams("critical", 100), None, first=("lock_contention",), variables=TEAM),
    Case("a lock inside rand", teams("drawn", 250), teams("drawn_apart", 250), first=("library_lock",), words="in rand.*rand_r", line=("teams.c", "/* drawn */"), variables=TEAM),
    Case("a lock for local time", teams("dated", 4000), teams("dated_apart", 4000), first=("library_lock",), words="in tz_convert.*gmtime_r", line=("teams.c", "/* dated */"), variables=TEAM),
    Case("a lock an item", teams("counted", 100), teams("counted_apart", 100), first=("lock_contention",), words="at counted", line=("teams.c", "/* counted */"), variables=TEAM),
    # Ends.
    Case(
        "a segmentation fault",
        fate("segfault", OPENMPI),
        None,
        first=("ended_badly",),
        words="^Rank 1 .*SIGSEGV.*Last samples: .*rank 0",
        status=139,
        never=("compute_imbalance",),
    ),
    Case("MPI_Abort", fate("mpi_abort"), None, first=("ended_badly",), words=r"^Rank 1 .*MPI_Abort \(exit status 17\)", status=17),
    Case("an early exit", fate("exit", OPENMPI), None, first=("ended_badly",), words="^Rank 1 .*exit status 6", status=6, never=("compute_imbalance",)),
    Case("a time limit", timed_out, None, first=("ended_badly",), words="^The run was ended from outside.*rank 1 in MPI_Barrier.*more time", status=124),
    # Ranks that are none.
    Case("ranks without MPI", without_mpi, None, first=("separate_runs",), words="The 2 ranks are as many separate runs.*without MPI"),
    Case("another MPI's launcher", by_another_launcher, None, first=("separate_runs",), words="2 processes are as many separate runs of one rank each.*MPICH"),
    # One thread writes while the other computes, and nobody waits for it.
    Case(
        "a thread that writes",
        teams("writer", 5),
        None,
        words="is computation",
        never=("tiny_requests", "idle_threads", "openmp_overhead", "openmp_imbalance"),
        variables=TEAM,
    ),
]
