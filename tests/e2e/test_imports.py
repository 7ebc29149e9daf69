"""Files of other tools as profiles: what our exports hold comes back, recorded files keep their totals, and anything is refused or read."""

import json
import random
import re
import subprocess
from collections import Counter

import pytest
from machine import ROOT, environment
from profile import Profile

DATA = ROOT / "crates" / "imports" / "tests" / "data"
GOLDEN = ROOT / "tests" / "golden" / "v1" / "heat.steelyard"
RECORDED = sorted(file for file in DATA.iterdir() if file.suffix != ".md")


@pytest.fixture
def imported(command, tmp_path):
    """imported(file, option…): its profile, and its page."""

    def make(file, *options):
        ran = command("import", file, "-o", tmp_path / "imported.steelyard", *options)
        return Profile(tmp_path / "imported.steelyard"), " ".join(ran.err.split())

    return make


def functions(profile):
    """Ticks by function at the top of the stack."""
    names, frames = profile.text("frames", "function"), profile["contexts"]["frame"]
    samples, ticks = profile["samples"], Counter()
    for context, weight in zip(samples["context"].tolist(), samples["weight"].tolist()):
        ticks[names[frames[context]]] += weight
    return ticks


def absent(profile):
    return set(profile.text("absent", "what"))


def test_our_mpip_report_comes_back(steelyard, imported, command, mpi, tmp_path):
    """Counts are the same, times to their three digits, bytes to their four."""
    ran = steelyard(mpi.run(2, mpi.program("calls.c"), "p2p", "collective", "files"))
    command("export", "--to", "mpip", ran.files[0], "-o", tmp_path / "a.mpiP")
    profile, page = imported(tmp_path / "a.mpiP")
    ours, back = ran.profile, profile.calls()
    starts = {"MPI_Init", "MPI_Init_thread", "MPI_Finalize"}
    wanted = {name: calls for name, calls in ours.calls().items() if name.startswith("MPI_") and name not in starts}
    assert {name: calls[0] for name, calls in back.items()} == {name: calls[0] for name, calls in wanted.items()}
    for rank in (0, 1):
        here, there = ours.calls(ours.process_of_rank(rank)), profile.calls(profile.process_of_rank(rank))
        for name, (count, size, _) in there.items():
            assert count == here[name][0], name
            assert size == 0 or size == pytest.approx(here[name][1], rel=1e-3), name
    sent = [name for name, calls in back.items() if calls[1]]
    assert {"MPI_Send", "MPI_Allreduce", "MPI_Bcast"} <= set(sent), sent
    for name in wanted:
        (seconds, *_), (known, *_) = profile.call_seconds(name), ours.call_seconds(name)
        assert seconds == pytest.approx(known, rel=0.01, abs=1e-6), name
    # And written again it is the same report, but for who wrote it.
    command("export", "--to", "mpip", profile.path, "-o", tmp_path / "b.mpiP")
    rows = [re.findall(r"(?m)^(\w+ +\d+ +[\d*]+ +\d+) ", (tmp_path / file).read_text()) for file in ("a.mpiP", "b.mpiP")]
    assert rows[0] and Counter(r.split()[0] + r.split()[-1] for r in rows[0]) == Counter(r.split()[0] + r.split()[-1] for r in rows[1])
    assert "which Steelyard" in page and "Outside MPI" in page and "JIT" not in page
    # Beside the run itself nothing is other that the report has, and what it leaves out is not known.
    compared = json.loads(command("diff", "--format", "json", ran.files[0], profile.path).out)
    rows = {row["name"]: row for row in compared["rows"] if row["kind"] == "call"}
    assert all(row["b"] is None for name, row in rows.items() if name.startswith(("MPI_Init", "MPI_Finalize"))), rows
    assert rows["MPI_Send"]["b"] is not None and any(name.startswith("MPI_Init") for name in rows), rows


def test_a_report_of_mpip_shows_nothing_that_it_does_not_have(imported):
    profile, page = imported(DATA / "pfc.mpiP")
    assert len(profile["processes"]["pid"]) == 256
    assert {"time_outside_MPI", "sampling", "bytes_received"} <= absent(profile)
    assert "Imported from a report of mpiP 3.4.1" in page and "divided between those" in page
    known = {row["id"] for section in profile.report["sections"] for row in section["rows"] if row.get("value") is not None}
    assert {"mpi_calls", "load_balance", "parallel_efficiency"} <= known
    assert not known & {"mpi_bytes_received", "compute_share", "wait_share", "cpu_utilisation", "memory_peak", "io_data_read"}, known
    assert [share["label"] for share in profile.report["shares"]] == ["Outside MPI", "MPI"]


def test_the_output_of_perf_script_has_functions_threads_and_times(imported):
    profile, page = imported(DATA / "threads.perf")
    ring = [p for p in profile.processes() if p["executable"] == "ring"]
    assert len(ring) == 2 and len(profile["threads"]["tid"]) > 2
    ticks = functions(profile)
    assert ticks["work"] > 0 and ticks["setup"] > 0
    # Each sample stands for its period of 20.4 ms, but what a thread had no time for.
    samples, run = profile["samples"], profile.manifest["run"]
    seconds = int(samples["weight"].sum()) * run["tick_ns"] / 1e9
    assert seconds == pytest.approx(0.0204 * len(samples["tick"]), rel=0.05)
    assert 3.0 < run["elapsed_ns"] / 1e9 < 4.0
    assert {"time_off_CPU", "call_counts"} <= absent(profile)
    assert "of the CPU time is computation" in page and "seen on a CPU" in page and "no MPI" not in page
    assert [share["id"] for share in profile.report["shares"]][0] == "compute" and profile.report["picture"]["classes"]
    for name in ("mpi_calls", "io_calls", "calls_counted", "parallel_efficiency", "cpu_utilisation"):
        rows = [row for section in profile.report["sections"] for row in section["rows"] if row["id"] == name]
        assert all(row.get("value") is None for row in rows), rows


def test_perf_script_is_read_from_a_pipe(binary, tmp_path):
    with open(DATA / "dd.perf", "rb") as file:
        words = [binary, "import", "-", "-o", tmp_path / "x.steelyard", "--report", "none"]
        subprocess.run(words, stdin=file, check=True, env=environment(), timeout=60)
    profile = Profile(tmp_path / "x.steelyard")
    names = profile.text("calls", "name")
    assert {names[call] for call in profile["samples"]["call"]} == {"", "read", "write"}


def test_our_folded_stacks_come_back(imported, command, tmp_path):
    command("export", "--to", "folded", GOLDEN, "-o", tmp_path / "a.folded")
    lines = [line.rsplit(" ", 1) for line in (tmp_path / "a.folded").read_text().splitlines()]
    profile, page = imported(tmp_path / "a.folded", "--count", "1us")
    run, samples = profile.manifest["run"], profile["samples"]
    assert int(samples["weight"].sum()) * run["tick_ns"] == 1000 * sum(int(count) for _, count in lines)
    ranks = {stack.split(";")[0] for stack, _ in lines}
    assert sorted(int(rank) for rank in profile["processes"]["rank"]) == sorted(int(r.split()[1]) for r in ranks if r.startswith("rank"))
    unit, leaves = run["tick_ns"] // 1000, Counter()
    for stack, count in lines:
        leaves[stack.split(";")[-1]] += int(count) // unit
    named = {name: ticks for name, ticks in functions(profile).items() if name}
    assert {name: leaves[name] for name in named} == named
    assert {"elapsed_time", "call_counts"} <= absent(profile)
    assert "MPI" in [share["label"] for share in profile.report["shares"]]
    assert not profile.report["picture"]["classes"] and "as --count says" in page


def test_counts_that_nobody_explains_are_no_seconds(imported, tmp_path):
    (tmp_path / "app.folded").write_text("main;solve (solver.c:214) 300\nmain;solve (solver.c:99) 500\nmain;output 200\n")
    profile, page = imported(tmp_path / "app.folded")
    assert "of the counts is computation" in page and "only shares mean anything" in page
    assert "Elapsed not recorded" in page
    assert functions(profile) == {"solve": 8, "output": 2}
    assert "solver.c:99" in page


def test_a_page_says_nothing_that_its_file_does_not_tell(imported, command, tmp_path):
    lines = [f"app 7/7 {5 + at / 100:.6f}: 10000000 cpu-clock: \n\t 1 work (/home/u/app)\n" for at in range(300)]
    (tmp_path / "app.perf").write_text("# nrcpus online : 8\n# hostname : n1\n" + "\n".join(lines))
    profile, page = imported(tmp_path / "app.perf")
    assert "of the CPU time, of which" in page and "are free" not in page
    ran = command("import", tmp_path / "app.perf", "--report", "none")
    assert ran.err.split()[-1].endswith("app_1p_1n.steelyard"), ran.err
    profile, page = imported(DATA / "threads.perf")
    assert "with at most 10 samples per process" in page
    (tmp_path / "app.folded").write_text("main;solve 300\nmain;solve;x 500\n")
    for options in (), ("--count", "10ms"):
        profile, page = imported(tmp_path / "app.folded", *options)
        assert "Elapsed not recorded" in page and "Elapsed time: folded stacks say" in page and "which have none" in page
        assert "if what divides all counts is one, there are 8 samples" in page and "Samples 2" not in page
        assert f"of the {'time' if options else 'counts'}, of which" in page


def test_a_log_of_ipm_is_its_functions(imported):
    profile, page = imported(DATA / "gather.ipm.xml")
    assert profile.calls()["MPI_Gather"][:2] == [2, 16]
    assert "ranks 1, 3 left no record" in page and "Imported from a log of IPM 2.0.0" in page


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.name)
def test_what_is_imported_is_a_profile_like_others(file, imported, command, tmp_path):
    """All that takes a profile takes it, and no number of its page is none."""
    profile, _ = imported(file)
    command("report", profile.path, "-o", tmp_path / "page.html")
    command("report", profile.path, "--view", tmp_path / "view.html")
    command("diff", profile.path, profile.path)
    command("merge", profile.path, "-o", tmp_path / "again.steelyard", status=None)
    page = command("report", profile.path, "--ascii").out
    assert not {"nan", "inf", "NaN"} & set(page.split()), page
    assert "steelyard run" not in " ".join(json.dumps(finding) for finding in profile.report["findings"])


def test_what_is_none_of_them_is_refused_in_a_sentence(command, tmp_path):
    for name, content in [("empty", b""), ("text", b"hello\nworld\n"), ("zeros", bytes(1 << 20)), ("elf", b"\x7fELF" + bytes(100))]:
        (tmp_path / name).write_bytes(content)
        refused = command("import", tmp_path / name, status=2)
        assert "mpiP's text report" in refused.err and "folded stacks" in refused.err, refused.err
    refused = command("import", tmp_path, status=2)
    assert "is not a file" in refused.err
    with open(tmp_path / "hole", "wb") as file:
        file.truncate(1 << 42)
    assert "larger than" in command("import", tmp_path / "hole", status=2).err
    refused = command("import", DATA / "pfc.mpiP", "--count", "1ms", status=2)
    assert "folded stacks" in refused.err


def first(name, lines):
    return b"".join((DATA / name).read_bytes().splitlines(keepends=True)[:lines])


REFUSED = {
    "cut.mpiP": (first("amg.mpiP", 12), ["a report of mpiP", "ends at line 12", "@--- MPI Time (seconds)", "copy it again"]),
    "odd.mpiP": (
        b"@ mpiP\n@--- MPI Time (seconds) ---\n---\nTask AppTime MPITime MPI%\n0 x x x\n",
        ["a report of mpiP", "line 5 is the first that is not a row of its table", "copy it again"],
    ),
    "cut.ipm.xml": ((DATA / "gather.ipm.xml").read_bytes()[:100], ["a log of IPM", "damaged in line 4", "copy it again"]),
    "none.ipm.xml": (b"<ipm_job_profile>\n</ipm_job_profile>\n", ["a log of IPM", "line 3", "<task", "copy it again"]),
    "zero.folded": (b"main;a 0\nmain;b 0\n", ["folded stacks", "line 2", "a count above 0", "fold it again"]),
    "idle.perf": (b"swapper 0 [001] 5.000001: 1 cycles: \n\t1 f (a)\n??\n", ["perf script", "line 3 is the first that is not the head", "perf script -F +pid"]),
    "odd.folded": (b"main;a 5\nmain;b 7\nmain;c x\n", ["folded stacks", "line 3 is not places with ;", "fold the file again"]),
    "talp.json": (b'{"dlbVersion": "3.5", "popMetrics": {}}', ["TALP's JSON", "steelyard run"]),
    "log.txt": (b"# darshan log version: 3.41\nPOSIX\t0\n", ["darshan-parser", "*.darshan"]),
    "cut.darshan": (b"3.41\0\0\0\0" + (6_567_223).to_bytes(8, "little") + bytes(84), ["a Darshan log", "header of 1328 bytes", "ends at byte 100", "copy it again"]),
    "header.darshan": (b"3.41\0\0\0\0" + (6_567_223).to_bytes(8, "little") + b"\x07" + bytes(2000), ["a Darshan log", "at byte 16", "copy it again"]),
    "job.darshan": (b"3.41\0\0\0\0" + (6_567_223).to_bytes(8, "little") + bytes(1312), ["a Darshan log", "at byte 1328 is not whole", "copy it again"]),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_is_told_its_kind_its_line_and_what_to_do(name, command, tmp_path):
    content, told = REFUSED[name]
    (tmp_path / name).write_bytes(content)
    refused = command("import", tmp_path / name, status=2).err
    assert all(words in refused for words in told), refused


def test_a_profile_is_one_already(command, tmp_path):
    (tmp_path / "cut one.steelyard").write_bytes(GOLDEN.read_bytes()[:2000])
    for path, named in (GOLDEN, GOLDEN), (tmp_path / "cut one.steelyard", f"'{tmp_path}/cut one.steelyard'"):
        assert f"a profile already: steelyard report {named}" in command("import", path, status=2).err


def test_damaged_files_are_read_or_refused(command, tmp_path):
    """Cut, with bytes changed, lines repeated and numbers made huge: a page or a sentence, never a panic."""
    chance = random.Random(7)
    for file in RECORDED:
        whole = file.read_bytes()
        for trial in range(12):
            content = bytearray(whole)
            match trial % 4:
                case 0:
                    del content[chance.randrange(len(content)) :]
                case 1:
                    for _ in range(40):
                        content[chance.randrange(200, len(content))] = chance.randrange(256)
                case 2:
                    lines = whole.splitlines(keepends=True)
                    content = b"".join(lines[:1] + [chance.choice(lines) for _ in range(3 * len(lines))])
                case 3:
                    huge = chance.choice([b"18446744073709551615", b"1e308", b"-1", b"nan", b"99999999999999999999999"])
                    numbers = lambda found: huge if chance.random() < 0.1 else found.group()
                    content = whole[:60] + re.sub(rb"\d+(\.\d+)?", numbers, whole[60:])
            (tmp_path / "damaged").write_bytes(content)
            ran = command("import", tmp_path / "damaged", "-o", tmp_path / "x.steelyard", status=None)
            assert ran.status in (0, 2), f"{file.name}, trial {trial}: {ran.status}\n{ran.err[-2000:]}"
            assert "panicked" not in ran.err, ran.err


def test_a_large_file_takes_bounded_memory(binary, tmp_path):
    """Two million lines, each with a place that no other has."""
    with open(tmp_path / "large.perf", "w") as file:
        for sample in range(200_000):
            file.write(f"app 7/{7 + sample % 50} [001] {sample / 1000:.6f}: 1000000 cpu-clock: \n")
            file.writelines(f"\t{sample:x} f{sample % 9973}_{depth} (/home/u/app)\n" for depth in range(8))
            file.write("\n")
    script = "import resource, subprocess, sys; r = subprocess.run(sys.argv[1:]).returncode; " \
        "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss); sys.exit(r)"  # fmt: skip
    words = ["python3", "-c", script, binary, "import", tmp_path / "large.perf", "-o", tmp_path / "x.steelyard", "--report", "none"]
    ran = subprocess.run([str(w) for w in words], capture_output=True, text=True, env=environment(), timeout=240)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout.split()[-1]) < 1 << 20, "more than 1 GiB"
    assert len(Profile(tmp_path / "x.steelyard")["samples"]["tick"]) == 200_000
