#!/usr/bin/env python3
"""What removing each known cause gains, and what the report promised: docs/causes.md. `make causes`, on a quiet machine."""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/e2e"))
import pytest  # noqa: E402
from machine import ROOT, environment  # noqa: E402
from profile import Profile  # noqa: E402
from test_causes import CASES, findings, wrong  # noqa: E402

STEELYARD = os.environ.get("STEELYARD", str(ROOT / "target/release/steelyard"))
HEAD = """<!-- Made by `make causes`; do not edit. -->

# Causes that are known, and what is said of them

Each program was written with a cause of slowness and without it, and both forms were timed by turns, not measured by Steelyard (runs of each: {runs}):
*slow* is the median time of the form with the cause, *gained* what removing it saved (median). *Said first* is the first finding of the
measured slow form, and *promised* its potential saving. *After* is whether the form without the cause is silent of it. Where both are given,
*gained* lies within a factor of two of *promised* for {within} of {both}. Measured on {date}.

"""


def took(command, variables):
    with tempfile.TemporaryDirectory() as place:
        began = time.monotonic()
        done = subprocess.run([str(c) for c in command], cwd=place, env=environment(**variables), capture_output=True, timeout=300)
        elapsed = time.monotonic() - began
    # What the program says of the work itself, without its start.
    own = [float(s) for s in re.findall(rb'"all": \[([\d.]+)', done.stdout)]
    return max(own) if own else elapsed


def measured(command, variables, options):
    place = tempfile.mkdtemp()
    subprocess.run([STEELYARD, "run", "--report", "none", *options, *map(str, command)], cwd=place, env=environment(**variables), capture_output=True)
    return SimpleNamespace(profile=Profile(next(Path(place).glob("*.steelyard"))))


def row(case, runs):
    slow = measured(case.slow(), case.variables, case.options)
    found = findings(slow)
    said = f"`{found[0]['id']}`" if found else "no finding"
    right = "right" if wrong(case, slow) is None else "**wrong**"
    promised, slow_s, gained, after = "", "", "", ""
    promise = found[0]["gain_s"] if found and not found[0]["warning"] else None
    if promise is not None:
        promised = f"{promise:.2f} s"
    if case.fixed is not None:
        variables = case.variables | case.remedy
        fixed = measured(case.fixed(), variables, case.options)
        after = "said still" if case.quiet & {f["id"] for f in findings(fixed)} else "silent"
        times = [(took(case.slow(), case.variables), took(case.fixed(), variables)) for _ in range(runs)]
        slow_s = f"{statistics.median(a for a, _ in times):.2f} s"
        gained = "other work"
        if case.weighed:
            gain = statistics.median(a - b for a, b in times)
            gained = f"{gain:.2f} s"
            if case.not_everywhere and not found and gain < 0.2 * statistics.median(a for a, _ in times):
                right = f"right: {case.not_everywhere}"
    return f"| {case.name} | {said} | {right} | {slow_s} | {promised} | {gained} | {after} |"


def kept(page):
    """The rows of a page that was made before, by the cause's name, and when it was measured; nothing where there is none."""
    text = page.read_text() if page.exists() else ""
    measured_on = re.search(r"Measured on ([\d-]+)", text)
    rows = {line.split(" | ")[0].removeprefix("| "): line for line in text.splitlines() if line.startswith("| ")}
    return rows, measured_on and measured_on[1]


def weighed(row):
    """What was promised and what was gained, in seconds; None where one of them is not there."""
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    seconds = [re.fullmatch(r"(-?[\d.]+) s", cell) for cell in cells[4:6]]
    return [float(match[1]) for match in seconds] if all(seconds) else None


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--output", type=Path, default=ROOT / "docs/causes.md")
    arguments.add_argument("--runs", type=int, default=5)
    arguments.add_argument("--only", default="", help="the cases with this in their names, and write nothing")
    arguments.add_argument("--new", action="store_true", help="the cases that the page has no row of; the others' rows are kept")
    given = arguments.parse_args()
    before, day = kept(given.output) if given.new else ({}, None)
    rows = []
    for case in CASES:
        if given.only not in case.name:
            continue
        if case.name in before:
            rows.append(before[case.name])
            continue
        try:
            rows.append(row(case, given.runs))
        except pytest.skip.Exception as why:
            rows.append(f"| {case.name} | not run: {why} | | | | | |")
        print(rows[-1], flush=True)
    if not given.only:
        both = [pair for pair in map(weighed, rows) if pair]
        within = sum(0.5 <= gain / promise <= 2 for promise, gain in both)
        today = time.strftime("%Y-%m-%d")
        date = f"{day}, the newest rows on {today}" if day else today
        heading = ["| cause | said first | | slow | promised | gained | after |", "|---|---|---|--:|--:|--:|---|"]
        head = HEAD.format(runs=given.runs, date=date, within=within, both=len(both))
        given.output.write_text(head + "\n".join([*heading, *rows]) + "\n")


if __name__ == "__main__":
    main()
