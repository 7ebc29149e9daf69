"""A plan of a Fourier transform for each step, or one that is kept. Usage: plans.py again|kept STEPS."""

import sys

import pyfftw

field, spectrum = (pyfftw.empty_aligned((512, 512), dtype="complex128") for _ in range(2))


def plan():
    made = pyfftw.FFTW(field, spectrum, axes=(0, 1), flags=("FFTW_MEASURE",))
    pyfftw.forget_wisdom()
    return made


kept = plan() if sys.argv[1] == "kept" else None
for step in range(int(sys.argv[2])):
    field[:] = step
    (kept or plan())()
print(abs(spectrum).sum())
