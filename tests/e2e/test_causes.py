"""The first finding on each program of `causes` is its cause, and on the form without the cause it is not said."""

import contextlib
import re
import resource
import subprocess
from pathlib import Path

import pytest
from causes import Case, computing, line_of, output, parallel, processor, usual
from machine import environment

CASES = [*computing.CASES, *processor.CASES, *output.CASES, *parallel.CASES, *usual.CASES]
# The machine's own affair: it may be busy, and has few cores.
OF_THE_MACHINE = {"load_from_elsewhere"}


def findings(ran):
    return [f for f in ran.profile.report["findings"] if f["id"] not in OF_THE_MACHINE]


def wrong(case: Case, ran):
    """Why what is said first of the slow form is not its cause; None where it is."""
    report, found = ran.profile.report, findings(ran)
    ids = [f["id"] for f in found]
    if blamed := set(ids) & set(case.never):
        return f"{blamed} are blamed"
    if not case.first:
        said = report["verdict"]
        if ids:
            return f"{ids} where no rule applies"
    elif not found or found[0]["id"] not in case.first:
        return f"first is {ids[:1]}, not one of {case.first}"
    else:
        said = " ".join([found[0]["title"], *found[0]["evidence"], *found[0]["advice"]])
    if not re.search(case.words, said):
        return f"{case.words!r} is not in: {said}"
    if case.line is not None:
        places = [(Path(p["file"]).name, p["line"]) for p in found[0]["places"]]
        if line_of(*case.line) not in places:
            return f"{line_of(*case.line)} is not among {places}"
    return None


def costs_nothing(case: Case):
    """Whether both forms take about as much processor time here, without us: others that run meanwhile take none of it."""

    def least(command):
        def once():
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([str(c) for c in command], env=environment(**case.variables), capture_output=True, check=True, timeout=60)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

        return min(once() for _ in range(3))

    return least(case.slow()) < 1.25 * least(case.fixed()) + 0.02


def test_every_program_compiles():
    """Before the timed tests, and beside others, as the compiler needs one processor of several."""
    for case in CASES:
        for form in filter(None, (case.slow, case.fixed)):
            with contextlib.suppress(pytest.skip.Exception):
                form()


@pytest.mark.timed
@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case.name, marks=[pytest.mark.beside] if case.beside else []) for case in CASES]
)
def test_cause(steelyard, case):
    slow = steelyard(case.slow(), options=case.options, status=case.status, **case.variables)
    fault = wrong(case, slow)
    if fault is not None and case.not_everywhere and not findings(slow) and costs_nothing(case):
        pytest.skip(case.not_everywhere)
    assert fault is None, f"{fault}\n{slow.profile.report['verdict']}"
    if case.fixed is not None:
        fixed = steelyard(case.fixed(), options=case.options, **case.variables | case.remedy)
        left = [f"{f['id']}: {f['title']} ({f['gain_s']} s)" for f in findings(fixed) if f["id"] in case.quiet]
        assert not left, left
