"""Darshan logs: ours read back by Darshan's own reader field by field, its own read by us with equal totals."""

import json
import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import numpy
import pytest
from machine import ROOT, c_program, environment
from profile import Profile

# Darshan's reader and an adviser live in an environment of their own: they bring a quarter of a gigabyte with them.
PYTHON = ROOT / ".darshan" / "bin" / "python"
PACKAGE = next((ROOT / ".darshan").glob("lib/python3*/site-packages/darshan"), ROOT / ".darshan")
LOGS = {log.name: log for log in sorted(PACKAGE.glob("**/*.darshan"))}

pytestmark = pytest.mark.skipif(not PYTHON.exists(), reason="Darshan's own reader is not installed (make setup)")

# What Darshan's reader says of a log, as JSON: the job, and every record of every module with counters.
DUMP = """
import json, sys, warnings
warnings.simplefilter("ignore")
import darshan
from darshan.backend.cffi_backend import log_get_name_records
report = darshan.DarshanReport(sys.argv[1], read_all=False)
names = {int(k): v for k, v in log_get_name_records(report.log).items()}
out = {"job": report.metadata["job"], "exe": report.metadata["exe"], "mounts": report.mounts, "modules": {}}
for module in report.modules:
    rows = []
    if module in ("POSIX", "MPI-IO", "STDIO", "H5F", "H5D"):
        report.mod_read_all_records(module)
        frames = report.records[module].to_df()
        counters, others = frames["counters"], frames["fcounters"]
        for a, b in zip(counters.to_dict("records"), others.to_dict("records")):
            row = {k.split("_", 1)[1] if k not in ("id", "rank") else k: v for k, v in (b | a).items()}
            rows.append(row | {"name": names.get(int(a["id"]), "")})
    elif module == "LUSTRE":
        report.mod_read_all_lustre_records(module)
        for record in report.records[module]:
            parts = [{"size": c["counters"][0], "count": c["counters"][1], "osts": len(c["ost_ids"])} for c in record["components"]]
            rows.append({"name": names.get(int(record["id"]), ""), "rank": int(record["rank"]), "parts": parts})
    elif module == "HEATMAP":
        report.read_all_heatmap_records()
        for name, heatmap in report.heatmaps.items():
            for op in ("read", "write"):
                frame = heatmap.to_df(ops=[op])
                for rank, values in frame.iterrows():
                    rows.append({"name": name, "op": op, "rank": int(rank), "bytes": [int(v) for v in values]})
    out["modules"][module] = rows
for module in ("DXT_POSIX", "DXT_MPIIO"):
    if module in report.modules:
        report.mod_read_all_dxt_records(module)
        for record in report.records[module].to_df():
            segments = {k: record[k + "_segments"] for k in ("read", "write")}
            columns = ["offset", "length", "start_time", "end_time"]
            of = {k: frame[columns].values.tolist() if len(frame) else [] for k, frame in segments.items()}
            out["modules"][module].append({"name": names.get(int(record["id"]), ""), "rank": int(record["rank"]), **of})
print(json.dumps(out, default=lambda x: x.item() if hasattr(x, "item") else str(x)))
"""


def tool(*arguments, cwd, timeout=240):
    done = subprocess.run(
        [str(a) for a in arguments], capture_output=True, text=True, timeout=timeout, cwd=cwd,
        env=environment(MPLCONFIGDIR=cwd, COLUMNS=200),
    )  # fmt: skip
    assert done.returncode == 0, f"{arguments[0]}: exit status {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def dump(log, cwd):
    return json.loads(tool(PYTHON, "-c", DUMP, log, cwd=cwd))


MODULES = {"POSIX": "posix", "MPI-IO": "mpiio", "STDIO": "stdio"}

# Counter of Darshan → column of ours, where sums over ranks are the same number.
SUMS = {
    "POSIX": {
        "READS": "reads", "WRITES": "writes", "SEEKS": "seeks", "STATS": "stats", "MMAPS": "maps", "FSYNCS": "syncs",
        "FDSYNCS": "data_syncs", "RENAME_SOURCES": "renames_from", "RENAME_TARGETS": "renames_to",
        "BYTES_READ": "read_bytes", "BYTES_WRITTEN": "write_bytes", "CONSEC_READS": "read_consecutive",
        "CONSEC_WRITES": "write_consecutive", "RW_SWITCHES": "switches", "MEM_NOT_ALIGNED": "memory_unaligned",
        "FILE_NOT_ALIGNED": "file_unaligned", "DUPS": "filenos",
    },
    "MPI-IO": {
        "INDEP_READS": "read_independent", "INDEP_WRITES": "write_independent", "COLL_READS": "read_collective",
        "COLL_WRITES": "write_collective", "SPLIT_READS": "read_split", "SPLIT_WRITES": "write_split",
        "NB_READS": "read_nonblocking", "NB_WRITES": "write_nonblocking", "COLL_OPENS": "collective_opens",
        "SYNCS": "syncs", "HINTS": "hinted", "VIEWS": "views", "BYTES_READ": "read_bytes",
        "BYTES_WRITTEN": "write_bytes", "RW_SWITCHES": "switches",
    },
    "STDIO": {
        "OPENS": "opens", "READS": "reads", "WRITES": "writes", "SEEKS": "seeks", "FLUSHES": "flushes",
        "BYTES_READ": "read_bytes", "BYTES_WRITTEN": "write_bytes",
    },
}  # fmt: skip
BINS = ["0_100", "100_1K", "1K_10K", "10K_100K", "100K_1M", "1M_4M", "4M_10M", "10M_100M", "100M_1G", "1G_PLUS"]


def uses(profile):
    """Rows of file_uses as dicts, with the file's path and class, the interface's name and the rank."""
    table, files = profile["file_uses"], profile["files"]
    paths, classes = profile.text("files", "path"), profile.text("files", "class")
    interfaces, ranks = profile.text("file_uses", "interface"), profile["processes"]["rank"]
    for i in range(len(table["process"])):
        file = int(table["file"][i])
        row = {name: column[i] for name, column in table.items()}
        yield row | {
            "path": paths[file], "class": classes[file], "interface": interfaces[i],
            "rank": int(ranks[table["process"][i]]), "block_bytes": int(files["block_bytes"][file]),
        }  # fmt: skip


def expected(rows, module):
    """What Darshan's counters of one record must be, from our rows of the file."""
    total = lambda name: sum(int(r[name]) for r in rows)
    want = {counter: total(column) for counter, column in SUMS[module].items()}
    want["MAX_BYTE_READ"] = max(max(int(r["read_end"]) - 1, 0) for r in rows)
    want["MAX_BYTE_WRITTEN"] = max(max(int(r["write_end"]) - 1, 0) for r in rows)
    if module == "MPI-IO":
        del want["MAX_BYTE_READ"], want["MAX_BYTE_WRITTEN"]
        want["INDEP_OPENS"] = total("opens") - total("collective_opens")
    if module == "POSIX":
        want["OPENS"] = total("opens") + total("filenos")
        want["SEQ_READS"] = total("read_sequential") - total("read_first_at_zero")
        want["SEQ_WRITES"] = total("write_sequential") - total("write_first_at_zero")
        want["MEM_ALIGNMENT"] = 8
    if module != "STDIO":
        infix = "" if module == "POSIX" else "AGG_"
        for k, name in enumerate(BINS):
            want[f"SIZE_READ_{infix}{name}"] = sum(int(r["read_bins"][k]) for r in rows)
            want[f"SIZE_WRITE_{infix}{name}"] = sum(int(r["write_bins"][k]) for r in rows)
        slowest = {way: max(rows, key=lambda r: int(r[f"{way}_max_ns"])) for way in ("read", "write")}
        want["MAX_READ_TIME_SIZE"] = int(slowest["read"]["read_max_size"])
        want["MAX_WRITE_TIME_SIZE"] = int(slowest["write"]["write_max_size"])
        common = defaultdict(int)
        for r in rows:
            for size, count in zip(r["access_size"], r["access_count"]):
                if size > 0:
                    common[int(size)] += int(count)
        top = sorted(((n, size) for size, n in common.items() if n), reverse=True)[:4]
        for k in range(4):
            count, size = top[k] if k < len(top) else (0, 0)
            want[f"ACCESS{k + 1}_ACCESS"], want[f"ACCESS{k + 1}_COUNT"] = size, count
    return want


def expected_seconds(rows, start_ns):
    """Likewise of the numbers that are seconds."""
    total = lambda *names: sum(int(r[n]) for r in rows for n in names) / 1e9
    want = {
        "F_READ_TIME": total("read_ns"),
        "F_WRITE_TIME": total("write_ns", "sync_ns"),
        "F_META_TIME": total("meta_ns"),
    }
    for name in ("open", "read", "write", "close"):
        starts = [int(r[f"{name}_start_ns"]) for r in rows if r[f"{name}_start_ns"] >= 0]
        ends = [int(r[f"{name}_end_ns"]) for r in rows if r[f"{name}_end_ns"] >= 0]
        want[f"F_{name.upper()}_START_TIMESTAMP"] = (min(starts) - start_ns) / 1e9 if starts else 0.0
        want[f"F_{name.upper()}_END_TIMESTAMP"] = (max(ends) - start_ns) / 1e9 if ends else 0.0
    return want


def check_export(profile, log):
    """Every counter of every record that the three modules have in the log."""
    ranks = sorted(set(int(r) for r in profile["processes"]["rank"] if r >= 0))
    assert log["job"]["nprocs"] == len(ranks)
    groups = defaultdict(list)
    for row in uses(profile):
        if row["class"] not in ("program", "runtime", "device", "dataset"):
            groups[row["interface"], row["path"]].append(row)
    start_ns = min(int(s) for s in profile["processes"]["start_ns"])
    seen = 0
    for module, interface in MODULES.items():
        records = log["modules"].get(module, [])
        for record in records:
            rows = groups[interface, record["name"]]
            if record["rank"] >= 0:
                rows = [r for r in rows if r["rank"] == record["rank"]]
            else:
                assert sorted(r["rank"] for r in rows) == ranks
                spent = {r["rank"]: sum(int(r[n]) for n in ("read_ns", "write_ns", "sync_ns", "meta_ns")) for r in rows}
                moved = {r["rank"]: int(r["read_bytes"]) + int(r["write_bytes"]) for r in rows}
                slow, fast = max(spent, key=spent.get), min(spent, key=spent.get)
                assert (record["SLOWEST_RANK"], record["SLOWEST_RANK_BYTES"]) == (slow, moved[slow])
                assert (record["FASTEST_RANK"], record["FASTEST_RANK_BYTES"]) == (fast, moved[fast])
                assert record["F_SLOWEST_RANK_TIME"] == pytest.approx(spent[slow] / 1e9, abs=1e-9)
                assert record["F_VARIANCE_RANK_BYTES"] == pytest.approx(numpy.var(list(moved.values())))
                seconds = [s / 1e9 for s in spent.values()]
                assert record["F_VARIANCE_RANK_TIME"] == pytest.approx(numpy.var(seconds), rel=1e-6, abs=1e-15)
            want = expected(rows, module)
            assert {k: record[k] for k in want} == want, record["name"]
            for name, value in expected_seconds(rows, start_ns).items():
                assert record[name] == pytest.approx(value, abs=2e-9), (record["name"], name)
            seen += 1
    return seen


def totals(log):
    """Sums over the records of a log, module by module. What Darshan did not count, and what overflowed, is left out."""
    sums = {}
    for module, rows in log["modules"].items():
        if module in MODULES:
            names = [n for n in rows[0] if not n.startswith("F_")] if rows else []
            sums[module] = {n: sum(int(r[n]) for r in rows if int(r[n]) > 0) for n in names if n not in ("id", "rank", "name")}
            for n in ("F_READ_TIME", "F_WRITE_TIME", "F_META_TIME"):
                # Darshan's subtraction of overlaps may leave less than nothing, which we take for nothing.
                sums[module][n] = sum(max(r[n], 0.0) for r in rows)
    return sums


@pytest.mark.parametrize("name", LOGS or ["none"])
def test_archived_logs_keep_their_totals(name, command, tmp_path):
    """Logs that ship with Darshan's reader, formats 3.10 and 3.21: what we read is what it reads."""
    assert LOGS, "the package has no logs"
    log = dump(LOGS[name], tmp_path)
    page = command("import", LOGS[name], "-o", tmp_path / "x.steelyard").err
    assert "not measured" not in page and "Time outside I/O" in page, page
    profile = Profile(tmp_path / "x.steelyard")
    job = log["job"]
    assert len(profile["processes"]["rank"]) == job["nprocs"]
    assert profile.manifest["run"]["elapsed_ns"] == int(job["run_time"] * 1e9)
    assert profile.manifest["run"]["start_unix_ns"] == job["start_time_sec"] * 10**9 + job["start_time_nsec"]
    assert sorted(profile.text("filesystems", "mount")) == sorted(mount for mount, _ in log["mounts"])
    table, interfaces = profile["file_uses"], numpy.array(profile.text("file_uses", "interface"))
    for module, want in totals(log).items():
        mine = {column: values[interfaces == MODULES[module]].sum(axis=0) for column, values in table.items()}
        for counter, column in SUMS[module].items():
            if counter in want and counter != "DUPS":
                assert int(mine[column]) == want[counter], (module, counter)
        if module == "POSIX":
            assert int(mine["opens"] + mine["filenos"]) == want["OPENS"]
            assert int(mine["read_sequential"] - mine["read_first_at_zero"]) == want["SEQ_READS"]
            assert int(mine["write_sequential"] - mine["write_first_at_zero"]) == want["SEQ_WRITES"]
        if module != "STDIO":
            infix = "" if module == "POSIX" else "AGG_"
            assert [int(n) for n in mine["write_bins"]] == [want[f"SIZE_WRITE_{infix}{b}"] for b in BINS]
            assert [int(n) for n in mine["read_bins"]] == [want[f"SIZE_READ_{infix}{b}"] for b in BINS]
        for counter, column in (("F_READ_TIME", "read_ns"), ("F_WRITE_TIME", "write_ns"), ("F_META_TIME", "meta_ns")):
            # Each row is cut to nanoseconds.
            assert int(mine[column]) / 1e9 == pytest.approx(want[counter], abs=1e-9 * (len(interfaces) + 1)), (module, counter)
    # Darshan counts no closes: that is not 0.
    story = json.loads(command("report", "--io", "--format", "json", tmp_path / "x.steelyard").out)
    rows = [r for s in story["sections"] for t in s["tables"] if t["id"] == "io_calls" for r in t["rows"] if r[0] == "close"]
    assert rows and all(cell is None for cell in rows[0][1:]), rows
    page = command("report", tmp_path / "x.steelyard", "--ascii").out
    assert "JIT" not in page
    assert "Imported from a Darshan log" in page.replace("\n", " ") or "Darshan" in page
    assert "nan" not in page.lower().split()


@pytest.mark.parametrize("name", [n for n in LOGS if "dxt" not in n] or ["none"])
def test_there_and_back(name, command, tmp_path):
    """A log made of an imported log has the same totals as the log itself."""
    command("import", LOGS[name], "-o", tmp_path / "x.steelyard", "--report", "none")
    command("export", "--to", "darshan", tmp_path / "x.steelyard", "-o", tmp_path / "y.darshan")
    ours, theirs = dump(tmp_path / "y.darshan", tmp_path), dump(LOGS[name], tmp_path)
    assert ours["job"]["log_ver"] == "3.41" and ours["job"]["nprocs"] == theirs["job"]["nprocs"]
    profile = Profile(tmp_path / "x.steelyard")
    left_out = {row["path"] for row in uses(profile) if row["class"] in ("program", "runtime", "device")}
    for rows in theirs["modules"].values():
        rows[:] = [r for r in rows if r.get("name") not in left_out]
    for module, want in totals(theirs).items():
        have = totals(ours)[module] if want else {}
        for counter in [*SUMS[module], "OPENS", "INDEP_OPENS", "SEQ_READS", "SEQ_WRITES"]:
            if counter in want and counter not in ("DUPS", "FILENOS"):
                assert have[counter] == want[counter], (module, counter)
        # What one record does not know (-1) the other does not know either.
        mine = {(r["name"], r["rank"]): r for r in ours["modules"].get(module, [])}
        for record in theirs["modules"][module]:
            again = mine.get((record["name"], record["rank"]), {})
            for counter in again.keys() & SUMS[module].keys() - {"DUPS", "BYTES_READ", "BYTES_WRITTEN"}:
                assert (again[counter] < 0) == (record[counter] < 0), (record["name"], counter, record[counter], again[counter])


def test_stripes_are_kept(command, tmp_path):
    """Of a log whose records of Lustre are of version 1, in ours, whose records are of version 2."""
    name = "sample-goodost.darshan"
    command("import", LOGS[name], "-o", tmp_path / "x.steelyard", "--report", "none")
    command("export", "--to", "darshan", tmp_path / "x.steelyard", "-o", tmp_path / "y.darshan")
    theirs = {r["name"]: r["parts"] for r in dump(LOGS[name], tmp_path)["modules"]["LUSTRE"]}
    ours = {r["name"]: r["parts"] for r in dump(tmp_path / "y.darshan", tmp_path)["modules"]["LUSTRE"]}
    assert len(theirs) == 48 and ours == theirs


def test_ranks_that_wait_for_a_bad_server_are_told(command, tmp_path):
    """IOR with a file per process, of which those on one server of Lustre were slow."""
    command("import", LOGS["sample-badost.darshan"], "-o", tmp_path / "x.steelyard", "--report", "none")
    first, *others = Profile(tmp_path / "x.steelyard").report["findings"]
    assert first["id"] == "io_straggler" and "85 of 2048 ranks" in first["title"], first["title"]
    assert not {"one_stripe", "file_per_process"} & {f["id"] for f in others}


def test_the_summary_and_the_adviser_take_our_log(command, tmp_path):
    log = LOGS["ior_hdf5_example.darshan"]
    command("import", log, "-o", tmp_path / "x.steelyard", "--report", "none")
    command("export", "--to", "darshan", tmp_path / "x.steelyard", "-o", tmp_path / "y.darshan")
    tool(PYTHON, "-m", "darshan", "summary", tmp_path / "y.darshan", "--output", tmp_path / "y.html", cwd=tmp_path)
    assert "POSIX" in (tmp_path / "y.html").read_text()
    advice = tool(PYTHON.parent / "drishti", tmp_path / "y.darshan", cwd=tmp_path)
    assert "DRISHTI" in advice and "issues" in advice


@pytest.fixture
def recorded(steelyard, mpi):
    """A run whose files are known to the profile."""
    return steelyard(mpi.run(2, mpi.program("shared_io.c")))


def test_every_counter_of_a_recorded_run(recorded, command, tmp_path):
    command("export", "--to", "darshan", recorded.files[0], "-o", tmp_path / "y.darshan")
    log = dump(tmp_path / "y.darshan", tmp_path)
    # Two files of one rank each, one of both, and at most their streams.
    assert check_export(recorded.profile, log) >= 3
    by_name = {r["name"].rsplit("/", 1)[-1]: r for r in log["modules"]["POSIX"]}
    assert (by_name["own-b.dat"]["rank"], by_name["own-b.dat"]["WRITES"], by_name["shared.dat"]["rank"]) == (1, 40, -1)
    # The first of forty is at byte 0, and of Darshan's not sequential.
    assert by_name["own-b.dat"]["SEQ_WRITES"] == by_name["own-b.dat"]["CONSEC_WRITES"] == 39
    assert (by_name["shared.dat"]["BYTES_READ"], by_name["shared.dat"]["MAX_BYTE_WRITTEN"]) == (200_000, 199_999)
    tool(PYTHON, "-m", "darshan", "summary", tmp_path / "y.darshan", "--output", tmp_path / "y.html", cwd=tmp_path)
    tool(PYTHON.parent / "drishti", tmp_path / "y.darshan", cwd=tmp_path)
    maps = [r for r in log["modules"].get("HEATMAP", [])]
    series = recorded.profile["io_series"]
    interfaces = numpy.array(recorded.profile.text("io_series", "interface"))
    for name in {r["name"] for r in maps}:
        mine = {"POSIX": "posix", "STDIO": "stdio", "MPIIO": "mpiio"}[name.split(":")[-1]]
        for op in ("read", "write"):
            total = sum(sum(r["bytes"]) for r in maps if (r["name"], r["op"]) == (name, op))
            assert total == int(series[f"{op}_bytes"][interfaces == mine].sum()), (name, op)


def test_what_is_no_log_is_told(command, tmp_path):
    (tmp_path / "x.darshan").write_bytes(b"no log at all, but long enough to hold a header" * 40)
    ran = command("import", tmp_path / "x.darshan", status=2)
    assert "none of the files that can be read: a Darshan log" in ran.err and "panicked" not in ran.err
    whole = next(iter(LOGS.values())).read_bytes()
    bzip2 = bytearray(whole)
    bzip2[16] = 1
    (tmp_path / "b.darshan").write_bytes(bzip2)
    assert "bzip2" in command("import", tmp_path / "b.darshan", status=2).err
    for cut in (100, 400, len(whole) // 2, len(whole) - 3):
        (tmp_path / "c.darshan").write_bytes(whole[:cut])
        ran = command("import", tmp_path / "c.darshan", "-o", tmp_path / "c.steelyard", "--report", "none", status=None)
        assert ran.status in (0, 2) and "panicked" not in ran.err


def test_a_profile_without_files_is_told(command, tmp_path):
    shutil.copy(sorted((ROOT / "tests/golden/v1").glob("*.steelyard"))[0], tmp_path / "old.steelyard")
    ran = command("export", "--to", "darshan", tmp_path / "old.steelyard", status=2)
    assert "no records of files" in ran.err


def test_each_access_as_dxt(steelyard, command, tmp_path):
    """What Darshan's reader gets is what the program did, in its order; with too little room the log says so."""
    program = c_program("places.c")
    for options, most in (["--io-trace"], None), (["--io-trace=50"], 50):
        ran = steelyard([program, tmp_path / "places.dat"], options=options)
        kept = ran.profile["accesses"]
        posix = [i for i, name in enumerate(ran.profile.text("accesses", "interface")) if name == "posix"]
        assert len(posix) == (most or 300)
        command("export", "--to", "darshan", ran.profile.path, "-o", f"{most}.darshan")
        (record,) = dump(tmp_path / f"{most}.darshan", tmp_path)["modules"]["DXT_POSIX"]
        wrote = [[int(a), int(b)] for a, b, _, _ in record["write"]]
        assert wrote == [[(7 * i % 200) * 4096, 4096] for i in range(200)][: most]
        assert most or [[int(a), int(b)] for a, b, _, _ in record["read"]] == [[i * 100, 100] for i in range(100)]
        times = [t for segment in record["write"] for t in segment[2:]]
        assert times == sorted(times) and all(int(kept["end_ns"][i]) >= int(kept["start_ns"][i]) for i in posix)
        lost = dict(zip(ran.profile.text("losses", "loss"), ran.profile["losses"]["count"]))
        assert lost.get("accesses_full", 0) == (300 - most if most else 0), lost
        # And back again.
        command("import", f"{most}.darshan", "-o", f"{most}.steelyard", "--report", "none")
        assert len(Profile(tmp_path / f"{most}.steelyard")["accesses"]["bytes"]) == len(posix)


def test_each_process_keeps_as_many_accesses(steelyard, tmp_path):
    ran = steelyard([c_program("places.c"), tmp_path / "places.dat", "fork"], options=["--io-trace=250"])
    process = ran.profile["accesses"]["process"].tolist()
    assert sorted(process.count(p) for p in set(process)) == [250, 250]
    assert "accesses_full" in ran.profile.text("losses", "loss")
