"""Threads of a pool compute in C, without the interpreter's lock, while the main thread waits for them."""

import hashlib
import sys
import time
from concurrent.futures import ThreadPoolExecutor


def hot_loop(seconds):
    end, block = time.monotonic() + seconds, bytes(1 << 20)
    while time.monotonic() < end:
        hashlib.sha256(block)


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    with ThreadPoolExecutor(4) as pool:
        list(pool.map(hot_loop, [seconds] * 4))
