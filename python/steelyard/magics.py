"""%steelyard and %%steelyard, after %load_ext steelyard."""

from __future__ import annotations

import shlex
import sys
import tempfile
from pathlib import Path
from typing import Any, List, Optional, Tuple

from .errors import Error
from .profile import Profile
from .running import run

USAGE = "%steelyard [-o FILE] COMMAND…, or %%steelyard [-o FILE] [LAUNCHER…] above Python code"


def register(shell: Any) -> None:
    """Gives them to IPython."""
    shell.register_magic_function(magic, "line_cell", "steelyard")


def magic(line: str, cell: Optional[str] = None) -> Optional[Profile]:
    """Runs a command, or a cell of Python, under Steelyard, and shows its report.

    %steelyard mpirun -n 4 ./app       the command
    %%steelyard                        the cell, as a script of its own: it sees no variables of the notebook and leaves none
    %%steelyard mpirun -n 4            the cell on four ranks

    `-o FILE` says where the profile is written. The profile is what the magic gives: `_` holds it."""
    output, words = parsed(line)
    if cell is None:
        if not words:
            raise Error(USAGE)
        return measured(words, output)
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "cell.py")
        script.write_text(cell, encoding="utf-8")
        print("This cell runs as a script of its own: it sees no variables of the notebook, and leaves none.", file=sys.stderr)
        return measured([*words, sys.executable, str(script)], output)


def parsed(line: str) -> Tuple[Optional[str], List[str]]:
    """The file of -o, and the words behind it."""
    words = shlex.split(line)
    if words[:1] == ["-o"]:
        if len(words) < 2:
            raise Error(USAGE)
        return words[1], words[2:]
    return None, words


def measured(words: List[str], output: Optional[str]) -> Profile:
    """Its profile; what it prints stands in the notebook."""
    profile = run(words, output=output, check=False, capture=True)
    print(profile.stdout, end="")
    print(profile.stderr, end="", file=sys.stderr)
    if profile.status != 0:
        print(f"It failed with exit status {profile.status}; its profile is {profile.path}.", file=sys.stderr)
    return profile
