/** An image for a canvas, by its points. */

import type { Pen } from "./canvas";
import type { Raster } from "./raster";

interface Kept {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
  image: ImageData;
  raster: Raster;
}

/** One for each size that was drawn last; a page has few sizes at a time. */
const kept = new Map<string, Kept>();
const MOST = 8;

function ofSize(width: number, height: number): Kept | null {
  const name = `${width} ${height}`;
  const there = kept.get(name);
  if (there !== undefined) return there;
  const canvas = new OffscreenCanvas(width, height);
  // Its points are written by the processor, every time anew.
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return null;
  const image = context.createImageData(width, height);
  const made = { canvas, context, image, raster: { width, height, points: new Uint32Array(image.data.buffer) } };
  if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
  kept.set(name, made);
  return made;
}

/** Fills the pen's canvas, over what is there, with what `fill` writes. */
export function paintPoints({ context, width, height, ratio }: Pen, fill: (raster: Raster) => void): void {
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
  const image = wide > 0 && high > 0 ? ofSize(wide, high) : null;
  if (image === null) return;
  fill(image.raster);
  image.context.putImageData(image.image, 0, 0);
  context.drawImage(image.canvas, 0, 0, width, height);
}
