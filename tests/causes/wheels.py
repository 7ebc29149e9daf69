"""Ways of packages that many scripts have, each slow and as it should be: `wheels.py CASE COUNT`."""

import sys
import tempfile
from pathlib import Path


def rows(count):
    import pandas as pd

    frame = pd.DataFrame({"station": range(count), "t": [i % 40 - 20.0 for i in range(count)]})
    warm = []
    for _, row in frame.iterrows():  # the rows
        if abs(row.t) > 15:
            warm.append(row.station)
    return len(warm)


def columns(count):
    import pandas as pd

    frame = pd.DataFrame({"station": range(count), "t": [i % 40 - 20.0 for i in range(count)]})
    return len(frame.station[abs(frame.t) > 15])


def series(count, chunks):
    """Time series of points of a field that was written a step at a time."""
    import h5py
    import numpy as np

    with tempfile.TemporaryDirectory() as folder, h5py.File(Path(folder) / "steps.h5", "w") as file:
        field = file.create_dataset("t", (64, 256, 256), "f4", chunks=chunks, compression="gzip")
        field[:] = np.random.default_rng(1).random((64, 256, 256), "f4")
        return sum(field[:, i % 256, i % 256].sum() for i in range(count))  # the series


def steps(count):
    return series(count, (1, 256, 256))


def points(count):
    return series(count, (64, 8, 8))


def field(count, precision):
    import numpy as np

    level = np.random.default_rng(1).random((count, 400), dtype=np.float32).astype(precision)
    for _ in range(20):
        level = level + precision(0.01) * np.abs(np.roll(level, 1, axis=1) - level)  # the step
    return round(float(level.astype(np.float64).mean()), 2)


def half(count):
    import numpy as np

    return field(count, np.float16)


def single(count):
    import numpy as np

    return field(count, np.float32)


def readings(count, kind):
    import numpy as np

    level = np.random.default_rng(1).random(count).astype(kind)
    low = level
    for month in range(24):
        low = (low - level * 0.01) * 0.99 + 0.01  # the month
    return round(float(low.sum()) / count, 2)


def objects(count):
    return readings(count, object)


def numbers(count):
    return readings(count, float)


def systems(count, solved):
    import numpy as np

    random = np.random.default_rng(1)
    matrix = random.standard_normal((600, 600)) + 600 * np.eye(600)
    vector, total = random.standard_normal(600), 0.0
    for i in range(count):
        matrix[i % 600, i % 600] += 1
        total += solved(matrix, vector)[0]
    return round(total, 6)


def inverted(count):
    import numpy as np

    return systems(count, lambda a, b: np.linalg.inv(a) @ b)  # the inverse


def solved(count):
    import numpy as np

    return systems(count, np.linalg.solve)


def factors(count, solve):
    import numpy as np
    import scipy.linalg

    random = np.random.default_rng(1)
    half = random.standard_normal((600, 600))
    matrix, vector, total = half @ half.T + 600 * np.eye(600), random.standard_normal(600), 0.0
    for i in range(count):
        matrix[i % 600, i % 600] += 1
        total += solve(scipy.linalg, matrix, vector)[0]
    return round(total, 6)


def unfactored(count):
    return factors(count, lambda linalg, a, b: linalg.inv(a) @ b)  # the other inverse


def factored(count):
    return factors(count, lambda linalg, a, b: linalg.lu_solve(linalg.lu_factor(a), b))


def logged(count, at_once):
    import h5py
    import numpy as np

    values = np.random.default_rng(1).random((count, 4))
    with tempfile.TemporaryDirectory() as folder, h5py.File(Path(folder) / "log.h5", "w") as file:
        log = file.create_dataset("log", (0, 4), "f8", maxshape=(None, 4), chunks=(4096, 4))
        for i in range(0, count, at_once):
            log.resize(i + at_once, axis=0)
            log[i : i + at_once] = values[i : i + at_once]  # the records
        return round(float(log[:].sum() / count), 3)


def records(count):
    return logged(count, 1)


def blocks(count):
    return logged(count, 1000)


def squared(seed):
    import numpy as np

    a, total = np.random.default_rng(seed).random((300, 300)), 0
    for _ in range(6):
        a = a @ a  # the square
        a /= np.linalg.norm(a)
    for i in range(100000):
        total += i * i % 7
    return a.sum() + total


def pooled(count):
    """Processes of which each has the threads of BLAS that it would have alone."""
    import multiprocessing

    with multiprocessing.Pool(3) as pool:
        return round(float(sum(pool.map(squared, range(count)))), 3)


if __name__ == "__main__":
    print(globals()[sys.argv[1]](int(sys.argv[2])))
