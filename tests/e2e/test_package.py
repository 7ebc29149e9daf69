"""The Python package: its numbers are those of the command, its columns those of the file, and a wheel has all that it wants."""

import ast
import doctest
import importlib
import json
import math
import os
import pkgutil
import shutil
import signal
import subprocess
import sys
import threading

import numpy
import pytest
from machine import ROOT, c_program, environment
from profile import Profile as Oracle
from test_python import PYTHONS

sys.path.insert(0, str(ROOT / "python"))
import steelyard  # noqa: E402
from steelyard import columns, errors, frames, gates  # noqa: E402

HEAT, BEFORE = ROOT / "tests/golden/v2/heat.steelyard", ROOT / "tests/golden/v1/heat.steelyard"
DATA = ROOT / ".readers/bin/python"
needs_data = pytest.mark.skipif(not DATA.exists(), reason="pandas, polars, pyarrow, matplotlib and IPython are not installed (make setup)")


@pytest.fixture(autouse=True)
def here(binary, tmp_path, monkeypatch):
    """A directory with two profiles, and the command that was built."""
    shutil.copy(HEAT, tmp_path / "heat.steelyard")
    shutil.copy(BEFORE, tmp_path / "before.steelyard")
    for name in [name for name in os.environ if name.startswith("STEELYARD") and name != "STEELYARD_TMPDIR"]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("STEELYARD", str(binary))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def python(code, interpreter=DATA, **variables):
    """What a program prints, with the package in its path."""
    variables = {"PYTHONPATH": ROOT / "python", "STEELYARD": os.environ["STEELYARD"], **variables}
    ran = subprocess.run([interpreter, "-c", code], env=environment(**variables), capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, f"{ran.stdout[-2000:]}\n{ran.stderr[-4000:]}"
    return ran.stdout


def rows_of(json_sections):
    """Every row and every table of a report's JSON, those of parts as well."""
    rows, tables = [], []
    for section in json_sections:
        inner = rows_of(section["parts"])
        rows += section["rows"] + inner[0]
        tables += section["tables"] + inner[1]
    return rows, tables


@pytest.mark.fast
def test_examples_in_docstrings_hold():
    tried = 0
    for module in pkgutil.iter_modules(steelyard.__path__):
        if module.name != "reframe":  # wants ReFrame to be imported
            loaded = importlib.import_module(f"steelyard.{module.name}")
            result = doctest.testmod(loaded, extraglobs={"steelyard": steelyard, "sys": sys})
            assert result.failed == 0, module.name
            tried += result.attempted
    assert tried > 8


@pytest.mark.fast
def test_what_is_generated_is_what_the_documents_say():
    subprocess.run([sys.executable, ROOT / "python/generate.py", "--check"], check=True)


@pytest.mark.fast
def test_numbers_are_those_of_the_command(command):
    said = json.loads(command("report", "heat.steelyard", "-f", "json").out)
    profile = steelyard.open("heat.steelyard")
    rows, tables = rows_of(said["sections"])
    rows += said["trust"]["rows"]
    assert set(profile.metrics) == {row["id"] for row in rows} and len(rows) > 100
    for row in rows:
        metric = profile.metrics[row["id"]]
        assert (metric.value, metric.error, metric.unit, metric.reason) == (row["value"], row["error"], row["unit"], row["missing"])
        assert (metric.value is None) == bool(metric.reason)
        if row["spread"]:
            assert vars(metric.spread) == row["spread"]
    for table in tables:
        found = profile.report.tables[table["id"]].to_dict()
        assert list(found) == [name for name, _ in table["columns"]] and [list(r) for r in zip(*found.values())] == table["rows"]
    assert [f.title for f in profile.findings] == [f["title"] for f in said["findings"]]
    assert [[p.line for p in f.places] for f in profile.findings] == [[p["line"] for p in f["places"]] for f in said["findings"]]
    assert profile.report.section("io_files").title == "Files"
    html = profile.report.tables["mpi_sites"]._repr_html_()
    assert (
        "<th>Called from</th>" in html
        and html.count("<tr>") == 1 + len(profile.report.tables["mpi_sites"].rows)
        and "<td>1200</td>" in html
    )
    assert "rows more" in profile.tables["samples"]._repr_html_() and "&lt;" in frames.cell("<module>")
    assert float(profile.metrics["mpi_calls"]) == 3608
    with pytest.raises(steelyard.Missing, match="energy has no number: the machine shows no energy counters"):
        float(profile.metrics["energy"])


@pytest.mark.fast
@pytest.mark.parametrize("path", [HEAT, BEFORE], ids=["v2", "v1"])
def test_columns_are_those_of_the_file(path):
    oracle, tables = Oracle(path), steelyard.open(path).tables
    assert set(tables) == {name.split("/")[0] for name in oracle._zip.namelist() if "/" in name} - {"strings"}
    for name, table in tables.items():
        there = oracle[name]
        assert set(table) == set(there) and table.rows == len(next(iter(there.values())))
        for column, values in there.items():
            text = columns.TABLES[name][column][0] == "<u4 string"
            if text:
                assert table[column].tolist() == oracle.text(name, column)
            else:
                assert (
                    numpy.array_equal(table[column], values) and table[column].dtype == values.dtype and not table[column].flags.writeable
                )
    samples = tables["samples"]
    assert samples["tick"].base is not None, "a column is a copy of what was unpacked"
    assert samples.meanings["weight"].startswith("Ticks that the sample stands for")
    calls = tables["sites"].follow("call", "frame", "frame.module").to_dict()
    names, functions, frames = oracle.text("calls", "name"), oracle.text("frames", "function"), tables["sites"]["frame"].tolist()
    assert calls["call.name"].tolist() == [names[i] for i in tables["sites"]["call"]]
    assert calls["frame.function"].tolist() == [None if i == 0xFFFFFFFF else functions[i] for i in frames]
    lines, modules, paths = oracle["frames"]["line"], oracle["frames"]["module"], oracle.text("modules", "path")
    there = [None if i == 0xFFFFFFFF or modules[i] == 0xFFFFFFFF else paths[modules[i]] for i in frames]
    assert calls["frame.module.path"].tolist() == there and "/tmp/heat/heat" in there
    with pytest.raises(steelyard.NoSuchName, match="no reference 'line' in frames"):
        tables["sites"].follow("frame.line")
    with pytest.raises(steelyard.NoSuchName, match="no column 'frame.module' in sites: follow what leads to it"):
        tables["sites"].follow("frame.module").to_dict()
    assert all(math.isnan(line) if i == 0xFFFFFFFF else line == lines[i] for line, i in zip(calls["frame.line"], frames))


@pytest.mark.fast
@pytest.mark.parametrize("of", [of for of in sorted(PYTHONS) if of >= (3, 9)], ids="{0[0]}.{0[1]}".format)
def test_every_python_reads_a_report_without_any_package(of):
    code = "import steelyard; p = steelyard.open('heat.steelyard'); print(p.metrics['mpi_calls'].value, p.page()._repr_html_()[:7], end='')"
    assert python(code, PYTHONS[of]) == "3608.0 <iframe"


@pytest.mark.fast
def test_the_oldest_python_reads_the_source():
    for path in (ROOT / "python/steelyard").glob("*.py"):
        ast.parse(path.read_text(), path.name, feature_version=(3, 9))


@needs_data
def test_data_frames_hold_the_columns_in_every_library():
    python("""
import sys, steelyard
profile = steelyard.open("heat.steelyard")
table, sites = profile.report.tables["mpi_sites"], profile.tables["sites"]
assert not {"pandas", "polars", "pyarrow", "matplotlib", "IPython"} & set(sys.modules), "imported before anybody asked"
for frame in (table, sites, profile.tables["samples"], sites.follow("call", "frame"), profile.findings):
    wanted = frame.to_dict()
    pandas, polars, arrow = frame.to_pandas(), frame.to_polars(), frame.to_arrow()
    assert list(pandas.columns) == polars.columns == arrow.column_names == list(wanted)
    for name, values in wanted.items():
        values = [None if v != v else v for v in (values.tolist() if hasattr(values, "tolist") else values)]
        clean = lambda found: [None if not hasattr(v, "__len__") and v != v else list(v) if hasattr(v, "tolist") else v for v in found]
        assert clean(pandas[name].tolist()) == clean(polars[name].to_list()) == clean(arrow[name].to_pylist()) == values, name
assert pandas.attrs == {}, pandas.attrs
""")


@needs_data
def test_plots_show_the_numbers_of_the_report(here):
    series = scaling_runs(here)
    python(f"""
import matplotlib; matplotlib.use("Agg")
import steelyard
from steelyard import plot
profile, series = steelyard.open("heat.steelyard"), steelyard.scaling({str(series)!r})
plot.timeline(profile).figure.savefig("timeline.png")
plot.scaling(series).figure.savefig("scaling.pdf")
plot.durations(profile, "io")
ax = plot.ranks(profile)
heights = [[bar.get_height() for bar in family] for family in ax.containers]
assert len(heights) == 3 and heights[1] == [shares[1] for _, shares in profile.report.picture.ranks]
bars = plot.durations(profile).containers[0]
assert [bar.get_height() for bar in bars] == profile.report.tables["mpi_durations"].to_dict()["Calls"]
ends, limits = [bar.get_x() + bar.get_width() for bar in bars], [limit / 1e9 for limit in profile.manifest["duration_bins"]]
assert all(min(abs(end / limit - 1) for limit in limits) < 0.005 for end in ends), ends
top = plot.timeline(profile, bins=10**6).patches[-1].get_data().values
assert all(abs(value - sum(shares)) < 1e-9 for value, shares in zip(top, zip(*(band.shares for band in profile.report.picture.classes))))
measured = plot.scaling(series).containers[0].lines[0]
assert list(measured.get_ydata()) == [scale.speedup for scale in series.scales] and list(measured.get_xdata()) == [1, 2, 4]
""")
    assert all((here / name).stat().st_size > 5000 for name in ("timeline.png", "scaling.pdf"))


@needs_data
def test_hatchet_has_the_time_of_the_samples():
    samples = steelyard.open("heat.steelyard").tables["samples"]
    total = int(samples["weight"].sum()) * 20_000_000
    python(f"""
import steelyard
frame = steelyard.open("heat.steelyard").to_hatchet()
rows, ranks = frame.dataframe, range(2)
assert round(1e9 * rows["time"].sum()) == round(1e9 * rows.loc[[(n, r) for n in frame.graph.roots for r in ranks], "time (inc)"].sum()) == {total}
waits = rows[rows["name"] == "MPI_Sendrecv"].groupby("rank")["time (inc)"].sum()
assert waits[0] > waits[1] > 0 and len(rows) == len(ranks) * len(frame.graph), rows
assert "main" in frame.tree(rank=1)
from thicket import Thicket
both = Thicket.concat_thickets([steelyard.open(name).to_thicket() for name in ("heat.steelyard", "before.steelyard")])
assert sorted(both.metadata["elapsed"]) == [2.031430916, 17.516720229]
heat = next(key for key, path in both.profile_mapping.items() if path == "heat.steelyard")
assert round(1e9 * both.dataframe["time"].xs(heat, level="profile").sum()) == {total} // 2
""")


def scaling_runs(here):
    """Three runs of 1, 2 and 4 processes, of which each does its part of the work."""
    (here / "series").mkdir()
    for n in (1, 2, 4):
        code = f"import time; t = time.process_time()\nwhile time.process_time() < t + {0.2 / n}: pass"
        line = " & ".join([f"{sys.executable} -S -c '{code}'"] * n) + " & wait"
        steelyard.run(["sh", "-c", line], output=here / f"series/{n}.steelyard", options=["--period", "2ms"], capture=True)
    return here / "series"


@pytest.mark.fast
def test_comparisons_are_those_of_the_command(here, command):
    compared = steelyard.diff("before.steelyard", [steelyard.open("heat.steelyard")], fail_if=["mpi_calls < 4k", "elapsed > +5%"])
    said = json.loads(command("diff", "before.steelyard", "heat.steelyard", "-f", "json").out)
    assert compared.verdict == said["verdict"] and [row.name for row in compared.rows] == [row["name"] for row in said["rows"]]
    assert [gate.outcome for gate in compared.gates] == ["failed", "undecided"] and compared.metrics["elapsed"].b == 17.516720229
    with pytest.raises(steelyard.GateFailed, match="mpi_calls < 4k: Calls: 3608"):
        compared.check()
    for at in range(4):
        shutil.copy(HEAT, here / f"past{at}.steelyard")
    (program,) = steelyard.history(sorted(here.glob("past*"))).programs
    assert (program.name, len(program.runs), program.changes) == ("heat", 4, [])
    assert "2 ranks" in str(pytest.raises(steelyard.Error, steelyard.scaling, here).value)


@pytest.mark.fast
def test_runs_alone_are_judged_by_what_does_not_compare(here):
    conditions = ["mpi_share>10%", "io_calls != same", "mpi_calls > 4k", "elapsed  > +5%"]
    one = gates.alone(["heat.steelyard"], conditions)
    assert [(gate.gate, gate.outcome) for gate in one] == [
        ("mpi_share > 10%", "failed"), ("io_calls != same", "undecided"), ("mpi_calls > 4k", "passed"), ("elapsed > +5%", "undecided"),
    ]  # fmt: skip
    both = gates.alone(["before.steelyard", "heat.steelyard"], conditions)
    assert [gate.outcome for gate in both] == ["undecided", "undecided", "passed", "undecided"], both
    assert "95 %" in both[0].text or "runs" in both[0].text
    assert "baseline" in both[1].text
    with pytest.raises(steelyard.Error, match="no metric is called .nonsense."):
        gates.alone(["heat.steelyard"], ["nonsense > 1"])


@pytest.mark.fast
def test_a_run_gives_its_profile_whatever_became_of_it(here):
    program = c_program("quiet.c")
    profile = steelyard.run(
        [sys.executable, "-c", "import os; print(os.environ['WHAT'])"], output=here / "a.steelyard", env={"WHAT": "x"}, capture=True
    )
    assert (profile.path, profile.stdout, profile.status) == (here / "a.steelyard", "x\n", 0)
    assert steelyard.run([program], cwd="/", capture=True).path.parent == here
    with pytest.raises(steelyard.RunFailed, match="(?s)exit status 7; its profile is .*\nno input") as failed:
        steelyard.run(["sh", "-c", "echo no input >&2; exit 7"], capture=True)
    assert failed.value.profile.report.head.ended_well is False and failed.value.status == 7
    assert steelyard.run(["sh", "-c", "exit 7"], check=False).status == 7
    with pytest.raises(steelyard.RunFailed, match="did not end in 0.5 s") as late:
        steelyard.run([sys.executable, "-c", "import time; time.sleep(60)"], timeout=0.5)
    assert late.value.profile.metrics["elapsed"].value < 30
    with pytest.raises(KeyboardInterrupt, match="its profile is") as stopped:
        threading.Timer(0.5, signal.pthread_kill, [threading.main_thread().ident, signal.SIGINT]).start()
        steelyard.run(["sleep", "60"], output="stopped.steelyard")
    assert steelyard.open("stopped.steelyard").manifest["run"]["told_to_end"] and "stopped.steelyard" in str(stopped.value)
    with pytest.raises(steelyard.Error, match="was not measured .*there-is-no-such"):
        steelyard.run(["./there-is-no-such"], capture=True)
    assert not list(here.glob(".steelyard-*"))


@pytest.mark.fast
def test_a_name_that_looks_like_an_option_is_a_name(here):
    shutil.copy("heat.steelyard", "-heat.steelyard")
    profile = steelyard.open("-heat.steelyard")
    assert profile.metrics["elapsed"].value == steelyard.diff(profile, "-heat.steelyard").metrics["elapsed"].a
    assert profile.export("folded", "-heat.folded").stat().st_size > 0
    os.remove("-heat.steelyard")
    with pytest.raises(steelyard.Error, match="-heat.steelyard: "):
        profile.view()


def test_mistakes_say_what_to_do(here, monkeypatch):
    for path, sentence in (("none.steelyard", "there is no such file"), (".", "name a file in it"), (__file__, "not a Steelyard profile")):
        with pytest.raises(steelyard.Error, match=sentence):
            steelyard.open(path)
    profile = steelyard.open("heat.steelyard")
    with pytest.raises(KeyError, match="did you mean 'mpi_share'") as wrong:
        profile.metrics["mpi_shares"]
    assert isinstance(wrong.value, steelyard.NoSuchName)
    with pytest.raises(steelyard.NoSuchName, match="did you mean 'samples'"):
        profile.tables["sample"]
    with pytest.raises(steelyard.NoSuchName, match="no column 'when' in samples: there are process, thread"):
        profile.tables["samples"]["when"]
    with pytest.raises(steelyard.Error, match="a list of words"):
        steelyard.run("./app")
    monkeypatch.setenv("STEELYARD", "/no/such/steelyard")
    with pytest.raises(steelyard.CommandNotFound, match="set it to the steelyard command"):
        steelyard.open("heat.steelyard").report
    monkeypatch.delenv("STEELYARD")
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(steelyard.CommandNotFound, match="pip install steelyard"):
        steelyard.open("heat.steelyard").report
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(errors.NotInstalled, match="pip install pandas"):
        profile.tables["samples"].to_pandas()


TESTS = """
import sys
import pytest

CALLS = [sys.executable, "-S", "-c", "for n in range(int(open('n').read())): open('out', 'w').close()"]

@pytest.mark.steelyard(max_share={"mpi": 0.5}, fail_if=["io_calls != same"], repeat=2)
def test_gated(steelyard_run):
    profile = steelyard_run(CALLS)
    assert profile.metrics["mpi_share"].value == 0 and profile.path.name == "002.steelyard"

@pytest.mark.steelyard(max_share={"compute": 0.001})
def test_too_much(steelyard_run):
    steelyard_run([sys.executable, "-c", "sum(range(10 ** 7))"], options=["--period", "1ms"])

@pytest.mark.steelyard(fail_if=["mpi_share > 1%"])
def test_runs_nothing(steelyard_run):
    pass

@pytest.mark.steelyard(max_shares={"mpi": 0.5})
def test_misspelt(steelyard_run):
    pass
"""


def test_a_wheel_has_the_command_the_package_and_the_plug_in(here, binary):
    """As a user has it: installed, with nothing in the environment; and real pytest with the plug-in that it finds by itself."""
    sys.path.insert(0, str(ROOT / "packaging"))
    from release import archive, facts, wheel

    # Packing the command itself would take longer than all that follows.
    tree = [archive.Entry("bin/steelyard", f'#!/bin/sh\nexec {binary} "$@"\n'.encode(), True)]
    file = here / wheel.file_name(facts.ARCHITECTURES[0])
    file.write_bytes(wheel.build(facts.ARCHITECTURES[0], tree, 10**9))
    site = here / "site"
    pip = [ROOT / ".pip/bin/python", "-m", "pip", "install", "--no-index", "--no-deps", "--quiet", "--no-compile", "--target", site, file]
    subprocess.run(pip, check=True)
    alone = dict(PYTHONPATH=site, PATH="/usr/bin:/bin", STEELYARD="/no/such/steelyard")
    assert python("import steelyard.command as c; print(c.find())", sys.executable, **alone) == f"{site}/bin/steelyard\n"

    def says(*options, test="test_"):
        line = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA", "--strict-markers", "-k", test, *options, "test_it.py"]
        ran = subprocess.run(line, env=environment(**alone), capture_output=True, text=True, timeout=300)
        return ran.stdout + ran.stderr

    (here / "test_it.py").write_text(TESTS)
    (here / "n").write_text("100")
    said = says()
    assert "1 failed, 2 passed, 1 warning, 2 errors" in said, said
    assert "GateNotDecided: io_calls != same: it compares, and there is no baseline" in said
    assert "GateFailed: compute_share > 0.1%: Compute: " in said
    assert "the test ran nothing under steelyard_run" in said and "has no max_shares: " in said
    assert "a place: --steelyard-baseline=DIR" in says("--steelyard-update", test="gated")
    kept = ["--steelyard-baseline=kept", "--junit-xml=told.xml"]
    assert "1 passed, 3 deselected in" in says(*kept, "--steelyard-update", test="gated")
    assert len(list((here / "kept").rglob("00?.steelyard"))) == 2
    assert "1 passed, 3 deselected in" in says(*kept, test="gated")
    assert "steelyard_profile" in (here / "told.xml").read_text()
    (here / "n").write_text("101")
    assert "io_calls != same: I/O calls: " in says(*kept, test="gated")
    (here / "test_it.py").write_text("import pytest\n@pytest.mark.steelyard\ndef test_nothing(): pass\n")
    assert "is marked steelyard and runs nothing: let it take the fixture steelyard_run" in says()


@needs_data
def test_magics_run_in_ipython(here):
    """A line runs a command; a cell runs as a script, with what its line says before it."""
    (here / "cells.ipy").write_text(f"""
get_ipython().run_line_magic("load_ext", "steelyard")
profile = get_ipython().run_line_magic("steelyard", "-o line.steelyard {sys.executable} -c 'print(6 * 7)'")
cell = get_ipython().run_cell_magic("steelyard", "env WHAT=now", "import os; print('cell', os.environ['WHAT'], 'profile' in globals())")
failed = get_ipython().run_line_magic("steelyard", "sh -c 'exit 3'")
print([p.status for p in (profile, cell, failed)], profile.path, cell.metrics["elapsed"].value > 0, "<iframe sandbox=\\"\\" " in cell._repr_html_())
""")
    ran = subprocess.run(
        [DATA, "-m", "IPython", "--no-banner", "--colors=NoColor", "cells.ipy"], capture_output=True, text=True, timeout=300,
        env=environment(PYTHONPATH=ROOT / "python", STEELYARD=os.environ["STEELYARD"], IPYTHONDIR=here / "ipython"),
    )  # fmt: skip
    assert ran.stdout.splitlines() == ["42", "cell now False", "[0, 0, 3] line.steelyard True True"], ran.stdout + ran.stderr
    assert "This cell runs as a script of its own" in ran.stderr and "failed with exit status 3" in ran.stderr


CHECK = """
import reframe as rfm
import reframe.utility.sanity as sn
from steelyard.reframe import ProfileMixin

@rfm.simple_test
class Sleeps(rfm.RunOnlyRegressionTest, ProfileMixin):
    valid_systems, valid_prog_environs = ["*"], ["*"]
    executable, executable_opts = "sh", ["-c", "'sleep 0.3; echo converged'"]
    steelyard_metrics = ["elapsed", "wait_share", "memory_peak"]
    reference = {"*": {"elapsed": (0.3, 0, None, "s"), "wait_share": (100, -0.9, None, "%")}}

    @sanity_function
    def converged(self):
        return sn.assert_found("converged", self.stdout)
"""


@needs_data
def test_the_mixin_of_reframe_gives_performance_variables(here):
    (here / "check.py").write_text(CHECK)

    def says(**variables):
        line = [DATA.with_name("reframe"), "-c", "check.py", "-r", "--performance-report", "--report-file", "report.json"]
        found = environment(PYTHONPATH=ROOT / "python", HOME=here, RFM_PREFIX=here / "rfm", **variables)
        ran = subprocess.run([str(word) for word in line], env=found, capture_output=True, text=True, timeout=120)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout

    says(STEELYARD=os.environ["STEELYARD"])
    (run,) = json.loads((here / "report.json").read_text())["runs"]
    (case,) = run["testcases"]
    perf = {name.rpartition(":")[2]: values for name, values in case["perfvalues"].items()}
    assert {name: values[-2] for name, values in perf.items()} == {"elapsed": "s", "wait_share": "%", "memory_peak": "B"}, perf
    kept = steelyard.open(next((here / "rfm/output").rglob("steelyard.steelyard")))
    assert perf["elapsed"][0] == kept.metrics["elapsed"].value and perf["wait_share"][0] == 100 * kept.metrics["wait_share"].value
    assert "there is no steelyard command" in says(PATH="/usr/bin:/bin")
