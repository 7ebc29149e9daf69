#!/usr/bin/env python3
"""Figures of docs/fleet.md: how long a fleet takes to collect and to ask. Run it with .readers/bin/python, on an otherwise idle machine.

    bench/fleet.py [RUNS] [PROFILES]      rows that are made up for the questions; copies of a profile to collect"""

import shutil
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "python"), str(ROOT / "tests/e2e")]
import fleet as made_up  # noqa: E402
from steelyard import fleet  # noqa: E402


def timed(what, times=5):
    """Median seconds."""
    took = []
    for _ in range(times):
        began = time.monotonic()
        what()
        took.append(time.monotonic() - began)
    return sorted(took)[times // 2]


def main(runs=100_000, profiles=1000):
    with tempfile.TemporaryDirectory() as folder:
        copies = Path(folder, "profiles")
        copies.mkdir()
        for i in range(profiles):
            shutil.copy(ROOT / "tests/golden/v2/heat.steelyard", copies / f"{i}.steelyard")
        took = timed(lambda: fleet.collect(Path(folder, "collected"), copies), 1)
        print(f"collect: {1000 * took / profiles:.1f} ms a profile, {profiles} profiles, all cores")
        place = Path(folder, "asked")
        made_up.write(place, runs)
        size = sum(path.stat().st_size for path in place.rglob("*.parquet"))
        print(f"{runs} runs: {size / 1e6:.0f} MB")
        for name in fleet.QUESTIONS:
            print(f"{name}: {timed(lambda name=name: fleet.ask(place, name).fetchall()):.2f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
