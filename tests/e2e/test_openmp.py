"""Parallel regions of OpenMP: counts exact, times as the program measures them, and nothing of a program's changed."""

import re
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from conftest import run
from machine import C_FLAGS, MPIS, PROGRAMS, ROOT, compiled, has

COMPILERS = [
    "gcc",
    pytest.param("clang", marks=pytest.mark.skipif(not has("clang"), reason="clang is not installed (make setup)")),
]
COLUMNS = ("count", "ended", "threads", "time_ns", "known", "threads_ns", "start_ns", "busy_ns", "barrier_ns", "end_ns", "imbalance_ns", "tasks", "main_ns")


def program(source, compiler, *flags):
    own = C_FLAGS if source.endswith(".c") else ["-O2", "-g"]
    return compiled(PROGRAMS / source, [*compiler.split(), *own, "-fopenmp", *flags], name=f"{source.replace('.', '-')}-{compiler.split()[0]}")


def regions(profile, process=None):
    """Function → column → sum over its rows."""
    table, functions = profile["parallel_regions"], profile.text("frames", "function")
    found = defaultdict(lambda: dict.fromkeys(COLUMNS, 0))
    for i, frame in enumerate(table["frame"]):
        if process is None or table["process"][i] == process:
            row = found[functions[frame].split("._omp_fn")[0].removesuffix(" [clone ")]
            for name in COLUMNS:
                row[name] = max(row[name], int(table[name][i])) if name == "threads" else row[name] + int(table[name][i])
    return dict(found)


def counts(ran):
    return {name: calls[0] for name, calls in ran.truth[0]["calls"].items()}


@pytest.mark.timed
@pytest.mark.parametrize("compiler", COMPILERS)
def test_regions_are_counted_and_timed(steelyard, compiler):
    # Where a region is the last thing of a function, clang jumps to the runtime, which then takes it to be the caller's.
    ran = steelyard([program("parallel.c", compiler, *(["-fno-optimize-sibling-calls"] if compiler == "clang" else []))])
    assert ran.status == 0, ran.err
    found = regions(ran.profile)
    assert {name: row["count"] for name, row in found.items()} == counts(ran)
    assert all(row["ended"] == row["count"] for row in found.values())
    assert {name: row["threads"] for name, row in found.items()} == {
        **dict.fromkeys(found, 2), "main": 3, "inner": 3, "alone": 1,
    }  # fmt: skip
    # Tasks run wherever a thread waits: what a thread did is not known then, and nowhere else.
    assert {name: row["tasks"] for name, row in found.items() if row["tasks"]} == {"tasks": 21}
    assert {name for name, row in found.items() if row["known"] < row["count"]} <= {"tasks"}
    assert found["tasks"]["known"] == 0
    near = lambda seconds: pytest.approx(seconds * 1e9, rel=0.05, abs=3e6)  # noqa: E731
    for name in ("uneven", "barriers", "dynamic", "sections", "outer", "alone"):
        whole, busy = ran.truth[0]["seconds"][name]
        assert found[name]["time_ns"] == near(whole), name
        assert found[name]["main_ns"] == near(whole), name
        if busy:
            assert found[name]["busy_ns"] == near(busy), name
        assert found[name]["threads_ns"] == near(whole * found[name]["threads"]), name
    assert found["inner"]["main_ns"] == 0
    uneven, barriers, loops = found["uneven"], found["barriers"], found["loops"]
    assert uneven["imbalance_ns"] == near(0.1) and uneven["end_ns"] == near(0.1) and uneven["barrier_ns"] < 1e6
    # Who comes late to the barrier has less to do behind it.
    assert barriers["barrier_ns"] == near(0.1) and barriers["end_ns"] == near(0.1) and barriers["imbalance_ns"] < 1e7
    # Three iterations of two threads: one waits for the other. (libomp has no barrier of its own at the loop's end.)
    assert loops["barrier_ns"] + loops["end_ns"] == near(0.02)
    assert ran.profile.metric("openmp_regions") == sum(counts(ran).values())
    table = next(t for s in ran.profile.report["sections"] for t in s["tables"] if t["id"] == "openmp_regions")
    row = next(row for row in table["rows"] if row[0].startswith("uneven (parallel.c:"))
    assert row[1] == 5 and row[4] == 2 and row[9] == pytest.approx(0.25, abs=0.03), row


@pytest.mark.skipif(not has("gfortran"), reason="gfortran is not installed (make setup)")
def test_fortran(steelyard, tmp_path):
    ran = steelyard([program("parallel.f90", "gfortran")])
    found = regions(ran.profile)
    assert {name: row["count"] for name, row in found.items()} == counts(ran)
    assert 0.4e9 <= found["uneven_"]["time_ns"] and 0.6e9 <= found["uneven_"]["busy_ns"]


HOSTILE = ["exceptions", "cancel", "fork-inside", "fork-outside", "signal", "threads", "resize", "exit"]


@pytest.mark.parametrize("compiler", ["g++", pytest.param("clang++", marks=COMPILERS[1].marks)])
def test_what_leaves_a_region_another_way_harms_nothing(steelyard, tmp_path, compiler):
    binary = program("parallel.cpp", compiler)
    for part in HOSTILE:
        plain = run([binary, part], tmp_path)
        ran = steelyard([binary, part], status=None)
        assert (ran.status, len(ran.out.splitlines())) == (plain.status, len(plain.out.splitlines())), (part, ran.err)
        found = [regions(ran.profile, process) for process in range(len(ran.profile.processes()))]
        if part == "exit":
            assert sum(row["count"] - row["ended"] for row in found[0].values()) == 1, found
            continue
        if part == "fork-inside" or part == "fork-outside":
            assert ran.out == plain.out, part
        mine = max(found, key=lambda rows: sum(row["count"] for row in rows.values()))
        inner = 20 if part == "threads" else 0
        assert sum(row["count"] for row in mine.values()) == counts(ran)["begun"] + inner, (part, found)
        if part != "signal":
            assert all(row["known"] == row["ended"] == row["count"] for row in mine.values()), (part, mine)
        if part == "fork-outside":
            assert [sum(row["count"] for row in rows.values()) for rows in found] == [20, 20]


ODD = ["nested", "tasks", "many", "jump", "handler", "threads", "ends", "children", "contexts", "target", "cancellation", "locks"]
# Neither runtime bears everything: these fail without us, too.
NOT_OF_CLANG = ["ends"]


@pytest.mark.parametrize("compiler", ["g++", pytest.param("clang++", marks=COMPILERS[1].marks)])
def test_regions_where_few_expect_them(steelyard, tmp_path, compiler):
    binary = program("parallel_odd.cpp", compiler)
    for part in ODD:
        if part in NOT_OF_CLANG and compiler == "clang++":
            continue
        surroundings = {"EARLY": 1, "OMP_CANCELLATION": "true", "OMP_WAIT_POLICY": "passive"}
        plain = run([binary, part], tmp_path, **surroundings)
        ran = steelyard([binary, part], status=plain.status, **surroundings)
        assert plain.status == 0 and ran.out == plain.out, (part, ran.err)
        found = regions(ran.profile, 0)
        assert sum(row["count"] for row in found.values()) == counts(ran)["begun"], (part, found)
        # libomp tells of the end of nested teams when they are another's already.
        left = {"leave(int)"} if part == "jump" else set()
        assert all(row["ended"] == row["count"] for name, row in found.items() if name not in left), (part, found)
        assert all(row["known"] == row["count"] for name, row in found.items() if row["tasks"] == 0 and name not in left), (part, found)
        # What was left by a jump does not keep what comes later from being outermost.
        if part == "jump":
            assert found["region(int)"]["main_ns"] == found["region(int)"]["time_ns"]


TWO = """
import ctypes, os, sys
import numpy
first, second = (ctypes.CDLL(path, mode=os.RTLD_LOCAL) for path in sys.argv[1:])
for _ in range(30):
    first.sum_of_gnu(1000)
for _ in range(20):
    second.sum_of_llvm(1000)
numpy.ones((300, 300)) @ numpy.ones((300, 300))
print("done")
"""
SUMMED = """
long NAME(long n)
{
    long sum = 0;
#pragma omp parallel for num_threads(2) reduction(+ : sum)
    for (long i = 0; i < n; i++)
        sum += i;
    return sum;
}
"""


@pytest.mark.skipif(not has("clang"), reason="clang is not installed (make setup)")
@pytest.mark.parametrize("tool", ["enabled", "disabled"])
def test_two_runtimes_that_are_opened_late(steelyard, tmp_path, tool):
    libraries = []
    for name, compiler in (("sum_of_gnu", "gcc"), ("sum_of_llvm", "clang")):
        source, library = tmp_path / f"{name}.c", tmp_path / f"{name}.so"
        source.write_text(SUMMED.replace("NAME", name))
        subprocess.run([compiler, "-O2", "-g", "-fopenmp", "-shared", "-fPIC", source, "-o", library], check=True)
        libraries.append(library)
    ran = steelyard([ROOT / ".venv/bin/python", "-c", TWO, *libraries], OMP_TOOL=tool)
    assert ran.out == "done\n", ran.err
    table, functions = ran.profile["parallel_regions"], ran.profile.text("frames", "function")
    found = defaultdict(int)
    for frame, count in zip(table["frame"], table["count"]):
        found[functions[frame].split(".")[0]] += int(count)
    # A runtime of LLVM that comes late does not tell (docs/openmp.md).
    assert found == {"sum_of_gnu": 30}


def llvm_runtime():
    """The one that clang's programs load."""
    loaded = subprocess.run(["ldd", program("parallel.c", "clang")], capture_output=True, text=True, check=True).stdout
    return Path(re.search(r"libomp\S* => (\S+)", loaded)[1])


@pytest.mark.skipif(not has("clang"), reason="clang is not installed (make setup)")
def test_gnu_code_with_the_runtime_of_llvm_counts_once(steelyard, tmp_path):
    """libomp has GNU's entry points, too, and tells of the same regions as a runtime."""
    there = llvm_runtime()
    (tmp_path / "libgomp.so.1").symlink_to(there)
    ran = steelyard([program("parallel.cpp", "g++"), "resize"], LD_LIBRARY_PATH=tmp_path)
    assert {name: row["count"] for name, row in regions(ran.profile).items()} == {"resize()": 60}


# Nothing asks the runtime for anything before its first region.
FIRST = """
#include <stdio.h>
int main(void)
{
    int sum = 0;
    for (int i = 0; i < 10; i++) {
#pragma omp parallel num_threads(2) reduction(+ : sum)
        sum++;
    }
    printf("%d\\n", sum);
    return 0;
}
"""


@pytest.mark.skipif(not has("clang"), reason="clang is not installed (make setup)")
def test_the_first_region_of_gnu_code_with_the_runtime_of_llvm(steelyard, tmp_path):
    (tmp_path / "first.c").write_text(FIRST)
    there = llvm_runtime()
    subprocess.run(["gcc", "-g", "-fopenmp", "-c", "first.c"], cwd=tmp_path, check=True)
    subprocess.run(["gcc", "first.o", "-o", "first", there, f"-Wl,-rpath,{there.parent}"], cwd=tmp_path, check=True)
    ran = steelyard([tmp_path / "first"])
    assert ran.out == "20\n", ran.err
    assert sum(row["count"] for row in regions(ran.profile).values()) == 10


TOOL = """
#include <stdio.h>
struct tool { int (*start)(void *, int, void *); void (*end)(void *); void *data; };
static int start(void *look, int device, void *data) { puts("tool"); return look == 0 || device < 0 || data == 0; }
static void end(void *data) { (void)data; }
struct tool *ompt_start_tool(unsigned version, const char *runtime)
{
    static struct tool tool = {start, end, 0};
    return version > 0 && runtime != 0 ? &tool : 0;
}
"""


@pytest.mark.skipif(not has("clang"), reason="clang is not installed (make setup)")
def test_a_tool_that_the_user_names_comes_first(steelyard, tmp_path):
    for name, source in (("first.c", FIRST), ("tool.c", TOOL)):
        (tmp_path / name).write_text(source)
    subprocess.run(["clang", "-fopenmp", "first.c", "-o", "first"], cwd=tmp_path, check=True)
    subprocess.run(["gcc", "-shared", "-fPIC", "tool.c", "-o", "libtool.so"], cwd=tmp_path, check=True)
    named = {"OMP_TOOL_LIBRARIES": tmp_path / "libtool.so"}
    plain = run([tmp_path / "first"], tmp_path, **named)
    assert plain.out == "tool\n20\n"
    assert steelyard([tmp_path / "first"], **named).out == plain.out


@pytest.mark.parametrize("mpi", [m for m in MPIS if m.name in ("debian-openmpi", "wheel-mpich")], ids=lambda m: m.name)
def test_regions_of_mpi_ranks(steelyard, mpi):
    if mpi.missing:
        pytest.skip(mpi.missing)
    ran = steelyard(mpi.run(2, mpi.program("hybrid.c", "-fopenmp")))
    assert ran.status == 0, ran.err
    for rank in (0, 1):
        found = regions(ran.profile, ran.profile.process_of_rank(rank))
        assert {name: row["count"] for name, row in found.items()} == {"main": 10 + rank}
        assert ran.profile.calls(ran.profile.process_of_rank(rank))["MPI_Allreduce"][0] == 10


def test_scikit_learn(steelyard):
    python = ROOT / ".wheels/bin/python"
    if not python.exists():
        pytest.skip("the wheels are not there (make setup)")
    script = (
        "from sklearn.ensemble import HistGradientBoostingClassifier as C\n"
        "import numpy as n\nx = n.random.default_rng(1).random((2000, 5)); C(max_iter=5).fit(x, x[:, 0] > 0.5)\nprint('done')"
    )
    ran = steelyard([python, "-c", script], OMP_NUM_THREADS=2)
    assert ran.out == "done\n", ran.err
    found = ran.profile["parallel_regions"]
    assert found["count"].sum() > 10 and (found["ended"] == found["count"]).all() and (found["known"] == found["count"]).all()
