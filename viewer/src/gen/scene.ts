/**
 * What steelyard writes and this page reads. Made from the types of crates/view, compare, report, findings and metrics
 * by `cargo xtask codegen`; do not edit.
 */

/** Version of the scene. */
export const SCENE_VERSION = 1;

/** How a number came about, in words. */
export const CERTAINTY: Record<Certainty, string> = {
  counted: "counted: every event, exactly",
  sampled: "sampled: from what the threads were doing at each tick",
  estimated: "estimated: from timing some of the calls",
  read: "read from the operating system",
};

/** Whose a node's function is: `node.kind`. */
export const NODE_KIND = {
  program: 0,
  library: 1,
  mpi: 2,
  openmp: 3,
  system: 4,
  python: 5,
  small: 6,
} as const;

/** Whose time a cell is: `cells.thread`. A rank's time is its main thread's (alone), or divided among its threads that work
 * (shared); such threads also stand there with all that they did (openmp, other, main). */
export const THREAD = {
  alone: 0,
  openmp: 1,
  other: 2,
  shared: 3,
  main: 4,
} as const;

/** Bytes of a heat map: one that says nothing, and that of the largest value. */
export const HEAT = {
  unknown: 255,
  largest: 254,
} as const;

/** The columns of a scene, and their types. */
export interface SceneColumns {
  /** Of a rank: its number. */
  "rank.number": "u32";
  /** Its node. */
  "rank.node": "u32";
  /** Seconds from the start of the run to its own. */
  "rank.start": "f64";
  /** And to its end. */
  "rank.end": "f64";
  /** Seconds by class, rank by rank (ranks × classes). */
  "rank.class": "f64";
  /** Share of all ranks' time, class by class (classes × bins). */
  "time.class": "f32";
  /** Of a bin: the mean; not a number where not known. */
  [name: `strip.${string}.mean`]: "f32";
  /** The least. */
  [name: `strip.${string}.min`]: "f32";
  /** The most. */
  [name: `strip.${string}.max`]: "f32";
  /** The standard deviation. */
  [name: `strip.${string}.sd`]: "f32";
  /** Index of the rank (or node) with the least. */
  [name: `strip.${string}.low`]: "u32";
  /** And with the most. */
  [name: `strip.${string}.high`]: "u32";
  /** Of a node of the tree of functions, row 0 its root: the row of its parent. */
  "node.parent": "u32";
  /** Text. */
  "node.function": "u32";
  /** Text. */
  "node.module": "u32";
  /** `NODE_KIND`. */
  "node.kind": "u8";
  /** Of a calling context down to the line, row 0 the root: its parent, which comes before it. */
  "path.parent": "u32";
  /** Its node. */
  "path.node": "u32";
  /** Text. */
  "path.file": "u32";
  /** 0 not known. */
  "path.line": "u32";
  /** Of a leaf: `INSTRUCTIONS`. */
  "path.instruction": "u8";
  /** 1: the compiler put the function into its caller. */
  "path.inlined": "u8";
  /** What was seen: where … */
  "cells.path": "u32";
  /** in which class, */
  "cells.class": "u8";
  /** in whose time (`THREAD`), */
  "cells.thread": "u8";
  /** by which row of ranks, */
  "cells.row": "u16";
  /** in which bin of `Document.cells`, */
  "cells.bin": "u16";
  /** for how many ticks, summed over the ranks of the row. */
  "cells.ticks": "f32";
}

/** What an instruction does; `path.instruction`. */
export const INSTRUCTIONS = ["not known", "scalar", "vector", "memory", "branch", "other"] as const;

/** What code without a name is called: where no file was mapped for it; else this behind its module. */
export const NO_FILE = "JIT-compiled code (no file)";
export const NO_SYMBOLS = "(no symbols)";

/** Cells of a heat map this many times smaller than the largest get the first shade, as the smallest do. */
export const HEAT_RANGE = 10000;

/** Something that could not be measured. */
export interface Absent {
  /** Why. */
  reason: string;
  /** How to enable it; empty if it cannot be. */
  remedy: string;
  /** What. */
  what: string;
}

/** Which way is good. */
export type Better = "higher" | "lower" | "neutral";

/** A cell. */
export type Cell = number | string | null;

/** How a number came about, and so how far it can be trusted. */
export type Certainty = "counted" | "sampled" | "estimated" | "read";

/** A row of api/classes.toml. */
export interface ClassInfo {
  /** As #rrggbb. */
  colour: string;
  /** A sentence. */
  doc: string;
  /** Index into `Document.families`. */
  family: number;
  /** Its id. */
  id: string;
  /** For people. */
  label: string;
}

/** What is compared. */
export type CompareKind = "total" | "family" | "class" | "function" | "call" | "site" | "file" | "rank";

/** Something in both sides, or in one. */
export interface CompareRow {
  /** Seconds per rank in A, of the total the elapsed ones: 0 where it is not there, absent where not known. */
  a: number | null;
  /** In B. */
  b: number | null;
  /** Bytes per rank in A, of what moves any. */
  bytes_a: number | null;
  /** In B. */
  bytes_b: number | null;
  /** b − a; absent where either is not known. */
  change: number | null;
  /** Calls per rank in A, of functions and classes absent. */
  count_a: number | null;
  /** In B. */
  count_b: number | null;
  /** What it is. */
  kind: CompareKind;
  /** Its name. */
  name: string;
  /** What of the change noise explains with 95 % confidence: absent where not known, as between exact numbers of one run
   * each that differ. */
  noise: number | null;
  /** Where, for functions, call sites and files. */
  place: string;
  /** Whether the change is known to be beyond noise; never of unfinished runs. */
  sure: boolean;
  /** What became of it. */
  verdict: Verdict;
  /** The same for people: what may be chance is only more or less. */
  word: string;
}

/** A side. */
export interface Compared {
  /** The command line of the first run. */
  command: string;
  /** Elapsed seconds, mean over the runs; absent where not known. */
  elapsed_s: number | null;
  /** The profiles' files, where the caller named them. */
  files: string[];
  /** The program's short name. */
  name: string;
  /** What those are called. */
  rank_noun: string;
  /** Ranks of each run, or processes where there is no MPI; those of the first where they differ. */
  ranks: number;
  /** How many runs. */
  runs: number;
}

/** Side A against side B, the one that is judged. */
export interface Comparison {
  /** What B is compared with. */
  a: Compared;
  /** What is judged. */
  b: Compared;
  /** What is not the same about the runs themselves. */
  differences: Difference[];
  /** Whether A and B are runs of different programs. */
  different_programs: boolean;
  /** What became of each gate, in the order in which they were given. */
  gates: Judged[];
  /** How the limit of noise is found. */
  method: string;
  /** What to know of the numbers, a sentence each. */
  notes: string[];
  /** Metrics that either side knows, in the order of docs/metrics.md. */
  numbers: NumberRow[];
  /** The elapsed time first; then kind by kind, those with the largest change first. */
  rows: CompareRow[];
  /** `SCHEMA`. */
  schema: string;
  /** How many times faster B is; absent where an elapsed time is not known, of different programs, and of unfinished runs. */
  speedup: Speedup | null;
  /** Whether a run was stopped before its end, by a fault, an abort or a signal: it may have done less than the others. */
  unfinished: boolean;
  /** What makes the sides hard to compare, which is faster and by how much, and what changed most: sentences. */
  verdict: string;
}

/** How far a finding can be relied on. */
export type Confidence = "sure" | "perhaps";

/** A fact that the two sides do not share. */
export interface Difference {
  /** In A; where its runs differ, all that there is. */
  a: string;
  /** In B. */
  b: string;
  /** Whether numbers cannot be compared as those of one experiment; else it may be what was changed. */
  grave: boolean;
  /** Which: "ranks", "arguments", "compiler". */
  what: string;
}

/** The head of a scene; long lists are columns beside it. */
export interface Document {
  /** Bins of cells: those of the timeline, or some of them together. */
  cells: TimelineInfo;
  /** All classes of api/classes.toml, in its order: column class numbers are indices into it. */
  classes: ClassInfo[];
  /** Names of the bins of `Site.duration_bins`. */
  durationLabels: string[];
  /** What classes add up to. */
  families: FamilyInfo[];
  /** Files, those with most time first. */
  files: FileInfo[];
  /** How many files the run has. */
  filesTotal: number;
  /** Numbers by rank and time. */
  heats: HeatInfo[];
  /** Names of the bins of `Layer.read_bins` and `Layer.write_bins`. */
  ioLabels: string[];
  /** What cannot be shown, a sentence each. */
  missing: string[];
  /** Node names, by number in `rank.node`. */
  nodes: string[];
  /** Ranks that share a row of cells: 1 unless there are many. */
  ranksPerRow: number;
  /** `report.json`: every number that has a metric's name comes from it. */
  report: Report;
  /** What ran. */
  run: RunInfo;
  /** Call sites, those with most time first. */
  sites: Site[];
  /** Names of the bins of `Site.size_bins`. */
  sizeLabels: string[];
  /** Whether there is source text. */
  source: SourceInfo;
  /** Numbers by time. */
  strips: StripInfo[];
  /** Texts that columns refer to by number. Text 0 is empty. */
  texts: string[];
  /** Bins of classes by time and of strips. */
  timeline: TimelineInfo;
  /** Version of the steelyard that made it. */
  tool: string;
  /** `SCENE_VERSION`. */
  version: number;
}

/** A family of classes. */
export interface FamilyInfo {
  /** As #rrggbb. */
  colour: string;
  /** Its id. */
  id: string;
  /** For people. */
  label: string;
}

/** A file, or files whose names differ in digits only. */
export interface FileInfo {
  /** What the program asked for, through its outermost interface; POSIX and stdio, where they are that, added up. */
  asked: Layer;
  /** Whether the program did not choose to use it: programs, libraries, runtimes, devices. */
  beside: boolean;
  /** Mount point and type, or empty. */
  filesystem: string;
  /** The model's class of the file, for people. */
  kind: string;
  /** What was done, the outermost interface first. */
  layers: Layer[];
  /** Files that it stands for. */
  members: number;
  /** Path. */
  name: string;
  /** Ranks that used it. */
  ranks: number;
  /** Largest size seen in bytes, 0 if not known. */
  size: number;
  /** Seconds in its calls, of each process in the layer that took longest. */
  timeS: number;
}

/** Something worth doing. */
export interface Finding {
  /** What to do, a sentence each, the first first. */
  advice: string[];
  /** How far it can be relied on. */
  confidence: Confidence;
  /** What it rests on, a sentence each. */
  evidence: string[];
  /** How the gain is computed, a clause. */
  gain_basis: string;
  /** One standard error of the gain, where it rests on samples or on calls of which some were timed. */
  gain_error_s: number | null;
  /** Seconds of elapsed time that fixing it could save at most. */
  gain_s: number;
  /** The same as a share of elapsed time. */
  gain_share: number;
  /** Id of the rule, stable. */
  id: string;
  /** Nodes it concerns, empty for all. */
  nodes: string[];
  /** Places it concerns, most costly first, those that read alike once. */
  places: Place[];
  /** Ranks it concerns, empty for all. */
  ranks: number[];
  /** The same in words: "rank 3", "ranks 0, 1, 2, 3 and 5 more"; empty for all. */
  ranks_text: string;
  /** Ids of the report's sections that it is about. */
  sections: string[];
  /** Span of the run it concerns, nanoseconds from the start. */
  span_ns: [number, number] | null;
  /** The limit that was crossed. */
  threshold: Threshold;
  /** What is wrong, one sentence with its numbers. */
  title: string;
  /** True where it has no seconds to save and is told for another reason: a run that died, memory that runs out. */
  warning: boolean;
}

/** What ran. */
export interface Head {
  /** Elapsed seconds. */
  elapsed_s: number;
  /** True if the run ended as a run should. */
  ended_well: boolean;
  /** Short name of the program. */
  name: string;
  /** Nodes seen. */
  nodes: number;
  /** What the numbers of a spread count: "rank" or, without MPI, "process". */
  rank_noun: string;
  /** Ranks seen, 0 without MPI. */
  ranks: number;
  /** Label and text, in order: Command, Ran on, Processes, Started, Elapsed, Exit status, … */
  rows: [string, string][];
}

/** A number by row and time: a byte a cell, row by row: 255 not known, else value = byte × scale. */
export interface HeatInfo {
  /** Seconds a bin. */
  binS: number;
  /** Bins. */
  bins: number;
  /** Class that it is a share of, or -1. */
  class: number;
  /** What it means, a sentence. */
  doc: string;
  /** Its id, in the name of its member. */
  id: string;
  /** For people. */
  label: string;
  /** Ranks a row; the last may have fewer. */
  ranksPerRow: number;
  /** Rows. */
  rows: number;
  /** Value of a byte of 1. */
  scale: number;
  /** What it is measured in. */
  unit: Unit;
}

/** A number by time and, say, rank: columns of equal width, the first at the start of the run. */
export interface Heatmap {
  /** Seconds a column. */
  bin_s: number;
  /** Id. */
  id: string;
  /** Lines from top to bottom: name, "3" or "16-31" where neighbours are added up, and a cell for each column. */
  lines: [string, number[]][];
  /** Said under it. */
  note: string;
  /** What a line stands for: "rank". */
  noun: string;
  /** Title. */
  title: string;
  /** Unit of the cells. */
  unit: Unit;
}

/** An instruction. */
export interface Instruction {
  /** Text number of the source file. */
  file: number;
  /** What it is: scalar, vector, memory, branch, other; empty if not known, "gap" where some are left out. */
  kind: string;
  /** Source line, 0 not known. */
  line: number;
  /** Offset in the module's file. */
  offset: number;
  /** Seconds sampled there over the whole run. */
  seconds: number;
  /** As an assembler writes it. */
  text: string;
}

/** A gate and what became of it. */
export interface Judged {
  /** Mean over the runs of A; absent of one side alone, and where not known. */
  a: number | null;
  /** Over those of B, or of the runs alone. */
  b: number | null;
  /** The condition, as `Gate.parse` reads it. */
  gate: string;
  /** The metric's id. */
  metric: string;
  /** What became of it. */
  outcome: Outcome;
  /** Runs of each side that would decide, if they are like those that are there; absent where it is decided. */
  runs: number | null;
  /** The numbers, and why it is not decided: a sentence without its full stop. */
  text: string;
}

/** What one interface did with a file. */
export interface Layer {
  /** Bytes read. */
  bytesRead: number;
  /** Bytes written. */
  bytesWritten: number;
  /** Flushes of stdio buffers (fflush): data reach the kernel, not the medium. */
  flushes: number;
  /** For people: POSIX, MPI-IO. */
  interface: string;
  /** Seconds in metadata calls. */
  metaS: number;
  /** Calls that ask for or change metadata, opens and closes among them. */
  metas: number;
  /** Opens. */
  opens: number;
  /** Reads by size. */
  readBins: number[];
  /** Seconds in reads. */
  readS: number;
  /** Reads. */
  reads: number;
  /** Seconds in sync calls (fsync and the like). */
  syncS: number;
  /** Sync calls (fsync and the like). */
  syncs: number;
  /** Writes by size. */
  writeBins: number[];
  /** Seconds in writes. */
  writeS: number;
  /** Writes. */
  writes: number;
}

/** Instructions of a function without source. */
export interface Listing {
  /** Text number of the function. */
  function: number;
  /** Instructions in order. */
  instructions: Instruction[];
  /** Text number of the module's file name. */
  module: number;
}

/** A metric of docs/metrics.md in both sides. */
export interface NumberRow {
  /** Mean over the runs of A; absent where one of them does not know it. */
  a: number | null;
  /** Of B. */
  b: number | null;
  /** Which way is good. */
  better: Better;
  /** How it came about. */
  certainty: Certainty;
  /** b − a. */
  change: number | null;
  /** Its id there. */
  id: string;
  /** For people. */
  label: string;
  /** Why a side does not know it, a clause. */
  missing: string | null;
  /** What of the change noise explains with 95 % confidence; absent where that is not known. */
  noise: number | null;
  /** Whether the change is beyond the noise; never of unfinished runs. */
  sure: boolean;
  /** Unit of the numbers here. */
  unit: Unit;
}

/** What became of a gate, in the order in which a page has them. */
export type Outcome = "failed" | "undecided" | "passed";

/** What the picture of the run is drawn from: a stacked timeline of the classes, and a strip of ranks. */
export interface Picture {
  /** Seconds a bin. */
  bin_s: number;
  /** Classes in drawing order: id, label, colour, and share of all ranks' time, 0 to 1, for each bin. */
  classes: PictureClass[];
  /** Rank and its share of time by family, in the order of `Report.shares`; thinned to at most 128 ranks. */
  ranks: [number, number[]][];
  /** When each of those began and ended, seconds from the start of the run; empty in reports of older versions. */
  spans: [number, number][];
}

/** One class's band in the picture. */
export interface PictureClass {
  /** Colour. */
  colour: string;
  /** One standard error of that part. */
  error: number | null;
  /** Id in api/classes.toml. */
  id: string;
  /** Label. */
  label: string;
  /** Its part of the ranks' time; the mean of its bins where an older version wrote them. */
  share: number | null;
  /** Share of time in each bin. */
  shares: number[];
}

/** A place in the program. */
export interface Place {
  /** Source file, empty if not known. */
  file: string;
  /** Function. */
  function: string;
  /** Line, 0 if not known. */
  line: number;
  /** Module, for code without source. */
  module: string;
  /** All that in words: "solve (solver.c:42)", or what is known of it. */
  text: string;
}

/** The head of a member `rank/N`: cells of one rank, in the columns that a scene has of them; their row is 0. */
export interface RankCells {
  /** Bins of these cells: those of the timeline. */
  cells: TimelineInfo;
  /** Index of the rank. */
  rank: number;
}

/** One page on one run. */
export interface Report {
  /** Said where the run was too short for exact shares; the pages for people then show no errors. */
  caution: string | null;
  /** What to do, the most rewarding first. */
  findings: Finding[];
  /** What ran, where, on how many, how it ended. */
  head: Head;
  /** Said where there are no findings, or none worth acting on. */
  no_finding: string | null;
  /** What the picture of the run is drawn from. */
  picture: Picture;
  /** `SCHEMA`. */
  schema: string;
  /** The breakdowns. */
  sections: Section[];
  /** Shares of elapsed time by family, in the order shown; they sum to 1. */
  shares: Share[];
  /** Version of the steelyard that made it. */
  tool_version: string;
  /** How far to trust all this. */
  trust: Trust;
  /** True where nothing was measured: then `verdict` says why and what to do, and there are no numbers. */
  unmeasured: boolean;
  /** The run in a sentence. */
  verdict: string;
}

/** A number with all that is known of it. */
export interface Row {
  /** Which way is good. */
  better: Better;
  /** How it came about. */
  certainty: Certainty;
  /** How deep it stands under its parents among the rows beside it, at most 4. */
  depth: number;
  /** What it means. */
  doc: string;
  /** One standard error. */
  error: number | null;
  /** Formula. */
  formula: string;
  /** Metric id. */
  id: string;
  /** For people. */
  label: string;
  /** Why there is no number, and how to enable it. */
  missing: string | null;
  /** True where the question does not arise in this run: `missing` says why, and pages for people leave the row out. */
  not_applicable: boolean;
  /** Metric it is a part of. */
  parent: string | null;
  /** Spread over ranks. */
  spread: Spread | null;
  /** Unit. */
  unit: Unit;
  /** The number; absent where `missing` says why. */
  value: number | null;
}

/** What ran. */
export interface RunInfo {
  /** Command line. */
  command: string;
  /** Seconds of the run. */
  elapsedS: number;
  /** Whether any process was a rank. */
  hasMpi: boolean;
  /** Made of records of I/O alone: no samples. */
  ioOnly: boolean;
  /** Short name of the program. */
  name: string;
  /** "rank" or, without MPI, "process". */
  rankNoun: string;
  /** "ranks" or "processes". */
  rankNouns: string;
  /** Ranks. */
  ranks: number;
  /** Milliseconds since 1970. */
  startUnixMs: number;
  /** Seconds of a tick. */
  tickS: number;
}

/** A breakdown. */
export interface Section {
  /** Numbers over time. */
  heatmaps: Heatmap[];
  /** Id: cpu, mpi, io, threads, memory, balance, … */
  id: string;
  /** What it shows, in a sentence with its main number. */
  intro: string;
  /** The whole story, where it is longer than a page has room for: folded away, or shown alone. */
  parts: Section[];
  /** What a reader asks first, in that order: a word for the question, and the answer in a sentence or two. A section
   * that has them shows little else where room is short. */
  points: [string, string][];
  /** True if head and shares say as much: the same, or all of it is next to nothing. Pages for people leave it out. */
  repeats_head: boolean;
  /** Numbers. */
  rows: Row[];
  /** Tables: costliest call sites, hottest functions, histograms. */
  tables: Table[];
  /** Title. */
  title: string;
}

/** A family's share of elapsed time, averaged over ranks. */
export interface Share {
  /** Colour, #rrggbb. */
  colour: string;
  /** One standard error. */
  error: number | null;
  /** Family of api/classes.toml: compute, mpi, io, wait. */
  id: string;
  /** For people. */
  label: string;
  /** 0 to 1. */
  share: number;
  /** Spread over ranks. */
  spread: Spread | null;
}

/** One call from one place, all processes together. */
export interface Site {
  /** Bytes by the call's volume rule. */
  bytes: number;
  /** Name of the call. */
  call: string;
  /** Class, an index. */
  class: number;
  /** Calls. */
  count: number;
  /** Calls by how long they took, estimated where not all were timed; empty where that was not recorded. */
  durationBins: number[];
  /** One standard error of that. */
  errorS: number;
  /** Calls that failed. */
  errors: number;
  /** Source file. */
  file: number;
  /** Function. */
  function: number;
  /** mpi, posix, stdio, … */
  interface: string;
  /** Line, 0 not known. */
  line: number;
  /** Longest call, seconds. */
  maxS: number;
  /** File name of the module. */
  module: number;
  /** That in words, as the report has it: number of a text. */
  placeText: number;
  /** Processes that make it. */
  processes: number;
  /** Calls by size. */
  sizeBins: number[];
  /** Rank (index) that spends most time in it, -1 none. */
  slowest: number;
  /** Its seconds. */
  slowestS: number;
  /** Seconds in it, estimated. */
  timeS: number;
}

/** Member `source`. */
export interface Source {
  /** Source files. */
  files: SourceFile[];
  /** Machine code: the hottest spots, those without source first. */
  listings: Listing[];
}

/** Text of a source file. */
export interface SourceFile {
  /** Text number of the path. */
  file: number;
  /** c, cpp, fortran, python, rust, julia, text. */
  language: string;
  /** Number and text; where numbers leave a gap, lines are left out. */
  lines: [number, string][];
  /** Why there is no text, a sentence; empty where there is. */
  missing: string;
  /** What the reader should know of the text: that it is newer than the run, or from elsewhere. May be empty. */
  note: string;
}

/** Whether member `source` is there. */
export interface SourceInfo {
  /** Whether it is. */
  available: boolean;
  /** Why not, a sentence. */
  reason: string;
}

/** Elapsed time of A over that of B: 2 where B takes half as long. */
export interface Speedup {
  /** Upper end. */
  high: number | null;
  /** Lower end of the 95 % interval; absent unless each side has two runs. */
  low: number | null;
  /** Of several runs, the quotient of the geometric means. */
  value: number;
}

/** How a number differs among ranks (or processes, where there are no ranks). */
export interface Spread {
  /** Largest. */
  max: number;
  /** Rank that has it. */
  max_rank: number;
  /** Mean. */
  mean: number;
  /** Smallest. */
  min: number;
  /** Rank that has it. */
  min_rank: number;
}

/** A number by time. */
export interface StripInfo {
  /** What it means, a sentence. */
  doc: string;
  /** How it is computed. */
  formula: string;
  /** cpu, mpi, io, memory, node. */
  group: string;
  /** Its id, in the names of its columns. */
  id: string;
  /** For people. */
  label: string;
  /** Why there is nothing, a sentence; empty where there is. */
  missing: string;
  /** "rank" or "node": what mean and extremes are over. */
  over: string;
  /** Shown before the reader chooses. */
  preset: boolean;
  /** What it is measured in. */
  unit: Unit;
}

/** A table: each cell has a number, a text, or both. */
export interface Table {
  /** The column whose shares are parts of one whole: what is left out of the rows is told by it. */
  adds_up: number | null;
  /** Whether the rows are a histogram's, in its order and with their share last. A page with room for less shows the
   * fullest. */
  bins: boolean;
  /** Headings, with the unit of their numbers where they have any. */
  columns: [string, Unit | null][];
  /** One standard error by row and column; a row or a column that is not there is exact. */
  errors: ((number | null)[])[];
  /** How many rows are worth a line at a glance; all of them if absent. */
  glance: number | null;
  /** Id. */
  id: string;
  /** Said under the table, or where it is empty. */
  note: string;
  /** Rows of cells. */
  rows: Cell[][];
  /** Title. */
  title: string;
}

/** The named limit that a rule compares with. */
export interface Threshold {
  /** The same for people: the metric's label, or the name. */
  label: string;
  /** The limit, with its unit, for people. */
  limit: string;
  /** What is compared: a metric's id or a name. */
  name: string;
  /** Where the limit comes from. */
  source: string;
  /** The condition in words: "Load balance < 95.0 %". */
  text: string;
}

/** Bins of equal width from the start of the run. */
export interface TimelineInfo {
  /** Seconds of one. */
  binS: number;
  /** How many. */
  bins: number;
}

/** How far to trust the report. */
export interface Trust {
  /** What was not available: what, why, how to enable. */
  absent: Absent[];
  /** The same, a sentence. */
  cost: string;
  /** Losses, a sentence each. */
  losses: string[];
  /** Other notes, a sentence each. */
  notes: string[];
  /** What it is made of: label and seconds a rank (mean). */
  overhead_parts: [string, number][];
  /** Our cost as a share of the ranks' time, by calibration and self-measurement. */
  overhead_share: number | null;
  /** Rows like those of a section: samples taken, calls timed, ranks seen, … */
  rows: Row[];
}

/** What a number is measured in. Writers format by it and by nothing else. */
export type Unit = "seconds" | "share" | "ratio" | "bytes" | "bytes_per_second" | "count" | "per_second" | "cores" | "bits" | "joules" | "watts";

/** What became of it from A to B. */
export type Verdict = "slower" | "faster" | "same" | "only_a" | "only_b" | "unknown";
