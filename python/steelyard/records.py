"""What the command says as JSON, a class for each of its objects.

Made by python/generate.py of docs/*.schema.json; do not edit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Literal, Optional, Tuple, Union

from . import behaviour
from .frames import Rows


@dataclass(frozen=True, repr=False)
class Absent(behaviour.Record):
    """Something that could not be measured."""

    #: Why.
    reason: str
    #: How to enable it; empty if it cannot be.
    remedy: str
    #: What.
    what: str


@dataclass(frozen=True, repr=False)
class Amdahl(behaviour.Amdahl):
    """The law as it fits elapsed times."""

    #: T(1), seconds, by the law.
    alone_s: float
    #: Two standard errors of it, by leaving out each scale in turn; absent of three scales.
    error: Optional[float]
    #: What the law leaves unexplained, as a part of the elapsed times: the root of the mean square.
    residual: float
    #: f.
    serial: float


@dataclass(frozen=True, repr=False)
class Change(behaviour.Record):
    """A change for good, of one metric or of several at once."""

    #: Functions, call sites and files that changed most there, sentences; where profiles were looked at.
    causes: List[str]
    #: Which that is: its commit, else its file; and when.
    name: str
    #: Metric, mean before, mean after; the elapsed time first, then those that changed most.
    numbers: List[Tuple[str, float, float]]
    #: The first run that has it, counted from 0.
    run: int


@dataclass(frozen=True, repr=False)
class CompareRow(behaviour.Record):
    """Something in both sides, or in one."""

    #: Seconds per rank in A, of the total the elapsed ones: 0 where it is not there, absent where not known.
    a: Optional[float]
    #: In B.
    b: Optional[float]
    #: Bytes per rank in A, of what moves any.
    bytes_a: Optional[float]
    #: In B.
    bytes_b: Optional[float]
    #: b − a; absent where either is not known.
    change: Optional[float]
    #: Calls per rank in A, of functions and classes absent.
    count_a: Optional[float]
    #: In B.
    count_b: Optional[float]
    #: What it is.
    kind: Literal["total", "family", "class", "function", "call", "site", "file", "rank"]
    #: Its name.
    name: str
    #: What of the change noise explains with 95 % confidence: absent where not known, as between exact numbers of one run
    #: each that differ.
    noise: Optional[float]
    #: Where, for functions, call sites and files.
    place: str
    #: Whether the change is known to be beyond noise; never of unfinished runs.
    sure: bool
    #: What became of it.
    verdict: Literal["slower", "faster", "same", "only_a", "only_b", "unknown"]
    #: The same for people: what may be chance is only more or less.
    word: str


@dataclass(frozen=True, repr=False)
class Compared(behaviour.Record):
    """A side."""

    #: The command line of the first run.
    command: str
    #: Elapsed seconds, mean over the runs; absent where not known.
    elapsed_s: Optional[float]
    #: The profiles' files, where the caller named them.
    files: List[str]
    #: The program's short name.
    name: str
    #: What those are called.
    rank_noun: str
    #: Ranks of each run, or processes where there is no MPI; those of the first where they differ.
    ranks: int
    #: How many runs.
    runs: int


@dataclass(frozen=True, repr=False)
class Comparison(behaviour.Comparison):
    """Side A against side B, the one that is judged."""

    #: What B is compared with.
    a: Compared
    #: What is judged.
    b: Compared
    #: What is not the same about the runs themselves.
    differences: Rows[Difference]
    #: Whether A and B are runs of different programs.
    different_programs: bool
    #: What became of each gate, in the order in which they were given.
    gates: Rows[Judged]
    #: How the limit of noise is found.
    method: str
    #: What to know of the numbers, a sentence each.
    notes: List[str]
    #: Metrics that either side knows, in the order of docs/metrics.md.
    numbers: Rows[NumberRow]
    #: The elapsed time first; then kind by kind, those with the largest change first.
    rows: Rows[CompareRow]
    #: `SCHEMA`.
    schema: str
    #: How many times faster B is; absent where an elapsed time is not known, of different programs, and of unfinished runs.
    speedup: Optional[Speedup]
    #: Whether a run was stopped before its end, by a fault, an abort or a signal: it may have done less than the others.
    unfinished: bool
    #: What makes the sides hard to compare, which is faster and by how much, and what changed most: sentences.
    verdict: str


@dataclass(frozen=True, repr=False)
class Crossing(behaviour.Record):
    """A scale at which something happens, by the models."""

    #: Two standard errors, by leaving out each scale in turn; absent where that does not say it.
    error: Optional[float]
    #: The scale.
    n: float
    #: What happens there, a clause.
    what: str


@dataclass(frozen=True, repr=False)
class Difference(behaviour.Record):
    """A fact that the two sides do not share."""

    #: In A; where its runs differ, all that there is.
    a: str
    #: In B.
    b: str
    #: Whether numbers cannot be compared as those of one experiment; else it may be what was changed.
    grave: bool
    #: Which: "ranks", "arguments", "compiler".
    what: str


@dataclass(frozen=True, repr=False)
class Efficiency(behaviour.Record):
    """A row of the tree of efficiencies, each a part of what stands above it."""

    #: How deep it stands.
    depth: int
    #: Id; that of docs/metrics.md where it is one of its metrics.
    id: str
    #: For people.
    label: str
    #: One a scale; absent where not known.
    values: List[Optional[float]]


@dataclass(frozen=True, repr=False)
class Finding(behaviour.Record):
    """Something worth doing."""

    #: What to do, a sentence each, the first first.
    advice: List[str]
    #: How far it can be relied on.
    confidence: Literal["sure", "perhaps"]
    #: What it rests on, a sentence each.
    evidence: List[str]
    #: How the gain is computed, a clause.
    gain_basis: str
    #: One standard error of the gain, where it rests on samples or on calls of which some were timed.
    gain_error_s: Optional[float]
    #: Seconds of elapsed time that fixing it could save at most.
    gain_s: float
    #: The same as a share of elapsed time.
    gain_share: float
    #: Id of the rule, stable.
    id: str
    #: Nodes it concerns, empty for all.
    nodes: List[str]
    #: Places it concerns, most costly first, those that read alike once.
    places: Rows[Place]
    #: Ranks it concerns, empty for all.
    ranks: List[int]
    #: The same in words: "rank 3", "ranks 0, 1, 2, 3 and 5 more"; empty for all.
    ranks_text: str
    #: Ids of the report's sections that it is about.
    sections: List[str]
    #: Span of the run it concerns, nanoseconds from the start.
    span_ns: Optional[Tuple[int, int]]
    #: The limit that was crossed.
    threshold: Threshold
    #: What is wrong, one sentence with its numbers.
    title: str
    #: True where it has no seconds to save and is told for another reason: a run that died, memory that runs out.
    warning: bool


@dataclass(frozen=True, repr=False)
class Growth(behaviour.Record):
    """What takes time, and how that grows."""

    #: d log seconds / d log n at the largest scale: −1 for what is shared out, 0 for what each repeats, more for what grows.
    exponent: Optional[float]
    #: What it is.
    kind: Literal["family", "function", "site"]
    #: How they grow; absent where there are too few scales.
    model: Optional[Model]
    #: Its name.
    name: str
    #: Where.
    place: str
    #: Seconds of a rank, one a scale; absent where not known.
    seconds: List[Optional[float]]


@dataclass(frozen=True, repr=False)
class Head(behaviour.Record):
    """What ran."""

    #: Elapsed seconds.
    elapsed_s: float
    #: True if the run ended as a run should.
    ended_well: bool
    #: Short name of the program.
    name: str
    #: Nodes seen.
    nodes: int
    #: What the numbers of a spread count: "rank" or, without MPI, "process".
    rank_noun: str
    #: Ranks seen, 0 without MPI.
    ranks: int
    #: Label and text, in order: Command, Ran on, Processes, Started, Elapsed, Exit status, …
    rows: List[Tuple[str, str]]


@dataclass(frozen=True, repr=False)
class Heatmap(behaviour.Record):
    """A number by time and, say, rank: columns of equal width, the first at the start of the run."""

    #: Seconds a column.
    bin_s: float
    #: Id.
    id: str
    #: Lines from top to bottom: name, "3" or "16-31" where neighbours are added up, and a cell for each column.
    lines: List[Tuple[str, List[float]]]
    #: Said under it.
    note: str
    #: What a line stands for: "rank".
    noun: str
    #: Title.
    title: str
    #: Unit of the cells.
    unit: Literal["seconds", "share", "ratio", "bytes", "bytes_per_second", "count", "per_second", "cores", "bits", "joules", "watts"]


@dataclass(frozen=True, repr=False)
class History(behaviour.Record):
    """Histories of all programs whose runs were named."""

    #: What to know, a sentence each.
    notes: List[str]
    #: Those with most runs first.
    programs: Rows[Program]
    #: `SCHEMA`.
    schema: str


@dataclass(frozen=True, repr=False)
class Judged(behaviour.Judged):
    """A gate and what became of it."""

    #: Mean over the runs of A; absent of one side alone, and where not known.
    a: Optional[float]
    #: Over those of B, or of the runs alone.
    b: Optional[float]
    #: The condition, as `Gate::parse` reads it.
    gate: str
    #: The metric's id.
    metric: str
    #: What became of it.
    outcome: Literal["failed", "undecided", "passed"]
    #: Runs of each side that would decide, if they are like those that are there; absent where it is decided.
    runs: Optional[int]
    #: The numbers, and why it is not decided: a sentence without its full stop.
    text: str


@dataclass(frozen=True, repr=False)
class Metric(behaviour.Metric):
    """A number with all that is known of it."""

    #: Which way is good.
    better: Literal["higher", "lower", "neutral"]
    #: How it came about.
    certainty: Literal["counted", "sampled", "estimated", "read"]
    #: How deep it stands under its parents among the rows beside it, at most 4.
    depth: int
    #: What it means.
    doc: str
    #: One standard error.
    error: Optional[float]
    #: Formula.
    formula: str
    #: Metric id.
    id: str
    #: For people.
    label: str
    #: Why there is no number, and how to enable it.
    missing: Optional[str]
    #: True where the question does not arise in this run: `missing` says why, and pages for people leave the row out.
    not_applicable: bool
    #: Metric it is a part of.
    parent: Optional[str]
    #: Spread over ranks.
    spread: Optional[Spread]
    #: Unit.
    unit: Literal["seconds", "share", "ratio", "bytes", "bytes_per_second", "count", "per_second", "cores", "bits", "joules", "watts"]
    #: The number; absent where `missing` says why.
    value: Optional[float]


@dataclass(frozen=True, repr=False)
class Model(behaviour.Model):
    """How a quantity grows with the scale."""

    #: c₀.
    constant: float
    #: The error of a prediction of each point by the others, as a part of it: the root of the mean of the squares.
    error: float
    #: None, one or two, the one that grows fastest first.
    terms: Rows[Term]


@dataclass(frozen=True, repr=False)
class Next(behaviour.Record):
    """The next run to make."""

    #: Its scale.
    n: int
    #: Why, a clause.
    why: str


@dataclass(frozen=True, repr=False)
class NumberRow(behaviour.Record):
    """A metric of docs/metrics.md in both sides."""

    #: Mean over the runs of A; absent where one of them does not know it.
    a: Optional[float]
    #: Of B.
    b: Optional[float]
    #: Which way is good.
    better: Literal["higher", "lower", "neutral"]
    #: How it came about.
    certainty: Literal["counted", "sampled", "estimated", "read"]
    #: b − a.
    change: Optional[float]
    #: Its id there.
    id: str
    #: For people.
    label: str
    #: Why a side does not know it, a clause.
    missing: Optional[str]
    #: What of the change noise explains with 95 % confidence; absent where that is not known.
    noise: Optional[float]
    #: Whether the change is beyond the noise; never of unfinished runs.
    sure: bool
    #: Unit of the numbers here.
    unit: Literal["seconds", "share", "ratio", "bytes", "bytes_per_second", "count", "per_second", "cores", "bits", "joules", "watts"]


@dataclass(frozen=True, repr=False)
class PastRun(behaviour.Record):
    """A run of a program."""

    #: Of what was run, where its environment, its directory or its file's name tells.
    commit: Optional[str]
    #: Its file.
    file: str
    #: When it began, nanoseconds since 1970.
    start_unix_ns: int


@dataclass(frozen=True, repr=False)
class Picture(behaviour.Record):
    """What the picture of the run is drawn from: a stacked timeline of the classes, and a strip of ranks."""

    #: Seconds a bin.
    bin_s: float
    #: Classes in drawing order: id, label, colour, and share of all ranks' time, 0 to 1, for each bin.
    classes: Rows[PictureClass]
    #: Rank and its share of time by family, in the order of `Report.shares`; thinned to at most 128 ranks.
    ranks: List[Tuple[int, List[float]]]
    #: When each of those began and ended, seconds from the start of the run; empty in reports of older versions.
    spans: List[Tuple[float, float]]


@dataclass(frozen=True, repr=False)
class PictureClass(behaviour.Record):
    """One class's band in the picture."""

    #: Colour.
    colour: str
    #: One standard error of that part.
    error: Optional[float]
    #: Id in api/classes.toml.
    id: str
    #: Label.
    label: str
    #: Its part of the ranks' time; the mean of its bins where an older version wrote them.
    share: Optional[float]
    #: Share of time in each bin.
    shares: List[float]


@dataclass(frozen=True, repr=False)
class Place(behaviour.Record):
    """A place in the program."""

    #: Source file, empty if not known.
    file: str
    #: Function.
    function: str
    #: Line, 0 if not known.
    line: int
    #: Module, for code without source.
    module: str
    #: All that in words: "solve (solver.c:42)", or what is known of it.
    text: str


@dataclass(frozen=True, repr=False)
class Program(behaviour.Record):
    """One program's history: one command in one setting."""

    #: That for people, where the same command ran in others, too; else empty.
    among: str
    #: By time.
    changes: Rows[Change]
    #: The command.
    command: str
    #: The program's short name.
    name: str
    #: By time.
    runs: Rows[PastRun]
    #: On how much of the machine.
    setting: Setting
    #: Metrics that changed, the elapsed time first in any case.
    trends: Rows[Trend]


@dataclass(frozen=True, repr=False)
class Report(behaviour.Report):
    """One page on one run."""

    #: Said where the run was too short for exact shares; the pages for people then show no errors.
    caution: Optional[str]
    #: What to do, the most rewarding first.
    findings: Rows[Finding]
    #: What ran, where, on how many, how it ended.
    head: Head
    #: Said where there are no findings, or none worth acting on.
    no_finding: Optional[str]
    #: What the picture of the run is drawn from.
    picture: Picture
    #: `SCHEMA`.
    schema: str
    #: The breakdowns.
    sections: Rows[Section]
    #: Shares of elapsed time by family, in the order shown; they sum to 1.
    shares: Rows[Share]
    #: Version of the steelyard that made it.
    tool_version: str
    #: How far to trust all this.
    trust: Trust
    #: True where nothing was measured: then `verdict` says why and what to do, and there are no numbers.
    unmeasured: bool
    #: The run in a sentence.
    verdict: str


@dataclass(frozen=True, repr=False)
class Scale(behaviour.Record):
    """The runs of one scale."""

    #: Standard error of that, 1 % where there is one run.
    elapsed_error_s: float
    #: Mean elapsed seconds.
    elapsed_s: float
    #: Profiles.
    files: List[str]
    #: What it would be if nothing were lost.
    ideal: float
    #: Ranks, threads, nodes or cores: what the axis says.
    n: int
    #: Nodes.
    nodes: int
    #: Ranks of each run.
    ranks: int
    #: Whether its threads shared cores: then it stands here, and in no model.
    shares_cores: bool
    #: How many times faster than the smallest scale; of weak scaling, with so many times the work.
    speedup: float
    #: Threads of a rank.
    threads: int
    #: Useful seconds of all threads of all ranks together; absent where not known.
    useful_s: Optional[float]


@dataclass(frozen=True, repr=False)
class Scaling(behaviour.Scaling):
    """The series."""

    #: The law of strong scaling; absent of weak, and of fewer than three scales.
    amdahl: Optional[Amdahl]
    #: What the runs differ in.
    axis: Literal["ranks", "threads", "nodes", "cores"]
    #: Where the efficiency falls below 80 %, and what overtakes everything.
    crossings: Rows[Crossing]
    #: POP's tree.
    efficiencies: Rows[Efficiency]
    #: How the elapsed time grows.
    elapsed: Optional[Model]
    #: By what they take at the largest scale.
    growth: Rows[Growth]
    #: Strong or weak.
    kind: Literal["strong", "weak"]
    #: Why, a sentence.
    kind_why: str
    #: The program's short name.
    name: str
    #: The next run worth making; absent where none is.
    next: Optional[Next]
    #: What to know of the numbers, a sentence each.
    notes: List[str]
    #: What that is called, one of it: "rank".
    noun: str
    #: By ascending scale.
    scales: Rows[Scale]
    #: `SCHEMA`.
    schema: str
    #: The series in sentences.
    verdict: str


@dataclass(frozen=True, repr=False)
class Section(behaviour.Record):
    """A breakdown."""

    #: Numbers over time.
    heatmaps: Rows[Heatmap]
    #: Id: cpu, mpi, io, threads, memory, balance, …
    id: str
    #: What it shows, in a sentence with its main number.
    intro: str
    #: The whole story, where it is longer than a page has room for: folded away, or shown alone.
    parts: Rows[Section]
    #: What a reader asks first, in that order: a word for the question, and the answer in a sentence or two. A section that
    #: has them shows little else where room is short.
    points: List[Tuple[str, str]]
    #: True if head and shares say as much: the same, or all of it is next to nothing. Pages for people leave it out.
    repeats_head: bool
    #: Numbers.
    rows: Rows[Metric]
    #: Tables: costliest call sites, hottest functions, histograms.
    tables: Rows[Table]
    #: Title.
    title: str


@dataclass(frozen=True, repr=False)
class Setting(behaviour.Record):
    """On how much of a machine a program ran: runs that differ in it are not of one series."""

    #: Nodes.
    nodes: int
    #: MPI ranks, 0 without MPI.
    ranks: int
    #: Threads of the largest OpenMP team, 0 without one.
    threads: int


@dataclass(frozen=True, repr=False)
class Share(behaviour.Record):
    """A family's share of elapsed time, averaged over ranks."""

    #: Colour, #rrggbb.
    colour: str
    #: One standard error.
    error: Optional[float]
    #: Family of api/classes.toml: compute, mpi, io, wait.
    id: str
    #: For people.
    label: str
    #: 0 to 1.
    share: float
    #: Spread over ranks.
    spread: Optional[Spread]


@dataclass(frozen=True, repr=False)
class Speedup(behaviour.Record):
    """Elapsed time of A over that of B: 2 where B takes half as long."""

    #: Upper end.
    high: Optional[float]
    #: Lower end of the 95 % interval; absent unless each side has two runs.
    low: Optional[float]
    #: Of several runs, the quotient of the geometric means.
    value: float


@dataclass(frozen=True, repr=False)
class Spread(behaviour.Record):
    """How a number differs among ranks (or processes, where there are no ranks)."""

    #: Largest.
    max: float
    #: Rank that has it.
    max_rank: int
    #: Mean.
    mean: float
    #: Smallest.
    min: float
    #: Rank that has it.
    min_rank: int


@dataclass(frozen=True, repr=False)
class Table(behaviour.Table):
    """A table: each cell has a number, a text, or both."""

    #: The column whose shares are parts of one whole: what is left out of the rows is told by it.
    adds_up: Optional[int]
    #: Whether the rows are a histogram's, in its order and with their share last. A page with room for less shows the
    #: fullest.
    bins: bool
    #: Headings, with the unit of their numbers where they have any.
    columns: List[Tuple[str, Optional[Literal["seconds", "share", "ratio", "bytes", "bytes_per_second", "count", "per_second", "cores", "bits", "joules", "watts"]]]]
    #: One standard error by row and column; a row or a column that is not there is exact.
    errors: List[List[Optional[float]]]
    #: How many rows are worth a line at a glance; all of them if absent.
    glance: Optional[int]
    #: Id.
    id: str
    #: Said under the table, or where it is empty.
    note: str
    #: Rows of cells.
    rows: List[List[Union[float, str, None]]]
    #: Title.
    title: str


@dataclass(frozen=True, repr=False)
class Term(behaviour.Record):
    """A factor: n^(i/j) · log₂^l n."""

    #: Before it.
    coefficient: float
    #: i / j.
    exponent: float
    #: l.
    logarithm: int


@dataclass(frozen=True, repr=False)
class Threshold(behaviour.Record):
    """The named limit that a rule compares with."""

    #: The same for people: the metric's label, or the name.
    label: str
    #: The limit, with its unit, for people.
    limit: str
    #: What is compared: a metric's id or a name.
    name: str
    #: Where the limit comes from.
    source: str
    #: The condition in words: "Load balance < 95.0 %".
    text: str


@dataclass(frozen=True, repr=False)
class Trend(behaviour.Record):
    """A metric of docs/metrics.md over the runs."""

    #: Id.
    id: str
    #: For people.
    label: str
    #: Stretches without a change: the first run of each, and the mean.
    levels: List[Tuple[int, float]]
    #: Unit.
    unit: Literal["seconds", "share", "ratio", "bytes", "bytes_per_second", "count", "per_second", "cores", "bits", "joules", "watts"]
    #: One a run; absent where not known.
    values: List[Optional[float]]


@dataclass(frozen=True, repr=False)
class Trust(behaviour.Record):
    """How far to trust the report."""

    #: What was not available: what, why, how to enable.
    absent: Rows[Absent]
    #: The same, a sentence.
    cost: str
    #: Losses, a sentence each.
    losses: List[str]
    #: Other notes, a sentence each.
    notes: List[str]
    #: What it is made of: label and seconds a rank (mean).
    overhead_parts: List[Tuple[str, float]]
    #: Our cost as a share of the ranks' time, by calibration and self-measurement.
    overhead_share: Optional[float]
    #: Rows like those of a section: samples taken, calls timed, ranks seen, …
    rows: Rows[Metric]
