/** Time of rows of a tree, for the small pictures beside them. */

import { fold, type Keep, oneGroup, type Cells, type Spread, spread } from "./tally";
import type { Nodes, Tree } from "./tree";

/** `rows` over time, each with all that is below it; parents come before their children, not all need be there. */
export function sparksOf(cells: Cells, keep: Keep, nodes: Nodes, tree: Tree, rows: readonly number[], columns: number): Spread {
  const of = tree.group(rows);
  const groups = oneGroup(
    Int32Array.from(nodes.ofPath, (node) => of[node] ?? -1),
    rows.length,
  );
  const out = spread(cells, keep, groups, columns);
  const place = new Map(rows.map((row, at) => [row, at]));
  fold(
    out,
    Int32Array.from(rows, (row) => {
      for (let at = row; at > 0; ) {
        at = tree.parent(at);
        const found = place.get(at);
        if (found !== undefined) return found;
      }
      return -1;
    }),
  );
  return out;
}
