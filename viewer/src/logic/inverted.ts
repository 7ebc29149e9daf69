/**
 * The tree from the inside out: a function, below it who called it, below them who called those. Its rows are made when
 * they are asked for, because all of them would be many times the tree. A row is a set of pairs: a node whose time
 * counts, and the caller of it that the row stands for.
 */

import { nearest, type Nodes, type Tree, type Weights } from "./tree";

/** The rows, whatever is selected. */
export class InvertedRows {
  readonly nodes: Nodes;
  /** Whether all that a function called counts, too: callers of one function; else the time in functions themselves. */
  readonly inclusive: boolean;
  readonly who: number[] = [0];
  readonly parent: number[] = [0];
  readonly sources: number[][] = [[]];
  readonly #callers: number[][] = [[]];
  readonly #children: (number[] | null)[] = [null];

  /**
   * @param starts Nodes whose time counts: all (their own time), or those of one function that is not called by itself
   *   (with `inclusive`).
   */
  constructor(nodes: Nodes, starts: Iterable<number>, inclusive: boolean) {
    this.nodes = nodes;
    this.inclusive = inclusive;
    for (const node of starts) {
      this.sources[0]!.push(node);
      this.#callers[0]!.push(node);
    }
    this.#children[0] = this.#split(0, (node) => node);
  }

  children(row: number): readonly number[] {
    const made = this.#children[row];
    if (made === undefined) return [];
    return (this.#children[row] = made ?? this.#split(row, (node) => this.nodes.parent[node]!));
  }

  #split(row: number, step: (node: number) => number): number[] {
    const byFunction = new Map<number, number>();
    this.sources[row]!.forEach((source, at) => {
      const caller = step(this.#callers[row]![at]!);
      if (caller === 0) return;
      const who = this.nodes.who[caller]!;
      let child = byFunction.get(who);
      if (child === undefined) {
        child = this.who.push(who) - 1;
        this.parent.push(row);
        this.sources.push([]);
        this.#callers.push([]);
        this.#children.push(null);
        byFunction.set(who, child);
      }
      this.sources[child]!.push(source);
      this.#callers[child]!.push(caller);
    });
    return [...byFunction.values()];
  }
}

/** Inverted rows with the time of a selection. */
export class Inverted implements Tree {
  readonly #rows: InvertedRows;
  readonly #weights: Weights;
  readonly #totals = new Map<number, number>();
  readonly #classes = new Map<number, Float64Array>();
  readonly #sorted = new Map<number, readonly number[]>();

  constructor(rows: InvertedRows, weights: Weights) {
    this.#rows = rows;
    this.#weights = weights;
  }

  children(row: number): readonly number[] {
    let sorted = this.#sorted.get(row);
    if (sorted === undefined) {
      sorted = this.#rows.children(row).filter((child) => this.total(child) > 0).sort((a, b) => this.total(b) - this.total(a));
      this.#sorted.set(row, sorted);
    }
    return sorted;
  }

  parent(row: number): number {
    return this.#rows.parent[row] ?? 0;
  }
  who(row: number): number {
    return this.#rows.who[row] ?? 0;
  }

  total(row: number): number {
    let total = this.#totals.get(row);
    if (total === undefined) {
      const own = this.#rows.inclusive ? this.#weights.total : this.#weights.self;
      total = 0;
      for (const source of this.#rows.sources[row] ?? []) total += own[source]!;
      this.#totals.set(row, total);
    }
    return total;
  }

  /** What no further caller explains. */
  self(row: number): number {
    return Math.max(0, this.children(row).reduce((rest, child) => rest - this.total(child), this.total(row)));
  }

  byClass(row: number): Float64Array {
    let out = this.#classes.get(row);
    if (out === undefined) this.#classes.set(row, (out = this.#addClasses(row)));
    return out;
  }

  #addClasses(row: number): Float64Array {
    const { classes, selfClass, totalClass } = this.#weights;
    const own = this.#rows.inclusive ? totalClass : selfClass;
    const out = new Float64Array(classes);
    for (const source of this.#rows.sources[row] ?? [])
      for (let cls = 0; cls < classes; cls++) out[cls]! += own[source * classes + cls]!;
    return out;
  }

  group(rows: readonly number[]): Int32Array {
    const of = new Int32Array(this.#rows.nodes.count).fill(-1);
    rows.forEach((row, index) => {
      for (const source of this.#rows.sources[row] ?? []) of[source] = index;
    });
    if (!this.#rows.inclusive) return of;
    const starts: number[] = [];
    of.forEach((index, node) => {
      if (index >= 0) starts.push(node);
    });
    return nearest(this.#rows.nodes, starts).map((start) => (start < 0 ? -1 : of[starts[start]!]!));
  }
}

/** Rows of the tree inside out: every function with the time in itself. */
export function invertAll(nodes: Nodes): InvertedRows {
  return new InvertedRows(nodes, Array.from({ length: Math.max(0, nodes.count - 1) }, (_, at) => at + 1), false);
}

/** Rows of the callers of one function, with what it called. `outer`: nodes without an ancestor of the same function. */
export function callersOf(nodes: Nodes, outer: Uint8Array, who: number): InvertedRows {
  const starts: number[] = [];
  for (let node = 1; node < nodes.count; node++) if (nodes.who[node] === who && outer[node] === 1) starts.push(node);
  return new InvertedRows(nodes, starts, true);
}
