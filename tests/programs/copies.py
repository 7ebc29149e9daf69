"""Python's ways to files: shutil, an array written as bytes, and a pool of forked processes."""

import multiprocessing
import shutil
import sys
import time


def write(number):
    with open(f"pool-{number}.dat", "wb", buffering=0) as file:
        file.write(bytes(1000))
    time.sleep(0.1)  # what is over before the first tick gets no row of its own


if __name__ == "__main__":
    with open("source.dat", "wb", buffering=0) as file:
        file.write(bytes(1 << 20))
    shutil.copyfile("source.dat", "target.dat")
    if "pool" in sys.argv:
        children = [multiprocessing.get_context("fork").Process(target=write, args=(n,)) for n in range(3)]
        for child in children:
            child.start()
        for child in children:
            child.join()
            assert child.exitcode == 0
