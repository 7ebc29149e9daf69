#!/usr/bin/env python3
"""Fills in what the pages of docs/workloads show: reports of real runs, trimmed, and measured gains.

Usage: bench/workloads/pages.py [NAME...]       epoch, madbench, cloverleaf, storm; all if none is named
Each page's marked parts are written again; the words between them stay. Run it on an otherwise idle machine."""

import argparse
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from datetime import date
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests/e2e"))
from machine import MPIS, ROOT, environment  # noqa: E402

FOLDER = ROOT / "bench" / "workloads"
BUILT = ROOT / "build" / "workloads"
PAGES = ROOT / "docs" / "workloads"
STEELYARD = os.environ.get("STEELYARD", str(ROOT / "target/release/steelyard"))
ROUNDS = 3


@dataclass
class Page:
    """The commands of a page. `places` are the file systems to measure on; `variables` belong to the commands."""

    slow: str
    fixed: str
    places: tuple = ("ext4", "tmpfs")
    variables: str = ""
    also: tuple = ()


TABLE = {
    "epoch": Page("mpirun -n 2 ./epoch each 200000 10", "mpirun -n 2 ./epoch together 200000 10"),
    "madbench": Page(
        "mpirun -n 8 ./madbench 0 48 1024", "mpirun -n 8 ./madbench 1 48 1024", ("ext4",), "DISK=400,2000,disk",
    ),
    "cloverleaf": Page(
        "mpirun -n 2 ./cloverleaf text 400000 5", "mpirun -n 2 ./cloverleaf binary 400000 5",
        also=("mpirun -n 2 ./cloverleaf-hdf5 hdf5 400000 5",),
    ),
    "storm": Page("./storm each 1000000", "./storm kept 1000000", also=("./storm asking 1000000", "./storm asked 1000000")),
}  # fmt: skip


def kind_of(folder):
    """The type of the file system that a folder lies on."""
    return subprocess.run(["stat", "-f", "-c", "%T", folder], capture_output=True, text=True, check=True).stdout.strip()


def place(kind):
    """A folder on a file system of that kind, None if there is none here."""
    wanted = {"ext4": "ext2/ext3", "tmpfs": "tmpfs"}[kind]
    for folder in ("/var/tmp", "/dev/shm", "/tmp"):
        if os.access(folder, os.W_OK) and kind_of(folder) == wanted:
            return folder
    return None


class Bench:
    """Runs commands in a folder that holds the programs, as a reader would."""

    def __init__(self, folder):
        self.folder = Path(folder)
        for built in BUILT.iterdir():
            shutil.copy(built, self.folder)
        self.programs = set(self.folder.iterdir())

    def clean(self):
        for left in set(self.folder.iterdir()) - self.programs:
            left.unlink()

    def run(self, command, variables, under=()):
        self.clean()
        given = dict(pair.split("=", 1) for pair in variables.split())
        done = subprocess.run([*under, *command.split()], cwd=self.folder, env=environment(**given), capture_output=True, text=True, timeout=600)
        if done.returncode != 0:
            sys.exit(f"pages: {command}: status {done.returncode}\n{done.stderr[-1000:]}")
        truths = [json.loads(line.split("TRUTH ", 1)[1]) for line in done.stdout.splitlines() if "TRUTH {" in line]
        return max(t["seconds"]["output"][0] for t in truths)

    def report(self, command, variables):
        """The page of a run, and what it promises for the first finding about files."""
        self.run(command, variables, [STEELYARD, "run", "--report", "none", "-o", "run.steelyard"])
        show = lambda *options: subprocess.run(  # noqa: E731
            [STEELYARD, "report", *options, "run.steelyard"], cwd=self.folder, capture_output=True, text=True, check=True
        ).stdout
        return show(), json.loads(show("--format", "json"))


def sections(page):
    """Title → lines, of a page as text; the head has no title."""
    found, title = {"": []}, ""
    lines = page.splitlines()
    for i, text in enumerate(lines):
        if i + 1 < len(lines) and re.fullmatch("─+", lines[i + 1]):
            title = text
            found[title] = []
        elif not re.fullmatch("─+", text):
            found[title].append(text)
    return found


def trimmed(page):
    """What a page says about files: what ran, the sentence, what to do, and the I/O section without its rarer tables."""
    parts = sections(page)
    title = next(t for t in parts if t.startswith("Steelyard"))
    head = "\n".join(parts[title]).strip("\n")
    head = head.split("\n\n  Compute")[0]
    shown = [f"{title}\n{'─' * len(title)}\n{head}"]
    for name, lines in parts.items():
        if name.startswith("Findings") or name == "I/O" or name == "Files":
            body = "\n".join(lines).strip("\n")
            if name.startswith("Findings"):
                body = "\n\n".join(re.split(r"\n\n(?= ?\d+\. )", body)[:2])
            shown.append(f"{name}\n{'─' * len(name)}\n{body}")
    return "\n\n".join(shown)


def put(text, name, new):
    """Replaces what stands between the markers of a part."""
    begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    if begin not in text or end not in text:
        sys.exit(f"pages: no part {name}")
    return text.split(begin)[0] + begin + new.rstrip("\n") + "\n" + end + text.split(end, 1)[1]


def machine():
    model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    mpi = subprocess.run(["mpirun", "--version"], capture_output=True, text=True).stdout.splitlines()[0]
    return f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores, Linux {platform.release()}, {mpi}"


def quartiles(times):
    low, _, high = statistics.quantiles(times, n=4)
    return f"± {(high - low) / 2:.2g} s"


def measure(page):
    """A table row for each file system: every form run by turns, without Steelyard; the promise from one more run with it."""
    rows = ["| file system | command | output takes | gains | the report promised |", "|---|---|---|---|---|"]
    for kind in page.places:
        folder = place(kind)
        if folder is None:
            print(f"pages: no {kind} here: left out")
            continue
        with tempfile.TemporaryDirectory(prefix="steelyard-pages-", dir=folder) as there:
            bench = Bench(there)
            commands = [page.slow, page.fixed, *page.also]
            times = {c: [] for c in commands}
            for i in range(ROUNDS):
                for c in commands if i % 2 == 0 else reversed(commands):
                    times[c].append(bench.run(c, page.variables))
            for i, c in enumerate(commands):
                taken = statistics.median(times[c])
                # Where a page has more than one fault, each is followed by its fix.
                against = commands[i - 1] if len(page.also) == 2 and i == 3 else page.slow
                fixed = i != 0 and not (len(page.also) == 2 and i == 2)
                gain = f"{statistics.median(times[against]) - taken:.2f} s" if fixed else ""
                promised = ""
                if not fixed:
                    report = bench.report(c, page.variables)[1]
                    first = next((f for f in report["findings"] if f["places"]), None)
                    promised = f"{first['gain_s']:.2f} s (`{first['id']}`)" if first else "nothing"
                rows.append(f"| {kind} | `{c}` | {taken:.2f} s {quartiles(times[c])} | {gain} | {promised} |")
    return "\n".join(rows) + f"\n\nMedians of {ROUNDS} runs each, by turns, without Steelyard. Measured on {machine()}."


def made():
    version = subprocess.run([STEELYARD, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{version.replace('steelyard', 'Steelyard')}, {date.today()}"


def commands_of(page):
    prefix = f"{page.variables} " if page.variables else ""
    return {"slow": f"{prefix}steelyard run {page.slow}", "fixed": f"{prefix}steelyard run {page.fixed}"}


def fill(name):
    page, path = TABLE[name], PAGES / f"{name}.md"
    text = put(path.read_text(), "made", f"Reports and times are of {made()}.")
    with tempfile.TemporaryDirectory(prefix="steelyard-pages-", dir=place("ext4")) as there:
        bench = Bench(there)
        for part, command in (("slow", page.slow), ("fixed", page.fixed)):
            shown = trimmed(bench.report(command, page.variables)[0])
            text = put(text, f"{part} command", f"```sh\n{commands_of(page)[part]}\n```\n")
            text = put(text, f"{part} report", f"```text\n{shown}\n```\n")
    text = put(text, "gain", measure(page))
    path.write_text(text)
    print(f"pages: {path.relative_to(ROOT)}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(TABLE))
    names = parser.parse_args().names or list(TABLE)
    mpi = MPIS[0]
    if mpi.missing:
        sys.exit(f"pages: {mpi.missing}")
    build = ["make", "-s", "-C", str(FOLDER), f"MPICC={mpi.tool('mpicc')}", f"MPIF90={mpi.tool('mpif90')}"]
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", f"hdf5-{mpi.family}"], capture_output=True, text=True).stdout.strip()
    subprocess.run([*build, "all"], check=True)
    if flags:
        subprocess.run([*build, "hdf5", f"HDF5={flags}"], check=True)
    for name in names:
        fill(name)


if __name__ == "__main__":
    main()
