"""The command line: collect, ask, sql, openmetrics, xdmod."""

from __future__ import annotations

import argparse
import csv
import json
import sys
import warnings
from pathlib import Path
from typing import Any, Optional, Sequence

from ..errors import Error
from ..frames import need
from . import QUESTIONS, Foreign, ask, collect, connect, first_line, found, openmetrics
from .xdmod import document


def main(words: Optional[Sequence[str]] = None) -> int:
    about = "Any number of profiles as one data set, and questions to it (docs/fleet.md)."
    parser = argparse.ArgumentParser(prog="python3 -m steelyard.fleet", description=about)
    ways = parser.add_subparsers(dest="way", required=True)
    way = ways.add_parser("collect", help="add the profiles that the fleet does not have yet")
    way.add_argument("fleet")
    way.add_argument("profiles", nargs="+")
    way.add_argument("--workers", type=int, help="processes that read (default: one a core)")
    way = ways.add_parser("ask", help=f"answer a question: {', '.join(QUESTIONS)}")
    way.add_argument("fleet")
    way.add_argument("question", nargs="?", choices=QUESTIONS, help="all of them where none is named")
    way.add_argument("--since", metavar="DATE", help="runs started from then on: 2026-11-28, or 2026-11-28T13:00 (UTC)")
    way.add_argument("--until", metavar="DATE", help="until before that moment; of a date without a time, that day is among them")
    way.add_argument("--csv", action="store_true", help="as comma-separated values")
    way = ways.add_parser("sql", help="a question of your own, of the views runs, findings and filesystems; as comma-separated values")
    way.add_argument("fleet")
    way.add_argument("query")
    way = ways.add_parser("openmetrics", help="sums for Prometheus")
    way.add_argument("fleet")
    way = ways.add_parser("xdmod", help="summaries of jobs for Open XDMoD, a JSON document a line")
    way.add_argument("profiles", nargs="+")
    given = parser.parse_args(words)
    if given.way == "collect":
        done = collect(given.fleet, given.profiles, given.workers)
        for path, reason in done.failed:
            print(f"steelyard.fleet: left out {path}: {reason}", file=sys.stderr)
        print(f"{done.added} added, {done.known} there already, {len(done.failed)} left out")
        return 1 if done.failed else 0
    if given.way == "xdmod":
        return _documents(given.profiles)
    if given.way == "openmetrics":
        print(openmetrics(given.fleet), end="")
    elif given.way == "sql":
        _sql(given.fleet, given.query)
    else:
        nothing = "nothing in that time" if given.since or given.until else "nothing"
        for name in [given.question] if given.question else QUESTIONS:
            answer = ask(given.fleet, name, given.since, given.until)
            if given.csv:
                if not _csv(answer):
                    print(f"steelyard.fleet: {name}: {nothing}", file=sys.stderr)
            else:
                print(f"{QUESTIONS[name].text}\n{_table(answer) or nothing}\n")
    return 0


def _sql(fleet: str, query: str) -> None:
    connection = connect(fleet)
    duckdb = need("duckdb", "an answer about a fleet")
    try:
        answer = connection.sql(query)
        if answer is not None:
            _csv(answer)
    except duckdb.Error as error:
        raise Error(f"{first_line(error)}; what a view has: sql {fleet} 'describe runs', or findings, or filesystems") from None


def _documents(profiles: Sequence[str]) -> int:
    status = 0
    for path in found(profiles):
        try:
            print(json.dumps(document(path), separators=(",", ":")))
        except Error as error:
            print(f"steelyard.fleet: left out {path}: {str(error).replace(f'{path}: ', '')}", file=sys.stderr)
            status = 1
    return status


def _csv(answer: Any) -> int:
    """Writes it, and gives how many rows it has."""
    rows = answer.fetchall()
    writer = csv.writer(sys.stdout)
    writer.writerow(answer.columns)
    # What begins so is a formula to a spreadsheet.
    for row in rows:
        writer.writerow([f"'{v}" if isinstance(v, str) and v.startswith(("=", "+", "-", "@")) else v for v in row])
    return len(rows)


#: Wider texts are cut where people read them.
WIDEST = 60


def _table(answer: Any) -> str:
    """Lines in columns; empty where it has no row."""
    rows = [answer.columns, *([_shown(value) for value in row] for row in answer.fetchall())]
    if len(rows) == 1:
        return ""
    numeric = [str(kind) in ("DOUBLE", "BIGINT", "HUGEINT", "INTEGER") for kind in answer.types]
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = (
        "  ".join(text.rjust(width) if right else text.ljust(width) for text, width, right in zip(row, widths, numeric)) for row in rows
    )
    return "\n".join(line.rstrip() for line in lines)


def _shown(value: Any) -> str:
    if isinstance(value, float):
        return "<0.001" if 0 < value < 0.001 else f"{value:.3g}" if abs(value) < 1000 else f"{value:.0f}"
    text = "–" if value is None else str(value)
    return text if len(text) <= WIDEST else text[: WIDEST - 1] + "…"


if __name__ == "__main__":
    warnings.simplefilter("once", Foreign)
    warnings.showwarning = lambda said, *_: print(f"steelyard.fleet: {said}", file=sys.stderr)
    try:
        sys.exit(main())
    except Error as error:
        sys.exit(f"steelyard.fleet: {error}")
