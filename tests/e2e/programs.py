"""Short runs of programs of every kind, recorded for the viewer's tests: {name: {"profile": path} or {"why": sentence}}."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import workloads
from machine import MPIS, ROOT, c_program, compiled, environment, first_mpi
from patience import kill_session, of_session, wait_for

HEAT = ROOT / "examples/heat.c"
WHEEL = next(m for m in MPIS if m.name == "wheel-mpich")

OWN_PYTHON = "import time\nt = time.time()\nwhile time.time() - t < 0.6: sum(range(1000))\ntime.sleep(0.3)"


class Missing(Exception):
    """Why a program cannot run here, a sentence."""


def need(path):
    if not Path(path).exists():
        raise Missing(f"{path} is not there (make setup)")
    return path


def mpi():
    chosen = first_mpi()
    if chosen is None:
        raise Missing("no MPI is installed (make setup)")
    os.environ.update(chosen.variables)
    return chosen


def heat(ranks, size, steps):
    program = compiled(HEAT, [str(mpi().tool("mpicc")), "-std=gnu17", "-O2", "-g"], ["-lm"])
    return mpi().run(ranks, program, size, steps)


def epoch():
    if not mpi().tool("mpif90").exists():
        raise Missing("gfortran is not installed (make setup)")
    return workloads.epoch(mpi(), 1500, 3).slow


def numpy():
    if WHEEL.missing:
        raise Missing(WHEEL.missing)
    python = need(ROOT / ".venv/bin/python")
    return WHEEL.run(2, python, ROOT / "tests/programs/exchange.py", 0.8)


# What runs, and how it ends: 0, a failure, or "killed" from outside while it runs.
RUNS = {
    "heat": (lambda: heat(2, 700, 300), 0, {}),
    "heat-4": (lambda: heat(4, 700, 300), 0, {}),
    "openmp": (lambda: [c_program("openmp.c", "-fopenmp"), "imbalance", 0.9], 0, {"OMP_NUM_THREADS": 2}),
    "numpy": (numpy, 0, {"LD_LIBRARY_PATH": WHEEL.bin.parent / "lib", "OPENBLAS_NUM_THREADS": 1}),
    "python": (lambda: [sys.executable, "-c", OWN_PYTHON], 0, {}),
    "mpiio": (lambda: mpi().run(2, mpi().program("mpiio.c"), "data", "nonblocking", "split"), 0, {}),
    "epoch": (epoch, 0, {}),
    "threads": (lambda: [c_program("threads.c"), "compute", 0.6], 0, {}),
    "true": (lambda: ["true"], 0, {}),
    "segfault": (lambda: mpi().run(2, mpi().program("fate.c"), "segfault", 1, 0.5), "failure", {}),
    "killed": (lambda: mpi().run(2, mpi().program("fate.c"), "hang", 0, 0.5), "killed", {}),
}  # fmt: skip


# Runs that are looked at together.
TOGETHER = [["heat", "heat-4"], *([name] for name in RUNS if not name.startswith("heat")), ["simulated"]]


def record(binary, folder, names):
    """Records those; ranks that are simulated are put together."""
    return {name: recorded(binary, folder / name, name) for name in names}


def recorded(binary, folder, name):
    try:
        if name == "simulated":
            return {"profile": str(simulated(binary, folder, 1000))}
        command, ends, variables = RUNS[name]
        return {"profile": str(one(binary, folder, command(), ends, variables))}
    except Missing as missing:
        return {"why": str(missing)}


def one(binary, folder, command, ends, variables):
    """The profile of one run in a folder of its own."""
    folder.mkdir(parents=True)
    out = folder / f"{folder.name}.steelyard"
    child = subprocess.Popen(
        [str(word) for word in [binary, "run", "--report", "none", "-o", out, *command]], cwd=folder,
        env=environment(TRUTH_DIR=folder, **variables), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    if ends == "killed":
        kill_one(child)
    try:
        _, err = child.communicate(timeout=60)
    except subprocess.TimeoutExpired:
        kill_session(child.pid)
        raise
    assert (child.returncode == 0) == (ends == 0), f"{folder.name} ended with {child.returncode}: {err[-2000:]}"
    assert out.exists(), f"{folder.name} left no profile: {err[-2000:]}"
    return out


def kill_one(child, seconds=1.0):
    """SIGKILL to one rank of ours, a while after both are there."""
    def ranks():
        found = [pid for pid in of_session(child.pid) if executable(pid).startswith("fate-")]
        return found if len(found) == 2 else None

    found = wait_for(ranks)
    time.sleep(seconds)
    os.kill(found[-1], signal.SIGKILL)


def executable(pid):
    try:
        return os.path.basename(os.readlink(f"/proc/{pid}/exe"))
    except OSError:
        return ""


def simulated(binary, folder, ranks):
    """A merged run of ranks that never were (xtask/src/parts.rs)."""
    tool = need(os.environ.get("XTASK", binary.parent / "xtask"))
    subprocess.run([tool, "parts", folder, "--ranks", str(ranks)], check=True, stdout=subprocess.DEVNULL, timeout=60)
    out = folder / "simulated.steelyard"
    subprocess.run([binary, "merge", "--report", "none", "-o", out, *sorted(folder.glob("*.part.steelyard"))], check=True, stderr=subprocess.DEVNULL, timeout=120)
    return out
