/** The tree of calls, from the outermost function in: who called whom, for how long, in which class. */

import type { Scene } from "../data/scene";
import { NODE_KIND } from "../gen/scene";
import { type Children, childrenOf, meanDepth, sound } from "./forest";
import type { RowWeights } from "./keyed";
import type { Cells } from "./cells";

/** Functions of C and OpenMP libraries that start programs and threads. */
const START = /^(_start|__libc_start_main(_impl)?|__libc_start_call_main|(__)?clone3?|start_thread|gomp_thread_start|__kmp_launch_(worker|thread).*)(@.*)?$/;

/** Kinds that are the program's own code. */
const OWN: ReadonlySet<number> = new Set([NODE_KIND.program, NODE_KIND.python]);

/** The tree of a scene, whatever is selected. Row 0 is the root. */
export interface Nodes {
  count: number;
  parent: Uint32Array;
  children: Children;
  /** Callers above a node, in the mean. */
  depth: number;
  /** Number of the node's function in `functions`. */
  who: Uint32Array;
  functions: FunctionList;
  /** Whether a function of the program stands below a node: 1 or 0. */
  leads: Uint8Array;
  /** Whether a node's function does nothing but start a program or a thread: 1 or 0. */
  starts: Uint8Array;
  /** Node of a path. */
  ofPath: Uint32Array;
}

/** Functions: a name in a module. Number 0 is that of the root. */
export interface FunctionList {
  count: number;
  /** Text numbers. */
  name: Uint32Array;
  module: Uint32Array;
  kind: Uint8Array;
}

export function nodesOf(scene: Scene): Nodes {
  const { columns, document } = scene;
  const parent = sound(columns.u32("node.parent"));
  const count = parent.length;
  const texts = document.texts.length;
  const text = (column: Uint32Array, node: number) => (column[node]! < texts ? column[node]! : 0);
  const [names, modules, kinds] = [columns.u32("node.function"), columns.u32("node.module"), columns.u8("node.kind")];
  const ofPath = columns.u32("path.node");
  const numbers = new Map<number, number>();
  const [name, module, kind]: number[][] = [[0], [0], [0]];
  const who = new Uint32Array(count);
  for (let node = 1; node < count; node++) {
    const key = text(names, node) * texts + text(modules, node);
    let number = numbers.get(key);
    if (number === undefined) {
      number = name!.push(text(names, node)) - 1;
      module!.push(text(modules, node));
      kind!.push(kinds[node] ?? 0);
      numbers.set(key, number);
    }
    who[node] = number;
  }
  const leads = new Uint8Array(count);
  for (let node = count - 1; node > 0; node--)
    if (leads[node] === 1 || OWN.has(kinds[node] ?? 0)) leads[parent[node]!] = 1;
  return {
    count,
    parent,
    children: childrenOf(parent),
    depth: meanDepth(parent),
    who,
    leads,
    starts: Uint8Array.from(who, (number) => (START.test(document.texts[name![number]!] ?? "") ? 1 : 0)),
    functions: {
      count: name!.length,
      name: Uint32Array.from(name!),
      module: Uint32Array.from(module!),
      kind: Uint8Array.from(kind!),
    },
    ofPath: Uint32Array.from(columns.u32("path.parent"), (_, path) => ((ofPath[path] ?? 0) < count ? (ofPath[path] ?? 0) : 0)),
  };
}

/** Ticks of every node under a selection. */
export type Weights = RowWeights;

/** Node of every slot. */
export const nodeOfSlot = (nodes: Nodes, cells: Cells) => Uint32Array.from(cells.slotPath, (path) => nodes.ofPath[path] ?? 0);

/** A tree to look at: callees below callers, or the other way round (`inverted.ts`). Row 0 is the root. */
export interface Tree {
  /** Rows below one: those with time, the heaviest first. */
  children(row: number): readonly number[];
  parent(row: number): number;
  /** Number of the function. */
  who(row: number): number;
  total(row: number): number;
  self(row: number): number;
  /** Ticks by class, of `total`. */
  byClass(row: number): Float64Array;
  /** For every node of the scene the last of `rows` that its own time counts in, as an index; -1 for none. Parents come first. */
  group(rows: readonly number[]): Int32Array;
}

/**
 * The tree as it is: who calls whom. Rows are nodes. Functions that only start a program or a thread are left out at
 * the top: every stack would begin with them.
 */
export class TopDown implements Tree {
  readonly #nodes: Nodes;
  readonly #weights: Weights;
  readonly #sorted = new Map<number, readonly number[]>();
  readonly #skipped = new Set<number>();

  constructor(nodes: Nodes, weights: Weights) {
    this.#nodes = nodes;
    this.#weights = weights;
    this.#sorted.set(0, this.#sort(this.#below(0).map((row) => this.#begin(row))));
  }

  /** The first row from one down that does more than start what is below it. */
  #begin(row: number): number {
    let at = row;
    for (;;) {
      const below = this.#below(at);
      if (this.#nodes.starts[at] !== 1 || this.#weights.self[at]! > 0 || below.length !== 1) return at;
      this.#skipped.add(at);
      at = below[0]!;
    }
  }

  #below(row: number): number[] {
    const { start, list } = this.#nodes.children;
    return [...list.subarray(start[row], start[row + 1])].filter((child) => this.#weights.total[child]! > 0);
  }

  #sort(rows: number[]): number[] {
    const { total } = this.#weights;
    return rows.sort((a, b) => total[b]! - total[a]!);
  }

  children(row: number): readonly number[] {
    let sorted = this.#sorted.get(row);
    if (sorted === undefined) this.#sorted.set(row, (sorted = this.#sort(this.#below(row))));
    return sorted;
  }

  parent(row: number): number {
    const parent = this.#nodes.parent[row] ?? 0;
    return this.#skipped.has(parent) ? 0 : parent;
  }
  who(row: number): number {
    return this.#nodes.who[row] ?? 0;
  }
  total(row: number): number {
    return this.#weights.total[row] ?? 0;
  }
  self(row: number): number {
    return this.#weights.self[row] ?? 0;
  }
  byClass(row: number): Float64Array {
    const { classes, totalClass } = this.#weights;
    return totalClass.subarray(row * classes, (row + 1) * classes);
  }

  group(rows: readonly number[]): Int32Array {
    return nearest(this.#nodes, rows);
  }
}

/** For every node the index in `rows` of the nearest of its ancestors, or of itself; -1 for none. */
export function nearest(nodes: Nodes, rows: readonly number[]): Int32Array {
  const of = new Int32Array(nodes.count).fill(-1);
  rows.forEach((row, index) => (of[row] = index));
  for (let node = 1; node < nodes.count; node++) if (of[node] === -1) of[node] = of[nodes.parent[node]!]!;
  return of;
}

/** Rows that are to be seen, from the top, each as deep as its depth below the root's children. */
export interface Rows {
  rows: number[];
  depths: number[];
}

/** Rows below `root` when those of `open` show their children. */
export function visible(tree: Tree, open: ReadonlySet<number>, root = 0): Rows {
  const out: Rows = { rows: [], depths: [] };
  const todo: [number, number][] = [...tree.children(root)].reverse().map((row) => [row, 0]);
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [row, depth] = next;
    out.rows.push(row);
    out.depths.push(depth);
    if (!open.has(row)) continue;
    const below = tree.children(row);
    for (let at = below.length - 1; at >= 0; at--) todo.push([below[at]!, depth + 1]);
  }
  return out;
}

/**
 * Rows to open so that the heaviest are to be seen: time after time the heaviest closed one, up to `most` rows; none
 * below `least` of the whole, and none that `may` refuses.
 */
export function heaviest(tree: Tree, most: number, least: number, may: (row: number) => boolean = () => true): Set<number> {
  const open = new Set<number>();
  const limit = tree.total(0) * least;
  const closed = [...tree.children(0)];
  let shown = closed.length;
  for (;;) {
    let best = -1;
    for (let at = 0; at < closed.length; at++) if (best < 0 || tree.total(closed[at]!) > tree.total(closed[best]!)) best = at;
    const row = closed[best];
    if (row === undefined || tree.total(row) < limit) return open;
    closed.splice(best, 1);
    const below = tree.children(row);
    if (below.length === 0 || !may(row)) continue;
    // A fan of small ones would push the rest out of sight.
    if (shown + below.length > most) continue;
    open.add(row);
    shown += below.length;
    closed.push(...below);
  }
}

/** Rows from below the root down to one. */
export function pathTo(tree: Tree, row: number): number[] {
  const path: number[] = [];
  for (let at = row; at > 0; at = tree.parent(at)) path.push(at);
  return path.reverse();
}
