"""`steelyard bench compare` and `steelyard bench recording`: what is put side by side, and that what is measured was seen."""

import json

import pytest

COLUMN = {"id": "time_s", "label": "time", "unit": "s", "explain": "How long."}
PLOT = {"id": "time_s", "title": "Time against size", "column": "time_s", "logarithmic": True}


def sweep(host, factor, benchmark="alltoall", width=0.01):
    """A made-up result: 1 µs and 2 µs, times a factor."""

    def row(x, time):
        return {"x": x, "values": [{"value": time, "low": time * (1 - width), "high": time * (1 + width)}]}

    place = {
        "host": host, "nodes": 1, "processor": "made up", "cores": 2, "mpi": None, "transport": None, "ranks": 2,
        "launcher": None, "oversubscribed": False, "measured_unix_s": 0, "steelyard": "0",
    }  # fmt: skip
    return {
        "schema": 1, "benchmark": benchmark, "method": "default", "title": "All-to-all", "place": place, "options": [],
        "axis": {"id": "size_bytes", "label": "msgsize", "unit": "B", "logarithmic": True}, "columns": [COLUMN],
        "series": [{"id": "all", "label": "all", "rows": [row(0, 1e-6 * factor), row(8, 2e-6)]}], "plots": [PLOT], "notes": [],
    }  # fmt: skip


@pytest.fixture
def results(tmp_path):
    """results(sweep…): names of files with these."""

    def write(*sweeps):
        names = []
        for number, one in enumerate(sweeps):
            names.append(f"result-{number}.json")
            (tmp_path / names[-1]).write_text(json.dumps(one))
        return names

    return write


@pytest.mark.fast
def test_results_side_by_side(command, results, tmp_path):
    files = results(sweep("one", 1.0), sweep("two", 1.5))
    text = command("bench", "compare", *files).out
    assert "# A: one\n" in text and "# B: two\n" in text, text
    assert "      0  1.000  1.500  1.500*\n      8  2.000  2.000  1.000\n" in text, text
    compared = json.loads(command("bench", "compare", *files, "--format", "json").out)
    ratios = [row["ratios"] for row in compared["tables"][0]["rows"]]
    assert ratios[0][0] is None and ratios[0][1]["apart"] is True and ratios[1][1]["apart"] is False
    assert command("bench", "compare", *files, "--format", "csv").out.count("\n") == 1 + 4
    hostile = sweep("<script>alert(1)</script>", 2.0)
    command("bench", "compare", *results(sweep("one", 1.0), hostile, sweep("three", 3.0)), "-o", "page.html")
    page = (tmp_path / "page.html").read_text()
    assert "<script" not in page and page.count('class="band"') == 3 and "default-src 'none'" in page


@pytest.mark.fast
def test_what_cannot_be_compared(command, results, tmp_path):
    refused = command("bench", "compare", *results(sweep("one", 1.0), sweep("two", 1.0, "barrier")), status=2)
    assert "cannot be compared" in refused.err or "no result of the benchmark" in refused.err
    (tmp_path / "wrong.json").write_text("{}")
    for files in (["wrong.json", "wrong.json"], ["gone.json", "wrong.json"]):
        ran = command("bench", "compare", *files, status=2)
        assert files[0] in ran.err and len(ran.err.strip().splitlines()) == 1, ran.err
    assert command("bench", "compare", "wrong.json", status=2).err


def counted(profile, name):
    return profile.calls().get(name, [0])[0]


def test_the_calls_of_a_benchmark_are_counted_exactly(steelyard, binary, every_mpi):
    """The MPI was opened at run time, and still every call of every rank goes through the collector."""
    # Three to see how long one takes; before each of ten rounds one or two, as it is long or short; those measured.
    least, most = 3 + 10 + 1000, 3 + 20 + 1000
    ran = steelyard(every_mpi.run(2, binary, "bench", "barrier", "-i", "1000"))
    barriers = counted(ran.profile, "MPI_Barrier")
    assert 2 * least <= barriers <= 2 * most and barriers % 2 == 0, ran.profile.calls()
    # Each exchange has a barrier before it, and there is no other.
    ran = steelyard(every_mpi.run(2, binary, "bench", "alltoall", "-i", "1000", "-m", "0,8"))
    exchanges = counted(ran.profile, "MPI_Alltoall")
    assert 4 * least <= exchanges <= 4 * most, ran.profile.calls()
    assert exchanges == counted(ran.profile, "MPI_Barrier"), ran.profile.calls()


@pytest.fixture
def launcher(mpi):
    return " ".join(mpi.run("{ranks}", "")).strip()


def test_with_and_without(command, launcher):
    """Both figures, each at every place that was asked for; a run whose calls were not seen would have failed."""
    ran = command(
        "bench", "recording", "--launcher", launcher, "--ranks", "2,3", "--runs", "2", "--seconds", "0.01", "-m", "0,8", "--format", "json",
        timeout=90,
    )  # fmt: skip
    barrier, alltoall = json.loads(ran.out)
    assert (barrier["benchmark"], alltoall["benchmark"]) == ("overhead-barrier", "overhead-alltoall")
    for found, xs in ((barrier, [2, 3]), (alltoall, [0, 8])):
        without, with_it = found["series"]
        assert [row["x"] for row in without["rows"]] == [row["x"] for row in with_it["rows"]] == xs
        column = [c["id"] for c in found["columns"]].index("ratio")
        assert all(row["values"][column]["value"] > 0 for row in with_it["rows"])
        assert any("Sigma2" in note for note in found["notes"])
        assert any("6 pairs" in note for note in found["notes"])
    assert ran.err.count("pair ") >= 4


def test_another_tool(command, launcher, tmp_path):
    command(
        "bench", "recording", "--launcher", launcher, "--ranks", "2", "--runs", "1", "--seconds", "0.01", "-m", "0", "--quiet", "--with",
        "A=<b> env", "-o", "page.html", timeout=90,
    )  # fmt: skip
    page = (tmp_path / "page.html").read_text()
    assert "with A=&lt;b&gt; env" in page and page.count("<figure") == 4


def test_what_goes_wrong_is_said(command):
    for options, words in [
        (["--launcher", "mpirun -n 2"], "{ranks}"),
        (["--launcher", "false {ranks}"], "status 1"),
        (["--ranks", "1"], "2,4,8"),
        (["--launcher", "env -u {ranks}", "--ranks", "2"], "2"),
    ]:
        ran = command("bench", "recording", "--runs", "1", "--quiet", *options, status=2)
        assert words in ran.err, (options, ran.err)
