"""Real programs under Steelyard, and what is known of them."""

import os
import subprocess

import pytest
from machine import MPIS, ROOT, environment, has

OPENMPI = next(m for m in MPIS if m.name == "debian-openmpi")
INTEL = next(m for m in MPIS if m.name == "wheel-intel")

pytestmark = pytest.mark.timed

MELT = """\
units lj
atom_style atomic
lattice fcc 0.8442
region box block 0 16 0 16 0 16
create_box 1 box
create_atoms 1 box
mass 1 1.0
velocity all create 1.44 87287 loop geom
pair_style lj/cut 2.5
pair_coeff 1 1 1.0 1.0 2.5
neighbor 0.3 bin
neigh_modify delay 0 every 20 check no
fix 1 all nve
thermo 50
run 150
"""


def common(profile, ranks, truncated=0.05):
    """What must hold of every sound report. Assembly without unwind tables, as in OpenBLAS, cuts stacks short."""
    report = profile.report
    assert report["head"]["ended_well"] is True
    assert report["head"]["ranks"] == ranks
    assert abs(sum(s["share"] for s in report["shares"]) - 1) < 1e-6
    assert profile.metric("ranks_seen") == ranks
    assert profile.metric("truncated_share") < truncated
    assert 0 < report["trust"]["overhead_share"] < 0.05


@pytest.mark.skipif(OPENMPI.missing is not None or not has("lmp"), reason="lammps is not installed (make setup)")
def test_lammps(steelyard, tmp_path):
    (tmp_path / "in.melt").write_text(MELT)
    ran = steelyard(OPENMPI.run(2, "lmp", "-in", "in.melt"), OMP_NUM_THREADS=1)
    assert "Loop time" in ran.out
    profile = ran.profile
    common(profile, 2)
    # LAMMPS says itself what forces and neighbour lists took, on average over ranks; that much is computing.
    said = sum(float(line.split("|")[2]) for line in ran.out.splitlines() if line.startswith(("Pair ", "Neigh ")))
    computed = [profile.sampled_seconds(profile.process_of_rank(r))["compute"] for r in range(2)]
    assert sum(computed) / 2 > 0.85 * said > 0, (computed, said)
    _, leaf = profile.function_seconds()
    assert any("PairLJCut" in name for name in leaf), sorted(leaf, key=leaf.get)[-5:]
    assert {"MPI_Allreduce", "MPI_Wait", "MPI_Irecv"} <= set(profile.calls())


@pytest.mark.skipif(OPENMPI.missing is not None or not has("hpcc"), reason="hpcc is not installed (make setup)")
def test_hpcc(steelyard, tmp_path):
    lines = [
        "HPLinpack benchmark input file", "small", "HPL.out", "8", "1", "800", "1", "80", "0", "1", "1", "2", "16.0",
        "1", "2", "1", "4", "1", "2", "1", "1", "1", "0", "1", "1", "2", "64", "0", "0", "1", "8",
        "##### PTRANS", "0", "1200", "0", "40",
    ]  # fmt: skip
    (tmp_path / "hpccinf.txt").write_text("\n".join(lines) + "\n")
    ran = steelyard(OPENMPI.run(2, "hpcc"), timeout=240, OPENBLAS_NUM_THREADS=1, OMP_NUM_THREADS=1)
    output = (tmp_path / "hpccoutf.txt").read_text()
    assert "Success=1" in output, output[-500:]
    common(ran.profile, 2)
    assert len(ran.profile.calls(ran.profile.process_of_rank(0))) > 10


@pytest.mark.skipif(INTEL.missing is not None, reason=str(INTEL.missing))
def test_intel_mpi_benchmarks(steelyard, monkeypatch):
    for name, value in INTEL.variables.items():
        monkeypatch.setenv(name, value)
    ran = steelyard(
        INTEL.run(2, INTEL.bin / "IMB-MPI1", "PingPong", "Allreduce", "Barrier", "-iter", "200", "-msglog", "3:12"),
        LD_LIBRARY_PATH=INTEL.bin.parent / "lib",
    )
    profile = ran.profile
    common(profile, 2)
    calls = profile.calls(profile.process_of_rank(0))
    assert calls["MPI_Allreduce"][0] > 200 and calls["MPI_Send"][0] > 200
    # PingPong sends as much as it receives.
    other = profile.calls(profile.process_of_rank(1))
    assert calls["MPI_Send"][:2] == other["MPI_Recv"][:2] or calls["MPI_Send"][1] == other["MPI_Recv"][1]
    assert profile.share("mpi")[0] > 0.3


def test_numpy_with_mpi4py(steelyard):
    mpi = next((m for m in MPIS if m.name == "wheel-mpich"), None)
    if mpi.missing:
        pytest.skip(mpi.missing)
    library = mpi.bin.parent / "lib"
    python = ROOT / ".venv/bin/python"
    ran = steelyard(mpi.run(2, python, ROOT / "tests/programs/exchange.py", 2.0), LD_LIBRARY_PATH=library, OPENBLAS_NUM_THREADS=1)
    profile = ran.profile
    common(profile, 2, truncated=0.8)
    # Rank 0 computes for two seconds while rank 1 waits half of the time.
    waited = ran.seconds(1, "mpi_collective")
    seen = profile.sampled_seconds(profile.process_of_rank(1))["mpi_collective"]
    assert abs(seen - waited) < 0.15 * max(waited, 1)
    assert any("imbalance" in i for i in profile.findings()), sorted(profile.findings())


def test_python_without_mpi(steelyard):
    ran = steelyard(["python3", "-c", "import time\nt=time.time()\nwhile time.time()-t<0.5: sum(range(1000))\ntime.sleep(0.3)"])
    assert ran.profile.share("compute")[0] > 0.3
    assert ran.profile.sampled_seconds()["sleep"] > 0.2


def test_gcc_as_a_tree_of_processes(steelyard, tmp_path):
    # Enough for the compiler to work for longer than a tick: shorter helper processes may be left out, and that is said.
    functions = "\n".join(f"double f{i}(double x) {{ for (int k = 0; k < 9; k++) x = x * x / (k + {i}); return x; }}" for i in range(700))
    (tmp_path / "x.c").write_text(functions + "\nint main(void){return 0;}\n")
    ran = steelyard(["gcc", "-O2", "x.c", "-o", "x"])
    names = {os.path.basename(p["executable"]) for p in ran.profile.processes()}
    assert any("cc1" in n for n in names), names
    assert subprocess.run([tmp_path / "x"], env=environment()).returncode == 0
