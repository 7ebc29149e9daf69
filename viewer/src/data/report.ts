/** report.json, as far as the page reads it: `crates/report/src/report.rs` and its schema (`steelyard report --schema`). */

export interface Report {
  schema: string;
  tool_version: string;
  head: Head;
  verdict: string;
  shares: Share[];
  caution: string | null;
  findings: Finding[];
  no_finding: string | null;
  sections: Section[];
  picture: Picture;
  trust: Trust;
}

export interface Head {
  name: string;
  rows: [string, string][];
  ended_well: boolean;
  elapsed_s: number;
  ranks: number;
  rank_noun: string;
  nodes: number;
}

export interface Spread {
  min: number;
  max: number;
  mean: number;
  [other: string]: number | null;
}

export interface Share {
  id: string;
  label: string;
  share: number;
  error: number | null;
  spread: Spread | null;
  colour: string;
}

export interface Place {
  function: string;
  file: string;
  line: number;
  module: string;
}

export interface Finding {
  id: string;
  sections: string[];
  title: string;
  gain_s: number;
  gain_share: number;
  gain_basis: string;
  confidence: "sure" | "perhaps";
  evidence: string[];
  advice: string[];
  threshold: { name: string; limit: string; source: string };
  /** Rank numbers, empty for all. */
  ranks: number[];
  nodes: string[];
  places: Place[];
  span_ns: [number, number] | null;
}

/** A unit as report.json names it; `logic/units.ts` shows numbers in it. */
export type Unit = string;

export interface Section {
  id: string;
  title: string;
  intro: string;
  points: [string, string][];
  rows: Row[];
  tables: Table[];
  heatmaps: Heatmap[];
  parts: Section[];
  repeats_head: boolean;
}

export interface Row {
  id: string;
  label: string;
  unit: Unit;
  value: number | null;
  error: number | null;
  spread: Spread | null;
  certainty: string;
  better: string;
  parent: string | null;
  formula: string;
  doc: string;
  missing: string | null;
}

export type Cell = number | string | null;

export interface Table {
  id: string;
  title: string;
  columns: [string, Unit | null][];
  rows: Cell[][];
  note: string;
}

export interface Heatmap {
  id: string;
  title: string;
  noun: string;
  unit: Unit;
  bin_s: number;
  lines: [string, number[]][];
  note: string;
}

export interface Picture {
  bin_s: number;
  classes: { id: string; label: string; colour: string; shares: number[] }[];
  ranks: [number, number[]][];
}

export interface Trust {
  overhead_share: number | null;
  overhead_parts: [string, number][];
  rows: Row[];
  losses: string[];
  absent: { what: string; reason: string; remedy: string }[];
  notes: string[];
}
