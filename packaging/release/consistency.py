"""What packaging/ repeats of the rest of the tree must be what the rest says. Seconds, and nothing is built."""

import json
import re
import subprocess

from . import check, facts, recipes, third_party


def versions():
    """Of the viewer, which has a manifest of its own, and of the list of changes."""
    viewer = json.loads((facts.ROOT / "viewer/package.json").read_text())
    for key, right in (("version", facts.version()), ("license", facts.licence())):
        if viewer[key] != right:
            yield f"viewer/package.json has {key} {viewer[key]}, Cargo.toml {right}"
    locked = re.search(r'name = "steelyard"\nversion = "([^"]*)"', (facts.ROOT / "Cargo.lock").read_text())
    if locked is None or locked.group(1) != facts.version():
        yield "Cargo.lock has another version of steelyard than Cargo.toml"


def licences():
    """Every expression names texts that are there; every package of the page has its text, and no other."""
    for name in facts.LICENCES:
        if not (facts.ROOT / name).is_file():
            yield f"{name} is missing"
    locked = json.loads((facts.ROOT / "viewer/package-lock.json").read_text())["packages"]
    shipped = {path.removeprefix("node_modules/") for path, package in locked.items() if path and not package.get("dev")}
    known = {name: expression for name, expression, _ in third_party.viewer_parts()}
    for name in sorted(shipped ^ set(known)):
        yield f"packaging/licences and the packages of viewer/package-lock.json differ by {name}"
    for name in sorted(shipped & set(known)):
        stated = locked[f"node_modules/{name}"].get("license")
        if known[name] != stated:
            yield f"packaging/licences has {name} under {known[name]}, package-lock.json under {stated}"


def crates():
    """What is linked in may be given on."""
    for architecture in facts.ARCHITECTURES:
        for crate in third_party.crates(architecture.rust):
            if not third_party.permitted(crate["license"]):
                yield f"the crate {crate['name']} is under {crate['license']}; see packaging/release/third_party.py"


def recipes_filled():
    """No place to fill in is left over, and none repeats what it should ask for."""
    for entry in recipes.build({}):
        text = entry.data.decode()
        for left in sorted(set(re.findall(r"@[A-Z_]+@", text + entry.name))):
            yield f"packaging/recipes: nothing fills in {left} of {entry.name}"
    for source in recipes.NAMES:
        if facts.version() in (recipes.FOLDER / source).read_text():
            yield f"packaging/recipes/{source} names the version; write @VERSION@"


def oldest():
    """The glibc of the tools, of the wheels and of the checks is one."""
    for architecture in facts.ARCHITECTURES:
        stated = f"{facts.GLIBC[0]}.{facts.GLIBC[1]}"
        if not architecture.zig.endswith(stated) or f"manylinux_{stated.replace('.', '_')}_" not in architecture.wheel:
            yield f"the targets of {architecture.name} are for another glibc than {stated}"
    if check.too_new(f"GLIBC_{facts.GLIBC[0]}.{facts.GLIBC[1]}"):
        yield "the check refuses what the release is built for"


def scripts():
    """A shell reads every script of packaging/ to its end."""
    for path in sorted((facts.ROOT / "packaging").rglob("*.sh")):
        read = subprocess.run(["sh", "-n", path], capture_output=True, text=True)
        if read.returncode != 0:
            yield f"{path.name}: {read.stderr.strip()}"


def problems():
    rules = (versions, licences, crates, recipes_filled, oldest, scripts)
    return [problem for rule in rules for problem in rule()]
