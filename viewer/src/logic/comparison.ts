/** Two runs side by side: what `steelyard view A B` computed, arranged for reading. */

import type { ClassInfo, CompareRow } from "../gen/scene";

export type Kind = CompareRow["kind"];

export const KINDS: readonly { kind: Kind; label: string }[] = [
  { kind: "class", label: "Classes" },
  { kind: "function", label: "Functions" },
  { kind: "call", label: "MPI calls" },
  { kind: "site", label: "Call sites" },
  { kind: "file", label: "Files" },
  { kind: "rank", label: "Ranks" },
];

export interface Choice {
  kind: Kind;
  /** Only what changed beyond noise. */
  sure: boolean;
  /** Part of a name or place, in any case. */
  search: string;
}

/** How much a row changed, whichever way it went; less than nothing where that is not known. */
export const sizeOf = (row: CompareRow) => (row.change === null ? -1 : Math.abs(row.change));

/** Rows to show, the largest change first, whichever way it went. */
export function chosen(rows: readonly CompareRow[], choice: Choice): CompareRow[] {
  const wanted = choice.search.trim().toLowerCase();
  return rows
    .filter((row) => row.kind === choice.kind && (!choice.sure || row.sure))
    .filter((row) => wanted === "" || `${row.name} ${row.place}`.toLowerCase().includes(wanted))
    .sort((a, b) => sizeOf(b) - sizeOf(a));
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
  return rows.reduce((most, row) => Math.max(most, sizeOf(row), row.noise ?? 0), 0);
}

/** The class of a row that is about one: its colour is the class's. */
export function classOf(row: CompareRow, classes: readonly ClassInfo[]): ClassInfo | null {
  return row.kind === "class" ? (classes.find((each) => each.label === row.name || each.id === row.name) ?? null) : null;
}
