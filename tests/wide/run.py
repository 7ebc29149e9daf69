#!/usr/bin/env python3
"""Runs programs and test suites that are not ours, without Steelyard and with it, and compares what they say of themselves.

A difference is looked at again: what the suite also does without us is called flaky; what it does only with us is broken,
or, if it comes now and then, sometimes broken. Both make this command fail. What has come once, and in no further run, is
called once: the report names it. It goes to build/wide/report.md; build/wide/output has what each run printed."""

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import suites
from get import ROOT, SOURCES, WIDE

# How often a part that differed is run, without us and with us; and while something strange has come only once.
PAIRS = 4
MOST_PAIRS = 8
# So many runs with us in which whatever it is was strange, and none without us, are ours even if each time it was another test.
ENOUGH = 3
PRIORITY = 10
END = "(end)"
ANY = "(something else each time)"


@dataclass
class Tool:
    """Steelyard, and how closely it looks."""

    binary: Path
    period: str = "20ms"

    def before(self, profile):
        """The words before a command."""
        return [self.binary, "run", "--quiet", "-o", profile, "--period", self.period]


@dataclass
class Ran:
    """A part that has ended: where it ran, what it printed, how it ended, how long it took."""

    folder: Path
    output: str
    end: str
    seconds: float


def environment(folder, variables):
    """What a suite is given: nothing of ours, and a home, a folder for temporary files and a language that all runs share."""
    others = ("STEELYARD", "PYTEST", "MAKE", "LC_", "XDG_", "LD_PRELOAD")
    kept = {k: v for k, v in os.environ.items() if not k.startswith(others) or k == "STEELYARD_LIBDIR"}
    kept |= {"HOME": f"{folder}/home", "TMPDIR": f"{folder}/tmp", "LANG": "C.UTF-8", "TERM": "dumb", "TZ": "UTC"}
    kept |= {"HERE": str(folder), "ROOT": str(ROOT), "WIDE": str(WIDE), "SOURCES": str(SOURCES)}
    return kept | {k: str(v).format(wide=WIDE) for k, v in variables.items()}


def run(part, prefix=()):
    """Runs in a new folder with a short name (sockets have room for no more); what is still there of it afterwards is ended."""
    place = Path(tempfile.mkdtemp(prefix="sw-", dir="/tmp"))
    folder = place / "h"
    for name in ("home", "tmp"):
        (folder / name).mkdir(parents=True)
    line = [*map(str, prefix), "bash", "-c", part.script]

    def modest():
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.nice(PRIORITY)

    began = time.monotonic()
    with open(place / "output", "wb") as output:
        child = subprocess.Popen(
            line, cwd=folder, env=environment(folder, part.variables), stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.STDOUT, start_new_session=True, preexec_fn=modest,
        )  # fmt: skip
        try:
            code = child.wait(timeout=part.timeout_s)
            end = f"status {code if code >= 0 else 128 - code}"
        except subprocess.TimeoutExpired:
            end = "hung"
        finish(child)
    return Ran(folder, (place / "output").read_text(errors="replace"), end, time.monotonic() - began)


def finish(child):
    """Ends whatever is left of a part's session."""
    listed = subprocess.run(["ps", "-e", "-o", "sid=,pid="], capture_output=True, text=True, check=True).stdout
    for session, pid in (line.split() for line in listed.splitlines()):
        if int(session) == child.pid:
            try:
                os.kill(int(pid), signal.SIGKILL)
            except ProcessLookupError:
                pass
    child.wait()


@dataclass
class Seen:
    """The verdicts of all runs of a part, without us and with us, and what went wrong with us around them."""

    bare: list = field(default_factory=list)
    under: list = field(default_factory=list)
    seconds: list = field(default_factory=lambda: [0.0, 0.0])
    without_profile: int = 0

    def differing(self):
        return {name for bare in self.bare for under in self.under for name in set(bare) | set(under) if bare.get(name) != under.get(name)}

    @staticmethod
    def strange(runs, others):
        """Of each run, whether it says something that none of the others does."""
        known = {item for run in others for item in run.items()}
        return [not run.items() <= known for run in runs]

    def judged(self):
        """{test: (word, verdicts without us, verdicts with us)}"""
        told = {}
        for name in sorted(self.differing()):
            bare, under = [v.get(name, "absent") for v in self.bare], [v.get(name, "absent") for v in self.under]
            strange = sum(v not in bare for v in under)
            word = "flaky" if strange == 0 else "broken" if strange == len(under) else "once" if strange == 1 else "sometimes"
            told[name] = (word, bare, under)
        bare, under = self.strange(self.bare, self.under), self.strange(self.under, self.bare)
        if sum(under) >= ENOUGH and not any(bare) and all(found[0] in ("once", "flaky") for found in told.values()):
            told[ANY] = ("sometimes", ["as ever"] * len(bare), ["strange" if s else "as ever" for s in under])
        return told

    def failed(self):
        """What is ours of it."""
        return {name: found for name, found in self.judged().items() if found[0] in ("broken", "sometimes")}

    def settled(self):
        """Whether another pair of runs would tell nothing more."""
        words = {found[0] for found in self.judged().values()}
        return not words or len(self.under) >= (MOST_PAIRS if "once" in words else PAIRS)


def verdicts(part, ran):
    return part.reads(ran) | {END: ran.end}


def once(seen, part, tool=None):
    with tempfile.TemporaryDirectory(prefix="sw-", dir="/tmp") as place:
        profile = Path(place) / "profile.steelyard"
        ran = run(part, tool.before(profile) if tool else ())
        seen.without_profile += tool is not None and not profile.exists()
    (seen.under if tool else seen.bare).append(verdicts(part, ran))
    seen.seconds[tool is not None] = max(seen.seconds[tool is not None], ran.seconds)
    return ran


def compared(part, tool):
    """Runs a part until its verdicts agree or have been seen often enough to tell what is ours."""
    seen = Seen()
    while not seen.under or not seen.settled():
        turn = len(seen.under)
        for with_us in (None, tool):
            ran = once(seen, part, with_us)
            keep(part, ran, with_us, turn)
            shutil.rmtree(ran.folder.parent, ignore_errors=True)
    return seen


def keep(part, ran, with_us, turn):
    folder = WIDE / "output"
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{part.name}-{'with' if with_us else 'without'}-{turn}".replace("/", "_")
    (folder / name).write_text(ran.output)


def told(part, seen):
    judged = seen.judged()
    count = {word: sum(j[0] == word for j in judged.values()) for word in ("broken", "sometimes", "once", "flaky")}
    return (
        f"| {part.name} | {len(seen.bare[0])} | {count['broken']} | {count['sometimes']} | {count['once']} | {count['flaky']} "
        f"| {seen.seconds[0]:.0f} | {seen.seconds[1]:.0f} | {seen.without_profile or ''} |"
    )


def unread(part, seen):
    """Nothing was read of what a suite said that names its tests: it says nothing of us either."""
    return part.reads not in suites.NAMELESS and all(set(found) <= {END} for found in seen.bare)


HEAD = "| part | verdicts | broken | sometimes | once | flaky | s without | s with | no profile |\n|---|---|---|---|---|---|---|---|---|"


def report(results, missing):
    lines = ["# Programs that are not ours, without Steelyard and with it", "", HEAD]
    lines += [told(part, seen) for part, seen in results]
    for part, seen in results:
        for name, (word, bare, under) in seen.judged().items():
            lines.append(f"\n- **{word}** {part.name} `{name}`: without {', '.join(bare)}; with {', '.join(under)}")
    lines += [f"\n- **nothing was read** of what {part.name} said" for part, seen in results if unread(part, seen)]
    lines += [f"\n- not run: {name}: {why}" for name, why in missing]
    OPTIONS.report.parent.mkdir(parents=True, exist_ok=True)
    OPTIONS.report.write_text("\n".join(lines) + "\n")


def wanted(words, all_suites):
    """(suite, part) for each that a word names, by its suite's name or a piece of its own."""
    for suite in all_suites:
        for part in suite.parts:
            if not words or any(word == suite.name or word in part.name for word in words):
                yield suite, part


def main():
    results, missing, ready = [], [], {}
    print(HEAD, flush=True)
    for suite, part in wanted(OPTIONS.names, suites.SUITES):
        if suite.name not in ready:
            ready[suite.name] = suite.missing()
            if ready[suite.name]:
                missing.append((suite.name, ready[suite.name]))
                print(f"not run: {suite.name}: {ready[suite.name]}", flush=True)
        if ready[suite.name] is None:
            results.append((part, compared(part, Tool(OPTIONS.binary, OPTIONS.period))))
            print(told(*results[-1]), flush=True)
            report(results, missing)
    return any(seen.failed() or unread(part, seen) for part, seen in results)


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="suites, or pieces of the names of parts; all, if none is named")
    parser.add_argument("--list", action="store_true", help="name the parts and run none")
    parser.add_argument("--binary", default=os.environ.get("STEELYARD", ROOT / "target/release/steelyard"))
    parser.add_argument("--report", type=Path, default=WIDE / "report.md")
    parser.add_argument("--period", default="20ms", help="of the samples")
    return parser.parse_args()


if __name__ == "__main__":
    OPTIONS = options()
    if OPTIONS.list:
        print("\n".join(part.name for _, part in wanted(OPTIONS.names, suites.SUITES)))
        sys.exit(0)
    sys.exit(main())
