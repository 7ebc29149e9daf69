"""What numpy does with memory.
  arrays fresh N STEPS   each operation on N × N numbers makes a new array
  arrays kept N STEPS    the same into arrays that are there"""

import sys

import numpy

what, n, steps = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
a, b, c = (numpy.empty((n, n)) for _ in range(3))


def fresh(red, near, blue):
    first = (near - red) / (near + red + 1e-6)
    second = 2.5 * (near - red) / (near + 6.0 * red - 7.5 * blue + 1.0)
    return first[0, 0], second[0, 0]


def kept(red, near, blue):
    numpy.subtract(near, red, out=a)
    numpy.add(near, red, out=b)
    numpy.add(b, 1e-6, out=b)
    numpy.divide(a, b, out=b)
    first = b[0, 0]
    numpy.multiply(red, 6.0, out=b)
    numpy.add(b, near, out=b)
    numpy.multiply(blue, 7.5, out=c)
    numpy.subtract(b, c, out=b)
    numpy.add(b, 1.0, out=b)
    numpy.multiply(a, 2.5, out=a)
    numpy.divide(a, b, out=a)
    return first, a[0, 0]


bands = [numpy.full((n, n), value) for value in (0.1, 0.4, 0.2)]
for step in range(steps):
    found = (kept if what == "kept" else fresh)(*bands)
print(found)
