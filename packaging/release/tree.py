"""What is installed, as files below a prefix: the same in every kind of package."""

import subprocess
import tempfile
from pathlib import Path

from . import facts
from .archive import Entry

# Four folders up from share/modulefiles/steelyard/VERSION, wherever the tarball was unpacked.
OWN_BIN = "[file join {}$ModulesCurrentModulefile{} bin]".format("[file dirname " * 4, "]" * 4)


def output(start, binary, *words):
    """What the command prints. It runs with nothing of this machine's settings."""
    clean = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    command = [*map(str, start), str(binary), *map(str, words)]
    return subprocess.run(command, env=clean, check=True, capture_output=True).stdout


def described_by(start, binary):
    """Manual pages and completions, which the command writes itself."""
    entries = []
    with tempfile.TemporaryDirectory() as folder:
        output(start, binary, "man", "--output", folder)
        for page in sorted(Path(folder).iterdir()):
            entries.append(Entry(f"share/man/man1/{page.name}", page.read_bytes()))
    places = {
        "bash": "share/bash-completion/completions/steelyard",
        "zsh": "share/zsh/site-functions/_steelyard",
        "fish": "share/fish/vendor_completions.d/steelyard.fish",
    }
    return entries + [Entry(place, output(start, binary, "completions", shell)) for shell, place in places.items()]


def modulefile():
    """One for Environment Modules and Lmod that finds its own folder."""
    text = (facts.ROOT / "packaging/modulefile.tcl").read_text().replace("@BIN@", OWN_BIN)
    return Entry(f"share/modulefiles/{facts.NAME}/{facts.version()}", text.encode())


def headers():
    """What programs are marked with: docs/regions.md."""
    return [Entry(f"include/{path.name}", path.read_bytes()) for path in sorted((facts.ROOT / "include").iterdir())]


def documents(third_party):
    folder = f"share/doc/{facts.NAME}"
    names = ("README.md", "CHANGELOG.md", *facts.LICENCES)
    found = [Entry(f"{folder}/{name}", (facts.ROOT / name).read_bytes()) for name in names]
    return [*found, Entry(f"{folder}/THIRD-PARTY", third_party.encode())]


def files(command, library, descriptions, third_party):
    """All of them, sorted."""
    binaries = [
        Entry("bin/steelyard", command.read_bytes(), executable=True),
        Entry("lib/steelyard/libsteelyard.so", library.read_bytes()),
    ]
    return sorted([*binaries, *descriptions, modulefile(), *headers(), *documents(third_party)])
