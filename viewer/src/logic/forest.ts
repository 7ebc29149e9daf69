/** Trees as columns: the parent of every row, row 0 the root, parents before their children. */

/** The children of every row: `list[start[row]]` up to `list[start[row + 1]]`. */
export interface Children {
  start: Uint32Array;
  list: Uint32Array;
}

/** Parents of which none points nowhere: a row whose parent does not come before it is a child of the root. */
export function sound(parent: Uint32Array): Uint32Array {
  return Uint32Array.from(parent, (to, row) => (to < row ? to : 0));
}

export function childrenOf(parent: Uint32Array): Children {
  const start = new Uint32Array(parent.length + 1);
  for (let row = 1; row < parent.length; row++) start[parent[row]! + 1]!++;
  for (let row = 0; row < parent.length; row++) start[row + 1]! += start[row]!;
  const list = new Uint32Array(Math.max(0, parent.length - 1));
  const next = start.slice();
  for (let row = 1; row < parent.length; row++) list[next[parent[row]!]!++] = row;
  return { start, list };
}

/** Rows above a row, in the mean. */
export function meanDepth(parent: Uint32Array): number {
  const depth = new Uint32Array(parent.length);
  let sum = 0;
  for (let row = 1; row < parent.length; row++) sum += depth[row] = depth[parent[row]!]! + 1;
  return parent.length === 0 ? 0 : sum / parent.length;
}

/** Goes down and up through a tree. */
export function walk(parent: Uint32Array, children: Children, enter: (row: number) => void, leave: (row: number) => void): void {
  if (parent.length === 0) return;
  const next = children.start.slice(0, parent.length);
  let at = 0;
  enter(at);
  for (;;) {
    if (next[at]! < children.start[at + 1]!) {
      at = children.list[next[at]!++]!;
      enter(at);
      continue;
    }
    leave(at);
    if (at === 0) return;
    at = parent[at]!;
  }
}

/** Rows that have no ancestor with the same key: what calls itself counts there, and so once. The root is none. */
export function outermost(parent: Uint32Array, children: Children, key: Uint32Array, keys: number): Uint8Array {
  const out = new Uint8Array(parent.length);
  const open = new Uint32Array(keys);
  walk(
    parent,
    children,
    (row) => {
      if (row > 0 && open[key[row]!]!++ === 0) out[row] = 1;
    },
    (row) => {
      if (row > 0) open[key[row]!]!--;
    },
  );
  return out;
}

/** Adds every row to its parent. */
export function addUp(parent: Uint32Array, sums: Float64Array): void {
  for (let row = parent.length - 1; row > 0; row--) sums[parent[row]!]! += sums[row]!;
}

/** The same for `width` numbers a row; rows without any time (`totals`) are passed over. */
export function addUpAll(parent: Uint32Array, sums: Float64Array, width: number, totals: Float64Array): void {
  for (let row = parent.length - 1; row > 0; row--) {
    if (totals[row] === 0) continue;
    const to = parent[row]! * width;
    const from = row * width;
    for (let at = 0; at < width; at++) sums[to + at]! += sums[from + at]!;
  }
}
