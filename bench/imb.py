#!/usr/bin/env python3
"""`steelyard bench` beside the Intel MPI Benchmarks under the same MPI: the same operation, size and ranks, by turns.

Prints for each the median over runs of IMB's figure, of our own (a median), of ours by IMB's definition (a mean), and
half of the distance between the quartiles of the runs. Needs `make setup` (Intel MPI) and an otherwise idle machine."""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/e2e"))
from machine import MPIS, ROOT, environment  # noqa: E402

STEELYARD = os.environ.get("STEELYARD", str(ROOT / "target/release/steelyard"))
INTEL = next(m for m in MPIS if m.family == "intel")

# Ours, IMB's, IMB's column from the end of its line, ours by its definition, our own, to µs or MB/s.
ROWS = [
    ("barrier", "Barrier", -1, "t_avg_s", "time_s", 1e6),
    ("alltoall", "Alltoall", -1, "t_avg_s", "time_s", 1e6),
    ("allreduce", "Allreduce", -1, "t_avg_s", "time_s", 1e6),
    ("latency", "PingPong", -2, "t_avg_s", "latency_s", 1e6),
    ("bandwidth", "Uniband", -2, "mean_bytes_per_s", "bandwidth_bytes_per_s", 1e-6),
]


def launched(ranks, *command):
    variables = INTEL.variables | {"LD_LIBRARY_PATH": INTEL.bin.parent / "lib"}
    done = subprocess.run(
        INTEL.run(ranks, *command), env=environment(**variables), capture_output=True, text=True, timeout=300
    )  # fmt: skip
    if done.returncode != 0:
        raise RuntimeError(f"{command}: status {done.returncode}\n{done.stdout[-500:]}{done.stderr[-500:]}")
    return done.stdout


def imb(ranks, sizes, iterations):
    """{(benchmark, size): figure} of one run."""
    with tempfile.TemporaryDirectory() as directory:
        lengths = Path(directory) / "lengths"
        lengths.write_text("".join(f"{size}\n" for size in sizes))
        names = [row[1] for row in ROWS]
        text = launched(
            ranks, INTEL.bin / "IMB-MPI1", *names, "-npmin", ranks, "-iter", iterations, "-iter_policy", "off",
            "-msglen", lengths,
        )  # fmt: skip
    found, name = {}, None
    for line in text.splitlines():
        if heading := re.match(r"# Benchmarking (\w+)", line):
            name = heading[1]
        words = line.split()
        if name and words and all(re.fullmatch(r"[\d.]+", word) for word in words):
            column = next(row[2] for row in ROWS if row[1] == name)
            size = 0 if name == "Barrier" else int(words[0])
            found[name, size] = float(words[column])
    return found


def ours(ranks, sizes, iterations):
    """{(benchmark, size): (by IMB's definition, by ours)} of one run."""
    found = {}
    for which, name, _, theirs, own, factor in ROWS:
        sized = [] if which == "barrier" else ["-m", ",".join(map(str, sizes))]
        sweep = json.loads(launched(ranks, STEELYARD, "bench", which, "-i", iterations, *sized, "--format", "json"))
        columns = [c["id"] for c in sweep["columns"]]
        for row in sweep["series"][0]["rows"]:
            if which != "barrier" or row["x"] == ranks:
                value = {c: v["value"] for c, v in zip(columns, row["values"], strict=True)}
                found[name, row["x"] if sized else 0] = (value[theirs] * factor, value[own] * factor)
    return found


def spread(values):
    """Half of the distance between the quartiles, as a share of the median."""
    low, middle, high = statistics.quantiles(values, n=4)
    return (high - low) / 2 / middle


def shown(values):
    return f"{statistics.median(values):.4g} ± {spread(values):.0%}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("-n", "--ranks", type=int, default=2)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=500)
    parser.add_argument("--sizes", default="8,1024,65536,1048576")
    chosen = parser.parse_args()
    if INTEL.missing:
        sys.exit(f"imb.py: {INTEL.missing}")
    sizes = [int(size) for size in chosen.sizes.split(",")]
    theirs, own = [], []
    for run in range(chosen.runs):
        for kept, measure in [(theirs, imb), (own, ours)][:: 1 if run % 2 == 0 else -1]:
            kept.append(measure(chosen.ranks, sizes, chosen.iterations))
    print("| operation | bytes | IMB | ours, median | ratio | ours, mean as IMB counts |")
    print("|---|---:|---:|---:|---:|---:|")
    for which, name, *_ in ROWS:
        for size in [0] if which == "barrier" else sizes:
            a = [run[name, size] for run in theirs]
            b = [run[name, size][0] for run in own]
            c = [run[name, size][1] for run in own]
            unit = "MB/s" if which == "bandwidth" else "µs"
            ratio = statistics.median(c) / statistics.median(a)
            print(f"| {which}, {unit} | {size or ''} | {shown(a)} | {shown(c)} | {ratio:.2f} | {shown(b)} |")


if __name__ == "__main__":
    main()
