"""Runs a command under `steelyard run`."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Mapping, Optional, Sequence, Tuple, Union

from . import command
from .errors import Error, RunFailed
from .profile import Place, Profile

# pytest shows the line of the test, not ours.
__tracebackhide__ = True

# Seconds in which a command that was told to end does.
GRACE = 30.0
INTERRUPTED = "was interrupted"

Words = Sequence[Union[str, "os.PathLike[str]"]]


def run(
    words: Words,
    *,
    output: Optional[Place] = None,
    options: Sequence[str] = (),
    check: bool = True,
    cwd: Optional[Place] = None,
    env: Optional[Mapping[str, str]] = None,
    capture: bool = False,
    timeout: Optional[float] = None,
) -> Profile:
    """Runs a command, launcher and all, and opens its profile.

    `output` is the profile's file, or a directory that is there [default: here, with the name that the command gives it];
    `options` are further ones of `steelyard run`; `env` is added to this process's variables; with `capture`, `Profile.stdout` and
    `Profile.stderr` hold what was printed; after `timeout` seconds it is ended.

    Raises `RunFailed`, which has the profile, where the command failed and `check` is left on, or did not end in time; `Error` where
    nothing ran. An interrupt ends the command and keeps its profile.

    >>> profile = steelyard.run([sys.executable, "-c", "print(42)"], capture=True)
    >>> profile.stdout
    '42\\n'
    >>> profile.metrics["elapsed"].value > 0
    True
    """
    if isinstance(words, (str, bytes)) or not words:
        raise Error('a command is a list of words: steelyard.run(["mpirun", "-n", "4", "./app"])')
    name = shlex.join(map(str, words))
    to = Path(output if output is not None else Path.cwd())
    with tempfile.TemporaryDirectory(prefix=".steelyard-", dir=(to if to.is_dir() else to.parent).resolve()) as folder:
        line = [command.find(), "run", "--quiet", "-o", folder, *options, *(os.fspath(word) for word in words)]
        streams = subprocess.PIPE if capture else None
        child = subprocess.Popen(
            line,
            cwd=cwd,
            env=command.environment(env),
            stdout=streams,
            stderr=streams,
            encoding="utf-8" if capture else None,
            errors="replace" if capture else None,
        )
        stdout, stderr, why = wait(child, timeout)
        made = sorted(Path(folder).glob("*.steelyard"))
        if not made:
            said = f": {stderr.strip().removeprefix('steelyard: ')}" if stderr is not None else "; it has said why"
            raise Error(f"{name} was not measured (exit status {child.returncode}){said}")
        at = to / made[0].name if to.is_dir() else to
        shutil.move(str(made[0]), at)
    profile = Profile(at)
    profile.stdout, profile.stderr, profile.status = stdout, stderr, child.returncode
    if why == INTERRUPTED:
        raise KeyboardInterrupt(f"{name} was interrupted; its profile is {at}")
    if why or (check and child.returncode != 0):
        said = f"\n{stderr.strip()[-2000:]}" if stderr else ""
        raise RunFailed(
            f"{name} {why or f'failed with exit status {child.returncode}'}; its profile is {at}{said}", child.returncode, profile
        )
    return profile


def wait(child: "subprocess.Popen[str]", timeout: Optional[float]) -> Tuple[Optional[str], Optional[str], str]:
    """What it printed, where that is captured, and why it had to be ended, if it had. The command passes the signal on, and writes
    the profile of what it ended."""
    why, patience, ends = "", timeout, [child.kill, child.terminate]
    while True:
        try:
            return (*child.communicate(timeout=patience), why)
        except subprocess.TimeoutExpired:
            why = why or f"did not end in {patience:g} s, and was ended"
            (ends.pop() if ends else child.kill)()
            patience = GRACE
        except KeyboardInterrupt:
            # A terminal sends it to the command, too; a notebook may not.
            why, patience = INTERRUPTED, 1.0
