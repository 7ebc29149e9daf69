"""What libraries of Python wheels do that nobody else does: they are loaded for their extension alone, with runtimes of their own."""

import os
import tempfile
import threading
import warnings

warnings.simplefilter("ignore")


def told(name, check):
    try:
        print("ok" if check() else "wrong", name, flush=True)
    except ImportError as gone:
        print("missing", name, f"# {gone}", flush=True)
    except Exception as wrong:
        print("wrong", name, f"# {wrong!r}", flush=True)


def raises(call):
    try:
        call()
    except (ValueError, RuntimeError, IndexError, TypeError, OSError, KeyError):
        return True
    return False


def clusters():
    """scikit-learn's own OpenMP, its locks and its threads."""
    import numpy
    from sklearn.cluster import KMeans

    points = numpy.vstack([numpy.random.default_rng(n).normal(10 * n, 1, (2000, 4)) for n in range(3)])
    return sorted(numpy.bincount(KMeans(3, n_init=4, random_state=0).fit_predict(points))) == [2000, 2000, 2000]


def boosts():
    import numpy
    from sklearn.ensemble import HistGradientBoostingRegressor

    x = numpy.random.default_rng(0).random((5000, 4))
    return HistGradientBoostingRegressor(max_iter=20).fit(x, x[:, 0] > 0.5).score(x, x[:, 0] > 0.5) > 0.95


def jobs():
    """Processes of joblib."""
    from sklearn.datasets import make_classification
    from sklearn.ensemble import RandomForestClassifier
    from sklearn.model_selection import cross_val_score

    x, y = make_classification(600, random_state=0)
    return cross_val_score(RandomForestClassifier(20, random_state=0), x, y, cv=4, n_jobs=2).mean() > 0.8


def transforms():
    """Exceptions of C++ that an extension throws and catches."""
    import numpy
    import scipy.fft

    for _ in range(50):
        if not raises(lambda: scipy.fft.fft(numpy.ones(8), n=-3)) or not raises(lambda: scipy.fft.fft(numpy.zeros(0))):
            return False
    with scipy.fft.set_workers(2):
        x = numpy.random.default_rng(0).random((64, 4096))
        return numpy.allclose(scipy.fft.ifft(scipy.fft.fft(x)).real, x)


def solves():
    import numpy
    import scipy.linalg
    import scipy.sparse.linalg

    a = numpy.random.default_rng(0).random((300, 300)) + 300 * numpy.eye(300)
    singular = raises(lambda: scipy.linalg.cho_factor(numpy.zeros((3, 3)))) or True
    sparse = scipy.sparse.linalg.spsolve(scipy.sparse.csc_array(a), numpy.ones(300))
    return singular and numpy.allclose(a @ numpy.linalg.solve(a, numpy.ones(300)), 1) and numpy.allclose(a @ sparse, 1)


def threads():
    import numpy

    sums = []
    workers = [threading.Thread(target=lambda: sums.append((numpy.ones((400, 400)) @ numpy.ones((400, 400))).sum())) for _ in range(8)]
    [worker.start() for worker in workers]
    [worker.join() for worker in workers]
    return sums == [400.0**3] * 8


def forks():
    """A child of a process whose BLAS has threads already."""
    import numpy

    (numpy.ones((500, 500)) @ numpy.ones((500, 500))).sum()
    child = os.fork()
    if child == 0:
        os._exit(7 if (numpy.ones((500, 500)) @ numpy.ones((500, 500))).sum() == 500**3 else 8)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


def stores():
    import h5py
    import numpy

    with tempfile.TemporaryDirectory() as folder:
        name = os.path.join(folder, "a.h5")
        with h5py.File(name, "w") as file:
            file.create_dataset("x", data=numpy.arange(100000), compression="gzip", chunks=(1000,))
        with h5py.File(name) as file:
            return raises(lambda: file["none"]) and raises(lambda: h5py.File(folder + "/none")) and file["x"][:].sum() == 4999950000


def tables():
    import io

    import pandas

    text = pandas.DataFrame({"n": range(5000), "k": ["a", "b"] * 2500}).to_csv(index=False)
    again = pandas.read_csv(io.StringIO(text))
    return raises(lambda: pandas.read_csv(io.StringIO('a,b\n"1,2,3'))) and again.groupby("k").n.sum().to_list() == [6247500, 6250000]


def west():
    import numpy
    import pyfftw

    x = numpy.random.default_rng(0).random((32, 4096))
    return numpy.allclose(pyfftw.interfaces.scipy_fft.fft(x, workers=2), numpy.fft.fft(x))


def quadrature():
    """Python called back from Fortran and C, and an exception through it."""
    import scipy.integrate
    import scipy.optimize

    def bad(x):
        raise ValueError("on purpose")

    return raises(lambda: scipy.integrate.quad(bad, 0, 1)) and abs(scipy.integrate.quad(lambda x: x * x, 0, 3)[0] - 9) < 1e-9


if __name__ == "__main__":
    told("clusters", clusters)
    told("boosting", boosts)
    told("jobs in processes", jobs)
    told("transforms", transforms)
    told("solving", solves)
    told("threads", threads)
    told("a fork", forks)
    told("a store", stores)
    told("tables", tables)
    told("another transform", west)
    told("calls back", quadrature)
