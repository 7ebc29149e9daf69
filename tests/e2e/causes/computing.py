"""Causes within a process: the processor, memory, threads."""

from causes import Case, c

CASES = [
    Case("memory asked for again", c("../programs/allocate.c", "fresh", 100), c("../programs/allocate.c", "kept", 400), first=("page_faults",)),
]
