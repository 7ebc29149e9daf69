/** The boxes of a flame graph: where every row of a tree stands, as shares of its width. */

import type { Tree } from "./tree";

/** Boxes level by level from the top, from left to right in each. */
export interface Frames {
  rows: number[];
  /** Left and right edge: 0 to 1 of the width. */
  left: number[];
  right: number[];
  /** First box of a level; one more than there are levels. */
  levels: number[];
}

/** Boxes at least `least` of the width wide below `root`, which is the first box unless it is row 0. */
export function framesOf(tree: Tree, root: number, least: number): Frames {
  const out: Frames = { rows: [], left: [], right: [], levels: [0] };
  const whole = tree.total(root);
  if (!(whole > 0)) return out;
  const put = (row: number, left: number, right: number) => {
    out.rows.push(row);
    out.left.push(left);
    out.right.push(right);
  };
  const below = (row: number, left: number) => {
    let at = left;
    for (const child of tree.children(row)) {
      const right = at + tree.total(child) / whole;
      // Children come heaviest first: after one that is too narrow, all are.
      if (right - at < least) return;
      put(child, at, right);
      at = right;
    }
  };
  if (root === 0) below(0, 0);
  else put(root, 0, 1);
  for (;;) {
    const [from, to] = [out.levels.at(-1)!, out.rows.length];
    if (from === to) return out;
    out.levels.push(to);
    for (let at = from; at < to; at++) below(out.rows[at]!, out.left[at]!);
  }
}

/** Box of a level at a share of the width; -1 where there is none. */
export function frameAt(frames: Frames, level: number, x: number): number {
  let [low, high] = [frames.levels[level] ?? 0, frames.levels[level + 1] ?? 0];
  const end = high;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (frames.right[middle]! <= x) low = middle + 1;
    else high = middle;
  }
  return low < end && frames.left[low]! <= x ? low : -1;
}

/** Level of a box. */
export function levelOf(frames: Frames, box: number): number {
  return frames.levels.findLastIndex((first) => first <= box);
}

/** The box to go to from another by an arrow key; the same where there is none. */
export function neighbour(frames: Frames, box: number, to: "up" | "down" | "left" | "right"): number {
  const level = levelOf(frames, box);
  const first = frames.levels[level] ?? 0;
  const end = frames.levels[level + 1] ?? frames.rows.length;
  if (to === "left") return Math.max(first, box - 1);
  if (to === "right") return Math.min(end - 1, box + 1);
  if (to === "up") {
    const above = level > 0 ? frameAt(frames, level - 1, (frames.left[box]! + frames.right[box]!) / 2) : -1;
    return above < 0 ? box : above;
  }
  for (let at = end; at < (frames.levels[level + 2] ?? 0); at++)
    if (frames.left[at]! >= frames.left[box]! - 1e-12) return frames.left[at]! < frames.right[box]! ? at : box;
  return box;
}
