"""Causes within a process: the processor, memory, threads."""

from causes import Case, c, cxx

# No rule can say what another layout gains, but the verdict names the function and what it waits for.
CASES = [
    Case("memory asked for again", c("../programs/allocate.c", "fresh", 100), c("../programs/allocate.c", "kept", 400), first=("page_faults",)),
    Case("vector without its size reserved", cxx("containers.cpp", "grow", 200), cxx("containers.cpp", "reserve", 600), first=("page_faults",), weighed=False),
    Case("list in random order", c("memory.c", "chase", 1), None, words=r"in follow.*waits for memory, at addresses that the loop reads from memory", never=("not_vectorised",)),
    Case("matrix against its order", c("memory.c", "columns", 8), None, words=r"in by_columns.*waits for memory, for data that lie far apart", never=("not_vectorised",)),
]
