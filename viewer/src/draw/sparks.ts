/** Small pictures of time, one a row, in the colours of classes: how much of all that was going on at a moment a row was. */

import type { Columns } from "../logic/spread";
import type { Pen } from "./canvas";

/** Paints pictures below each other: `pictures[n]` in row n, -1 for an empty one. `full`: ticks a bin of the full height. */
export function paintSparks(pen: Pen, sums: Columns, pictures: ArrayLike<number>, rowHeight: number, full: number, colours: readonly string[]): void {
  const { context, width, ratio, ink } = pen;
  const { columns, classes, ticks, width: bins } = sums;
  const snap = (value: number) => Math.round(value * ratio) / ratio;
  const [room, least] = [Math.max(2, rowHeight - 8), 1 / ratio];
  context.fillStyle = ink.line;
  for (let row = 0; row < pictures.length; row++)
    if (pictures[row]! >= 0) context.fillRect(0, snap((row + 1) * rowHeight - 4), width, least);
  if (columns === 0 || !(full > 0)) return;
  const edges = Float64Array.from({ length: columns + 1 }, (_, column) => snap((column * width) / columns));
  // Class by class, so that the colour changes seldom; what is already drawn of a column is kept.
  const drawn = new Float64Array(pictures.length * columns);
  for (let cls = 0; cls < classes; cls++) {
    context.fillStyle = colours[cls] ?? ink.faint;
    for (let row = 0; row < pictures.length; row++) {
      const picture = pictures[row]!;
      if (picture < 0) continue;
      const base = snap((row + 1) * rowHeight - 4);
      for (let column = 0; column < columns; column++) {
        const value = ticks[(picture * columns + column) * classes + cls]!;
        if (value === 0) continue;
        const from = drawn[row * columns + column]!;
        const to = Math.min(room, from + Math.max((value / bins[column]! / full) * room, from === 0 ? least : 0));
        drawn[row * columns + column] = to;
        context.fillRect(edges[column]!, base - to, edges[column + 1]! - edges[column]!, to - from);
      }
    }
  }
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
