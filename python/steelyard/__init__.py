"""Profiles of Steelyard in Python: the report's numbers, tables as data frames, comparisons, plots, gates in pytest.

Every number comes from the steelyard command; this package computes none. docs/python.md is its page.
"""

from .comparing import diff, history, scaling
from .errors import CommandNotFound, Error, GateFailed, Missing, NoSuchName, NotInstalled, RunFailed
from .profile import Profile, open
from .running import run

__all__ = [
    "CommandNotFound",
    "Error",
    "GateFailed",
    "Missing",
    "NoSuchName",
    "NotInstalled",
    "Profile",
    "RunFailed",
    "diff",
    "history",
    "open",
    "run",
    "scaling",
]


def load_ipython_extension(shell: object) -> None:
    """`%load_ext steelyard`: the magics %steelyard and %%steelyard."""
    from .magics import register

    register(shell)
