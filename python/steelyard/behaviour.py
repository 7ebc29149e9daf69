"""What the records of the command's JSON can do beyond holding it. records.py, which is generated, has the fields."""

from __future__ import annotations

import math
import sys
import typing
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterator, List, Mapping, Optional, Sequence, Tuple, Type, TypeVar

from .errors import GateFailed, Missing, NoSuchName
from .frames import Frame, Rows

if TYPE_CHECKING:
    from . import records

# pytest shows the line of the test, not ours.
__tracebackhide__ = True

R = TypeVar("R", bound="Record")


class Record:
    """An object of the JSON. Fields that an older command did not write are None, those of a newer one are left out."""

    @classmethod
    def of(cls: Type[R], data: Mapping[str, Any]) -> R:
        """Made of what json.loads gives."""
        return cls(**{name: convert(data.get(name)) for name, convert in converters(cls)})

    def __repr__(self) -> str:
        shown = [f"{name}={value!r}" for name, value in vars(self).items() if isinstance(value, (str, float, int)) and value != ""]
        return f"{type(self).__name__}({', '.join(shown[:5])})"


def converters(cls: type, known: Dict[type, List[Tuple[str, Callable[[Any], Any]]]] = {}) -> List[Tuple[str, Callable[[Any], Any]]]:
    """Field by field what turns JSON into it."""
    if cls not in known:
        hints = typing.get_type_hints(cls, vars(sys.modules[cls.__module__]))
        known[cls] = [(field.name, converter(hints[field.name])) for field in fields(cls)]
    return known[cls]


def converter(hint: Any) -> Callable[[Any], Any]:
    """What turns JSON into a value of that type."""
    if isinstance(hint, type) and issubclass(hint, Record):
        return lambda data: None if data is None else hint.of(data)
    inner = [converter(part) for part in typing.get_args(hint) if not isinstance(part, str)]
    origin = typing.get_origin(hint)
    if origin is Rows:
        return lambda data: Rows(map(inner[0], data or ()))
    if origin is tuple:
        return lambda data: None if data is None else tuple(convert(part) for convert, part in zip(inner, data))
    if origin is list and typing.get_origin(typing.get_args(hint)[0]) is tuple:
        return lambda data: list(map(inner[0], data or ()))
    if origin is typing.Union and isinstance(typing.get_args(hint)[0], type) and issubclass(typing.get_args(hint)[0], Record):
        return inner[0]
    return lambda data: data


class Metric(Record):
    """A number with its unit and all that is known of it."""

    if TYPE_CHECKING:
        id: str
        label: str
        unit: str
        value: Optional[float]
        error: Optional[float]
        missing: Optional[str]

    @property
    def reason(self) -> Optional[str]:
        """Why there is no number, and how to enable it; None where there is one."""
        return self.missing

    def __float__(self) -> float:
        """The number. Raises `Missing` with the reason where there is none."""
        if self.value is None:
            raise Missing(f"{self.id} has no number: {self.missing}")
        return float(self.value)

    def __str__(self) -> str:
        if self.value is None:
            return f"{self.label}: not available ({self.missing})"
        number = f"{self.value:.0f}" if float(self.value).is_integer() else f"{self.value:.6g}"
        # Two standard errors, as on the pages.
        return f"{self.label}: {number}{f' ± {2 * self.error:.2g}' if self.error else ''} {self.unit}"

    __repr__ = __str__


class Table(Record, Frame):
    """A table of the report, a data frame by its headings."""

    if TYPE_CHECKING:
        id: str
        title: str
        rows: List[List[Any]]

    @property
    def _headings(self) -> Sequence[Tuple[str, Optional[str]]]:
        return self.columns  # type: ignore[attr-defined, no-any-return]

    @property
    def units(self) -> Dict[str, Optional[str]]:
        """Of each column; None where its cells are no numbers."""
        return dict(self._headings)

    def to_dict(self) -> Dict[str, Any]:
        return {name: [row[at] for row in self.rows] for at, (name, _) in enumerate(self._headings)}

    def __repr__(self) -> str:
        return f"Table({self.id!r}, {self.title!r}, {len(self.rows)} rows: {', '.join(self.units)})"


class Names(Mapping[str, R]):
    """Records by their ids, in order."""

    def __init__(self, what: str, found: Mapping[str, R]):
        self._what = what
        self._found = found

    def __getitem__(self, name: str) -> R:
        try:
            return self._found[name]
        except KeyError:
            raise NoSuchName(self._what, name, self._found) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._found)

    def __len__(self) -> int:
        return len(self._found)

    def __repr__(self) -> str:
        return f"<{len(self)} by id: {', '.join(self)}>"


class Report(Record):
    """The report on one run."""

    if TYPE_CHECKING:
        sections: Rows[records.Section]
        trust: records.Trust
        verdict: str

    def _every(self) -> List[records.Section]:
        """Sections, each before its parts."""
        found: List[records.Section] = []
        left = list(self.sections)
        while left:
            section = left.pop(0)
            found.append(section)
            left = [*section.parts, *left]
        return found

    @property
    def metrics(self) -> Names[records.Metric]:
        """Every number by its id in docs/metrics.md."""
        rows = [row for section in self._every() for row in section.rows]
        return Names("metric", {row.id: row for row in [*rows, *self.trust.rows]})

    @property
    def tables(self) -> Names[records.Table]:
        """Every table by its id: call sites, functions, files, histograms."""
        return Names("table", {table.id: table for section in self._every() for table in section.tables})

    def section(self, id: str) -> records.Section:
        """A section, or a part of one."""
        return Names("section", {section.id: section for section in self._every()})[id]

    def __repr__(self) -> str:
        return f"Report({self.verdict!r})"


class Judged(Record):
    """A gate and what became of it."""

    if TYPE_CHECKING:
        gate: str
        outcome: str
        text: str

    def __str__(self) -> str:
        return f"{'FAILED' if self.outcome == 'failed' else self.outcome}: {self.gate}: {self.text}"

    __repr__ = __str__


class Comparison(Record):
    """What changed from A to B."""

    if TYPE_CHECKING:
        verdict: str
        gates: Rows[records.Judged]
        numbers: Rows[records.NumberRow]

    @property
    def metrics(self) -> Names[records.NumberRow]:
        """What became of each metric that either side knows."""
        return Names("metric", {row.id: row for row in self.numbers})

    def check(self) -> None:
        """Raises `GateFailed`, with the numbers, where a gate failed."""
        check(self.gates)

    def __repr__(self) -> str:
        return f"Comparison({self.verdict!r})"


class Model(Record):
    """How seconds grow with the scale: constant + Σ coefficient · n^exponent · log₂(n)^logarithm."""

    if TYPE_CHECKING:
        constant: float
        terms: Rows[records.Term]

    def at(self, n: float) -> float:
        """Seconds at a scale, by the model."""
        return self.constant + sum(t.coefficient * math.pow(n, t.exponent) * math.pow(math.log2(n), t.logarithm) for t in self.terms)


class Amdahl(Record):
    """Amdahl's law as it fits."""

    if TYPE_CHECKING:
        alone_s: float
        serial: float

    def at(self, n: float) -> float:
        """Elapsed seconds at a scale, by the law: T(1) · (f + (1 − f)/n)."""
        return self.alone_s * (self.serial + (1 - self.serial) / n)


class Scaling(Record):
    """A series of runs at several scales."""

    if TYPE_CHECKING:
        verdict: str

    def __repr__(self) -> str:
        return f"Scaling({self.verdict!r})"


def check(gates: List[records.Judged]) -> None:
    """Raises `GateFailed` where one failed."""
    failed = [gate for gate in gates if gate.outcome == "failed"]
    if failed:
        raise GateFailed("; ".join(f"{gate.gate}: {gate.text}" for gate in failed))
