"""Ways of using scipy, each slow and as it should be: `solvers.py CASE COUNT`. Both forms print the same."""

import sys

import numpy as np
import scipy.sparse as sparse
from scipy.optimize import minimize


def conductances(count):
    random = np.random.default_rng(1)
    return random.uniform(0.5, 1.5, count - 1)


def elements(count):
    between = conductances(count)
    matrix = sparse.lil_matrix((count, count))
    for i, w in enumerate(between):
        matrix[i, i] += w  # an element
        matrix[i + 1, i + 1] += w
        matrix[i, i + 1] -= w
        matrix[i + 1, i] -= w
    return round(float(matrix.tocsr().dot(np.arange(count) ** 2.0).max()), 6)


def at_once(count):
    between, first = conductances(count), np.arange(count - 1)
    rows = np.concatenate([first, first + 1, first, first + 1])
    columns = np.concatenate([first, first + 1, first + 1, first])
    values = np.concatenate([between, between, -between, -between])
    matrix = sparse.coo_matrix((values, (rows, columns)), (count, count)).tocsr()
    return round(float(matrix.dot(np.arange(count) ** 2.0).max()), 6)


def slices(count, kept):
    matrix = sparse.random(2000, 2000, 0.05, "csr", random_state=4)
    matrix = matrix.tocsc() if kept == "columns" else matrix
    return round(float(sum(matrix[:, i % 2000].sum() for i in range(count))), 6)  # a column


def by_rows(count):
    return slices(count, "rows")


def by_columns(count):
    return slices(count, "columns")


def chain(count, derivative):
    stiffness = np.random.default_rng(2).uniform(0.5, 2, count - 1)

    def energy(x):
        stretched = np.diff(x) - 1
        return 0.5 * np.sum(stiffness * stretched * stretched) + 0.01 * np.sum(x * x)  # the energy

    def gradient(x):
        pulls = stiffness * (np.diff(x) - 1)
        forces = 0.02 * x
        forces[1:] += pulls
        forces[:-1] -= pulls
        return forces

    found = minimize(energy, np.zeros(count), jac=gradient if derivative else None, method="L-BFGS-B", options={"maxfun": 10**7})
    return round(float(found.fun), 3)


def differences(count):
    return chain(count, False)


def formula(count):
    return chain(count, True)


def readings(count):
    return np.random.default_rng(3).normal(size=count)


def densities(count):
    from scipy.stats import norm

    total = 0.0
    for reading in readings(count):
        total += norm.pdf(reading)  # the density
    return round(float(total), 6)


def density(count):
    from scipy.stats import norm

    return round(float(norm.pdf(readings(count)).sum()), 6)


def lengths(count):
    total = 0.0
    for vector in readings(3 * count).reshape(count, 3):
        total += np.linalg.norm(vector)  # the length
    return round(total, 6)


def length(count):
    return round(float(np.linalg.norm(readings(3 * count).reshape(count, 3), axis=1).sum()), 6)


print(globals()[sys.argv[1]](int(sys.argv[2])))
