"""Causes between ranks, in MPI, and ends of runs."""

CASES = []
