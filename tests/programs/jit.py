"""Machine code that Python makes and runs for a second: the loop of jit.c."""

import ctypes
import json
import mmap
import os
import platform
import time

CODE = {"x86_64": "554889e548ffcf75fb5dc3", "aarch64": "fd7bbfa9fd030091000400f1e1ffff54fd7bc1a8c0035fd6"}
memory = mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)
memory.write(bytes.fromhex(CODE[platform.machine()]))
loop = ctypes.CFUNCTYPE(None, ctypes.c_uint64)(ctypes.addressof(ctypes.c_char.from_buffer(memory)))
end = time.perf_counter() + 1
while time.perf_counter() < end:
    loop(10000000)
os.write(1, b"TRUTH " + json.dumps({"pid": os.getpid()}).encode() + b"\n")
