"""Ways of Python with files that cost more than their bytes, and the same work without them."""

import glob
import gzip
import json
import os
import pickle
import sys
import zlib

how, n = sys.argv[1], int(sys.argv[2])
if how in ("stat", "scan"):
    for i in range(200):
        open(f"f{i}", "w").close()
    for _ in range(n):
        if how == "stat":
            sizes = {name: os.path.getsize(name) for name in glob.glob("f*") if os.path.isfile(name)}
    if how == "scan":
        with os.scandir(".") as entries:
            sizes = {entry.name: entry.stat().st_size for entry in entries if entry.name.startswith("f")}
elif how == "read1":
    with open("x", "wb") as out:
        out.write(b"x" * n)
    with open("x", "rb", buffering=0) as data:
        while data.read(1):
            pass
elif how == "append":
    for i in range(n):
        with open("log", "a") as log:
            log.write(f"step {i}\n")
elif how == "appended":
    with open("log", "a") as log:
        for i in range(n):
            log.write(f"step {i}\n")
elif how in ("truncated", "over"):
    whole = b"x" * (128 << 20)
    for i in range(n):
        with open("state", "wb" if how == "truncated" or i == 0 else "r+b") as out:  # what was there is discarded
            out.write(whole)
elif how in ("dump", "dumps"):
    data = {f"k{i}": list(range(i, i + 20)) for i in range(n)}
    with open("x.json", "w") as out:
        for _ in range(10):
            if how == "dump":
                json.dump(data, out)  # in Python
            else:
                out.write(json.dumps(data))
elif how in ("parsed", "kept"):
    with open("rates.json", "w") as out:
        json.dump({f"r{i}": [i * 0.1, i * 0.2, str(i)] for i in range(3000)}, out)

    def rate(name):
        with open("rates.json") as rates:
            return json.load(rates)[name][1]  # all of it for one

    if how == "kept":
        with open("rates.json") as rates:
            known = json.load(rates)
    print(round(sum(rate(f"r{i}") if how == "parsed" else known[f"r{i}"][1] for i in range(n)), 6))
elif how == "gzip":
    data = os.urandom(1 << 16) * (n // (1 << 16))
    with gzip.open("x.gz", "wb") as out:
        out.write(data)
elif how == "pickle":
    with open("x.pkl", "wb") as out:
        pickle.dump([{"step": i, "value": str(i)} for i in range(n)], out)
elif how in ("deflate", "plain"):
    data = b"".join(b"%d " % (i * i) for i in range(n // 10))
    with open("x", "wb") as out:
        out.write(zlib.compress(data, 9) if how == "deflate" else data)
