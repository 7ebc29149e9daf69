"""What `make check-release` refuses, each on a file made to break one rule; and that a release's archives hold what they say.

Nothing is built for release here, which takes minutes; `make release check-release test-release` does."""

import shutil
import struct
import subprocess
import sys
import zipfile

import pytest
from machine import ROOT

sys.path.insert(0, str(ROOT / "packaging"))
from release import archive, check, consistency, deb, elf, facts, third_party, wheel  # noqa: E402

pytestmark = pytest.mark.fast
HERE = next(a for a in facts.ARCHITECTURES if a.name == "x86_64")
GOOD = ["-Wl,--build-id=sha1", "-Wl,-z,now", "-Wl,-z,relro", "-Wl,-z,noexecstack"]
SOURCE = "int answer(void) { return 42; }\n"
DATE = 1000000000


def library(folder, *flags, source=SOURCE, base=GOOD, libraries=()):
    """A library that needs nothing of libc, so nothing of a new libc, but what a test adds."""
    if HERE.name != subprocess.run(["uname", "-m"], capture_output=True, text=True).stdout.strip():
        pytest.skip("the files are made by this machine's compiler, which is for another architecture")
    (folder / "made.c").write_text(source)
    command = ["gcc", "-shared", "-fPIC", "-nostartfiles", "-o", "made.so", "made.c", "-Wl,--as-needed", *base, *flags, *libraries]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return (folder / "made.so").read_bytes()


def test_a_good_file_passes(tmp_path):
    assert check.binary(library(tmp_path), HERE, ["/nobody/was/here"]) == []


BROKEN = {
    "a symbol of a later glibc": (
        dict(source="extern double hypot(double, double); double f(double x) { return hypot(x, x); }", libraries=["-lm"]),
        "needs GLIBC_2.35 of libm.so.6",
    ),
    "a library of somebody else": (
        dict(source="extern int deflate(void *, int); int f(void *p) { return deflate(p, 0); }", libraries=["./libstranger.so"]),
        "needs libstranger.so",
    ),
    "no build id": (dict(base=["-Wl,--build-id=none", *GOOD[1:]]), "has no build id"),
    "a short build id": (dict(flags=["-Wl,--build-id=0x1234"]), "has a build id of 2 bytes"),
    "an executable stack": (dict(flags=["-Wl,-z,execstack"]), "has an executable stack"),
    "no RELRO": (dict(flags=["-Wl,-z,norelro"]), "leaves its relocated data writable"),
    "lazy binding": (dict(base=[GOOD[0], "-Wl,-z,lazy", *GOOD[2:]]), "resolves names while it runs"),
    "a search path": (dict(flags=["-Wl,-rpath,/somewhere"]), "looks for libraries in /somewhere"),
    "a folder of the builder": (dict(source='const char *f(void) { return "/nobody/was/here/x.c"; }'), "names /nobody/was/here"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused(tmp_path, name):
    how, sentence = BROKEN[name]
    if "./libstranger.so" in how.get("libraries", ()):
        (tmp_path / "stranger.c").write_text("int deflate(void *p, int i) { return p != 0 && i; }")
        stranger = ["gcc", "-shared", "-fPIC", "-Wl,-soname,libstranger.so", "-o", "libstranger.so", "stranger.c"]
        subprocess.run(stranger, cwd=tmp_path, check=True)
    how = dict(how)
    problems = check.binary(library(tmp_path, *how.pop("flags", ()), **how), HERE, ["/nobody/was/here"])
    if name == "a symbol of a later glibc" and not problems:
        pytest.skip("this machine's libm has hypot in one version only: it is older than what the test wants to refuse")
    assert any(sentence in problem for problem in problems), problems


def test_code_that_can_be_written_to_is_refused(tmp_path):
    data = bytearray(library(tmp_path))
    table, count = struct.unpack_from("<Q", data, 32)[0], struct.unpack_from("<H", data, 56)[0]
    for at in range(table, table + 56 * count, 56):
        kind, flags = struct.unpack_from("<II", data, at)
        if kind == elf.LOAD and flags & elf.EXECUTE:
            struct.pack_into("<I", data, at + 4, flags | elf.WRITE)
    assert check.binary(bytes(data), HERE, []) == ["has code that can be written to"]


def test_a_file_for_another_processor_or_cut_is_refused(tmp_path):
    whole = library(tmp_path)
    other = next(a for a in facts.ARCHITECTURES if a is not HERE)
    assert any("is made for machine" in problem for problem in check.binary(whole, other, []))
    for length in (0, 3, 40, 70, len(whole) // 8):
        assert check.binary(whole[:length], HERE, []), length
    assert check.binary(b"#!/bin/sh\n", HERE, [])


def test_the_reader_agrees_with_readelf():
    if shutil.which("readelf") is None:
        pytest.skip("binutils is not installed")
    collector = ROOT / "build/libsteelyard.so"
    if not collector.is_file():
        pytest.skip("build/libsteelyard.so is not built (make collector)")
    file = elf.File(collector.read_bytes())
    told = subprocess.run(["readelf", "-dnVW", collector], capture_output=True, text=True, check=True).stdout
    assert f"Build ID: {file.build_id}" in told
    assert told.count("(NEEDED)") == len(file.needed) and all(f"[{name}]" in told for name in file.needed)
    assert all(f"Name: {version} " in told for _, version in file.version_needs)
    symbols = subprocess.run(["nm", "-D", "--defined-only", collector], capture_output=True, text=True, check=True).stdout
    assert file.exports == {line.split()[2].split("@")[0] for line in symbols.splitlines()}
    assert file.has_symbol_table and file.binds_now


@pytest.fixture
def tree(tmp_path):
    """An installation whose command and collector are small libraries."""
    data = library(tmp_path)
    names = [f"share/doc/steelyard/{name}" for name in (*facts.LICENCES, "THIRD-PARTY", "CHANGELOG.md")]
    names += ["share/man/man1/steelyard.1", "share/bash-completion/completions/steelyard"]
    names += [f"share/modulefiles/steelyard/{facts.version()}", "include/steelyard.h", "include/steelyard.f90"]
    binaries = [archive.Entry("bin/steelyard", data, True), archive.Entry("lib/steelyard/libsteelyard.so", data)]
    return sorted([*binaries, *(archive.Entry(name, b"text\n") for name in names)])


def written(folder, tree):
    folder.mkdir()
    base = f"steelyard-{facts.version()}-linux-{HERE.name}"
    (folder / f"{base}.tar.gz").write_bytes(archive.gzipped(archive.tar(tree, DATE, base + "/")))
    (folder / wheel.file_name(HERE)).write_bytes(wheel.build(HERE, tree, DATE))
    (folder / deb.file_name(HERE)).write_bytes(deb.build(HERE, tree, DATE))
    summed(folder)
    return folder


def summed(folder):
    files = sorted(path for path in folder.iterdir() if path.name != "SHA256SUMS")
    (folder / "SHA256SUMS").write_text("".join(f"{archive.sha256(p.read_bytes())}  {p.name}\n" for p in files))


def test_whole_packages_pass_and_are_the_same_bytes_again(tmp_path, tree):
    first, second = written(tmp_path / "1", tree), written(tmp_path / "2", list(reversed(tree)))
    assert check.release(first) == ([], 3)
    for path in first.iterdir():
        if not path.name.endswith(".whl"):
            assert path.read_bytes() == (second / path.name).read_bytes(), path.name
    assert wheel.build(HERE, tree, DATE) == wheel.build(HERE, tree, DATE)


def test_other_tools_read_the_packages(tmp_path, tree):
    folder = written(tmp_path / "1", tree)
    into = tmp_path / "wheel"
    pip = [ROOT / ".pip/bin/python", "-m", "pip", "install", "--no-index", "--no-deps", "--quiet", "--target", into]
    installed = subprocess.run([*pip, folder / wheel.file_name(HERE)], capture_output=True, text=True)
    assert installed.returncode == 0, installed.stderr
    assert (into / "bin/steelyard").stat().st_mode & 0o111
    if shutil.which("dpkg-deb"):
        told = subprocess.run(["dpkg-deb", "-f", folder / deb.file_name(HERE)], capture_output=True, text=True, check=True)
        assert f"Version: {facts.version()}" in told.stdout and "Depends: libc6 (>= 2.17)" in told.stdout
        subprocess.run(["dpkg-deb", "-x", folder / deb.file_name(HERE), tmp_path / "deb"], check=True)
        assert (tmp_path / "deb/usr/bin/steelyard").stat().st_mode & 0o111


def test_a_wheel_with_wrong_tags_or_another_record_is_refused(tmp_path, tree):
    folder = written(tmp_path / "1", tree)
    path = folder / wheel.file_name(HERE)
    with zipfile.ZipFile(path) as old:
        files = {name: old.read(name) for name in old.namelist()}
    name = f"steelyard-{facts.version()}.dist-info/WHEEL"
    changed = files | {name: files[name].replace(b"manylinux2014", b"manylinux_2_28")}
    path.write_bytes(archive.zipped([archive.Entry(name, data) for name, data in changed.items()], DATE))
    summed(folder)
    problems, _ = check.release(folder)
    for sentence in ("is tagged", "another in its RECORD", "may not be executed"):
        assert any(sentence in problem for problem in problems), (sentence, problems)
    renamed = path.with_name(path.name.replace("manylinux_2_17", "manylinux_2_28"))
    path.rename(renamed)
    assert any("a name whose tags" in p for p in check.wheel(renamed.read_bytes(), renamed.name, HERE, []))


def test_sums_that_lie_are_refused(tmp_path, tree):
    folder = written(tmp_path / "1", tree)
    (folder / deb.file_name(HERE)).write_bytes(b"!<arch>\n")
    (folder / "stray").write_bytes(b"")
    problems, _ = check.release(folder)
    for sentence in ("is not what SHA256SUMS says", "does not list stray", "holds nothing"):
        assert any(sentence in problem for problem in problems), (sentence, problems)


def test_a_release_without_an_architecture_or_a_recipe_is_refused(tmp_path, tree):
    told = check.missing(written(tmp_path / "1", tree))
    for name in ("steelyard-{}.tar.gz", "steelyard-{}-linux-aarch64.tar.gz", "steelyard_{}_arm64.deb", "steelyard-{}.eb"):
        assert f"there is no {name.format(facts.version())}" in told, told
    assert "there is no Containerfile" in told and not any("x86_64" in sentence for sentence in told), told


def test_a_package_without_its_parts_is_refused(tmp_path, tree):
    folder = written(tmp_path / "1", [entry for entry in tree if not entry.name.startswith(("bin/", "share/man", "include/"))])
    problems, _ = check.release(folder)
    assert any("holds 0 files steelyard" in problem for problem in problems)
    for name in ("share/man/man1/steelyard.1", "include/steelyard.h"):
        assert any(f"lacks {name}" in problem for problem in problems)


def test_packaging_says_what_the_sources_say(monkeypatch):
    assert consistency.problems() == []
    monkeypatch.setattr(facts, "version", lambda: "0.0.9")
    assert any("viewer/package.json has version" in problem for problem in consistency.problems())


@pytest.mark.parametrize("expression, right", [
    ("MIT", True), ("MIT/Apache-2.0", True), ("(MIT OR Apache-2.0) AND Unicode-3.0", True), ("GPL-2.0 OR MIT", True),
    ("Apache-2.0 WITH LLVM-exception", True), ("MIT AND GPL-2.0", False), ("GPL-3.0", False), ("", False), (None, False),
])  # fmt: skip
def test_licences_that_may_be_given_on(expression, right):
    assert third_party.permitted(expression) is right
