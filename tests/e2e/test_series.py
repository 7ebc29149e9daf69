"""`steelyard scaling` and `steelyard history`: many runs, and what they show together."""

import csv
import io
import json
import subprocess
import sys

import pytest

WRITES = "import os\nwith open('out', 'wb', buffering=0) as out:\n    for _ in range(int(os.environ['PIECES'])): out.write(b'x' * 100)\n"


@pytest.fixture
def simulated(binary, command, tmp_path):
    """simulated(ranks): a profile of so many ranks that never were, each of which computes as long as every other."""
    xtask = binary.with_name("xtask")
    assert xtask.exists(), f"{xtask} is not built; run make build-all"

    def make(ranks):
        parts = tmp_path / f"parts-{ranks}"
        subprocess.run([xtask, "parts", parts, "--ranks", str(ranks), "--per-node", "4", "--seconds", "5"], check=True, stdout=subprocess.DEVNULL)
        command("merge", *sorted(parts.iterdir()), "--report", "none", "-o", tmp_path / "series" / f"{ranks}.steelyard")

    (tmp_path / "series").mkdir()
    return make


def test_a_series_over_ranks(simulated, command, tmp_path):
    """Each rank has the same work however many there are: weak scaling, and nothing is lost."""
    for ranks in (2, 4, 8, 16, 32):
        simulated(ranks)
    series = json.loads(command("scaling", "series/", "-f", "json").out)
    assert (series["kind"], series["axis"], series["noun"]) == ("weak", "ranks", "rank")
    assert [scale["n"] for scale in series["scales"]] == [2, 4, 8, 16, 32]
    assert series["scales"][-1]["speedup"] == pytest.approx(16, rel=0.05)
    text = command("scaling", "series/", "-o", "page.html", "-o", "all.csv", "-o", "page.txt")
    assert text.out == "" and (tmp_path / "page.html").read_text().count('<figure class="picture plot">') == 1
    table = list(csv.DictReader(io.StringIO((tmp_path / "all.csv").read_text())))
    assert len([row for row in table if row["name"] == "elapsed"]) == 5
    page = (tmp_path / "page.txt").read_text()
    assert "Weak scaling" in page and "Computation scalability" in page
    assert command("scaling", "series/", "--strong", "-f", "json").out != json.dumps(series)
    one = command("scaling", "series/2.steelyard", "series/2.steelyard", status=2).err
    assert "2 ranks" in one and "differ in ranks, threads or nodes" in one


def test_what_is_counted_changes_at_a_run(command, tmp_path):
    """Three runs write 100 pieces, then two 150: that is exact, and named by the commit of the first that does."""
    (tmp_path / "writes.py").write_text(WRITES)
    for pieces, commit in ((100, "1a2b3c4d5e6f"), (100, "2a2b3c4d5e6f"), (100, "3a2b3c4d5e6f"), (150, "4a2b3c4d5e6f"), (150, "5a2b3c4d5e6f")):
        command("run", "--repeat", 1, "-q", "-o", "runs", sys.executable, "writes.py", PIECES=pieces, CI_COMMIT_SHA=commit)
    history = json.loads(command("history", "runs", "-f", "json").out)
    (program,) = history["programs"]
    change = next(each for each in program["changes"] if each["run"] == 3)
    assert change["name"].startswith("4a2b3c4d5e, ")
    written = {name: (before, after) for name, before, after in change["numbers"]}
    assert written["io_bytes_written"] == (10_000, 15_000) and "io_mean_write" not in written
    command("history", "runs", "-o", "page.html")
    page = (tmp_path / "page.html").read_text()
    assert "4a2b3c4d5e" in page and "<svg" in page and "<script" not in page
    assert "has 1 run of" in command("history", "runs/001.steelyard").out
    assert "no CSV" in command("history", "runs", "-f", "csv", status=2).err


def test_a_profile_of_a_directory_that_cannot_be_read_is_left_out(simulated, command, tmp_path):
    for ranks in (2, 4):
        simulated(ranks)
    (tmp_path / "series/foreign.steelyard").write_text("not ours")
    whole = (tmp_path / "series/4.steelyard").read_bytes()
    (tmp_path / "series/cut.steelyard").write_bytes(whole[: len(whole) // 2])
    for words in (["scaling", "series"], ["history", "series"], ["diff", "series/2.steelyard", "series"]):
        ran = command(*words)
        left_out = [line for line in ran.err.splitlines() if line.startswith("steelyard: left out ")]
        assert [name in line for name, line in zip(("cut", "foreign"), left_out)] == [True, True], ran.err
        assert "foreign.steelyard" in command(*words[:-1], "series/foreign.steelyard", status=2).err
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad/foreign.steelyard").write_text("not ours")
    assert "none of these profiles can be read" in command("diff", "series", "bad", status=2).err
