"""Causes that the processor, its caches and its memory have, and the kernel and libraries that take long."""

import subprocess
from pathlib import Path

import pytest
from causes import FOLDER, Case, c, cxx, of_one_thread, python
from machine import C_FLAGS, ROOT, compiled


def products(how, rounds):
    """With OpenBLAS of NumPy's wheel, which no other library of the machine takes the place of."""

    def made():
        found = sorted(ROOT.glob(".wheels/lib/python3*/site-packages/numpy.libs/libscipy_openblas64_*.so"))
        if not found:
            pytest.skip("NumPy's wheel is not there (make setup)")
        flags = ["-DTRANSFORMS", "-l:libfftw3.so.3"] if how in ("awkward", "smooth") else []
        program = compiled(FOLDER / "products.c", ["gcc", *C_FLAGS], [str(found[0]), f"-Wl,-rpath,{found[0].parent}", *flags, "-lm"])
        return [program, how, str(rounds)]

    return made


BLAS = "/usr/lib/x86_64-linux-gnu"

def by_language(made):
    """Where the system has a language's order."""

    def checked():
        known = subprocess.run(["locale", "-a"], capture_output=True, text=True, check=False).stdout
        if "en_US.utf8" not in known:
            pytest.skip("this system has no order of English (locale -a)")
        return made()

    return of_one_thread(checked)


# A verdict of what no rule can save names the function, and what it waits for.
CASES = [
    Case("field of each record", c("memory.c", "records", 120), c("memory.c", "fields", 120), first=("strided_access",), words="in of_records .*64.B from one to the next.*structure of arrays", never=("not_vectorised",)),
    Case("gather by a list", c("memory.c", "gathered", 30), c("memory.c", "collected", 30), words=r"in multiply.*waits for memory, at addresses that the loop reads from memory.*(steelyard probe memory|Of memory here a read takes)", never=("not_vectorised",)),
    Case("stream through arrays", c("memory.c", "triad", 10), None, words=r"in add .*in the order of the data.*bandwidth.*block", never=("not_vectorised",)),
    Case("list within a cache", c("arithmetic.c", "near", 50000), None, words=r"in near.*each read where the one before led it, of data that the caches hold"),
    Case("remainder of integers", c("arithmetic.c", "modulo", 30000), c("arithmetic.c", "mask", 30000), words=r"in modulo.*at divisions of integers", never=("not_vectorised",)),
    Case("neighbours on a ring", c("arithmetic.c", "torus", 60000), c("arithmetic.c", "walls", 60000), words=r"in torus.*at divisions of integers", never=("not_vectorised",)),
    Case("quotient", c("arithmetic.c", "divide", 130000), c("arithmetic.c", "reciprocal", 130000), words=r"in divide.*at divisions.*reciprocal"),
    Case("recurrence", c("arithmetic.c", "chain", 40000), None, words=r"in chain.*each iteration needs the result of the one before", never=("not_vectorised",)),
    Case("power", c("arithmetic.c", "power", 6000), c("arithmetic.c", "product", 6000), first=("powers",), words=r"in pow, .*for power .*products", line=("arithmetic.c", "the power's line")),
    Case("power with a constant exponent", c("arithmetic.c", "law", 3000, flags=("-fno-math-errno",)), c("arithmetic.c", "root", 3000, flags=("-fno-math-errno",)), first=("costly_power",), words=r"exponent -1\.5 at law .*1 / \(x \* sqrt\(x\)\)", line=("arithmetic.c", "the law's line")),
    Case("logarithms one by one", c("arithmetic.c", "logarithms", 24000), c("arithmetic.c", "logarithms", 24000, flags=("-ffast-math", "-march=native"), optimise="-O3"), first=("elementary_functions",), words="in log, .*-ffast-math"),
    Case("complex products", cxx("complex.cpp", "multiply", 300000), cxx("complex.cpp", "multiply", 300000, flags=("-fcx-limited-range",)), first=("complex_checks",), words="-fcx-limited-range", line=("complex.cpp", "// the product")),
    Case("complex quotients", cxx("complex.cpp", "divide", 80000), cxx("complex.cpp", "divide", 80000, flags=("-fcx-limited-range",)), first=("complex_checks",), words="__divdc3", line=("complex.cpp", "// the quotient")),
    Case("numbers rounded by calls", c("arithmetic.c", "folded", 25000), c("arithmetic.c", "folded", 25000, flags=("-Dround=rint", "-msse4.1")), first=("rounding",), words="in round, .*-msse4.1", line=("arithmetic.c", "the whole number's line")),
    Case("names in the order of a language", by_language(c("text.c", "sorted", 700000)), by_language(c("text.c", "sorted", 700000)), first=("collation",), words="LC_ALL=C", line=("text.c", "/* the comparisons */"), variables={"LC_ALL": "en_US.UTF-8"}, remedy={"LC_ALL": "C"}),
    Case("exceptions", cxx("thrown.cpp", "throw", 1000), cxx("thrown.cpp", "return", 1000), first=("exceptions",), words="__cxa_throw|thrown|parse"),
    Case(
        "reference BLAS",
        c("product.c", 10, flags=("-l:libblas.so.3",)),
        # Where Debian's OpenBLAS is installed, too, as some packages bring it.
        c("product.c", 10, flags=("-l:libblas.so.3",)) if Path(f"{BLAS}/openblas-pthread").exists() else None,
        first=("reference_blas",),
        words="in dgemm of the reference BLAS, for main",
        line=("product.c", "the product's line"),
        variables={"LD_LIBRARY_PATH": f"{BLAS}/blas"},
        remedy={"LD_LIBRARY_PATH": f"{BLAS}/openblas-pthread", "OPENBLAS_NUM_THREADS": "1"},
    ),
    Case("products of tiny matrices", products("tiny", 40000), products("loops", 40000), first=("tiny_products",), words="4 × 4 × 4, NN, for .*products.c", line=("products.c", "the tiny product's line"), variables={"OPENBLAS_NUM_THREADS": "1"}),
    Case("a matrix times its transpose", products("general", 400), products("symmetric", 400), first=("symmetric_product",), words="its own transpose with dgemm.*dsyrk", line=("products.c", "the symmetric product's line"), variables={"OPENBLAS_NUM_THREADS": "1"}),
    Case("an awkward length", products("awkward", 500), products("smooth", 500), first=("awkward_transforms",), words="length 65537.*65610", line=("products.c", "the transform's line")),
    Case("a question of the kernel", c("kernel.c", "ask", 8000), c("kernel.c", "asked", 8000), first=("kernel_time",), words="in getppid at ask", line=("kernel.c", "the question's line")),
    Case("processor time asked for", c("kernel.c", "cpu_clock", 4000), c("kernel.c", "spin", 4000), first=("kernel_time",), words="in clock_gettime at cpu_clock"),
    Case("pages protected", c("kernel.c", "protect", 2000), c("kernel.c", "spin", 2000), first=("kernel_time",), words="in mprotect at protect"),
    Case("faults that a handler answers", c("kernel.c", "trap", 150), c("kernel.c", "spin", 150), first=("kernel_time",), words="skip.*which signals call"),
    Case("pages used for the first time", c("kernel.c", "fresh", 2), c("kernel.c", "kept", 2), words=r"in pages.*The kernel takes .* for page faults", silent=("kernel_time",)),
    Case("loop in Python", python("interpreted.py", "loop", 15000), None, words=r"in Python code, .* in \w+ \(interpreted\.py:\d+\).*numpy", never=("not_vectorised", "debug_build")),
]
