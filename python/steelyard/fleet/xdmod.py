"""A run as a summary document of Open XDMoD's Job Performance module (summary-1.0.6), which its ingestor reads from MongoDB.

Only what a profile knows is there: XDMoD has the rest from accounting, and takes what is missing for not available. Statistics are over
the job's nodes, or its accelerators' namesakes, left out where they are the format's defaults.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Dict, Iterable, Iterator, List, Optional, Tuple

from ..errors import Error
from ..frames import need
from ..tables import Tables
from .rows import Row, read, started_ns

Document = Dict[str, Any]


def document(path: Path) -> Document:
    """The summary of a profile that was recorded in a job of Slurm. An error where it was not, since a summary is of a job."""
    tables = Tables(path)
    run = tables.manifest["run"]
    of_job = run.get("environment", {})
    job = of_job.get("SLURM_JOB_ID")
    if job is None:
        raise Error(f"{path}: it was not recorded in a job of Slurm (its environment has no SLURM_JOB_ID), and XDMoD knows jobs only")
    row, _, filesystems = read(path)
    start, end = started_ns(tables) / 1e9, (run["start_unix_ns"] + run["elapsed_ns"]) / 1e9
    nodes = [_Node(tables, node) for node in range(tables["nodes"].rows)]
    used, resident = [node.memory() for node in nodes], [node.resident() for node in nodes]
    account = {
        "id": job, "local_job_id": int(job), "jobname": of_job.get("SLURM_JOB_NAME"), "user": of_job.get("SLURM_JOB_USER"), "account": of_job.get("SLURM_JOB_ACCOUNT"),
        "partition": of_job.get("SLURM_JOB_PARTITION"), "host_list": [node.name for node in nodes], "nodes": len(nodes),
        "ncpus": sum(node.cores for node in nodes), "start_time": int(start), "end_time": int(end),
        "exit_status": "COMPLETED" if row["ended_well"] else "FAILED",
        "exit_code": f"{run.get('exit_status') or 0}:{run.get('exit_signal') or 0}",
    }  # fmt: skip
    return _known({
        "_id": f"{job}-{int(end)}",
        "summarization": {
            "version": "1.0.6", "complete": not run["partial"], "created": time.time(), "srcdir": str(path), "datasource": "steelyard",
        },
        "acct": account,
        "procDump": {"constrained": [*dict.fromkeys(map(str, tables["processes"]["executable"]))], "unconstrained": []},
        "cores": _over(node.cores for node in nodes),
        "cpu": {
            "jobcpus": {
                "all": {"cnt": account["ncpus"]},
                **{name: _over(node.share(name) for node in nodes) for name in ("user", "system", "idle")},
            },
            "nodecpus": {"all": {"cnt": sum(node.all_cores for node in nodes)}, "idle": _over(node.idle() for node in nodes)},
        },
        "memory": {"used_minus_cache": _over(of and of[0] / node.all_cores for node, of in zip(nodes, used))},
        "nodememory": {
            "used": _over(of and of[0] for of in used),
            "maxused": _over(of and of[1] for of in used),
            "physmem": _over(node.physical for node in nodes),
        },
        "process_memory": {
            "usage": {"avg": _over(of and of[0] for of in resident), "max": _over(of and of[1] for of in resident)},
        },
        **_stores(filesystems, len(nodes)),
        **_accelerators(tables),
    })  # fmt: skip


class _Node:
    """What is known of a node; of what was not recorded, None."""

    def __init__(self, tables: Tables, row: int):
        numpy = need("numpy", "a summary")
        of, processes = tables["nodes"], tables["processes"]
        self.name, self.all_cores = str(of["name"][row]), int(of["cores_logical"][row])
        self.physical = of["memory_bytes"][row] / 1024
        self._tables, self._numpy, self._row = tables, numpy, row
        self._here = numpy.flatnonzero(processes["node"] == row)
        bound = {core for process in self._here for core in _listed(str(processes["cpu_list"][process]))}
        self.cores = len(bound) or self.all_cores
        self._elapsed_ns = tables.manifest["run"]["elapsed_ns"]

    def share(self, kind: str) -> Optional[float]:
        """Of the time of the cores that the job may use: in its processes' user or system time, or in neither."""
        if kind == "idle":
            user, system = self.share("user"), self.share("system")
            return None if user is None or system is None else max(1 - user - system, 0.0)
        spent = self._tables["processes"][f"{kind}_ns"][self._here].astype(float)
        return None if not spent.size or (spent < 0).any() else float(spent.sum()) / (self._elapsed_ns * self.cores)

    def idle(self) -> Optional[float]:
        """Of the time of all of the node's cores, whoever uses them."""
        at, busy = self._series("node_series", "busy_ns", self._row)
        if len(at) < 2 or at[-1] == at[0]:
            return None
        return max(1 - float(busy[-1] - busy[0]) / (float(at[-1] - at[0]) * self.all_cores), 0.0)

    def memory(self) -> Optional[Tuple[float, float]]:
        """Memory in use on the node, mean over time and most, in KiB."""
        at, used = self._series("node_series", "memory_used_bytes", self._row)
        return _mean_and_most(self._numpy, at, used / 1024)

    def resident(self) -> Optional[Tuple[float, float]]:
        """Resident memory of the job's processes there together, mean over time and most, in bytes."""
        numpy = self._numpy
        series = [self._series("process_series", "rss_bytes", process) for process in self._here]
        moments = numpy.unique(numpy.concatenate([at for at, _ in series])) if series else numpy.zeros(0)
        together = sum((numpy.interp(moments, at, used, left=0, right=0) for at, used in series if len(at)), numpy.zeros(len(moments)))
        return _mean_and_most(numpy, moments, together)

    def _series(self, table: str, column: str, of: int) -> Tuple[Any, Any]:
        if table not in self._tables:
            return self._numpy.zeros(0), self._numpy.zeros(0)
        rows = self._tables[table]
        here = rows["process" if table == "process_series" else "node"] == of
        return rows["time_ns"][here].astype(float), rows[column][here].astype(float)


def _mean_and_most(numpy: Any, at: Any, values: Any) -> Optional[Tuple[float, float]]:
    if not len(at):
        return None
    span = float(at[-1] - at[0])
    mean = float(((values[1:] + values[:-1]) / 2 * numpy.diff(at)).sum() / span) if span else float(values.mean())
    return mean, float(values.max())


def _stores(filesystems: List[Row], nodes: int) -> Document:
    """Bytes that the program read and wrote in the file systems of the network, a node, by mount; names of the sort that the collector
    of each kind of file system gives them."""
    names = {
        "lustre": ("read_bytes-total", "write_bytes-total"),
        "gpfs": ("read_bytes", "write_bytes"),
        "nfs": ("read-normal", "write-normal"),
    }
    found: Document = {}
    for each in filesystems:
        for kind in filter(each["kind"].startswith, names):
            bytes_of = zip(names[kind], (each["bytes_read"], each["bytes_written"]))
            place = each["source" if kind == "gpfs" else "mount"]
            found.setdefault(kind, {})[place] = {name: {"cnt": nodes, "avg": total / nodes} for name, total in bytes_of}
    return found


def _accelerators(tables: Tables) -> Document:
    """Use and memory of the accelerators, the first of each node as gpu0 and so on."""
    if "accelerator_series" not in tables:
        return {}
    rows = tables["accelerator_series"]
    of_name: Dict[str, List[Dict[str, float]]] = {}
    for node in sorted(set(rows["node"].tolist())):
        on_node = rows["node"] == node
        for number, device in enumerate(sorted(set(map(str, rows["device"][on_node])))):
            here = on_node & (rows["device"] == device)
            busy, memory = rows["busy_percent"][here], rows["memory_used_bytes"][here]
            busy, memory = busy[busy >= 0], memory[memory >= 0]
            known = {}
            if busy.size:
                known |= {"gpuactive": float(busy.mean()), "gpuactivemax": float(busy.max())}
            if memory.size:
                known |= {"memused": float(memory.mean()), "memusedmax": float(memory.max())}
            of_name.setdefault(f"gpu{number}", []).append(known)
    names = ("gpuactive", "gpuactivemax", "memused", "memusedmax")
    return {"gpu": {gpu: {name: _over(known.get(name) for known in each) for name in names} for gpu, each in of_name.items()}}


def _over(values: Iterable[Optional[float]]) -> Optional[Dict[str, float]]:
    """Statistics as the summaries have them: deviation with one degree of freedom less, moments without."""
    numbers = list(values)
    if not numbers or any(value is None for value in numbers):
        return None
    numpy = need("numpy", "a summary")
    all_of = numpy.array(numbers, dtype=float)
    said = {"cnt": len(numbers), "avg": float(all_of.mean())}
    spread = float(all_of.std())
    if len(numbers) > 1 and spread:
        deviation = float(all_of.std(ddof=1))
        scaled = (all_of - all_of.mean()) / spread
        said |= {
            "min": float(all_of.min()), "max": float(all_of.max()), "med": float(numpy.median(all_of)), "std": deviation, "cov": deviation / said["avg"],
            "skw": float((scaled**3).mean()), "krt": float((scaled**4).mean()) - 3,
        }  # fmt: skip
    return said


def _known(part: Any) -> Any:
    """Without what is not known."""
    if not isinstance(part, dict):
        return part
    kept = {name: _known(value) for name, value in part.items()}
    return {name: value for name, value in kept.items() if value is not None and value != {}}


def _listed(cores: str) -> Iterator[int]:
    """The cores of a list as the kernel writes it: 0-3,8."""
    for span in filter(None, cores.split(",")):
        first, _, last = span.partition("-")
        yield from range(int(first), int(last or first) + 1)
