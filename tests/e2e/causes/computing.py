"""Causes within a process: the processor, memory, threads."""

from causes import Case, c, cxx, fortran, mpi, python

# Where no rule knows what another way would gain, the verdict names the function and what it waits for.
CASES = [
    Case("memory asked for again", c("../programs/allocate.c", "fresh", 100), c("../programs/allocate.c", "kept", 400), first=("page_faults",)),
    Case("an array of NumPy copied in each step", python("steps.py", "copied", 4000000, 60), python("steps.py", "exchanged", 4000000, 60), first=("copied_arrays",), words=r"u, v = v, u", line=("steps.py", "# the copy")),
    Case("a new array for each operation", python("arrays.py", "fresh", 3000, 20), python("arrays.py", "kept", 3000, 20), first=("page_faults",), words="out="),
    Case("sorted again for each event", cxx("sorted.cpp", "again", 6000), cxx("sorted.cpp", "place", 6000), words=r"called by std::sort for main \(sorted\.cpp:\d+\).* It sorts"),
    Case("vector without its size reserved", cxx("containers.cpp", "grow", 200), cxx("containers.cpp", "reserve", 600), first=("page_faults",), weighed=False),
    Case("list in random order", c("memory.c", "chase", 1), None, words=r"in follow.*waits for memory, at addresses that the loop reads from memory", never=("not_vectorised",)),
    Case("matrix against its order", c("memory.c", "columns", 8), c("memory.c", "rows", 8), first=("strided_access",), words=r"in by_columns .*32.KiB", never=("not_vectorised",)),
    Case("means of neighbours against the order", c("order.c", "against", 2000, 16), c("order.c", "along", 2000, 16), first=("strided_access",), words="in against .*15.6.KiB"),
    Case("sums down the columns", c("order.c", "summed", 2000, 40), c("order.c", "summed_along", 2000, 40), first=("strided_access",), words="in summed "),
    Case("integers counted by columns", c("order.c", "marked", 4000, 10), c("order.c", "marked_along", 4000, 10), first=("strided_access",), words="in marked "),
    Case("matrix transposed", c("order.c", "turned", 4096, 10), c("order.c", "blocks", 4096, 10), first=("strided_access",), words="in turned .*32.KiB.*block by block"),
    Case("rows of a matrix passed to a solver", fortran("columns.f90", "rows", 40), fortran("columns.f90", "columns", 40), first=("strided_access",), words="in columns .*64.KiB|in main program .*64.KiB", line=("columns.f90", "! a row")),
    Case("sections of an array passed to a procedure", fortran("sections.f90", "copied", 18000), fortran("sections.f90", "direct", 18000), first=("copied_sections",), words="-Warray-temporaries", line=("sections.f90", "! the section")),
    Case("a field copied back in each step", c("copies.c", "copied", 1000, 700), c("copies.c", "swapped", 1000, 700), first=("copied_arrays",), words="exchange their pointers", line=("copies.c", "/* the copy */")),
    Case("a field assigned in each step, in Fortran", fortran("copies.f90", "copied", 1000, 700), fortran("copies.f90", "swapped", 1000, 700), first=("copied_arrays",), words="move_alloc", line=("copies.f90", "! the copy")),
    Case("vectors assigned in each step", cxx("copies.cpp", "copied", 200000, 3000), cxx("copies.cpp", "swapped", 200000, 3000), first=("copied_arrays",), words="std::swap"),
    Case("a vector passed by value", cxx("copies.cpp", "passed", 4000000, 250), cxx("copies.cpp", "referred", 4000000, 250), first=("copied_arrays",), words="const &", line=("copies.cpp", "/* the argument */")),
    Case("arrays of parts", c("order.c", "parts", 4000, 40), None, never=("strided_access",)),
    Case("plate in Fortran against its order", mpi(2, "heat.f90", "against", 180, compiler="mpif90"), mpi(2, "heat.f90", "along", 180, compiler="mpif90"), first=("strided_access",), words="in against .*Fortran the first"),
]

# By the registers at samples, which are those of x86-64 alone. What a shared line costs depends on the processor and on how busy
# it is: of atomic instructions, nine tenths where it is quiet, down to nothing where others use the cores; of plain ones, less than
# a fifth on one processor, and on another from six to nineteen twentieths. What is only stored, and not read, costs nothing.
OPENMP = ("-fopenmp",)
CASES += [
    Case("denormal numbers in doubles", c("numbers.c", "filter", 30000), c("numbers.c", "filter", 30000, 1), first=("denormals",), words="in filter", line=("numbers.c", "decays here"), not_everywhere="denormal numbers cost nothing on this processor"),
    Case("denormal numbers in singles", c("numbers.c", "diffuse", 100000), c("numbers.c", "diffuse", 100000, 1), first=("denormals",), words="in diffuse", not_everywhere="denormal numbers cost nothing on this processor"),
    Case("small integers look like denormal numbers", c("numbers.c", "small", 300000), None, words="in ", never=("denormals",)),
    Case("one counter of all threads", c("sharing.c", "counter", 150000000, flags=OPENMP), c("sharing.c", "own", 150000000, flags=OPENMP), first=("contended_atomics",), words="in adding", never=("false_sharing", "not_vectorised")),
    Case("spin lock of the program's own", c("sharing.c", "lock", 30000000, flags=OPENMP), c("sharing.c", "own", 30000000, flags=OPENMP), first=("contended_atomics",), words="a lock of the program's own", weighed=False),
    Case("atomic counters in one line", c("sharing.c", "atomics", 150000000, flags=OPENMP), c("sharing.c", "atomics", 150000000, 1, flags=OPENMP), first=("false_sharing",), words="one 64-byte cache line .*in counters", never=("contended_atomics",), weighed=False),
    Case("atomic counter of one thread", c("sharing.c", "alone", 450000000, flags=OPENMP), None, words="at atomic instructions", never=("contended_atomics", "false_sharing", "not_vectorised")),
    Case("words of threads in one line", c("sharing.c", "adjacent", 900000000, flags=OPENMP), c("sharing.c", "padded", 900000000, flags=OPENMP), first=("false_sharing",), words="one 64-byte cache line .*in counters", line=("sharing.c", "/* counts here */"), never=("not_vectorised", "contended_atomics"), weighed=False),
    Case("sums of an OpenMP team in one line", c("sharing.c", "openmp", 200000000, flags=OPENMP), c("sharing.c", "openmp", 200000000, 1, flags=OPENMP), first=("false_sharing",), words="one 64-byte cache line", never=("not_vectorised", "contended_atomics"), weighed=False),
    Case("tables of threads in one line", c("sharing.c", "bins", 400000000, flags=OPENMP), c("sharing.c", "bins", 400000000, 1, flags=OPENMP), first=("false_sharing",), words="one 64-byte cache line", line=("sharing.c", "/* sorts here */"), weighed=False),
    Case("results of threads in one line", c("sharing.c", "stored", 300000000, flags=OPENMP), None, words="in storing", never=("false_sharing", "contended_atomics")),
    Case("sparse matrix times vector", c("sparse.c", "multiply", 15), None, of_memory=True, words=r"in multiply.*at addresses that the loop reads from memory", never=("not_vectorised",)),
    Case("Gauss-Seidel on a sparse matrix", c("sparse.c", "relax", 15), None, of_memory=True, words=r"in relax.*at addresses that the loop reads from memory", never=("not_vectorised",)),
    Case("list with a payload", c("sparse.c", "chain", 12), None, words=r"in follow.*at addresses that the loop reads from memory", never=("not_vectorised",)),
]
