"""What can go wrong: each says what, where, and what to do."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Iterable, Optional

if TYPE_CHECKING:
    from .profile import Profile


class Error(Exception):
    """Something could not be done. All exceptions of this package are of this class."""


class CommandNotFound(Error):
    """There is no steelyard command."""


class RunFailed(Error):
    """The command under measurement failed. `status` is its exit status, `profile` its profile: no run is lost."""

    def __init__(self, text: str, status: int, profile: Profile):
        super().__init__(text)
        self.status = status
        self.profile = profile


class GateFailed(Error, AssertionError):
    """A gate did not hold, beyond all noise."""


class Missing(Error, ValueError):
    """A metric has no number; the text is the reason, and how to enable it."""


class NoSuchName(Error, KeyError):
    """There is no metric, table, column or section of that name."""

    def __init__(self, what: str, name: object, known: Iterable[str], where: Optional[str] = None):
        names = list(known)
        near = difflib.get_close_matches(str(name), names, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are {', '.join(names[:12])}{' …' if len(names) > 12 else ''}"
        self.text = f"there is no {what} {name!r}{f' in {where}' if where else ''}: {hint}"
        super().__init__(self.text)

    def __str__(self) -> str:  # a KeyError shows its argument in quotes
        return self.text


class NotInstalled(Error, ImportError):
    """A package that is only needed for this is not installed."""
