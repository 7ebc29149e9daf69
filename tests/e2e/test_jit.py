"""Code that programs make while they run has the names that they tell perf."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from machine import PROGRAMS, c_program
from test_python import PYTHONS

QUICK = ["--period", "2ms"]


@pytest.fixture
def maps():
    """Maps of programs that have run, by process; they are removed."""
    made = []
    yield made
    for pid in made:
        Path(f"/tmp/perf-{pid}.map").unlink(missing_ok=True)


def made(profile):
    """Ticks by name, file and line of the innermost frame, of code that was made at run time; None stands for code without a name."""
    contexts, frames, samples = profile["contexts"], profile["frames"], profile["samples"]
    functions, files, kinds = profile.text("frames", "function"), profile.text("frames", "file"), profile.text("modules", "kind")
    found = Counter()
    for context, weight in zip(samples["context"], samples["weight"]):
        frame = contexts["frame"][context]
        module = frames["module"][frame]
        if module >= len(kinds):
            found[None] += int(weight)
        elif kinds[module] == "jit":
            found[functions[frame], files[frame], int(frames["line"][frame])] += int(weight)
    return found


def shares(profile):
    found = made(profile)
    return {name: ticks / sum(found.values()) for name, ticks in found.items()}


def share_of(profile, part):
    return sum(share for name, share in shares(profile).items() if name and part in name[0])


def hot(profile):
    tables = [table for section in profile.report["sections"] for table in section["tables"]]
    return [str(row[0]) for table in tables if table["title"] == "Hottest functions" for row in table["rows"]]


def run(steelyard, maps, how, page="none", **variables):
    ran = steelyard([c_program("jit.c"), how], QUICK, page, **variables)
    maps.append(ran.truth[0]["pid"])
    return ran


def line(text):
    return " ".join(text.split())


@pytest.mark.timed
@pytest.mark.beside
def test_a_map_names_code_and_its_last_line_counts(steelyard, maps):
    ran = run(steelyard, maps, "map", "text")
    found = shares(ran.profile)
    assert found["first loop", "", 0] == pytest.approx(1 / 3, abs=0.08)
    assert found["second <b>loop\x1b[1m", "", 0] == pytest.approx(2 / 3, abs=0.08)
    assert any("first loop" in name for name in hot(ran.profile)), hot(ran.profile)
    assert "first loop" in ran.err and "\x1b[1m" not in ran.err and "has no name" not in line(ran.err)


@pytest.mark.timed
@pytest.mark.beside
def test_a_jitdump_gives_lines(steelyard, maps):
    found = shares(run(steelyard, maps, "dump").profile)
    assert found.get(("described", "/src/loops.lang", 11), 0) > 0.9, found


@pytest.mark.timed
@pytest.mark.beside
def test_code_has_the_name_of_its_moment(steelyard, maps):
    found = shares(run(steelyard, maps, "moved").profile)
    assert found["first", "", 0] == pytest.approx(0.6, abs=0.08)
    assert found["second", "", 0] == pytest.approx(0.4, abs=0.08)


def test_the_page_says_that_there_are_no_names(steelyard, maps):
    ran = run(steelyard, maps, "none", "text")
    assert set(made(ran.profile)) == {None}
    assert "made at run time and has no name: a runtime that writes a perf map" in line(ran.err)


@pytest.mark.parametrize("how", ["garbage", "hole", "symlink", "fifo"])
def test_what_is_no_map_is_not_read(steelyard, maps, tmp_path, how):
    ran = run(steelyard, maps, how, MAP=tmp_path / "elsewhere")
    assert set(made(ran.profile)) == {None}
    absent = [absence for absence in ran.profile.report["trust"]["absent"] if "JIT" in absence["what"]]
    assert len(absent) == (0 if how == "garbage" else 1), absent


def test_a_map_of_another_user_is_not_read(steelyard, maps):
    if os.geteuid() != 0:
        pytest.skip("only root can give a file away")
    given = "import os, sys; p = f'/tmp/perf-{os.getpid()}.map'; open(p, 'w').write('0 ffffffffffffffff all\\n'); os.chown(p, 12345, 12345); "
    busy = "exec(open(sys.argv[1]).read())"
    ran = steelyard([sys.executable, "-c", given + busy, PROGRAMS / "jit.py"], QUICK)
    maps.append(ran.truth[0]["pid"])
    assert set(made(ran.profile)) == {None}
    assert "belongs to another user" in str(ran.profile.report["trust"]["absent"])


FIB = {
    "fib.js": "function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }\nfib(38);\n",
    "Fib.java": "public class Fib {\n  static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }\n"
    "  public static void main(String[] a) { System.out.println(fib(43)); }\n}\n",
    "fib.py": "def fib(n):\n    return n if n < 2 else fib(n - 1) + fib(n - 2)\n\n\nfib(29)\n",
}


def fib(tmp_path, name):
    (tmp_path / name).write_text(FIB[name])
    return str(tmp_path / name)


@pytest.mark.parametrize("switch", ["--perf-basic-prof", "--perf-prof"])
def test_node(steelyard, tmp_path, switch):
    if not shutil.which("node"):
        pytest.skip("no Node (make setup)")
    ran = steelyard(["node", switch, fib(tmp_path, "fib.js")], QUICK, "text")
    assert share_of(ran.profile, "fib") > 0.8, shares(ran.profile)
    assert any("fib" in name for name in hot(ran.profile)), hot(ran.profile)
    without = steelyard(["node", fib(tmp_path, "fib.js")], QUICK, "text")
    assert set(made(without.profile)) == {None}
    assert "node --perf-basic-prof" in line(without.err)


def test_java(steelyard, tmp_path):
    if not shutil.which("javac"):
        pytest.skip("no Java (make setup)")
    subprocess.run(["javac", fib(tmp_path, "Fib.java")], check=True, cwd=tmp_path)
    switches = ["-XX:+UnlockDiagnosticVMOptions", "-XX:+DumpPerfMapAtExit", "-XX:+PreserveFramePointer"]
    ran = steelyard(["java", *switches, "-cp", tmp_path, "Fib"], QUICK)
    assert share_of(ran.profile, "Fib.fib") > 0.8, shares(ran.profile)
    without = steelyard(["java", "-cp", tmp_path, "Fib"], QUICK, "text")
    assert "-XX:+DumpPerfMapAtExit" in line(without.err)


TRAMPOLINES = [pytest.param(path, id=f"3.{of[1]}") for of, path in sorted(PYTHONS.items()) if 12 <= of[1] <= 14]


@pytest.mark.parametrize("python", TRAMPOLINES)
def test_python_has_its_functions_and_no_trampolines(steelyard, tmp_path, python):
    ran = steelyard([python, "-X", "perf", fib(tmp_path, "fib.py")], QUICK)
    names = hot(ran.profile)
    assert "fib (fib.py" in names[0] and not any("py::" in name or "JIT" in name for name in names), names
    assert not made(ran.profile)[None]
