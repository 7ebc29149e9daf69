/** The flame graph: callers above, what they called below, as wide as their time. */

import { frameAt, type Frames } from "../logic/frames";
import { shortName } from "../logic/names";
import type { Tree } from "../logic/tree";
import type { Pen } from "./canvas";

export interface FlameLook {
  tree: Tree;
  frames: Frames;
  /** Height of a level, and how far the picture is scrolled, in CSS points. */
  level: number;
  scrolled: number;
  /** By class. */
  colours: readonly string[];
  name: (who: number) => string;
  /** Functions that are searched for: the others step back. */
  matches: Uint8Array | null;
  /** Boxes: under the pointer, and chosen; -1 for none. */
  over: number;
  chosen: number;
}

/** A box with room for fewer signs has no text. */
const SIGNS_FROM = 5;
const GAP = 0.5;

/** Widths of a sign of the font for code, by font. */
const signs = new Map<string, number>();

function signWidth(context: CanvasRenderingContext2D, font: string): number {
  let width = signs.get(font);
  if (width === undefined) signs.set(font, (width = Math.max(1, context.measureText("0".repeat(100)).width / 100)));
  return width;
}

export function paintFlame(pen: Pen, look: FlameLook): void {
  const { context, width, height, ink, ratio } = pen;
  const { tree, frames, level, scrolled, colours, matches } = look;
  const first = Math.max(0, Math.floor(scrolled / level));
  const last = Math.min(frames.levels.length - 2, Math.ceil((scrolled + height) / level));
  const strip = Math.max(2, Math.round(level * 0.13));
  context.font = ink.mono;
  context.textBaseline = "middle";
  const sign = signWidth(context, ink.mono);
  for (let at = first; at <= last; at++) {
    const top = Math.round((at * level - scrolled) * ratio) / ratio;
    for (let box = frames.levels[at]!; box < frames.levels[at + 1]!; box++) {
      const row = frames.rows[box]!;
      const [left, right] = [frames.left[box]! * width, frames.right[box]! * width];
      const wide = Math.max(right - left - GAP, 0.5);
      const byClass = tree.byClass(row);
      let main = 0;
      for (let cls = 1; cls < byClass.length; cls++) if (byClass[cls]! > byClass[main]!) main = cls;
      const pale = matches !== null && matches[tree.who(row)] !== 1;
      context.globalAlpha = pale ? 0.12 : box === look.over ? 0.62 : ink.dark ? 0.46 : 0.38;
      context.fillStyle = colours[main] ?? ink.faint;
      context.fillRect(left, top, wide, level - 1);
      context.globalAlpha = pale ? 0.25 : 1;
      if (wide > 3) paintStrip(context, byClass, tree.total(row), left, top + level - 1 - strip, wide, strip, colours);
      const room = Math.floor((wide - 8) / sign);
      if (room >= SIGNS_FROM) {
        context.globalAlpha = pale ? 0.45 : 1;
        context.fillStyle = ink.ink;
        context.fillText(shortName(look.name(tree.who(row)), room), left + 4, top + (level - 1 - strip) / 2 + 0.5);
      }
      context.globalAlpha = 1;
      if (box === look.chosen) {
        context.strokeStyle = ink.ink;
        context.lineWidth = 1.5;
        context.strokeRect(left + 0.75, top + 0.75, Math.max(1, wide - 1.5), level - 2.5);
      }
    }
  }
}

/** All classes of a box, below its text. */
function paintStrip(
  context: CanvasRenderingContext2D,
  byClass: Float64Array,
  total: number,
  left: number,
  top: number,
  wide: number,
  high: number,
  colours: readonly string[],
): void {
  let at = left;
  for (let cls = 0; cls < byClass.length; cls++) {
    if (!(byClass[cls]! > 0)) continue;
    const part = (byClass[cls]! / total) * wide;
    context.fillStyle = colours[cls] ?? "#888888";
    context.fillRect(at, top, part, high);
    at += part;
  }
}

/** Box at a point of the picture, in CSS points; -1 for none. */
export function boxAt(look: FlameLook, x: number, y: number, width: number): number {
  return width > 0 ? frameAt(look.frames, Math.floor((y + look.scrolled) / look.level), x / width) : -1;
}
