"""A Debian package: three members in an ar archive."""

import hashlib
from email.utils import formatdate

from . import archive, facts
from .archive import Entry

MAINTAINER = "The Steelyard authors <steelyard@example.org>"


def file_name(architecture):
    return f"{facts.NAME}_{facts.version()}_{architecture.debian}.deb"


def control(architecture, size):
    return f"""Package: {facts.NAME}
Version: {facts.version()}
Architecture: {architecture.debian}
Maintainer: {MAINTAINER}
Installed-Size: {(size + 1023) // 1024}
Depends: libc6 (>= {facts.GLIBC[0]}.{facts.GLIBC[1]})
Section: devel
Priority: optional
Homepage: {facts.home()}
Description: tell where a parallel program's time goes
 Put "steelyard run" in front of the command that starts a program, with MPI
 or without, and get one page that says where its time went, what to fix
 first, and how many seconds that would save. Nothing is recompiled.
"""


def copyright_text(tree):
    """The licences; Debian has the longest of them on every machine. Those of what is compiled in are in THIRD-PARTY beside it."""
    texts = {entry.name.rpartition("/")[2]: entry.data for entry in tree if entry.name.startswith("share/doc/")}
    apache = b"The Apache License 2.0 is in /usr/share/common-licenses/Apache-2.0.\n"
    return b"\n".join(apache if name == "LICENSE-APACHE" else texts[name] for name in facts.LICENCES)


def changelog(date):
    """Debian's form of it: that there is this version. What is new in it says CHANGELOG.md."""
    lines = [f"{facts.NAME} ({facts.version()}) unstable; urgency=medium", "", "  * See CHANGELOG.md.", ""]
    return "\n".join([*lines, f" -- {MAINTAINER}  {formatdate(date)}", ""]).encode()


def payload(tree, date):
    """Where Debian has things: manual pages and the lists of changes compressed, our licences in one file."""
    folder = f"usr/share/doc/{facts.NAME}"
    entries = [
        Entry(f"{folder}/copyright", copyright_text(tree)),
        Entry(f"{folder}/changelog.gz", archive.gzipped(changelog(date))),
    ]
    for entry in tree:
        if entry.name.startswith("share/man/"):
            entries.append(Entry(f"usr/{entry.name}.gz", archive.gzipped(entry.data)))
        elif entry.name == f"share/doc/{facts.NAME}/CHANGELOG.md":
            entries.append(Entry(f"{folder}/CHANGELOG.md.gz", archive.gzipped(entry.data)))
        elif entry.name == f"share/doc/{facts.NAME}/THIRD-PARTY":
            entries.append(entry._replace(name=f"usr/{entry.name}"))
        elif entry.name.startswith("share/zsh/site-functions/"):
            entries.append(entry._replace(name="usr/share/zsh/vendor-completions/" + entry.name.rpartition("/")[2]))
        elif entry.name.startswith("share/fish/vendor_completions.d/"):
            entries.append(entry._replace(name="usr/" + entry.name))
        elif not entry.name.startswith(("share/doc/", "share/modulefiles/")):
            entries.append(entry._replace(name=f"usr/{entry.name}"))
    return sorted(entries)


def build(architecture, tree, date):
    files = payload(tree, date)
    sums = "".join(f"{hashlib.md5(entry.data).hexdigest()}  {entry.name}\n" for entry in files)
    described = control(architecture, sum(len(entry.data) for entry in files))
    information = [Entry("control", described.encode()), Entry("md5sums", sums.encode())]
    members = [
        Entry("debian-binary", b"2.0\n"),
        Entry("control.tar.xz", archive.xzipped(archive.tar(information, date, "./"))),
        Entry("data.tar.xz", archive.xzipped(archive.tar(files, date, "./"))),
    ]
    return archive.ar(members, date)
