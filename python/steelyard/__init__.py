"""Profiles of Steelyard in Python: the report's numbers, tables as data frames, comparisons, plots, gates in pytest.

Every number comes from the steelyard command. docs/python.md is its page.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, List

if TYPE_CHECKING:
    from .comparing import diff as diff
    from .comparing import history as history
    from .comparing import scaling as scaling
    from .errors import CommandNotFound as CommandNotFound
    from .errors import Error as Error
    from .errors import GateFailed as GateFailed
    from .errors import Missing as Missing
    from .errors import NoSuchName as NoSuchName
    from .errors import NotInstalled as NotInstalled
    from .errors import RunFailed as RunFailed
    from .profile import Profile as Profile
    from .profile import open as open
    from .regions import begin as begin
    from .regions import end as end
    from .regions import region as region
    from .regions import value as value
    from .running import run as run

# Imported when they are asked for: pytest imports this package in every environment that has the wheel.
_PLACES = {
    "comparing": ("diff", "history", "scaling"),
    "errors": ("CommandNotFound", "Error", "GateFailed", "Missing", "NoSuchName", "NotInstalled", "RunFailed"),
    "profile": ("Profile", "open"),
    "regions": ("begin", "end", "region", "value"),
    "running": ("run",),
}
__all__ = sorted(name for names in _PLACES.values() for name in names)


def __getattr__(name: str) -> Any:
    for module, names in _PLACES.items():
        if name in names:
            found = getattr(import_module(f"{__name__}.{module}"), name)
            globals()[name] = found
            return found
    if name == "plot":
        return import_module(f"{__name__}.plot")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> List[str]:
    return [*globals(), *__all__, "plot"]


def load_ipython_extension(shell: object) -> None:
    """`%load_ext steelyard`: the magics %steelyard and %%steelyard."""
    from .magics import register

    register(shell)
