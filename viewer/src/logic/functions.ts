/** Functions with their time, wherever they were called from. */

import type { Document } from "../gen/scene";
import { record } from "./csv";
import { outermost } from "./forest";
import { type Keyed, type Keys, weighKeys } from "./keyed";
import type { FunctionList, Nodes, Weights } from "./tree";

/** What does not depend on the selection: functions as keys of nodes. One that calls itself counts where it is outermost. */
export interface FunctionIndex extends Keys {
  nodes: Nodes;
  list: FunctionList;
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
  const of = Int32Array.from(nodes.who, (who, node) => (node === 0 ? -1 : who));
  const outer = outermost(nodes.parent, nodes.children, nodes.who, count);
  return { nodes, list: nodes.functions, count, of, outer, start, nodesOf };
}

/** Ticks of every function under a selection, by its number. */
export type FunctionTable = Keyed;

export const weighFunctions = (index: FunctionIndex, weights: Weights): FunctionTable => weighKeys(index, weights);

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
export function callerCount({ start, nodesOf, nodes }: FunctionIndex, weights: Weights, who: number): number {
  const seen = new Set<number>();
  for (let at = start[who]!; at < start[who + 1]!; at++) {
    const node = nodesOf[at]!;
    const caller = nodes.who[nodes.parent[node]!]!;
    if (caller !== 0 && caller !== who && weights.total[node]! > 0) seen.add(caller);
  }
  return seen.size;
}

/** What is shown of a function beside its sums. Shares are of its total. */
export interface Numbers {
  callers: (who: number) => number;
  mpi: (who: number) => number;
  io: (who: number) => number;
}

/** Share of a function's total by family. */
export function familyShare(table: FunctionTable, document: Document, family: string): (who: number) => number {
  const { total, byClass, classes } = table;
  const of = document.classes.flatMap((info, cls) => (document.families[info.family]?.id === family ? [cls] : []));
  return (who) => {
    let sum = 0;
    for (const cls of of) sum += byClass[who * classes + cls]!;
    return total[who]! > 0 ? sum / total[who]! : 0;
  };
}

/** The table as CSV: seconds a rank and shares, plain and unscaled. `secondsOf` turns ticks into seconds a rank. */
export function csv(
  document: Document,
  table: FunctionTable,
  list: FunctionList,
  order: Iterable<number>,
  secondsOf: (ticks: number) => number,
  whole: number,
  numbers: Numbers,
  comma = ",",
): string {
  const lines = [record(["function", "library", "self_s", "self_share", "total_s", "total_share", "mpi_share", "io_share", "callers"], comma)];
  const share = (ticks: number) => (whole > 0 ? ticks / whole : 0);
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
            numbers.mpi(who),
            numbers.io(who),
            numbers.callers(who),
          ].map((value) => String(Number(value.toPrecision(6)))),
        ],
        comma,
      ),
    );
  return lines.join("");
}
