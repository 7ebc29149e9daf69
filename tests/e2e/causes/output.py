"""Causes in input and output."""

CASES = []
