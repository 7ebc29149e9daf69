#!/usr/bin/env python3
"""What recording costs: each loop with and without Steelyard, interleaved, medians of several runs, as a table.

Figures that a loop prints of itself are compared where it can print one; wall-clock time of the whole command where
that is the question. Run it on an otherwise idle machine: `make bench`, or bench/run.py --quick for a first look."""

import argparse
import os
import platform
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests/e2e"))
from machine import C_FLAGS, ROOT, compiled, environment, first_mpi, has  # noqa: E402
from profile import Profile  # noqa: E402

BENCH = ROOT / "bench"
STEELYARD = os.environ.get("STEELYARD", str(ROOT / "target/release/steelyard"))


def figure(command, directory, **variables):
    """(the program's own figure, seconds of wall clock, its memory in KiB where it says so)."""
    began = time.monotonic()
    done = subprocess.run([str(c) for c in command], cwd=directory, env=environment(**variables), capture_output=True, text=True, timeout=600)
    took = time.monotonic() - began
    if done.returncode != 0:
        raise RuntimeError(f"{command}: status {done.returncode}\n{done.stderr[-500:]}")
    own = re.search(r"FIGURE ([\d.]+)", done.stdout)
    memory = re.search(r"MEMORY (\d+)", done.stdout)
    return float(own[1]) if own else None, took, int(memory[1]) if memory else None


def interleaved(pairs, runs):
    """Runs each of the commands in turn, `runs` times over; one list of results a command."""
    results = [[] for _ in pairs]
    for i in range(runs):
        order = range(len(pairs)) if i % 2 == 0 else reversed(range(len(pairs)))
        for k in order:
            results[k].append(pairs[k]())
    return results


def spread(values):
    """Half the distance between the quartiles."""
    if len(values) < 4:
        return 0.0
    low, _, high = statistics.quantiles(values, n=4)
    return (high - low) / 2


def plain_number(value):
    """Four digits, without an exponent."""
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def medians(plain, ours, unit):
    return [f"{plain_number(statistics.median(side))} {unit}" for side in (plain, ours)]


class Table:
    def __init__(self):
        self.rows = []

    def add(self, what, target, without, with_, result, good, noise=""):
        """`good` is None for what has no target."""
        met = {True: "yes", False: "**no**", None: ""}[good]
        self.rows.append((what, target, without, with_, f"{result} ({noise})" if noise else result, met))
        print(f"  {what}: {without} → {with_}; {result} {noise} (target {target}){'  MISSED' if good is False else ''}", flush=True)

    def ratio(self, what, limit, unit, plain, ours, at_least=False):
        """With over without, of each pair of runs; where more is better, the rate is the figure's inverse."""
        pairs = [p / o if at_least else o / p for p, o in zip(plain, ours)]
        value = statistics.median(pairs)
        good = value >= limit if at_least else value <= limit
        target = f"{'≥' if at_least else '≤'} {limit} ×"
        self.add(what, target, *medians(plain, ours, unit), f"{value:.4f} ×", good, f"± {100 * spread(pairs):.1f} %")

    def added(self, what, limit, unit, plain, ours):
        """With less without, of each pair of runs."""
        pairs = [o - p for p, o in zip(plain, ours)]
        value = statistics.median(pairs)
        result = f"{'+' if value >= 0 else '−'} {plain_number(float(f'{abs(value):.3g}'))} {unit}"
        noise = f"± {plain_number(float(f'{spread(pairs):.2g}'))} {unit}"
        self.add(what, f"+ ≤ {limit} {unit}", *medians(plain, ours, unit), result, value <= limit, noise)

    def markdown(self):
        head = ("figure", "target", "without", "with", "result", "met")
        lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
        return "\n".join(lines + ["| " + " | ".join(r) + " |" for r in self.rows])


class Bench:
    def __init__(self, directory, runs, quick):
        self.directory, self.runs, self.quick = directory, runs, quick
        self.mpi = first_mpi()
        if self.mpi is None:
            sys.exit("bench: no MPI is installed; run make setup")
        os.environ.update(self.mpi.variables)
        tool = str(self.mpi.tool("mpicc"))
        self.loops = compiled(BENCH / "loops.c", [tool, *C_FLAGS])
        self.hello = compiled(BENCH / "hello.c", [tool, *C_FLAGS])
        self.local = compiled(BENCH / "local.c", ["gcc", *C_FLAGS, f"-I{ROOT}/include"], ["-lpthread"])
        empty = compiled(BENCH / "product.c", ["gcc", "-O2", "-shared", "-fPIC", "-DLIBRARY"], name="libempty.so")
        self.teams = compiled(BENCH / "teams.c", ["gcc", *C_FLAGS], ["-fopenmp"])
        self.product = compiled(BENCH / "product.c", ["gcc", *C_FLAGS], [str(empty), f"-Wl,-rpath,{empty.parent}"])
        gpu = compiled(BENCH / "launch.c", ["gcc", "-O2", "-shared", "-fPIC", "-DLIBRARY"], name="libgpu.so")
        self.launch = compiled(BENCH / "launch.c", ["gcc", *C_FLAGS], [str(gpu), f"-Wl,-rpath,{gpu.parent}"])
        self.table = Table()

    def under(self, *line, options=()):
        return [STEELYARD, "run", "--quiet", "-o", self.directory, *options, *line]

    def both(self, line, **variables):
        variables = {"BENCH_DIR": self.directory} | variables
        return interleaved(
            [lambda: figure(line, self.directory, **variables), lambda: figure(self.under(*line), self.directory, **variables)], self.runs
        )

    def ratio(self, what, line, limit, at_least=False, unit="ns", index=0, **variables):
        plain, ours = ([r[index] for r in side] for side in self.both(line, **variables))
        self.table.ratio(what, limit, unit, plain, ours, at_least)

    def added(self, what, line, limit, unit="ns", index=0, scale=1.0, **variables):
        plain, ours = ([r[index] * scale for r in side] for side in self.both(line, **variables))
        self.table.added(what, limit, unit, plain, ours)

    def mpi_loops(self):
        n = 20 if self.quick else 1
        line = lambda name, count, ranks=2: self.mpi.run(ranks, self.loops, name, count // n)  # noqa: E731
        self.ratio("`MPI_Barrier`, 2 ranks", line("barrier", 4_000_000), 1.03)
        self.ratio("ping-pong of 8 B, 2 ranks", line("pingpong", 2_000_000), 1.03)
        for size, count in ((1, 1_000_000), (64, 1_000_000), (4096, 500_000), (65536, 50_000)):
            self.ratio(f"`MPI_Alltoall` of {size} B, 2 ranks", line(f"alltoall{size}", count), 1.03)
        self.ratio("message rate, windows of 64 × 8 B, 2 ranks", line("window", 6_400_000), 0.95, at_least=True)
        self.added("`MPI_Iprobe`, a call", line("iprobe", 20_000_000), 10)
        self.added("`MPI_Test`, a call", line("test", 20_000_000, 1), 10)
        self.added("`MPI_Comm_rank`, a call", line("who", 40_000_000, 1), 10)
        self.added("`MPI_Irecv`, `MPI_Isend` and `MPI_Waitall` of one rank, the three", line("self", 10_000_000, 1), 12)
        self.added("`MPI_File_write_at` of 64 B, a call", line("write_at", 1_000_000, 1), 90)
        for ranks in (4, 8, 16):
            self.ratio(f"`MPI_Barrier`, {ranks} ranks on {os.cpu_count()} cores", line("barrier", 40_000 // ranks, ranks), 1.05)
            self.ratio(f"`MPI_Alltoall` of 64 B, {ranks} ranks", line("alltoall64", 40_000 // ranks, ranks), 1.05)

    def local_loops(self):
        n = 20 if self.quick else 1
        clock = statistics.median(figure([self.local, "clock", 10_000_000 // n], self.directory)[0] for _ in range(self.runs))
        self.table.add("a reading of the cycle counter; a timed call needs two", "", f"{clock:.1f} ns", "", f"{clock:.1f} ns", None)
        self.added("`pwrite` of 64 B to memory, a call", [self.local, "pwrite", 3_000_000 // n], 50)
        self.added("`pwrite` of 64 B by two threads on one file, a call", [self.local, "pwrite2", 1_500_000 // n], 50)
        self.added("`pread` of 4 KiB anywhere in a file in memory, a call", [self.local, "pread", 1_500_000 // n], 100)
        self.added("`open` and `close`, a pair", [self.local, "open", 1_000_000 // n], 300)
        self.added("`access` of a file that is not there, a call", [self.local, "missing", 1_000_000 // n], 300)
        self.added("`write` of 64 B to /dev/null, a call", [self.local, "null", 3_000_000 // n], 60)
        self.added("`send` and `recv` of 64 B on a socket pair, both", [self.local, "socket", 1_000_000 // n], 120)
        self.added("`write` and `read` of 64 B on a pipe, both", [self.local, "pipe", 1_000_000 // n], 120)
        self.added("`fwrite` of 64 B, a call", [self.local, "fwrite", 20_000_000 // n], 10)
        self.added("`dgemm` that computes nothing, a call", [self.product, 20_000_000 // n], 45)
        self.added("`cudaLaunchKernel` that launches nothing, a call", [self.launch, 20_000_000 // n], 10)
        self.added("a region of the program's own, begun and ended", [self.local, "region", 2_000_000 // n], 30)
        self.ratio("computing on all cores, CPU time", [self.local, "cpu", 400_000_000 // n], 1.002, unit="ns a round")

    def libraries(self):
        """Of libraries that do I/O; what is asked of HDF5 about each access is most of it."""
        n = 20 if self.quick else 1
        rows = compiled(BENCH / "rows.c", ["gcc", *C_FLAGS, "-I/usr/include/hdf5/serial"], ["-lhdf5_serial", "-lnetcdf"])
        self.added("`H5Dwrite` of a row of 64 B to memory, a call", [rows, "hdf5", 400_000 // n], 300)
        self.added("`nc_put_vara_double` of a row of 64 B, a call", [rows, "netcdf", 1_000_000 // n], 200)

    def openmp(self):
        """Threads that spin: on a machine that others use, one that has lost its core makes the other wait for it for milliseconds."""
        n = 20 if self.quick else 1
        line = lambda what, count, threads: [self.teams, what, count // n, threads]  # noqa: E731
        self.added("a parallel region of OpenMP, 1 thread", line("region", 2_000_000, 1), 100)
        for what, name in (("region", "a parallel region of OpenMP"), ("turns", "each of three parallel regions that take turns")):
            self.added(f"{name}, 2 threads that spin", line(what, 500_000, 2), 200, OMP_WAIT_POLICY="active")
        self.added("a barrier of OpenMP, 2 threads that spin", line("barrier", 1_000_000, 2), 100, OMP_WAIT_POLICY="active")

    def hello_world(self):
        line = self.mpi.run(2, self.hello)
        self.added("hello world, 2 ranks: CPU time of a rank", line, 10, unit="ms", scale=1000)
        sides = interleaved(
            [lambda: figure(line, self.directory)[1], lambda: figure([STEELYARD, "run", "-o", self.directory, *line], self.directory)[1]],
            max(self.runs, 11),
        )
        plain, ours = ([1000 * took for took in side] for side in sides)
        self.table.added("hello world, 2 ranks: whole command, report printed", 150, "ms", plain, ours)

    def start(self):
        """Of a program that does nothing: with the library beside it that is told nothing, and recorded."""
        place = self.directory / "starts"
        place.mkdir(exist_ok=True)
        preload = {"LD_PRELOAD": ROOT / "build/libsteelyard.so"}

        def took(**variables):
            surroundings = {name: str(value) for name, value in environment(**variables).items()}
            began = time.monotonic()
            os.waitpid(os.posix_spawn("/bin/true", ["true"], surroundings), 0)
            return 1000 * (time.monotonic() - began)

        sides = interleaved([took, lambda: took(**preload), lambda: took(**preload, STEELYARD_DIR=place)], 20 * self.runs)
        shutil.rmtree(place)
        for what, limit, side in (("not recorded", 0.3, sides[1]), ("recorded", 0.8, sides[2])):
            self.table.added(f"start and end of a process, {what}", limit, "ms", sides[0], side)

    def memory(self):
        line = self.mpi.run(2, self.hello, 2)
        self.added("memory added to a rank", line, 4, unit="MiB", index=2, scale=1 / 1024)
        child = subprocess.Popen([str(c) for c in self.under(*line)], cwd=self.directory, env=environment(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Over the program's life: each supervisor's first reading may be of the moment in which it starts its program.
        seen, until = {}, time.monotonic() + 2
        while time.monotonic() < until and child.poll() is None:
            for folder in Path("/proc").glob("[0-9]*"):
                try:
                    if (folder / "cmdline").read_bytes().split(b"\0")[:2] == [STEELYARD.encode(), b"exec"]:
                        sums = (folder / "smaps_rollup").read_text()
                        sizes = [int(re.search(rf"^{name}:\s+(\d+)", sums, re.M)[1]) for name in ("Rss", "Pss")]
                        seen.setdefault(folder.name, []).append(sizes)
                except (OSError, TypeError):
                    pass
            time.sleep(0.1)
        child.wait(timeout=60)
        later = [sizes for readings in seen.values() for sizes in readings[1:]]
        for name, bound, which in (("resident", 5, 0), ("its share of what it shares", 3, 1)):
            largest = max((sizes[which] for sizes in later), default=0)
            self.table.add(f"memory of a supervisor, {name}", f"≤ {bound} MiB", "", f"{largest / 1024:.1f} MiB", f"{largest / 1024:.1f} MiB", 0 < largest <= bound * 1024)

    def lammps(self):
        if not has("lmp") or self.mpi.name != "debian-openmpi":
            return print("  LAMMPS: left out, it is not installed")
        shutil.copy(BENCH / "in.melt", self.directory)
        line = self.mpi.run(2, "lmp", "-in", "in.melt", "-log", "none")

        def loop(command):
            done = subprocess.run([str(c) for c in command], cwd=self.directory, env=environment(OMP_NUM_THREADS=1), capture_output=True, text=True, timeout=600)
            return float(re.search(r"Loop time of ([\d.]+)", done.stdout)[1])

        plain, ours = interleaved([lambda: loop(line), lambda: loop(self.under(*line))], self.runs)
        self.table.ratio("LAMMPS, melt of 32 000 atoms, 2 ranks", 1.005, "s", plain, ours)

    def sample(self):
        """What one sample costs inside real programs, as the collector measured it itself: the median over their processes."""
        programs = []
        if has("lmp") and self.mpi.name == "debian-openmpi":
            shutil.copy(BENCH / "in.melt", self.directory)
            programs.append(self.mpi.run(2, "lmp", "-in", "in.melt", "-log", "none"))
        programs.append([sys.executable, "-c", "import json; x = [json.loads(json.dumps(list(range(1000)))) for _ in range(8000)]"])
        programs.append(self.mpi.run(2, self.loops, "barrier", 1_000_000))
        costs = []
        for line in programs:
            place = self.directory / f"sample-{len(costs)}.steelyard"
            for _ in range(1 if self.quick else 3):
                figure([STEELYARD, "run", "--quiet", "-o", place, *line], self.directory, OMP_NUM_THREADS=1)
                profile = Profile(place)
                threads, whole = profile["threads"], profile["processes"]["cost_samples_ns"]
                for process, cost in enumerate(whole):
                    samples = int(threads["samples"][threads["process"] == process].sum())
                    if samples >= 20:
                        costs.append(int(cost) / samples / 1000)
                place.unlink()
        a = statistics.median(costs)
        share = lambda cost: 100 * cost * 50 / 1e6  # noqa: E731
        self.table.add("samples, 50 a second, in LAMMPS, Python and a loop of barriers: share of a core", "≤ 0.15 %", "", f"{a:.1f} µs each",
                       f"{share(a):.3f} %", share(a) <= 0.15, f"{share(min(costs)):.3f} to {share(max(costs)):.3f} % by process")  # fmt: skip

    def instructions(self):
        """Instructions that one counted, untimed wrapper pass adds, by callgrind: stable on any machine."""
        if not has("valgrind"):
            return print("  instructions a call: left out, valgrind is not installed")
        library = self.directory / "library"
        library.mkdir(exist_ok=True)
        place = self.directory / "regions"
        place.mkdir(exist_ok=True)
        built = ROOT / "build/libsteelyard.so"

        def count(calls, **variables):
            out = self.directory / "callgrind.out"
            line = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", self.local, "fwrite", calls]
            subprocess.run([str(c) for c in line], env=environment(**variables), capture_output=True, timeout=300, check=True)
            return int(re.search(r"^(?:summary|totals): (\d+)", out.read_text(), re.M)[1])

        ours = {"LD_PRELOAD": built, "STEELYARD_DIR": place, "STEELYARD_SAMPLING": 0}
        a = (count(60_000) - count(10_000)) / 50_000
        b = (count(60_000, **ours) - count(10_000, **ours)) / 50_000
        self.table.add("`fwrite` of 64 B: instructions a call, by callgrind", "", f"{a:.0f}", f"{b:.0f}", f"+ {b - a:.0f}", None)

    def report(self):
        """The page of a run of 1000 simulated ranks."""
        generated = self.directory / "thousand.steelyard"
        # Built with the command by make bench.
        simulate = Path(STEELYARD).parent / "examples/simulate"
        subprocess.run([simulate, "1000", generated], check=True, capture_output=True)
        times = []
        for _ in range(self.runs):
            began = time.monotonic()
            subprocess.run([STEELYARD, "report", str(generated)], check=True, capture_output=True)
            times.append(time.monotonic() - began)
        peak = peak_memory([STEELYARD, "report", str(generated)])
        a = statistics.median(times)
        self.table.add("report of 1000 simulated ranks: time", "≤ 1 s", "", f"{a:.2f} s", f"{a:.2f} s", a <= 1)
        self.table.add("report of 1000 simulated ranks: memory", "≤ 500 MiB", "", f"{peak:.0f} MiB", f"{peak:.0f} MiB", peak <= 500)


def peak_memory(command):
    """Largest resident memory of a command in MiB, asked in a process of its own."""
    code = "import resource,subprocess,sys; subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL); print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
    return int(subprocess.run([sys.executable, "-c", code, *command], capture_output=True, text=True).stdout) / 1024


def machine_line(mpi):
    model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    return f"{model[1] if model else platform.machine()}, {os.cpu_count()} logical cores, Linux {platform.release()}, {mpi.name}"


PARTS = ["mpi_loops", "local_loops", "libraries", "openmp", "sample", "hello_world", "start", "memory", "lammps", "instructions", "report"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="shorter loops and three runs: a first look, not a result")
    parser.add_argument("--runs", type=int, help="runs of each side [default: 7]")
    parser.add_argument("--only", choices=PARTS, action="append", help="only this part; may be repeated")
    parser.add_argument("--output", type=Path, help="also write the table to this file")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    runs = options.runs or (3 if options.quick else 7)
    failed = False
    with tempfile.TemporaryDirectory(prefix="bench-", dir="/dev/shm" if os.access("/dev/shm", os.W_OK) else None) as directory:
        bench = Bench(Path(directory), runs, options.quick)
        for part in options.only or PARTS:
            print(f"bench: {part.replace('_', ' ')}", flush=True)
            began = time.monotonic()
            # One part that cannot be measured here must not cost us the others.
            try:
                getattr(bench, part)()
            except (RuntimeError, OSError, subprocess.SubprocessError, AssertionError, TypeError, statistics.StatisticsError) as error:
                print(f"  left out: {error}", flush=True)
                failed = True
            print(f"  took {time.monotonic() - began:.0f} s", flush=True)
            for profile in Path(directory).glob("*.steelyard"):
                if profile.name != "thousand.steelyard":
                    profile.unlink()
        command = "make bench" if options.output and not options.quick else " ".join(["bench/run.py", *sys.argv[1:]])
        text = (
            f"`{command}`: medians of {runs} pairs of runs without and with Steelyard, which alternate; ± is half the distance between the\n"
            "quartiles of single pairs. A result is the median of the pairs' ratios or differences, not that of the two medians beside it.\n"
            f"Measured on {machine_line(bench.mpi)}.\n\n{bench.table.markdown()}\n"
        )
    print("\n" + text)
    if failed:
        sys.exit("bench: some parts could not be measured, see above; nothing was written")
    if options.output:
        options.output.write_text(text)


if __name__ == "__main__":
    main()
