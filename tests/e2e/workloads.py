"""The workloads of bench/workloads: how they are built and started, and where their fault stands in the source."""

import os
import re
import shlex
import subprocess
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from machine import BUILT, C_FLAGS, ROOT, Mpi, compiled, has

FOLDER = ROOT / "bench" / "workloads"
SLOW_LINE = {
    "epoch.f90": "! the slow line",
    "madbench.c": "/* the line that writes */",
    "cloverleaf.c": "/* the line that writes text */",
    "storm.c": "int fd = open(path, flags, 0600);",
    "durable.c": "/* the line that waits for the medium */",
    "reread.c": "/* the line that reads */",
    "onewriter.c": "/* the line that writes */",
    "sieve.c": "/* the line that sieves */",
}


def line(source, mark=None):
    """The number of the line that carries a mark."""
    lines = (FOLDER / source).read_text().splitlines()
    found = [i + 1 for i, text in enumerate(lines) if (mark or SLOW_LINE[source]) in text]
    assert len(found) == 1, f"{source}: {found}"
    return found[0]


def serial(source):
    return compiled(FOLDER / source, ["gcc", *C_FLAGS])


def parallel(mpi, source, *flags):
    os.environ.update(mpi.variables)
    return compiled(FOLDER / source, [str(mpi.tool("mpicc")), *C_FLAGS], [*flags, "-lm"])


def fortran(mpi, source):
    os.environ.update(mpi.variables)
    return compiled(FOLDER / source, [str(mpi.tool("mpif90")), "-O2", "-g"])


def on_a_disk(mpi, source):
    """Linked with the model of a disk, which does nothing unless DISK is set."""
    disk = compiled(FOLDER / "disk.c", ["gcc", *C_FLAGS], ["-shared", "-fPIC", "-ldl", "-lpthread"])
    return parallel(mpi, source, "-Wl,--no-as-needed", str(disk), f"-Wl,-rpath,{BUILT}")


def hdf5_flags(mpi):
    """How to compile against parallel HDF5 of an MPI; None where it is not installed."""
    if not has("pkg-config") or not mpi.name.startswith("debian-"):
        return None
    done = subprocess.run(["pkg-config", "--cflags", "--libs", f"hdf5-{mpi.family}"], capture_output=True, text=True)
    return shlex.split(done.stdout) if done.returncode == 0 else None


@dataclass
class Case:
    """A fault and its fix: two command lines that do the same work."""

    name: str
    source: str
    slow: list
    fixed: list
    variables: dict = field(default_factory=dict)
    mark: str | None = None


def epoch(mpi: Mpi, particles, steps, ranks=2):
    line = [mpi.run(ranks, fortran(mpi, "epoch.f90"), mode, particles, steps, "particles.dat") for mode in ("each", "together")]
    return Case("epoch", "epoch.f90", *line)


def out_of_core(mpi: Mpi, blocks, kibibytes, ranks=8, disk=None):
    line = [mpi.run(ranks, on_a_disk(mpi, "madbench.c"), at_once, blocks, kibibytes) for at_once in (0, 1)]
    return Case("madbench", "madbench.c", *line, {"DISK": disk} if disk else {})


def cloverleaf(mpi: Mpi, cells, dumps, ranks=2, fixed="binary"):
    program = parallel(mpi, "cloverleaf.c")
    better = parallel(mpi, "cloverleaf.c", "-DHDF5", *hdf5_flags(mpi)) if fixed == "hdf5" else program
    return Case("cloverleaf", "cloverleaf.c", mpi.run(ranks, program, "text", cells, dumps), mpi.run(ranks, better, fixed, cells, dumps))


def storm(lines, slow="each", fixed="kept"):
    return Case("storm", "storm.c", *([serial("storm.c"), mode, lines] for mode in (slow, fixed)))


def durable(records):
    return Case("durable", "durable.c", *([serial("durable.c"), mode, records] for mode in ("each", "once")))


def reread(times, mebibytes):
    return Case("reread", "reread.c", *([serial("reread.c"), mode, times, mebibytes] for mode in ("again", "once")))


def one_writer(mpi: Mpi, snapshots, mebibytes, ranks=4, disk=None):
    program = on_a_disk(mpi, "onewriter.c")
    forms = (mpi.run(ranks, program, mode, snapshots, mebibytes) for mode in ("one", "all"))
    return Case("onewriter", "onewriter.c", *forms, {"DISK": disk} if disk else {})


def sieve(mpi: Mpi, rows, steps, ranks=2):
    program = parallel(mpi, "sieve.c")
    return Case("sieve", "sieve.c", *(mpi.run(ranks, program, mode, rows, steps) for mode in ("sieve", "together")))


def need(mpi, *tools):
    if mpi is not None and mpi.missing:
        pytest.skip(mpi.missing)
    for tool in tools:
        if not has(tool):
            pytest.skip(f"{tool} is not installed (make setup)")


def uses(profile, interface, pattern):
    """Sums of the columns of file_uses over processes, for files whose name matches, through one interface."""
    table, interfaces = profile["file_uses"], profile.text("file_uses", "interface")
    paths = profile.text("files", "path")
    total = defaultdict(int)
    for row, file in enumerate(table["file"]):
        if interfaces[row] == interface and re.fullmatch(pattern, Path(paths[file]).name):
            for column in table:
                if table[column].ndim == 1 and column not in ("process", "file", "interface"):
                    total[column] += int(table[column][row])
    return total


def said(ran, name, what=0):
    """Calls (0), bytes out (1) or bytes in (2) of all ranks together, by the word of the program."""
    return sum(t["calls"].get(name, [0, 0, 0])[what] for t in ran.truth)


def seconds(ran, name="output"):
    """Of the slowest rank."""
    return max(t["seconds"][name][0] for t in ran.truth)
