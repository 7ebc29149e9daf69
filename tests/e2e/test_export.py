"""Exports for other viewers, read back by those viewers' own readers: the time in them is the time of our samples."""

import gzip
import json
import os
import re
import shutil
import subprocess
import zipfile
from collections import Counter, defaultdict

import numpy
import pytest
from machine import CHROMIUM, ROOT, c_program, environment
from patience import wait_for
from profile import Profile

GOLDEN = ROOT / "tests/golden/v1/heat.steelyard"
READERS = ROOT / "tests" / "readers"
PYTHON = ROOT / ".readers" / "bin" / "python"
FIREFOX = READERS / "node_modules/@firefox-devtools/profiler-cli/dist/profiler-cli.js"
SPEEDSCOPE = READERS / "node_modules/speedscope/dist/release"
ENDINGS = {"speedscope": "speedscope.json", "firefox": "firefox.json.gz", "folded": "folded", "pprof": "pb.gz", "perfetto": "pftrace", "chrome": "chrome.json.gz"}

needs_wheels = pytest.mark.skipif(not PYTHON.exists(), reason="the readers' wheels are not installed (make setup)")
needs_node = pytest.mark.skipif(
    not shutil.which("node") or not FIREFOX.exists(), reason="no Node, or its readers are not installed (make setup)"
)


class Truth:
    """Nanoseconds of the main threads' samples, or of all, straight from the columns."""

    def __init__(self, profile, everything=False):
        samples, processes = profile["samples"], profile["processes"]
        tick = profile.manifest["run"]["tick_ns"]
        roles, calls = profile.text("threads", "role"), profile.text("calls", "name")
        classes = profile.text("calls", "class")
        self.rank, self.call, self.classes, self.total, self.threads = Counter(), Counter(), Counter(), 0, set()
        for process, thread, weight, call in zip(*(samples[c].tolist() for c in ("process", "thread", "weight", "call"))):
            if not everything and roles[thread] != "main":
                continue
            self.threads.add(thread)
            self.rank[int(processes["rank"][process])] += weight * tick
            self.total += weight * tick
            self.classes[classes[call] if call else "compute"] += weight * tick
            if call:
                self.call[calls[call]] += weight * tick


@pytest.fixture(scope="module")
def golden():
    truth = Truth(Profile(GOLDEN))
    assert truth.total == 204 * 20_000_000 and truth.call["MPI_Allreduce"] > 0, "the kept profile is another"
    return truth


@pytest.fixture
def export(command, tmp_path):
    """export(format, profile, option…): the file that was written, and what was said."""

    def to(target, *options, profile=GOLDEN, **more):
        out = tmp_path / f"out.{ENDINGS[target]}"
        ran = command("export", "--to", target, profile, "-o", out, *options, **more)
        return out, ran.err

    return to


def tool(*arguments, timeout=240, **variables):
    done = subprocess.run([str(a) for a in arguments], capture_output=True, text=True, timeout=timeout, env=environment(**variables))
    assert done.returncode == 0, f"{arguments}: exit status {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def lines(path):
    """Folded lines as (functions, microseconds)."""
    split = (line.rsplit(" ", 1) for line in path.read_text().splitlines())
    return [(stack.split(";"), int(weight)) for stack, weight in split]


def program(steelyard, seconds=1):
    """Main waits in join while two threads compute in a function that is inlined into another."""
    return steelyard([c_program("inlined.c"), seconds]).files[0]


@pytest.mark.fast
def test_every_format_is_written_beside_the_user_and_says_what(command, tmp_path, golden):
    for target, ending in ENDINGS.items():
        ran = command("export", "--to", target, GOLDEN)
        assert f"2 threads, 204 samples, {golden.total / 1e9:.2f} s" in ran.err and ran.out == ""
        assert (tmp_path / f"heat.{ending}").stat().st_size > 1000
    assert len(list(tmp_path.iterdir())) == len(ENDINGS)


@pytest.mark.fast
def test_folded_stacks_hold_the_time_of_the_samples(export, golden):
    stacks = lines(export("folded")[0])
    of_rank = Counter()
    for functions, weight in stacks:
        of_rank[functions[0]] += weight * 1000
    assert of_rank == {f"rank {rank}": ns for rank, ns in golden.rank.items()}
    for call, ns in golden.call.items():
        assert sum(weight for functions, weight in stacks if call in functions) * 1000 == ns, call
    merged = lines(export("folded", "--merge")[0])
    assert sum(weight for _, weight in merged) * 1000 == golden.total and merged[0][0][0] == "_start"
    assert any("main (heat.c:83)" in functions for functions, _ in lines(export("folded", "--lines")[0]))


@pytest.mark.fast
def test_ranks_and_threads_are_chosen(export, steelyard, golden):
    one = lines(export("folded", "--ranks", "1")[0])
    assert {functions[0] for functions, _ in one} == {"rank 1"}
    assert sum(weight for _, weight in one) * 1000 == golden.rank[1]
    file = program(steelyard)
    profile = Profile(file)
    main, everything = (lines(export("folded", "--threads", which, profile=file)[0]) for which in ("main", "all"))
    assert sum(weight for _, weight in main) * 1000 == Truth(profile).total
    truth = Truth(profile, everything=True)
    assert sum(weight for _, weight in everything) * 1000 == truth.total
    assert len({functions[0] for functions, _ in everything}) == len(truth.threads) == 3
    assert any({"main", "pthread_join"} <= set(functions) for functions, _ in main)
    inlined = [functions[functions.index("inner") - 1] for functions, _ in everything if "inner" in functions]
    assert inlined and set(inlined) == {"outer"}


@pytest.mark.fast
def test_what_cannot_be_written_is_told(command, tmp_path):
    def refused(*arguments):
        ran = command("export", *arguments, status=2)
        assert "panicked" not in ran.err
        return ran.err

    assert "cannot be merged" in refused("--to", "perfetto", "--merge", GOLDEN)
    assert "there is no rank 7; the run has 2" in refused("--to", "folded", "--ranks", "1-7", GOLDEN)
    assert "write it as 0-3,8" in refused("--to", "folded", "--ranks", "one", GOLDEN)
    assert "leave out" in refused("--to", "darshan", "--merge", GOLDEN)
    assert "name another file" in refused("--to", "folded", GOLDEN, "-o", tmp_path / "none" / "x")
    empty = tmp_path / "empty.steelyard"
    with zipfile.ZipFile(GOLDEN) as old, zipfile.ZipFile(empty, "w") as new:
        for name in old.namelist():
            if not name.startswith("samples/"):
                new.writestr(name, old.read(name))
    for target in ENDINGS:
        assert "has no samples" in refused("--to", target, empty)
    assert [p.name for p in tmp_path.iterdir()] == ["empty.steelyard"], "something was written"


@pytest.mark.fast
def test_standard_output_is_written_to_wherever_it_leads(command, binary, tmp_path, golden):
    def total(text):
        return sum(int(line.rsplit(" ", 1)[1]) for line in text.splitlines()) * 1000

    to_stdout = ["export", "--to", "folded", "--merge", GOLDEN, "-o", "/dev/stdout"]
    assert total(command(*to_stdout).out) == golden.total
    # A file behind it is added to, and the device stays what it is.
    before = os.readlink("/dev/stdout")
    (tmp_path / "all").write_text("before 0\n")
    with open(tmp_path / "all", "a") as file:
        subprocess.run([str(a) for a in (binary, *to_stdout)], stdout=file, stderr=subprocess.DEVNULL, check=True)
    text = (tmp_path / "all").read_text()
    assert text.startswith("before 0\n") and total(text) == golden.total
    assert os.readlink("/dev/stdout") == before and list(tmp_path.iterdir()) == [tmp_path / "all"]


VALIDATE = """
import json, sys, jsonschema
jsonschema.validate(json.load(open(sys.argv[1])), json.load(open(sys.argv[2])))
"""


@needs_wheels
@needs_node
@pytest.mark.parametrize("options", [[], ["--merge"], ["--lines"]], ids=["apart", "merged", "lines"])
def test_speedscopes_schema_accepts_its_file(export, golden, options):
    path, _ = export("speedscope", *options)
    tool(PYTHON, "-c", VALIDATE, path, SPEEDSCOPE / "file-format-schema.json")
    file = json.loads(path.read_text())
    names = [frame["name"] for frame in file["shared"]["frames"]]
    total, calls = 0.0, Counter()
    for part in file["profiles"]:
        for stack, weight in zip(part["samples"], part["weights"], strict=True):
            total += weight if stack else 0
            for call in {names[at] for at in stack} & set(golden.call):
                calls[call] += weight
    assert total == pytest.approx(golden.total / 1e9)
    assert calls == pytest.approx({call: ns / 1e9 for call, ns in golden.call.items()})


UNITS = {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1}


def seconds(text):
    number, unit = next((text.removesuffix(u), u) for u in UNITS if text.endswith(u))
    return float(number) * UNITS[unit]


@needs_node
@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium, in which speedscope runs")
def test_speedscope_itself_shows_the_same_time(export, golden):
    path, _ = export("speedscope")
    shown = json.loads(tool("node", READERS / "speedscope.mjs", path, CHROMIUM=CHROMIUM))
    assert shown["errors"] == []
    for rank, rows in enumerate(profile["rows"] for profile in shown["profiles"]):
        titles = {row[1]: seconds(row[2]) for row in rows if row[0].isdigit()}
        assert titles == {f"rank {rank}": ns / 1e9 for rank, ns in golden.rank.items()}
        selves = [seconds(row[1].split(" ")[0]) for row in rows if "(" in row[0]]
        assert sum(selves) == pytest.approx(golden.rank[rank] / 1e9, rel=0.01), "functions' own times add up to the whole"


@needs_node
def test_the_firefox_profiler_reads_the_same_time(export, golden, tmp_path):
    path, _ = export("firefox")

    def ask(*arguments, status=0):
        done = subprocess.run(
            ["node", str(FIREFOX), *map(str, arguments)], capture_output=True, text=True, timeout=120,
            env=environment(PROFILER_CLI_SESSION_DIR=tmp_path / "s"),
        )  # fmt: skip
        assert status is None or done.returncode == status, f"{arguments}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    try:
        # On a busy machine its daemon is not ready when the command gives up waiting; it comes up all the same.
        ask("load", path, status=None)
        wait_for(lambda: ask("status", status=None).strip(), 60)
        facts = ask("profile", "meta")
        assert "Command: mpirun -n 2 ./heat" in facts and "Symbolicated: yes" in facts
        for rank in (0, 1):
            found = json.loads(ask("thread", "functions", "--thread", f"t-{rank}", "--include-idle", "--limit", 100000, "--json"))
            assert found["friendlyThreadName"] == f"rank {rank}" and found["weightType"] == "tracing-ms"
            assert sum(row["selfSamples"] for row in found["functions"]) * 1_000_000 == golden.rank[rank]
            relax = next(row for row in found["functions"] if row["name"] == "relax")
            assert relax["library"] == "heat"
        shown = ask("thread", "samples", "--thread", "t-0", "--include-idle")
        assert "MPI collective" in shown and "I/O write" in shown
    finally:
        ask("stop", status=None)


def test_firefoxs_tables_hold_lines_inlined_functions_and_modules(export, steelyard):
    path, _ = export("firefox", "--threads", "all", profile=program(steelyard))
    file = json.loads(gzip.decompress(path.read_bytes()))
    shared = file["shared"]
    texts, frames, functions = shared["stringArray"], shared["frameTable"], shared["funcTable"]
    for table in ("stackTable", "frameTable", "funcTable", "resourceTable", "sources"):
        lengths = {len(column) for column in shared[table].values() if isinstance(column, list)}
        assert lengths == {shared[table]["length"]}, table
    inner = [at for at in range(frames["length"]) if texts[functions["name"][frames["func"][at]]] == "inner"]
    assert inner and all(frames["inlineDepth"][at] == 1 for at in inner)
    source = functions["source"][frames["func"][inner[0]]]
    assert texts[shared["sources"]["filename"][source]].endswith("inlined.c") and frames["line"][inner[0]] > 0
    assert file["libs"][functions["resource"][frames["func"][inner[0]]]]["name"].startswith("inlined")


@pytest.mark.skipif(not shutil.which("go"), reason="Go is not installed: `go tool pprof` reads pprof's files")
def test_go_tool_pprof_reads_the_same_time(export, golden, steelyard):
    def pprof(*arguments):
        return tool("go", "tool", "pprof", "-symbolize=none", *arguments)

    path, _ = export("pprof")
    top = pprof("-top", "-unit=ns", "-nodecount=1000000", "-nodefraction=0", path)
    assert f"100% of {golden.total}ns total" in top
    rows = [row.split(maxsplit=5) for row in top.split("cum%\n", 1)[1].splitlines()]
    totals = {row[5]: int(row[3].removesuffix("ns")) for row in rows}
    for call, ns in golden.call.items():
        assert totals[call] == ns, call
    tags = pprof("-tags", "-unit=ns", path)
    for rank, ns in golden.rank.items():
        assert f"{ns}ns" in next(row for row in tags.splitlines() if row.endswith(f": rank {rank}"))
    one = pprof("-top", "-unit=ns", "-tagfocus=rank=^1$", path)
    assert f"of {golden.total}ns total" in one and f"accounting for {golden.rank[1]}ns" in one
    raw = pprof("-raw", path)
    assert "heat.c:83" in raw and "Command: mpirun -n 2 ./heat" in raw
    traces = pprof("-raw", export("pprof", "--threads", "all", profile=program(steelyard))[0])
    assert "inner" in traces and "outer" in traces


TRACE = """
import json, sys
from google.protobuf import unknown_fields
from perfetto.protos.perfetto.trace import perfetto_trace_pb2 as protos

def unknown(message):
    count = len(unknown_fields.UnknownFieldSet(message))
    for field, value in message.ListFields():
        if field.message_type is not None:
            count += sum(map(unknown, value if field.is_repeated else [value]))
    return count

trace = protos.Trace()
trace.ParseFromString(open(sys.argv[1], "rb").read())
names, categories, places, tracks, open_slices, slices = {}, {}, {}, {}, {}, []
for packet in trace.packet:
    if packet.HasField("track_descriptor"):
        track = packet.track_descriptor
        tracks[track.uuid] = [track.name, tracks.get(track.parent_uuid, [""])[0]]
    names.update((name.iid, name.name) for name in packet.interned_data.event_names)
    categories.update((name.iid, name.name) for name in packet.interned_data.event_categories)
    places.update((p.iid, [p.file_name, p.line_number]) for p in packet.interned_data.source_locations)
    if not packet.HasField("track_event"):
        continue
    event = packet.track_event
    stack = open_slices.setdefault(event.track_uuid, [])
    if event.type == protos.TrackEvent.TYPE_SLICE_BEGIN:
        place = places[event.source_location_iid] if event.source_location_iid else ["", 0]
        stack.append([packet.timestamp, names[event.name_iid], categories[event.category_iids[0]], place])
    elif event.type == protos.TrackEvent.TYPE_SLICE_END:
        begun, name, category, place = stack.pop()
        slices.append([*tracks[event.track_uuid], len(stack), name, category, place, begun, packet.timestamp])
assert not any(open_slices.values()), "slices without end"
print(json.dumps({"unknown": unknown(trace), "slices": slices}))
"""


@needs_wheels
def test_perfettos_messages_hold_the_same_time(export, golden):
    path, _ = export("perfetto")
    read = json.loads(tool(PYTHON, "-c", TRACE, path))
    assert read["unknown"] == 0, "fields that Perfetto does not know"
    states, stacks, classes, calls = Counter(), Counter(), Counter(), Counter()
    for track, parent, depth, name, category, _place, begun, ended in read["slices"]:
        assert ended > begun
        if track == "stack":
            stacks[parent] += (ended - begun) * (depth == 0)
        else:
            states[track] += ended - begun
            classes[category] += ended - begun
            calls[name] += ended - begun
    assert {track.split(" on ")[0]: ns for track, ns in states.items()} == {f"rank {r}": ns for r, ns in golden.rank.items()}
    assert stacks == states and classes == golden.classes
    assert {name: ns for name, ns in calls.items() if name != "Compute"} == golden.call
    places = defaultdict(set)
    for *_, name, _category, place, _begun, _ended in read["slices"]:
        places[name].add(tuple(place))
    assert any(file.endswith("heat.c") and line > 0 for file, line in places["relax"])


def test_chromes_events_hold_the_same_time(export, golden):
    path, _ = export("chrome")
    read = json.loads(gzip.decompress(path.read_bytes()))
    names, open_slices, places = {}, defaultdict(list), defaultdict(set)
    states, stacks, classes, calls = Counter(), Counter(), Counter(), Counter()
    for event in read["traceEvents"]:
        track = (event["pid"], event["tid"])
        if event["ph"] == "M" and event["name"] == "process_name":
            names[event["pid"]] = event["args"]["name"]
        elif event["ph"] == "B":
            open_slices[track].append(event)
            places[event["name"]].add(tuple(event.get("args", {}).values()))
        elif event["ph"] == "E":
            begun = open_slices[track].pop()
            ns = round(1000 * (event["ts"] - begun["ts"]))
            assert ns > 0
            if event["tid"] == 2:
                stacks[event["pid"]] += ns * (not open_slices[track])
            else:
                states[event["pid"]] += ns
                classes[begun["cat"]] += ns
                calls[begun["name"]] += ns
    assert not any(open_slices.values()), "slices without end"
    assert {names[row].split(" on ")[0]: ns for row, ns in states.items()} == {f"rank {r}": ns for r, ns in golden.rank.items()}
    assert stacks == states and classes == golden.classes
    assert {name: ns for name, ns in calls.items() if name != "Compute"} == golden.call
    assert any(place[0].endswith("heat.c") and place[1] > 0 for place in places["relax"] if len(place) == 2)


def test_packed_files_are_those_whose_name_says_so(command, tmp_path):
    for name, packed in (("a.json", False), ("a.json.gz", True)):
        command("export", "--to", "speedscope", GOLDEN, "-o", tmp_path / name)
        assert ((tmp_path / name).read_bytes()[:2] == b"\x1f\x8b") == packed
    assert numpy.array_equal(
        numpy.frombuffer(gzip.decompress((tmp_path / "a.json.gz").read_bytes()), "u1"),
        numpy.frombuffer((tmp_path / "a.json").read_bytes(), "u1"),
    )


@pytest.mark.fast
def test_paravers_records_hold_the_same_time(command, tmp_path, golden):
    ran = command("export", "--to", "paraver", GOLDEN)
    assert "2 threads" in ran.err and sorted(p.name for p in tmp_path.iterdir()) == ["heat.pcf", "heat.prv", "heat.row"]
    head, *records = (tmp_path / "heat.prv").read_text().splitlines()
    assert re.fullmatch(r"#Paraver \(\d\d/\d\d/\d{4} at \d\d:\d\d\):\d+_ns:1\(\d+\):1:2\(1:1,1:1\)", head), head
    records = [[int(field) for field in record.split(":")] for record in records if not record.startswith("#")]
    assert records == sorted(records, key=lambda record: (record[5], record[0]))
    names = dict(re.findall(r"^(\d+) +(MPI_\w+|\w+)$", (tmp_path / "heat.pcf").read_text(), re.M))
    rank, call, since = Counter(), Counter(), {}
    for kind, _, _, task, _, time, *rest in records:
        if kind == 1:
            rank[task - 1] += rest[0] - time
            continue
        for event, value in zip(rest[::2], rest[1::2], strict=True):
            before = since.pop((task, event), None)
            if before and event != 30000000:
                call[names[str(before[1])]] += time - before[0]
            if value:
                since[task, event] = time, value
    assert rank == golden.rank and not since
    assert call == golden.call
    assert "end in .prv" in command("export", "--to", "paraver", GOLDEN, "-o", tmp_path / "x", status=2).err


def sections(report):
    """Sections of mpiP's report: title → its lines, heading apart."""
    found, rows = {}, []
    for line in report.splitlines():
        if line.startswith("@--- "):
            rows = found.setdefault(line[5:].rstrip("-").strip(), [])
        elif line and set(line) != {"-"} and found:
            rows.append(line.split())
    return found


def test_mpip_s_report_has_the_program_s_counts(steelyard, command, mpi, tmp_path):
    ran = steelyard(mpi.run(2, mpi.program("calls.c"), "p2p", "collective", "files"))
    command("export", "--to", "mpip", ran.files[0], "-o", tmp_path / "a.mpiP")
    found = sections((tmp_path / "a.mpiP").read_text())
    truth = defaultdict(lambda: [0, 0])
    for process in ran.truth:
        for name, (count, size, _) in process["calls"].items():
            if name.startswith("MPI_") and name not in ("MPI_Init", "MPI_Init_thread", "MPI_Finalize"):
                truth[name[4:]][0] += count
                truth[name[4:]][1] += size
    counts, sent = Counter(), Counter()
    (times,) = (rows for title, rows in found.items() if title.startswith("Callsite Time statistics"))
    for name, _, rank, count, *_ in times[1:]:
        counts[name] += int(count) if rank != "*" else 0
    assert counts == {name: count for name, (count, _) in truth.items()}
    for name, _, rank, count, _, mean, _, _ in found["Callsite Message Sent statistics (all, sent bytes)"][1:]:
        sent[name] += int(count) * float(mean) if rank != "*" else 0
    assert sent and all(abs(sent[name] - truth[name][1]) <= 1e-3 * sent[name] for name in sent), (sent, truth)
    assert [row[0] for row in found["MPI Time (seconds)"][1:]] == ["0", "1", "*"]


def test_mpip_s_report_wants_ranks(steelyard, command, tmp_path):
    ran = steelyard([c_program("compute.c"), 0.1])
    refused = command("export", "--to", "mpip", ran.files[0], "-o", tmp_path / "a.mpiP", status=2)
    assert "no rank called MPI" in refused.err
