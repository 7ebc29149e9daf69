"""Columns as data frames of the library that you ask for. None of these is imported before."""

from __future__ import annotations

import html
import importlib
from dataclasses import fields
from typing import Any, Dict, List, TypeVar

from .errors import NotInstalled

T = TypeVar("T")

#: Rows that a notebook shows.
SHOWN = 20


def need(module: str, what: str, package: str = "") -> Any:
    """The module; raises `NotInstalled`, which says how to get it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        name = package or module.partition(".")[0]
        raise NotInstalled(f"{what} is made with {name}, which cannot be imported ({error}): pip install {name}") from error


class Frame:
    """Something with columns."""

    def to_dict(self) -> Dict[str, Any]:
        """Columns by name, all of one length: lists, or numpy arrays of which the first dimension is the rows."""
        raise NotImplementedError

    def to_pandas(self) -> Any:
        """A pandas.DataFrame. What is several numbers a row is a column of lists."""
        pandas = need("pandas", "a pandas.DataFrame")
        return pandas.DataFrame({name: list(v) if getattr(v, "ndim", 1) > 1 else v for name, v in self.to_dict().items()})

    def to_polars(self) -> Any:
        """A polars.DataFrame. What is several numbers a row is an Array."""
        polars = need("polars", "a polars.DataFrame")
        return polars.DataFrame(self.to_dict(), strict=False)

    def to_arrow(self) -> Any:
        """A pyarrow.Table. What is several numbers a row is a list of fixed size."""
        arrow = need("pyarrow", "a pyarrow.Table")

        def column(values: Any) -> Any:
            if getattr(values, "ndim", 1) > 1:
                return arrow.FixedSizeListArray.from_arrays(arrow.array(values.reshape(-1)), values.shape[1])
            return arrow.array(values)

        return arrow.table({name: column(values) for name, values in self.to_dict().items()})

    def _repr_html_(self) -> str:
        """In a notebook: the first rows."""
        columns = self.to_dict()
        rows = list(zip(*(values[:SHOWN] for values in columns.values())))
        head = "".join(f"<th>{html.escape(name)}</th>" for name in columns)
        body = "".join(f"<tr>{''.join(f'<td>{cell(value)}</td>' for value in row)}</tr>" for row in rows)
        count = max((len(values) for values in columns.values()), default=0)
        more = f"<p>{count - SHOWN} rows more</p>" if count > SHOWN else ""
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{more}"


def cell(value: Any) -> str:
    """A value as HTML."""
    text = "" if value is None else f"{value:.6g}" if isinstance(value, float) and not value.is_integer() else str(value).removesuffix(".0")
    return html.escape(text)


class Rows(List[T], Frame):
    """A list of records that is a data frame as well: a column for each field that is a number or a text."""

    def to_dict(self) -> Dict[str, Any]:
        names = [field.name for field in fields(type(self[0]))] if self else []  # type: ignore[arg-type]
        columns = {name: [getattr(row, name) for row in self] for name in names}
        plain = (str, float, int, bool, type(None))
        return {name: values for name, values in columns.items() if all(isinstance(value, plain) for value in values)}
