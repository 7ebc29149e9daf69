/** The selection as the panel below shows it: a frame after the time axis, so that what is under the pointer answers first. */

import { effect, signal } from "@preact/signals";
import { selection } from "./state";

export const followed = signal(selection.peek());

let due = false;
effect(() => {
  if (selection.value === followed.peek() || due) return;
  due = true;
  // The first frame draws the axis, the second the panel.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      due = false;
      followed.value = selection.peek();
    }),
  );
});
