"""What the workloads do with their files is counted exactly: by their own word, by strace's, by the kernel's account."""

import re
import shutil
from collections import defaultdict
from pathlib import Path

import pytest
import workloads
from conftest import run
from machine import MPIS
from workloads import need, said, uses

OPENMPI, MPICH = MPIS[0], MPIS[1]


# ---- exact counts ----


@pytest.mark.parametrize("mode", ["each", "kept", "asking"])
def test_storm_is_counted(steelyard, mode):
    ran = steelyard([workloads.serial("storm.c"), mode, 2000])
    seen = uses(ran.profile, "posix", r"storm\.log")
    assert seen["opens"] == said(ran, "open")
    assert seen["closes"] == said(ran, "close")
    assert (seen["writes"], seen["write_bytes"]) == (said(ran, "write"), said(ran, "write", 1))
    assert seen["stats"] == said(ran, "stat") + said(ran, "access")
    assert (seen["writes"], seen["write_bytes"]) == (said(ran, "kernel writes"), said(ran, "kernel writes", 1))
    assert seen["reads"] == said(ran, "kernel reads") == 0


def test_syncs_are_counted(steelyard):
    ran = steelyard([workloads.serial("durable.c"), "each", 50])
    seen = uses(ran.profile, "posix", r"durable\.dat")
    assert seen["syncs"] == said(ran, "fsync") == 50
    assert (seen["writes"], seen["write_bytes"]) == (said(ran, "write"), said(ran, "write", 1))
    assert seen["write_consecutive"] == 49 and seen["write_sequential"] == 50


def test_rereading_is_counted(steelyard):
    ran = steelyard([workloads.serial("reread.c"), "again", 5, 8])
    seen = uses(ran.profile, "posix", r"table\.dat")
    assert (seen["reads"], seen["read_bytes"]) == (said(ran, "pread"), said(ran, "pread", 2))
    assert (seen["reads"], seen["read_bytes"]) == (said(ran, "kernel reads"), said(ran, "kernel reads", 1))
    assert seen["read_bytes"] == 5 * seen["write_bytes"]
    # Each pass begins at the front again; all else follows on.
    assert seen["read_consecutive"] == 5 * 7 and seen["read_sequential"] == 5 * 7 + 1


def test_blocks_of_madbench_are_counted(steelyard, mpi):
    ran = steelyard(workloads.out_of_core(mpi, 8, 64, ranks=3).fixed)
    for truth in ran.truth:
        seen = uses(ran.profile, "posix", rf"matrix-{truth['rank']}\.dat")
        assert [seen["writes"], seen["write_bytes"], 0] == truth["calls"]["pwrite"]
        assert [seen["reads"], 0, seen["read_bytes"]] == truth["calls"]["pread"]


def test_text_of_cloverleaf_is_counted(steelyard, mpi):
    ran = steelyard(workloads.cloverleaf(mpi, 2000, 2).slow)
    seen = uses(ran.profile, "stdio", r"dump-.*\.txt")
    assert (seen["writes"], seen["write_bytes"]) == (said(ran, "fprintf"), said(ran, "fprintf", 1))
    assert (seen["opens"], seen["closes"]) == (said(ran, "fopen"), said(ran, "fclose"))


def test_a_name_below_an_open_directory(steelyard, tmp_path):
    """tar asks about its files, and opens them, by their names below a directory that it has opened."""
    folder = tmp_path / "folder"
    folder.mkdir()
    for name in ("one", "two"):
        (folder / name).write_text(name)
    ran = steelyard(["tar", "cf", "folder.tar", "folder"])
    seen = ran.profile.text("files", "path")
    assert {str(folder.resolve() / name) for name in ("one", "two")} <= set(seen), seen
    assert uses(ran.profile, "posix", "one|two")["read_bytes"] == 6


# ---- by the word of strace ----

CALLS = {"write": "writes", "pwrite64": "writes", "pwritev": "writes", "read": "reads", "pread64": "reads", "preadv": "reads"}


def by_strace(command, tmp_path, pattern):
    """Successful system calls on files whose name matches, of all processes; failed ones are left out."""
    traces = tmp_path / "traces"
    traces.mkdir()
    names = "openat,open,creat,close,read,write,pread64,pwrite64,readv,writev,preadv,pwritev,fsync,fdatasync,ftruncate"
    ran = run(["strace", "-ff", "-y", "-s", "0", "-o", traces / "of", "-e", f"trace={names}", *command], tmp_path, timeout=240)
    if ran.status != 0 and ("ptrace" in ran.err or "PTRACE" in ran.err):
        pytest.skip(f"strace may not trace here: {ran.err.splitlines()[0]}")
    assert ran.status == 0, ran.err[-2000:]
    total = defaultdict(int)
    for trace in traces.iterdir():
        for text in trace.read_text(errors="replace").splitlines():
            parts = re.match(r"(\w+)\((.*)\)\s+= (\d+)(?:<(.*)>)?$", text)
            if not parts:
                continue
            name, arguments, result, opened = parts.groups()
            path = opened if name in ("openat", "open", "creat") else (re.match(r"\d+<(.*?)>", arguments) or [None, ""])[1]
            if not path or not re.fullmatch(pattern, Path(path).name):
                continue
            kind = CALLS.get(name) or {"openat": "opens", "open": "opens", "creat": "opens", "close": "closes"}.get(name, name)
            total[kind] += 1
            if kind in ("writes", "reads"):
                total[kind[:-1] + "_bytes"] += int(result)
    shutil.rmtree(traces)
    return total


STRACED = {
    "storm": lambda mpi: ([workloads.serial("storm.c"), "each", 300], r"storm\.log"),
    "durable": lambda mpi: ([workloads.serial("durable.c"), "each", 20], r"durable\.dat"),
    "reread": lambda mpi: ([workloads.serial("reread.c"), "again", 3, 4], r"table\.dat"),
    "epoch each": lambda mpi: (workloads.epoch(mpi, 300, 2).slow, r"particles\.dat"),
    "epoch together": lambda mpi: (workloads.epoch(mpi, 300, 2).fixed, r"particles\.dat"),
    "madbench": lambda mpi: (workloads.out_of_core(mpi, 4, 64, ranks=2).slow, r"matrix-\d\.dat"),
    "onewriter": lambda mpi: (workloads.one_writer(mpi, 2, 2, ranks=2).slow, r"snapshot\.dat"),
    "cloverleaf text": lambda mpi: (workloads.cloverleaf(mpi, 500, 2).slow, r"dump-.*\.txt"),
    "cloverleaf binary": lambda mpi: (workloads.cloverleaf(mpi, 500, 2).fixed, r"dump-.*\.dat"),
    "sieve": lambda mpi: (workloads.sieve(mpi, 200, 2, ranks=1).slow, r"matrix\.dat"),
}


@pytest.mark.parametrize("mpi", [OPENMPI, MPICH], ids=lambda m: m.name)
@pytest.mark.parametrize("what", STRACED)
def test_what_reaches_the_system(steelyard, tmp_path, what, mpi):
    """What we count as posix (and what stdio passes on) is what strace sees of the same program in a run of its own."""
    need(mpi, "strace", "gfortran")
    command, pattern = STRACED[what](mpi)
    wanted = by_strace(command, tmp_path, pattern)
    assert wanted["writes"] > 0
    for left in tmp_path.iterdir():
        if re.fullmatch(pattern, left.name):
            left.unlink()
    profile = steelyard(command).profile
    posix, stdio = uses(profile, "posix", pattern), uses(profile, "stdio", pattern)
    if stdio["writes"]:
        # The C library's own writes pass by no wrapper: bytes and opens are the same, requests fewer.
        assert stdio["write_bytes"] == wanted["write_bytes"]
        assert stdio["opens"] == wanted["opens"] and stdio["closes"] == wanted["closes"]
        return
    for column in ("writes", "write_bytes", "reads", "read_bytes", "opens", "closes"):
        assert posix[column] == wanted[column], (column, dict(posix), dict(wanted))
    assert posix["syncs"] + posix["data_syncs"] == wanted["fsync"] + wanted["fdatasync"]
