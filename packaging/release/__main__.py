"""`make release`, `make check-release` and what `make lint` asks of packaging/."""

import argparse
import os
import sys
from pathlib import Path

from . import archive, build, check, consistency, deb, facts, recipes, third_party, tree, wheel
from .archive import Entry


def source(date):
    """The source as git knows it, for those who compile it themselves."""
    names = facts.tracked()
    entries = [
        Entry(name, (facts.ROOT / name).read_bytes(), os.access(facts.ROOT / name, os.X_OK)) for name in names
    ]
    data = archive.gzipped(archive.tar(entries, date, f"{facts.NAME}-{facts.version()}/"))
    return Entry(f"{facts.NAME}-{facts.version()}.tar.gz", data)


def compiled(architectures, jobs):
    """The command and the collector of each, and in words what could not be built."""
    made, left_out = {}, []
    for architecture in architectures:
        build.say(f"building the collector for {architecture.name}")
        library = build.collector(architecture, jobs)
        build.say(f"building the command for {architecture.name} (the first time takes several minutes)")
        try:
            made[architecture] = (build.command(architecture, library, jobs), library)
        except build.Missing as reason:
            left_out.append(f"the command for {architecture.name}, and so its packages: {reason}")
    return made, left_out


def descriptions(made):
    """From a command that runs here; it says the same on every architecture."""
    for architecture, (command, _) in made.items():
        start = build.starter(architecture)
        if start is not None:
            return tree.described_by(start, command)
    raise SystemExit("release: no command that was built runs here, so there is nobody to write the manual page")


def packages(made, date):
    """The tarball, the wheel and the Debian package of each architecture."""
    described = descriptions(made) if made else []
    for architecture, (command, library) in made.items():
        licences = third_party.document(architecture.rust, build.zig_folder())
        files = tree.files(command, library, described, licences)
        base = f"{facts.NAME}-{facts.version()}-linux-{architecture.name}"
        yield Entry(f"{base}.tar.gz", archive.gzipped(archive.tar(files, date, f"{base}/")))
        yield Entry(wheel.file_name(architecture), wheel.build(architecture, files, date))
        yield Entry(deb.file_name(architecture), deb.build(architecture, files, date))


def write(folder, entries):
    """All of a release, nothing of an earlier one, and the sums."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    for entry in sorted(entries):
        (folder / entry.name).write_bytes(entry.data)
    lines = [f"{archive.sha256(entry.data)}  {entry.name}\n" for entry in sorted(entries)]
    (folder / "SHA256SUMS").write_text("".join(lines))


def release(options):
    date = facts.date()
    wanted = [a for a in facts.ARCHITECTURES if a.name in (options.architecture or a.name)]
    made, left_out = compiled(wanted, options.jobs)
    entries = [source(date), *packages(made, date)]
    entries += recipes.build({entry.name: archive.sha256(entry.data) for entry in entries})
    write(options.output, entries)
    for entry in sorted(entries):
        print(f"{len(entry.data):>12}  {options.output / entry.name}")
    for reason in left_out:
        build.say(f"LEFT OUT: {reason}")
    return 0


def check_release(options):
    if not options.output.is_dir():
        raise SystemExit(f"release: there is no {options.output}; `make release` makes it")
    problems, count = check.release(options.output)
    problems += check.missing(options.output)
    for problem in problems:
        print(f"FAIL {problem}")
    print(f"release: {count} packages looked at, {len(problems)} faults")
    return 1 if problems or count == 0 else 0


def check_sources(_):
    problems = consistency.problems()
    for problem in problems:
        print(f"FAIL {problem}")
    if not problems:
        print("ok   packaging says what the sources say")
    return 1 if problems else 0


def main():
    parser = argparse.ArgumentParser(prog="release")
    parser.add_argument("--output", type=Path, default=build.WORK / "dist")
    parser.add_argument("--jobs", default="2")
    parser.add_argument("--architecture", action="append", choices=[a.name for a in facts.ARCHITECTURES])
    parser.add_argument("what", choices=("build", "check", "sources"))
    options = parser.parse_args()
    return {"build": release, "check": check_release, "sources": check_sources}[options.what](options)


if __name__ == "__main__":
    sys.exit(main())
