/** Classes over time, one above the other. */

import type { ClassTime } from "../logic/classtime";
import { columnsFor, means } from "../logic/series";
import type { Pen } from "./canvas";

/**
 * Draws classes in their order from below. `values` are clipped at `time.top`. The topmost sum is drawn first and the
 * others over it, so that no seam of the paper shows between two colours.
 */
export function paintStacked({ context, width, height, ratio, ink }: Pen, time: ClassTime, colours: readonly string[], view: readonly [number, number]): void {
  context.fillStyle = ink.wash;
  context.fillRect(0, 0, width, height);
  const { at, edges } = columnsFor(view, width, ratio, time.bins, time.binS);
  const columns = at.first.length;
  if (columns === 0) return;
  const sum = new Float64Array(columns);
  const layers: { colour: string; tops: Float64Array }[] = [];
  colours.forEach((colour, each) => {
    const values = means(time.values, at, each * time.bins);
    let any = false;
    for (let column = 0; column < columns; column++) {
      const value = values[column]!;
      if (value > 0) {
        sum[column]! += value;
        any = true;
      }
    }
    if (any) layers.push({ colour, tops: sum.slice() });
  });
  const scale = height / time.top;
  for (const { colour, tops } of layers.reverse()) {
    const path = new Path2D();
    path.moveTo(edges[0]!, height);
    let last = Number.NaN;
    for (let column = 0; column < columns; column++) {
      const y = Math.max(0, height - tops[column]! * scale);
      if (y === last) continue;
      if (column > 0) path.lineTo(edges[column]!, last);
      path.lineTo(edges[column]!, y);
      last = y;
    }
    path.lineTo(edges[columns]!, last);
    path.lineTo(edges[columns]!, height);
    path.closePath();
    context.fillStyle = colour;
    context.fill(path);
  }
}
