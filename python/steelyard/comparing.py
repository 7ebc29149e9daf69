"""Runs beside each other: what `steelyard diff`, `scaling` and `history` say."""

from __future__ import annotations

from typing import Iterable, Optional, Sequence, Union

from . import command, gates
from .profile import Place, Profile, paths
from .records import Comparison, History, Scaling

Runs = Union[Place, Profile, Sequence[Union[Place, Profile]]]


def diff(a: Runs, b: Runs, *, fail_if: Iterable[str] = (), gates_file: Optional[Place] = None) -> Comparison:
    """What changed from A to B, each a profile, a directory of profiles, or a list of them; and what became of gates
    (docs/gates.md), of `fail_if` and of a file like steelyard.toml.

    >>> compared = steelyard.diff("before.steelyard", "heat.steelyard", fail_if=["io_calls != same"])
    >>> [gate.outcome for gate in compared.gates]
    ['passed']
    >>> compared.metrics["elapsed"].a
    2.031430916
    >>> compared.check()
    """
    file = None if gates_file is None else str(gates_file)
    return Comparison.of(gates.compared(paths(a), paths(b), fail_if, file))


def scaling(runs: Runs, *, kind: Optional[str] = None) -> Scaling:
    """How a program scales, by runs on different numbers of ranks, threads or nodes (docs/scaling.md). `kind`, "strong" or
    "weak", overrules what is told by the useful time."""
    return Scaling.of(command.call_json("scaling", *([f"--{kind}"] if kind else []), *paths(runs)))


def history(runs: Runs) -> History:
    """Which numbers changed for good, when, and at which commit (docs/history.md)."""
    return History.of(command.call_json("history", *paths(runs)))
