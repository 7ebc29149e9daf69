/** One rank of many, alone: fetched when it is the only one that is chosen and its row of cells holds others. */

import { effect, signal } from "@preact/signals";
import { rankScene } from "./data/rank";
import type { Scene } from "./data/scene";
import type { AloneState } from "./logic/words";
import { current } from "./runs";
import { type Selection, selection } from "./state";

interface Alone {
  whole: Scene;
  rank: number;
  state: AloneState;
  /** Once it is here. */
  scene: Scene | null;
}

const alone = signal<Alone | null>(null);

const only = (ranks: Selection["ranks"]) => (ranks?.length === 1 ? (ranks[0] ?? null) : null);

/** Fetches what is chosen from now on. Returns what ends that. */
export function fetchChosen(): () => void {
  return effect(() => {
    const [whole, rank] = [current.value, only(selection.value.ranks)];
    if (whole === null || rank === null || whole.document.ranksPerRow <= 1) {
      alone.value = null;
      return;
    }
    const before = alone.peek();
    if (before?.whole === whole && before.rank === rank) return;
    const wanted: Alone = { whole, rank, state: "coming", scene: null };
    alone.value = wanted;
    // Another may have been chosen before it comes.
    const put = (state: AloneState, scene: Scene | null) => {
      if (alone.peek() === wanted) alone.value = { ...wanted, state, scene };
    };
    rankScene(whole, rank).then(
      (scene) => put(scene === null ? "missing" : "here", scene),
      () => put("failed", null),
    );
  });
}

const now = (scene: Scene, ranks: Selection["ranks"]) => (alone.value !== null && alone.value.whole === scene && alone.value.rank === only(ranks) ? alone.value : null);

/** What stacks are of where these ranks are chosen: the one that is, once its scene is here, else all. */
export const seenOf = (scene: Scene, ranks: Selection["ranks"]): Scene => now(scene, ranks)?.scene ?? scene;

/** Whether the rank that is chosen is here alone; `null` where none needs to be. */
export const aloneState = (scene: Scene, ranks: Selection["ranks"]): AloneState | null => now(scene.whole ?? scene, ranks)?.state ?? null;
