"""What Python takes long for.
  pythonic list N        each of N names is looked for in a list of those that were seen
  pythonic set N         the same in a set
  pythonic sent N        N blocks of a megabyte go to the processes of a pool, each by itself
  pythonic shared N      the processes find them in memory that they share
  pythonic threads N     two threads of Python compute
  pythonic processes N   two processes do
  pythonic spawned N     a pool of spawned processes is made in each of N steps
  pythonic kept N        one such pool is kept
  pythonic told N        each of N steps is logged at the level of debugging, to a file
  pythonic untold N      that level is off, which is asked once
  pythonic front N       a queue that is a list, and emptied from its front
  pythonic deque N       the same with collections.deque
  pythonic collected N   N records of dicts and lists are made, and garbage is looked for among them
  pythonic uncollected N no garbage is looked for"""

import collections
import gc
import logging
import sys
import tempfile
import threading
from multiprocessing import Pool, Process, get_context, shared_memory

BLOCK = 1 << 20


def distinct(names, seen, add):
    for name in names:
        if name not in seen:  # the search
            add(name)
    return len(seen)


def listed(n):
    seen = []
    return distinct(range(n), seen, seen.append)


def hashed(n):
    seen = set()
    return distinct(range(n), seen, seen.add)


def first(block):
    return block[0]


def of_shared(at):
    return room.buf[at * BLOCK]


def attach(name):
    global room
    room = shared_memory.SharedMemory(name)


def sent(n):
    blocks = [bytes([k % 251]) * BLOCK for k in range(16)]
    with Pool(2) as pool:
        return sum(sum(pool.map(first, blocks, 1)) for _ in range(n // 16))  # the blocks go


def shared(n):
    memory = shared_memory.SharedMemory(create=True, size=16 * BLOCK)
    for k in range(16):
        memory.buf[k * BLOCK] = k % 251
    with Pool(2, attach, (memory.name,)) as pool:
        found = sum(sum(pool.map(of_shared, range(16), 1)) for _ in range(n // 16))
    memory.close()
    memory.unlink()
    return found


def count(n):
    total = 0
    for i in range(n * 1000):
        total += i * i % 7  # the computing
    return total


def both(kind, n):
    tasks = [kind(target=count, args=(n,)) for _ in range(2)]
    for task in tasks:
        task.start()
    for task in tasks:
        task.join()


def step(k):
    import asyncio
    import xml.dom.minidom

    return k + len(asyncio.__name__) + len(xml.dom.minidom.__name__)


def spawned(n):
    total = 0
    for _ in range(n):
        with get_context("spawn").Pool(2) as pool:  # the pool
            total += sum(pool.map(step, range(8)))
    return total


def kept(n):
    with get_context("spawn").Pool(2) as pool:
        return sum(sum(pool.map(step, range(8))) for _ in range(n))


def logged(n, level):
    with tempfile.NamedTemporaryFile(suffix=".log") as file:
        logging.basicConfig(filename=file.name, level=level, format="%(asctime)s %(message)s")
        value = 1.0
        told = logging.getLogger().isEnabledFor(logging.DEBUG)
        for k in range(n):
            value = value * 0.5 + k
            if told:
                logging.debug("step %d: %g", k, value)  # the message
        return value > 0


def records(n):
    made = []
    for k in range(n):
        made.append({"at": k, "where": (k, [k]), "values": [k, (k, k + 1)]})  # the record
    return len(made)


def flood(n, queue, next_of):
    """Numbers that lead to others, each once, in the order in which they come."""
    seen, reached = {1}, 0
    while queue:
        at = next_of()  # the next
        reached += at
        for other in (2 * at, 3 * at):
            if other < n and other not in seen:
                seen.add(other)
                queue.append(other)
    return reached


def from_front(n):
    queue = list(range(1, n))
    return flood(n, queue, lambda: queue.pop(0))  # the front


def from_deque(n):
    queue = collections.deque(range(1, n))
    return flood(n, queue, queue.popleft)


def uncollected(n):
    gc.disable()
    return records(n)


if __name__ == "__main__":
    n = int(sys.argv[2])
    print({
        "list": listed,
        "set": hashed,
        "sent": sent,
        "shared": shared,
        "front": from_front,
        "deque": from_deque,
        "threads": lambda n: both(threading.Thread, n),
        "told": lambda n: logged(n, logging.DEBUG),
        "untold": lambda n: logged(n, logging.INFO),
        "spawned": spawned,
        "kept": kept,
        "processes": lambda n: both(Process, n),
        "collected": records,
        "uncollected": uncollected,
    }[sys.argv[1]](n))  # fmt: skip
