"""Skips fail where they are forbidden, but for what a machine may lack."""

import subprocess
import sys
from pathlib import Path

import pytest
from machine import environment
from skips import LACKING

pytestmark = pytest.mark.fast
HERE = Path(__file__).parent

SKIPPED = f"""
import pytest

@pytest.fixture
def absent():
    pytest.skip("no MPI is installed")

def test_in_a_fixture(absent): pass

@pytest.mark.skipif(True, reason="gdb is not installed")
def test_by_a_mark(): pass

def test_in_the_test(): pytest.skip("Go is not installed")

def test_what_may_be_lacking(): pytest.skip({LACKING[0]!r} + " 40 % of the processors' time")

@pytest.mark.xfail
def test_that_is_known_to_fail(): assert False
"""


@pytest.mark.parametrize(
    "variables, status, said",
    [({}, 0, "4 skipped, 1 xfailed"), ({"STEELYARD_NO_SKIP": 1}, 1, "1 failed, 1 skipped, 1 xfailed, 2 errors")],
    ids=["allowed", "forbidden"],
)
def test_a_skip_is_a_failure_where_it_is_forbidden(tmp_path, variables, status, said):
    (tmp_path / "test_skipped.py").write_text(SKIPPED)
    line = [sys.executable, "-m", "pytest", "-p", "skips", "-p", "no:cacheprovider", "-q", "test_skipped.py"]
    ran = subprocess.run(line, cwd=tmp_path, env=environment(PYTHONPATH=HERE, **variables), capture_output=True, text=True)
    assert ran.returncode == status and said in ran.stdout, ran.stdout
    assert ("forbids: gdb is not installed" in ran.stdout) == (status == 1), ran.stdout


@pytest.mark.parametrize("reason", LACKING)
def test_what_may_be_lacking_is_asked_somewhere(reason):
    assert any(f'"{reason}' in file.read_text() for file in HERE.rglob("*.py") if file.name != "skips.py")
