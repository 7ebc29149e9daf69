/** Rows of a tree as groups, for the small pictures beside them. */

import { type Groups, oneGroup } from "./spread";
import type { Nodes, Tree } from "./tree";

/** `rows`, each with all that is below it; parents come before their children, not all need be there. */
export function groupsOfRows(nodes: Nodes, tree: Tree, rows: readonly number[]): Groups {
  const of = tree.group(rows);
  const place = new Map(rows.map((row, at) => [row, at]));
  const parents = Int32Array.from(rows, (row) => {
    for (let at = row; at > 0; ) {
      at = tree.parent(at);
      const found = place.get(at);
      if (found !== undefined) return found;
    }
    return -1;
  });
  return oneGroup(ofPaths(nodes, of), rows.length, parents);
}

function ofPaths({ ofPath }: Nodes, of: Int32Array): Int32Array {
  const out = new Int32Array(ofPath.length);
  for (let path = 0; path < out.length; path++) out[path] = of[ofPath[path]!] ?? -1;
  return out;
}
