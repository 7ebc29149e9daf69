"""Programs that check themselves: the same output and the same end without us, with us, and with us at 1 kHz."""

import functools
import os
import re
import shutil
import stat
import subprocess

import pytest
from conftest import run
from machine import HOSTILE, c_program, compiled, environment

CASES = [(s.name, name) for s in sorted(HOSTILE.glob("*.c")) for name in re.findall(r"^CASE\((\w+)\)", s.read_text(), re.M)]
INPUT = bytes(range(256)) * 40 + b"\0\xff no line end"


def program(source):
    return c_program(source, "-O1", folder=HOSTILE)


def outcome(line, directory, **variables):
    """(status, output, errors)"""
    ran = run(line, directory, 60, stdin=INPUT, text=False, **variables)
    return ran.status, ran.out, ran.err


def under_us(binary, line, directory, period, **variables):
    """The same with us; ours are told apart by --quiet: we then say nothing."""
    return outcome([binary, "run", "--quiet", "--period", f"{period}us", *line], directory, **variables)


def alone_and_under(binary, line, directory, period, **variables):
    return outcome(line, directory, **variables), under_us(binary, line, directory, period, **variables)


@pytest.fixture(scope="module")
def without_us(tmp_path_factory):
    """without_us(source, case): the directory of the case, and what becomes of it there, run once for all periods."""

    @functools.cache
    def alone(source, case):
        directory = tmp_path_factory.mktemp(case)
        return directory, outcome([program(source), case], directory)

    return alone


def as_a_shell_shows(status):
    return 128 - status if status < 0 else status


@pytest.mark.parametrize("period", [20000, 1000], ids=["20ms", "1ms"])
@pytest.mark.parametrize("source, case", CASES, ids=lambda v: v.removesuffix(".c") if isinstance(v, str) else v)
def test_same_as_without_us(binary, without_us, source, case, period):
    directory, (status, output, errors) = without_us(source, case)
    assert b"WRONG" not in output, "the case does not hold even without us"
    under = under_us(binary, [program(source), case], directory, period)
    assert under[1:] == (output, errors), under
    assert as_a_shell_shows(under[0]) == as_a_shell_shows(status)


@pytest.mark.parametrize("case", ["exception_through_mpi", "jump_through_mpi"])
def test_exceptions(binary, tmp_path, every_mpi, case):
    if not every_mpi.tool("mpicxx").exists():
        pytest.skip(f"{every_mpi.name} has no mpicxx")
    try:
        built = every_mpi.cxx_program(HOSTILE / "exceptions.cpp")
    except AssertionError as reason:
        pytest.skip(f"{every_mpi.name} cannot compile C++: {str(reason)[:100]}")
    alone, under = alone_and_under(binary, every_mpi.run(1, built, case), tmp_path, 1000)
    assert b"as it should be" in alone[1], alone
    assert under[:2] == alone[:2]


def test_arguments_are_passed_on_as_they_are(binary, tmp_path):
    line = [program("processes.c"), "arguments", "", "two words", "-n", "--", "'\"$HOME\\", "ünï", "*"]
    alone, under = alone_and_under(binary, line, tmp_path, 20000)
    assert under == alone


def test_rings_that_wait_by_the_bare_instruction(binary, tmp_path):
    library = compiled(HOSTILE / "rings.c", ["gcc", "-O1", "-shared", "-fPIC", "-DLIBRARY"])
    built = compiled(HOSTILE / "rings.c", ["gcc", "-O1"], [str(library)])
    alone, under = alone_and_under(binary, [built], tmp_path, 1000)
    assert under == alone and alone[1] == b"0 0 0 0\n"


def test_functions_of_the_program_named_like_small_ones_of_libc(binary, tmp_path):
    built = compiled(HOSTILE / "names.c", ["gcc", "-O1", "-fno-builtin", "-rdynamic"])
    alone, under = alone_and_under(binary, [built], tmp_path, 1000)
    assert under == alone and alone[:2] == (0, b"1 1 0\n")


def test_a_static_program(binary, tmp_path):
    built = compiled(HOSTILE / "static.c", ["gcc", "-static"])
    alone, under = alone_and_under(binary, [built, "x"], tmp_path, 20000)
    assert under[:2] == alone[:2] and alone[0] == 31


def test_a_static_program_is_explained(steelyard):
    built = compiled(HOSTILE / "static.c", ["gcc", "-static"])
    ran = steelyard([built], status=31)
    assert "static" in (ran.out + ran.err).lower().replace(f"static, 1 arguments, last {built}", "")


def test_a_32_bit_program(binary, tmp_path):
    try:
        built = compiled(HOSTILE / "old.S", ["gcc", "-m32", "-nostdlib", "-static"])
    except AssertionError:
        pytest.skip("this gcc cannot make 32-bit programs")
    if subprocess.run([built], capture_output=True).returncode != 32:
        pytest.skip("this kernel runs no 32-bit programs")
    alone, under = alone_and_under(binary, [built], tmp_path, 20000)
    assert under[:2] == alone[:2]


def test_a_setuid_program(binary, tmp_path):
    if os.getuid() != 0:
        pytest.skip("only root can make a program of another user")
    copy = tmp_path / "setuid"
    shutil.copy(program("processes.c"), copy)
    os.chown(copy, 65534, 65534)
    copy.chmod(0o755 | stat.S_ISUID)
    tmp_path.chmod(0o755)
    alone, under = alone_and_under(binary, [copy, "fork_and_exit"], tmp_path, 20000)
    assert under[:2] == alone[:2]


def test_scripts(binary, tmp_path):
    for name, text in {"sh": "#!/bin/sh\necho $1; exit 5\n", "py": "#!/usr/bin/env python3\nimport sys\nprint(sys.argv[1:])\nsys.exit(6)\n"}.items():
        script = tmp_path / name
        script.write_text(text)
        script.chmod(0o755)
        alone, under = alone_and_under(binary, [script, "a b"], tmp_path, 20000)
        assert under == alone


def test_pipelines_of_a_shell(binary, tmp_path):
    line = ["bash", "-c", f"{program('files.c')} copies_bytes | head -c 100 | wc -c; exit ${{PIPESTATUS[2]}}"]
    alone, under = alone_and_under(binary, line, tmp_path, 1000)
    assert under == alone


def test_standard_streams_may_be_closed(binary, tmp_path):
    line = f"exec {binary} run --quiet {program('files.c')} descriptors_at_start <&- 2>&-"
    ran = subprocess.run(["sh", "-c", line], cwd=tmp_path, env=environment(), stdout=subprocess.PIPE, timeout=60)
    assert ran.returncode == 0
