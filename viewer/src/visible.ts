/** What of the time axis is visible, and the span that is being dragged on it. */

import { signal } from "@preact/signals";
import type { Scene } from "./data/scene";
import { type Span, within } from "./logic/axis";
import { zoom } from "./state";

/** End of the axis in seconds: of the run or, where that is not known, of its last bin. */
export function endOf(scene: Scene): number {
  const { elapsedS } = scene.document.run;
  const { bins, binS } = scene.document.timeline;
  return elapsedS > 0 ? elapsedS : bins * binS || 1;
}

/** The shortest span that the axis shows: a few bins, so that there is something to see. */
export function leastOf(scene: Scene): number {
  const end = endOf(scene);
  return Math.min(end, Math.max(4 * scene.document.timeline.binS, end * 1e-6));
}

/** What of the run is visible. */
export const viewOf = (scene: Scene): Span => (zoom.value === null ? [0, endOf(scene)] : within(zoom.value, endOf(scene), leastOf(scene)));

/** A span that is being dragged: shown at once; the views follow when the pointer rests. */
export const draft = signal<Span | null>(null);
