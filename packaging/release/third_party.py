"""The licences of what is compiled into the command: crates of Rust, packages of the viewer, the compilers' run-time parts."""

import json
import os
import re
import subprocess
from pathlib import Path

from . import facts

# May be given on with ours. A crate under anything else is a decision for people.
ALLOWED = {
    "0BSD", "Apache-2.0", "Apache-2.0 WITH LLVM-exception", "BSD-2-Clause", "BSD-3-Clause", "BSL-1.0", "CC0-1.0", "ISC", "MIT",
    "MIT-0", "Unicode-3.0", "Unlicense", "Zlib",
}  # fmt: skip
TEXT = re.compile(r"^(LICEN[CS]E|COPYING|COPYRIGHT|NOTICE|UNLICENSE)", re.IGNORECASE)
# Their texts are in the tree, as their packages are there only where the viewer is built.
VIEWER = facts.ROOT / "packaging/licences"


def crates(rust_target, cargo="cargo"):
    """The crates that the command is made of on one target, without ours."""
    command = [cargo, "metadata", "--format-version", "1", "--locked", "--filter-platform", rust_target]
    shown = subprocess.run(command, cwd=facts.ROOT, capture_output=True, text=True)
    if shown.returncode != 0:
        raise SystemExit(f"release: cargo metadata: {shown.stderr.strip().splitlines()[-1]}")
    told = json.loads(shown.stdout)
    nodes = {node["id"]: node for node in told["resolve"]["nodes"]}
    packages = {package["id"]: package for package in told["packages"]}
    ours = set(told["workspace_members"])
    reached, waiting = set(), [key for key in ours if packages[key]["name"] == facts.NAME]
    while waiting:
        key = waiting.pop()
        if key in reached:
            continue
        reached.add(key)
        for dependency in nodes[key]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                waiting.append(dependency["pkg"])
    return sorted((packages[key] for key in reached - ours), key=lambda package: (package["name"], package["version"]))


def permitted(expression):
    """Whether an SPDX expression leaves a choice that is allowed."""
    text = (expression or "").replace(" OR ", "|").replace(" AND ", "&").replace("/", "|")
    words = [word.strip() for word in re.split(r"([|&()])", text) if word.strip()]
    program = {"|": "or", "&": "and", "(": "(", ")": ")"}
    # Nothing but True, False, and, or and brackets reaches eval.
    judged = " ".join(program.get(word, str(word in ALLOWED)) for word in words)
    try:
        return bool(words) and bool(eval(judged, {"__builtins__": {}}))
    except SyntaxError:
        return False


def texts(folder):
    found = sorted(path for path in Path(folder).iterdir() if TEXT.match(path.name) and path.is_file())
    return [path.read_text(errors="replace").strip() for path in found]


def from_authors(crate):
    """The text of a crate that comes without: the MIT licence, which all of those allow, in their authors' name."""
    holders = ", ".join(crate["authors"]) or f"the authors of {crate['name']}"
    terms = (facts.ROOT / "LICENSE-MIT").read_text().partition("Permission is hereby")
    return f"MIT License\n\nCopyright (c) {holders}\n\n{terms[1]}{terms[2].strip()}"


def crate_parts(rust_target):
    for crate in crates(rust_target):
        found = texts(os.path.dirname(crate["manifest_path"]))
        if not found and "MIT" in (crate["license"] or ""):
            found = [from_authors(crate)]
        yield f"{crate['name']} {crate['version']}", crate["license"], found


def viewer_parts():
    for path in sorted(VIEWER.glob("*.txt")):
        title, text = path.read_text().split("\n", 1)
        name, _, expression = title.partition(": ")
        yield name, expression, [text.strip()]


def compiler_parts(zig):
    """What the linker adds: the standard library of Rust, and LLVM's unwinder and arithmetic as zig brings them."""
    apache = (facts.ROOT / "LICENSE-APACHE").read_text().strip()
    yield "the standard library of Rust", "MIT OR Apache-2.0", [apache]
    yield "compiler-rt and libunwind of LLVM", "Apache-2.0 WITH LLVM-exception", texts(zig / "lib/libunwind")
    yield "start-up code and compiler_rt of Zig", "MIT", texts(zig)


def document(rust_target, zig):
    """One text: who is in it under which licence, then every licence once."""
    parts = [*crate_parts(rust_target), *viewer_parts(), *compiler_parts(zig)]
    refused = [f"{name} is under {expression}" for name, expression, _ in parts if not permitted(expression)]
    refused += [f"{name} brings no text of its licence" for name, _, found in parts if not found]
    if refused:
        raise SystemExit("release: " + "; ".join(refused))
    users = {}
    for name, _, found in parts:
        for text in found:
            users.setdefault(text, []).append(name)
    lines = ["Steelyard's command contains parts of these projects.", ""]
    lines += [f"{name}: {expression}" for name, expression, _ in parts]
    for text, names in users.items():
        lines += ["", "=" * 100, "Of " + ", ".join(names) + ":", "", text]
    return "\n".join(lines) + "\n"
