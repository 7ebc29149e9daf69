"""How the verdicts of other people's tests are read: {name of a test: what became of it}, whatever wrote them down."""

import collections
import re
import xml.etree.ElementTree

# What differs between any two runs: addresses, process numbers, times, the names of temporary files.
CHANGING = [
    (re.compile(r"0x[0-9a-f]{4,}"), "ADDRESS"),
    (re.compile(r"\b\d+(\.\d+)? ?(µs|ms|ns|s|sec|secs|seconds|MB/s)\b"), "TIME"),
    (re.compile(r"\bpid[ =:]+\d+", re.I), "PID"),
    (re.compile(r"/tmp/[\w./-]+"), "PLACE"),
]


def steady(text):
    for pattern, word in CHANGING:
        text = pattern.sub(word, text)
    return text


def status(ran):
    """The end of the command alone."""
    return {}


def output(ran):
    """Each line that the command printed, in order."""
    return {f"line {number:05}": steady(line) for number, line in enumerate(ran.output.splitlines(), 1)}


def unordered(ran):
    """Each line that the command printed and how often, in whatever order: of what runs side by side."""
    return {line: str(count) for line, count in collections.Counter(map(steady, ran.output.splitlines())).items()}


def named(ran):
    """Lines of `NAME: what was seen`."""
    return {name: steady(seen) for name, seen in re.findall(r"^([\w ']+): (.+)$", ran.output, re.M)}


def marked(ran):
    """Lines that begin with a verdict and name a test: `ok NAME`, `wrong NAME`."""
    return {name.strip(): verdict for verdict, name in re.findall(r"^(ok|wrong|missing) ([^#\n]+)", ran.output, re.M)}


def junit(ran):
    """JUnit's XML, as pytest and CPython's regrtest write it to junit.xml."""
    file = ran.folder / "junit.xml"
    if not file.exists():
        return {"(junit.xml)": "was not written"}
    found = {}
    for case in xml.etree.ElementTree.parse(file).iter("testcase"):
        bad = next((part for kind in ("error", "failure", "skipped") if (part := case.find(kind)) is not None), None)
        name = f"{case.get('classname') or ''}::{case.get('name')}"
        verdict = "passed" if bad is None else bad.tag
        # A test may have an error beside its verdict, in taking down what it set up.
        found[name] = verdict if found.get(name, "passed") in ("passed", "skipped") else found[name]
    return found


def unittest(ran):
    """Python's unittest, verbose: `test_x (file.Class.test_x) ... ok`; what a library prints may come before the verdict."""
    found = {}
    for name, rest in re.findall(r"^(test\w+ \([\w.]+\))(.*?)(?=^test\w+ \([\w.]+\)|^={9}|^-{9}|\Z)", ran.output, re.M | re.S):
        verdict = re.search(r"(?:^| \.\.\. )(ok|FAIL|ERROR|skipped|expected failure|unexpected success)\b", rest, re.M)
        found.setdefault(name, verdict[1] if verdict else "(none)")
    return found


def tap(ran):
    """The Test Anything Protocol; of nested tests the outermost."""
    found, plan = {}, ""
    for line in ran.output.splitlines():
        if m := re.match(r"(not )?ok\b(?: (\d+))?(.*)", line):
            skipped = re.search(r"# *(skip|todo)", m[3], re.I)
            found[f"{plan}{m[2] or len(found) + 1} {steady(m[3].split('#')[0]).strip(' -')}"] = (
                skipped[1].lower() if skipped else "failed" if m[1] else "passed"
            )
        elif m := re.match(r"# FILE (\S+)", line):
            plan = f"{m[1]} "
    return found


def automake(ran):
    """The *.trs files of automake's test driver."""
    found = {}
    for file in sorted(ran.folder.rglob("*.trs")):
        for verdict in re.findall(r"^:test-result: (\w+)", file.read_text(errors="replace"), re.M):
            found[str(file.relative_to(ran.folder).with_suffix(""))] = verdict
    return found


def go(ran):
    """The lines of `go test -v`: those of tests, of subtests and of packages."""
    found = {name: verdict.lower() for verdict, name in re.findall(r"^ *--- (PASS|FAIL|SKIP): (\S+)", ran.output, re.M)}
    return found | {f"package {name}": verdict for verdict, name in re.findall(r"^(ok|FAIL|panic:)\s+(\S+)", ran.output, re.M)}


def minitest(ran):
    """Ruby's test runner, verbose: `[1/9] TestClass#test_name = 0.01 s`, and at the end what did not pass."""
    found = {name: "passed" for name in re.findall(r"(\w[\w:]*#test_\S+) = [\d.]+ s\b", ran.output)}
    return found | {name: word.lower() for word, name in re.findall(r"^ +\d+\) (Failure|Error|Skipped):\n(\w[\w:]*#test_[^\s:\[(]+)", ran.output, re.M)}


def tcltest(ran):
    """Tcl's test suite, run with `-verbose pse`."""
    found = {name: verdict.lower() for name, verdict in re.findall(r"^(?:\+\+\+\+|====) (\S+) .*?\b(PASSED|SKIPPED|FAILED)", ran.output, re.M)}
    return found | {name: "skipped" for name in re.findall(r"^\+\+\+\+ (\S+) SKIPPED", ran.output, re.M)}
