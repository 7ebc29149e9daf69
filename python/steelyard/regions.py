"""Regions and numbers of a program's own, which Steelyard's report then shows; docs/regions.md.

    import steelyard

    with steelyard.region("solve"):
        steelyard.value("residual", r)

Without Steelyard they do nothing. Needs nothing but Python's own library.
"""

import contextlib
import ctypes
import functools
from typing import Callable, Optional


def _find(name: str, *arguments: type) -> "Optional[Callable[..., None]]":
    """A function of the library that Steelyard loads into the program, None without it."""
    function = getattr(ctypes.PyDLL(None), name, None)
    if function is not None:
        function.argtypes, function.restype = arguments, None
    return function


_begin = _find("steelyard_record_begin", ctypes.c_char_p)
_end = _find("steelyard_record_end", ctypes.c_char_p)
_value = _find("steelyard_record_value", ctypes.c_char_p, ctypes.c_double)


# A name that stays where it is in memory is found faster.
@functools.lru_cache(maxsize=1024)
def _encoded(name: str) -> bytes:
    return name.encode("utf-8", "backslashreplace")


def _text(name: object) -> bytes:
    """What is no text is what it prints as: a program that runs without Steelyard runs with it."""
    return _encoded(name if isinstance(name, str) else str(name))


def begin(name: str) -> None:
    """The thread enters a region, inside the one that it is in."""
    if _begin is not None:
        _begin(_text(name))


def end(name: str) -> None:
    """It leaves the region of that name, and those inside it that it has not left."""
    if _end is not None:
        _end(_text(name))


def value(name: str, number: float) -> None:
    """A number that the program has found: a residual, a time step, cells in a second."""
    number = float(number)
    if _value is not None:
        _value(_text(name), number)


class region(contextlib.ContextDecorator):
    """A region as long as a `with` statement lasts, or a function that it decorates, whatever ends them."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> "region":
        begin(self.name)
        return self

    def __exit__(self, *_: object) -> None:
        end(self.name)
