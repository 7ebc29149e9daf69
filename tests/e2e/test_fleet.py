"""A fleet: what is asked of many profiles is what plain sums over them say."""

import json
import os
import re
import shutil
import subprocess
import zipfile

import pytest
from machine import ROOT, environment
from profile import Profile

DATA = ROOT / ".readers/bin/python"
HEAT, BEFORE = ROOT / "tests/golden/v2/heat.steelyard", ROOT / "tests/golden/v1/heat.steelyard"
pytestmark = pytest.mark.skipif(not DATA.exists(), reason="duckdb and pyarrow are not installed (make setup)")


def fleet(*words, status=0, code=None, both=False):
    """What the command prints, or all of how it ran where both are wanted; or what code does, with the words in sys.argv."""
    line = [DATA, "-c", code, *words] if code else [DATA, "-m", "steelyard.fleet", *words]
    paths = f"{ROOT / 'python'}:{ROOT / 'tests/e2e'}"
    ran = subprocess.run([str(word) for word in line], env=environment(PYTHONPATH=paths, STEELYARD=os.environ["STEELYARD"]), capture_output=True, text=True, timeout=300)
    assert ran.returncode == status, f"{ran.stdout[-2000:]}\n{ran.stderr[-4000:]}"
    return ran if both else ran.stdout if status == 0 else ran.stderr


def rows(place, query):
    head, *lines = fleet("sql", place, query).splitlines()
    return [dict(zip(head.split(","), line.split(","))) for line in lines]


@pytest.fixture(autouse=True)
def beside(binary, monkeypatch):
    monkeypatch.setenv("STEELYARD", str(binary))


@pytest.fixture
def profiles(tmp_path):
    folder = tmp_path / "profiles"
    (folder / "deeper").mkdir(parents=True)
    shutil.copy(HEAT, folder / "new.steelyard")
    shutil.copy(BEFORE, folder / "deeper/old.steelyard")
    return folder


def test_profiles_become_rows(profiles, tmp_path):
    place = tmp_path / "fleet"
    fleet("collect", place, profiles)
    for path in (profiles / "new.steelyard", profiles / "deeper/old.steelyard"):
        said = json.loads(zipfile.ZipFile(path).read("report.json"))
        (run,) = rows(place, f"select program, elapsed, ranks, nodes, node_hours, run from runs where profile = '{path}'")
        assert run["program"] == "heat" and int(run["ranks"]) == said["head"]["ranks"]
        assert float(run["elapsed"]) == said["head"]["elapsed_s"] == pytest.approx(float(run["node_hours"]) * 3600 / said["head"]["nodes"])
        found = rows(place, f"select rule, gain_s from findings where run = '{run['run']}' order by position")
        if path.name == "new.steelyard":
            assert [(f["rule"], float(f["gain_s"])) for f in found] == [(f["id"], f["gain_s"]) for f in said["findings"]]
            (metric,) = rows(place, f"select mpi_calls, io_bytes_written, energy from runs where run = '{run['run']}'")
            assert float(metric["mpi_calls"]) == 3608 and metric["energy"] == ""
    written = rows(place, "select sum(bytes_written) as n from filesystems f join runs r using (run) where r.profile like '%new.steelyard'")
    assert int(float(written[0]["n"])) > 5_000_000
    for path in place.rglob("*"):
        assert path.stat().st_mode & 0o077 == 0, path
    answers = fleet("ask", place).strip().split("\n\n")
    assert len(answers) == 6 and all(len(answer.splitlines()) >= 2 for answer in answers)


def test_only_what_is_new_is_read(profiles, tmp_path):
    place = tmp_path / "fleet"
    files = lambda: sorted(place.rglob("*.parquet"))  # noqa: E731
    fleet("collect", place, profiles)
    before = files()
    fleet("collect", place, profiles)
    assert files() == before
    later = os.stat(profiles / "new.steelyard").st_mtime + 60
    os.utime(profiles / "new.steelyard", (later, later))
    fleet("collect", place, profiles)
    assert len(files()) > len(before)
    assert rows(place, "select count(*) as n from runs") == [{"n": "2"}]
    double = rows(place, "select run, position, count(*) as n from findings group by all having n > 1")
    assert not double


def test_what_is_no_profile_is_told_and_left_out(profiles, tmp_path):
    place = tmp_path / "fleet"
    (profiles / "bad.steelyard").write_bytes(b"PK\x03\x04 nothing")
    (profiles / "cut.steelyard").write_bytes(HEAT.read_bytes()[:9000])
    (profiles / "running.part.steelyard").write_bytes(b"")
    (profiles / ".unfinished.steelyard").write_bytes(b"")
    said = fleet("collect", place, profiles, profiles / "missing.steelyard", status=1)
    assert [name for name in ("bad", "cut", "missing", "running") if f"{name}." in said] == ["bad", "cut", "missing"], said
    assert "Traceback" not in said
    assert rows(place, "select count(*) as n from runs") == [{"n": "2"}]
    assert "there are no runs here" in fleet("ask", tmp_path / "nowhere", status=1)


def test_a_collection_says_what_it_did_and_names_no_path_twice(profiles, tmp_path):
    place = tmp_path / "fleet"
    assert fleet("collect", place, profiles) == "2 added, 0 there already, 0 left out\n"
    assert fleet("collect", place, profiles, profiles / "new.steelyard") == "0 added, 2 there already, 0 left out\n"
    (profiles / "bad.steelyard").write_bytes(b"PK\x03\x04 nothing")
    (told,) = fleet("collect", place, profiles, profiles / "missing.steelyard", status=1).splitlines()[:1]
    assert told.count("bad.steelyard") == 1, told


def test_a_day_that_is_named_is_among_those_asked_for(profiles, tmp_path):
    place = tmp_path / "fleet"
    fleet("collect", place, profiles)
    days = sorted(row["day"] for row in rows(place, "select strftime(started, '%Y-%m-%d') as day from runs"))
    asked = lambda *words: fleet("ask", place, "io", "--csv", *words)  # noqa: E731
    whole = asked()
    assert asked("--since", days[0], "--until", days[-1]) == whole
    assert asked("--since", f"{days[0]}T00:00", "--until", f"{days[-1]}T23:59:59.999") == whole
    assert asked("--until", f"{days[0]}T00:00") == whole.splitlines()[0] + "\n"
    assert "nothing in that time" in fleet("ask", place, "io", "--until", "2001-01-01")


def test_what_cannot_be_answered_is_a_line_that_says_what_to_do(profiles, tmp_path):
    place = tmp_path / "fleet"
    fleet("collect", place, profiles)
    for words, told in (
        (["ask", place, "--since", "yesterday"], "write 2026-11-28"),
        (["ask", place, "--until", "30.11.2026"], "write 2026-11-28"),
        (["sql", place, "select nonsense from runs"], "describe runs"),
        (["sql", place, "not a query"], "describe runs"),
    ):
        said = fleet(*words, status=1)
        assert len(said.splitlines()) == 1 and told in said, said
    month = next((place / "runs").iterdir())
    (month / "damaged.parquet").write_bytes(b"not ours")
    for words in (["ask", place], ["collect", place, profiles], ["openmetrics", place]):
        said = fleet(*words, status=1)
        assert len(said.splitlines()) == 1 and "damaged.parquet" in said and "remove files" in said, said


def test_a_file_of_something_else_is_named_and_not_counted(profiles, tmp_path):
    place = tmp_path / "fleet"
    fleet("collect", place, profiles)
    month = next((place / "runs").iterdir())
    other = "import duckdb, sys; duckdb.sql(f\"copy (select 'x' as program, true as nodes) to '{sys.argv[1]}' (format parquet)\")"
    foreign = [month / "it's.parquet", place / "findings" / month.name / "other.parquet", place / "runs/above.parquet", place / "beside.parquet"]
    fleet(tmp_path / "other", code=other)
    for path in foreign:
        shutil.copy(tmp_path / "other", path)
    for words in (["ask", place], ["collect", place, profiles], ["openmetrics", place], ["sql", place, "select count(*) as n from runs"]):
        ran = fleet(*words, both=True)
        told = ran.stderr.splitlines()
        assert sorted(line.split(": ")[1] for line in told) == sorted(f"left out {path}" for path in foreign), ran.stderr
        assert sum("no column batch and no column run" in line for line in told) == 2 and all(line.endswith("move it elsewhere") for line in told)
    assert ran.stdout == "n\n2\n"
    for path in (place / "runs").rglob("*.parquet"):
        if path not in foreign:
            path.unlink()
    assert "none of the files here is of a fleet" in fleet("ask", place, status=1)


def test_what_programs_are_called_does_nothing_to_terminals_and_spreadsheets(profiles, tmp_path):
    place = tmp_path / "fleet"
    with zipfile.ZipFile(HEAT) as whole, zipfile.ZipFile(profiles / "new.steelyard", "w") as named:
        for name in whole.namelist():
            content = whole.read(name)
            if name == "manifest.json":
                manifest = json.loads(content)
                manifest["run"]["name"] = "=cmd\x1b[2J'); drop view runs; --"
                content = json.dumps(manifest).encode()
            named.writestr(name, content)
    fleet("collect", place, profiles / "new.steelyard")
    assert fleet("sql", place, "select program from runs") == "program\n'=cmd?[2J'); drop view runs; --\n"
    assert "\x1b" not in fleet("ask", place)


def test_an_interrupted_collection_is_not_counted(profiles, tmp_path):
    place = tmp_path / "fleet"
    fleet("collect", place, profiles)
    total = rows(place, "select count(*) as n from findings")
    for path in (place / "findings").rglob("*.parquet"):
        shutil.copy(path, path.with_name("interrupted.parquet"))
    for path in (place / "runs").rglob("*.parquet"):
        path.with_name("x.part").write_bytes(b"half")
    assert rows(place, "select count(*) as n from findings")[0]["n"] != "0"
    # The copies name the batch of the first ones, which has its runs: those of another name would not be joined.
    other = "import duckdb, sys; p = sys.argv[1]; duckdb.sql(f\"copy (select * replace ('zz' as batch) from '{p}') to '{p}' (format parquet)\")"
    for path in place.rglob("interrupted.parquet"):
        fleet(path, code=other)
    assert rows(place, "select count(*) as n from findings") == total


ANSWERS = """
import json, sys
from fleet import write
from steelyard import fleet
rows = write(sys.argv[1], int(sys.argv[2]))
answers = {name: [dict(zip(fleet.ask(sys.argv[1], name).columns, row)) for row in fleet.ask(sys.argv[1], name).fetchall()] for name in fleet.QUESTIONS}
answers["since"] = fleet.ask(sys.argv[1], "causes", since="2026-03-01").fetchall()
json.dump({"rows": rows, "answers": answers, "openmetrics": fleet.openmetrics(sys.argv[1])}, sys.stdout, default=str)
"""


def test_answers_are_plain_sums(tmp_path):
    said = json.loads(fleet(tmp_path / "fleet", 3000, code=ANSWERS))
    made, answers = said["rows"], said["answers"]

    def sums(of, key, value):
        found = {}
        for row in of:
            found[row[key]] = found.get(row[key], 0) + value(row)
        return sorted(found.items(), key=lambda item: -item[1])

    owners = {run["run"]: run for run, _, _ in made}
    first = [found[0] | {"user_name": owners[found[0]["run"]]["user_name"]} for _, found, _ in made if found]
    by_cause, by_user = sums(first, "rule", lambda f: f["node_hours"]), sums(first, "user_name", lambda f: f["node_hours"])
    assert [(a["cause"], pytest.approx(a["node_hours_saved"])) for a in answers["causes"]] == by_cause
    assert [(a["user_name"], pytest.approx(a["node_hours_saved"])) for a in answers["users"]] == by_user[:30]
    by_program = sums([run for run, _, _ in made], "program", lambda run: run["io_share"] * run["node_hours"])
    assert [(a["program"], pytest.approx(a["io_node_hours"])) for a in answers["io"]] == by_program
    assert {a["program"] for a in answers["drift"]} == {"weather"}
    assert all(25 < a["percent_longer"] < 42 for a in answers["drift"])
    slowest = answers["filesystems"][0]
    assert slowest["mount"] == "/scratch" and slowest["hour"] == "2026-01-21 13:00:00" and slowest["of_median"] == pytest.approx(0.2, rel=0.1)
    every = [f | {"of": (owners[f["run"]]["user_name"], owners[f["run"]]["program"], f["rule"])} for _, found, _ in made for f in found]
    best = sums(every, "of", lambda f: f["node_hours"])[0]
    assert tuple(answers["help"][0][name] for name in ("user_name", "program", "cause")) == best[0]
    assert answers["help"][0]["node_hours_saved"] == pytest.approx(best[1])
    since = [f for f in first if owners[f["run"]]["started"] >= "2026-03-01"]
    assert sum(row[1] for row in answers["since"]) == len(since)

    lines = said["openmetrics"].splitlines()
    assert lines[-1] == "# EOF"
    samples = [re.fullmatch(r'(steelyard_\w+_total)(\{(?:\w+="[^"]*",?)+\})? (\S+)', line) for line in lines if not line.startswith("#")]
    assert all(samples) and float(samples[0][3]) + float(samples[1][3]) == 3000


ANSWER = {"polars": "rows()", "dask": "to_dict()"}


@pytest.mark.parametrize("engine", ANSWER)
def test_other_engines_read_the_folders(profiles, tmp_path, engine):
    """What docs/fleet.md says of polars and Dask, also where a later file has a column less."""
    place = tmp_path / "fleet"
    fleet("collect", place, profiles)
    (first,) = place.glob("runs/*/*.parquet")
    later = place / "runs/month=2999-01/later.parquet"
    later.parent.mkdir()
    fleet(first, later, code="import pyarrow.parquet as p, sys; p.write_table(p.ParquetFile(sys.argv[1]).read().drop_columns(['mpi_calls']), sys.argv[2])")
    documented = re.search(rf"(runs = {engine}.*?(?:collect|compute)\(\))", (ROOT / "docs/fleet.md").read_text(), re.DOTALL)[1]
    *before, asked = documented.replace("fleet/", f"{place}/").splitlines()
    said = fleet(code="\n".join([f"import {engine}{'.dataframe' * (engine == 'dask')}", *before, f"print(dict({asked}.{ANSWER[engine]}))"]))
    hours = float(rows(place, "select sum(node_hours) as n from runs_files")[0]["n"])
    assert eval(said) == {"heat": pytest.approx(hours)} and hours > 0


TOUCHES = """
#include <stdlib.h>
#include <sys/times.h>
#include <time.h>
#include <unistd.h>
int main(void)
{
    volatile char *block = malloc(300 << 20);
    for (long n = 0; n < 300L << 20; n += 4096)
        block[n] = 1;
    struct tms used;
    while (times(&used), used.tms_utime + used.tms_stime < sysconf(_SC_CLK_TCK))
        ;
    sleep(2);
    return 0;
}
"""

#: Of XDMoD's schema of summary-1.0.6, what we write: a star stands for a name of its own.
SUMMARY = """cpu.jobcpus.user cpu.jobcpus.system cpu.jobcpus.idle cpu.nodecpus.idle memory.used_minus_cache nodememory.used nodememory.maxused
nodememory.physmem process_memory.usage.avg process_memory.usage.max lustre.*.read_bytes-total lustre.*.write_bytes-total gpfs.*.read_bytes
gpfs.*.write_bytes nfs.*.read-normal nfs.*.write-normal gpu.*.gpuactive gpu.*.gpuactivemax gpu.*.memused gpu.*.memusedmax cores""".split()


def statistics(part, path=()):
    """Each of them, by its path."""
    if "avg" in part and not isinstance(part["avg"], dict):
        yield ".".join(path), part
    else:
        for name, inner in part.items():
            if isinstance(inner, dict):
                yield from statistics(inner, (*path, name))


def test_a_job_is_a_summary_for_xdmod(binary, tmp_path):
    (tmp_path / "touches.c").write_text(TOUCHES)
    subprocess.run(["cc", "-O1", "-o", "touches", "touches.c"], cwd=tmp_path, check=True)
    core = min(os.sched_getaffinity(0))
    slurm = {"SLURM_JOB_ID": "77", "SLURM_JOB_NAME": "touch", "SLURM_JOB_USER": "ann", "SLURM_JOB_PARTITION": "short"}
    line = ["taskset", "-c", core, binary, "run", "-q", "--output", "one.steelyard", "--", "./touches"]
    subprocess.run([str(word) for word in line], cwd=tmp_path, env=environment(**slurm), check=True)
    shutil.copy(HEAT, tmp_path / "no_job.steelyard")
    said = fleet("xdmod", tmp_path / "one.steelyard")
    document = json.loads(said)
    assert said.count("\n") == 1 and document["_id"] == f"77-{document['acct']['end_time']}"
    account = {"id": "77", "local_job_id": 77, "jobname": "touch", "user": "ann", "partition": "short", "nodes": 1, "ncpus": 1, "exit_status": "COMPLETED"}
    assert account.items() <= document["acct"].items() and "account" not in document["acct"]
    known = {re.sub(r"^(lustre|gpfs|nfs|gpu)[.].*[.]", r"\1.*.", path): part for path, part in statistics(document)}
    assert set(known) <= set(SUMMARY), set(known) - set(SUMMARY)
    user, system, idle = (known[f"cpu.jobcpus.{kind}"]["avg"] for kind in ("user", "system", "idle"))
    elapsed = Profile(tmp_path / "one.steelyard").manifest["run"]["elapsed_ns"] / 1e9
    assert (user + system) * elapsed == pytest.approx(1, abs=0.1) and user + system + idle == pytest.approx(1)
    assert known["process_memory.usage.max"]["avg"] == pytest.approx(302 << 20, rel=0.03)
    assert 0.5 * (300 << 20) < known["process_memory.usage.avg"]["avg"] <= known["process_memory.usage.max"]["avg"]
    assert document["procDump"]["constrained"] == [str(tmp_path / "touches")]
    assert "SLURM_JOB_ID" in fleet("xdmod", tmp_path / "no_job.steelyard", status=1)


def test_statistics_are_those_of_xdmod():
    """Of a document that its collectors made: two nodes, 35 and 36 packets."""
    known = {"med": 35.5, "skw": 0, "min": 35, "max": 36, "cov": 0.019918500878494297, "cnt": 2, "krt": -2, "avg": 35.5}
    said = eval(fleet(code="from steelyard.fleet.xdmod import _over; print(_over([35, 36]), ',', _over([8, 8]), ',', _over([3, None]))"))
    assert said[0] == pytest.approx({**known, "std": 0.5**0.5}) and said[1] == {"cnt": 2, "avg": 8} and said[2] is None
