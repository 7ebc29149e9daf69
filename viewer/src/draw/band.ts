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

/** Draws `drawn`, one column a device point, from 0 to `top`. */
export function paintBand({ context, height, ratio }: Pen, drawn: Drawn, top: number, colour: string): void {
  const scale = (height - 1) / top;
  const y = (value: number) => Math.min(height, Math.max(0, height - 0.5 - value * scale));
  const steps = (path: Path2D, from: number, to: number, value: (column: number) => number, back: boolean) => {
    if (back) for (let column = to - 1; column >= from; column--) corner(path, value(column), (column + 1) / ratio, column / ratio);
    else for (let column = from; column < to; column++) corner(path, value(column), column / ratio, (column + 1) / ratio);
  };
  const corner = (path: Path2D, value: number, x0: number, x1: number) => {
    path.lineTo(x0, y(value));
    path.lineTo(x1, y(value));
  };
  const band = (runs: [number, number][], low: (column: number) => number, high: (column: number) => number, alpha: number) => {
    const path = new Path2D();
    for (const [from, to] of runs) {
      path.moveTo(from / ratio, y(high(from)));
      steps(path, from, to, high, false);
      steps(path, from, to, low, true);
      path.closePath();
    }
    context.globalAlpha = alpha;
    context.fill(path);
  };
  context.fillStyle = context.strokeStyle = colour;
  const runs = runsOf(drawn.mean);
  band(runs, (c) => drawn.min[c]!, (c) => drawn.max[c]!, 0.2);
  const sd = (column: number) => (Number.isNaN(drawn.sd[column]!) ? 0 : drawn.sd[column]!);
  band(runs, (c) => Math.max(drawn.min[c]!, drawn.mean[c]! - sd(c)), (c) => Math.min(drawn.max[c]!, drawn.mean[c]! + sd(c)), 0.25);
  context.globalAlpha = 1;
  const line = new Path2D();
  for (const [from, to] of runs) {
    line.moveTo(from / ratio, y(drawn.mean[from]!));
    steps(line, from, to, (c) => drawn.mean[c]!, false);
  }
  context.lineWidth = 1.25;
  context.lineJoin = "round";
  context.stroke(line);
}
