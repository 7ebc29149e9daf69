"""The tables of a profile (docs/format.md), read by column when asked for."""

from __future__ import annotations

import json
import zipfile
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any, ContextManager, Dict, Iterator, List, Mapping, Optional, Sequence

from .columns import TABLES, VERSION
from .errors import Error, NoSuchName
from .frames import Frame, need

#: "No row", where a column holds numbers of rows.
NONE = 0xFFFFFFFF


class Tables(Mapping[str, "Columns"]):
    """All of a profile, by name: `tables["samples"]["weight"]`."""

    def __init__(self, path: Path):
        self.path = path
        try:
            with zipfile.ZipFile(path) as archive:
                names = archive.namelist()
                self.manifest: Dict[str, Any] = json.loads(archive.read("manifest.json"))
        except FileNotFoundError:
            raise Error(f"{path}: there is no such file") from None
        except IsADirectoryError:
            raise Error(f"{path}: this is a directory; name a file in it that ends in .steelyard") from None
        except (OSError, KeyError, ValueError, zipfile.BadZipFile) as error:
            raise Error(f"{path}: this is not a Steelyard profile ({error})") from error
        if self.manifest.get("version", 0) > VERSION:
            raise Error(f"{path}: its format has version {self.manifest['version']}, {VERSION} is the newest known here: update Steelyard")
        self._names: Dict[str, List[str]] = {}
        for name in names:
            table, slash, column = name.partition("/")
            if slash and table != "strings" and column.endswith(".npy"):
                self._names.setdefault(table, []).append(column[:-4])
        self._open: Dict[str, Columns] = {}
        self._strings: Any = None
        self._held: Optional[zipfile.ZipFile] = None

    def __getitem__(self, name: str) -> Columns:
        if name not in self._names:
            raise NoSuchName("table", name, self._names, self.path.name)
        return self._open.setdefault(name, Columns(self, name, self._names[name]))

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __repr__(self) -> str:
        return f"<tables of {self.path.name}: {', '.join(self)}>"

    def _archive(self) -> ContextManager[zipfile.ZipFile]:
        return zipfile.ZipFile(self.path) if self._held is None else nullcontext(self._held)

    @contextmanager
    def held(self) -> Iterator[zipfile.ZipFile]:
        """Keeps the file open meanwhile: who reads many columns finds its directory read."""
        with zipfile.ZipFile(self.path) as archive:
            self._held = archive
            try:
                yield archive
            finally:
                self._held = None

    def array(self, member: str) -> Any:
        """A member's numpy array. It lies in the bytes as they were unpacked, which nothing copies; it cannot be written to."""
        numpy = need("numpy", "a column")
        try:
            with self._archive() as archive, archive.open(member + ".npy") as file:
                version = numpy.lib.format.read_magic(file)
                if version != (1, 0):
                    raise ValueError(f"a .npy of version {version}")
                shape, _, kind = numpy.lib.format.read_array_header_1_0(file)
                return numpy.frombuffer(file.read(), kind).reshape(shape)
        except (OSError, KeyError, ValueError, zipfile.BadZipFile) as error:
            raise Error(f"{self.path}: {member} cannot be read: {error}") from error

    @property
    def strings(self) -> Any:
        """Every text, an array of str; text columns are taken from it."""
        if self._strings is None:
            numpy = need("numpy", "a column")
            ends, raw = self.array("strings/offsets").tolist(), self.array("strings/bytes").tobytes()
            self._strings = numpy.array([raw[a:b].decode("utf-8", "replace") for a, b in zip(ends, ends[1:])], dtype=object)
        return self._strings


class Columns(Frame, Mapping[str, Any]):
    """One table: numpy arrays by name, each a number a row, or several; texts as str."""

    def __init__(self, tables: Tables, name: str, columns: List[str]):
        self._tables = tables
        self._columns = columns
        self._read: Dict[str, Any] = {}
        self.name = name

    def __getitem__(self, column: str) -> Any:
        if column not in self._columns:
            raise NoSuchName("column", column, self._columns, self.name)
        if column not in self._read:
            kind, _ = TABLES.get(self.name, {}).get(column, ("", ""))
            values = self._tables.array(f"{self.name}/{column}")
            self._read[column] = self._tables.strings[values] if kind.endswith(" string") else values
        return self._read[column]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __len__(self) -> int:
        """How many columns; `rows` says how many rows."""
        return len(self._columns)

    @property
    def rows(self) -> int:
        """How many rows."""
        return len(self[self._columns[0]])

    @property
    def meanings(self) -> Dict[str, str]:
        """What each column holds, by docs/format.md; those of a newer version have none."""
        known = TABLES.get(self.name, {})
        return {name: known[name][1] for name in self if name in known}

    def to_dict(self) -> Dict[str, Any]:
        return {name: self[name] for name in self}

    def follow(self, *columns: str) -> Followed:
        """The table, and for each of these columns, which hold rows of another table, what stands in that row: `frame` becomes
        `frame.function`, `frame.line`, and so on; `frame.module` behind it follows further. Where there is no row numbers are nan and
        texts None."""
        return Followed(self, columns)

    def target(self, column: str) -> Optional[str]:
        """The table whose rows a column holds; None of others."""
        meaning = self.meanings.get(column, "")
        return meaning.split("`")[1] if meaning.startswith("Row of `") else None

    def __repr__(self) -> str:
        return f"<table {self.name}, {self.rows} rows: {', '.join(self)}>"


class Followed(Frame):
    """A table with what its references lead to."""

    def __init__(self, table: Columns, columns: Sequence[str]):
        self._table = table
        self._columns = {column: self._target(column) for column in columns}

    def _target(self, column: str) -> Columns:
        """The table that a column leads to."""
        at = self._table
        for name in column.split("."):
            target = at.target(name)
            if target is None:
                raise NoSuchName("reference", name, [each for each in at if at.target(each)], at.name)
            at = self._table._tables[target]
        return at

    def to_dict(self) -> Dict[str, Any]:
        numpy = need("numpy", "a column")
        found = self._table.to_dict()
        for column, there in self._columns.items():
            if column not in found:
                raise NoSuchName("column", column, found, f"{self._table.name}: follow what leads to it before it")
            # What was reached over a row that is not there is nan, and no row either.
            rows = numpy.where(numpy.isnan(found[column]), NONE, found[column]).astype(numpy.int64)
            beyond = rows >= there.rows
            safe = numpy.where(beyond, 0, rows)
            for name, values in there.to_dict().items():
                taken = values[safe] if there.rows else numpy.full((len(rows), *values.shape[1:]), None)
                if beyond.any():
                    taken = taken.astype(object if taken.dtype == object else float)
                    taken[beyond] = None if taken.dtype == object else numpy.nan
                found[f"{column}.{name}"] = taken
        return found
