"""Reads a profile as anyone could: an ordinary ZIP of .npy columns, opened with zipfile and numpy and nothing of ours."""

import io
import json
import zipfile
from collections import defaultdict

import numpy


class Profile:
    """One .steelyard file. `p["sites"]["count"]` is a column; text columns are given as text by `p.text(table, column)`."""

    def __init__(self, path):
        self.path = path
        self._zip = zipfile.ZipFile(path)
        assert self._zip.testzip() is None
        self.manifest = json.loads(self._zip.read("manifest.json"))
        self.report = json.loads(self._zip.read("report.json")) if "report.json" in self._zip.namelist() else None
        offsets, raw = self._column("strings/offsets"), self._column("strings/bytes").tobytes()
        ends = [*offsets[1:], len(raw)] if len(offsets) and offsets[-1] != len(raw) else offsets[1:]
        self.strings = [raw[a:b].decode() for a, b in zip(offsets, ends)]

    def _column(self, name):
        return numpy.load(io.BytesIO(self._zip.read(name + ".npy")))

    def __getitem__(self, table):
        names = [n for n in self._zip.namelist() if n.startswith(table + "/")]
        return {n.split("/")[1].removesuffix(".npy"): self._column(n.removesuffix(".npy")) for n in names}

    def text(self, table, column):
        return [self.strings[i] for i in self._column(f"{table}/{column}")]

    def process_of_rank(self, rank):
        rows = numpy.flatnonzero(self._column("processes/rank") == rank)
        assert len(rows) == 1, f"rank {rank} was recorded {len(rows)} times"
        return int(rows[0])

    def processes(self):
        """One dict a process, texts as text."""
        table = self["processes"]
        texts = {"executable", "command", "mpi_version", "end", "cpu_list"}
        n = len(table["pid"])
        return [{k: (self.strings[v[i]] if k in texts else v[i].item()) for k, v in table.items()} for i in range(n)]

    def calls(self, process=None):
        """Name → [calls, bytes, bytes received], of one process or of all."""
        sites, names = self["sites"], self.text("calls", "name")
        totals = defaultdict(lambda: [0, 0, 0])
        for i in range(len(sites["count"])):
            if process is None or sites["process"][i] == process:
                total = totals[names[sites["call"][i]]]
                for k, column in enumerate(("count", "bytes", "bytes_received")):
                    total[k] += int(sites[column][i])
        return dict(totals)

    def call_seconds(self, name, process=None):
        """Seconds in a call and their standard error, from the sites."""
        sites, names = self["sites"], self.text("calls", "name")
        rows = [i for i in range(len(sites["count"])) if names[sites["call"][i]] == name and (process is None or sites["process"][i] == process)]
        error = sum(float(sites["time_error_ns"][i]) ** 2 for i in rows) ** 0.5
        return sum(int(sites["time_ns"][i]) for i in rows) / 1e9, error / 1e9

    def sampled_seconds(self, process=None, main_thread=True):
        """Class id → seconds by samples, of a process's main thread (or of all threads)."""
        samples, classes, roles = self["samples"], self.text("calls", "class"), self.text("threads", "role")
        totals, inside = defaultdict(float), self.in_openmp()
        for i in range(len(samples["tick"])):
            if process is not None and samples["process"][i] != process:
                continue
            if main_thread and roles[samples["thread"][i]] != "main":
                continue
            within = classes[samples["call"][i]] or ("openmp" if inside[samples["context"][i]] else "compute")
            totals[within] += int(samples["weight"][i]) * self.manifest["run"]["tick_ns"] / 1e9
        return dict(totals)

    def in_openmp(self):
        """For each context, whether its innermost frame lies in an OpenMP runtime, or in libc or the kernel called by it."""
        contexts, modules, kinds = self["contexts"], self["frames"]["module"], self.text("modules", "kind")
        inside = [False] * len(contexts["parent"])
        for row in range(1, len(inside)):
            module = int(modules[contexts["frame"][row]])
            kind = kinds[module] if module < len(kinds) else ""
            inside[row] = inside[contexts["parent"][row]] if kind in ("libc", "kernel") else kind == "openmp"
        return inside

    def function_seconds(self, process=None):
        """Function → seconds of samples in whose stack it stands (inclusive), and those in which it is the leaf."""
        samples, contexts, frames = self["samples"], self["contexts"], self["frames"]
        functions = self.text("frames", "function")
        inner = defaultdict(list)
        for i, outer in enumerate(frames["outer"]):
            if outer != 0xFFFFFFFF:
                inner[int(outer)].append(i)
        inclusive, leaf = defaultdict(float), defaultdict(float)
        for i in range(len(samples["tick"])):
            if process is not None and samples["process"][i] != process:
                continue
            seconds = int(samples["weight"][i]) * self.manifest["run"]["tick_ns"] / 1e9
            node, seen, first = int(samples["context"][i]), set(), True
            while node != 0:
                frame = int(contexts["frame"][node])
                if frame != 0xFFFFFFFF:
                    names = {functions[frame], *(functions[k] for k in inner[frame])}
                    if first:
                        leaf[functions[frame]] += seconds
                    for name in names - seen:
                        inclusive[name] += seconds
                    seen |= names
                first, node = False, int(contexts["parent"][node])
        return dict(inclusive), dict(leaf)

    # The report that the profile carries.

    def share(self, family):
        """(share, standard error) of elapsed time."""
        row = next(s for s in self.report["shares"] if s["id"] == family)
        return row["share"], row["error"] or 0.0

    def rows(self):
        return {r["id"]: r for s in self.report["sections"] for r in s["rows"]} | {r["id"]: r for r in self.report["trust"]["rows"]}

    def metric(self, name):
        """The value of a metric; fails with its reason where it is missing."""
        rows = self.rows()
        assert name in rows, f"the report has no {name}: {sorted(rows)}"
        assert rows[name]["value"] is not None, f"{name} is missing: {rows[name]['missing']}"
        return rows[name]["value"]

    def findings(self):
        return {f["id"]: f for f in self.report["findings"]}
