"""Packages and recipes as others read them: by the program that they are for, else by one that knows their form.

Executed: the wheel's and Debian's checkers, EasyBuild, buildah. Not to be had here: Apptainer, whose definition another
program reads and turns into a Containerfile, which is built; and Spack, whose recipe meets stand-ins for Spack's words.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import types

import pytest
from conftest import DIST, ROOT, TREES, released, tree_or_skip

WHEELS = ROOT / "build/recipes/bin"


def tool(name):
    """A program of a wheel that tests/setup/userland.sh got, or the system's."""
    found = WHEELS / name if (WHEELS / name).is_file() else shutil.which(name)
    if found is None:
        pytest.skip(f"there is no {name}; tests/setup/userland.sh says why")
    return found


def said(*words, **more):
    """What a program prints; it must succeed."""
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=600, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def recipe(name):
    found = sorted(DIST.glob(name))
    if len(found) != 1:
        pytest.skip(f"build/release/dist has no {name} (make release)")
    return found[0]


@pytest.mark.parametrize("architecture", sorted({name for name, _ in TREES.values()}))
def test_a_wheel(architecture):
    wheel = released(f"_{architecture}", ".whl")
    said(tool("twine"), "check", "--strict", wheel)
    said(tool("check-wheel-contents"), wheel)
    assert f'"manylinux_2_17_{architecture}"' in said(tool("auditwheel"), "show", wheel)


@pytest.mark.parametrize("debian", sorted({name for _, name in TREES.values()}))
def test_a_debian_package(debian):
    judged = said(tool("lintian"), "--fail-on", "error", "--allow-root", released(f"_{debian}", ".deb"))
    assert not re.search("^E:", judged, re.MULTILINE), judged


def test_easybuild_installs_the_tarball(tmp_path):
    """In a folder of its own; what it installed is started, and its module loaded."""
    if shutil.which("modulecmd") is None and not os.path.exists("/usr/lib/x86_64-linux-gnu/modulecmd.tcl"):
        pytest.skip("there are no Environment Modules; tests/setup/userland.sh says why")
    eb = tool("eb")
    variables = {
        "EASYBUILD_PREFIX": tmp_path / "easybuild",
        "EASYBUILD_TMPDIR": tmp_path,
        "EASYBUILD_MODULES_TOOL": "EnvironmentModules",
        "EASYBUILD_MODULE_SYNTAX": "Tcl",
        "EASYBUILD_ALLOW_USE_AS_ROOT_AND_ACCEPT_CONSEQUENCES": "1",
        "PATH": f"{WHEELS}:{os.environ['PATH']}",
        "HOME": tmp_path,
    }
    environment = os.environ | {key: str(value) for key, value in variables.items()}
    # The `module` function is what EasyBuild looks for.
    start = '. /etc/profile.d/modules.sh && exec "$@"'
    words = ["bash", "-c", start, "bash", eb, "--sourcepath", DIST, recipe("steelyard-*.eb")]
    told = said(*words, env=environment, cwd=tmp_path)
    assert "Installation ended successfully" in told, told
    installed = next((tmp_path / "easybuild/software/steelyard").iterdir())
    said(installed / "bin/steelyard", "--version")
    module = next((tmp_path / "easybuild/modules/all/steelyard").iterdir()).read_text()
    assert re.search(r'prepend-path\s+PATH\s+"?\$root/bin', module), module


@pytest.fixture(scope="module")
def buildah(tmp_path_factory):
    """The words that start buildah with storage of its own, in which localhost/base is a Debian."""
    tree = tree_or_skip("bullseye")
    folder = tmp_path_factory.mktemp("images")
    words = [tool("buildah"), "--root", folder / "root", "--runroot", folder / "run"]
    made = said(*words, "from", "scratch").strip()
    mounted = said(*words, "mount", made).strip()
    said("cp", "-a", "--one-file-system", f"{tree.path}/.", mounted)
    said(*words, "umount", made)
    said(*words, "commit", "--rm", "-q", made, "localhost/base")
    yield words
    said(*words, "rm", "--all")
    said(*words, "rmi", "--all", "--force")


def runs(buildah, image):
    made = said(*buildah, "from", "--pull-never", image).strip()
    return said(*buildah, "run", "--isolation", "chroot", made, "--", "steelyard", "doctor", "--no-self-test")


def test_the_containerfile(buildah):
    said(tool("hadolint"), recipe("Containerfile"))
    given = ["--isolation", "chroot", "--build-arg", "BASE=localhost/base", "-t", "localhost/steelyard"]
    said(*buildah, "bud", "--pull-never", *given, DIST)
    assert "good  collector" in runs(buildah, "localhost/steelyard")


def test_the_apptainer_definition(buildah, tmp_path):
    """Its steps, files and environment, as a Containerfile; Apptainer itself is not tried."""
    text = recipe("steelyard.def").read_text()
    assert re.findall(r"^%(\w+)", text, re.MULTILINE) == "arguments files post environment test runscript labels".split()
    definition = tmp_path / "steelyard.def"
    definition.write_text(text.replace("{{ arch }}", "x86_64").replace("debian:stable-slim", "localhost/base"))
    turned = said(tool("spython"), "recipe", "--parser", "singularity", definition)
    lines = [line for line in turned.splitlines() if re.match("(FROM|ADD|ENV|RUN|LABEL|CMD) ", line)]
    # ADD unpacks what it adds; Apptainer does not.
    (tmp_path / "Containerfile").write_text("\n".join(lines).replace("ADD ", "COPY ") + "\n")
    shutil.copy(released("linux-x86_64", ".tar.gz"), tmp_path)
    said(*buildah, "bud", "--pull-never", "--isolation", "chroot", "-t", "localhost/apptainer", tmp_path)
    assert "good  collector" in runs(buildah, "localhost/apptainer")


def test_the_spack_recipe(tmp_path, monkeypatch):
    """With stand-ins for Spack's words: what it says of the source holds, and what it installs is what `make build` leaves."""
    source = next(path for path in DIST.glob("steelyard-*.tar.gz") if "linux" not in path.name)
    told, done = [], []
    words = "license version depends_on conflicts".split()
    spack = types.ModuleType("spack.package")
    spack.Package = type("Package", (), {})
    for word in words:
        setattr(spack, word, lambda *given, word=word, **named: told.append((word, given, named)))
    for word in ("make", "mkdirp", "install"):
        setattr(spack, word, lambda *given, word=word: done.append((word, *map(str, given))))
    spack.Executable = lambda path: lambda *given, **more: done.append((str(path), *map(str, given)))
    spack.__all__ = ["Package", *words, "make", "mkdirp", "install", "Executable"]
    monkeypatch.setitem(sys.modules, "spack", types.ModuleType("spack"))
    monkeypatch.setitem(sys.modules, "spack.package", spack)
    made = {}
    exec(compile(recipe("package.py").read_text(), "package.py", "exec"), made)
    stated = next(named["sha256"] for word, _, named in told if word == "version")
    assert stated == hashlib.sha256(source.read_bytes()).hexdigest()
    assert made["Steelyard"].url.endswith(source.name)

    class Prefix(str):
        def __getattr__(self, name):
            return Prefix(f"{self}/{name}")

    made["Steelyard"]().install(None, Prefix("/prefix"))
    assert done[0] == ("make", "build")
    assert ("install", "target/release/steelyard", "/prefix/bin") in done
    assert ("install", "build/libsteelyard.so", "/prefix/lib/steelyard") in done
    with tarfile.open(source) as archive:
        makefile = archive.extractfile(f"{source.name.removesuffix('.tar.gz')}/Makefile").read().decode()
    assert "## Build build/libsteelyard.so and target/release/steelyard" in makefile
