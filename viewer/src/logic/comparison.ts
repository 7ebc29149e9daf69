/** Two runs side by side: what `steelyard view A B` computed, arranged for reading. */

import type { ClassInfo, CompareRow } from "../gen/scene";

export type Kind = CompareRow["kind"];

export const KINDS: readonly { kind: Kind; label: string }[] = [
  { kind: "class", label: "Classes" },
  { kind: "function", label: "Functions" },
  { kind: "site", label: "Call sites" },
  { kind: "rank", label: "Ranks" },
];

export interface Choice {
  kind: Kind;
  /** Only what changed beyond noise. */
  sure: boolean;
  /** Part of a name or place, in any case. */
  search: string;
}

/** Rows to show, the largest change first, whichever way it went. */
export function chosen(rows: readonly CompareRow[], choice: Choice): CompareRow[] {
  const wanted = choice.search.trim().toLowerCase();
  return rows
    .filter((row) => row.kind === choice.kind && (!choice.sure || row.sure))
    .filter((row) => wanted === "" || `${row.name} ${row.place}`.toLowerCase().includes(wanted))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** How many rows of a kind there are, and how many of them changed beyond noise. */
export function counts(rows: readonly CompareRow[], kind: Kind): { all: number; sure: number } {
  const of = rows.filter((row) => row.kind === kind);
  return { all: of.length, sure: of.filter((row) => row.sure).length };
}

/** Largest seconds of the rows, which bars are drawn against. */
export function longest(rows: readonly CompareRow[]): number {
  return rows.reduce((most, row) => Math.max(most, row.a ?? 0, row.b ?? 0), 0);
}

/** Largest change with its noise, either way, which the bars of changes are drawn against. */
export function widest(rows: readonly CompareRow[]): number {
  return rows.reduce((most, row) => Math.max(most, Math.abs(row.change), row.noise ?? 0), 0);
}

/** What became of a row. */
export function verdictOf(row: CompareRow): "new" | "gone" | "slower" | "faster" | "same" {
  if (row.a === null) return "new";
  if (row.b === null) return "gone";
  if (!row.sure || row.change === 0) return "same";
  return row.change > 0 ? "slower" : "faster";
}

/** The class of a row that is about one: its colour is the class's. */
export function classOf(row: CompareRow, classes: readonly ClassInfo[]): ClassInfo | null {
  return row.kind === "class" ? (classes.find((each) => each.label === row.name || each.id === row.name) ?? null) : null;
}
