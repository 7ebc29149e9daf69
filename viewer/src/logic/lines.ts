/** Lines of source with their time: in the line itself and in what it called. */

import type { Scene } from "../data/scene";
import { INSTRUCTIONS } from "../gen/scene";
import { type Children, childrenOf, meanDepth, sound, outermost } from "./forest";
import { type Keyed, type Keys, type RowWeights, weighKeys } from "./keyed";
import type { Groups } from "./spread";
import { type Nodes } from "./tree";

/** The calling contexts of a scene, whatever is selected. Row 0 is the root. */
export interface Paths {
  count: number;
  parent: Uint32Array;
  children: Children;
  /** Contexts above one, in the mean. */
  depth: number;
  node: Uint32Array;
  /** Text number of the file, 0 none. */
  file: Uint32Array;
  line: Uint32Array;
  instruction: Uint8Array;
  /** 1 where the compiler put the function into its caller. */
  inlined: Uint8Array;
  /** Contexts by file: what a file called in itself counts once. */
  files: FileKeys;
}

/** Files as keys of contexts. */
export interface FileKeys extends Keys {
  /** Text numbers, in the order of the keys. */
  file: Uint32Array;
}

function filesOf(parent: Uint32Array, children: Children, file: Uint32Array, texts: number): FileKeys {
  const number = new Int32Array(texts).fill(-1);
  const found: number[] = [];
  const of = new Int32Array(parent.length).fill(-1);
  for (let path = 1; path < parent.length; path++) {
    if (file[path] === 0) continue;
    if (number[file[path]!] === -1) number[file[path]!] = found.push(file[path]!) - 1;
    of[path] = number[file[path]!]!;
  }
  return { count: found.length, file: Uint32Array.from(found), of, outer: outermost(parent, children, file, texts) };
}

export function pathsOf(scene: Scene, nodes: Nodes): Paths {
  const { columns, document } = scene;
  const parent = sound(columns.u32("path.parent"));
  const count = parent.length;
  const children = childrenOf(parent);
  const texts = document.texts.length;
  const fileOf = columns.u32("path.file");
  const file = Uint32Array.from(parent, (_, path) => ((fileOf[path] ?? 0) < texts ? (fileOf[path] ?? 0) : 0));
  const whole = (column: { length: number }) => column.length >= count;
  const line = columns.u32("path.line");
  const [instruction, inlined] = [columns.u8("path.instruction"), columns.u8("path.inlined")];
  return {
    count,
    parent,
    children,
    depth: meanDepth(parent),
    node: nodes.ofPath,
    file,
    line: whole(line) ? line : new Uint32Array(count),
    instruction: whole(instruction) ? instruction : new Uint8Array(count),
    inlined: whole(inlined) ? inlined : new Uint8Array(count),
    files: filesOf(parent, children, file, texts),
  };
}

/** Ticks of every context. */
export type PathWeights = RowWeights;

export interface FileWeight {
  /** Text number. */
  file: number;
  self: number;
  total: number;
}

/** Files with time, the one with most time in its own lines first. */
export function filesWith({ file }: FileKeys, sums: Keyed): FileWeight[] {
  return Array.from(file, (text, key) => ({ file: text, self: sums.self[key]!, total: sums.total[key]! }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.self - a.self || b.total - a.total || a.file - b.file);
}

/** The lines of one file, whatever is selected, as keys of contexts. A line that is on a stack twice counts once, where it is outermost. */
export interface LineKeys extends Keys {
  file: number;
  /** Ascending. */
  lines: Uint32Array;
  /** A function that the line is in, by number. */
  who: Uint32Array;
}

export function linesOf(paths: Paths, nodes: Nodes, file: number): LineKeys {
  const numbers = new Set<number>();
  for (let path = 1; path < paths.count; path++) if (paths.file[path] === file && paths.line[path]! > 0) numbers.add(paths.line[path]!);
  const lines = Uint32Array.from(numbers).sort();
  const index = new Map(Array.from(lines, (line, at) => [line, at] as const));
  const of = new Int32Array(paths.count).fill(-1);
  const who = new Uint32Array(lines.length);
  for (let path = 1; path < paths.count; path++) {
    if (paths.file[path] !== file || paths.line[path] === 0) continue;
    const line = (of[path] = index.get(paths.line[path]!)!);
    who[line] = nodes.who[paths.node[path]!] ?? 0;
  }
  const keys = Uint32Array.from(of, (line) => line + 1);
  return { file, lines, who, of, count: lines.length, outer: outermost(paths.parent, paths.children, keys, lines.length + 1) };
}

/** The lines of one file with their time. */
export interface FileLines extends LineKeys, Keyed {}

export const weighLines = (lines: LineKeys, weights: PathWeights): FileLines => ({ ...lines, ...weighKeys(lines, weights) });

/** For every context the lines of `shown` (indices) that are on its stack, each once: groups for `spread`. */
export function groupsOfLines(paths: Paths, lines: LineKeys, shown: readonly number[]): Groups {
  const place = new Int32Array(lines.lines.length).fill(-1);
  shown.forEach((line, at) => (place[line] = at));
  const start = new Uint32Array(paths.count + 1);
  const list: number[] = [];
  // Parents come first, so that the groups of a parent are known and need not be found again.
  for (let path = 0; path < paths.count; path++) {
    start[path] = list.length;
    const own = lines.of[path]! < 0 ? -1 : place[lines.of[path]!]!;
    if (path > 0) {
      const parent = paths.parent[path]!;
      for (let at = start[parent]!; at < start[parent + 1]!; at++) if (list[at] !== own) list.push(list[at]!);
    }
    if (own >= 0) list.push(own);
    start[path + 1] = list.length;
  }
  return { count: shown.length, start, list: Uint32Array.from(list), parents: null };
}

/** Some lines together. */
export interface Together {
  /** Ticks of stacks with one of the lines, each once; and of those that end in one. */
  total: number;
  self: number;
  /** Of `total`. */
  byClass: Float64Array;
  /** Of `self` by what the instruction does, as in `INSTRUCTIONS`. */
  instructions: Float64Array;
  /** Functions called or inlined there. */
  calls: LineCall[];
}

/** A function that lines call, by number; or have in them, put there by the compiler. */
export interface LineCall {
  who: number;
  ticks: number;
  inlined: boolean;
}

/** `chosen`: whether a line counts, by its index. */
export function together(paths: Paths, weights: PathWeights, nodes: Nodes, lines: FileLines, chosen: (line: number) => boolean): Together {
  const { classes } = weights;
  const out: Together = { total: 0, self: 0, byClass: new Float64Array(classes), instructions: new Float64Array(INSTRUCTIONS.length), calls: [] };
  const calls = new Map<number, LineCall>();
  const inside = new Uint8Array(paths.count);
  for (let path = 1; path < paths.count; path++) {
    const parent = paths.parent[path]!;
    const parentOn = lines.of[parent]! >= 0 && chosen(lines.of[parent]!);
    if (parentOn && weights.total[path]! > 0) {
      const who = nodes.who[paths.node[path]!]!;
      const key = 2 * who + (paths.inlined[path]! & 1);
      const call = calls.get(key);
      if (call === undefined) calls.set(key, { who, ticks: weights.total[path]!, inlined: (paths.inlined[path]! & 1) === 1 });
      else call.ticks += weights.total[path]!;
    }
    const on = lines.of[path]! >= 0 && chosen(lines.of[path]!);
    inside[path] = inside[parent]! | (on ? 1 : 0);
    if (!on) continue;
    out.self += weights.self[path]!;
    const kind = paths.instruction[path]!;
    out.instructions[kind < INSTRUCTIONS.length ? kind : 0]! += weights.self[path]!;
    if (inside[parent] === 1) continue;
    out.total += weights.total[path]!;
    for (let cls = 0; cls < classes; cls++) out.byClass[cls]! += weights.totalClass[path * classes + cls]!;
  }
  out.calls = [...calls.values()].sort((a, b) => b.ticks - a.ticks);
  return out;
}

/** A line of source, by text number of its file. */
export interface Place {
  file: number;
  line: number;
  /** Whether the line only calls what was asked for, which has no source of its own. */
  calls: boolean;
}

/** Where most of the time of some nodes is spent; without source there, where most of it is called from. `null` without either. */
export function placeOf(paths: Paths, weights: PathWeights, isNode: (node: number) => boolean): Place | null {
  const sums = new Map<number, number>();
  const best: { own: number; call: number } = { own: 0, call: 0 };
  const first = new Map<string, number>();
  for (let path = 1; path < paths.count; path++) {
    if (!isNode(paths.node[path]!) || !(weights.total[path]! > 0)) continue;
    let at = path;
    while (at > 0 && (paths.file[at] === 0 || paths.line[at] === 0)) at = paths.parent[at]!;
    if (at === 0) continue;
    const way = at === path ? "own" : "call";
    // The first context of a line stands for all of them.
    const key = `${way} ${paths.file[at]} ${paths.line[at]}`;
    const place = first.get(key) ?? at;
    first.set(key, place);
    const ticks = (sums.get(place) ?? 0) + weights.total[path]!;
    sums.set(place, ticks);
    if (best[way] === 0 || ticks > sums.get(best[way])!) best[way] = place;
  }
  const at = best.own !== 0 ? best.own : best.call;
  return at === 0 ? null : { file: paths.file[at]!, line: paths.line[at]!, calls: best.own === 0 };
}
