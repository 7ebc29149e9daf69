"""Any number of profiles as one data set in Parquet, by month, and questions to it that DuckDB answers (docs/fleet.md)."""

from __future__ import annotations

import hashlib
import os
import warnings
import zipfile
from concurrent.futures import ProcessPoolExecutor
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import Any, Dict, Iterable, Iterator, List, NamedTuple, Optional, Sequence, Tuple, Union

from ..errors import Error, NoSuchName
from ..frames import need
from ..profile import Place
from .questions import OPEN_METRICS, QUESTIONS, VIEWS
from .rows import COLUMNS, Row, read, stamp

#: Runs that one file of the data set holds at most: what is lost when a collection is interrupted, and is read again.
BATCH = 5000
#: The file that holds a batch's runs is written last: what has no runs is of an interrupted collection.
KINDS = ("findings", "filesystems", "runs")
#: Where the files of a kind lie in its folder.
MONTHS = "month=*/*.parquet"
#: Columns that every file of a fleet has, of whichever version.
OURS = {"run", "batch"}


class Foreign(UserWarning):
    """A file in a fleet's folder that is not counted, and why."""


class Collected(NamedTuple):
    """What became of the profiles that were to be collected."""

    #: How many were added, and how many the fleet had already.
    added: int
    known: int
    #: Those that could not be read, each with the reason.
    failed: List[Tuple[str, str]]


def collect(fleet: Place, profiles: Union[Place, Sequence[Place]], workers: Optional[int] = None) -> Collected:
    """Reads the profiles that the fleet does not have yet, files and all below directories, and adds them. Numbers are those of the
    report that each profile carries."""
    root = Path(fleet)
    root.mkdir(mode=0o700, parents=True, exist_ok=True)
    known = _known(root)
    places = [profiles] if isinstance(profiles, (str, os.PathLike)) else profiles
    named = list(dict.fromkeys(found(places)))
    wanted = [path for path in named if not path.exists() or known.get(str(path)) != stamp(path)]
    failed: List[Tuple[str, str]] = []
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for at in range(0, len(wanted), BATCH):
            made = list(pool.map(_attempt, wanted[at : at + BATCH], chunksize=16))
            failed += [(str(path), rows) for path, rows in zip(wanted[at:], made) if isinstance(rows, str)]
            write(root, [rows for rows in made if not isinstance(rows, str)])
    return Collected(len(wanted) - len(failed), len(named) - len(wanted), failed)


def connect(fleet: Place) -> Any:
    """A duckdb.DuckDBPyConnection with the views `runs`, `findings` and `filesystems` of the fleet; an error where one of its files cannot
    be read. Of a Parquet file in its folder that is of something else a `Foreign` warns."""
    root = Path(fleet).resolve()
    if not any(root.glob(f"runs/{MONTHS}")):
        raise Error(f"{fleet}: there are no runs here: python3 -m steelyard.fleet collect {fleet} PROFILES")
    duckdb = need("duckdb", "an answer about a fleet")
    connection = duckdb.connect()
    ours = {path for kind in KINDS for path in root.glob(f"{kind}/{MONTHS}")}
    for path in sorted(set(root.rglob("*.parquet")) - ours):
        _warn(path, f"it lies outside of {'/MONTH, '.join(KINDS)}/MONTH, where collect writes")
    try:
        for kind in KINDS:
            files = _files(connection, root / kind)
            connection.execute(f"create view {kind}_files as from read_parquet({files}, union_by_name = true, hive_partitioning = true)")
        for view in VIEWS:
            connection.execute(view)
    except duckdb.Error as error:
        raise Error(f"{fleet}: {first_line(error)}; remove files that are damaged or not of this fleet, and collect again") from None
    return connection


def _files(connection: Any, folder: Path) -> str:
    """The files of a kind as a list in SQL, without those that hold something else; an error where there are none."""
    columns = "select file_name, list(name) from parquet_schema(?) group by all order by all"
    ours = []
    for path, names in connection.execute(columns, [str(folder / MONTHS)]).fetchall():
        missing = sorted(OURS - set(names))
        if missing:
            _warn(path, f"it has no column {' and no column '.join(missing)}, as every file of a fleet has")
        else:
            ours.append("'" + path.replace("'", "''") + "'")
    if not ours:
        raise Error(f"{folder}: none of the files here is of a fleet; remove them, and collect again")
    return f"[{', '.join(ours)}]"


def _warn(path: Place, reason: str) -> None:
    warnings.warn(f"left out {path}: {reason}; move it elsewhere", Foreign, stacklevel=2)


def first_line(error: Exception) -> str:
    """What DuckDB says, without the query and the candidates that it shows below."""
    return str(error).split("\n", 1)[0].rstrip(".!")


def ask(fleet: Place, question: str, since: Optional[str] = None, until: Optional[str] = None) -> Any:
    """The answer to one of `QUESTIONS` over the runs started from `since` until before `until` (UTC, as 2026-11-28T13:00); of dates
    without a time, both days are among them. As a duckdb.DuckDBPyRelation: .df(), .pl() and .arrow() make data frames of it,
    .fetchall() rows."""
    if question not in QUESTIONS:
        raise NoSuchName("question", question, QUESTIONS)
    limits = {"since": since and _limit("since", since), "until": until and _limit("until", until)}
    connection = connect(fleet)
    connection.execute("set variable since = coalesce(?::timestamp, '0001-01-01'::timestamp)", [limits["since"]])
    connection.execute("set variable until = coalesce(?::timestamp, '9999-12-31'::timestamp)", [limits["until"]])
    return connection.sql(QUESTIONS[question].sql)


def _limit(name: str, text: str) -> datetime:
    """That moment in UTC; of `until` the end of a day without a time."""
    try:
        moment = datetime.fromisoformat(str(text).replace("Z", "+00:00"))
    except ValueError:
        raise Error(f"{name}: {text!r} is no date: write 2026-11-28, or 2026-11-28T13:00") from None
    if name == "until" and len(str(text)) == len("2026-11-28"):
        moment += timedelta(days=1)
    return moment.astimezone(timezone.utc).replace(tzinfo=None) if moment.tzinfo else moment


def openmetrics(fleet: Place) -> str:
    """Sums over the fleet in the text format of OpenMetrics 1.0, for Prometheus to read from a file."""
    connection, lines = connect(fleet), []
    for name, kind, unit, text, labels, sql in OPEN_METRICS:
        lines += [f"# TYPE {name} {kind}", *([f"# UNIT {name} {unit}"] if unit else []), f"# HELP {name} {text}"]
        for *values, number in connection.sql(sql).fetchall():
            said = ",".join(f'{label}="{_label(value)}"' for label, value in zip(labels, values))
            lines.append(f"{name}{'_total' if kind == 'counter' else ''}{'{' + said + '}' if said else ''} {number!r}")
    return "\n".join([*lines, "# EOF", ""])


def write(root: Path, batch: Sequence[Tuple[Row, List[Row], List[Row]]]) -> None:
    """Adds rows of runs, each with those of its findings and file systems."""
    for month in sorted({run["started"].strftime("%Y-%m") for run, _, _ in batch}):
        of_month = [rows for rows in batch if rows[0]["started"].strftime("%Y-%m") == month]
        name = hashlib.sha256("".join(f"{run['run']}{run['profile']}{run['modified']}" for run, _, _ in of_month).encode()).hexdigest()[:16]
        tables = {
            "runs": [run for run, _, _ in of_month],
            "findings": [row for _, findings, _ in of_month for row in findings],
            "filesystems": [row for _, _, filesystems in of_month for row in filesystems],
        }
        for kind in KINDS:
            _write(root / kind / f"month={month}" / f"{name}.parquet", [{**row, "batch": name} for row in tables[kind]], kind)


def _write(path: Path, rows: List[Row], kind: str) -> None:
    arrow, parquet = need("pyarrow", "a fleet"), need("pyarrow.parquet", "a fleet")
    names = dict.fromkeys([*COLUMNS[kind], *(name for row in rows for name in row)])
    of = {name: COLUMNS[kind].get(name, "float64") for name in names}
    fields = [(name, arrow.timestamp("us") if kind == "timestamp" else getattr(arrow, kind)()) for name, kind in of.items()]
    for folder in (path.parent.parent, path.parent):
        folder.mkdir(mode=0o700, exist_ok=True)
    part = path.with_suffix(".part")
    with open(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
        parquet.write_table(arrow.Table.from_pylist(rows, arrow.schema(fields)), file, compression="zstd")
    part.replace(path)


def _known(root: Path) -> Dict[str, Tuple[int, datetime]]:
    """Size and time of each profile that the fleet has, by its path."""
    if not any(root.glob(f"runs/{MONTHS}")):
        return {}
    rows = connect(root).sql("select profile, file_bytes, modified from runs_files").fetchall()
    return {profile: (size, modified) for profile, size, modified in sorted(rows, key=lambda row: row[2])}


def found(places: Iterable[Place]) -> Iterator[Path]:
    """The profiles among files, and in directories and all below."""
    for place in map(Path, places):
        if not place.is_dir():
            yield place.resolve()
        for folder, _, names in os.walk(place) if place.is_dir() else ():
            profiles = [name for name in sorted(names) if name.endswith(".steelyard") and not name.endswith(".part.steelyard")]
            # What begins with a dot is not whole yet.
            yield from (Path(folder, name).resolve() for name in profiles if not name.startswith("."))


def _attempt(path: Path) -> Union[Tuple[Row, List[Row], List[Row]], str]:
    try:
        return read(path)
    except (Error, OSError, KeyError, TypeError, ValueError, zipfile.BadZipFile) as error:
        # Whoever tells it names the path.
        return " ".join(str(error).replace(f"{path}: ", "").split()) or type(error).__name__


def _label(value: Any) -> str:
    return str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
