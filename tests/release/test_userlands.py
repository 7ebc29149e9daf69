"""The files of a release in other Debians: older and newer than the machine that made them, and for another processor."""

import json
import subprocess
from pathlib import Path

import pytest
from conftest import released, rows

HERE = Path(__file__).parent
STEELYARD = "/opt/steelyard/bin/steelyard"


def test_the_tarball_measures_itself(tree):
    said = " ".join(tree.shell(f"{STEELYARD} doctor").split())
    for sentence in ("the program was recorded", "made 100 of 409600", "functions were found by name"):
        assert sentence in said, said


def test_the_wheel_installs_and_runs(tree):
    wheel = released(f"_{tree.architecture}", ".whl")
    tree.put(wheel, f"/opt/{wheel.name}")
    tree.shell(f"rm -rf /opt/venv && python3 -m venv /opt/venv && /opt/venv/bin/pip install -q --no-index /opt/{wheel.name}")
    assert "good  collector" in tree.shell("/opt/venv/bin/steelyard doctor --no-self-test")
    tree.shell("/opt/venv/bin/steelyard run -o wheel.steelyard --report none /opt/venv/bin/python -c 'print(1)'")
    shown = tree.shell("/opt/venv/bin/python -c 'import steelyard; print(steelyard.open(\"wheel.steelyard\").metrics[\"elapsed\"])'")
    assert shown.startswith("Elapsed: ")


def test_the_debian_package_installs(tree):
    tree.put(released(f"_{tree.debian}", ".deb"), "/opt/steelyard.deb")
    tree.shell("dpkg -i /opt/steelyard.deb && steelyard --version && dpkg -r steelyard && test ! -e /usr/bin/steelyard")


@pytest.mark.parametrize("given", ["in the tarball", "printed by the command"])
def test_the_modulefile_loads(tree, given):
    """bullseye and bookworm have Environment Modules, trixie has Lmod."""
    if given == "printed by the command":
        tree.shell(f"mkdir -p modules/steelyard && {STEELYARD} modulefile >modules/steelyard/1.0")
    folder = "/opt/steelyard/share/modulefiles" if given == "in the tarball" else "$HOME/modules"
    load = f". /etc/profile && module use {folder} && module load steelyard && command -v steelyard && module unload steelyard"
    out = tree.shell(f"bash -c '{load} && ! command -v steelyard'")
    assert out.strip() == STEELYARD, out


def test_calls_samples_and_a_page(tree):
    tree.put(HERE / "prints.c", "root/prints.c")
    tree.shell("gcc -O1 -g -o prints prints.c")
    page = tree.shell(f"{STEELYARD} run -o run.prints --report text ./prints out 2>&1")
    lines = (tree.path / "root/out").read_text().splitlines()
    assert len(lines) == 1000 and lines[-1].startswith("line 999 ")
    assert "inner (prints.c:" in page and "Elapsed" in page, page
    stacks = tree.shell(f"{STEELYARD} export --to folded run.prints -o folded.txt && cat folded.txt").splitlines()
    assert any("main;outer;inner" in stack for stack in stacks), stacks
    report = json.loads(tree.shell(f"{STEELYARD} report run.prints --format json"))
    assert any(row[0] == "fprintf" and 1000.0 in row for row in rows(report))


@pytest.mark.parametrize("mpi", ["openmpi", "mpich"])
def test_two_ranks_of_its_own_mpi(tree, mpi):
    tree.put(HERE / "hello.c", "root/hello.c")
    tree.shell(f"mpicc.{mpi} -O1 -g -o hello.{mpi} hello.c")
    launched = f"mpirun.{mpi} -n 2 ./hello.{mpi}"
    page = tree.shell(f"{STEELYARD} run -o run.{mpi} --report text {launched} 2>&1")
    assert "rank 0 of 2 has" in page and "rank 1 of 2 has" in page, page
    assert "2 ranks" in page and {"openmpi": "Open MPI", "mpich": "MPICH"}[mpi] in page, page
    report = json.loads(tree.shell(f"{STEELYARD} report run.{mpi} --format json"))
    assert any(row[0] == "MPI_Barrier" and 2000.0 in row for row in rows(report)), page


def test_numpy_and_mpi4py(tree):
    script = "import numpy; from mpi4py import MPI; a = numpy.ones(1 << 20); c = MPI.COMM_WORLD; print(c.allreduce(a.sum()))"
    (tree.path / "root/script.py").write_text(script)
    out = tree.shell(f"{STEELYARD} run -o run.numpy --report text mpirun.openmpi -n 2 python3 script.py 2>&1")
    assert out.count("2097152.0") == 2 and "2 ranks" in out, out


def test_six_arguments_by_number(tree):
    tree.put(HERE / "number.c", "root/number.c")
    out = tree.shell(f"gcc -O1 -o number number.c && {STEELYARD} run -o run.number --report none ./number 2>&1")
    assert out.startswith("dcba\n"), out


def test_a_program_without_threads_gets_no_library(tree):
    tree.put(HERE / "weak.c", "root/weak.c")
    alone = tree.shell("gcc -O1 -w -o weak weak.c && ./weak")
    loaded = tree.shell("./weak", LD_PRELOAD="/opt/steelyard/lib/steelyard/libsteelyard.so")
    assert loaded == alone


def test_a_program_with_musl_runs_unmeasured(tmp_path):
    command = released("linux-x86_64", ".tar.gz")
    subprocess.run(["tar", "-xzf", command, "-C", tmp_path, "--strip-components=1"], check=True)
    (tmp_path / "p.c").write_text('#include <stdio.h>\nint main(void) { return puts("it ran") < 0; }\n')
    compiled = subprocess.run(["musl-gcc", "-o", "p", "p.c"], cwd=tmp_path, capture_output=True, text=True)
    if compiled.returncode != 0:
        pytest.skip(f"musl-gcc: {compiled.stderr.strip()}")
    ran = subprocess.run([tmp_path / "bin/steelyard", "run", "./p"], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0 and "it ran" in ran.stdout, ran.stderr
    assert "unmeasured" in ran.stderr, ran.stderr
