/** A strip: extremes as a pale band, mean ± standard deviation as a darker one, the mean as a line. */

import type { Drawn } from "../logic/strip";
import type { Pen } from "./canvas";
import { paintPoints } from "./image";
import { rasterBand } from "./raster";

/** CSS points. */
const LINE = 1.25;

/** Draws `drawn` on paper, over all of the canvas, from 0 to `top`. `columns`: the column of each device point. */
export function paintBand(pen: Pen, drawn: Drawn, columns: Int32Array, top: number, colour: string): void {
  paintPoints(pen, (raster) => rasterBand(raster, drawn, columns, top, colour, pen.ink.paper, LINE * pen.ratio));
}
