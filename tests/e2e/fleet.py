"""A fleet of runs that never were, of which the answers are known: rows as steelyard.fleet makes them of profiles."""

import random
from datetime import datetime, timedelta
from pathlib import Path

from steelyard import fleet

BEGAN, UPDATE = datetime(2026, 1, 1), datetime(2026, 3, 1)
USERS = [f"user{i}" for i in range(40)]
PROGRAMS = ["solver", "weather", "genome", "training", "chemistry"]
CAUSES = ["small_messages", "load_imbalance", "unbuffered", "page_faults", "oversubscription"]
#: From the update on this one takes a third longer; in this hour this file system is five times slower.
SLOWER, SLOW_MOUNT, SLOW_HOUR = "weather", "/scratch", BEGAN + timedelta(days=20, hours=13)


def runs(count, seed=1):
    """Rows of runs, each with those of its findings and file systems, spread over 120 days."""
    chance = random.Random(seed)
    for i in range(count):
        program = PROGRAMS[i % len(PROGRAMS)]
        started = SLOW_HOUR + timedelta(minutes=i % 50) if i % 97 == 0 else BEGAN + timedelta(seconds=120 * 86400 * i // count)
        nodes = 1 << chance.randrange(4)
        elapsed = chance.uniform(950, 1050) * (4 / 3 if program == SLOWER and started >= UPDATE else 1)
        hours = elapsed * nodes / 3600
        share = chance.random()
        run = {
            "run": f"{i:016x}", "profile": f"/profiles/{i}.steelyard", "file_bytes": 1, "modified": started, "user_name": chance.choice(USERS),
            "program": program, "command": f"./{program}", "launcher": "srun", "mpi": "Open MPI v5.0.11", "processor": "some",
            "kernel": "6.2" if started >= UPDATE else "6.1", "tool": "0.1.0", "started": started, "elapsed": elapsed, "ranks": 64 * nodes,
            "nodes": nodes, "node_hours": hours, "ended_well": i % 50 != 0, "exit_status": 0, "exit_signal": None, "verdict": "…",
            "io_share": share, "compute_share": 1 - share, "mpi_bytes_sent": None,
        }  # fmt: skip
        findings = [
            {
                "run": run["run"], "position": position, "rule": chance.choice(CAUSES), "title": "It could be faster.", "advice": "Make it so.",
                "location": "main", "gain_s": gain, "gain_error_s": 1.0, "gain_share": gain / elapsed, "node_hours": gain * nodes / 3600,
                "warning": False,
            }
            for position in range(1, 1 + chance.randrange(4))
            for gain in [elapsed / (position + 3)]
        ]  # fmt: skip
        filesystems = []
        for mount, rate in (("/home", 100e6), ("/scratch", 1e9)):
            slow = mount == SLOW_MOUNT and SLOW_HOUR <= started < SLOW_HOUR + timedelta(hours=1)
            moved = chance.randrange(1, 10) * 10**9
            filesystems.append({
                "run": run["run"], "mount": mount, "kind": "nfs", "source": "server", "bytes_read": moved, "bytes_written": moved // 2,
                "read_s": moved / rate * (5 if slow else 1), "write_s": moved // 2 / rate * (5 if slow else 1), "metadata_s": 0.1,
            })  # fmt: skip
        yield run, findings, filesystems


def write(root, count):
    """Makes the fleet in that folder, and gives its rows."""
    Path(root).mkdir(exist_ok=True)
    made = list(runs(count))
    for at in range(0, count, fleet.BATCH):
        fleet.write(Path(root), made[at : at + fleet.BATCH])
    return made
