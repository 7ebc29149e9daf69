/** Small pictures of time, one a row, in the colours of classes: how much of all that was going on at a moment a row was. */

import type { Columns } from "../logic/spread";
import type { Pen } from "./canvas";
import { paintPoints } from "./image";
import { rasterSparks } from "./raster";

/** CSS points above and below a picture. */
const GAP = 4;

/** Paints pictures below each other: `pictures[n]` in row n, -1 for none. `full`: ticks a bin of the full height. */
export function paintSparks(pen: Pen, sums: Columns, pictures: ArrayLike<number>, rowHeight: number, full: number, colours: readonly string[]): void {
  const { ratio, ink } = pen;
  paintPoints(pen, (raster) => rasterSparks(raster, sums, pictures, { rowHeight: rowHeight * ratio, gap: GAP * ratio, full, colours, line: ink.line }));
}

/** Most ticks a bin that a column of a picture has. */
export function highest(sums: Columns, picture: number): number {
  let most = 0;
  for (let column = 0; column < sums.columns; column++) {
    let sum = 0;
    for (let cls = 0; cls < sums.classes; cls++) sum += sums.ticks[(picture * sums.columns + column) * sums.classes + cls]!;
    most = Math.max(most, sum / sums.width[column]!);
  }
  return most;
}
