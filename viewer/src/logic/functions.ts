/** Functions with their time, wherever they were called from. */

import type { Document } from "../data/document";
import { record } from "./csv";
import { outermost } from "./forest";
import type { FunctionList, Nodes, Weights } from "./tree";

/** What does not depend on the selection. */
export interface FunctionIndex {
  nodes: Nodes;
  list: FunctionList;
  /** Nodes without an ancestor of the same function: a function that calls itself counts there. */
  outer: Uint8Array;
  /** Nodes of every function: `nodesOf[start[who]]` up to `nodesOf[start[who + 1]]`. */
  start: Uint32Array;
  nodesOf: Uint32Array;
}

export function indexFunctions(nodes: Nodes): FunctionIndex {
  const count = nodes.functions.count;
  const start = new Uint32Array(count + 1);
  for (let node = 1; node < nodes.count; node++) start[nodes.who[node]! + 1]!++;
  for (let who = 0; who < count; who++) start[who + 1]! += start[who]!;
  const next = start.slice();
  const nodesOf = new Uint32Array(Math.max(0, nodes.count - 1));
  for (let node = 1; node < nodes.count; node++) nodesOf[next[nodes.who[node]!]!++] = node;
  return { nodes, list: nodes.functions, outer: outermost(nodes.parent, nodes.children, nodes.who, count), start, nodesOf };
}

/** Ticks of every function under a selection, by its number. */
export interface FunctionTable {
  self: Float64Array;
  /** With what it called; a function that calls itself once. */
  total: Float64Array;
  /** Of `total`: functions × classes. */
  byClass: Float64Array;
  classes: number;
  whole: number;
}

export function weighFunctions(index: FunctionIndex, weights: Weights): FunctionTable {
  const { nodes, list, outer } = index;
  const { classes } = weights;
  const self = new Float64Array(list.count);
  const total = new Float64Array(list.count);
  const byClass = new Float64Array(list.count * classes);
  for (let node = 1; node < nodes.count; node++) {
    const who = nodes.who[node]!;
    self[who]! += weights.self[node]!;
    if (outer[node] === 0) continue;
    total[who]! += weights.total[node]!;
    for (let cls = 0; cls < classes; cls++) byClass[who * classes + cls]! += weights.totalClass[node * classes + cls]!;
  }
  return { self, total, byClass, classes, whole: weights.total[0] ?? 0 };
}

/** A function beside another, and the ticks that the two share. */
export interface Relative {
  who: number;
  ticks: number;
}

/** Who called a function, and the ticks of it that came that way; number 0 stands for nobody: it is outermost. */
export function callers(index: FunctionIndex, weights: Weights, who: number): Relative[] {
  return relatives(index, who, (node, add) => {
    if (index.outer[node] === 1) add(index.nodes.who[index.nodes.parent[node]!]!, weights.total[node]!);
  });
}

/** What a function called, and the ticks spent there. Calls of itself are left out. */
export function callees(index: FunctionIndex, weights: Weights, who: number): Relative[] {
  const { start, list } = index.nodes.children;
  return relatives(index, who, (node, add) => {
    for (let at = start[node]!; at < start[node + 1]!; at++) {
      const child = list[at]!;
      if (index.nodes.who[child] !== who) add(index.nodes.who[child]!, weights.total[child]!);
    }
  });
}

function relatives(index: FunctionIndex, who: number, each: (node: number, add: (who: number, ticks: number) => void) => void): Relative[] {
  const sums = new Map<number, number>();
  const add = (other: number, ticks: number) => {
    if (ticks > 0) sums.set(other, (sums.get(other) ?? 0) + ticks);
  };
  for (let at = index.start[who]!; at < index.start[who + 1]!; at++) each(index.nodesOf[at]!, add);
  return [...sums].map(([other, ticks]) => ({ who: other, ticks })).sort((a, b) => b.ticks - a.ticks);
}

/** How many functions call one, nobody not counted. */
export function callerCounts(index: FunctionIndex, weights: Weights): Uint32Array {
  const { nodes, list } = index;
  const counts = new Uint32Array(list.count);
  const seen = new Set<number>();
  for (let node = 1; node < nodes.count; node++) {
    const [who, caller] = [nodes.who[node]!, nodes.who[nodes.parent[node]!]!];
    if (caller === 0 || caller === who || !(weights.total[node]! > 0)) continue;
    const pair = who * list.count + caller;
    if (seen.has(pair)) continue;
    seen.add(pair);
    counts[who]!++;
  }
  return counts;
}

export type Key = "name" | "self" | "total" | "module" | "callers" | "mpi" | "io";

/** Shares of a function's total by family. */
export function familyShare(table: FunctionTable, document: Document, family: string): Float64Array {
  const of = document.classes.map((info) => document.families[info.family]?.id === family);
  return table.total.map((total, who) => {
    let sum = 0;
    for (let cls = 0; cls < table.classes; cls++) if (of[cls] === true) sum += table.byClass[who * table.classes + cls]!;
    return total > 0 ? sum / total : 0;
  });
}

/** Functions with time that match, in order; equals by name, so that rows do not change places. */
export function ordered(
  document: Document,
  table: FunctionTable,
  list: FunctionList,
  matches: Uint8Array | null,
  key: Key,
  descending: boolean,
  numbers: { callers: Uint32Array; mpi: Float64Array; io: Float64Array },
): Uint32Array {
  const name = (who: number) => document.texts[list.name[who]!] ?? "";
  const module = (who: number) => document.texts[list.module[who]!] ?? "";
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const column = { self: table.self, total: table.total, callers: numbers.callers, mpi: numbers.mpi, io: numbers.io };
  const shown: number[] = [];
  for (let who = 1; who < list.count; who++) if (table.total[who]! > 0 && (matches === null || matches[who] === 1)) shown.push(who);
  const sign = descending ? -1 : 1;
  const compare =
    key === "name" ? (a: number, b: number) => byText(name(a), name(b))
    : key === "module" ? (a: number, b: number) => byText(module(a), module(b))
    : (a: number, b: number) => column[key][a]! - column[key][b]!;
  return Uint32Array.from(shown.sort((a, b) => sign * compare(a, b) || table.total[b]! - table.total[a]! || byText(name(a), name(b)) || a - b));
}

/** The table as CSV: seconds a rank and shares, plain and unscaled. `secondsOf` turns ticks into seconds a rank. */
export function csv(
  document: Document,
  table: FunctionTable,
  list: FunctionList,
  order: Uint32Array,
  secondsOf: (ticks: number) => number,
  numbers: { callers: Uint32Array; mpi: Float64Array; io: Float64Array },
  comma = ",",
): string {
  const lines = [record(["function", "library", "self_s", "self_share", "total_s", "total_share", "mpi_share", "io_share", "callers"], comma)];
  const share = (ticks: number) => (table.whole > 0 ? ticks / table.whole : 0);
  for (const who of order)
    lines.push(
      record(
        [
          document.texts[list.name[who]!] ?? "",
          document.texts[list.module[who]!] ?? "",
          ...[
            secondsOf(table.self[who]!),
            share(table.self[who]!),
            secondsOf(table.total[who]!),
            share(table.total[who]!),
            numbers.mpi[who]!,
            numbers.io[who]!,
            numbers.callers[who]!,
          ].map((value) => String(Number(value.toPrecision(6)))),
        ],
        comma,
      ),
    );
  return lines.join("");
}
