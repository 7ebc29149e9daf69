"""What a fleet has of a profile: a row of its run, one of each finding, one of each file system."""

from __future__ import annotations

import json
import pwd
import zipfile
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional, Tuple

from .. import command
from ..frames import need
from ..tables import NONE, Tables

Row = Dict[str, Any]

#: What each kind has at least, also where a batch has no row of it, with its type. Runs have the metrics of docs/metrics.md
#: besides, by their ids, in the units that stand there; a metric without a number is null.
COLUMNS = {
    "runs": {
        "run": "string", "batch": "string", "profile": "string", "file_bytes": "int64", "modified": "timestamp", "user_name": "string",
        "program": "string", "command": "string", "launcher": "string", "mpi": "string", "kernel": "string", "processor": "string",
        "tool": "string", "started": "timestamp", "elapsed": "float64", "ranks": "int64", "nodes": "int64", "node_hours": "float64",
        "ended_well": "bool_", "exit_status": "int64", "exit_signal": "int64", "verdict": "string", "io_share": "float64",
    },
    "findings": {
        "run": "string", "batch": "string", "position": "int64", "rule": "string", "title": "string", "advice": "string", "location": "string",
        "gain_s": "float64", "gain_error_s": "float64", "gain_share": "float64", "node_hours": "float64", "warning": "bool_",
    },
    "filesystems": {
        "run": "string", "batch": "string", "mount": "string", "kind": "string", "source": "string", "bytes_read": "int64",
        "bytes_written": "int64", "read_s": "float64", "write_s": "float64", "metadata_s": "float64",
    },
}  # fmt: skip


def read(path: Path) -> Tuple[Row, List[Row], List[Row]]:
    """A profile's row of a run, those of its findings, and those of its file systems; by the report that the profile carries, or, of
    an older version or where that is damaged, by the command's."""
    tables = Tables(path)
    try:
        with tables.held() as archive:
            return _rows(path, tables, json.loads(archive.read("report.json")))
    except (KeyError, TypeError, ValueError, zipfile.BadZipFile):
        return _rows(path, tables, command.call_json("report", "--no-gates", path))


def _rows(path: Path, tables: Tables, report: Dict[str, Any]) -> Tuple[Row, List[Row], List[Row]]:
    run = tables.manifest["run"]
    size, modified = stamp(path)
    head = report["head"]
    nodes = head["nodes"] or 1
    row = {
        **{metric["id"]: metric["value"] for metric in _metrics(report["sections"])},
        "run": run["id"], "profile": str(path), "file_bytes": size, "modified": modified, "user_name": _owner(path), "program": run["name"],
        "command": " ".join(run["command"]), "launcher": run.get("launcher"), "started": moment(started_ns(tables)),
        "tool": report["tool_version"], "verdict": report["verdict"], "ranks": head["ranks"], "nodes": nodes,
        "node_hours": head["elapsed_s"] * nodes / 3600, "elapsed": head["elapsed_s"], "ended_well": head["ended_well"],
        "exit_status": run.get("exit_status"), "exit_signal": run.get("exit_signal"),
        "kernel": _first(tables, "nodes", "kernel"), "processor": _first(tables, "nodes", "cpu_model"), "mpi": _first(tables, "processes", "mpi_version"),
    }  # fmt: skip
    findings = [
        {
            "run": run["id"], "position": position, "rule": found["id"], "title": found["title"], "gain_s": found["gain_s"],
            "gain_error_s": found["gain_error_s"], "gain_share": found["gain_share"], "warning": found["warning"],
            "node_hours": None if found["gain_s"] is None else found["gain_s"] * nodes / 3600,
            "location": found["places"][0]["text"] if found["places"] else None, "advice": next(iter(found["advice"]), None),
        }
        for position, found in enumerate(report["findings"], 1)
    ]  # fmt: skip
    return _plain(row), list(map(_plain, findings)), [_plain({"run": run["id"], **each}) for each in _filesystems(tables)]


def _plain(row: Row) -> Row:
    """Texts that come from programs go to terminals: no control characters."""
    return {name: "".join(c if c.isprintable() else "?" for c in v.replace("\xa0", " ")) if isinstance(v, str) else v for name, v in row.items()}


def _metrics(sections: List[Dict[str, Any]]) -> Iterator[Dict[str, Any]]:
    for section in sections:
        yield from section["rows"]
        yield from _metrics(section["parts"])


def _owner(path: Path) -> str:
    number = path.stat().st_uid
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return str(number)


def _first(tables: Tables, table: str, column: str) -> Optional[str]:
    """The first text there that is not empty."""
    return next((str(text) for text in tables[table][column] if text), None)


def _filesystems(tables: Tables) -> Iterator[Row]:
    """Bytes and seconds, all processes together, in each file system, of the layers that ask the system: POSIX and stdio."""
    if "file_uses" not in tables or "filesystems" not in tables:
        return
    numpy = need("numpy", "a fleet")
    uses, files, systems = tables["file_uses"], tables["files"], tables["filesystems"]
    asked = numpy.isin(uses["interface"], ("posix", "stdio"))
    of_file = files["filesystem"][uses["file"]] if files.rows else numpy.full(uses.rows, NONE)
    for index in sorted(set(of_file[asked].tolist()) - {NONE}):
        here = asked & (of_file == index)

        def total(*columns: str) -> float:
            return float(sum(uses[column][here].astype(float).sum() for column in columns))

        yield {
            "mount": systems["mount"][index], "kind": systems["kind"][index], "source": systems["source"][index],
            "bytes_read": int(total("read_bytes")), "bytes_written": int(total("write_bytes")), "read_s": total("read_ns") / 1e9,
            "write_s": total("write_ns", "sync_ns") / 1e9, "metadata_s": total("meta_ns") / 1e9,
        }  # fmt: skip


def started_ns(tables: Tables) -> int:
    """When the first of its processes began, since 1970: a shell that it was started from may be older by hours."""
    starts = tables["processes"]["start_ns"]
    return int(tables.manifest["run"]["start_unix_ns"]) + (max(int(starts.min()), 0) if len(starts) else 0)


def stamp(path: Path) -> Tuple[int, datetime]:
    """By which a profile is known to have changed: its size and time."""
    about = path.stat()
    return about.st_size, moment(about.st_mtime_ns)


def moment(unix_ns: int) -> datetime:
    """In UTC, and without saying so: Parquet's times have no zone here."""
    return datetime.fromtimestamp(unix_ns // 1000 / 1e6, timezone.utc).replace(tzinfo=None)
