"""Python code whose shares are known: what each function takes it measures itself.

shares SECONDS    two functions, and two lines of a third, one after the other
calls             writes from two lines, 300 and 200 calls; 40 reads from a third
deep              a function that calls itself 900 times, and works at the bottom
mixed SECONDS     generators, coroutines, threads, calls through C, code made at run time
freed SECONDS     code that is made, run and freed, each with a name and a file of its own
forked SECONDS    a child that works in a function of its own
"""

import asyncio
import gc
import json
import os
import sys
import tempfile
import threading
import time

took = {}


def timed(name, work, *arguments):
    start = time.perf_counter()
    work(*arguments)
    took[name] = took.get(name, 0) + time.perf_counter() - start


def light(n):
    total = 0
    for i in range(n):
        total += i * i % 7
    return total


def heavy(n):
    total = 0
    for i in range(3 * n):
        total += i % 3
    return total


def lines(n):
    times = [time.perf_counter()]
    first = sorted(range(n), key=str)  # the first line
    times.append(time.perf_counter())
    second = sum(range(10 * n))  # the second line
    times.append(time.perf_counter())
    took["first line"] = took.get("first line", 0) + times[1] - times[0]
    took["second line"] = took.get("second line", 0) + times[2] - times[1]
    return first, second


def shares(seconds):
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        timed("light", light, 40000)
        timed("heavy", heavy, 60000)
        lines(15000)


def first_writer(file):
    os.write(file, b"0123456789")


def second_writer(file):
    os.write(file, b"01234")


def reader(path):
    with open(path, "rb", buffering=0) as file:
        return file.read(3000)


def calls():
    file, path = tempfile.mkstemp(dir=".")
    for _ in range(300):
        first_writer(file)
    for _ in range(200):
        second_writer(file)
    for _ in range(40):
        reader(path)
    os.close(file)


def down(n):
    if n > 0:
        return down(n - 1)
    end = time.process_time() + 0.25
    while time.process_time() < end:
        light(1000)


def numbers(n):
    for i in range(n):
        yield i * i % 7


async def turn(n):
    for _ in range(n):
        await asyncio.sleep(0)
        sum(numbers(200))


def key(number):
    return light(20) + number


ODD = 'def f():\n  t = 0\n  for i in range(9000): t += i\n  return t\nf.__name__ = f.__qualname__ = "x"\nf()\n'


def mixed(end):
    while time.perf_counter() < end:
        asyncio.run(turn(20))
        sorted(range(300), key=key)
        json.dumps([{str(i): i} for i in range(300)], indent=1)
        exec(compile(ODD, '<script>alert("\u2603")</script>\n\U0001f40d \x1b[31m', "exec"), {})


def freed(end):
    made = 0
    while time.perf_counter() < end:
        made += 1
        source = f"def f{made}():\n  t = 0\n  for i in range(20000): t += i\nf{made}()\n"
        exec(compile(source, f"<{made}>", "exec"), {})
        if made % 50 == 0:
            gc.collect()


def forked(seconds):
    child = os.fork()
    if child == 0:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            heavy(1000)
        sys.exit(0)
    os.waitpid(child, 0)


what, arguments = sys.argv[1], [float(word) for word in sys.argv[2:]]
if what == "deep":
    sys.setrecursionlimit(5000)
    down(900)
elif what == "mixed":
    end = time.perf_counter() + arguments[0]
    others = [threading.Thread(target=mixed, args=(end,)) for _ in range(2)]
    [thread.start() for thread in others]
    mixed(end)
    [thread.join() for thread in others]
elif what == "freed":
    freed(time.perf_counter() + arguments[0])
else:
    globals()[what](*arguments)
print(json.dumps(took))
