"""MPI-IO and the libraries above it, by file: what each process did with each file through each interface is exact."""

import shutil
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from conftest import run
from machine import C_FLAGS, MPIS, PROGRAMS, c_program, compiled, has

PARTS = ["data", "nonblocking", "split", "short", "meta"]


def uses(profile, process, interface):
    """Path → field → sum, of one process."""
    table, files = profile["file_uses"], profile.text("files", "path")
    interfaces, seen = profile.text("file_uses", "interface"), defaultdict(lambda: defaultdict(int))
    for i in range(len(interfaces)):
        if interfaces[i] == interface and table["process"][i] == process:
            for field, column in table.items():
                if column.ndim == 1 and field not in ("process", "file", "interface"):
                    seen[files[table["file"][i]]][field] += int(column[i])
    return seen


FIELDS = {"read_calls": "reads", "write_calls": "writes", "hints": "hinted"}


def check(truth, profile, interface):
    """Every count of the truth that names a file, and the bytes of each direction in all."""
    seen = uses(profile, profile.process_of_rank(truth["rank"]), interface)
    wanted = {tuple(k.rsplit(":", 1)): v for k, v in truth["calls"].items() if ":" in k}
    assert wanted
    moved = defaultdict(lambda: [0, 0])
    for (name, field), (count, volume, _) in wanted.items():
        rows = [row for path, row in seen.items() if path.endswith(name) or f"/{name}." in path]
        assert sum(row[FIELDS.get(field, field)] for row in rows) == count, f"{name} {field}"
        direction = field.split("_")[0]
        if direction in ("read", "write") and field != "write_end":
            moved[name, direction][0] += count
            moved[name, direction][1] += volume
    for (name, direction), both in moved.items():
        rows = [row for path, row in seen.items() if path.endswith(name) or f"/{name}." in path]
        assert [sum(row[f] for row in rows) for f in (f"{direction}s", f"{direction}_bytes")] == both, f"{name} {direction}"


def check_calls(truth, profile, beginning):
    seen = profile.calls(profile.process_of_rank(truth["rank"]))
    wanted = {k: v for k, v in truth["calls"].items() if k.startswith(beginning)}
    assert wanted and {k: v for k, v in seen.items() if k.startswith(beginning)} == wanted


@pytest.mark.timed
def test_samples_go_on_after_a_tick_while_we_ask_for_hints(steelyard, mpi):
    slow = mpi.program("slow_hints.c", "-shared", "-fPIC", "-ldl")
    ran = steelyard(mpi.run(1, mpi.program("mpiio.c"), "data"), LD_PRELOAD=slow)
    process = ran.profile.process_of_rank(0)
    about = ran.profile.processes()[process]
    assert sum(ran.profile.sampled_seconds(process).values()) * 1e9 > 0.7 * (about["end_ns"] - about["start_ns"])


@pytest.mark.fast
def test_every_manner_of_access(steelyard, mpi):
    ran = steelyard(mpi.run(2, mpi.program("mpiio.c"), *PARTS))
    assert len(ran.truth) == 2
    for truth in ran.truth:
        check(truth, ran.profile, "mpiio")
        check_calls(truth, ran.profile, "MPI_")


# One rank, and (above) two: with three on two cores Open MPI hangs in MPI_File_open now and then, and MPICH 4.0 fails an
# assertion of its own in MPI_Testall, both without Steelyard as well.
@pytest.mark.parametrize("ranks", [1, 2])
def test_on_every_mpi(steelyard, every_mpi, ranks):
    ran = steelyard(every_mpi.run(ranks, every_mpi.program("mpiio.c"), *PARTS))
    assert len(ran.truth) == ranks
    for truth in ran.truth:
        check(truth, ran.profile, "mpiio")
        check_calls(truth, ran.profile, "MPI_")


def test_a_read_that_is_cut_short_is_seen_when_it_is_complete(steelyard, every_mpi):
    if every_mpi.family == "openmpi":
        pytest.skip("Open MPI waits for ever for such a read, without Steelyard as well")
    ran = steelyard(every_mpi.run(2, every_mpi.program("mpiio.c"), "later"))
    for truth in ran.truth:
        check(truth, ran.profile, "mpiio")


@pytest.mark.parametrize("mpi", MPIS[:2], ids=lambda m: m.name)
def test_fortran(steelyard, mpi):
    if mpi.missing or not has("gfortran"):
        pytest.skip(mpi.missing or "gfortran is not installed (make setup)")
    program = compiled(PROGRAMS / "mpiio.F90", [str(mpi.tool("mpif90")), "-O2", "-g"], name=f"fortran-{mpi.name}")
    ran = steelyard(mpi.run(2, program))
    (truth,) = ran.truth
    for rank in range(2):
        check(truth | {"rank": rank}, ran.profile, "mpiio")


def test_hints_ranks_and_mode(steelyard, every_mpi):
    profile = steelyard(every_mpi.run(2, every_mpi.program("mpiio.c"), "meta")).profile
    files = profile["files"]
    (row,) = [i for i, path in enumerate(profile.text("files", "path")) if path.endswith("/meta")]
    assert files["comm_size"][row] == 2
    hints = profile.strings[files["hints"][row]].splitlines()
    assert "cb_buffer_size=1048576" in hints and hints == sorted(hints)


def test_the_system_sees_what_was_written_by_all(steelyard, mpi):
    """Below every MPI-IO file lies the same file by system calls: nested calls count there, though not with the sites."""
    ran = steelyard(mpi.run(2, mpi.program("mpiio.c"), "data"))
    above, below = 0, 0
    for process in range(len(ran.profile["processes"]["pid"])):
        for interface in ("mpiio", "posix"):
            volume = sum(row["write_bytes"] for path, row in uses(ran.profile, process, interface).items() if path.endswith("/data"))
            above += volume if interface == "mpiio" else 0
            below += volume if interface == "posix" else 0
    assert above > 0 and below >= above


def test_three_gibibytes_in_one_write(steelyard, mpi, tmp_path):
    if shutil.disk_usage(tmp_path).free < 4 << 30:
        pytest.skip("less than 4 GiB are free here")
    with open("/proc/meminfo") as f:
        available = next(int(line.split()[1]) for line in f if line.startswith("MemAvailable"))
    if available < 4 << 20:
        pytest.skip("less than 4 GiB of memory are free")
    ran = steelyard(mpi.run(1, mpi.program("mpiio.c"), "large"), timeout=300)
    (tmp_path / "large").unlink()
    (truth,) = ran.truth
    check(truth, ran.profile, "mpiio")
    ((_, row),) = [x for x in uses(ran.profile, ran.profile.process_of_rank(0), "mpiio").items() if x[0].endswith("/large")]
    assert row["write_bytes"] == row["write_max_size"] == row["write_end"] == 3221225472


def test_killed_inside_a_collective_write(steelyard, mpi):
    ran = steelyard(mpi.run(3, mpi.program("mpiio.c"), "killed"), status=None)
    assert ran.status != 0 and len(ran.truth) == 3
    for truth in ran.truth:
        check(truth, ran.profile, "mpiio")


def hdf5(mpi, program="hdf5"):
    """A program for an MPI's own HDF5, or without MPI; skips where the library is not there."""
    name = {"debian-openmpi": "openmpi", "debian-mpich": "mpich"}[mpi.name] if mpi else "serial"
    folder = f"/usr/include/hdf5/{name}"
    link = subprocess.run(["sh", "-c", f"ls /usr/lib/*/hdf5/{name}/libhdf5.so"], capture_output=True, text=True).stdout.split()
    if not link:
        pytest.skip(f"no HDF5 for {name} is installed (make setup)")
    compiler = str(mpi.tool("mpicc")) if mpi else "gcc"
    return compiled(PROGRAMS / f"{program}.c", [compiler, *C_FLAGS, f"-I{folder}"], [link[0]], name=f"{program}-{name}")


@pytest.mark.parametrize("mpi", MPIS[:2], ids=lambda m: m.name)
def test_parallel_hdf5(steelyard, mpi):
    if mpi.missing:
        pytest.skip(mpi.missing)
    ran = steelyard(mpi.run(2, hdf5(mpi)))
    assert len(ran.truth) == 2
    written = 0
    for truth in ran.truth:
        check(truth, ran.profile, "hdf5")
        check_calls(truth, ran.profile, "H5")
        process = ran.profile.process_of_rank(truth["rank"])
        written += sum(row["write_collective"] for path, row in uses(ran.profile, process, "mpiio").items() if path.endswith("field.h5"))
    assert written >= 2 * 3, "HDF5's own MPI-IO is seen beneath it"
    classes, paths = ran.profile.text("files", "class"), ran.profile.text("files", "path")
    (row,) = [i for i, path in enumerate(paths) if path == "/group/x"]
    assert classes[row] == "dataset" and paths[ran.profile["files"]["parent"][row]].endswith("field.h5")


def test_serial_hdf5(steelyard):
    ran = steelyard([hdf5(None)])
    (truth,) = ran.truth
    seen = uses(ran.profile, 0, "hdf5")
    for key, (count, _, _) in truth["calls"].items():
        if ":" in key:
            name, field = key.rsplit(":", 1)
            assert sum(row[FIELDS.get(field, field)] for path, row in seen.items() if path.endswith(name)) == count, key
    total = sum(v[1] for k, v in truth["calls"].items() if k.startswith("/group/x:"))
    assert seen["/group/x"]["read_bytes"] + seen["/group/x"]["write_bytes"] == total


def test_strings_of_any_length(steelyard, binary):
    """Their bytes are not those that HDF5 is given, which are pointers; so nothing is compared with them."""
    ran = steelyard([hdf5(None, "strings_h5")])
    seen = uses(ran.profile, 0, "hdf5")["/strings"]
    assert (seen["reads"], seen["writes"], seen["variable"]) == (5, 5, 10)
    assert "amplification" not in [finding["id"] for finding in ran.profile.report["findings"]]
    shown = run([binary, "report", "--io", ran.files[0]], ran.directory).out
    assert "HDF5 is given pointers" in " ".join(shown.split())


def linked(name, library, compiler):
    """A program that needs a library; skips where that is not there."""
    found = subprocess.run(["sh", "-c", f"ls /usr/lib/*/{library}"], capture_output=True, text=True).stdout.split()
    if not found:
        pytest.skip(f"{library} is not installed (make setup)")
    return compiled(PROGRAMS / name, [str(compiler), *C_FLAGS], [found[0]])


def check_one(truth, seen, calls, beginning):
    for key, (count, volume, _) in truth["calls"].items():
        if ":" in key:
            name, field = key.rsplit(":", 1)
            assert sum(row[FIELDS.get(field, field)] for path, row in seen.items() if path.endswith(name)) == count, key
        else:
            assert calls[key][:2] == [count, volume], key
    for direction in ("read", "write"):
        total = sum(v[1] for k, v in truth["calls"].items() if ":" in k and f":{direction}_" in k)
        assert sum(row[f"{direction}_bytes"] for row in seen.values()) == total
    assert {k for k in calls if k.startswith(beginning)} == {k for k in truth["calls"] if ":" not in k}


@pytest.mark.parametrize("kind", [[], ["4"]], ids=["classic", "hdf5"])
def test_netcdf(steelyard, kind):
    ran = steelyard([linked("netcdf.c", "libnetcdf.so", "gcc"), *kind])
    (truth,) = ran.truth
    check_one(truth, uses(ran.profile, 0, "netcdf"), ran.profile.calls(0), "nc_")
    assert bool(uses(ran.profile, 0, "hdf5")) == bool(kind), "a file of netCDF-4 is one of HDF5 beneath"


def test_pnetcdf(steelyard):
    mpi = MPIS[0]
    if mpi.missing:
        pytest.skip(mpi.missing)
    ran = steelyard(mpi.run(2, linked("pnetcdf.c", "libpnetcdf.so", mpi.tool("mpicc"))))
    assert len(ran.truth) == 2
    for truth in ran.truth:
        process = ran.profile.process_of_rank(truth["rank"])
        check_one(truth, uses(ran.profile, process, "pnetcdf"), ran.profile.calls(process), "ncmpi_")


def test_a_library_that_comes_late_is_seen_and_none_is_offered_before(steelyard):
    """Names of libraries that are not loaded are not there; those of one loaded since are."""
    program = c_program("late_library.c")
    library = subprocess.run(["sh", "-c", "ls /usr/lib/*/hdf5/serial/libhdf5.so"], capture_output=True, text=True).stdout.split()
    if not library:
        pytest.skip("no HDF5 without MPI is installed (make setup)")
    ran = steelyard([program, library[0]])
    assert "offered before: no" in ran.out and ran.profile.calls(0).get("H5Fcreate", [0])[0] == 1




RESIZED = """
#include <hdf5.h>
int main(void)
{
    static const char text[64];
    hid_t file = H5Fcreate("text.h5", H5F_ACC_TRUNC, H5P_DEFAULT, H5P_DEFAULT), type = H5Tcopy(H5T_C_S1);
    hsize_t one = 1;
    hid_t space = H5Screate_simple(1, &one, NULL);
    for (int n = 1; n <= 4; n++) {
        char name[2] = {(char)('a' + n), 0};
        H5Tset_size(type, (size_t)n * 10);
        hid_t set = H5Dcreate2(file, name, type, space, H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT);
        H5Dwrite(set, type, H5S_ALL, H5S_ALL, H5P_DEFAULT, text);
        H5Dclose(set);
    }
    return H5Fclose(file) < 0;
}
"""


def test_a_type_of_hdf5_whose_size_is_set_again(steelyard, tmp_path):
    header = Path("/usr/include/hdf5/serial/hdf5.h")
    if not header.exists():
        pytest.skip(f"{header} is not installed (make setup)")
    (tmp_path / "resized.c").write_text(RESIZED)
    line = ["cc", "resized.c", "-o", "resized", f"-I{header.parent}", "-lhdf5_serial"]
    subprocess.run(line, cwd=tmp_path, check=True)
    ran = steelyard([tmp_path / "resized"])
    assert ran.profile.calls()["H5Dwrite"][:2] == [4, 10 + 20 + 30 + 40]
