"""Steps of an array in numpy.
  steps copied N STEPS      the old array is copied in each step
  steps exchanged N STEPS   two arrays change places"""

import sys

import numpy

what, n, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
u, v = numpy.arange(n, dtype=float), numpy.zeros(n)


def copied(u):
    old = u.copy()  # the copy
    u[1:-1] = old[2:]
    u[1:-1] += old[:-2]


def exchanged(u, v):
    numpy.add(u[2:], u[:-2], out=v[1:-1])
    v[0], v[-1] = u[0], u[-1]
    return v, u


for step in range(steps):
    if what == "copied":
        copied(u)
    else:
        u, v = exchanged(u, v)
    u *= 0.5
print(u[:8].sum())
