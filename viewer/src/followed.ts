/** The selection as the panel below shows it: a frame after the time axis, so that what is under the pointer answers first. */

import { effect, signal } from "@preact/signals";
import { selection, type Selection } from "./state";

export const followed = signal(selection.peek());

/** What is worked out before the panel is drawn, in a task of its own. */
export const ahead: { reach: ((selection: Selection) => void) | null } = { reach: null };

let due = false;
effect(() => {
  if (selection.value === followed.peek() || due) return;
  due = true;
  // The first frame draws the axis, the next the panel.
  requestAnimationFrame(() =>
    setTimeout(() => {
      ahead.reach?.(selection.peek());
      requestAnimationFrame(() => {
        due = false;
        followed.value = selection.peek();
      });
    }),
  );
});
