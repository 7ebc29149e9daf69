"""Gates: conditions that must not hold (docs/gates.md). The command judges them; here is how it is asked."""

from __future__ import annotations

import json
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any, Dict, Iterable, List, Mapping, Optional, Sequence

from . import command
from .frames import Rows
from .records import Judged

# pytest shows the line of the test, not ours.
__tracebackhide__ = True

# Of one run the command passes over what a file of gates has of comparisons, and wants a gate that is left: no time is negative.
ALWAYS = "elapsed < 0s"
NO_BASELINE = "it compares, and there is no baseline to compare with"


def of_shares(most: Mapping[str, float]) -> List[str]:
    """{"mpi": 0.3} as conditions: no more than 30 % of the time in MPI."""
    return [f"{family}_share > {100 * share:.10g}%" for family, share in most.items()]


def between(a: Sequence[str], b: Sequence[str], conditions: Iterable[str], file: Optional[str] = None) -> List[Judged]:
    """Runs of B held against those of A."""
    return list(map(Judged.of, compared(a, b, conditions, file)["gates"]))


def compared(a: Sequence[str], b: Sequence[str], conditions: Iterable[str], file: Optional[str] = None) -> Any:
    """What `steelyard diff` says."""
    words = [f"--fail-if={condition}" for condition in conditions]
    words += ["--no-gates"] if file is None else ["--gates", file]
    # Behind -- come the profiles of B and nothing else.
    return command.call_json("diff", *words, *a, "--", *b, also=[command.GATE_FAILED])


def alone(runs: Sequence[str], conditions: Sequence[str]) -> Rows[Judged]:
    """Runs held against nothing; gates that compare are then not decided.

    Several runs show how much they differ, and are held against themselves, where what compares is left out."""
    several = between(runs, runs, conditions)
    one = of_one(runs[0], conditions)
    return Rows(without_baseline(gate) if gate.gate not in one else gate if len(runs) > 1 else one[gate.gate] for gate in several)


def without_baseline(gate: Judged) -> Judged:
    return judged(gate.gate, "undecided", NO_BASELINE)


def judged(gate: str, outcome: str, text: str) -> Judged:
    return Judged.of({"gate": gate, "metric": gate.split()[0], "outcome": outcome, "text": text})


def of_one(run: str, conditions: Sequence[str]) -> Dict[str, Judged]:
    """Those that are about a run alone."""
    with tempfile.TemporaryDirectory() as folder:
        file, told = Path(folder, "steelyard.toml"), Path(folder, "gates.xml")
        # A string of JSON is one of TOML.
        file.write_text(f"[gate]\nfail-if = {json.dumps([*conditions, ALWAYS], ensure_ascii=False)}\n", encoding="utf-8")
        command.call("report", run, "--format", "json", "--gates", str(file), "--junit", str(told), also=[command.GATE_FAILED])
        found = map(of_case, ElementTree.parse(told).iter("testcase"))
        return {gate.gate: gate for gate in found if gate.gate != ALWAYS}


def of_case(case: ElementTree.Element) -> Judged:
    """A test case of the command's JUnit XML, which says more of a run alone than its JSON."""
    name = case.get("name", "")
    for tag, outcome in (("failure", "failed"), ("skipped", "undecided")):
        found = case.find(tag)
        if found is not None:
            return judged(name, outcome, found.get("message", ""))
    return judged(name, "passed", case.findtext("system-out", ""))
