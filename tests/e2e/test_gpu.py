"""Calls of CUDA, its driver and HIP are counted exactly, with their bytes by direction, and nothing changes for the program.

There is no GPU: a driver and runtimes of our own (tests/programs/gpu) stand in, made after the published signatures."""

import sys
import time

import pytest
from conftest import run
from machine import C_FLAGS, PROGRAMS, compiled

FOLDER = PROGRAMS / "gpu"
ROUNDS = 7


def library(tmp_path_factory, name, source, *flags):
    """A library by the name that programs look for, in a folder of its own."""
    made = compiled(FOLDER / source, ["gcc", *C_FLAGS, "-shared", "-fPIC", f"-Wl,-soname,{name}", *[f for f in flags if f.startswith("-D")]],
                    [f for f in flags if not f.startswith("-D")], name=name)  # fmt: skip
    place = tmp_path_factory.getbasetemp() / "gpu"
    place.mkdir(exist_ok=True)
    link = place / name
    if not link.exists():
        link.symlink_to(made)
    return link


@pytest.fixture(scope="module")
def gpu(tmp_path_factory):
    """The programs by name, and where their libraries are."""
    driver = library(tmp_path_factory, "libcuda.so.1", "driver.c", "-lpthread")
    runtime = library(tmp_path_factory, "libcudart.so.13", "runtime.c", "-ldl", "-lpthread", f"-Wl,--version-script={FOLDER / 'runtime.map'}")
    hip = library(tmp_path_factory, "libamdhip64.so.6", "runtime.c", "-DHIP")
    # As the real one comes: without debug information.
    static = compiled(FOLDER / "runtime.c", ["gcc", *C_FLAGS, "-g0", "-c"], name="cudart.o")
    last = ["-lpthread", "-ldl"]
    host = FOLDER / "host.c"
    gcc = ["gcc", *C_FLAGS]

    def module(source_flags, needed):
        return compiled(host, [*gcc, "-shared", "-fPIC", "-DMODULE", *source_flags], [str(needed)], name="gpu-module")

    loader = compiled(host, [*gcc, "-DLOADER"], last, name="gpu-loader")
    return {
        "linked": [compiled(host, gcc, [str(runtime), *last], name="gpu-linked")],
        "static": [compiled(host, gcc, [str(static), *last], name="gpu-static")],
        "driver": [compiled(host, [*gcc, "-DDRIVER"], [str(driver), *last], name="gpu-driver")],
        "hip": [compiled(host, [*gcc, "-DHIP"], [str(hip), *last], name="gpu-hip")],
        "opened": [loader, module([], runtime)],
        "opened hip": [loader, module(["-DHIP"], hip)],
        "steps": [compiled(FOLDER / "steps.c", gcc, [str(runtime), *last], name="gpu-steps")],
        "libraries": str(driver.parent),
        "runtime": runtime,
    }


def runtime_calls(rounds, api="cuda"):
    each = {
        "Malloc": (2, 0),
        "Free": (2, 0),
        "Memset3D": (1, 0),
        "Memcpy (to the device)": (1, 4000),
        "MemcpyAsync (to the device)": (1, 1000),
        "Memcpy (on devices)": (1, 2000),
        "Memcpy": (2, 500 + 200),
        "Memcpy2D (from the device)": (1, 150),
        "Memcpy3D (from the device)": (1, 64),
        "Memcpy3D": (1, 0),
        "LaunchKernel": (11, 0),
        "StreamQuery": (1, 0),
        "DeviceSynchronize": (1, 0),
        "Memcpy (from the device)": (1, 4000),
    }
    return {api + name: [calls * rounds, size * rounds, 0] for name, (calls, size) in each.items()}


# What its runtime asks of the driver: a line at a time in two and three dimensions, and nothing for memory of the host.
def static_calls(rounds):
    each = {
        "cuMemAlloc": (2, 0),
        "cuMemFree": (2, 0),
        "cuMemcpyHtoD": (2, 5000),
        "cuMemcpyDtoD": (1, 2000),
        "cuMemcpy": (1, 500),
        "cuMemcpyDtoH": (5 + 8 + 1, 150 + 64 + 4000),
        "cuLaunchKernel": (11, 0),
        "cuStreamQuery": (1, 0),
        "cuCtxSynchronize": (1, 0),
    }
    return {name: [calls * rounds, size * rounds, 0] for name, (calls, size) in each.items()}


def driver_calls(rounds):
    each = {
        "cuInit": (2, 0),
        "cuMemAlloc": (2, 0),
        "cuMemFree": (2, 0),
        "cuMemcpyHtoD": (2, 4000),
        "cuMemcpyDtoD": (1, 2000),
        "cuMemcpy": (1, 500),
        "cuMemcpyDtoHAsync": (1, 100),
        "cuMemcpy2D (from the device)": (1, 150),
        "cuMemcpy2D": (1, 0),
        "cuMemcpyBatchAsync": (1, 321),
        "cuLaunchKernel": (10, 0),
        "cuStreamQuery": (1, 0),
        "cuStreamSynchronize": (1, 0),
        "cuCtxSynchronize": (1, 0),
        "cuMemcpyDtoH": (1, 4000),
    }
    return {name: [calls * rounds, size * rounds, 0] for name, (calls, size) in each.items()}


def counted(profile):
    return {name: of for name, of in profile.calls().items() if name.startswith(("cu", "hip"))}


@pytest.mark.parametrize(
    "name, threads, expected",
    [
        ("linked", 1, runtime_calls),
        ("linked", 4, runtime_calls),
        ("static", 1, static_calls),
        ("static", 3, static_calls),
        ("opened", 2, runtime_calls),
        ("driver", 2, driver_calls),
        ("hip", 2, lambda rounds: runtime_calls(rounds, "hip")),
        ("opened hip", 1, lambda rounds: runtime_calls(rounds, "hip")),
    ],
)
def test_calls_and_bytes(steelyard, tmp_path, gpu, name, threads, expected):
    program, *module = gpu[name]
    command = [program, ROUNDS, threads, *module]
    plain = run(command, tmp_path, LD_LIBRARY_PATH=gpu["libraries"])
    ran = steelyard(command, LD_LIBRARY_PATH=gpu["libraries"])
    assert (ran.status, ran.out) == (plain.status, plain.out) == (0, f"{ROUNDS * threads} rounds were right\n")
    assert counted(ran.profile) == expected(ROUNDS * threads)
    if "driver" not in name:
        # The program's own function, which a stream calls on a thread of the driver's.
        assert ran.profile.calls()["write"] == [ROUNDS * threads, 64 * ROUNDS * threads, 0]


def test_errors_are_counted_and_an_answer_is_none(steelyard, gpu):
    profile = steelyard([*gpu["linked"], ROUNDS], LD_LIBRARY_PATH=gpu["libraries"]).profile
    sites, names = profile["sites"], profile.text("calls", "name")
    errors = {}
    for call, failed in zip(sites["call"], sites["errors"]):
        errors[names[call]] = errors.get(names[call], 0) + int(failed)
    assert {name: count for name, count in errors.items() if count} == {"cudaMemcpy3D": ROUNDS, "cudaLaunchKernel": ROUNDS}


PYTHON = """
import ctypes, sys
runtime = ctypes.CDLL(sys.argv[1])
assert not hasattr(runtime, "cudaNoSuchFunction")
memory, size = ctypes.c_void_p(), ctypes.c_size_t(3000)
assert runtime.cudaMalloc(ctypes.byref(memory), size) == 0
here = ctypes.create_string_buffer(3000)
for i in range(20):
    assert runtime.cudaMemcpy(memory, here, size, 1) == 0
    assert runtime.cudaMemcpy(here, memory, size, 2) == 0
assert runtime.cudaMemcpy(here, memory, size, 77) == 21 and runtime.cudaGetLastError() == 21
assert runtime.cudaDeviceSynchronize() == 0
print("right")
"""


def test_python_by_ctypes(steelyard, tmp_path, gpu):
    script = tmp_path / "gpu.py"
    script.write_text(PYTHON)
    ran = steelyard([sys.executable, script, gpu["runtime"]], LD_LIBRARY_PATH=gpu["libraries"])
    assert (ran.status, ran.out) == (0, "right\n"), ran.err
    assert counted(ran.profile) == {
        "cudaMalloc": [1, 0, 0],
        "cudaMemcpy (to the device)": [20, 60000, 0],
        "cudaMemcpy (from the device)": [20, 60000, 0],
        "cudaMemcpy": [1, 0, 0],
        "cudaDeviceSynchronize": [1, 0, 0],
    }


TWO = """
import ctypes, _ctypes, sys
first = ctypes.CDLL(sys.argv[1])
assert first.cudaMemcpy(None, None, 0, 0) == 0
second = ctypes.CDLL(sys.argv[2], mode=ctypes.RTLD_GLOBAL)
_ctypes.dlclose(ctypes.CDLL("libresolv.so.2")._handle)  # who meant which is found out again,
ctypes.CDLL("libresolv.so.2")  # and which comes first for all
assert first.cudaMemcpy(None, None, 0, 77) == 21
assert second.cudaGetLastError() == 0 and first.cudaGetLastError() == 21
assert second.cudaMemcpy(None, None, 0, 78) == 21
assert first.cudaGetLastError() == 0 and second.cudaGetLastError() == 21
print("right")
"""


def test_two_runtimes_found_by_their_handles(steelyard, tmp_path, gpu):
    script = tmp_path / "two.py"
    script.write_text(TWO)
    other = compiled(FOLDER / "runtime.c", ["gcc", *C_FLAGS, "-shared", "-fPIC", "-Wl,-soname,libcudart.so.12"], ["-ldl"], name="cudart12")
    ran = steelyard([sys.executable, script, gpu["runtime"], other], LD_LIBRARY_PATH=gpu["libraries"])
    assert (ran.status, ran.out) == (0, "right\n"), ran.err
    assert counted(ran.profile) == {"cudaMemcpy": [2, 0, 0]}, "of the second, nothing says whose it is"


@pytest.mark.parametrize("threads", [2, 4, 8])
def test_threads_that_open_and_close_it(steelyard, gpu, threads):
    """What one thread closes, another may be asking about."""
    again = compiled(PROGRAMS / "again.c", ["gcc", *C_FLAGS], ["-lpthread", "-ldl"], name="again")
    for _ in range(2):
        ran = steelyard([again, gpu["runtime"], "cudaGetLastError", threads, 400], LD_LIBRARY_PATH=gpu["libraries"])
        assert (ran.status, ran.out) == (0, "all closed\n"), ran.err


def test_children_of_threads_that_open_and_close_it(steelyard, gpu):
    """The linker's lock is as it was at the fork, and its list may have an object that is gone."""
    program = compiled(PROGRAMS / "opens_in_child.c", ["gcc", *C_FLAGS], ["-lpthread", "-ldl"], name="opens-in-child")
    for _ in range(3):
        ran = steelyard([program, gpu["runtime"], 150], LD_LIBRARY_PATH=gpu["libraries"])
        assert (ran.status, ran.out) == (0, "0 bad children\n"), ran.err


def test_the_report_shows_them(steelyard, gpu):
    # Each round waits 30 ms for the GPU.
    report = steelyard([*gpu["linked"], 20], LD_LIBRARY_PATH=gpu["libraries"], GPU_WAIT_MS="30").profile.report
    section = next(s for s in report["sections"] if s["id"] == "accelerator")
    values = {row["id"]: row["value"] for row in section["rows"] if row["value"] is not None}
    assert values["accelerator_call_count"] == sum(calls for calls, *_ in runtime_calls(20).values())
    assert values["accelerator_launches"] == 220
    assert values["accelerator_bytes_to"] == 100_000 and values["accelerator_bytes_from"] == 20 * (4000 + 150 + 64)
    table = next(t for t in section["tables"] if t["id"] == "accelerator_sites")
    name, place, _, _, calls, *_ = table["rows"][0]
    assert (name, calls) == ("cudaDeviceSynchronize", 20) and place.startswith("once (host.c:")
    assert [t["id"] for t in section["tables"] if t["id"] == "accelerator_sizes"]


def section(report):
    return next(s for s in report["sections"] if s["id"] == "accelerator")


def shown(table):
    return [[cell.get("text", "") if isinstance(cell, dict) else cell for cell in row] for row in table["rows"]]


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize("name, call", [("linked", "cudaDeviceSynchronize"), ("static", "cuCtxSynchronize"), ("driver", "cuStreamSynchronize")])
def test_waiting_for_a_gpu_is_no_computing(steelyard, gpu, name, call):
    # Each round waits 100 ms for the GPU, by spinning, and does next to nothing else; the driver's program waits twice.
    report = steelyard([*gpu[name], 20], LD_LIBRARY_PATH=gpu["libraries"], GPU_WAIT_MS="100").profile.report
    shares = {share["id"]: share["share"] for share in report["shares"]}
    assert shares["accelerator"] > 0.85 and shares["compute"] < 0.1, shares
    rows = shown(next(t for t in section(report)["tables"] if t["id"] == "accelerator_calls"))
    # Of the driver's two waits either may be the longer one.
    assert rows[0][0] in (call, "cuCtxSynchronize") and "once (host.c" in rows[0][1], rows
    assert "is in an accelerator's driver" in report["verdict"] and f"of them in {rows[0][0]} at once" in report["verdict"], report["verdict"]


# How the slow form and the one without its cause are run, what the driver takes for it, and what the first finding is and says.
STEPS = {
    "each launch is waited for": (("waited", 100000), ("launched", 100000), {"GPU_WAIT_US": "15"}, "waited_launches", "in cudaDeviceSynchronize at main (steps.c:"),
    "pieces of 256 bytes": (("pieces", 30), ("whole", 30), {"GPU_COPY_US": "15"}, "small_copies", "123 k pieces of 256 B on average"),
}  # fmt: skip


@pytest.mark.timed
@pytest.mark.beside
@pytest.mark.parametrize("cause", STEPS)
def test_what_the_host_does_too_often(steelyard, tmp_path, gpu, cause):
    slow, fixed, variables, rule, words = STEPS[cause]
    variables = {"LD_LIBRARY_PATH": gpu["libraries"], **variables}
    took = {}
    for how in (slow, fixed):
        began = time.monotonic()
        assert run([*gpu["steps"], *how], tmp_path, **variables).status == 0
        took[how] = time.monotonic() - began
    first = steelyard([*gpu["steps"], *slow], **variables).profile.report["findings"][0]
    assert first["id"] == rule and words in first["title"].replace("\u00a0", " ").replace("\u202f", " "), first
    saved = took[slow] - took[fixed]
    assert saved / 2 < first["gain_s"] < 2 * saved, (first["gain_s"], took)
    other = steelyard([*gpu["steps"], *fixed], **variables).profile.report["findings"]
    assert rule not in [finding["id"] for finding in other], other


@pytest.mark.timed
@pytest.mark.beside
def test_a_copy_that_waits_for_a_kernel_promises_nothing(steelyard, gpu):
    # 4 bytes that take 5 ms: what is before them takes that.
    report = steelyard([*gpu["steps"], "result", 400], LD_LIBRARY_PATH=gpu["libraries"], GPU_COPY_US="5000").profile.report
    assert not any(finding["id"] in ("blocking_copies", "small_copies") for finding in report["findings"]), report["findings"]
    assert "The copies move little: they wait for the kernels before them." in report["verdict"], report["verdict"]


SMI = """#!/bin/sh
case "$*" in *clocks_event_reasons*) echo 'Field "clocks_event_reasons.active" is not a valid field to query.'; exit 2;; esac
echo "$*" >> "$ASKED"
while :; do
    echo "00000000:06:00.0, 50, 1024, 81559, 300.5, 1500, 1980, 0x0000000000000004"
    echo "00000000:07:00.0, 10, [N/A], 81559, [N/A], 345, 1980, 0x0000000000000001"
    sleep 0.2
done
"""


def test_readings_of_nvidia_smi(steelyard, tmp_path):
    """A stand-in of an older driver, which knows the reasons for a clock by their former name; as an H100's prints them otherwise."""
    proc = tmp_path / "proc"
    (proc / "driver/nvidia/gpus/0000:06:00.0").mkdir(parents=True)
    programs = tmp_path / "bin"
    programs.mkdir()
    smi = programs / "nvidia-smi"
    smi.write_text(SMI)
    smi.chmod(0o755)
    asked = tmp_path / "asked"
    ran = steelyard(
        ["sleep", "3.5"], PATH=f"{programs}:/usr/bin:/bin", ASKED=str(asked), STEELYARD_PROCFS_ROOT=str(proc),
    )  # fmt: skip
    assert ran.status == 0 and len(asked.read_text().splitlines()) == 1
    series = ran.profile["accelerator_series"]
    devices = ran.profile.text("accelerator_series", "device")
    assert set(devices) == {"0000:06:00.0", "0000:07:00.0"}
    first = [row for row, device in enumerate(devices) if device == "0000:06:00.0"]
    assert {int(series["busy_percent"][row]) for row in first} == {50} and {int(series["power_uw"][row]) for row in first} == {300_500_000}
    other = [row for row, device in enumerate(devices) if device == "0000:07:00.0"]
    assert {int(series["memory_used_bytes"][row]) for row in other} == {-1} and {int(series["clock_mhz"][row]) for row in other} == {345}
    values = {row["id"]: row["value"] for row in section(ran.profile.report)["rows"]}
    assert values["accelerator_use"] == pytest.approx(0.3) and values["accelerator_held_back"] == pytest.approx(0.5)
    # It ends with the run.
    assert not run(["pgrep", "-f", str(smi)], tmp_path).out.strip()
