"""The names that MKL has beside everyone's, and what it alone has; a library that stands for it is built by the tests."""

import pytest
from conftest import run
from machine import C_FLAGS, PROGRAMS, compiled, has
from test_math import shapes

ROUNDS = 6
WIDTHS = {"lp64": (), "ilp64": ("-DWHOLE=int64_t",)}


def library(width):
    """MKL's interface of that width, as far as the programs here need it."""
    name = f"libmkl_intel_{width}.so.2"
    made = compiled(
        PROGRAMS / "mkl_library.c",
        ["gcc", "-std=gnu17", "-O1", "-fno-builtin", "-shared", "-fPIC", *WIDTHS[width], f"-Wl,-soname,{name}"],
        ["-lm"],
    )
    # Its file's name tells its width.
    named = made.parent / f"mkl_{width}" / name
    named.parent.mkdir(exist_ok=True)
    if not named.exists() or named.resolve() != made.resolve():
        named.unlink(missing_ok=True)
        named.symlink_to(made)
    return [str(named), f"-Wl,-rpath,{named.parent}", "-lm"]


def calls(ran):
    return {key: one[:2] for key, one in shapes(ran.profile).items()}


def products(rounds):
    several = 2 * 10**3 * 3 + 2 * 20**3 * 2
    return {
        ("dgemm", "NT", (50, 40, 30), 0): [rounds, 2 * 50 * 40 * 30],
        ("dgemm", "TN", (40, 50, 30), 0): [rounds, 2 * 50 * 40 * 30],
        ("dgemm", "NN", (50, 40, 30), 0): [rounds, 2 * 50 * 40 * 30],
        ("dgemm", "NT=", (40, 40, 30), 0): [rounds, 2 * 40 * 40 * 30],
        ("dgemm_batch", "NT", (10, 10, 10, 4), 0): [rounds, 2 * 10**3 * 4],
        ("dgemm_batch", "", (), 1): [rounds, several],
        ("dgemm_batch_strided", "NT", (9, 8, 7, 3), 0): [rounds, 2 * 9 * 8 * 7 * 3],
        ("ddot", "", (100,), 0): [rounds, 200],
        ("idamax", "", (100,), 0): [rounds, 0],
        ("sdot", "", (3,), 0): [rounds, 6],
    }


def systems(n=100):
    flops = (n * ((n + 3) * n + 2) + n * (n * n - 1)) // 6
    return {
        ("dpotrf", "L", (n,), 0): [2, flops],
        ("dpotrf", "U", (n,), 0): [1, flops],
        ("MKL_Domatcopy", "T", (100, 60), 0): [1, 0],
    }


def transforms(rounds):
    one, two, many = (1024, 0, 0, 1), (64, 32, 0, 1), (100, 0, 0, 50)
    whole = 5 * 1024 * 10
    return {
        ("DftiCommitDescriptor", "C", one, 0): [1, 0],
        ("DftiCommitDescriptor", "C", two, 0): [1, 0],
        ("DftiCommitDescriptor", "C", many, 0): [1, 0],
        ("DftiCommitDescriptor", "R", one, 0): [1, 0],
        ("DftiComputeForward", "C", one, 0): [rounds, whole],
        ("DftiComputeBackward", "C", one, 0): [rounds, whole],
        ("DftiComputeForward", "C", two, 0): [rounds, 5 * 64 * 32 * 11],
        ("DftiComputeForward", "C", many, 0): [rounds, 166096],
        ("DftiComputeForward", "R", one, 0): [rounds, whole // 2],
        ("DftiComputeBackward", "B", one, 0): [rounds, whole // 2],
    }


def sparse(rounds):
    return {("mkl_sparse_d_mv", "", (), 0): [rounds, 0], ("mkl_sparse_z_mv", "", (), 0): [rounds, 0]}


@pytest.mark.parametrize("width", WIDTHS)
def test_every_name_counts_as_its_routine(steelyard, tmp_path, width):
    made = compiled(PROGRAMS / "mkl.c", ["gcc", *C_FLAGS, "-fno-builtin", *WIDTHS[width]], library(width))
    alone = run([made, ROUNDS], tmp_path)
    ran = steelyard([made, ROUNDS], page="text")
    assert ran.out.splitlines()[0] == alone.out.splitlines()[0]
    assert calls(ran) == {**products(ROUNDS), **systems(), **transforms(ROUNDS), **sparse(ROUNDS)}
    rows = ran.profile.rows()
    assert rows["math_plans"]["value"] == 4 and rows["math_transforms"]["value"] == 6 * ROUNDS


def test_names_that_others_have_for_themselves(steelyard, tmp_path):
    """And whole numbers are as wide as the library's that the call goes to: one beyond 2^32 shows as what there is no more than."""
    other = compiled(PROGRAMS / "names.c", ["gcc", *C_FLAGS, "-DLIBRARY", "-fno-builtin", "-shared", "-fPIC"])
    made = compiled(
        PROGRAMS / "names.c", ["gcc", *C_FLAGS, "-fno-builtin"], [str(other), f"-Wl,-rpath,{other.parent}", *library("ilp64")]
    )
    alone = run([made], tmp_path)
    ran = steelyard([made])
    assert ran.out == alone.out
    found = {key[:3]: one[0] for key, one in calls(ran).items()}
    assert found == {("dscal", "", (5,)): 1, ("dscal", "", (2**31 - 1,)): 1}


def test_names_of_opened_libraries(steelyard, tmp_path):
    other = compiled(PROGRAMS / "names.c", ["gcc", *C_FLAGS, "-DLIBRARY", "-fno-builtin", "-shared", "-fPIC"])
    made = compiled(PROGRAMS / "names.c", ["gcc", *C_FLAGS, "-fno-builtin", "-DOPENED"], ["-ldl"])
    arguments = [made, library("lp64")[0], other]
    assert run(arguments, tmp_path).out == steelyard(arguments).out == "1 22.5\n"


def test_names_that_mean_something_else(steelyard, tmp_path):
    """What a library has such a name for gets its arguments, and gives back what it gives."""
    gcc = ["gcc", *C_FLAGS, "-fno-builtin"]
    made = [compiled(PROGRAMS / "own_names.c", [*gcc, f"-D{kind}", "-shared", "-fPIC"], name=f"own-{kind}") for kind in ("LIBRARY", "VALUES")]
    links = [*map(str, made), f"-Wl,-rpath,{made[0].parent}"]
    own = compiled(PROGRAMS / "own_names.c", gcc, links, name="own-names")
    alone = run([own], tmp_path)
    assert alone.out == "1.5 3 2 6 3\n3 4 4 5 4\n4.5 5 6 4 5\n20.25\n"
    ran = steelyard([own])
    assert ran.out == alone.out and ran.status == alone.status == 0


def test_descriptors_of_fortran(steelyard, tmp_path):
    if not has("gfortran"):
        pytest.skip("gfortran is not installed (make setup)")
    made = compiled(PROGRAMS / "descriptor.f90", ["gfortran", "-O2", "-g"], library("lp64"))
    alone = run([made], tmp_path)
    ran = steelyard([made])
    assert ran.out == alone.out and ran.out.startswith("0 ")
    one = (256, 0, 0, 1)
    assert calls(ran) == {
        ("DftiCommitDescriptor", "C", one, 0): [1, 0],
        ("DftiComputeForward", "C", one, 0): [7, 5 * 256 * 8],
    }
