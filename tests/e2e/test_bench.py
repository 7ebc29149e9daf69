"""`steelyard bench`: every benchmark runs under every MPI and its result is whole in every format. No time is asserted."""

import csv
import io
import json
from pathlib import Path

import pytest
from conftest import run
from machine import MPIS

SIZED = ["alltoall", "allreduce", "latency", "bandwidth", "overlap"]
ALL = ["barrier", *SIZED]
SIZES = [4, 100000]
INTERFACES = {"openmpi": "Open MPI", "mpich": "MPICH", "intel": "MPICH"}


@pytest.fixture
def bench(binary, tmp_path):
    """bench(mpi, ranks, word…): the benchmark under this MPI's launcher."""

    def use(mpi, ranks, *words, status=0, timeout=120, **variables):
        ran = run(mpi.run(ranks, binary, "bench", *words), tmp_path, timeout, **variables)
        assert (ran.status == 0) == (status == 0), f"exit status {ran.status}\n{ran.out}\n{ran.err}"
        return ran

    return use


def whole(sweep, ranks, sizes, iterations):
    """Nothing is missing, every interval holds its value, every picture has its column."""
    assert sweep["schema"] == 1 and sweep["place"]["ranks"] == ranks and sweep["place"]["nodes"] == 1
    columns = [c["id"] for c in sweep["columns"]]
    assert len(set(columns)) == len(columns) and all(c["explain"].endswith(".") for c in sweep["columns"])
    assert sweep["plots"] and all(p["column"] in columns for p in sweep["plots"])
    for series in sweep["series"]:
        assert [row["x"] for row in series["rows"]] == ([0] if series["id"] == "ibarrier" else sizes)
        for row in series["rows"]:
            values = dict(zip(columns, row["values"], strict=True))
            assert values.pop("iterations")["value"] == iterations
            assert values.pop("overlap", {"value": 0})["value"] in [pytest.approx(0.5, abs=0.5)]
            for name, cell in values.items():
                assert cell["value"] > 0, (name, row)
                assert cell.get("low", 0) <= cell["value"] <= cell.get("high", 1e99), (name, row)


@pytest.mark.parametrize("which", ALL)
def test_every_benchmark_runs_under_every_mpi(bench, every_mpi, which):
    runs(bench, every_mpi, which, 2)


# Under one MPI: where ranks poll for a core, some take a minute.
@pytest.mark.parametrize("which", ALL)
def test_every_benchmark_runs_on_more_ranks(bench, mpi, which):
    runs(bench, mpi, which, 4)


def runs(bench, mpi, which, ranks):
    sizes = ["-m", ",".join(map(str, SIZES))] if which in SIZED else []
    # Few, and long to wait for: ranks that take turns on two processors spend a time slice where others spend a microsecond.
    sweep = json.loads(bench(mpi, ranks, which, "-i", "8", *sizes, "--format", "json", timeout=300).out)
    whole(sweep, ranks, SIZES if sizes else sorted({2, ranks}), 8)
    library = sweep["place"]["mpi"]
    assert library["interface"] == INTERFACES[mpi.family] and library["version"]
    # The launcher's own library, not another that lies about.
    assert (Path(library["library"]).resolve().parts[:3] == mpi.bin.resolve().parts[:3]) or mpi.bin == Path("/usr/bin")
    assert sweep["place"]["oversubscribed"] == (ranks > sweep["place"]["cores"])
    assert {"name": "iterations", "value": "8"} in sweep["options"]


@pytest.mark.fast
def test_all_formats_tell_the_same(bench, mpi, tmp_path):
    ran = bench(mpi, 2, "allreduce", "-m", "4-32", "-i", "20", "-o", "a.json", "-o", "a.csv", "-o", "a.txt")
    sweep = json.loads((tmp_path / "a.json").read_text())
    rows = list(csv.DictReader(io.StringIO((tmp_path / "a.csv").read_text())))
    assert ran.out == (tmp_path / "a.txt").read_text()
    table = [line.split() for line in ran.out.splitlines() if line and not line.startswith("#")]
    assert table[0] == ["msgsize", "iterations", "time", "±", "t_min", "t_avg", "t_max"]
    assert len(sweep["series"][0]["rows"]) == len(rows) == len(table) - 1 == 4
    for row, of_csv, of_table in zip(sweep["series"][0]["rows"], rows, table[1:], strict=True):
        time = row["values"][1]
        assert row["x"] == int(of_csv["size_bytes"]) == int(of_table[0])
        assert float(of_csv["time_s"]) == time["value"] == pytest.approx(float(of_table[2]) * 1e-6, abs=6e-10)
        assert (float(of_csv["time_s_low"]), float(of_csv["time_s_high"])) == (time["low"], time["high"])


def test_rows_alone(bench, mpi):
    ran = bench(mpi, 2, "latency", "-m", "8", "-i", "20", "--nohdr")
    assert len(ran.out.splitlines()) == 1 and len([float(word) for word in ran.out.split()]) == 7
    ran = bench(mpi, 2, "latency", "-m", "8", "-i", "20", "--nohdr", "--format", "csv", "--verbose")
    assert ran.out.startswith("latency,8,20,") and "10 of 10 rounds" in ran.err


def test_iterations_are_as_many_as_fit(bench, mpi):
    sweep = json.loads(bench(mpi, 2, "latency", "-m", "0,1M", "--seconds", "0.01", "--format", "json").out)
    small, large = (row["values"][0]["value"] for row in sweep["series"][0]["rows"])
    assert small >= 20 and large >= 20
    assert {"name": "iterations", "value": "as many as fit into 0.01 s"} in sweep["options"]


@pytest.mark.parametrize("which", [*ALL, "host-overhead"])
def test_wrong_numbers_of_ranks_are_refused_by_one_rank(bench, every_mpi, which):
    pairs = which in ("latency", "bandwidth", "host-overhead")
    for ranks in [1, 3] if pairs else [1]:
        ran = bench(every_mpi, ranks, which, "-i", "10", status=2)
        said = [line for line in ran.err.splitlines() if line.startswith("steelyard: ")]
        assert len(said) == 1 and ("odd" if ranks == 3 else "two ranks or more") in said[0], ran.err
        assert not ran.out.strip().startswith("#") and "iterations" not in ran.out


def test_a_library_of_another_mpi_is_told(bench):
    """What the launcher cannot connect is one process for itself, n times; none of them measures."""
    launcher = next(m for m in MPIS if m.name == "debian-mpich")
    others = sorted(Path("/usr/lib").glob("*/libmpi.so.40"))
    if launcher.missing or not others:
        pytest.skip(launcher.missing or "Debian's Open MPI is not installed (make setup)")
    ran = bench(launcher, 2, "barrier", "--mpi", others[0], status=2)
    said = [line for line in ran.err.splitlines() if line.startswith("steelyard: ")]
    assert len(said) == 1 and "belongs to another MPI" in said[0] and "--mpi FILE" in said[0], ran.err


def test_a_library_can_be_named(bench, every_mpi):
    """Also the library with the interface of MPI 5, where there is one."""
    library = every_mpi.bin.parent / "lib" / "libmpi_abi.so.1"
    if not library.exists():
        pytest.skip("this MPI has no library with the interface of MPI 5")
    for words, variables in [(["--mpi", library], {}), ([], {"STEELYARD_MPI": library})]:
        ran = bench(every_mpi, 2, "barrier", "-i", "10", "--format", "json", *words, **variables)
        mpi = json.loads(ran.out)["place"]["mpi"]
        assert mpi["interface"] == "MPI-5" and Path(mpi["library"]).samefile(library)


# On a machine that is too busy it says that it could not measure.
@pytest.mark.timed
@pytest.mark.parametrize("method, series", [("default", ["send", "receive"]), ("sandia", ["send"])])
def test_host_overhead_runs_under_every_mpi(bench, every_mpi, method, series):
    words = ["-m", "8", "--method", method, "--seconds", "0.05", "-i", "20", "--format", "json"]
    sweep = json.loads(bench(every_mpi, 2, "host-overhead", *words, timeout=300).out)
    assert [s["id"] for s in sweep["series"]] == series and sweep["benchmark"] == "host-overhead"
    columns = [c["id"] for c in sweep["columns"]]
    for row in (row for s in sweep["series"] for row in s["rows"]):
        values = dict(zip(columns, (v["value"] for v in row["values"]), strict=True))
        assert values["base_s"] > 0 and values["iterations"] > 0
        missing = [name for name, value in values.items() if value is None and name != "overlap"]
        assert row.get("note") or not missing, row
        if not missing:
            assert values["overhead_s"] == pytest.approx(values["iter_s"] - values["work_s"], abs=1e-6 + values["iter_s"])


def test_the_columns_of_the_original(bench, mpi):
    ran = bench(mpi, 2, "host-overhead", "--method", "sandia", "-m", "8", "-i", "100", "-r", "-t", "1.4", "-b", "1.03")
    heading = next(line for line in ran.out.splitlines() if line.startswith("msgsize")).split()
    assert heading == ["msgsize", "iterations", "iter_t", "work_t", "overhead", "base_t", "avail(%)"]
    options = " ".join(line.strip("# ") for line in ran.out.splitlines() if line.startswith("#"))
    assert "thresh 1.4" in options and "bthresh 1.03" in options
    (row,) = [line.split() for line in ran.out.splitlines() if line[:1].isdigit()]
    assert row[:2] == ["8", "100"]


@pytest.mark.fast
def test_what_is_no_mpi_is_said(command, tmp_path):
    nothing = tmp_path / "libmpi.so.40"
    nothing.write_text("no library")
    ran = command("bench", "barrier", "--mpi", nothing, status=2)
    assert f"{nothing} cannot be opened" in ran.err and "--mpi FILE" in ran.err
    ran = command("bench", "barrier", "--mpi", "/lib/x86_64-linux-gnu/libc.so.6", status=2)
    assert "is not an MPI library" in ran.err or "no MPI library was found" in ran.err
    ran = command("bench", "barrier", "--mpi", tmp_path / "none", status=2)
    assert "no MPI library was found: tried libmpi.so.40" in ran.err and str(tmp_path / "none") in ran.err


@pytest.mark.fast
def test_wrong_words_are_refused_before_anything_is_measured(command):
    assert "write sizes as" in command("bench", "latency", "-m", "8X", status=2).err
    assert ".json" in command("bench", "latency", "-o", "a.pdf", status=2).err
    assert "csv" in command("bench", "latency", "--format", "pdf", status=2).err
