"""What was done with each file is exact: by every way into the kernel, in every kind of program, however it ends."""

import shutil
import sys

import pytest
from machine import C_FLAGS, PROGRAMS, ROOT, c_program, compiled, has

COUNTS = [
    "reads", "read_bytes", "read_end", "read_sequential", "read_consecutive", "writes", "write_bytes", "write_end", "write_sequential",
    "write_consecutive", "opens", "closes", "seeks", "stats", "syncs", "data_syncs", "flushes", "maps", "mapped_bytes", "truncates",
    "renames_from", "renames_to", "unlinks", "makes", "lists", "other_meta", "filenos", "switches", "errors",
]  # fmt: skip


def used(profile, ending, interface="posix"):
    """What all processes did with the files of such names: the sums that are not 0; of ends the largest."""
    uses, interfaces = profile["file_uses"], profile.text("file_uses", "interface")
    paths = profile.text("files", "path")
    rows = [i for i in range(len(uses["file"])) if interfaces[i] == interface and paths[uses["file"][i]].endswith(ending)]
    totals = {k: (max if k.endswith("_end") else sum)([int(uses[k][i]) for i in rows], **({"default": 0} if k.endswith("_end") else {})) for k in COUNTS}
    return {k: v for k, v in totals.items() if v != 0}


def files(steelyard, *parts, **more):
    return steelyard([c_program("files.c"), *parts], **more).profile


@pytest.mark.fast
def test_questions(steelyard):
    assert used(files(steelyard, "stats"), "/stats.dat") == {"opens": 1, "closes": 1, "stats": 115}


@pytest.mark.fast
def test_failures_have_a_file_and_a_reason(steelyard):
    profile = files(steelyard, "failures")
    assert used(profile, "absent.dat") == {"errors": 50}
    failures = profile["io_failures"]
    names, errors = profile.text("calls", "name"), profile.text("io_failures", "error")
    seen = {(names[failures["call"][i]], errors[i]): int(failures["count"][i]) for i in range(len(errors))}
    assert seen == {("open", "ENOENT"): 50, ("open", "EISDIR"): 3}


@pytest.mark.fast
def test_patterns(steelyard):
    profile = files(steelyard, "pattern", "vectors", "append", "syncs")
    assert used(profile, "/pattern.dat") == {
        "reads": 5, "read_bytes": 2500, "read_end": 2500, "read_sequential": 5, "read_consecutive": 4, "writes": 14, "write_bytes": 10256,
        "write_end": 23064, "write_sequential": 14, "write_consecutive": 9, "opens": 1, "closes": 1, "seeks": 1, "switches": 2,
    }  # fmt: skip
    row = profile.text("files", "path").index(next(p for p in profile.text("files", "path") if p.endswith("/pattern.dat")))
    uses = profile["file_uses"]
    (use,) = [i for i in range(len(uses["file"])) if uses["file"][i] == row]
    pairs = lambda a, b: {int(v): int(n) for v, n in zip(uses[a][use], uses[b][use]) if n}  # noqa: E731
    assert pairs("access_size", "access_count") == {1000: 10, 500: 5, 64: 4}
    assert pairs("stride", "stride_count") == {10000: 1, 936: 3}
    assert [int(n) for n in uses["write_bins"][use]] == [4, 10] + [0] * 8
    assert used(profile, "/vectors.dat") == {
        "reads": 2, "read_bytes": 800, "read_end": 400, "read_sequential": 1, "writes": 2, "write_bytes": 800, "write_end": 800,
        "write_sequential": 2, "write_consecutive": 1, "opens": 1, "closes": 1, "seeks": 1, "switches": 1,
    }  # fmt: skip
    appended = used(profile, "/append.dat")
    assert (appended["writes"], appended["write_bytes"], appended["write_end"], appended["write_consecutive"]) == (4, 1030, 1030, 2)
    synced = used(profile, "/syncs.dat")
    assert (synced["syncs"], synced["data_syncs"]) == (3, 1)


@pytest.mark.fast
def test_what_passes_by_read_and_write(steelyard):
    profile = files(steelyard, "mapped", "copies", "asynchronous", "duplicates", "raw")
    assert used(profile, "/mapped.dat") == {"opens": 1, "closes": 1, "maps": 1, "mapped_bytes": 16 << 20, "syncs": 1, "truncates": 1}
    source = used(profile, "/from.dat")
    assert (source["read_bytes"], source["read_end"], source["write_bytes"]) == (2 << 20, 1 << 20, 1 << 20)
    for name in ("/to.dat", "/third.dat"):
        assert used(profile, name)["write_bytes"] == used(profile, name)["write_end"] == 1 << 20
    assert profile.metric("io_bytes_read") == 2 << 20
    late = used(profile, "/asynchronous.dat")
    assert (late["reads"], late["read_bytes"], late["read_end"], late["writes"], late["write_bytes"]) == (1, 3000, 4000, 1, 5000)
    same = used(profile, "/duplicates.dat")
    assert (same["writes"], same["write_end"], same["filenos"], same["opens"], same["closes"]) == (3, 60, 3, 1, 4)
    # What goes past libc is nobody's call: the file is known, its bytes are not.
    assert used(profile, "/raw.dat") == {"opens": 1, "closes": 1}


@pytest.mark.fast
def test_streams(steelyard):
    profile = files(steelyard, "streams")
    seen = used(profile, "/streams.txt", "stdio")
    assert (seen["writes"], seen["write_bytes"], seen["write_end"]) == (100004, 6400018, 6400000)
    assert (seen["reads"], seen["read_bytes"]) == (3, 18)
    assert (seen["opens"], seen["closes"], seen["seeks"], seen["flushes"]) == (2, 2, 1, 1)
    out = used(profile, "<STDOUT>", "stdio")
    assert (out["writes"], out["write_bytes"]) == (2, 8)


def test_scans(steelyard):
    """scanf does not say how much it took: it is known from the stream's buffer, and asked for where that is another."""
    profile = files(steelyard, "scans")
    assert used(profile, "/scans.txt", "stdio")["read_bytes"] == 1400000
    assert used(profile, "/words.txt", "stdio")["read_bytes"] == sum(8192 + 601 * i for i in range(20))
    assert used(profile, "/places.txt", "stdio")["read_bytes"] == 14 * sum(i % 5 for i in range(5000))
    assert used(profile, "/opened.txt", "stdio")["read_bytes"] == 14 * sum(1 + i % 400 for i in range(500))
    ran = steelyard([c_program("files.c"), "mixed"])
    assert used(ran.profile, "/mixed.txt", "stdio")["read_bytes"] == int(ran.out.split()[0])


def test_wide_characters_are_named_where_bytes_are_missing(steelyard, command):
    profile = files(steelyard, "wide")
    assert used(profile, "/wide.txt", "stdio")["writes"] == 1000
    assert "wide characters" in command("report", "--io", profile.path).out
    assert "wide characters" not in command("report", "--io", files(steelyard, "raw").path).out


def test_a_device_opened_again_and_again_is_one_file(steelyard):
    profile = files(steelyard, "devices")
    paths, members = profile.text("files", "path"), profile["files"]["members"]
    assert used(profile, "/dev/null")["opens"] == 50 and members[paths.index("/dev/null")] == 1
    (status,) = [i for i, path in enumerate(paths) if path.startswith("/proc/")]
    assert used(profile, paths[status])["opens"] == 50 and members[status] == 1


@pytest.mark.fast
def test_names(steelyard):
    profile = files(steelyard, "names")
    assert used(profile, "/names.tmp") == {
        "writes": 1, "write_bytes": 10, "write_end": 10, "write_sequential": 1, "opens": 1, "closes": 1, "truncates": 1, "renames_from": 1,
        "renames_to": 1, "makes": 1, "other_meta": 1, "unlinks": 2,
    }  # fmt: skip
    assert used(profile, "/folder") == {"makes": 1, "lists": 4, "closes": 1, "unlinks": 1}


def test_a_used_inode_is_a_new_file(steelyard):
    profile = files(steelyard, "reused")
    assert [used(profile, f"/reused-{letter}.dat").get("write_bytes") for letter in "abcdefghij"] == [10] * 10


def test_threads_on_one_file(steelyard):
    seen = used(files(steelyard, "threads"), "/threads.dat")
    assert (seen["writes"], seen["write_bytes"], seen["write_end"], seen["write_consecutive"]) == (20000, 1280000, 1280000, 19998)


def test_fork_and_exec(steelyard):
    profile = files(steelyard, "forks")
    seen = used(profile, "/forks.dat")
    assert (seen["writes"], seen["write_bytes"], seen["write_end"], seen["opens"]) == (2, 150, 150, 1)
    profile = files(steelyard, "execs")
    assert used(profile, "/execs.dat")["write_bytes"] == 100 and used(profile, "/stats.dat")["stats"] == 115


def test_pipes_and_children_that_were_waited_for(steelyard):
    """The kernel counts both among the bytes of the process that waits; none of them was missed."""
    program = compiled(ROOT / "tests/causes/access.c", ["gcc", *C_FLAGS], ["-lpthread"])
    profile = steelyard([program, "children", 10]).profile
    for way in ("read", "written"):
        assert 0.99 < profile.metric(f"io_captured_{way}") <= 1


@pytest.mark.parametrize(
    ("end", "status"), [("killed", 128 + 9), ("terminated", 128 + 15), ("aborted", 128 + 6), ("crashed", 128 + 11), ("left", 3)]
)
def test_ended_in_mid_write(steelyard, end, status):
    ran = steelyard([c_program("files.c"), end], status=None)
    # By a signal, Steelyard ends by the same one.
    assert ran.status in (status, 128 - status)
    seen = used(ran.profile, "/killed.dat")
    assert (seen["writes"], seen["write_bytes"]) == (1000, 4096000)


def test_thousands_of_files_one_by_one(steelyard):
    profile = files(steelyard, "3000")
    assert used(profile, ".dat") == {
        "writes": 3000, "write_bytes": 21000, "write_end": 7, "write_sequential": 3000, "opens": 3000, "closes": 3000, "unlinks": 3000,
    }  # fmt: skip
    assert len([p for p in profile.text("files", "path") if "/many-" in p]) == 3000


def test_a_hundred_thousand_files_fold(steelyard):
    profile = files(steelyard, "100000", timeout=300)
    seen = used(profile, ".dat")
    assert {k: seen[k] for k in ("opens", "closes", "writes", "write_bytes", "unlinks")} == {
        "opens": 100000, "closes": 100000, "writes": 100000, "write_bytes": 700000, "unlinks": 100000,
    }  # fmt: skip
    assert 4096 <= len(profile["files"]["path"]) <= 8192


def test_fortified_programs(steelyard):
    profile = steelyard([c_program("files.c", "-D_FORTIFY_SOURCE=2"), "pattern", "streams"]).profile
    assert used(profile, "/pattern.dat")["read_bytes"] == 2500
    assert used(profile, "/streams.txt", "stdio")["read_bytes"] == 18


def test_cxx_streams(steelyard):
    profile = steelyard([compiled(PROGRAMS / "stream.cpp", ["g++", "-O2"])]).profile
    assert used(profile, "/stream.dat")["write_bytes"] == used(profile, "/stream.dat")["read_bytes"] == 100000
    assert used(profile, "/stream.dat", "stdio")["opens"] == 2


@pytest.mark.skipif(not has("gfortran"), reason="gfortran is not installed (make setup)")
def test_fortran(steelyard):
    profile = steelyard([compiled(PROGRAMS / "formatted.f90", ["gfortran", "-O2"])]).profile
    assert used(profile, "/formatted.txt")["write_bytes"] == 101000
    assert used(profile, "/stream.bin")["write_bytes"] == 100000


def test_cp(steelyard, tmp_path):
    (tmp_path / "old.dat").write_bytes(bytes(3 << 20))
    profile = steelyard([shutil.which("cp"), "old.dat", "new.dat"]).profile
    assert used(profile, "/new.dat")["write_bytes"] == used(profile, "/old.dat")["read_bytes"] == 3 << 20


def test_python(steelyard):
    profile = steelyard([sys.executable, PROGRAMS / "copies.py", "pool"]).profile
    assert used(profile, "/target.dat")["write_bytes"] == 1 << 20
    assert [used(profile, f"/pool-{n}.dat")["write_bytes"] for n in range(3)] == [1000] * 3


def test_redirected_standard_output_is_no_data_file(steelyard, tmp_path):
    """It is still recorded as one: what is written is not hidden."""
    script = tmp_path / "job.sh"
    script.write_text('exec "$@" > out.txt\n')
    profile = steelyard(["sh", script, sys.executable, "-c", "import os; os.write(1, b'x' * 1000)"]).profile
    paths, classes = profile.text("files", "path"), profile.text("files", "class")
    assert [c for p, c in zip(paths, classes) if p.endswith("/out.txt")] == ["standard"]
    assert used(profile, "/out.txt")["write_bytes"] == 1000
    opened = steelyard([sys.executable, "-c", "import os; f = os.open('own.txt', os.O_CREAT | os.O_WRONLY); os.dup2(f, 1); os.write(1, b'x' * 1000)"]).profile
    paths, classes = opened.text("files", "path"), opened.text("files", "class")
    assert [c for p, c in zip(paths, classes) if p.endswith("/own.txt")] == ["data"]
