/** Keys and gestures: the list here is what `keys.ts` and the time axis obey. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

const open = signal(false);

export const openHelp = () => (open.value = true);

const GROUPS: readonly { title: string; keys: readonly (readonly [keys: string, what: string])[] }[] = [
  {
    title: "Anywhere",
    keys: [
      ["/", "Search functions"],
      ["U or Ctrl Z", "Undo the last selection, zoom or choice of time series"],
      ["Z", "Zoom to the selected span"],
      ["0", "Show all of the time axis"],
      ["Esc", "Select everything again"],
      ["T", "Light or dark"],
      ["?", "This list"],
    ],
  },
  {
    title: "On the time axis",
    keys: [
      ["drag", "Select a span; drag its ends to change it"],
      ["click beside it", "Clear the selection"],
      ["double click", "Zoom to the selected span, or back to all"],
      ["wheel", "Zoom at the pointer; with Shift, or sideways: move"],
      ["← →", "Move the cursor one interval; with Shift: select on the way"],
      ["+ −", "Zoom at the cursor"],
      ["Page up, Page down", "Move the axis"],
      ["Home, End", "Cursor to the first or last interval"],
    ],
  },
  {
    title: "In stacks, functions and source",
    keys: [
      ["↑ ↓, Home, End", "Another row; in source with Shift: more lines"],
      ["→ ←", "Open and close a row of stacks; * opens all below it"],
      ["Enter, double click", "Source of a row; in the flame graph: full width"],
      ["C", "Callers of a function"],
      ["S, Backspace", "In the flame graph: source of a box; one caller up"],
      ["N, P", "In source: next and previous line with time"],
      ["Enter, Shift Enter", "In the search: next and previous match in stacks"],
    ],
  },
  {
    title: "On the heat map of ranks",
    keys: [
      ["click", "See this rank alone, or beside the map this node; again: all"],
      ["Ctrl click, Shift click", "Add a rank; all up to it"],
      ["drag", "Select a span, ranks, or both at once"],
      ["Ctrl wheel", "Show fewer or more ranks; the wheel alone moves through them"],
      ["↑ ↓", "Move to another rank; Enter to see it alone"],
    ],
  },
];

/** `panels` are the labels of the tabs, in their order. */
export function HelpDialog({ panels }: { panels: readonly string[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const now = open.value;
  useEffect(() => {
    if (now) dialog.current?.showModal();
    else dialog.current?.close();
  }, [now]);
  return (
    <dialog ref={dialog} onClose={() => (open.value = false)} aria-label="Keys and gestures">
      <h2>
        Keys and gestures
        <button type="button" onClick={() => (open.value = false)}>
          Close
        </button>
      </h2>
      {now &&
        GROUPS.map(({ title, keys }, n) => (
          <section>
            <h3>{title}</h3>
            <dl>
              {(n === 0 ? [[`1 … ${panels.length}`, panels.join(", ")] as const, ...keys] : keys).map(([key, what]) => [
                <dt>
                  <kbd>{key}</kbd>
                </dt>,
                <dd>{what}</dd>,
              ])}
            </dl>
          </section>
        ))}
    </dialog>
  );
}
