/** A strip: extremes as a pale band, mean ± standard deviation as a darker one, the mean as a line. */

import type { Drawn } from "../logic/strip";
import type { Pen } from "./canvas";

/** Runs of columns in which something is known. */
function runsOf(values: Float64Array): [number, number][] {
  const found: [number, number][] = [];
  let start = -1;
  for (let column = 0; column <= values.length; column++) {
    const known = column < values.length && !Number.isNaN(values[column]!);
    if (known && start < 0) start = column;
    if (!known && start >= 0) {
      found.push([start, column]);
      start = -1;
    }
  }
  return found;
}

/** Draws `drawn` from 0 to `top`; `edges` of its columns in CSS points, one more than there are columns. */
export function paintBand({ context, height }: Pen, drawn: Drawn, edges: Float64Array, top: number, colour: string): void {
  const scale = (height - 1) / top;
  const y = (value: number) => Math.min(height, Math.max(0, height - 0.5 - value * scale));
  const runs = runsOf(drawn.mean);

  /** Steps along columns `from` up to `to`, to the right or back; what stays level is one line. */
  const steps = (path: Path2D, from: number, to: number, value: (column: number) => number, back: boolean) => {
    let last = Number.NaN;
    for (let index = from; index < to; index++) {
      const column = back ? from + to - 1 - index : index;
      const now = y(value(column));
      if (now !== last) {
        const x = edges[back ? column + 1 : column]!;
        if (index > from) path.lineTo(x, last);
        path.lineTo(x, now);
      }
      last = now;
    }
    path.lineTo(edges[back ? from : to]!, last);
  };
  const band = (low: (column: number) => number, high: (column: number) => number, alpha: number) => {
    const path = new Path2D();
    for (const [from, to] of runs) {
      path.moveTo(edges[from]!, y(high(from)));
      steps(path, from, to, high, false);
      steps(path, from, to, low, true);
      path.closePath();
    }
    context.globalAlpha = alpha;
    context.fill(path);
  };
  context.fillStyle = context.strokeStyle = colour;
  band((c) => drawn.min[c]!, (c) => drawn.max[c]!, 0.2);
  const sd = (column: number) => (Number.isNaN(drawn.sd[column]!) ? 0 : drawn.sd[column]!);
  band((c) => Math.max(drawn.min[c]!, drawn.mean[c]! - sd(c)), (c) => Math.min(drawn.max[c]!, drawn.mean[c]! + sd(c)), 0.25);
  context.globalAlpha = 1;
  const line = new Path2D();
  for (const [from, to] of runs) {
    line.moveTo(edges[from]!, y(drawn.mean[from]!));
    steps(line, from, to, (c) => drawn.mean[c]!, false);
  }
  context.lineWidth = 1.25;
  context.lineJoin = "round";
  context.stroke(line);
}
