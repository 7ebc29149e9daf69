"""The steelyard command: where it is, and how it is called. Every number of this package comes from it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

from .errors import CommandNotFound, Error

# pytest shows the line of the test, not ours.
__tracebackhide__ = True

Word = Union[str, "os.PathLike[str]"]

#: Exit status of the command where a gate failed.
GATE_FAILED = 3


def beside() -> Optional[Path]:
    """The command that was installed with this package; none where the package lies in a folder by itself."""
    from importlib import metadata  # slow, and not wanted by those who only mark or gate

    try:
        installed = metadata.distribution("steelyard")
    except metadata.PackageNotFoundError:
        return None
    files = {str(file): Path(str(installed.locate_file(file))) for file in installed.files or ()}
    ours = files.get("steelyard/__init__.py")
    if ours is None or not ours.exists() or not ours.samefile(Path(__file__).with_name("__init__.py")):
        return None
    # `pip install --target` records scripts where they were before it moved them.
    places = [*(path for name, path in files.items() if name.endswith("bin/steelyard")), ours.parent.parent / "bin" / "steelyard"]
    return next((path.resolve() for path in places if path.is_file()), None)


def find() -> str:
    """Path of the command: the one beside this package, else what STEELYARD names, else the first in PATH.

    Raises `CommandNotFound` where there is none."""
    found = beside()
    if found is not None:
        return str(found)
    named = os.environ.get("STEELYARD")
    if named:
        if shutil.which(named) is None:
            raise CommandNotFound(f"STEELYARD is {named}, and that cannot be executed: set it to the steelyard command")
        return named
    in_path = shutil.which("steelyard")
    if in_path is None:
        raise CommandNotFound(
            "there is no steelyard command beside this package or in PATH: pip install steelyard brings it, "
            "or set STEELYARD to the one that you have"
        )
    return in_path


def named(place: Word) -> str:
    """A path as a word of a command line, which takes none for an option."""
    text = os.fspath(place)
    return os.path.join(os.curdir, text) if text.startswith("-") else text


def call(*words: Word, also: Sequence[int] = (), cwd: Optional[Word] = None) -> "subprocess.CompletedProcess[str]":
    """Lets the command do something and gives its output; `also` are exit statuses that are no mistake.

    Raises `Error` with what the command said."""
    line = [find(), *(word if isinstance(word, str) else named(word) for word in words)]
    done = subprocess.run(
        line, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", errors="replace", cwd=cwd
    )
    if done.returncode not in (0, *also):
        said = re.sub("^steelyard: ", "", done.stderr.strip(), flags=re.MULTILINE) or f"exit status {done.returncode} from {' '.join(line)}"
        raise Error(said)
    return done


def call_json(*words: Word, also: Sequence[int] = ()) -> Any:
    """The same of a command that prints JSON."""
    return json.loads(call(words[0], "--format", "json", *words[1:], also=also).stdout)


def environment(more: Optional[Mapping[str, str]]) -> Optional[Mapping[str, str]]:
    """This process's variables and `more`; None, which means the same, where there are no more."""
    return None if more is None else {**os.environ, **more}
