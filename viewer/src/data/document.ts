/** The scene: what the page knows of a run. `crates/view/src/document.rs` writes it; the two say the same. */

import type { Report } from "./report";

/** Newest version of the scene that this page reads. */
export const SCENE_VERSION = 1;

/** The head of a scene; long lists are columns beside it (`columns.ts`). */
export interface Document {
  /** `SCENE_VERSION`. */
  version: number;
  /** Version of the steelyard that made it. */
  tool: string;
  run: RunInfo;
  /** `report.json`: every number that has a metric's name comes from it. */
  report: Report;
  /** All classes of api/classes.toml, in its order: column class numbers are indices into it. */
  classes: ClassInfo[];
  families: FamilyInfo[];
  /** Bins of classes by time and of strips. */
  timeline: TimelineInfo;
  /** Bins of `cells`: those of the timeline, or some of them together. */
  cells: TimelineInfo;
  /** Ranks that share a row of `cells` and of the tree: 1 unless there are many. */
  ranksPerRow: number;
  strips: StripInfo[];
  heats: HeatInfo[];
  /** Texts that columns refer to by number. Text 0 is empty. */
  texts: string[];
  /** Node names, by number in `rank.node`. */
  nodes: string[];
  sites: Site[];
  /** Upper limits in bytes of the bins of `Site.sizeBins`; the last bin has none. */
  sizeLimits: number[];
  /** Upper limits in seconds, exclusive, of the bins of `Site.durationBins`; the last bin has none. */
  durationLimits: number[];
  files: FileInfo[];
  /** How many files the run has, where `files` holds the busiest alone. */
  filesTotal: number;
  /** Upper limits in bytes of the bins of `Layer.readBins`. */
  ioLimits: number[];
  /** What this profile cannot show, a sentence each: no samples, an older version's missing columns, what was cut. */
  missing: string[];
  /** Whether member `source` is there; else why not, a sentence. */
  source: { available: boolean; reason: string };
}

/** The head of member `rank/N`: cells of one rank, in columns as the scene's; their row is 0. */
export interface RankCells {
  /** Index of the rank. */
  rank: number;
  /** Bins of these cells. */
  cells: TimelineInfo;
}

export interface RunInfo {
  name: string;
  command: string;
  /** "rank" or, without MPI, "process". */
  rankNoun: string;
  hasMpi: boolean;
  /** Made of records of I/O alone: no samples. */
  ioOnly: boolean;
  ranks: number;
  elapsedS: number;
  startUnixMs: number;
  /** Length of a tick: `cells.ticks` × this is seconds. */
  tickS: number;
}

export interface ClassInfo {
  id: string;
  label: string;
  /** Index into `families`. */
  family: number;
  /** #rrggbb. */
  colour: string;
  doc: string;
}

export interface FamilyInfo {
  id: string;
  label: string;
  colour: string;
}

/** Bins of equal width from the start of the run. */
export interface TimelineInfo {
  bins: number;
  binS: number;
}

/** A number by time: `strip.ID.mean`, `.min`, `.max`, `.sd` (NaN: not known) and `.low`, `.high`: ranks (indices) at the extremes. */
export interface StripInfo {
  id: string;
  label: string;
  /** Shown behind every number: "%", "B/s", "B", "1/s". Shares are 0 to 1 with the unit "%". */
  unit: string;
  /** cpu, mpi, io, memory, node. */
  group: string;
  /** "rank" or "node": what mean and extremes are over. */
  over: string;
  formula: string;
  doc: string;
  /** Why there is nothing, a sentence; empty where there is. */
  missing: string;
  /** Shown before the reader chooses. */
  preset: boolean;
}

/** A number by row and time: member `heat/ID`, a byte a cell, row by row: 255 not known, else value = byte × scale. */
export interface HeatInfo {
  id: string;
  label: string;
  unit: string;
  /** Class index it is a share of, or -1. */
  class: number;
  rows: number;
  bins: number;
  binS: number;
  /** Ranks a row; the last may have fewer. */
  ranksPerRow: number;
  scale: number;
  doc: string;
}

/** A place in code: numbers of texts. */
export interface PlaceInfo {
  function: number;
  file: number;
  line: number;
  module: number;
}

/** One call from one place, all processes together; exact counts, `timeS` estimated with `errorS` one standard error. */
export interface Site extends PlaceInfo {
  call: string;
  /** mpi, posix, stdio, pthread, openmp, … */
  interface: string;
  class: number;
  count: number;
  bytes: number;
  errors: number;
  timeS: number;
  errorS: number;
  maxS: number;
  /** Processes that make it. */
  processes: number;
  /** Rank (index) that spends most time in it, -1 none, and its seconds. */
  slowest: number;
  slowestS: number;
  sizeBins: number[];
  /** Calls by how long they took, estimated where not all were timed; empty where that was not recorded. */
  durationBins: number[];
}

export interface FileInfo {
  name: string;
  /** data, stream, library, runtime, …: the model's class of the file, for people. */
  kind: string;
  filesystem: string;
  /** Files that it stands for, more than 1 where folded. */
  members: number;
  ranks: number;
  size: number;
  layers: Layer[];
}

/** What one interface did with a file: exact counts and bytes, seconds. */
export interface Layer {
  interface: string;
  opens: number;
  reads: number;
  writes: number;
  bytesRead: number;
  bytesWritten: number;
  metas: number;
  syncs: number;
  readS: number;
  writeS: number;
  metaS: number;
  syncS: number;
  readBins: number[];
  writeBins: number[];
}

/** Member `source`, JSON. */
export interface Source {
  files: SourceFile[];
  /** Machine code: the hottest spots, those without source first. */
  listings: Listing[];
}

export interface SourceFile {
  /** Text number of the path, as in `path.file`. */
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

export interface Listing {
  function: number;
  module: number;
  /** Offset in the module's file, instruction, seconds sampled there over the whole run, what it is ("gap" where some are left out). */
  instructions: { offset: number; text: string; seconds: number; kind: string; line: number; file: number }[];
}

/** Member `compare`, JSON: run A against run B. */
export interface Comparison {
  /** How the limit of noise is found, a sentence or two. */
  method: string;
  notes: string[];
  rows: CompareRow[];
}

export interface CompareRow {
  kind: "total" | "class" | "function" | "site" | "rank";
  name: string;
  /** Where, for functions and sites. */
  place: string;
  /** Seconds a rank, absent where the run does not have it. */
  a: number | null;
  b: number | null;
  /** b − a, and what of it noise explains at 95 %; null where not known. */
  change: number;
  noise: number | null;
  /** Beyond noise. */
  sure: boolean;
}
