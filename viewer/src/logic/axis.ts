/** The time axis: what of the run is visible, and where on the screen. Seconds from the start of the run; CSS points. */

import { moment } from "./units";

export type Span = readonly [from: number, to: number];

export interface Axis {
  from: number;
  to: number;
  /** CSS points, from 0 at `from`. */
  width: number;
}

export const xOf = (axis: Axis, time: number) => ((time - axis.from) / (axis.to - axis.from)) * axis.width;
export const timeOf = (axis: Axis, x: number) => axis.from + (x / axis.width) * (axis.to - axis.from);

/** The nearest span of that length, no shorter than `least`, that lies within the run. */
export function within(span: Span, end: number, least: number): Span {
  const length = Math.min(end, Math.max(least, span[1] - span[0]));
  const from = Math.min(Math.max(0, span[0]), end - length);
  return [from, from + length];
}

/** Zooms so that `at` stays where it is: `factor` below 1 shows less. `null` when everything is visible. */
export function zoomed(view: Span, at: number, factor: number, end: number, least: number): Span | null {
  const length = Math.max(least, (view[1] - view[0]) * factor);
  if (length >= end * 0.9999) return null;
  const part = (at - view[0]) / (view[1] - view[0]);
  return within([at - part * length, at - part * length + length], end, least);
}

/** Moves by `by` seconds, as far as the run goes. */
export const moved = (view: Span, by: number, end: number): Span => within([view[0] + by, view[1] + by], end, view[1] - view[0]);

/** The whole bins that a span touches, in seconds: what is selected is what was counted. */
export function snapped(span: Span, binS: number, end: number): Span {
  const [a, b] = span[0] <= span[1] ? span : [span[1], span[0]];
  // A span that ends on a bin's edge does not touch the next one, whatever the division makes of it.
  const from = Math.floor(a / binS + 1e-6) * binS;
  const to = Math.max(Math.ceil(b / binS - 1e-6) * binS, from + binS);
  const length = Math.min(binS, end);
  return [Math.max(0, Math.min(from, end - length)), Math.min(end, to)];
}

const SMALL = [1, 2, 5];
const CLOCK = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10800, 21600, 43200, 86400];

/** The smallest round step of at least `least` seconds: 1, 2 or 5 of a power of ten; from a second on a long axis, of a clock. */
export function roundStep(least: number, clock: boolean): number {
  if (clock && least > 0.5) {
    const step = CLOCK.find((step) => step >= least);
    return step ?? Math.ceil(least / 86400) * 86400;
  }
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = SMALL.find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

export interface Tick {
  at: number;
  label: string;
}

let last: { asked: readonly number[]; ticks: readonly Tick[] } | null = null;

/** Round moments on the visible axis, at least `gap` CSS points apart. */
export function ticks(axis: Axis, gap: number, end: number): readonly Tick[] {
  const asked = [axis.from, axis.to, axis.width, gap, end];
  // All that lies on one axis asks for the same.
  if (last === null || asked.some((each, at) => each !== last!.asked[at])) last = { asked, ticks: makeTicks(axis, gap, end) };
  return last.ticks;
}

function makeTicks(axis: Axis, gap: number, end: number): Tick[] {
  const length = axis.to - axis.from;
  if (!(length > 0) || !(axis.width > 0)) return [];
  const step = roundStep((length * gap) / axis.width, end >= 120);
  const found: Tick[] = [];
  for (let index = Math.ceil(axis.from / step - 1e-9); index * step <= axis.to * (1 + 1e-12) && found.length < 200; index++)
    found.push({ at: index * step, label: moment(index * step, step, end) });
  return found;
}

/** The first round number, 1, 2, 2.5 or 5 of a power of ten, of at least `value`: the top of a vertical axis. */
export function roundTop(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= value * (1 - 1e-9)) ?? 10) * power;
}
