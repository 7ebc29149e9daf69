/** What tests of stacks, functions and lines share: a scene opened up, and its trees as text. */

import type { Scene } from "../src/data/scene";
import { type Cells, cellsOf } from "../src/logic/cells";
import { indexFunctions, weighFunctions } from "../src/logic/functions";
import { weighRows } from "../src/logic/keyed";
import { pathsOf } from "../src/logic/lines";
import { begin, columnsOf, type Groups, readOn } from "../src/logic/spread";
import { type Keep, keepOf, tally } from "../src/logic/tally";
import { nodeOfSlot, nodesOf, type Tree, TopDown } from "../src/logic/tree";
import { ALL, type Selection } from "../src/state";

export function opened(scene: Scene, change: Partial<Selection> = {}) {
  const cells = cellsOf(scene);
  const keep = keepOf(cells, { ...ALL, ...change });
  const ticks = tally(cells, keep);
  const nodes = nodesOf(scene);
  const weights = weighRows(nodes.parent, nodeOfSlot(nodes, cells), cells, ticks);
  const index = indexFunctions(nodes);
  const paths = pathsOf(scene, nodes);
  return {
    scene, cells, keep, ticks, nodes, weights, index, paths,
    pathWeights: weighRows(paths.parent, cells.slotPath, cells, ticks),
    table: weighFunctions(index, weights),
    tree: new TopDown(nodes, weights),
    name: (who: number) => scene.document.texts[nodes.functions.name[who]!]!,
    who: (name: string) => {
      const at = [...nodes.functions.name].findIndex((text, who) => who > 0 && scene.document.texts[text] === name);
      if (at < 0) throw new Error(`no function ${name}`);
      return at;
    },
  };
}

/** A tree as lines: "  name total/self", as deep as it is indented. */
export function drawn(tree: Tree, name: (who: number) => string, row = 0, depth = 0): string[] {
  return tree
    .children(row)
    .flatMap((child) => [`${"  ".repeat(depth)}${name(tree.who(child))} ${tree.total(child)}/${tree.self(child)}`, ...drawn(tree, name, child, depth + 1)]);
}

/** All groups of a spread in columns, and the ranks in which each was seen. */
export function spreadOf(cells: Cells, keep: Keep, groups: Groups, columns: number) {
  const spread = begin(cells, keep, groups);
  while (!readOn(cells, spread, 3));
  return { ...columnsOf(spread, Array.from({ length: groups.count }, (_, group) => group), columns), ranks: [...spread.ranks] };
}
