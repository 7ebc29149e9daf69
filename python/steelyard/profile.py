"""A profile: the report of a run, its tables, its pages."""

from __future__ import annotations

import os
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence, Union

from . import command, gates
from .behaviour import Names
from .errors import Error
from .frames import Rows
from .page import Page, in_notebook
from .records import Finding, Judged, Metric, Report
from .tables import Tables

Place = Union[str, "os.PathLike[str]"]


class Profile:
    """The profile of one run.

    >>> profile = steelyard.open("heat.steelyard")
    >>> profile.metrics["mpi_calls"].value
    3608.0
    >>> profile.metrics["io_bytes_written"]
    Written in the program's calls: 5639774 bytes
    >>> profile.metrics["energy"].reason
    'the machine shows no energy counters (no powercap zone of a processor package).'
    """

    def __init__(self, path: Place):
        self.path = Path(path)
        #: Of a profile that `steelyard.run` made: what the command printed, if that was captured, and its exit status.
        self.stdout: Optional[str] = None
        self.stderr: Optional[str] = None
        self.status: Optional[int] = None
        # At once, so that a wrong name is told where it is written.
        self.tables = Tables(self.path)

    @cached_property
    def report(self) -> Report:
        """All that `steelyard report` says, as docs/report.schema.json has it."""
        return Report.of(command.call_json("report", "--no-gates", self.path))

    @property
    def metrics(self) -> Names[Metric]:
        """Every number by its id in docs/metrics.md."""
        return self.report.metrics

    @property
    def findings(self) -> Rows[Finding]:
        """What to do, the most rewarding first."""
        return self.report.findings

    @property
    def manifest(self) -> Dict[str, Any]:
        """manifest.json: the facts of the run that are no columns (docs/format.md)."""
        return self.tables.manifest

    def gate(
        self, *fail_if: str, max_share: Optional[Dict[str, float]] = None, baseline: Union[None, Place, Sequence[Place]] = None
    ) -> Rows[Judged]:
        """Judges conditions of docs/gates.md, alone or against a baseline, a profile or several: `outcome` is failed, undecided
        or passed. `max_share` is short for them: {"mpi": 0.3} is "mpi_share > 30%".

        >>> steelyard.open("heat.steelyard").gate("mpi_calls > 4k", "elapsed > +5%")
        [passed: mpi_calls > 4k: Calls: 3608, undecided: elapsed > +5%: it compares, and there is no baseline to compare with]
        """
        conditions = [*fail_if, *gates.of_shares(max_share or {})]
        if not conditions:
            return Rows()
        if baseline is None:
            return gates.alone(paths(self), conditions)
        return Rows(gates.between(paths(baseline), paths(self), conditions))

    def page(self) -> Page:
        """The report as a page, as `steelyard report -o page.html` writes it."""
        return Page(command.call("report", "--no-gates", self.path, "--format", "html").stdout, scripts=False)

    def view(self, browser: Optional[bool] = None) -> Page:
        """The page of `steelyard view`, timeline, ranks, stacks and source, with all in it; in a notebook it shows itself, else
        it opens in a browser."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "view.html")
            command.call("view", self.path, "-o", file)
            page = Page(file.read_text(encoding="utf-8"), scripts=True)
        if not in_notebook() if browser is None else browser:
            page.open()
        return page

    def export(self, to: str, output: Place, *options: str) -> Path:
        """Writes it for another viewer, as `steelyard export --to …` does (docs/exports.md)."""
        command.call("export", "--to", to, self.path, "-o", Path(output), *options)
        return Path(output)

    def to_hatchet(self) -> Any:
        """Stacks as a hatchet.GraphFrame, a row for each function of each rank in its context; `time` is seconds in it by samples,
        `time (inc)` what it calls included."""
        from .hatchet import graph_frame

        return graph_frame(self)

    def to_thicket(self) -> Any:
        """The same as a thicket.Thicket, means over ranks, with the report's numbers as metadata; `Thicket.concat_thickets` joins those
        of several runs."""
        from .hatchet import thicket

        return thicket(self)

    def __repr__(self) -> str:
        return f"Profile({str(self.path)!r})"

    def _repr_html_(self) -> str:
        return self.page()._repr_html_()


def open(path: Place) -> Profile:
    """Opens a profile. Raises `Error` where the file is none."""
    return Profile(path)


def paths(given: Union[Place, Profile, Sequence[Union[Place, Profile]]]) -> List[str]:
    """Profiles, files and directories as the command wants them."""
    if isinstance(given, (str, os.PathLike, Profile)):
        given = [given]
    found = [command.named(each.path if isinstance(each, Profile) else each) for each in given]
    if not found:
        raise Error("there is no profile to compare: name one, or a directory of them")
    return found
