"""Routines of ScaLAPACK have the sizes of whole matrices, and the ranks of a grid share the operations."""

import pytest
from conftest import run
from machine import MPIS
from test_math import BLAS, REFERENCE

ROUNDS = 3
OPENMPI = next(m for m in MPIS if m.name == "debian-openmpi")
SCALAPACK = BLAS / "libscalapack-openmpi.so.2.2"


def expected(ranks):
    """Calls, and operations of all ranks together."""
    n, m, k, few = 120, 96, 48, 7
    rounds = {
        ("pdgemm", "NT", (m, n, k)): 2 * m * n * k,
        ("pdsyrk", "LN", (n, k)): k * n * (n + 1),
        ("pdgemv", "T", (m, n)): 2 * m * n,
        ("pdtrsm", "LLNN", (n, few)): few * n * n,
    }
    once = {
        ("pdpotrf", "L", (n,)): (n * ((n + 3) * n + 2) + n * (n * n - 1)) // 6,
        ("pdgesv", "", (n, few)): (2 * n**3 + 4 * n + 6 * few * n**2 + 2 * n**3 - 3 * n**2 + n + 6 * few * n * (n - 1)) // 6,
        ("pdgeqrf", "", (n, m)): (m * (m * (3 - 2 * m + 6 * n) + 6 * n + 23) + m * (m * (3 - 2 * m + 6 * n) + 5)) // 6,
        ("pdsyev", "NL", (n,)): 0,
    }
    calls = {(*key[:2], (*key[2], ranks)): [ROUNDS * ranks, ROUNDS * flops] for key, flops in rounds.items()}
    calls |= {(*key[:2], (*key[2], ranks)): [ranks, flops] for key, flops in once.items()}
    return calls


@pytest.mark.parametrize("started", [1, 4, 5])
def test_ranks_share_the_operations(steelyard, tmp_path, started):
    if OPENMPI.missing or not SCALAPACK.exists():
        pytest.skip(OPENMPI.missing or "libscalapack-openmpi2.2 is not installed (make setup)")
    made = OPENMPI.program("grid.c", f"-l:{SCALAPACK.name}", "-l:liblapack.so.3", "-l:libblas.so.3")
    command = OPENMPI.run(started, made, ROUNDS)
    alone = run(command, tmp_path, **REFERENCE)
    ran = steelyard(command, **REFERENCE)
    assert ran.out == alone.out
    profile = ran.profile
    rows, names, letters = profile["math"], profile.text("calls", "name"), profile.text("math", "letters")
    found = {}
    for i in range(len(rows["count"])):
        name = names[rows["call"][i]]
        assert name.startswith("pd"), "what ScaLAPACK asks of BLAS is part of its call"
        sizes = [int(size) for size in rows["sizes"][i] if size]
        one = found.setdefault((name, letters[i], tuple(sizes)), [0, 0])
        one[0] += int(rows["count"][i])
        one[1] += int(rows["count"][i]) * int(rows["flops"][i])
    # Of five ranks one is in no grid.
    assert found == expected(min(started, 4))
