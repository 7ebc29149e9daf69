/** The runs of the page, and which of them the views show. */

import { computed, signal } from "@preact/signals";
import type { Scene } from "./data/scene";
import { ALL, select } from "./state";

/** One run, or two to compare. */
export const runs = signal<readonly Scene[]>([]);

const shown = signal(0);

/** The run that all views but the comparison show. */
export const current = computed<Scene | null>(() => runs.value[shown.value] ?? null);

/** Shows the other run. Its time and its ranks are its own, so what was selected is let go. */
export function showRun(run: number): void {
  if (run === shown.value) return;
  shown.value = run;
  select({ ...ALL });
}
