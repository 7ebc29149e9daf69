#!/usr/bin/env python3
"""Whether the cost that a report states is the cost that runs in alternation show: `steelyard overhead` over loops that do little
but call. They agree if they differ by no more than 0.3 % of the run, or 30 % of what was measured, wherever in its interval the
measured value lies; they do not if they differ by more, wherever it lies; else the measurement is too coarse to tell.
Usage: bench/agreement.py [--runs N] [--page FILE]. On an otherwise idle machine."""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/e2e"))
from machine import C_FLAGS, ROOT, compiled, environment, first_mpi  # noqa: E402

STEELYARD = os.environ.get("STEELYARD", str(ROOT / "target/release/steelyard"))
OF_RUN, OF_VALUE = 0.003, 0.3


def weigh(line, runs, directory):
    command = [STEELYARD, "overhead", "--quiet", "--format", "json", "--within", "0.001", "--runs", str(runs)]
    command += ["--fom", r"FIGURE ([\d.]+)", "--", *(str(word) for word in line)]
    done = subprocess.run(command, cwd=directory, env=environment(), capture_output=True, text=True, timeout=1800)
    if done.returncode != 0:
        sys.exit(f"agreement: {' '.join(command)}: status {done.returncode}\n{done.stderr[-1000:]}")
    told = json.loads(done.stdout)
    merit = next(c for c in told["comparisons"] if c["id"] == "merit")
    return merit, told["stated_share"]


def row(what, merit, stated):
    """Both as shares of the run without."""
    measured = merit["ratio"] - 1
    low, high = (merit["low"] or merit["ratio"]) - 1, (merit["high"] or merit["ratio"]) - 1
    # The report's share is of the run with.
    stated = stated * merit["ratio"]
    return f"| {what} | {100 * measured:.2f} % ({100 * low:.2f} … {100 * high:.2f}) | {100 * stated:.2f} % | {verdict(low, high, stated)} |"


def verdict(low, high, stated):
    """What an interval of measured values says of a stated one."""

    def near(measured):
        return abs(stated - measured) <= max(OF_RUN, OF_VALUE * abs(measured))

    # Nowhere is the stated value nearer than at the point of the interval that is next to it.
    if not near(min(max(stated, low), high)):
        return "**no**"
    return "yes" if near(low) and near(high) else "cannot be told"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=9, help="pairs of runs of each loop")
    parser.add_argument("--page", type=Path, help="put the table between the marks in this page")
    options = parser.parse_args()
    mpi = first_mpi()
    if mpi is None:
        sys.exit("agreement: no MPI is installed; run make setup")
    os.environ.update(mpi.variables)
    loops = compiled(ROOT / "bench/loops.c", [str(mpi.tool("mpicc")), *C_FLAGS])
    local = compiled(ROOT / "bench/local.c", ["gcc", *C_FLAGS, f"-I{ROOT}/include"], ["-lpthread"])
    with tempfile.TemporaryDirectory() as directory:
        cases = [
            ("barrier of 2 ranks, nothing else", mpi.run(2, loops, "barrier", 1_500_000)),
            ("all-to-all of 64 B, 2 ranks", mpi.run(2, loops, "alltoall64", 1_000_000)),
            ("writes of 64 B to memory", [local, "pwrite", 2_000_000]),
            ("reads of 4 KiB anywhere in a file in memory", [local, "pread", 1_000_000]),
            ("computing on all cores", [local, "cpu", 100_000_000]),
        ]
        rows = []
        for what, line in cases:
            rows.append(row(what, *weigh(line, options.runs, directory)))
            print(rows[-1], flush=True)
    table = "\n".join(["| loop | measured | stated | agree |", "|---|---|---|---|", *rows])
    if options.page:
        text = options.page.read_text()
        head, rest = text.split("<!-- agreement:begin", 1)
        mark, rest = rest.split("-->", 1)
        _, tail = rest.split("<!-- agreement:end", 1)
        options.page.write_text(f"{head}<!-- agreement:begin{mark}-->\n{table}\n<!-- agreement:end{tail}")


if __name__ == "__main__":
    main()
