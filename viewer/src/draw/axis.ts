/** The time axis: labels in a row of its own, and hair lines through the plots below. */

import { type Axis, ticks, xOf } from "../logic/axis";
import type { Pen } from "./canvas";

/** CSS points between labels. */
const GAP = 92;

/** The labels, standing on the lower edge. */
export function paintAxis({ context, width, height, ink }: Pen, view: readonly [number, number], end: number): void {
  const axis: Axis = { from: view[0], to: view[1], width };
  context.font = ink.small;
  context.fillStyle = ink.soft;
  context.textBaseline = "alphabetic";
  for (const { at, label } of ticks(axis, GAP, end)) {
    const x = xOf(axis, at);
    const half = context.measureText(label).width / 2;
    // A label that would be cut off at an end moves inwards; its mark stays.
    context.fillText(label, Math.min(Math.max(0, x - half), width - 2 * half), height - 7);
    context.fillRect(Math.round(x), height - 4, 1, 4);
  }
}

/** Hair lines at the labels. */
export function paintGrid({ context, width, height, ink }: Pen, view: readonly [number, number], end: number): void {
  const axis: Axis = { from: view[0], to: view[1], width };
  context.fillStyle = ink.line;
  for (const { at } of ticks(axis, GAP, end)) context.fillRect(Math.round(xOf(axis, at)), 0, 1, height);
}
