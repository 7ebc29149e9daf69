"""What a release says of itself, read where it is said once: Cargo.toml, the licences, the last commit."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = "steelyard"
SUMMARY = "Where a parallel program's time goes: one page, from one command in front of the usual one"
LICENCES = ("LICENSE", "LICENSE-APACHE", "LICENSE-MIT")
# The oldest glibc that release files run with: that of the clusters of 2014, and what manylinux2014 means.
GLIBC = (2, 17)


class Architecture:
    """One processor architecture under the names that everybody has for it."""

    def __init__(self, name, debian, machine, loader):
        self.name = name
        self.debian = debian
        self.machine = machine  # e_machine of ELF
        self.loader = loader
        self.zig = f"{name}-linux-gnu.{GLIBC[0]}.{GLIBC[1]}"
        self.rust = f"{name}-unknown-linux-gnu"
        self.wheel = f"manylinux_{GLIBC[0]}_{GLIBC[1]}_{name}.manylinux2014_{name}"


ARCHITECTURES = (
    Architecture("x86_64", "amd64", 62, "ld-linux-x86-64.so.2"),
    Architecture("aarch64", "arm64", 183, "ld-linux-aarch64.so.1"),
)


def manifest(key):
    """A value of [workspace.package]."""
    section = (ROOT / "Cargo.toml").read_text().split("[workspace.package]")[1].split("\n[")[0]
    return re.search(rf'^{key} = "([^"]*)"', section, re.MULTILINE).group(1)


def version():
    return manifest("version")


def licence():
    return manifest("license")


def home():
    return manifest("repository")


def date():
    """Seconds since 1970 that every file of the release bears: SOURCE_DATE_EPOCH, else when the source was committed."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return int(given)
    shown = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True)
    if shown.returncode != 0:
        raise SystemExit("release: this is no git checkout; set SOURCE_DATE_EPOCH to the date of the source")
    return int(shown.stdout)


def tracked():
    """Names of the files that belong to the source."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True)
    if listed.returncode != 0:
        raise SystemExit("release: git ls-files failed; the source tarball holds what git knows")
    return sorted(name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file())
