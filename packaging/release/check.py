"""What must hold of release files, wherever they were made. Every rule returns the sentences that say where it is broken."""

import base64
import csv
import hashlib
import io
import lzma
import os
import re
import tarfile
import tempfile
import zipfile
from pathlib import Path

from . import deb, elf, facts, recipes
from . import wheel as wheels

COMMAND, COLLECTOR = "bin/steelyard", "lib/steelyard/libsteelyard.so"
# The parts of glibc. Whatever else is needed is missing on somebody's machine.
GLIBC_PARTS = {"libc.so.6", "libdl.so.2", "libpthread.so.0", "libm.so.6", "librt.so.1"}
# The collector is loaded into every program, and brings none a library that it would not have had: libpthread, which was one
# of its own before glibc 2.34, makes locks in libc and libstdc++ real.
COLLECTOR_PARTS = {"libc.so.6"}


def too_new(version):
    """Whether a version that must be there is none of glibc, or one later than every target's."""
    parts = re.fullmatch(r"GLIBC_(\d+(?:\.\d+)+)", version)
    return parts is None or tuple(map(int, parts.group(1).split("."))) > facts.GLIBC


def loading(file, architecture, parts):
    """What the dynamic linker of the oldest target would refuse."""
    if file.machine != architecture.machine:
        yield f"is made for machine {file.machine}, not for {architecture.name}"
    for library, version in sorted(set(file.version_needs)):
        if too_new(version):
            yield f"needs {version} of {library}"
    for name in file.needed:
        if name not in parts | {architecture.loader}:
            yield f"needs {name}"
    for path in file.search_paths:
        yield f"looks for libraries in {path}"


def hardening(file):
    """What the kernel would let an attacker do."""
    stacks = file.of_kind(elf.STACK)
    if not stacks or any(segment.flags & elf.EXECUTE for segment in stacks):
        yield "has an executable stack"
    if not file.of_kind(elf.RELRO):
        yield "leaves its relocated data writable (no RELRO)"
    if not file.binds_now:
        yield "resolves names while it runs (no BIND_NOW)"
    if file.tags(elf.TEXTREL) or any(s.flags & elf.WRITE and s.flags & elf.EXECUTE for s in file.of_kind(elf.LOAD)):
        yield "has code that can be written to"


def origin(file, places):
    """How one finds out what it is, and what it tells of where it was made."""
    if file.build_id is None:
        yield "has no build id"
    elif len(file.build_id) < 32:
        yield f"has a build id of {len(file.build_id) // 2} bytes, too few to be unique"
    for place in places:
        if place.encode() in file.data:
            yield f"names {place}, a folder of the machine that made it"


def binary(data, architecture, places, parts=GLIBC_PARTS):
    """All that is wrong with the bytes of one ELF file."""
    try:
        file = elf.File(data)
        return [*loading(file, architecture, parts), *hardening(file), *origin(file, places)]
    except (elf.NotElf, ValueError, IndexError) as error:
        return [f"cannot be read: {error}"]


def build_places():
    """Folders that a build on this machine could leave in a file."""
    home = Path.home()
    found = {
        str(facts.ROOT),
        os.environ.get("CARGO_HOME") or str(home / ".cargo"),
        os.environ.get("RUSTUP_HOME") or str(home / ".rustup"),
        str(home / ".cache"),
        "/registry/src/",
        tempfile.gettempdir() + "/zig",
    }
    return sorted(found)


def executables(files, architecture, places):
    """Of the command and the collector among `files`, by name."""
    for name, parts in ((COMMAND, GLIBC_PARTS), (COLLECTOR, COLLECTOR_PARTS)):
        found = [data for path, data in files.items() if path.endswith(name.rpartition("/")[2]) and b"\x7fELF" == data[:4]]
        if len(found) != 1:
            yield f"holds {len(found)} files {name.rpartition('/')[2]}"
        for data in found:
            yield from (f"{name} {problem}" for problem in binary(data, architecture, places, parts))


def tar_files(data):
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        return {member.name: archive.extractfile(member).read() for member in archive if member.isfile()}


def tarball(data, architecture, places):
    files = tar_files(data)
    yield from executables(files, architecture, places)
    base = f"{facts.NAME}-{facts.version()}-linux-{architecture.name}/"
    doc = f"share/doc/{facts.NAME}/"
    wanted = ["share/man/man1/steelyard.1", f"share/modulefiles/{facts.NAME}/{facts.version()}"]
    wanted += ["share/bash-completion/completions/steelyard", *(doc + name for name in (*facts.LICENCES, "THIRD-PARTY"))]
    wanted += ["include/steelyard.h", "include/steelyard.f90"]
    yield from (f"lacks {name}" for name in wanted if base + name not in files)


def wheel(data, name, architecture, places):
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        files = {member.filename: archive.read(member) for member in archive.infolist()}
        modes = {member.filename: member.external_attr >> 16 for member in archive.infolist()}
    yield from executables(files, architecture, places)
    base = f"{facts.NAME}-{facts.version()}"
    yield from tags(files.get(f"{base}.dist-info/WHEEL", b"").decode(), name, architecture)
    if f"\nVersion: {facts.version()}\n" not in files.get(f"{base}.dist-info/METADATA", b"").decode():
        yield "has metadata of another version"
    if modes.get(f"{base}.data/scripts/steelyard", 0) & 0o111 == 0:
        yield "holds a command that may not be executed"
    wanted = [entry.name for entry in wheels.package()] + [f"{base}.dist-info/entry_points.txt"]
    yield from (f"lacks {name}" for name in wanted if name not in files)
    yield from recorded(files, f"{base}.dist-info/RECORD")


def tags(text, name, architecture):
    """An installer goes by the name; what was installed is told by the file."""
    stated = set(re.findall(r"^Tag: (.*)$", text, re.MULTILINE))
    right = {f"py3-none-{tag}" for tag in architecture.wheel.split(".")}
    if stated != right:
        yield f"is tagged {', '.join(sorted(stated)) or 'with nothing'}, not {', '.join(sorted(right))}"
    if not name.endswith(f"-py3-none-{architecture.wheel}.whl"):
        yield "has a name whose tags are others than those of its architecture"


def recorded(files, record):
    """RECORD lists every file with its digest."""
    rows = {row[0]: row[1] for row in csv.reader(io.StringIO(files.get(record, b"").decode())) if row}
    for path, data in sorted(files.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        if path != record and rows.get(path) != f"sha256={digest}":
            yield f"has {path} and another in its RECORD"


def ar_members(data):
    at, found = 8, {}
    while at + 60 <= len(data):
        name, size = data[at : at + 16].decode().strip().rstrip("/"), int(data[at + 48 : at + 58])
        found[name] = data[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    return found


def debian(data, architecture, places):
    members = ar_members(data)
    if list(members) != ["debian-binary", "control.tar.xz", "data.tar.xz"]:
        yield f"holds {', '.join(members) or 'nothing'}"
        return
    control = tar_files(lzma.decompress(members["control.tar.xz"]))["./control"].decode()
    for line in (f"Architecture: {architecture.debian}", f"Version: {facts.version()}"):
        if line not in control.splitlines():
            yield f"does not say {line}"
    yield from executables(tar_files(lzma.decompress(members["data.tar.xz"])), architecture, places)


def sums(folder):
    """SHA256SUMS lists every file, rightly."""
    path = folder / "SHA256SUMS"
    lines = path.read_text().splitlines() if path.is_file() else []
    stated = {line[66:]: line[:64] for line in lines}
    present = {entry.name for entry in folder.iterdir()} - {"SHA256SUMS"}
    yield from (f"SHA256SUMS does not list {name}" for name in sorted(present - set(stated)))
    for name, digest in sorted(stated.items()):
        if name not in present:
            yield f"SHA256SUMS lists {name}, which is not there"
        elif hashlib.sha256((folder / name).read_bytes()).hexdigest() != digest:
            yield f"{name} is not what SHA256SUMS says"


def same_exports(folder):
    """A program is offered the same functions on every architecture."""
    offered = {}
    for architecture in facts.ARCHITECTURES:
        path = folder / f"{facts.NAME}-{facts.version()}-linux-{architecture.name}.tar.gz"
        if path.is_file():
            found = [data for name, data in tar_files(path.read_bytes()).items() if name.endswith(COLLECTOR)]
            offered.update({architecture.name: elf.File(data).exports for data in found})
    every = set().union(*offered.values())
    for name, exports in offered.items():
        missing = sorted(every - exports)
        if missing:
            yield f"the collector for {name} lacks {', '.join(missing[:5])} ({len(missing)} in all)"


def missing(folder):
    """What belongs to a release and is not there."""
    wanted = [f"{facts.NAME}-{facts.version()}.tar.gz", *(entry.name for entry in recipes.build({}))]
    for architecture in facts.ARCHITECTURES:
        wanted.append(f"{facts.NAME}-{facts.version()}-linux-{architecture.name}.tar.gz")
        wanted += [package.file_name(architecture) for package in (wheels, deb)]
    return [f"there is no {name}" for name in sorted(wanted) if not (folder / name).is_file()]


def release(folder):
    """All that is wrong with the files of a release, and how many were looked at."""
    places, problems, count = build_places(), [], 0
    for architecture in facts.ARCHITECTURES:
        for path in sorted(folder.iterdir()):
            rule = None
            if path.name == f"{facts.NAME}-{facts.version()}-linux-{architecture.name}.tar.gz":
                rule = tarball(path.read_bytes(), architecture, places)
            elif path.suffix == ".whl" and path.name.endswith(f"_{architecture.name}.whl"):
                rule = wheel(path.read_bytes(), path.name, architecture, places)
            elif path.name.endswith(f"_{architecture.debian}.deb"):
                rule = debian(path.read_bytes(), architecture, places)
            if rule is not None:
                count += 1
                problems += [f"{path.name} {problem}" for problem in rule]
    return problems + list(sums(folder)) + list(same_exports(folder)), count
