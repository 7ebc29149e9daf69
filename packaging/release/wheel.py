"""A wheel: the command in scripts/, the collector beside it in lib/, and the Python package. It is a zip of what is there already;
a tool that makes wheels would compile the command a second time."""

import base64
import hashlib

from . import archive, facts
from .archive import Entry


PACKAGE = "python/steelyard/"
# What the package imports only when it is asked for.
EXTRAS = {"data": ("numpy", "pandas"), "fleet": ("numpy", "pyarrow", "duckdb"), "plot": ("matplotlib",)}
ENTRY_POINTS = "[pytest11]\nsteelyard = steelyard.pytest_plugin\n"


def package():
    """The Python package, as git knows it."""
    names = [name for name in facts.tracked() if name.startswith(PACKAGE)]
    return [Entry(f"{facts.NAME}/{name.removeprefix(PACKAGE)}", (facts.ROOT / name).read_bytes()) for name in names]


def file_name(architecture):
    return f"{facts.NAME}-{facts.version()}-py3-none-{architecture.wheel}.whl"


def metadata():
    readme = (facts.ROOT / "packaging/recipes/wheel.md").read_text()
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {facts.NAME}",
        f"Version: {facts.version()}",
        f"Summary: {facts.SUMMARY}",
        f"License-Expression: {facts.licence()}",
        *(f"License-File: {name}" for name in facts.LICENCES),
        "License-File: THIRD-PARTY",
        "Keywords: MPI,HPC,profiler,performance",
        "Classifier: Environment :: Console",
        "Classifier: Operating System :: POSIX :: Linux",
        "Classifier: Topic :: Software Development :: Debuggers",
        "Classifier: Topic :: System :: Distributed Computing",
        f"Project-URL: Source, {facts.home()}",
        # The command works without any Python; the package wants this one.
        "Requires-Python: >=3.9",
        *(f"Provides-Extra: {name}" for name in EXTRAS),
        *(f'Requires-Dist: {package}; extra == "{name}"' for name, packages in EXTRAS.items() for package in packages),
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join(lines) + "\n\n" + readme


def tags(architecture):
    lines = ["Wheel-Version: 1.0", f"Generator: {facts.NAME} packaging", "Root-Is-Purelib: false"]
    return "\n".join([*lines, *(f"Tag: py3-none-{tag}" for tag in architecture.wheel.split("."))]) + "\n"


def record(entries, name):
    lines = []
    for entry in entries:
        digest = base64.urlsafe_b64encode(hashlib.sha256(entry.data).digest()).rstrip(b"=").decode()
        lines.append(f"{entry.name},sha256={digest},{len(entry.data)}\n")
    return "".join(lines) + f"{name},,\n"


def build(architecture, tree, date):
    """`tree` holds the files of the tarball."""
    base = f"{facts.NAME}-{facts.version()}"
    entries = package()
    for entry in tree:
        folder, _, name = entry.name.rpartition("/")
        if folder == "bin":
            entries.append(entry._replace(name=f"{base}.data/scripts/{name}"))
        elif folder.startswith(("lib", "include", "share/man", "share/bash-completion", "share/zsh", "share/fish")):
            entries.append(entry._replace(name=f"{base}.data/data/{entry.name}"))
        elif folder == f"share/doc/{facts.NAME}" and name in (*facts.LICENCES, "THIRD-PARTY"):
            entries.append(entry._replace(name=f"{base}.dist-info/licenses/{name}"))
    entries.sort()
    entries.append(Entry(f"{base}.dist-info/METADATA", metadata().encode()))
    entries.append(Entry(f"{base}.dist-info/entry_points.txt", ENTRY_POINTS.encode()))
    entries.append(Entry(f"{base}.dist-info/WHEEL", tags(architecture).encode()))
    name = f"{base}.dist-info/RECORD"
    entries.append(Entry(name, record(entries, name).encode()))
    return archive.zipped(entries, date)
