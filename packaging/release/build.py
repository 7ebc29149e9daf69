"""Compiles for one architecture, with zig as C compiler and linker: it brings the glibc of every year for every processor."""

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

from . import facts

TOOLS = facts.ROOT / ".release"
WORK = facts.ROOT / "build/release"


class Missing(Exception):
    """Something that this machine cannot build, and why."""


def zig_folder():
    found = sorted(TOOLS.glob("lib/python3*/site-packages/ziglang"))
    if not found:
        raise SystemExit(f"release: {TOOLS} has no zig; `make release` fetches it")
    return found[0]


def run(command, **more):
    """Lets the user see what a tool says, and ends with it where it fails."""
    done = subprocess.run([str(word) for word in command], **more)
    if done.returncode != 0:
        raise SystemExit(f"release: {Path(command[0]).name} failed with {done.returncode}")


def zig_cc(architecture):
    """The compiler for collector/Makefile. No path of this machine gets into what it makes: sources are named from there."""
    words = [TOOLS / "bin/python", "-m", "ziglang", "cc", "-target", architecture.zig, "-I../packaging/include"]
    return " ".join(str(word) for word in [*words, "-Wl,--build-id=sha1", "-Wno-unused-command-line-argument"])


def collector(architecture, jobs):
    """Stripped, since the start-up code that zig adds names the folders of this machine; zig then takes the table of symbols too."""
    folder = WORK / architecture.name
    command = ["make", "--no-print-directory", "--silent", "-C", "collector", f"-j{jobs}", f"BUILD={folder}"]
    command += [f"CC={zig_cc(architecture)}", "CFLAGS=-O2 -g0"]
    run([*command, folder / "libsteelyard.so", folder / "libsteelyard-cupti.so"], cwd=facts.ROOT)
    # zig is another compiler than the one that the tests are compiled with; binutils read this machine's processor alone.
    if architecture.name == os.uname().machine:
        run([*command, "jumps", "exports"], cwd=facts.ROOT)
    return folder / "libsteelyard.so"


def compiler(architecture):
    """A rustc that has the architecture's standard library."""
    script = ["sh", facts.ROOT / "packaging/toolchain.sh", architecture.name, WORK / "rust"]
    asked = subprocess.run([str(word) for word in script], capture_output=True, text=True, cwd=facts.ROOT)
    if asked.returncode != 0:
        raise Missing(asked.stderr.strip().removeprefix("release: ") or "no Rust")
    return asked.stdout.strip()


def remapped():
    """Flags that take this machine's folders out of the command."""
    cargo = Path(os.environ.get("CARGO_HOME") or Path.home() / ".cargo")
    # A registry's own folder is named by its host: the crates of every mirror are the same.
    registries = sorted((cargo / "registry/src").glob("*"))
    pairs = [(facts.ROOT, "/steelyard"), (cargo, "/cargo"), *((folder, "/crates") for folder in registries)]
    return [f"--remap-path-prefix={folder}={name}" for folder, name in pairs]


def command(architecture, library, jobs):
    """The command, with `library` in it."""
    rustc = compiler(architecture)
    run(["cargo", "fetch", "--locked", "--quiet"], cwd=facts.ROOT)
    target = WORK / architecture.name / "target"
    flags = [*remapped(), "-Clink-arg=-Wl,--build-id=sha1"]
    environment = dict(os.environ, CARGO_TARGET_DIR=str(target), STEELYARD_LIBRARY=str(library), RUSTC=rustc)
    environment["CARGO_ENCODED_RUSTFLAGS"] = "\x1f".join(flags)
    environment["PATH"] = f"{TOOLS / 'bin'}{os.pathsep}{environment['PATH']}"
    for name in ("RUSTFLAGS", "CARGO_BUILD_TARGET", "MAKEFLAGS", "MAKELEVEL"):
        environment.pop(name, None)
    wanted = f"{architecture.rust}.{facts.GLIBC[0]}.{facts.GLIBC[1]}"
    words = ["cargo-zigbuild", "zigbuild", "--locked", "--release", "--package", facts.NAME, "--target", wanted]
    run([TOOLS / "bin" / words[0], *words[1:], f"-j{jobs}"], cwd=facts.ROOT, env=environment)
    return target / architecture.rust / "release" / facts.NAME


def starter(architecture):
    """What must stand before a command of that architecture here; None where it does not run."""
    if architecture.name == platform.machine():
        return []
    emulator = shutil.which(f"qemu-{architecture.name}-static") or shutil.which(f"qemu-{architecture.name}")
    return None if emulator is None else [emulator]



def compiler_version(rustc):
    return subprocess.run([rustc, "--version"], capture_output=True, text=True, check=True).stdout.strip()


def say(text):
    print(f"release: {text}", file=sys.stderr, flush=True)
