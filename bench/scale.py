#!/usr/bin/env python3
"""Figures of docs/scale.md: merging and reporting runs of many ranks, how far apart ranks meet a tick, and what aligned
ticks save. Each part prints a table; run it on an otherwise idle machine.

    bench/scale.py merge      parts of 1 000, 10 000 and 100 000 ranks: time and memory of merge and report
    bench/scale.py spread     moments at which ranks under Steelyard met the same tick
    bench/scale.py injected   a slow handler in a bulk-synchronous program, aligned and not, beside the formula
"""

import argparse
import os
import resource
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/e2e"))
from machine import ROOT, c_program, compiled, environment, first_mpi  # noqa: E402

STEELYARD = os.environ.get("STEELYARD", str(ROOT / "target/release/steelyard"))
XTASK = os.environ.get("XTASK", str(ROOT / "target/release/xtask"))


def table(head, rows):
    print("| " + " | ".join(head) + " |")
    print("|" + "---:|" * len(head))
    for row in rows:
        print("| " + " | ".join(row) + " |")


def weighed(command):
    """(seconds, seconds of processor, MiB at most) of a command."""
    began = time.monotonic()
    child = subprocess.Popen([str(word) for word in command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    err = child.stderr.read()
    _, status, used = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        raise RuntimeError(f"{command[:3]}: {err[-500:]}")
    return time.monotonic() - began, used.ru_utime + used.ru_stime, used.ru_maxrss / 1024


def merge(directory, options):
    rows = []
    for ranks in options.ranks:
        parts = directory / f"parts-{ranks}"
        subprocess.run([XTASK, "parts", str(parts), "--ranks", str(ranks)], check=True, stdout=subprocess.DEVNULL)
        files = sorted(parts.glob("*.part.steelyard"))
        out = directory / f"{ranks}.steelyard"
        runs = [weighed([STEELYARD, "merge", "--report", "none", "-o", out, *files]) for _ in range(options.runs)]
        pages = [weighed([STEELYARD, "report", out]) for _ in range(options.runs)]
        size = sum(file.stat().st_size for file in files) / 2**20
        for what, figures in (("merge", runs), ("report", pages)):
            seconds = sorted(figure[0] for figure in figures)
            rows.append((
                f"{ranks}", what, f"{len(files)} parts, {size:.0f} MiB" if what == "merge" else f"{out.stat().st_size / 2**20:.0f} MiB",
                f"{statistics.median(seconds):.2f} s", f"{seconds[0]:.2f} to {seconds[-1]:.2f} s",
                f"{statistics.median(figure[1] for figure in figures):.2f} s", f"{max(figure[2] for figure in figures):.0f} MiB",
            ))  # fmt: skip
        shutil.rmtree(parts)
    table(("ranks", "command", "reads", "elapsed", "spread", "processor", "memory"), rows)


def records(spool):
    """(tick, nanoseconds of CLOCK_MONOTONIC) of the samples in a spool: ring records as docs/format.md has them."""
    data, at = spool.read_bytes(), 0
    while at + 48 <= len(data):
        commit, tick = struct.unpack_from("<QQ", data, at)
        size, kind = commit >> 8, commit & 0xFF
        if size < 8:
            return
        if kind == 2:
            yield tick, struct.unpack_from("<Q", data, at + 40)[0]
        at += size


def spread(directory, options):
    mpi = first_mpi()
    program = c_program("compute.c")
    rows = []
    for ranks in (2, 4, 8, 16):
        run = directory / f"run-{ranks}"
        run.mkdir()
        os.environ.update(mpi.variables)
        command = [STEELYARD, "run", "--report", "none", *mpi.run(ranks, program, 1.5, 0.5)]
        child = subprocess.Popen(
            ["timeout", "120", *(str(word) for word in command)], cwd=run, env=environment(STEELYARD_TMPDIR=run), stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        met = {}
        # A rank's spool grows by what its supervisor finds once a second, and goes with the run.
        while child.poll() is None:
            try:
                for spool in run.glob("steelyard-*/s*/*.spool"):
                    for tick, at in records(spool):
                        met.setdefault(tick, {})[str(spool)] = at
            except OSError:
                pass  # the run has ended and taken it away
            time.sleep(0.2)
        whole = [at for at in met.values() if len(at) == ranks]
        if not whole:
            raise RuntimeError(f"no tick was met by all of {ranks} ranks")
        apart = sorted((max(at.values()) - min(at.values())) / 1e3 for at in whole)
        rows.append((f"{ranks}", f"{len(apart)}", f"{apart[len(apart) // 2]:.0f} µs", f"{apart[len(apart) * 9 // 10]:.0f} µs", f"{apart[-1]:.0f} µs"))
    print(f"{os.cpu_count()} cores: more ranks than that take turns, and one that waits for its turn meets a tick late.\n")
    table(("ranks", "ticks", "median", "nine in ten", "most"), rows)


def injected(directory, options):
    program = compiled(ROOT / "bench/ticks.c", ["gcc", "-std=gnu17", "-O2"], ["-lpthread"])
    granule, period, handler = 10_000, 40_000, 4_000
    rows = []
    for ranks in (2, 4, 8, 16):
        rates, apart = {"none": [], "aligned": [], "unaligned": []}, []
        for _ in range(options.runs):
            for mode in rates:
                said = subprocess.run([program, *map(str, (ranks, granule, period, handler, 1.5)), mode], capture_output=True, text=True, check=True).stdout.split()
                said = dict(zip(said[::2], said[1::2]))
                rates[mode].append(float(said["granules_per_second"]))
                if mode == "aligned":
                    apart.append(float(said["spread_us_median"]))

        def slower(mode):
            ratios = sorted(none / rate - 1 for none, rate in zip(rates["none"], rates[mode]))
            return f"{100 * statistics.median(ratios):.1f} % ({100 * ratios[0]:.1f} to {100 * ratios[-1]:.1f})"

        formula = handler / granule * (1 - (1 - granule / period) ** ranks)
        rows.append((f"{ranks}", slower("aligned"), f"{100 * handler / period:.1f} %", slower("unaligned"), f"{100 * formula:.1f} %", f"{statistics.median(apart):.0f} µs"))
    print(f"Granule {granule / 1e3:.0f} ms, period {period / 1e3:.0f} ms, handler {handler / 1e3:.0f} ms; {options.runs} runs each, in turn.\n")
    table(("ranks", "aligned", "formula", "unaligned", "formula", "ranks apart at a tick"), rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=["merge", "spread", "injected"])
    parser.add_argument("--runs", type=int, default=5, help="runs of each command (5)")
    parser.add_argument("--ranks", type=int, nargs="+", default=[1000, 10_000, 100_000], help="sizes of merged runs")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with tempfile.TemporaryDirectory(prefix="steelyard-scale-") as directory:
        {"merge": merge, "spread": spread, "injected": injected}[options.part](Path(directory), options)


if __name__ == "__main__":
    main()
