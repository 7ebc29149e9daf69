/** Classes over time, one above the other. */

import type { ClassTime } from "../logic/classtime";
import { columnsFor, means } from "../logic/series";
import type { Pen } from "./canvas";
import { paintPoints } from "./image";
import { type Layer, rasterStack } from "./raster";

/** Draws classes in their order from below, over all of the canvas. `values` are clipped at `time.top`. */
export function paintStacked(pen: Pen, time: ClassTime, colours: readonly string[], view: readonly [number, number]): void {
  const { at, ofPoint } = columnsFor(view, pen.width, pen.ratio, time.bins, time.binS);
  const columns = at.first.length;
  const sum = new Float64Array(columns);
  const layers: Layer[] = [];
  colours.forEach((colour, each) => {
    const values = means(time.values, at, each * time.bins);
    let any = false;
    for (let column = 0; column < columns; column++) {
      const value = values[column]!;
      if (value > 0) {
        sum[column]! += value / time.top;
        any = true;
      }
    }
    if (any) layers.push({ colour, tops: sum.slice() });
  });
  paintPoints(pen, (raster) => rasterStack(raster, layers, ofPoint, pen.ink.wash));
}
