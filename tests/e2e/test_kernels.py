"""GPU kernels and copies by CUPTI: sums are exact, whatever goes wrong is said, and the program never notices.

No GPU is needed: tests/cupti has a driver and a CUPTI that record what the program says."""

import re
import subprocess

import pytest
from conftest import run
from machine import C_FLAGS, ROOT, compiled, c_program

CUPTI = ROOT / "tests/cupti"
FIRST, SECOND = "0000:1a:00.0", "0000:1b:00.0"
MS = 1_000_000
MIB = 1 << 20


@pytest.fixture(scope="session")
def fakes(tmp_path_factory):
    """A folder with a libcuda.so.1 and a libcupti.so.13 that are made for tests."""
    folder = tmp_path_factory.mktemp("cupti")
    for source, name in (("libcuda.c", "libcuda.so.1"), ("libcupti.c", "libcupti.so.13")):
        flags = ["-shared", "-fPIC", f"-Wl,-soname,{name}", "-ldl"]
        (folder / name).symlink_to(compiled(CUPTI / source, ["gcc", *C_FLAGS], flags))
    return folder


@pytest.fixture
def recorded(steelyard, fakes):
    def of(mode, status=0, **variables):
        program = c_program("launches.c", folder=CUPTI)
        return steelyard([program, mode], options=["--kernels"], status=status, LD_LIBRARY_PATH=fakes, **variables)

    return of


def rows(profile, table):
    """One dict a row, texts as text."""
    texts = {"device", "name", "direction", "source", "target", "what", "reason", "remedy"}
    columns = profile[table]
    count = len(next(iter(columns.values())))
    return [
        {k: profile.strings[v[i]] if k in texts else v[i].tolist() for k, v in columns.items()} for i in range(count)
    ]


def kernels(profile):
    return {(row["device"], row["name"]): row for row in rows(profile, "kernels")}


def absent(profile):
    return [row for row in rows(profile, "absent") if row["what"] == "GPU_kernels"]


def check_sums(profile, times=1):
    found = kernels(profile)
    assert {key: (row["count"], row["untimed"], row["time_ns"], row["min_ns"], row["max_ns"]) for key, row in found.items()} == {
        (FIRST, "scale(float*, int)"): (1000 * times, 0, 10 * MS * times, 10_000, 10_000),
        (SECOND, "long_one"): (2 * times, times, 30 * MS * times, 30 * MS, 30 * MS),
        (SECOND, "void math::sum<double>(double const*, int)"): (times, 0, 30 * MS * times, 30 * MS, 30 * MS),
    }
    row = found[FIRST, "scale(float*, int)"]
    assert (row["grid"], row["block"]) == ([100, 101, 102], [32, 33, 34])
    copies = {
        (row["direction"], row["source"], row["target"]): (row["device"], row["count"], row["bytes"], row["time_ns"])
        for row in rows(profile, "device_copies")
    }
    assert copies == {
        ("to device", "pageable", "device"): (FIRST, 10 * times, 10 * MIB * times, 2 * MS * times),
        ("from device", "device", "pinned"): (FIRST, 5 * times, 20 * MIB * times, 2_500_000 * times),
        ("set", "", "device"): (FIRST, times, 4096 * times, 300_000 * times),
        ("between devices", "device", "device"): (FIRST, times, 1000 * times, 200_000 * times),
    }
    devices = {row["device"]: row for row in rows(profile, "devices")}
    assert {key: (row["name"], row["kernel_ns"], row["copy_ns"], row["busy_ns"]) for key, row in devices.items()} == {
        FIRST: ("Made-up GPU 0", 10 * MS * times, 5 * MS * times, 14_500_000 * times),
        SECOND: ("Made-up GPU 1", 50 * MS * times, 0, 50 * MS * times),
    }
    series = rows(profile, "device_series")
    for device, row in devices.items():
        mine = [bin for bin in series if bin["device"] == device]
        for column in ("kernel_ns", "copy_ns", "busy_ns"):
            assert sum(bin[column] for bin in mine) == row[column]
        for bin in mine:
            assert bin["busy_ns"] <= bin["width_ns"] <= 1000 * MS
            assert bin["time_ns"] <= row["last_ns"] and bin["time_ns"] + bin["width_ns"] >= row["first_ns"]
    return devices


@pytest.mark.fast
def test_sums_are_exact_and_shown(recorded):
    ran = recorded("sums")
    profile = ran.profile
    devices = check_sums(profile)
    assert absent(profile) == [] and all(row["ended"] == 1 for row in devices.values())
    lost = dict(zip(profile.text("losses", "loss"), profile["losses"]["count"]))
    assert lost["kernels_dropped"] == 7 and "kernels_late" not in lost
    run_ns = profile.manifest["run"]["elapsed_ns"]
    assert all(0 <= row["first_ns"] < row["last_ns"] <= run_ns for row in devices.values())
    section = next(s for s in profile.report["sections"] if s["id"] == "accelerator")
    tables = {table["id"]: table for table in section["tables"]}
    names = [row[0]["text"] if isinstance(row[0], dict) else row[0] for row in tables["gpu_kernels"]["rows"]]
    assert sorted(names) == ["long_one", "scale(float*, int)", "void math::sum<double>(double const*, int)"]
    assert len(tables["gpu_copies"]["rows"]) == 4 and len(tables["gpu_devices"]["rows"]) == 2
    values = {row["id"]: row["value"] for row in section["rows"]}
    assert values["gpu_kernels"] == 1003
    assert values["gpu_pageable_share"] == pytest.approx(1 / 3)
    assert values["gpu_load_balance"] == pytest.approx(60 / 100)
    efficiencies = [values[f"gpu_{name}"] for name in ("load_balance", "communication_efficiency", "orchestration_efficiency")]
    assert values["gpu_parallel_efficiency"] == pytest.approx(efficiencies[0] * efficiencies[1] * efficiencies[2])


def test_a_clock_that_is_not_ours_is_converted(recorded):
    profile = recorded("sums", FAKE_CLOCK="1").profile
    devices = check_sums(profile)
    run_ns = profile.manifest["run"]["elapsed_ns"]
    assert all(0 <= row["first_ns"] < row["last_ns"] <= run_ns for row in devices.values())


def test_names_beyond_the_room_are_counted_together(recorded):
    found = rows(recorded("names").profile, "kernels")
    assert sum(row["count"] for row in found) == 5000
    assert sum(row["time_ns"] for row in found) == 5_000_000
    assert [row["name"] for row in found if row["others"]] == [""]
    assert 1900 < len(found) <= 2048


@pytest.mark.timed
def test_a_killed_process_keeps_all_but_its_last_second(recorded):
    profile = recorded("killed", status=-9).profile
    devices = check_sums(profile)
    assert all(row["ended"] == 0 for row in devices.values())


def test_the_child_of_a_fork_writes_nothing_of_its_parents(recorded):
    check_sums(recorded("forked").profile)


REASONS = {
    "taken": ({"FAKE_RESULT": "39"}, "another tool has CUPTI in this program"),
    "privileges": ({"FAKE_RESULT": "35"}, "this user may not profile the GPUs"),
    "no device": ({"FAKE_RESULT": "15"}, "CUPTI found no driver or no device"),
    "refused": ({"FAKE_RESULT": "999"}, r"CUPTI refused to record \(cuptiSubscribe returned 999\)"),
    "unknown version": ({"FAKE_CUPTI": "990000"}, "unknown version 990000"),
    "older driver": ({"FAKE_CUDA": "12040"}, "no libcupti was found that goes with the driver, which is for CUDA 12"),
    "another injection": ({"CUDA_INJECTION64_PATH": "/opt/other.so"}, "CUDA_INJECTION64_PATH is set for another tool, /opt/other.so"),
}


@pytest.mark.parametrize("why", REASONS)
def test_what_prevents_it_is_said_and_the_program_runs(recorded, why):
    variables, reason = REASONS[why]
    ran = recorded("sums", CUDA_HOME="/nowhere", **variables)
    assert "done" in ran.out
    assert rows(ran.profile, "kernels") == []
    (row,) = absent(ran.profile)
    assert re.search(reason, row["reason"]), row["reason"]
    assert any(re.search(reason, one["reason"]) for one in ran.profile.report["trust"]["absent"])


def test_a_program_without_cuda_is_told_so(recorded):
    (row,) = absent(recorded("nothing").profile)
    assert row["reason"] == "the program did not start CUDA"


def test_without_the_option_nothing_is_loaded(steelyard, fakes):
    program = c_program("launches.c", folder=CUPTI)
    profile = steelyard([program, "sums"], LD_LIBRARY_PATH=fakes).profile
    assert rows(profile, "kernels") == [] and absent(profile) == []


@pytest.mark.parametrize("cuda", ["12", "13"])
def test_records_lie_where_the_headers_of_nvidia_have_them(cuda, tmp_path):
    wheel = sorted((ROOT / f".cupti/{cuda}").glob("lib/python3*/site-packages/nvidia"))
    runtime = sorted((ROOT / ".cupti/13").glob("lib/python3*/site-packages/nvidia/cu13/include"))
    if not wheel or not runtime:
        pytest.skip(f".cupti/{cuda} has no headers of CUPTI (make setup)")
    folder = next(wheel[0].rglob("cupti_activity.h")).parent
    header = (folder / "cupti_activity.h").read_text()

    def newest(record):
        found = re.findall(rf"^}} (CUpti_Activity{record}\d*);", header, re.MULTILINE)
        return max(found, key=lambda name: int(re.search(r"\d*$", name)[0] or 0))

    types = {"KERNEL": "Kernel", "COPY": "Memcpy", "PEERS": "MemcpyPtoP", "SET": "Memset"}
    flags = [f"-D{macro}={newest(record)}" for macro, record in types.items()]
    command = ["gcc", "-std=c17", "-D_GNU_SOURCE", "-fsyntax-only", f"-I{folder}", f"-I{runtime[0]}", "-iquote", ROOT / "collector"]
    done = subprocess.run([*command, *flags, CUPTI / "layout.c"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
