"""Pages that the command writes, shown in a notebook or in a browser."""

from __future__ import annotations

import html
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import Union


class Page:
    """One self-contained page of HTML."""

    def __init__(self, text: str, scripts: bool):
        self.html = text
        self._scripts = scripts

    def save(self, path: Union[str, Path]) -> Path:
        """Writes it to a file."""
        Path(path).write_text(self.html, encoding="utf-8")
        return Path(path)

    def open(self) -> Path:
        """Shows it in a browser, from a temporary file, which stays for as long as the browser may want it."""
        with tempfile.NamedTemporaryFile("w", suffix=".html", prefix="steelyard-", delete=False, encoding="utf-8") as file:
            file.write(self.html)
        webbrowser.open(Path(file.name).as_uri())
        return Path(file.name)

    def _repr_html_(self) -> str:
        """In a notebook: a frame of its own, which may not do anything to the notebook."""
        may = "allow-scripts" if self._scripts else ""
        frame = 'style="width:100%;height:40em;border:1px solid #ccc;background:#fff"'
        return f'<iframe sandbox="{may}" srcdoc="{html.escape(self.html)}" {frame}></iframe>'

    def __repr__(self) -> str:
        return f"<Page of {len(self.html)} characters: .open(), .save(path)>"


def in_notebook() -> bool:
    """Whether what is returned is shown as HTML."""
    return "ipykernel" in sys.modules
