/**
 * Sums over the rows of a tree that have the same key: functions over nodes, files and lines over contexts. What has its
 * own key above it counts there, and so once.
 */

import type { Cells } from "./cells";
import { addUp, addUpAll } from "./forest";
import type { Change } from "./tally";

export interface Keys {
  count: number;
  /** Key of a row of the tree, -1 for none. The root has none. */
  of: Int32Array;
  /** 1 for a row that has no other of its key above it. */
  outer: Uint8Array;
}

/** Ticks of every key. */
export interface Keyed {
  classes: number;
  self: Float64Array;
  /** With all that is below. */
  total: Float64Array;
  /** Of `total`: keys × classes. */
  byClass: Float64Array;
}

/** Ticks of every row of a tree. */
export interface RowWeights {
  classes: number;
  /** In itself; rows × classes. */
  self: Float64Array;
  selfClass: Float64Array;
  /** With all that is below. */
  total: Float64Array;
  totalClass: Float64Array;
}

/** `ticks` by slot; `ofSlot`: the row of every slot. */
export function weighRows(parent: Uint32Array, ofSlot: Uint32Array, { classes, slotClass }: Cells, ticks: Float64Array): RowWeights {
  const self = new Float64Array(parent.length);
  const selfClass = new Float64Array(parent.length * classes);
  for (let slot = 0; slot < ticks.length && parent.length > 0; slot++) {
    if (ticks[slot] === 0) continue;
    const row = ofSlot[slot]!;
    self[row]! += ticks[slot]!;
    selfClass[row * classes + slotClass[slot]!]! += ticks[slot]!;
  }
  const [total, totalClass] = [self.slice(), selfClass.slice()];
  addUp(parent, total);
  addUpAll(parent, totalClass, classes, total);
  return { classes, self, selfClass, total, totalClass };
}

export function weighKeys(keys: Keys, weights: RowWeights): Keyed {
  const { classes } = weights;
  const sums: Keyed = { classes, self: new Float64Array(keys.count), total: new Float64Array(keys.count), byClass: new Float64Array(keys.count * classes) };
  addKeys(keys, weights, sums);
  return sums;
}

function addKeys({ of, outer }: Keys, weights: RowWeights, { classes, self, total, byClass }: Keyed): void {
  const { self: own, total: all, totalClass } = weights;
  for (let row = 1; row < of.length; row++) {
    const key = of[row]!;
    if (key < 0 || all[row] === 0) continue;
    self[key]! += own[row]!;
    if (outer[row] === 0) continue;
    total[key]! += all[row]!;
    const [to, from] = [key * classes, row * classes];
    for (let cls = 0; cls < classes; cls++) byClass[to + cls]! += totalClass[from + cls]!;
  }
}

/** Takes a change into the weights of a tree. `ofSlot`: the row of every slot; `depth`: of a row in the mean. */
export function climb(parent: Uint32Array, depth: number, ofSlot: Uint32Array, { slotClass }: Cells, weights: RowWeights, { count, slot, ticks }: Change): void {
  const { self, selfClass, total, totalClass, classes } = weights;
  if (parent.length === 0) return;
  for (let at = 0; at < count; at++) {
    const row = ofSlot[slot[at]!]!;
    self[row]! += ticks[at]!;
    selfClass[row * classes + slotClass[slot[at]!]!]! += ticks[at]!;
  }
  // Many that climb to the root are more work than to add up the tree.
  if (count * (depth + 1) > parent.length) {
    total.set(self);
    totalClass.set(selfClass);
    addUp(parent, total);
    addUpAll(parent, totalClass, classes, total);
    return;
  }
  for (let at = 0; at < count; at++) {
    const by = ticks[at]!;
    const cls = slotClass[slot[at]!]!;
    for (let up = ofSlot[slot[at]!]!; ; up = parent[up]!) {
      total[up]! += by;
      totalClass[up * classes + cls]! += by;
      if (up === 0) break;
    }
  }
}

/** The same for sums by key; the weights of the tree have the change already. */
export function climbKeys(parent: Uint32Array, depth: number, ofSlot: Uint32Array, { slotClass }: Cells, keys: Keys, weights: RowWeights, sums: Keyed, { count, slot, ticks }: Change): void {
  const { of, outer } = keys;
  const { self, total, byClass, classes } = sums;
  if (count * (depth + 1) > parent.length) {
    for (const each of [self, total, byClass]) each.fill(0);
    addKeys(keys, weights, sums);
    return;
  }
  for (let at = 0; at < count; at++) {
    const by = ticks[at]!;
    const cls = slotClass[slot[at]!]!;
    const row = ofSlot[slot[at]!]!;
    if (of[row]! >= 0) self[of[row]!]! += by;
    for (let up = row; up > 0; up = parent[up]!) {
      const key = of[up]!;
      if (key < 0 || outer[up] === 0) continue;
      total[key]! += by;
      byClass[key * classes + cls]! += by;
    }
  }
}
