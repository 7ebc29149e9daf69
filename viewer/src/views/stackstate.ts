/** What the reader has opened and chosen in stacks: kept while other panels are looked at. */

import { signal, type Signal } from "@preact/signals";
import type { Scene } from "../data/scene";
import { Inverted } from "../logic/inverted";
import { heaviest, type Tree } from "../logic/tree";
import { panel } from "../state";
import { type Code, codeOf } from "./code";

/** Callees below callers; the other way round; or the callers of one function. */
export type Way = { kind: "down" } | { kind: "up" } | { kind: "of"; who: number };

/** One of the trees: rows that show their children (`null` until it is looked at), the chosen row, the row in full width. */
export interface TreeState {
  open: Signal<ReadonlySet<number> | null>;
  chosen: Signal<number | null>;
  root: Signal<number>;
}

export class StackState {
  readonly flame = signal(false);
  readonly way = signal<Way>({ kind: "down" });
  readonly #trees = new Map<string, TreeState>();

  tree(way: Way): TreeState {
    const key = way.kind === "of" ? `of ${way.who}` : way.kind;
    let state = this.#trees.get(key);
    if (state === undefined)
      this.#trees.set(key, (state = { open: signal<ReadonlySet<number> | null>(null), chosen: signal<number | null>(null), root: signal(0) }));
    return state;
  }
}

const states = new WeakMap<Scene, StackState>();

export function stackState(scene: Scene): StackState {
  // The tree of one rank alone is that of all.
  const whole = scene.whole ?? scene;
  let state = states.get(whole);
  if (state === undefined) states.set(whole, (state = new StackState()));
  return state;
}

/** The tree under what is selected. */
export function treeOf(code: Code, way: Way): Tree {
  const now = code.now();
  if (way.kind === "down") return now.topDown();
  return inverted(code, way.kind === "up" ? null : way.who);
}

const kept = new WeakMap<object, Map<number, Inverted>>();

function inverted(code: Code, who: number | null): Inverted {
  const now = code.now();
  let trees = kept.get(now);
  if (trees === undefined) kept.set(now, (trees = new Map<number, Inverted>()));
  let tree = trees.get(who ?? -1);
  if (tree === undefined)
    trees.set(who ?? -1, (tree = new Inverted(who === null ? code.inverted() : code.callers(who), now.weights())));
  return tree;
}

/** Rows opened at first: enough of the heaviest to fill a screen, but not what goes on inside a library. */
export function openedAtFirst(code: Code, tree: Tree, way: Way): ReadonlySet<number> {
  if (way.kind === "up") return new Set();
  const { leads } = code.nodes;
  return heaviest(tree, 28, 0.01, way.kind === "down" && leads[0] === 1 ? (row) => leads[row] === 1 : undefined);
}

/** Shows the callers of a function in stacks. */
export function showCallers(scene: Scene, who: number): void {
  const state = stackState(scene);
  state.way.value = { kind: "of", who };
  const tree = state.tree(state.way.value);
  tree.root.value = 0;
  tree.chosen.value = treeOf(codeOf(scene), state.way.value).children(0)[0] ?? null;
  panel.value = "stacks";
}
