"""The files of the last `make release`, and the userlands that tests/setup/userland.sh made."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

DIST = ROOT / "build/release/dist"
USERLAND = ROOT / "build/userland"
# Each Debian and the processor that it is for; the last runs under an emulator, the command and all.
TREES = {"bullseye": ("x86_64", "amd64"), "trixie": ("x86_64", "amd64"), "arm64": ("aarch64", "arm64")}
# A tree's /proc, /dev and /sys are the machine's; nothing of its settings goes in.
ENTER = 'tree=$1; shift; for d in proc dev sys; do mount --rbind "/$d" "$tree/$d"; done; exec chroot "$tree" "$@"'
VARIABLES = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "HOME": "/root",
    "LANG": "C.UTF-8",
    "OMPI_ALLOW_RUN_AS_ROOT": "1",
    "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
    "OMPI_MCA_rmaps_base_oversubscribe": "1",
    "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
}


def released(architecture, suffix):
    """A file of the release, or a skip that says why there is none."""
    found = sorted(DIST.glob(f"*{architecture}*{suffix}")) if DIST.is_dir() else []
    if len(found) != 1:
        pytest.skip(f"build/release/dist has no {suffix} for {architecture} (make release says why)")
    return found[0]


class Tree:
    """Another Debian in a folder."""

    def __init__(self, name):
        self.path = USERLAND / name
        self.name = name
        self.architecture, self.debian = TREES[name]
        emulated = ["sh", ROOT / "tests/setup/emulated.sh"] if self.architecture != os.uname().machine else []
        self.enter = [*emulated, "unshare", "--mount", "sh", "-c", ENTER, "sh", self.path, "env", "-i"]

    def run(self, *command, timeout=600, **variables):
        given = [f"{key}={value}" for key, value in (VARIABLES | variables).items()]
        words = [str(word) for word in [*self.enter, *given, *command]]
        done = subprocess.run(words, capture_output=True, text=True, timeout=timeout, stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout, done.stderr

    def shell(self, text, **more):
        """What a line of shell prints in the tree's home folder; it must succeed."""
        status, out, error = self.run("sh", "-c", f"cd /root && {text}", **more)
        assert status == 0, out + error
        return out

    def put(self, source, name):
        target = self.path / name.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(Path(source).read_bytes())
        target.chmod(0o755)


def tree_or_skip(name):
    if os.geteuid() != 0:
        pytest.skip("only root may enter another root directory")
    if not (USERLAND / name).is_dir():
        pytest.skip(f"there is no build/userland/{name}; tests/setup/userland.sh says why")
    return Tree(name)


@pytest.fixture(scope="session", params=TREES)
def tree(request):
    """Each Debian, with the tarball unpacked in /opt/steelyard."""
    found = tree_or_skip(request.param)
    tarball = released(f"linux-{found.architecture}", ".tar.gz")
    found.put(tarball, "/opt/steelyard.tar.gz")
    found.shell("rm -rf /opt/steelyard run.* && mkdir /opt/steelyard")
    found.shell("tar -xzf /opt/steelyard.tar.gz -C /opt/steelyard --strip-components=1")
    # Names are looked up by some MPIs even on one machine.
    (found.path / "etc/hosts").write_text(f"127.0.0.1 localhost {os.uname().nodename}\n")
    return found


def rows(value):
    """Every row of every table of a report."""
    if isinstance(value, list):
        if value and isinstance(value[0], str):
            yield value
        for inner in value:
            yield from rows(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from rows(inner)
