"""What CONTRIBUTING.md says of additions is all that they take: one of each kind, in a copy of the tree that is built and run."""

import base64
import fcntl
import gzip
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest
from additions import ADDITIONS
from conftest import run
from machine import CHROMIUM, ROOT
from profile import Profile
from test_viewer import missing

COPY = ROOT / "build/additions"
TARGET = ROOT / os.environ.get("CARGO_TARGET_DIR", "target")

PROGRAM = """
#include <fcntl.h>
#include <unistd.h>
int main(void)
{
    char byte;
    int fd = open("empty", O_RDWR | O_CREAT, 0600);
    for (int n = 0; n < 5; n++)
        isatty(fd);
    for (int n = 0; n < 7; n++)
        (void)!read(fd, &byte, 1);
    return 3;
}
"""

PICTURE = """
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, open, tab } from "./browser.mjs";
after(close);
test("the view draws", async () => {
  const { page, done } = await open(process.env.PAGE);
  await tab(page, "Kernels");
  assert.match(await page.getByRole("list", { name: "Kernels" }).innerText(), /: [0-9]+[.]/);
  await tab(page, "Findings");
  await page.keyboard.press("8");
  await page.getByRole("list", { name: "Kernels" }).waitFor();
  await done();
});
"""


def step(*command, **variables):
    """A command in the copy, with what the copy makes."""
    environment = os.environ | {
        "STEELYARD_LIBRARY": str(COPY / "build/libsteelyard.so"),
        "CARGO_TARGET_DIR": str(COPY / "target"),
    }
    for of_ours in ("STEELYARD_NO_SKIP", "MAKEFLAGS"):
        environment.pop(of_ours, None)
    done = subprocess.run([str(part) for part in command], cwd=COPY, env=environment | variables, capture_output=True, text=True, timeout=1500)
    assert done.returncode == 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}"
    return done.stdout


# The crates whose tables, examples and documents additions go into; and one for the features of what they depend on, with which
# that is compiled.
ADDED_TO = ("steelyard", "steelyard-findings", "steelyard-format", "steelyard-metrics", "steelyard-report", "steelyard-view", "xtask", "steelyard-oracle")
TESTS = ("--lib", "--bins", "--test", "all", "--test", "damaged")


def cargo(what, *arguments, **variables):
    """Always of the same crates, and with their tests' or examples' dependencies: with other features they would be compiled again."""
    of = [word for crate in ADDED_TO for word in ("--package", crate)]
    return step("cargo", what, "--locked", "--release", "--config", ".cargo/unit.toml", *of, *arguments, **variables)


def dependencies():
    """What is compiled of others' crates. Ours would be taken for those of the copy, and the other way round."""
    made, copy = TARGET / "release", COPY / "target/release"
    units = [unit for unit in (made / ".fingerprint").iterdir() if not unit.name.startswith(("steelyard", "xtask"))]
    hashes = {unit.name.rsplit("-", 1)[1] for unit in units}
    for unit in units:
        shutil.copytree(unit, copy / ".fingerprint" / unit.name)
    for folder, copies in (("build", shutil.copytree), ("deps", shutil.copy2)):
        (copy / folder).mkdir()
        for part in (made / folder).iterdir():
            if part.name.split(".")[0].rsplit("-", 1)[-1] in hashes:
                copies(part, copy / folder / part.name)


def copied():
    """The tree as git knows it, or would after `git add`."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, check=True)
    shutil.rmtree(COPY, ignore_errors=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, COPY / name)


@pytest.fixture(scope="module")
def added():
    """A copy with all of them, made as CONTRIBUTING.md says."""
    copied()
    with (TARGET / "release/.cargo-lock").open() as lock:  # the crates' tests may be being compiled
        fcntl.flock(lock, fcntl.LOCK_SH)
        dependencies()
    for addition in ADDITIONS:
        addition.put(COPY)
    # `cargo codegen`, with what of it does not hang on what is generated; then what is.
    step(TARGET / "release/xtask", "codegen")
    step("make", "--silent", "-C", "collector", f"-j{os.cpu_count()}", "CFLAGS=-O0 -g0", "SMALL=-O0")
    cargo("build", "--bin", "xtask", "--examples")
    step(COPY / "target/release/xtask", "codegen")
    if not missing():
        (COPY / "viewer/node_modules").symlink_to(ROOT / "viewer/node_modules")
        step("npm", "--prefix", "viewer", "run", "--silent", "check")
        step("npm", "--prefix", "viewer", "run", "--silent", "build", "--", "--logLevel", "warn")
        shutil.copy(COPY / "viewer/dist/index.html", COPY / "crates/view/page/viewer.html")
    cargo("build", "--bins", "--examples")
    yield COPY / "target/release/steelyard"
    shutil.rmtree(COPY)


@pytest.fixture(scope="module")
def recorded(added):
    """A program that does what is counted, measured by the copy's command."""
    with tempfile.TemporaryDirectory() as directory:
        (Path(directory) / "program.c").write_text(PROGRAM)
        subprocess.run(["cc", "-o", "program", "program.c"], cwd=directory, check=True)
        ran = run([added, "run", "--quiet", "--output", "one.steelyard", "--", "./program"], directory)
        assert ran.status == 3, ran.err
        yield Path(directory) / "one.steelyard"


def steps_of(what):
    """What CONTRIBUTING.md says of it: how many places, and its steps."""
    pattern = rf"^\*\*{re.escape(what)}\*\* \((\d+).*?\)$\n(.*?)^(?=\*\*|## )"
    found = re.search(pattern, (ROOT / "CONTRIBUTING.md").read_text(), re.M | re.S)
    assert found, f"CONTRIBUTING.md does not say how to add {what}"
    return int(found[1]), found[2]


@pytest.mark.parametrize("addition", ADDITIONS, ids=lambda addition: addition.what)
def test_its_places_are_few_and_named(addition):
    count, said = steps_of(addition.what)
    assert len(addition.places) == count <= addition.most
    for place in addition.places:
        folder, name = place.rsplit("/", 1)
        subject = "the file of" in said and folder in said
        assert name in said or subject or place in addition.new and folder in said, f"{place} is not in:\n{said}"


def test_a_call_is_counted(recorded):
    assert Profile(recorded).calls()["isatty"][0] == 5
    assert "`isatty`" in (COPY / "docs/calls.md").read_text()


def test_a_counter_is_a_column(recorded):
    assert Profile(recorded)["file_uses"]["empty_reads"].sum() == 7


def test_a_metric_is_in_every_format(added, recorded):
    for name in ("text", "json", "csv", "markdown", "html"):
        shown = run([added, "report", recorded, "--format", name], recorded.parent).out
        assert ("threads_recorded" if name in ("json", "csv") else "Threads recorded") in shown, name


def test_a_number_by_time_is_a_strip(added, recorded):
    assert run([added, "report", recorded, "--view", "page.html"], recorded.parent).status == 0
    members = re.findall(r"data-member=[^>]*>(H4sI[^<]*)<", (recorded.parent / "page.html").read_text())
    assert any(b"Waiting and sleeping" in gzip.decompress(base64.b64decode(member)) for member in members)


def test_an_output_is_a_format(added, recorded):
    found = json.loads(run([added, "report", recorded, "--format", "json"], recorded.parent).out)["findings"]
    shown = run([added, "report", recorded, "--output", "one.titles"], recorded.parent)
    assert shown.status == 0 and found, shown.err
    assert (recorded.parent / "one.titles").read_text().splitlines() == [finding["title"] for finding in found]


@pytest.mark.skipif(bool(missing()), reason=str(missing()))
def test_a_view_is_a_panel(added, recorded):
    assert run([added, "report", recorded, "--view", "page.html"], recorded.parent).status == 0
    (COPY / "tests/viewer/added.test.mjs").write_text(PICTURE)
    step("node", "--test", "tests/viewer/added.test.mjs", PAGE=(recorded.parent / "page.html").as_uri(), CHROMIUM=CHROMIUM)


def test_its_documents_and_examples(added):
    """Documents are written again as `make documents` does; then what holds of tables and examples holds of them."""
    cargo("test", *TESTS, "--", "is_fresh", UPDATE="1")
    step("python3", "python/generate.py")
    for document in ("format.md", "metrics.md", "findings.md"):
        assert (COPY / "docs" / document).read_text() != (ROOT / "docs" / document).read_text(), document
    passed = re.findall(r"(\d+) passed", cargo("test", *TESTS, "--", "is_fresh", "example", "table", "what_is_committed"))
    assert sum(map(int, passed)) > 20, passed
