/** An image for a canvas, by its points. */

import type { Pen } from "./canvas";
import type { Raster } from "./raster";

/** One for each size that was drawn last; a page has few sizes at a time. */
const kept = new Map<string, ImageData>();
const MOST = 8;

/** Replaces all of the pen's canvas by what `fill` writes: what lies over it is drawn afterwards. */
export function paintPoints({ context, width, height, ratio }: Pen, fill: (raster: Raster) => void): void {
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (wide <= 0 || high <= 0) return;
  const name = `${wide} ${high}`;
  const image = kept.get(name) ?? context.createImageData(wide, high);
  if (!kept.has(name) && kept.size >= MOST) kept.delete(kept.keys().next().value!);
  kept.set(name, image);
  fill({ width: wide, height: high, points: new Uint32Array(image.data.buffer) });
  context.putImageData(image, 0, 0);
}
