"""`steelyard diff` and its gates: red for a regression that is planted in a small program of each kind, green for the same again."""

import json
import sys
import xml.etree.ElementTree as ElementTree

import pytest
from machine import ROOT, c_program, first_mpi

GOLDEN = ROOT / "tests/golden/v1/heat.steelyard"
REPEATS = 3


def serial(regression):
    return [c_program("regressed.c", *regression)]


def io(regression):
    return [c_program("regressed.c", "-DKIND_IO", *regression)]


def openmp(regression):
    return [c_program("regressed.c", "-fopenmp", *regression)]


def mpi_ranks(regression):
    mpi = first_mpi()
    if mpi is None:
        pytest.skip("no MPI is installed (make setup)")
    return mpi.run(2, mpi.program("regressed.c", "-DKIND_MPI", *regression))


def python(regression):
    return [sys.executable, ROOT / "tests/programs/regressed.py", *(["slow"] if regression else [])]


# Each kind: its command, the gates that its regression fails, and one that it leaves alone.
KINDS = {
    "c": (serial, ["elapsed > +25%"], "io_share > +20pp"),
    "io": (io, ["io_calls != same", "io_mean_write < -10%", "io_calls > +100%"], "io_bytes_written != same"),
    "openmp": (openmp, ["threads_computing < -10%"], "compute_share < -30pp"),
    "mpi": (mpi_ranks, ["mpi_calls != same", "mpi_bytes_sent > +100%"], "mpi_mean_message != same"),
    "python": (python, ["elapsed > +25%"], "mpi_share > +20pp"),
}  # fmt: skip


@pytest.mark.timed
@pytest.mark.parametrize("kind", KINDS)
def test_a_planted_regression_is_red_and_the_same_again_is_green(command, tmp_path, kind):
    program, red, unchanged = KINDS[kind]
    variables = {"OMP_NUM_THREADS": 2, "PYTHONHASHSEED": 0}
    # By turns, so that what the machine does meanwhile happens to all of them.
    for _ in range(REPEATS):
        for side, regression in (("before", []), ("again", []), ("after", ["-DREGRESSION"])):
            command("run", "--repeat", 1, "--quiet", "--period", "5ms", "-o", tmp_path / side, *program(regression), **variables)
    gates = [word for gate in [*red, unchanged] for word in ("--fail-if", gate)]
    same = command("diff", "before", "again", *gates, "-f", "json")
    same = {gate["gate"]: gate for gate in json.loads(same.out)["gates"]}
    assert "failed" not in {gate["outcome"] for gate in same.values()}
    planted = command("diff", "before/", "after/", *gates, "-f", "json", "--junit", "gates.xml", status=3)
    outcomes = {gate["gate"]: gate["outcome"] for gate in json.loads(planted.out)["gates"]}
    assert [outcomes.pop(gate) for gate in red] == ["failed"] * len(red), planted.out[-3000:]
    assert "failed" not in outcomes.values(), outcomes
    suite = ElementTree.parse(tmp_path / "gates.xml").getroot()
    assert int(suite.get("failures")) == len(red) == len(suite.findall(".//failure"))
    # What is counted is known from one run of each.
    if "!= same" in red[0]:
        one = command("diff", "before/001.steelyard", "after/001.steelyard", "--fail-if", red[0], status=3)
        assert "FAILED" in one.out


@pytest.mark.fast
def test_a_run_against_itself_passes_every_gate_or_says_why_not(command, tmp_path):
    names = json.loads(command("report", GOLDEN, "-f", "json").out)
    known = {row["id"]: row for section in names["sections"] for row in section["rows"]}
    known |= {row["id"]: row for row in names["trust"]["rows"]}
    gates = [word for id in known for word in ("--fail-if", f"{id} > +1%", "--fail-if", f"{id} < -1%")]
    ran = command("diff", GOLDEN, GOLDEN, *gates, "-f", "json")
    judged = json.loads(ran.out)["gates"]
    assert len(judged) == 2 * len(known) > 150
    assert {gate["outcome"] for gate in judged} == {"passed", "undecided"}
    undecided = [gate for gate in judged if gate["outcome"] == "undecided"]
    assert all("would" in gate["text"] or "does not have it" in gate["text"] for gate in undecided), undecided


@pytest.mark.fast
def test_the_projects_file_of_gates(command, tmp_path):
    """It is read where it is; what is wrong with it is said; of one run it has what compares with nothing."""
    file = tmp_path / "steelyard.toml"
    file.write_text('[gate]\nfail-if = ["elapsed > +5%", "mpi_calls > 1", "mpi_calls != same"]\n')
    ran = command("report", GOLDEN, "-o", "page.txt", status=3)
    assert "gate FAILED: mpi_calls > 1:" in ran.err and "elapsed" not in ran.err
    command("report", GOLDEN, "-o", "page.txt", "--no-gates")
    ran = command("diff", GOLDEN, GOLDEN, "-o", "comment.md", "-o", "all.json", status=3)
    assert "gate passed: mpi_calls != same" in ran.err and "gate not decided, so it passes: elapsed > +5%" in ran.err
    comment = (tmp_path / "comment.md").read_text()
    assert len(comment.splitlines()) <= 60 and "**FAILED**" in comment and "<details>" in comment
    assert [gate["outcome"] for gate in json.loads((tmp_path / "all.json").read_text())["gates"]] == ["undecided", "failed", "passed"]
    other = tmp_path / "other.toml"
    other.write_text('[gate]\nfail-if = ["mpi_cals != same"]\n')
    wrong = command("diff", GOLDEN, GOLDEN, "--gates", other, status=2).err
    assert "other.toml" in wrong and "mpi_calls is one" in wrong
    other.write_text('[gate]\nfail_if = []\n')
    assert "fail-if" in command("diff", GOLDEN, GOLDEN, "--gates", other, status=2).err
    assert "steelyard diff A -- B" in command("report", GOLDEN, "--no-gates", "--fail-if", "elapsed > +5%", status=2).err
    assert "none is set" in command("diff", GOLDEN, GOLDEN, "--no-gates", "--junit", "x.xml", status=2).err


@pytest.mark.fast
def test_report_of_two_is_diff(command):
    one, other = (command(name, GOLDEN, GOLDEN, "-f", "json").out for name in ("report", "diff"))
    assert one == other
    assert "name two" in command("diff", GOLDEN, status=2).err


@pytest.mark.fast
def test_runs_are_repeated_until_one_fails(command, tmp_path):
    """Profiles by number; standard input from its beginning each time; the status of the run that failed."""
    count = "import pathlib, sys; p = pathlib.Path('n'); n = int(p.read_text()) + 1 if p.exists() else 1; p.write_text(str(n)); print(n); sys.exit(7 * (n == 3))"
    ran = command("run", "--repeat", 2, sys.executable, "-c", count)
    assert ran.out == "1\n2\n" and "2 runs, between" in ran.err
    folder = next(tmp_path.glob("*_runs"))
    assert sorted(path.name for path in folder.iterdir()) == ["001.steelyard", "002.steelyard"]
    ran = command("run", "--repeat", 5, "-o", folder, sys.executable, "-c", count, status=7)
    assert ran.out == "3\n" and "run 1 of 5 ended with status 7; no more are made" in ran.err
    assert len(list(folder.iterdir())) == 3
    (tmp_path / "taken").write_text("")
    assert "this is a file" in command("run", "--repeat", 2, "-o", "taken", "true", status=2).err
