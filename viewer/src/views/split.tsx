/** The line between the time axis and the panel: drag it, or move it with the arrow keys. */

import { signal } from "@preact/signals";
import { useState } from "preact/hooks";

const LEAST = 96;

// Room for the strips that are shown first and for a table below: in a low window the table needs more of it, for what
// stands above the two is as high as in any.
const preset = () => Math.round(Math.min(30 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize), Math.max(200, window.innerHeight * 0.7 - 260)));

/** CSS points. */
export const timeHeight = signal(preset());

const most = () => Math.max(LEAST, window.innerHeight - 220);
const set = (height: number) => (timeHeight.value = Math.round(Math.min(most(), Math.max(LEAST, height))));
window.addEventListener("resize", () => set(timeHeight.value));

export function Split() {
  const [held, setHeld] = useState<number | null>(null);
  return (
    <div
      class={held === null ? "split" : "split held"}
      role="separator"
      aria-orientation="horizontal"
      aria-label="Height of the timeline"
      aria-valuenow={timeHeight.value}
      aria-valuemin={LEAST}
      aria-valuemax={most()}
      tabIndex={0}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(event.clientY - timeHeight.value);
      }}
      onPointerMove={(event) => held !== null && set(event.clientY - held)}
      onPointerUp={() => setHeld(null)}
      onPointerCancel={() => setHeld(null)}
      onDblClick={() => set(preset())}
      onKeyDown={(event) => {
        const by = event.key === "ArrowUp" ? -24 : event.key === "ArrowDown" ? 24 : 0;
        if (by === 0) return;
        event.preventDefault();
        set(timeHeight.value + by);
      }}
    />
  );
}
