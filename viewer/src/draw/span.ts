/** The cursor and the selected span over all plots of the time axis. */

import { type Axis, xOf } from "../logic/axis";
import { number } from "../logic/units";
import type { Pen } from "./canvas";

/** Draws what is not selected paler, the ends of the selection, how long it is, and the cursor. */
export function paintSpan(
  { context, width, height, ink }: Pen,
  view: readonly [number, number],
  span: readonly [number, number] | null,
  cursor: number | null,
  end: number,
): void {
  const axis: Axis = { from: view[0], to: view[1], width };
  if (span !== null) {
    const [a, b] = [Math.max(-2, xOf(axis, span[0])), Math.min(width + 2, xOf(axis, span[1]))];
    context.fillStyle = ink.paper;
    context.globalAlpha = 0.68;
    if (a > 0) context.fillRect(0, 0, Math.min(a, width), height);
    if (b < width) context.fillRect(Math.max(0, b), 0, width - Math.max(0, b), height);
    context.globalAlpha = 1;
    context.fillStyle = ink.accent;
    for (const x of [a, b])
      if (x >= 0 && x <= width) {
        context.fillRect(Math.round(x) - 0.75, 0, 1.5, height);
        context.fillRect(Math.round(x) - 3, 0, 6, 10);
      }
    if (b - a > 64 && span[1] - span[0] < end) label(number(span[1] - span[0], "seconds"), (Math.max(0, a) + Math.min(width, b)) / 2);
  }
  if (cursor !== null && cursor >= view[0] && cursor <= view[1]) {
    context.fillStyle = ink.ink;
    context.globalAlpha = 0.55;
    context.fillRect(Math.round(xOf(axis, cursor)) - 0.5, 0, 1, height);
    context.globalAlpha = 1;
  }

  function label(text: string, x: number): void {
    context.font = ink.small;
    const half = context.measureText(text).width / 2 + 6;
    context.globalAlpha = 0.9;
    context.fillStyle = ink.accent;
    context.beginPath();
    context.roundRect(x - half, 3, 2 * half, ink.size * 1.5, 3);
    context.fill();
    context.globalAlpha = 1;
    context.fillStyle = ink.paper;
    context.textBaseline = "middle";
    context.textAlign = "center";
    context.fillText(text, x, 3.5 + ink.size * 0.75);
    context.textAlign = "start";
  }
}
