"""Archives whose bytes depend on what they hold and on nothing else: sorted, of one date, owned by nobody."""

import gzip
import hashlib
import io
import lzma
import tarfile
import time
import zipfile
from typing import NamedTuple


class Entry(NamedTuple):
    """A file of a release."""

    name: str
    data: bytes
    executable: bool = False

    @property
    def mode(self):
        return 0o755 if self.executable else 0o644


def folders(entries):
    """Every folder that the entries lie in, outermost first."""
    found = set()
    for entry in entries:
        parts = entry.name.split("/")[:-1]
        found.update("/".join(parts[:count]) for count in range(1, len(parts) + 1))
    return sorted(found)


def tar(entries, date, prefix=""):
    """A tar archive with `prefix` before every name."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for folder in folders(entries):
            member = tarfile.TarInfo(prefix + folder)
            member.type, member.mode, member.mtime = tarfile.DIRTYPE, 0o755, date
            member.uname = member.gname = "root"
            archive.addfile(member)
        for entry in sorted(entries):
            member = tarfile.TarInfo(prefix + entry.name)
            member.size, member.mode, member.mtime = len(entry.data), entry.mode, date
            member.uname = member.gname = "root"
            archive.addfile(member, io.BytesIO(entry.data))
    return out.getvalue()


def gzipped(data):
    """Without a name and a date in its header."""
    return gzip.compress(data, compresslevel=9, mtime=0)


def xzipped(data):
    return lzma.compress(data, preset=6)


def zipped(entries, date):
    """A zip archive, in the order of the entries."""
    stamp = time.gmtime(max(date, 315532800))[:6]  # a zip knows no date before 1980
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for entry in entries:
            member = zipfile.ZipInfo(entry.name, stamp)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.create_system = 3  # Unix, whose modes follow
            member.external_attr = (0o100000 | entry.mode) << 16
            archive.writestr(member, entry.data)
    return out.getvalue()


def ar(entries, date):
    """The common archive that a Debian package is."""
    out = [b"!<arch>\n"]
    for entry in entries:
        out.append(f"{entry.name:<16}{date:<12}{0:<6}{0:<6}{0o100000 | entry.mode:<8o}{len(entry.data):<10}`\n".encode())
        out.append(entry.data + b"\n" * (len(entry.data) % 2))
    return b"".join(out)


def sha256(data):
    return hashlib.sha256(data).hexdigest()
