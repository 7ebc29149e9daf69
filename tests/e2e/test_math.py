"""Calls of BLAS, LAPACK and FFTW are counted exactly, by shape, and only those that the program makes itself."""

from pathlib import Path

import pytest
from conftest import run
from machine import C_FLAGS, PROGRAMS, ROOT, compiled, has

ROUNDS = 20
BLAS = Path("/usr/lib/x86_64-linux-gnu")
OURS = ("-l:liblapack.so.3", "-l:libblas.so.3", "-lm")
# The reference: what LAPACK asks of BLAS goes through the linker, and past every wrapper.
REFERENCE = {"LD_LIBRARY_PATH": f"{BLAS}/blas:{BLAS}/lapack"}


def wheel(name):
    """OpenBLAS of a wheel, with its names."""
    found = sorted((ROOT / ".wheels").glob(f"lib/python3*/site-packages/{name}"))
    return found[0] if found else None


def shapes(profile):
    """(routine, letters, sizes without the zeros at the end, others) → [calls, operations of each, calls that were timed]."""
    rows, names, letters = profile["math"], profile.text("calls", "name"), profile.text("math", "letters")
    found = {}
    for i in range(len(rows["count"])):
        sizes = [int(size) for size in rows["sizes"][i]]
        while sizes and sizes[-1] == 0:
            sizes.pop()
        key = (names[rows["call"][i]], letters[i], tuple(sizes), int(rows["others"][i]))
        one = found.setdefault(key, [0, int(rows["flops"][i]), 0])
        one[0] += int(rows["count"][i])
        one[2] += int(rows["timed"][i])
    return found


def table(profile, name):
    return next(t for s in profile.report["sections"] for t in s["tables"] if t["id"] == name)["rows"]


# By the definition of each routine, and LAPACK Working Note 41: multiplications and additions.
def lu(n):
    return (2 * n**3 + 4 * n) // 6 + (2 * n**3 - 3 * n**2 + n) // 6


def expected(rounds):
    n, m, nrhs = 200, 300, 7
    each = {
        ("dgemm", "NN", (100, 50, 25)): 2 * 100 * 50 * 25,
        ("dgemm", "TN", (100, 50, 25)): 2 * 100 * 50 * 25,
        ("dgemm", "NT", (8, 8, 8)): 1024,
        ("dgemm", "NT", (30, 20, 10)): 2 * 30 * 20 * 10,
        ("dsyrk", "UN", (200, 300)): m * n * (n + 1),
        ("dgemv", "T", (300, 200)): 2 * m * n,
        ("daxpy", "", (200,)): 400,
        ("ddot", "", (200,)): 400,
        ("sdot", "", (300,)): 600,
        ("idamax", "", (200,)): 0,
        ("zgemm", "CN=", (200, 1, 300)): 8 * 200 * 300,
        ("dtrsm", "LLNN", (200, 7)): nrhs * n * n,
        ("sscal", "", (1000,)): 1000,
        ("zdotc", "", (50,)): 400,
    }
    calls = {(*key, 0): [rounds, flops] for key, flops in each.items()}
    # C's ddot and Fortran's are one routine.
    calls["ddot", "", (200,), 0][0] = 2 * rounds
    calls["dgesv", "", (200, 7), 0] = [1, (2 * n**3 + 4 * n + 6 * nrhs * n**2 + 2 * n**3 - 3 * n**2 + n + 6 * nrhs * n * (n - 1)) // 6]
    calls["dpotrf", "L", (200,), 0] = [1, (n * ((n + 3) * n + 2) + n * (n * n - 1)) // 6]
    calls["dgeqrf", "", (300, 200), 0] = [
        1,
        (n * (n * (3 - 2 * n + 6 * m) + 6 * m + 23) + n * (n * (3 - 2 * n + 6 * m) + 5)) // 6,
    ]
    calls["dsyev", "VU", (200,), 0] = [1, 0]
    return calls


def check(ran, rounds=ROUNDS):
    found = {key: one[:2] for key, one in shapes(ran.profile).items()}
    assert found == expected(rounds)


def program(*flags):
    return compiled(PROGRAMS / "math.c", ["gcc", *C_FLAGS], list(flags))


@pytest.fixture(scope="module")
def reference():
    if not (BLAS / "lapack/liblapack.so.3").exists() or not (BLAS / "blas/libblas.so.3").exists():
        pytest.skip("the reference BLAS and LAPACK are not installed (make setup)")
    return program(*OURS)


def test_every_call_counts_once(steelyard, reference, tmp_path):
    alone = run([reference, ROUNDS], tmp_path, **REFERENCE)
    ran = steelyard([reference, ROUNDS], page="text", **REFERENCE)
    assert ran.out.splitlines()[0] == alone.out.splitlines()[0], "another result"
    check(ran)
    profile = ran.profile
    assert not {"dgemm", "dgesv"} & set(profile.calls()), "they compute: no row of the table of sites"
    rows = profile.rows()
    assert rows["math_calls"]["value"] == sum(calls for calls, _ in expected(ROUNDS).values())
    assert rows["math_operations"]["value"] == sum(calls * flops for calls, flops in expected(ROUNDS).values())
    assert 0 < rows["math_time"]["value"] < rows["elapsed"]["value"]
    line = 1 + next(n for n, text in enumerate((PROGRAMS / "math.c").read_text().splitlines()) if "the product's line" in text)
    rows = [row for row in table(profile, "math_routines") if row[0] == "dgemm" and row[1].endswith(f"(math.c:{line})")]
    # The column of peaks is there where these were measured. Of three shapes, equally frequent, the one that took longest is named.
    shapes = [(row[-2].split(", ")[0], row[-2].split(", ")[1] in ("NN", "TN", "NT", "TT"), row[-1]) for row in rows]
    assert shapes == [("100 × 50 × 25", True, pytest.approx(1 / 3))], table(profile, "math_routines")
    assert "Math libraries" in ran.out + ran.err


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    "library, names",
    [
        ("numpy.libs/libscipy_openblas64_*.so", ("-DWHOLE=int64_t", "-DF(name)=scipy_##name##_64_", "-DC(name)=scipy_cblas_##name##64_")),
        ("scipy.libs/libscipy_openblas-*.so", ("-DWHOLE=int32_t", "-DF(name)=scipy_##name##_", "-DC(name)=scipy_cblas_##name")),
    ],
    ids=["64-bit", "32-bit"],
)  # fmt: skip
def test_names_of_wheels(steelyard, tmp_path, library, names, threads):
    found = wheel(library)
    if found is None:
        pytest.skip("the wheels of NumPy and SciPy are not there (make setup)")
    made = program(*names, str(found), f"-Wl,-rpath,{found.parent}", "-lm")
    alone = run([made, ROUNDS], tmp_path, OPENBLAS_NUM_THREADS=threads)
    ran = steelyard([made, ROUNDS], OPENBLAS_NUM_THREADS=threads)
    assert float(ran.out) == pytest.approx(float(alone.out), rel=1e-9)
    check(ran)


def test_of_many_shapes_the_most_frequent_are_kept(steelyard, reference):
    ran = steelyard([reference, 9000, "shapes"], **REFERENCE)
    found = {key: one for key, one in shapes(ran.profile).items()}
    assert sum(one[0] for one in found.values()) == 18000
    assert found["dgemm", "NT", (64, 64, 64), 0][:2] == [9000, 2 * 64**3]
    (others,) = [one for key, one in found.items() if key[3]]
    assert 8900 < others[0] < 9000, "64 shapes are kept, the others are counted"
    assert others[2] > 0


def test_fortran(steelyard, tmp_path):
    if not has("gfortran") or not (BLAS / "lapack/liblapack.so.3").exists():
        pytest.skip("gfortran or the reference LAPACK is not installed (make setup)")
    made = compiled(PROGRAMS / "math.f90", ["gfortran", "-O2", "-g"], list(OURS))
    alone = run([made], tmp_path, **REFERENCE)
    ran = steelyard([made], **REFERENCE)
    assert ran.out == alone.out, "functions of complex numbers give what they gave"
    found = {key[:3]: one[0] for key, one in shapes(ran.profile).items()}
    assert found == {
        ("dgemm", "NT", (64, 64, 64)): 100,
        ("ddot", "", (64,)): 1,
        ("sdot", "", (64,)): 1,
        ("snrm2", "", (64,)): 1,
        ("dgetrf", "", (64, 64)): 1,
    }
    assert shapes(ran.profile)["dgetrf", "", (64, 64), 0][1] == lu(64)


def test_numpy(steelyard):
    ran = steelyard([ROOT / ".venv/bin/python", PROGRAMS / "products.py", ROUNDS], OPENBLAS_NUM_THREADS=1)
    found = {key[:3]: one[0] for key, one in shapes(ran.profile).items()}
    # What NumPy asks at its own start is no matter of ours.
    wanted = {
        ("dgemm", "NN", (120, 60, 80)): ROUNDS,
        ("dgesv", "", (50, 3)): ROUNDS,
        ("ddot", "", (80,)): ROUNDS,
        ("dpotrf", "L", (50,)): 1,
        ("dgesdd", "A", (50, 50)): 1,
    }
    assert {key: found.get(key) for key in wanted} == wanted
    rows = table(ran.profile, "math_routines")
    assert any(row[0] == "dgemm" and "products.py:" in row[1] for row in rows), rows


def test_scipy(steelyard):
    python = ROOT / ".wheels/bin/python"
    if not python.exists():
        pytest.skip("SciPy's wheel is not there (make setup)")
    code = (
        "import numpy, scipy.linalg as l\n"
        "a = numpy.eye(40) * 40 + 1\n"
        "for _ in range(9): f = l.lu_factor(a); l.lu_solve(f, numpy.ones(40)); l.cholesky(a)\n"
        "l.blas.dgemm(1.0, a, a[:, :7]); print(l.qr(a)[1][0, 0])\n"
    )
    ran = steelyard([python, "-c", code], OPENBLAS_NUM_THREADS=1)
    found = {key[:3]: one[0] for key, one in shapes(ran.profile).items()}
    assert found["dgetrf", "", (40, 40)] == 9
    assert found["dpotrf", "U", (40,)] + found.get(("dpotrf", "L", (40,)), 0) == 9
    assert sum(calls for key, calls in found.items() if key[0] == "dgetrs") == 9
    assert found["dgemm", "NN", (40, 7, 40)] == 1
    assert found["dgeqrf", "", (40, 40)] == 1, "asking for the workspace is no call"


@pytest.mark.parametrize("again", [(), ("again",)], ids=["kept", "again"])
def test_transforms(steelyard, tmp_path, again):
    if not (BLAS / "libfftw3.so.3").exists():
        pytest.skip("FFTW is not installed (make setup)")
    made = compiled(PROGRAMS / "transforms.c", ["gcc", *C_FLAGS], ["-l:libfftw3.so.3", "-lm"])
    alone = run([made, ROUNDS, *again], tmp_path)
    ran = steelyard([made, ROUNDS, *again])
    assert ran.out == alone.out
    found = {key[:3]: one[:2] for key, one in shapes(ran.profile).items()}
    one, two, many = (1024, 0, 0, 1), (64, 32, 0, 1), (100, 0, 0, 50)
    operations = {one: 5 * 1024 * 10, two: 5 * 64 * 32 * 11 // 2, many: 166096}
    plans = {key: calls for key, calls in found.items() if "_plan_" in key[0]}
    assert plans == {
        ("fftw_plan_dft_1d", "C", one): [1 + (ROUNDS if again else 0), 0],
        ("fftw_plan_dft_r2c_2d", "R", two): [1, 0],
        ("fftw_plan_many_dft", "C", many): [1, 0],
    }
    assert {key: calls for key, calls in found.items() if key not in plans} == {
        ("fftw_execute", "C", one): [ROUNDS, operations[one]],
        ("fftw_execute_dft", "C", one): [ROUNDS, operations[one]],
        ("fftw_execute", "R", two): [ROUNDS, operations[two]],
        ("fftw_execute", "C", many): [ROUNDS, operations[many]],
    }
    rows = ran.profile.rows()
    assert rows["math_plans"]["value"] == sum(calls for calls, _ in plans.values())
    assert rows["math_transforms"]["value"] == 4 * ROUNDS


def test_threads_count_apart_and_together(steelyard):
    """Calls of many threads at the same time are all counted."""
    code = (
        "import numpy, threading\n"
        "a = numpy.ones((30, 30))\n"
        "def work():\n    for _ in range(500): a @ a\n"
        "threads = [threading.Thread(target=work) for _ in range(8)]\n"
        "[t.start() for t in threads]; [t.join() for t in threads]\n"
    )
    ran = steelyard([ROOT / ".venv/bin/python", "-c", code], OPENBLAS_NUM_THREADS=1)
    found = {key[:3]: one[0] for key, one in shapes(ran.profile).items()}
    # NumPy multiplies a matrix by itself as it does two.
    assert found["dgemm", "NN", (30, 30, 30)] == 4000


def test_a_program_without_such_a_library_has_no_section(steelyard):
    ran = steelyard(["true"] if not has("sleep") else ["sleep", "0.2"], page="text")
    assert "Math libraries" not in ran.out + ran.err


def test_calls_that_a_jump_leaves(steelyard):
    if not (BLAS / "blas/libblas.so.3").exists():
        pytest.skip("the reference BLAS is not installed (make setup)")
    made = compiled(PROGRAMS / "leaves.c", ["gcc", *C_FLAGS, "-rdynamic"], ["-l:libblas.so.3"])
    found = {key[:3]: one[0] for key, one in shapes(steelyard([made], **REFERENCE).profile).items()}
    assert found == {("dgemm", "NN", (4, 4, 4)): 10, ("daxpy", "", (10,)): 100}


def test_the_summary_of_perf_libs_tools(steelyard, command, reference, tmp_path):
    ran = steelyard([reference, ROUNDS], **REFERENCE)
    command("export", "--to", "perflibs", ran.files[0], "-o", tmp_path / "a.apl")
    lines = [line.split() for line in (tmp_path / "a.apl").read_text().splitlines()]
    assert lines[0][1:4] == ["main", "nCalls:", "1"]
    calls = {(line[1], *line[11:]): int(line[3]) for line in lines[1:]}
    assert calls["dgemm_", "100", "50", "25", "0", "0", "0", "T", "N"] == ROUNDS
    assert calls["dpotrf_", "200", "L"] == 1
    # What its scripts read of every line.
    for line in lines:
        assert (line[0], line[2], line[4], line[6], line[8], line[10]) == ("Routine:", "nCalls:", "Mean_time", "nUserCalls:", "Mean_user_time:", "Inputs:")
        assert int(line[7]) == int(line[3]) and float(line[9]) == float(line[5]) >= 0
    quiet = steelyard(["true"] if not has("sleep") else ["sleep", "0.1"])
    refused = command("export", "--to", "perflibs", quiet.files[0], "-o", tmp_path / "b.apl", status=2)
    assert "no BLAS, LAPACK or FFTW" in refused.err


def test_what_a_core_computes(steelyard, command, reference, tmp_path):
    probes = {"STEELYARD_PROBES": tmp_path / "probes"}
    shown = command("probe", "compute", **probes).out
    assert "double precision, 1 core" in shown and "GFLOP/s" in shown
    assert "a core does" in command("probe", "io", "--list", **probes).out
    ran = steelyard([reference, ROUNDS], **REFERENCE, **probes)
    rows = ran.profile.rows()
    peak = [int(p) for p, n, t in zip(*(ran.profile["baselines"][c] for c in ("per_second", "processes")), ran.profile.text("baselines", "test")) if n == 1 and t == "compute_double"]
    assert rows["math_of_peak"]["value"] == pytest.approx(rows["math_rate"]["value"] * 1e9 / peak[0])
