"""Functions and lines of Python, in every Python that is installed here."""

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from machine import PROGRAMS, ROOT, c_program

PROGRAM = PROGRAMS / "interpreted.py"
QUICK = ["--period", "2ms"]


def version(python):
    try:
        told = subprocess.run([python, "-c", "import sys; print(*sys.version_info[:2])"], capture_output=True, text=True, timeout=20)
    except OSError:
        return None
    return tuple(map(int, told.stdout.split())) if told.returncode == 0 else None


def installed():
    """One interpreter of each version, and which version it is."""
    paths = [Path(sys.executable), *sorted(Path("/usr/bin").glob("python3*[0-9]")), *sorted(Path.home().glob(".pyenv/versions/*/bin/python3"))]
    found = {}
    for path in paths:
        of = version(path)
        if of and of[0] == 3:
            found.setdefault(of, path)
    return found


PYTHONS = installed()
KNOWN = [pytest.param(path, of[1], id=f"{of[0]}.{of[1]}") for of, path in sorted(PYTHONS.items()) if 9 <= of[1] <= 14]
OLD = [pytest.param(path, id=f"{of[0]}.{of[1]}") for of, path in sorted(PYTHONS.items()) if of[1] < 9]


def stacks(profile):
    """(ticks, [(function, file, line)], names of all functions) of each sample, innermost first."""
    contexts, frames, samples = profile["contexts"], profile["frames"], profile["samples"]
    functions, files, kinds = profile.text("frames", "function"), profile.text("frames", "file"), profile.text("modules", "kind")
    for context, weight in zip(samples["context"], samples["weight"]):
        python, names = [], []
        while context:
            frame = contexts["frame"][context]
            names.append(functions[frame])
            module = frames["module"][frame]
            if module < len(kinds) and kinds[module] == "script":
                python.append((functions[frame], files[frame], int(frames["line"][frame])))
            context = contexts["parent"][context]
        yield int(weight), python, names


def ticks(profile, place):
    """Ticks by a place of the innermost function of the program's own."""
    found = Counter()
    for weight, python, _ in stacks(profile):
        own = next((frame for frame in python if frame[1] == str(PROGRAM)), None)
        if own:
            found[place(own)] += weight
    return found


def line_of(text):
    return next(n for n, line in enumerate(PROGRAM.read_text().splitlines(), 1) if line.endswith(text))


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize("python, minor", KNOWN)
def test_functions_and_lines_have_their_shares(steelyard, python, minor):
    ran = steelyard([python, PROGRAM, "shares", 0.8], QUICK)
    took = json.loads(ran.out.splitlines()[-1])
    all_s = sum(took[name] for name in ("light", "heavy", "first line", "second line"))
    function = ticks(ran.profile, lambda frame: frame[0])
    line = ticks(ran.profile, lambda frame: frame[2])
    whole = sum(function[name] for name in ("light", "heavy", "lines"))
    seen = {
        "light": function["light"],
        "heavy": function["heavy"],
        "first line": line[line_of("# the first line")],
        "second line": line[line_of("# the second line")],
    }
    for name, count in seen.items():
        assert abs(count / whole - took[name] / all_s) < 0.06, (name, seen, took)
    page = ran.profile.report
    assert "in Python code" in page["verdict"] and "heavy (interpreted.py:" in page["verdict"], page["verdict"]
    table = next(table for section in page["sections"] for table in section["tables"] if table["id"] == "functions")
    assert not any("_PyEval" in str(row) or "libpython" in str(row) for row in table["rows"][:4]), table["rows"]


def test_call_sites_are_lines_of_python(steelyard):
    profile = steelyard([sys.executable, PROGRAM, "calls"]).profile
    sites, calls, functions = profile["sites"], profile.text("calls", "name"), profile.text("frames", "function")
    counted = Counter()
    for call, frame, count in zip(sites["call"], sites["frame"], sites["count"]):
        if frame < len(functions):
            counted[calls[call], functions[frame]] += int(count)
    assert counted["write", "first_writer"] == 300 and counted["write", "second_writer"] == 200, counted
    assert counted["read", "reader"] == 40, counted


@pytest.mark.parametrize("python, minor", KNOWN)
def test_a_function_that_calls_itself_often_is_there(steelyard, python, minor):
    profile = steelyard([python, PROGRAM, "deep"], QUICK).profile
    deep = [python for _, python, _ in stacks(profile) if python and python[0][0] == "light"]
    assert len(deep) > 30
    # Before 3.11 each has frames of machine code of its own, and the stack is cut.
    assert all(frame[0] == "down" for python in deep for frame in python[1:50])
    if minor >= 11:
        assert sum(frame[0] == "down" for frame in deep[0]) == 901


@pytest.mark.parametrize("python, minor", KNOWN)
def test_generators_coroutines_threads_and_code_made_at_run_time(steelyard, python, minor):
    ran = steelyard([python, PROGRAM, "mixed", 0.4], QUICK)
    assert ran.out == "{}\n"
    matched = missed = 0
    names = Counter()
    for weight, python, all_names in stacks(ran.profile):
        matched += bool(python)
        missed += not python and any("_PyEval_EvalFrameDefault" in name for name in all_names)
        names.update({frame[:2] for frame in python})
    assert missed <= 0.02 * matched + 1, (matched, missed)
    assert {"numbers", "turn", "key", "f"} <= {name.split(".")[-1] for name, _ in names}, names
    assert any("\u2603" in file and "\U0001f40d" in file for _, file in names), names
    ran.profile.report  # parsed: nothing of it breaks the JSON


@pytest.mark.parametrize("python, minor", KNOWN)
def test_code_that_is_freed_is_never_taken_for_another(steelyard, python, minor):
    ran = steelyard([python, PROGRAM, "freed", 0.4], ["--period", "1ms"])
    seen = set()
    for _, python, _ in stacks(ran.profile):
        for function, file, _ in python:
            if file.startswith("<") and file[1:-1].isdigit() and function != "<module>":
                assert function == "f" + file[1:-1]
                seen.add(function)
    assert len(seen) > 20, seen


def test_a_child_of_a_fork_has_its_own(steelyard):
    profile = steelyard([sys.executable, PROGRAM, "forked", 0.6], QUICK).profile
    process = profile["samples"]["process"]
    heavy = Counter(int(process[n]) for n, (_, python, _) in enumerate(stacks(profile)) if python and python[0][0] == "heavy")
    assert len(heavy) == 1 and sum(heavy.values()) > 50, heavy


@pytest.mark.parametrize("python, minor", KNOWN)
def test_an_interpreter_that_comes_and_goes(steelyard, python, minor):
    told = "import sysconfig; print(sysconfig.get_config_var('LIBDIR'), sysconfig.get_config_var('INSTSONAME'), sys.base_prefix, sep='\\n')"
    folder, name, prefix = subprocess.run([python, "-c", "import sys; " + told], capture_output=True, text=True).stdout.split("\n")[:3]
    if not name.endswith(("so", ".0")):
        return  # it is no library
    script = "import time\nend = time.thread_time() + 0.08\ndef inside():\n  while time.thread_time() < end: sum(range(500))\ninside()"
    ran = steelyard([c_program("embeds.c", folder=ROOT / "tests/hostile"), f"{folder}/{name}", script, 4], ["--period", "1ms"], PYTHONHOME=prefix)
    assert ran.out == "embedded\n"
    roles, samples = ran.profile.text("threads", "role"), ran.profile["samples"]
    inside = Counter()
    for n, (_, python, _) in enumerate(stacks(ran.profile)):
        if python and python[0][0] == "inside":
            inside[roles[samples["thread"][n]]] += int(samples["weight"][n])
    assert inside["main"] > 60 and set(inside) == {"main"}, inside


@pytest.mark.parametrize("python", OLD)
def test_a_version_that_is_not_known_is_said(steelyard, python):
    profile = steelyard([python, "-c", "import time\nt=time.time()\nwhile time.time()-t<0.3: sum(range(1000))"]).profile
    assert "Python frames" in profile.text("absent", "what")
    assert not any(python for _, python, _ in stacks(profile))


def test_exports_have_them(steelyard, command):
    ran = steelyard([sys.executable, PROGRAM, "shares", 0.3], QUICK)
    command("export", "--to", "speedscope", ran.files[0], "-o", "out.json")
    command("export", "--to", "folded", ran.files[0], "-o", "out.folded")
    frames = json.loads((ran.directory / "out.json").read_text())["shared"]["frames"]
    assert {"name": "heavy", "file": str(PROGRAM)}.items() <= next(frame for frame in frames if frame["name"] == "heavy").items()
    folded = [line for line in (ran.directory / "out.folded").read_text().splitlines() if ";heavy" in line]
    assert folded and not any(";heavy;_PyEval" in line for line in folded)
