/** Finding functions by name, and what their time is together. */

import type { Document } from "../gen/scene";
import { type Nodes, type Tree, type Weights } from "./tree";

/** Whether a function matches, by its number. */
export type Matches = Uint8Array;

/** Functions whose name, or whose library's, holds the words of a query, in any order and case. `null`: nothing asked. */
export function matching(document: Document, nodes: Nodes, query: string): Matches | null {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return null;
  const { count, name, module } = nodes.functions;
  const texts = document.texts;
  const out = new Uint8Array(count);
  for (let who = 1; who < count; who++) {
    const text = `${texts[name[who]!]} ${texts[module[who]!]}`.toLowerCase();
    out[who] = words.every((word) => text.includes(word)) ? 1 : 0;
  }
  return out;
}

export interface Found {
  /** Functions that match and have time, and how often they stand in the tree. */
  functions: number;
  places: number;
  /** Ticks in them and in what they called, each once. */
  ticks: number;
}

export function found(nodes: Nodes, weights: Weights, matches: Matches): Found {
  const out: Found = { functions: 0, places: 0, ticks: 0 };
  const seen = new Uint8Array(nodes.functions.count);
  const inside = new Uint8Array(nodes.count);
  for (let node = 1; node < nodes.count; node++) {
    const who = nodes.who[node]!;
    const within = inside[nodes.parent[node]!] === 1;
    if (matches[who] === 1 && weights.total[node]! > 0) {
      out.places++;
      out.functions += 1 - seen[who]!;
      seen[who] = 1;
      if (!within) out.ticks += weights.total[node]!;
    }
    inside[node] = within || matches[who] === 1 ? 1 : 0;
  }
  return out;
}

/** Rows that match in the order in which they stand when all are open. At most `most`, so that a tree of any size is gone through in time. */
export function matchingRows(tree: Tree, matches: Matches, most: number, root = 0): number[] {
  const out: number[] = [];
  const todo = [...tree.children(root)].reverse();
  let looked = 0;
  for (let row = todo.pop(); row !== undefined && out.length < most && looked++ < 50 * most; row = todo.pop()) {
    if (matches[tree.who(row)] === 1) out.push(row);
    const below = tree.children(row);
    for (let at = below.length - 1; at >= 0; at--) todo.push(below[at]!);
  }
  return out;
}
