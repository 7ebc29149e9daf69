"""Writes steelyard/records.py and steelyard/columns.py: the shapes of the command's JSON by docs/*.schema.json, and the columns
of a profile's tables by docs/format.md.

`python3 python/generate.py` writes them; with --check it says whether they are what the documents say."""

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "python" / "steelyard"
ROOTS = {"report": "Report", "comparison": "Comparison", "scaling": "Scaling", "history": "History"}
# What the schemas call a row is a metric to those who use it.
NAMES = {"Row": "Metric"}
PRIMITIVES = {"string": "str", "number": "float", "integer": "int", "boolean": "bool"}
HEAD = '"""{what}\n\nMade by python/generate.py of {source}; do not edit."""\n\n'


def sentence(text):
    """A description without the marks of Rust's documentation, fit for a comment."""
    return re.sub(r"\[`([^`]*)`\]", r"`\1`", " ".join(text.split()))


def wrapped(text, indent, width=126):
    lines, line = [], indent
    for word in text.split():
        if len(line) + len(word) > width and line.strip() != indent.strip():
            lines.append(line.rstrip())
            line = indent
        line += word + " "
    return lines + [line.rstrip()]


def literals(definition):
    """The words of a definition that is an enumeration; none of others."""
    choices = definition.get("oneOf", [])
    return definition.get("enum") or [choice["const"] for choice in choices if "const" in choice]


def hint(schema, definitions):
    """The Python type of a value."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        of = definitions[name]
        return hint(of, definitions) if "properties" not in of else NAMES.get(name, name)
    if literals(schema):
        return "Literal[" + ", ".join(json.dumps(word) for word in literals(schema)) + "]"
    if "anyOf" in schema:
        parts = [hint(part, definitions) for part in schema["anyOf"]]
        return f"Optional[{parts[0]}]" if len(parts) == 2 and parts[1] == "None" else f"Union[{', '.join(parts)}]"
    kind = schema.get("type")
    if isinstance(kind, list):
        return f"Optional[{hint({**schema, 'type': next(k for k in kind if k != 'null')}, definitions)}]"
    if kind == "array":
        if "prefixItems" in schema:
            return f"Tuple[{', '.join(hint(part, definitions) for part in schema['prefixItems'])}]"
        item = schema["items"]
        name = item.get("$ref", "").rpartition("/")[2]
        rows = bool(name) and "properties" in definitions[name]
        return f"{'Rows' if rows else 'List'}[{hint(item, definitions)}]"
    return "None" if kind == "null" else PRIMITIVES[kind]


def records():
    """records.py: a class for each object of the schemas."""
    classes = {}
    for file, root in ROOTS.items():
        schema = json.loads((ROOT / f"docs/{file}.schema.json").read_text())
        definitions = schema.get("$defs", {})
        for name, definition in [*definitions.items(), (root, schema)]:
            if "properties" in definition:
                classes.setdefault(NAMES.get(name, name), (definition, definitions))
    behaviour = (PACKAGE / "behaviour.py").read_text()
    text = HEAD.format(what="What the command says as JSON, a class for each of its objects.", source="docs/*.schema.json")
    text += "from __future__ import annotations\n\nfrom dataclasses import dataclass\n"
    text += "from typing import List, Literal, Optional, Tuple, Union\n\nfrom . import behaviour\nfrom .frames import Rows\n"
    for name, (definition, definitions) in sorted(classes.items()):
        base = f"behaviour.{name}" if f"\nclass {name}" in behaviour else "behaviour.Record"
        text += f"\n\n@dataclass(frozen=True, repr=False)\nclass {name}({base}):\n"
        text += "\n".join(wrapped(f'"""{sentence(definition["description"])}"""', "    ")) + "\n\n"
        for field, of in definition["properties"].items():
            if of.get("description"):
                text += "\n".join(wrapped(sentence(of["description"]), "    #: ")) + "\n"
            text += f"    {field}: {hint(of, definitions)}\n"
    return text


def columns():
    """columns.py: what docs/format.md says of each column."""
    format_md = (ROOT / "docs/format.md").read_text()
    tables = format_md.split("<!-- tables:begin")[1].split("<!-- tables:end")[0]
    version = re.search(r"^pub const VERSION: u32 = (\d+);$", (ROOT / "crates/format/src/manifest.rs").read_text(), re.MULTILINE)
    text = HEAD.format(what="The tables of a profile: of each column its type and its meaning.", source="docs/format.md")
    text += "from typing import Dict, Tuple\n\n#: The newest version of the format that is read here.\n"
    text += f"VERSION = {version.group(1)}\n\nTABLES: Dict[str, Dict[str, Tuple[str, str]]] = {{\n"
    for part in tables.split("\n#### ")[1:]:
        text += f"    {json.dumps(part.splitlines()[0])}: {{\n"
        # A bar in a cell is written with a backslash.
        for name, kind, meaning in re.findall(r"^\| `(\w+)` \| `([^`]*)` \| (.*) \|$", part, re.MULTILINE):
            cells = [json.dumps(cell.replace("\\|", "|"), ensure_ascii=False) for cell in (name, kind, meaning)]
            text += f"        {cells[0]}: ({cells[1]}, {cells[2]}),\n"
        text += "    },\n"
    return text + "}\n"


def main():
    stale = []
    for name, made in (("records.py", records()), ("columns.py", columns())):
        path = PACKAGE / name
        if not path.is_file() or path.read_text() != made:
            stale.append(name)
            if "--check" not in sys.argv:
                path.write_text(made)
    if stale and "--check" in sys.argv:
        sys.exit(f"python/steelyard: {' and '.join(stale)} are not what the documents say: run python3 python/generate.py")


if __name__ == "__main__":
    main()
