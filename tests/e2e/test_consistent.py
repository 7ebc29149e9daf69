"""No two numbers of a report contradict: parts add up to the wholes that are shown, in every format, whatever ran."""

import csv
import io
import json
import re
import subprocess
import sys
import zipfile
import zlib

import pytest
from machine import PROGRAMS, c_program, compiled


CLOSE = 1e-6


def serial(name, *arguments, flags=()):
    return lambda mpi: [c_program(name, *flags), *arguments]


PROGRAMS_RUN = {
    "append": serial("append.c", 20000, 500),
    "text": serial("io.c", "text"),
    "storm": serial("io.c", "storm"),
    "compute": serial("compute.c", 0.5, 0.2),
    "threads": serial("threads.c", "compute", 0.4),
    "openmp": serial("openmp.c", "imbalance", 0.5, flags=("-fopenmp",)),
    "copies": lambda mpi: [sys.executable, PROGRAMS / "copies.py", "pool"],
    "writers": lambda mpi: [compiled(PROGRAMS / "workers.cpp", ["g++", "-D_GNU_SOURCE", "-std=c++17", "-O2", "-g", "-pthread"]), "writers", 0.6],
    "mpiio": lambda mpi: mpi.run(2, mpi.program("mpiio.c"), "data", "nonblocking", "split"),
    "tiny": lambda mpi: mpi.run(2, mpi.program("tiny_io.c"), 50000),
    "ring": lambda mpi: mpi.run(2, mpi.program("wait.c"), 0.3, 0.3, 0.1),
    "prints": lambda mpi: [sys.executable, "-c", "import time\nfor i in range(12): print(i, flush=True); time.sleep(0.1)"],
    "true": lambda mpi: ["true"],
}


def report(binary, profile, form, *more):
    return subprocess.run([str(binary), "report", "--format", form, *more, str(profile)], capture_output=True, text=True, check=True).stdout


def sections(of):
    for section in of:
        yield section
        yield from sections(section["parts"])


def tables(page):
    return {table["id"]: table for section in sections(page["sections"]) for table in section["tables"]}


def column(table, heading):
    at = [name for name, _ in table["columns"]].index(heading)
    return [row[at] for row in table["rows"] if row[at] is not None]


def rows(page):
    return {row["id"]: row for section in page["sections"] for row in section["rows"]} | {row["id"]: row for row in page["trust"]["rows"]}


def value(page, name):
    return rows(page)[name]["value"]


def shares_add_up(page):
    if page["shares"]:
        assert abs(sum(share["share"] for share in page["shares"]) - 1) < CLOSE
        for family in page["shares"]:
            # Under a recording that cannot tell MPI from computing the families have other names.
            assert value(page, f"{family['id']}_share") == pytest.approx(family["share"], abs=CLOSE)
    # The picture's classes are all of the time, each with an error of its own.
    classes = page["picture"]["classes"]
    if classes:
        assert abs(sum(band["share"] for band in classes) - 1) < 1e-3
        assert all(band["error"] is not None for band in classes)
    found = rows(page)
    for row in found.values():
        if row["unit"] == "share" and row["value"] is not None and not row["id"].startswith("io_of_baseline"):
            assert -CLOSE <= row["value"] <= 1 + CLOSE, (row["id"], row["value"])
        if row["value"] is None:
            assert row["missing"], row["id"]
    for parts in (
        ("mpi_collective_share", "mpi_p2p_share", "mpi_wait_share", "mpi_rma_share", "mpi_other_share"),
        ("io_read_share", "io_write_share", "io_meta_share", "io_sync_share", "io_mpi_share"),
        ("cpu_scalar_share", "cpu_vector_share", "cpu_memory_share", "cpu_branch_share", "cpu_other_share"),
        ("io_sequential", "io_random"),
    ):
        known = [found[part]["value"] for part in parts if found[part]["value"] is not None]
        assert not known or abs(sum(known) - 1) < CLOSE, (parts, known)
    for whole, part in (("io_sequential", "io_consecutive"), ("mpi_other_share", "mpi_start_share"), ("threads_per_process", "threads_at_once")):
        if found[part]["value"] is not None:
            assert found[part]["value"] <= found[whole]["value"] + CLOSE, part


def tables_add_up(page):
    found = tables(page)
    for table in found.values():
        # In CSV and in data frames a column is known by its heading alone.
        headings = [heading for heading, _ in table["columns"]]
        assert len(set(headings)) == len(headings), (table["id"], headings)
        for heading, unit in table["columns"]:
            if unit == "share":
                assert all(-CLOSE <= part <= 1 + CLOSE for part in column(table, heading)), (table["id"], heading)
        if table["bins"]:
            assert abs(sum(column(table, "Share")) - 1) < CLOSE, table["id"]
        if table["id"].endswith("_sites"):
            assert sum(column(table, "Share")) <= 1 + CLOSE, table["id"]
    # Of data files: the files, their sizes, the layers and the order all tell the same accesses.
    if "io_files" in found and "more took" not in found["io_files"]["note"]:
        accesses = sum(column(found["io_files"], "Writes")) + sum(column(found["io_files"], "Reads"))
        sizes = sum(column(found["io_sizes"], "Calls")) if "io_sizes" in found else 0
        assert sizes == accesses
        if accesses:
            first = [int(n) for n in re.findall(r"All (\d+) access", found["io_sizes"]["note"])]
            assert not first or first == [accesses], found["io_sizes"]["note"]
    if "io_order" in found:
        for row in found["io_order"]["rows"]:
            order = row[2:5]
            assert order == [None] * 3 or abs(sum(order) - 1) < CLOSE, row
        for interface, label in (("posix", "POSIX"), ("stdio", "stdio"), ("mpiio", "MPI-IO")):
            histogram = found.get(f"io_sizes_{interface}")
            if histogram is not None:
                counted = sum(cell for row in histogram["rows"] for cell in row[1:] if cell is not None)
                assert counted == sum(row[1] for row in found["io_order"]["rows"] if row[0].startswith(label + " ")), interface
        system = [row for row in found["io_order"]["rows"] if row[0].startswith("POSIX ") and row[4] is not None]
        if system and value(page, "io_random") is not None:
            back = sum(row[1] * row[4] for row in system) / sum(row[1] for row in system)
            assert back == pytest.approx(value(page, "io_random"), abs=CLOSE)
    if "io_layers" in found:
        written, read = (value(page, f"io_data_{way}") or 0 for way in ("written", "read"))
        system = [row for row in found["io_layers"]["rows"] if "POSIX" in row[0] or "stdio" in row[0]]
        if system and "MPI-IO" not in str(found["io_layers"]["rows"]):
            assert [system[-1][3], system[-1][4]] == [written, read]


def formats_agree(binary, profile, page):
    lines = list(csv.DictReader(io.StringIO(report(binary, profile, "csv"))))
    told = {line["name"]: line for line in lines}
    for name, row in rows(page).items():
        assert name in told, name
        assert (float(told[name]["value"]) if told[name]["value"] else None) == row["value"], name
    cells = sum(line["name"].count("[") > 0 for line in lines)
    assert cells >= sum(len(table["rows"]) for table in tables(page).values())
    html = report(binary, profile, "html")
    for table in tables(page).values():
        assert html.count("<tr>") >= len(table["rows"])
    assert html.count("<tr>") == sum(len(table["rows"]) for table in tables(page).values()) + html.count("<thead><tr>")


def texts_agree(binary, profile, page):
    """The page for people: what it says of the order of accesses is what the metrics say."""
    text = report(binary, profile, "text")
    if value(page, "io_random") in (None, 0):
        assert "backwards" not in text.lower().replace("accesses backwards", ""), text
    for wrong in ("processs", "1 process have", "908 %", "NaN", "inf %", "± 100 %", " 1 time."):
        assert wrong not in text
    # The legend stands where there is something to explain, and what is printed is no checkpoint.
    legend = "± is two standard errors"
    assert (legend in text) == ("±" in text.replace(legend, ""))
    assert value(page, "io_burst_period") is None or value(page, "io_data_written")
    # What one process has is not told twice.
    assert len(page["picture"]["ranks"]) > 1 or value(page, "io_time_mean") is None
    assert max(map(len, text.splitlines())) <= 80 or "steelyard" in text


@pytest.fixture(scope="module")
def known_rows():
    return {}


@pytest.mark.parametrize("name", PROGRAMS_RUN)
def test_no_two_numbers_contradict(steelyard, binary, mpi, known_rows, name):
    ran = steelyard(PROGRAMS_RUN[name](mpi), OMP_NUM_THREADS=2, status=None)
    assert len(ran.files) == 1, ran.err
    made = report(binary, ran.files[0], "json")
    assert report(binary, ran.files[0], "json") == made
    page = json.loads(made)
    shares_add_up(page)
    tables_add_up(page)
    formats_agree(binary, ran.files[0], page)
    texts_agree(binary, ran.files[0], page)
    # The rows are those of the version, whatever ran.
    known_rows.setdefault("ids", [*rows(page)])
    assert [*rows(page)] == known_rows["ids"]
    assert all(row["missing"] for row in rows(page).values() if row["not_applicable"])


def test_appending_is_never_backwards(steelyard, binary):
    """Where a stream writes is not known, and what is known goes forwards: nothing may be said to go back."""
    ran = steelyard([c_program("append.c"), 20000, 500])
    page = ran.profile.report
    assert (value(page, "io_random"), value(page, "io_sequential")) == (0, 1)
    order = {row[0]: row for row in tables(page)["io_order"]["rows"]}
    assert order["POSIX writes"][1:5] == [500, 499 / 500, 1 / 500, 0]
    assert order["stdio writes"][1:5] == [20000, None, None, None]
    assert sum(column(tables(page)["io_sizes"], "Calls")) == 20500
    assert "backwards" not in report(binary, ran.files[0], "text", "--io").lower().replace("  backwards", "")


def test_a_damaged_report_is_made_again(steelyard, binary, tmp_path):
    ran = steelyard([c_program("compute.c"), 0.3])
    whole = report(binary, ran.files[0], "json")
    data = bytearray(ran.files[0].read_bytes())
    with zipfile.ZipFile(ran.files[0]) as archive:
        member = archive.getinfo("report.json")
    at = member.header_offset + 30 + len(member.filename) + 40
    data[at : at + 64] = bytes(64)
    broken = tmp_path / "broken.zip"
    broken.write_bytes(data)
    with zipfile.ZipFile(broken) as archive, pytest.raises((zlib.error, zipfile.BadZipFile)):
        archive.read("report.json")
    assert report(binary, broken, "json") == whole


def test_the_schema_is_printed(binary, steelyard):
    schema = json.loads(subprocess.run([str(binary), "report", "--schema"], capture_output=True, text=True, check=True).stdout)
    page = steelyard([c_program("compute.c"), 0.2]).profile.report
    assert set(page) <= set(schema["properties"]) and set(schema["required"]) <= set(page)


def test_advice_that_was_followed_is_not_given(steelyard, mpi):
    """More ranks than cores, told to give up their core: that is not advised again."""
    many = {"OMP_WAIT_POLICY": "passive", "OMPI_MCA_mpi_yield_when_idle": "1", "OMP_NUM_THREADS": 2}
    told = steelyard(mpi.run(4, mpi.program("imbalance.c"), 4, 0.2, 1.0), **many).profile.findings()
    for finding in told.values():
        assert "mpi_yield_when_idle" not in " ".join(finding["advice"])
        assert "OMP_WAIT_POLICY" not in " ".join(finding["advice"])


def test_a_killed_run_is_not_told_to_finalize(steelyard, mpi):
    ran = steelyard(["timeout", "1.5", *mpi.run(2, mpi.program("fate.c"), "hang", 0, 30)], status=None)
    found = ran.profile.findings()
    assert "ended_badly" in found, found
    said = " ".join(found["ended_badly"]["advice"])
    assert "MPI_Finalize" not in said, said
    assert found["ended_badly"]["span_ns"] is not None
