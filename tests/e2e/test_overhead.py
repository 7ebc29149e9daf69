"""`steelyard overhead`: what is compared, counted and said is as the runs were; no test asserts how long anything took."""

import json
import sys

import pytest

# Prints a figure of merit that is known: a base with noise that is the same in every session, times $SLOWER. Run
# number n has the n-th noise; the count is kept beside it.
KNOWN = """
import os, pathlib, random
count = pathlib.Path("count")
n = int(count.read_text()) if count.exists() else 0
count.write_text(str(n + 1))
noise = random.Random(n).gauss(0, 0.01)
drift = 1 + 0.02 * n
print("Time: 999")
print(f"Time: {drift * 2 ** noise * float(os.environ.get('SLOWER', '1'))} s")
print("end", flush=True)
"""


@pytest.fixture
def weigh(command, tmp_path):
    """weigh(option…): the JSON of a weighing of the known program, and what was said meanwhile."""
    (tmp_path / "known.py").write_text(KNOWN)

    def use(*options, status=0, program=(sys.executable, "known.py")):
        ran = command("overhead", "--format", "json", "--fom", r"^Time: ([0-9.]+) s", *options, *program, status=status)
        return (json.loads(ran.out) if status == 0 else None), ran

    return use


def merit(weighed):
    return next(c for c in weighed["comparisons"] if c["id"] == "merit")


@pytest.mark.fast
@pytest.mark.parametrize("tool, truth", [("env", 1.0), ("SLOWER=1.25", 1.25), ("SLOWER=9 env SLOWER=1.25", 1.25)])
def test_the_interval_holds_the_truth(weigh, tool, truth):
    """Of a tool whose cost is known, and of none, on a machine that gets slower all the time."""
    weighed, ran = weigh("--with", tool, "--runs", "12", "--within", "0.01%")
    got = merit(weighed)
    assert got["low"] <= truth <= got["high"] and got["high"] - got["low"] < 0.05, got
    assert abs(got["ratio"] - truth) < 0.02
    assert len(weighed["pairs"]) == 12 and weighed["stop"] == "runs" and weighed["tool"] == tool
    assert sum(pair["with_first"] for pair in weighed["pairs"]) == 6
    assert weighed["costs"] == [] and weighed["stated_share"] is None
    assert ran.err.count("pair ") == 12 and ran.err.count("warm-up") == 1
    assert "end" not in ran.err.split() and "Time:" not in ran.out


def test_it_stops_when_it_knows_enough(weigh):
    weighed, _ = weigh("--with", "env", "--runs", "40", "--within", "90%")
    # Six are the fewest; on a busy machine it knows enough later.
    assert 6 <= len(weighed["pairs"]) < 40 and weighed["stop"] == "within"
    weighed, _ = weigh("--with", "env", "--time", "0.001s", "--no-warm-up")
    assert len(weighed["pairs"]) == 1 and weighed["stop"] == "time" and not weighed["warm_up"]
    assert merit(weighed)["low"] is None, "one pair has no interval"


def test_a_rate_is_better_when_larger(weigh):
    weighed, _ = weigh("--with", "SLOWER=0.5", "--fom-larger", "--runs", "6")
    assert merit(weighed)["larger"]
    assert abs(merit(weighed)["ratio"] - 0.5) < 0.02


def test_a_tool_that_sleeps_is_seen_in_the_elapsed_time(command):
    """It sleeps ten times as long as the command: busy or not, no machine hides that."""
    ran = command("overhead", "--with", 'sh -c "sleep 1; exec \\"$@\\"" --', "--runs", "6", "--format", "json", "sleep", "0.1")
    (elapsed,) = json.loads(ran.out)["comparisons"]
    assert elapsed["low"] > 1.5
    assert all(pair["with"]["elapsed_s"] >= 1.1 for pair in json.loads(ran.out)["pairs"])


def test_steelyard_itself(weigh, tmp_path):
    """Calls and samples are those of the profiles, and the parts and the rest make up the difference."""
    weighed, _ = weigh("--runs", "2", "--keep", "kept")
    costs = {cost["id"]: cost for cost in weighed["costs"]}
    assert {"start", "overhead_start", "overhead_calls", "overhead_samples", "end", "report"} <= set(costs)
    assert costs["overhead_calls"]["count"] > 0 and costs["overhead_start"]["seconds"] > 0
    assert 0 < weighed["stated_share"] < 1
    for pair in weighed["pairs"]:
        assert 0 < pair["with"]["command_s"] < pair["with"]["elapsed_s"]
        assert pair["without"]["command_s"] == pair["without"]["elapsed_s"]
    kept = sorted(path.name for path in (tmp_path / "kept").iterdir())
    assert sum(name.endswith(".steelyard") for name in kept) == 3, kept
    assert "Time: " in (tmp_path / "kept/pair-1-without.out").read_text()


def test_under_a_launcher(command, mpi):
    """The ranks' calls are counted in each run; a tool goes before the launcher, or before the program."""
    program = mpi.program("million.c")
    weighed = json.loads(command("overhead", "--runs", "1", "--format", "json", *mpi.run(2, program)).out)
    assert next(c for c in weighed["costs"] if c["id"] == "overhead_calls")["count"] > 1e6
    ran = command("overhead", "--runs", "1", "--with", "A=b env", "--inside", "-v", *mpi.run(2, "/usr/bin/env"))
    assert ran.err.count("\nA=b\n") == 2 * 2, ran.err


def test_a_program_that_fails(weigh, tmp_path):
    """Its own words are shown, its status is said, and nothing is reported."""
    (tmp_path / "failing.py").write_text("import sys; print('the reason'); sys.exit(3)")
    _, ran = weigh(status=2, program=(sys.executable, "failing.py"))
    assert "the reason" in ran.err and "status 3" in ran.err and "warm-up" not in ran.err
    assert not ran.out
    _, ran = weigh("--with", "false", status=2)
    assert "ended with status 1, run with false" in ran.err


def test_what_was_typed_wrongly(command, tmp_path):
    for options, words in [
        (["--fom", "Time"], "one group"),
        (["--fom", "("], "regular expression"),
        (["--with", "'a"], "quote"),
        (["--within", "0"], "more than 0"),
        (["--within", "a little"], "1% or 0.01"),
        (["--time", "10"], "unit"),
        (["-o", "page.md"], ".html"),
        (["--fom", "Nothing: ([0-9]+)", "--no-warm-up"], "--fom"),
    ]:
        ran = command("overhead", *options, "true", status=2)
        assert words in ran.err, (options, ran.err)
    assert not list(tmp_path.iterdir())


def test_input_is_read_again_in_every_run(binary, tmp_path):
    """From the place where it stood."""
    import subprocess

    from machine import environment

    (tmp_path / "input").write_text("first\nsecond 42\n")
    line = [binary, "overhead", "--runs", "2", "--with", "env", "--fom", "second ([0-9]+)", "--format", "csv", "cat"]
    with open(tmp_path / "input") as file:
        ran = subprocess.run([str(w) for w in line], stdin=file, capture_output=True, text=True, cwd=tmp_path, env=environment())
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.count(",own,42,") == 2 + 4, ran.stdout


def test_every_format(weigh, command, tmp_path):
    ran = command("overhead", "--runs", "6", "--with", "env", "true")
    assert "pairs of runs" in ran.out and max(len(line) for line in ran.out.splitlines()) <= 80
    hostile = "<script>alert(1)</script>"
    ran = command("overhead", "--runs", "6", "--with", "env", "-o", "page.html", "echo", hostile)
    page = (tmp_path / "page.html").read_text()
    assert hostile not in page and "&lt;script&gt;" in page and "default-src 'none'" in page
    assert page.count("<figure") == 2 and "://" not in page
