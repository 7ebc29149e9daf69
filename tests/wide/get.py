"""How what is tested comes to this machine: Debian's packages and sources, wheels, or what is here already.

Each function gives a check for `Suite.needs`: called, it gets the thing and says why it could not, or None. All of it
stays under build/wide, except for packages."""

import glob
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WIDE = ROOT / "build" / "wide"
SOURCES = WIDE / "sources"


def command(*names):
    """Programs that must be on the path."""

    def check():
        return next((f"there is no {name} here" for name in names if not shutil.which(name)), None)

    return check


def packages(*names):
    """Debian's packages, installed where that may be done."""

    def get():
        subprocess.run(["sh", ROOT / "tests/setup/packages.sh", *names], check=False)
        for name in names:
            state = subprocess.run(["dpkg-query", "-W", "-f", "${db:Status-Status}", name], capture_output=True, text=True)
            if state.stdout != "installed":
                return f"Debian's package {name} is not installed"
        return None

    return get


def wheels(*requirements):
    """The environment .wheels, which tests/setup/tests.sh makes too."""

    def get():
        words = ["sh", ROOT / "tests/setup/wheels.sh", ".wheels", "--compile", *requirements]
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
        return done.stderr.strip() or "wheels could not be had" if done.returncode else None

    return get


def apt_options():
    """Debian's sources beside its packages, without touching what apt is told here."""
    parts, lists = SOURCES / "apt/parts", SOURCES / "apt/lists"
    if not parts.exists():
        parts.mkdir(parents=True)
        (lists / "partial").mkdir(parents=True)
        for file in glob.glob("/etc/apt/sources.list.d/*.sources"):
            stanzas = Path(file).read_text().split("\n\n")
            # Not of the security archive: what it lists may be gone again from its mirrors.
            chosen = (s for s in stanzas if "debian-archive-keyring" in s and "-security" not in s)
            ours = [s.replace("Types: deb\n", "Types: deb-src\n") for s in chosen]
            if ours:
                (parts / Path(file).name).write_text("\n\n".join(ours))
        old = Path("/etc/apt/sources.list")
        if old.exists():
            (parts / "old.list").write_text(old.read_text().replace("deb ", "deb-src ", 1))
    options = ["-o", "Dir::Etc::sourcelist=/dev/null", "-o", f"Dir::Etc::sourceparts={parts}", "-o", f"Dir::State::lists={lists}"]
    if not any(lists.glob("*Sources*")):
        subprocess.run(["apt-get", "update", "-qq", *options], capture_output=True)
    return options


def source(name, build="true"):
    """Debian's source of a package in build/wide/sources/NAME, built by a few words of shell."""

    def get():
        target = SOURCES / name
        if (target / ".built").exists():
            return None
        if not shutil.which("apt-get") or not shutil.which("dpkg-source"):
            return "sources come from Debian: this wants apt-get and dpkg-dev"
        fresh = SOURCES / f"{name}.new"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        got = subprocess.run(["apt-get", "source", "-qq", *apt_options(), name], cwd=fresh, capture_output=True, text=True)
        folders = [entry for entry in fresh.iterdir() if entry.is_dir()]
        if len(folders) != 1:
            return f"apt-get source {name}: {got.stderr.strip()[-200:]}"
        built = subprocess.run(["nice", "sh", "-ec", build], cwd=folders[0], capture_output=True, text=True)
        if built.returncode:
            return f"{name} could not be built: {(built.stdout + built.stderr).strip()[-200:]}"
        (folders[0] / ".built").touch()
        shutil.rmtree(target, ignore_errors=True)
        folders[0].rename(target)
        shutil.rmtree(fresh)
        return None

    return get


def sdist(name, version):
    """A source distribution of PyPI, unpacked in build/wide/sources/NAME; wheels leave tests out."""

    def get():
        target = SOURCES / name
        if target.exists():
            return None
        fresh = SOURCES / f"{name}.new"
        fresh.mkdir(parents=True, exist_ok=True)
        words = ["python3", "-m", "pip", "download", "-q", "--no-deps", "--no-binary", name, "-d", fresh, f"{name}=={version}"]
        got = subprocess.run(words, capture_output=True, text=True)
        files = list(fresh.glob("*.tar.gz"))
        if len(files) != 1:
            return f"pip download {name}: {got.stderr.strip()[-200:]}"
        subprocess.run(["tar", "xf", files[0], "-C", fresh], check=True)
        next(entry for entry in fresh.iterdir() if entry.is_dir()).rename(target)
        shutil.rmtree(fresh)
        return None

    return get


def python(version):
    """The newest CPython of a version that has its own test suite, or None."""
    found = sorted(glob.glob(str(Path.home() / f".pyenv/versions/{version}.*/bin/python3")))
    found += [path for name in (f"python{version}", "python3") if (path := shutil.which(name))]
    for path in found:
        words = [path, "-c", "import sys, test.libregrtest, test.test_signal; print('%d.%d' % sys.version_info[:2])"]
        told = subprocess.run(words, capture_output=True, text=True)
        if told.stdout.strip() == version:
            return path
    return None


def cpython(version):
    return lambda: None if python(version) else f"there is no CPython {version} with its test package here"
