"""Products and systems of NumPy whose number and shapes are known. Usage: products.py ROUNDS"""

import sys

import numpy

rounds = int(sys.argv[1])
a = numpy.ones((120, 80)) + numpy.arange(80)
b = numpy.ones((80, 60))
c = numpy.eye(50) * 50 + 1
total = 0.0
for _ in range(rounds):
    total += (a @ b)[3, 4]  # the product's line
    total += numpy.linalg.solve(c, numpy.ones((50, 3)))[0, 0]
    total += a[0] @ a[1]
total += numpy.linalg.cholesky(c)[0, 0]
total += numpy.linalg.svd(c)[1][0]
print(f"{total:.9g}")
