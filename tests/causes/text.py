"""Numbers written or read as text by Python, and the same as bytes."""

import csv
import sys

import numpy

how, n = sys.argv[1], int(sys.argv[2])
x = numpy.sin(1e-3 * numpy.arange(n)) * 1e-2
if how == "savetxt":
    numpy.savetxt("x.txt", x.reshape(-1, 10))
elif how == "print":
    with open("x.txt", "w") as out:
        for v in x:
            print(v, file=out)
elif how == "csv":
    with open("x.csv", "w", newline="") as out:
        rows = csv.writer(out)
        for row in x.reshape(-1, 10):
            rows.writerow(row)
elif how == "flush":
    with open("x.txt", "w") as out:
        for v in range(n):
            print(v, file=out, flush=True)
elif how == "lines":
    with open("x.txt", "w") as out:
        for v in range(n):
            print(v, file=out)
elif how == "save":
    numpy.save("x.npy", x)
elif how == "read":
    with open("x.txt", "w") as out:
        out.write("1.234567890123e-05\n" * n)
    with open("x.txt") as lines:
        x = numpy.array([float(line) for line in lines])
