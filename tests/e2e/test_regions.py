"""Regions and numbers of a program's own: calls exact, times as the program measures them, and nothing without us."""

import subprocess
import sys
import zlib

import pytest
from conftest import run
from machine import BUILT, C_FLAGS, PROGRAMS, ROOT, compiled, first_mpi, has

INCLUDE = ROOT / "include"
NEAR = 0.01  # seconds a region, by which two clocks around the same thing may differ on a busy machine


# A program is compiled again when what it is marked with has changed.
MARKS = f"-DMARKS={zlib.crc32(b''.join(file.read_bytes() for file in sorted(INCLUDE.iterdir())))}"


def program(source, compiler, *flags, name):
    return compiled(PROGRAMS / source, [*compiler.split(), f"-I{INCLUDE}", MARKS], flags, name=name)


def uses(profile, process=None):
    """Path of a region → [calls, seconds of the thread with most, threads, calls never ended]."""
    regions, names, rows = profile["regions"], profile.text("regions", "name"), profile["region_uses"]
    paths = [""]
    for parent, name in zip(regions["parent"][1:], names[1:]):
        paths.append(f"{paths[parent]}/{name}" if parent else name)
    found = {}
    for i in range(len(rows["count"])):
        if process in (None, rows["process"][i]):
            one = found.setdefault(paths[rows["region"][i]], [0, 0.0, 0, 0])
            for k, number in enumerate((rows["count"][i], rows["thread_ns"][i] / 1e9, rows["threads"][i], rows["open"][i])):
                one[k] += number.item()
    return found


def values(profile):
    rows, names = profile["region_values"], profile.text("region_values", "name")
    return {(int(rows["process"][i]), name): [rows[k][i].item() for k in ("count", "sum", "min", "max", "last", "odd")] for i, name in enumerate(names)}


def sampled(profile, process):
    """Path of a region → class → seconds by samples, of the innermost region."""
    samples, names, classes = profile["samples"], profile.text("regions", "name"), profile.text("calls", "class")
    found = {}
    for i in range(len(samples["tick"])):
        if samples["process"][i] == process:
            of = found.setdefault(names[samples["region"][i]], {})
            which = classes[samples["call"][i]] or "compute"
            of[which] = of.get(which, 0.0) + samples["weight"][i].item() * profile.manifest["run"]["tick_ns"] / 1e9
    return found


def losses(profile):
    found = {}
    for name, count in zip(profile.text("losses", "loss"), profile["losses"]["count"]):
        if name.startswith("phase"):
            found[name] = found.get(name, 0) + int(count)
    return found


def table(profile, name):
    return next(t for s in profile.report["sections"] for t in s["tables"] if t["id"] == name)["rows"]


@pytest.mark.timed
def test_calls_and_times_of_ranks(steelyard, tmp_path):
    mpi = first_mpi()
    if mpi is None:
        pytest.skip("no MPI is installed (make setup)")
    ran = steelyard(mpi.run(2, mpi.program("regions.c", f"-I{INCLUDE}", MARKS), 10))
    assert ran.status == 0, ran.err
    profile = ran.profile
    for truth in ran.truth:
        process = profile.process_of_rank(truth["rank"])
        found = uses(profile, process)
        inside = {name: found[f"MPI_Pcontrol/{name}"] for name in ("step", "step/compute", "step/exchange")}
        outside = {name: found[name] for name in ("setup", "finish", "MPI_Pcontrol")}
        assert len(found) == len(inside) + len(outside)
        told = {name.rpartition("/")[2]: use for name, use in {**inside, **outside}.items()}
        assert told.pop("MPI_Pcontrol")[0] == 1
        assert {name: use[0] for name, use in told.items()} == {name: calls[0] for name, calls in truth["calls"].items()}
        assert {name: use[3] for name, use in told.items()} == {name: int(name == "finish") for name in told}
        for name, use in told.items():
            assert use[1] == pytest.approx(truth["seconds"][name][0], abs=NEAR * use[0]), name
        count, total, least, most, last, odd = values(profile)[process, "residual"]
        assert (count, total, least, most, last, odd) == (10, 2 - 2**-9, 2**-9, 1, 2**-9, 1)
        # What the time went to: the second rank computes twice as long, and the first waits for it.
        by_samples = sampled(profile, process)
        assert by_samples["compute"].get("compute", 0) == pytest.approx(truth["seconds"]["compute"][0], abs=0.1)
        assert by_samples["setup"].get("sleep", 0) == pytest.approx(truth["seconds"]["setup"][0], abs=0.06)
    assert losses(profile) == {}
    rows = {row[0]: row for row in table(profile, "regions")}
    assert rows["MPI_Pcontrol > step"][1] == 20
    ranks = {row[0]: row for row in table(profile, "region_ranks")}
    assert ranks["MPI_Pcontrol > step > compute"][2] == 0 and ranks["MPI_Pcontrol > step > compute"][4] == 1
    assert ranks["MPI_Pcontrol > step > compute"][5] == pytest.approx(0.25, abs=0.1)


def test_threads_and_misuse(steelyard):
    ran = steelyard([program("regions.c", "gcc", *C_FLAGS, "-fopenmp", "-DTHREADS", name="regions-threads")])
    assert ran.status == 0, ran.err
    profile = ran.profile
    processes = [uses(profile, process) for process in (0, 1)]
    child, found = sorted(processes, key=len)
    assert {path: use[0] for path, use in child.items()} == {"child": 1}
    handled = sum(use[0] for path, use in found.items() if path.endswith("handler"))
    truth = {name: calls[0] for name, calls in ran.truth[0]["calls"].items()}
    assert (found["interrupted"][0], handled) == (truth["interrupted"], truth["handler"])
    # The main thread is in its own regions, the worker in none.
    assert found["each/mine"][0] == found["mine"][0] == 1000
    assert found["/".join(["deep"] * 64)][0] == 1 and "/".join(["deep"] * 65) not in found
    assert found["kept"][0] == found["kept/lost"][0] == 1
    assert (found["left"][0], found["left"][3], found["after"][0]) == (1, 0, 5)
    # Each of the names again has its region; those for which there was no room are counted.
    many = {path: use[0] for path, use in found.items() if path.startswith("many ")}
    assert set(many.values()) <= {1, 2} and sum(use == 2 for use in many.values()) == 50
    assert len(found) + len(values(profile)) == 1024
    lost = losses(profile)
    assert (lost["phase_unended"], lost["phase_unbegun"], lost["phase_name_cut"]) == (1 + 63, 1, 1)
    assert lost["phases_full"] == 6 + 37 + 1100 - sum(many.values())
    assert values(profile)[processes.index(found), "x" * 111][0] == 1
    assert values(profile)[processes.index(found), "thread"][:4] == [2000, 1000, 0, 1]
    samples = sampled(profile, processes.index(found))
    assert sum(samples["team"].values()) > 0.5, samples


@pytest.mark.fast
def test_cxx_and_exceptions(steelyard):
    ran = steelyard([program("regions.cpp", "g++ -O2", name="regions-cxx")])
    assert ran.out == "done\n"
    found = uses(ran.profile)
    assert {path: use[0] for path, use in found.items()} == {"outer": 5, "outer/inner": 5}
    assert values(ran.profile)[0, "tries"][:2] == [5, 5]
    assert losses(ran.profile) == {}


def test_fortran(steelyard):
    if not has("gfortran"):
        pytest.skip("gfortran is not installed (make setup)")
    command = ["gfortran", "-O2", "-cpp", MARKS, str(INCLUDE / "steelyard.f90")]
    fortran = compiled(PROGRAMS / "regions.f90", command, name="regions-fortran")
    ran = steelyard([fortran])
    assert ran.out == "done\n"
    found = uses(ran.profile)
    assert {path: use[0] for path, use in found.items()} == {"step": 30, **{f"step/phase {i}": 10 for i in range(3)}}
    assert found["step"][1] >= 0.3
    told = values(ran.profile)
    assert [told[0, name][:2] for name in ("number", "half", "double")] == [[30, 465], [30, 15], [30, 7.5]]
    assert subprocess.run([fortran], capture_output=True, text=True, timeout=30).stdout == "done\n"


def test_python(steelyard):
    script = [sys.executable, PROGRAMS / "regions.py"]
    ran = steelyard(script, PYTHONPATH=ROOT / "python")
    assert ran.out == "done\n", ran.err
    found = uses(ran.profile)
    expected = {"step": 20, "step/decorated": 20, "step/größe": 20, "of a thread": 1, "join": 1}
    expected |= {"5": 1, "None": 1, "['a', 'list']": 1}
    assert {path: use[0] for path, use in found.items()} == expected
    assert found["step"][1] >= 0.2 and found["of a thread"][1] >= 0.05
    assert values(ran.profile)[0, "half"][:5] == [20, 95, 0, 9.5, 9.5]
    assert losses(ran.profile) == {}


@pytest.mark.fast
def test_what_a_killed_process_was_in_lasted_until_then(steelyard):
    """Also where no sample has told since when it was not heard of."""
    script = "import os, time\nfrom steelyard.regions import begin\nbegin('doomed')\ntime.sleep(0.6)\nos.kill(os.getpid(), 9)"
    ran = steelyard([sys.executable, "-c", script], options=["--no-sampling"], status=-9, PYTHONPATH=ROOT / "python")
    assert uses(ran.profile)["doomed"][1] == pytest.approx(0.6, abs=0.1)


@pytest.mark.fast
@pytest.mark.parametrize("compiler", ["g++ -static -s", "g++ -masm=intel", "g++ -no-pie -fno-pie", "g++ -std=c++98", "gcc -std=c99 -x c"])
def test_without_us(compiler, tmp_path):
    """Any program with the header builds and does the same, with nothing to link."""
    source = PROGRAMS / "regions.cpp"
    if "-x c" in compiler:
        source = tmp_path / "regions.c"
        source.write_text('#include "steelyard.h"\n#include <stdio.h>\nint main(void)\n{\n    steelyard_begin("a");\n    steelyard_end("a");\n    puts("done");\n    return 0;\n}\n')
    target = tmp_path / "program"
    flags = [*compiler.split(), "-O1", "-Wall", "-Wextra", "-Werror", f"-I{INCLUDE}"]
    subprocess.run([*flags, str(source), "-o", str(target)], check=True, timeout=60)
    assert subprocess.run([target], capture_output=True, text=True, timeout=30).stdout == "done\n"


@pytest.mark.fast
def test_a_program_that_is_not_position_independent(steelyard):
    """Its linker would take 0 for the address of a name that nobody defines yet."""
    ran = steelyard([program("regions.cpp", "g++ -O2 -no-pie -fno-pie", name="regions-fixed")])
    assert {path: use[0] for path, use in uses(ran.profile).items()} == {"outer": 5, "outer/inner": 5}


RANGES = """
import os, sys, nvtx

@nvtx.annotate("assemble", color="blue")
def assemble():
    return sum(range(20000))

for step in range(40):
    with nvtx.annotate("step", domain="mine"):
        assemble()
        nvtx.push_range("solve")
        assemble()
        nvtx.pop_range()
nvtx.pop_range()  # of none
open_one = nvtx.push_range("tail" * 40)
if os.fork() == 0:
    with nvtx.annotate("child"):
        os._exit(assemble() > 0 and 3)
os.wait()
print("steelyard" in os.environ.get("NVTX_INJECTION64_PATH", ""))
"""


@pytest.fixture
def ranges(tmp_path):
    """A program that is marked by the package that NVIDIA publishes."""
    (tmp_path / "ranges.py").write_text(RANGES)
    return [sys.executable, tmp_path / "ranges.py"]


def test_ranges_of_nvtx_are_regions(steelyard, ranges):
    ran = steelyard(ranges, ["--nvtx"])
    assert ran.out == "True\n"
    profile = ran.profile
    of_process = [uses(profile, process) for process in range(len(profile["processes"]["pid"]))]
    found = max(of_process, key=len)
    calls = {path: use[0] for path, use in found.items()}
    assert calls == {"step": 40, "step/assemble": 40, "step/solve": 40, "step/solve/assemble": 40, ("tail" * 40)[:111]: 1}
    assert found["step"][1] >= found["step/assemble"][1] + found["step/solve"][1] - NEAR
    assert found[("tail" * 40)[:111]][3] == 1, "a range that is open at the end lasts until then"
    lost = losses(profile)
    assert lost["phase_unbegun"] == 1 and lost["phase_name_cut"] >= 1, lost


def test_ranges_are_heard_where_that_is_asked_for(steelyard, ranges):
    """Else the environment is what it was; another tool has them; and who is not measured runs as without us."""
    ran = steelyard(ranges)
    assert ran.out == "False\n" and not uses(ran.profile)
    ran = steelyard(ranges, ["--nvtx"], NVTX_INJECTION64_PATH="/nowhere/libtool.so")
    assert ran.out == "False\n" and not uses(ran.profile)
    ran = steelyard(["env", "-u", "LD_PRELOAD", *ranges], ["--nvtx"])
    assert ran.out == "True\n" and not uses(ran.profile)


TASKS = """
import os, ittapi

@ittapi.task
def assemble():
    return sum(range(20000))

domain = ittapi.domain("mine")
for step in range(40):
    with ittapi.task("step", domain=domain):
        assemble()
        ittapi.task_begin(domain, ittapi.string_handle("solve"))
        assemble()
        ittapi.task_end(domain)
ittapi.task_end(domain)  # of none
open_one = ittapi.task_begin(domain, ittapi.string_handle("tail" * 40))
print("steelyard" in os.environ.get("INTEL_LIBITTNOTIFY64", ""))
"""


def test_tasks_of_itt_are_regions_where_that_is_asked_for(steelyard, tmp_path):
    """A program that is marked by the package that Intel publishes."""
    (tmp_path / "tasks.py").write_text(TASKS)
    tasks = [sys.executable, tmp_path / "tasks.py"]
    ran = steelyard(tasks, ["--itt"])
    assert ran.out == "True\n"
    found = uses(ran.profile)
    calls = {path: use[0] for path, use in found.items()}
    assert calls == {"step": 40, "step/assemble": 40, "step/solve": 40, "step/solve/assemble": 40, ("tail" * 40)[:111]: 1}
    assert found["step"][1] >= found["step/assemble"][1] + found["step/solve"][1] - NEAR
    assert losses(ran.profile)["phase_unbegun"] == 1
    ran = steelyard(tasks)
    assert ran.out == "False\n" and not uses(ran.profile)
    ran = steelyard(tasks, ["--itt"], INTEL_LIBITTNOTIFY64="/nowhere/libtool.so")
    assert ran.out == "False\n" and not uses(ran.profile)
    ran = steelyard(["env", "-u", "LD_PRELOAD", *tasks], ["--itt"])
    assert ran.out == "True\n" and not uses(ran.profile)


def marked(tool):
    gcc = ["gcc", *C_FLAGS, f"-D{tool}"]
    library = compiled(PROGRAMS / "marks_library.c", [*gcc, "-shared", "-fPIC"], name=f"libmarks-{tool}.so")
    return compiled(PROGRAMS / "marked.c", gcc, [str(library), f"-Wl,-rpath,{library.parent}"], name=f"marked-{tool}")


@pytest.mark.parametrize("tool", ["CALIPER", "LIKWID", "PAPI", "TAU", "ROCTX", "SCOREP"])
def test_regions_for_other_tools_are_regions(steelyard, tool):
    """Libraries of ours stand for theirs: they hear each call, and give back what they give."""
    others = {"function": 1, "function/phase": 1, "function/phase/halo": 1, "function/phase/halo/scope": 1} if tool == "CALIPER" else {}
    ran = steelyard([marked(tool)])
    heard = 40 + len(others)
    assert ran.out == f"done\nheard {heard} {heard}\n", ran.err
    found = {path: use[0] for path, use in uses(ran.profile).items()}
    assert found == {"step": 20, "step/part": 20, **others}
    assert losses(ran.profile) == {}


def test_kernels_of_kokkos_are_regions_where_that_is_asked_for(steelyard):
    """A program of ours does what Kokkos does with the library of a tool."""
    kokkos = compiled(PROGRAMS / "kokkos.c", ["gcc", *C_FLAGS], ["-ldl"])
    ran = steelyard([kokkos], ["--kokkos"])
    assert ran.out == "with a tool 0 0\n", ran.err
    found = {path: use[0] for path, use in uses(ran.profile).items()}
    assert found == {"solve": 1, "solve/axpy": 10, "solve/dot": 10, "solve/Kokkos kernel": 10}
    ran = steelyard([kokkos])
    assert ran.out == "alone 1 0\n" and not uses(ran.profile)
    for name in ("KOKKOS_TOOLS_LIBS", "KOKKOS_PROFILE_LIBRARY"):
        ran = steelyard([kokkos], ["--kokkos"], **{name: "/nowhere/libtool.so"})
        assert ran.out == "alone 1 0\n" and not uses(ran.profile)
    ran = steelyard(["env", "-u", "LD_PRELOAD", kokkos], ["--kokkos"])
    assert ran.out == "with a tool 1 0\n" and not uses(ran.profile)
