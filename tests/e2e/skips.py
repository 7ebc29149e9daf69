"""A test that is skipped has shown nothing. Under STEELYARD_NO_SKIP=1 it fails, unless its reason begins as one of these."""

import os

import pytest

# What a machine with all of `make setup` may lack all the same.
LACKING = (
    "no verdict: the host took",
    "Open MPI waits for ever for such a read, without Steelyard as well",
    "this MPI has no library with the interface of MPI 5",
    "what such a program looks up in its own handle passes us here",
    "the files are made by this machine's compiler, which is for another architecture",
    "this machine's libm has hypot in one version only",
    "this file system has nothing to wait for in fsync",
    "this kernel runs no 32-bit programs",
    "this processor has no AVX2",
    "this system has no order of English",
    "denormal numbers cost nothing on this processor",
)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport():
    report = yield
    if os.environ.get("STEELYARD_NO_SKIP") == "1" and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2].removeprefix("Skipped: ")
        if not reason.startswith(LACKING):
            report.outcome, report.longrepr = "failed", f"skipped, which STEELYARD_NO_SKIP=1 forbids: {reason}"
    return report
