"""Programs whose cause of slowness is known, because removing it was timed: what is to be said of each form.

One file a kind of cause; each holds CASES. `test_causes.py` runs them all, bench/causes.py times what removing gains."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from machine import C_FLAGS, ROOT, Mpi, compiled, first_mpi, has

FOLDER = ROOT / "tests" / "causes"


@dataclass(frozen=True)
class Case:
    """One cause: a slow form, the same work without the cause, and what the first finding of each may be."""

    name: str
    # Command lines, made when they are needed, for they compile their program. `fixed` is None where nothing removes the cause.
    slow: Callable[[], list]
    fixed: Callable[[], list] | None
    # Rules that may be the first finding of the slow form. Empty: no finding, and `words` are found in the verdict.
    first: tuple = ()
    # What the first finding's sentences (or the verdict) must match, a regular expression.
    words: str = ""
    # The program's line that the first finding names: (source, mark in it).
    line: tuple | None = None
    # Rules that must not speak of the slow form at all: they would blame what is not the cause.
    never: tuple = ()
    # Rules that must be silent of the fixed form; those of `first` where it is not said.
    silent: tuple | None = None
    # Exit status of the slow form.
    status: int = 0
    variables: dict = field(default_factory=dict)
    # For the fixed form, where the remedy is a variable.
    remedy: dict = field(default_factory=dict)
    options: tuple = ()
    # What not every processor pays for: where it costs nothing, the same times with and without it, silence is right.
    not_everywhere: str = ""
    # Whether what the finding promises is compared with what the fixed form gains.
    weighed: bool = True
    # Whether it has processes beside each other, of one thread each.
    processes: bool = False
    # Whether what it says hangs on how long memory takes, which is longer while others use it.
    of_memory: bool = False

    @property
    def beside(self):
        """Whether one processor is enough for it, and others may run beside it."""
        return getattr(self.slow, "one_thread", False) and not (self.processes or self.of_memory)

    @property
    def quiet(self):
        """Rules that must be silent of the fixed form."""
        return set(self.first if self.silent is None else self.silent)


def of_one_thread(made):
    """Says of what makes a command line that its program has one thread."""
    made.one_thread = True
    return made


def c(source, *arguments, flags=(), compiler="gcc", optimise="-O2"):
    """A command line of a program in C, made when it is asked for."""
    base = [f for f in C_FLAGS if not f.startswith("-O")]
    made = lambda: [compiled(FOLDER / source, [compiler, *base, optimise], ["-lpthread", "-lm", *flags]), *map(str, arguments)]
    return made if "-fopenmp" in flags else of_one_thread(made)


def cxx(source, *arguments, flags=()):
    return of_one_thread(lambda: [compiled(FOLDER / source, ["g++", "-D_GNU_SOURCE", "-O2", "-g"], ["-lpthread", *flags]), *map(str, arguments)])


def fortran(source, *arguments, flags=()):
    @of_one_thread
    def made():
        if not has("gfortran"):
            pytest.skip("gfortran is not installed (make setup)")
        return [compiled(FOLDER / source, ["gfortran", "-O2", "-g"], list(flags)), *map(str, arguments)]

    return made


def python(source, *arguments):
    return of_one_thread(lambda: [sys.executable, FOLDER / source, *map(str, arguments)])


def mpi(ranks, source, *arguments, flags=(), options=(), compiler="mpicc", which: Mpi | None = None):
    """A launch line of a program for MPI: the first that this machine has, or a given one."""

    def made():
        chosen = which or first_mpi()
        if chosen is None or chosen.missing:
            pytest.skip(chosen.missing if chosen else "no MPI is installed (make setup)")
        os.environ.update(chosen.variables)
        command = [str(chosen.tool(compiler)), *(C_FLAGS if compiler == "mpicc" else ["-O2", "-g"])]
        return chosen.run(ranks, compiled(FOLDER / source, command, ["-lm", *flags]), *arguments, options=options)

    return made


def line_of(source, mark):
    """The number of the line that carries a mark."""
    found = [n for n, text in enumerate((FOLDER / source).read_text().splitlines(), 1) if mark in text]
    assert len(found) == 1, f"{source}: {mark!r} stands on lines {found}"
    return Path(source).name, found[0]
