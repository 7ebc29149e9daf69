/** What the selected ranks and threads did over time, by class. */

import type { Scene } from "../data/scene";
import type { Selection } from "../state";
import { KINDS } from "./tally";

/** Class by time: `values[class × bins + bin]`. */
export interface ClassTime {
  bins: number;
  binS: number;
  values: Float32Array;
  /** Largest sum of a bin: 1 for the ranks' time; for threads, how many of them a rank has at work at most. */
  top: number;
  /** What a value is: a share of the ranks' time, or a number of threads a rank. */
  unit: "share" | "threads";
}

/** Which rows of so many ranks hold one of the ranks, 1 for each; `null` for all. */
export function rowsOf(scene: Scene, ranks: readonly number[] | null, ranksPerRow = scene.document.ranksPerRow): Uint8Array | null {
  if (ranks === null) return null;
  const each = Math.max(1, ranksPerRow);
  const rows = new Uint8Array(Math.max(1, Math.ceil(scene.document.run.ranks / each)));
  for (const rank of ranks) rows[Math.floor(rank / each)] = 1;
  return rows;
}

/** How many ranks the chosen rows hold: where several share a row, all of them are shown. */
function ranksIn(scene: Scene, rows: Uint8Array | null): number {
  const { ranks } = scene.document.run;
  if (rows === null) return Math.max(1, ranks);
  const each = Math.max(1, scene.document.ranksPerRow);
  let sum = 0;
  for (let row = 0; row < rows.length; row++) if (rows[row] === 1) sum += Math.min(each, ranks - row * each);
  return Math.max(1, sum);
}

let last: { scene: Scene; ranks: Selection["ranks"]; threads: Selection["threads"]; time: ClassTime } | null = null;

/** Classes over time of what is selected; the last answer is kept. */
export function classTime(scene: Scene, { ranks, threads }: Pick<Selection, "ranks" | "threads">): ClassTime {
  if (last === null || last.scene !== scene || last.ranks !== ranks || last.threads !== threads) last = { scene, ranks, threads, time: added(scene, { ranks, threads }) };
  return last.time;
}

/** The time of all ranks together is a column of the scene; anything else is added up from its cells. */
function added(scene: Scene, selection: Pick<Selection, "ranks" | "threads">): ClassTime {
  const { document, columns } = scene;
  const classes = document.classes.length;
  const whole = columns.f32("time.class");
  if (selection.ranks === null && selection.threads === "main" && whole.length === classes * document.timeline.bins)
    return { ...document.timeline, values: whole, top: 1, unit: "share" };
  const { bins, binS } = document.cells;
  const rows = rowsOf(scene, selection.ranks);
  const values = new Float32Array(classes * bins);
  const [byClass, thread, row, bin] = [columns.u8("cells.class"), columns.u8("cells.thread"), columns.u16("cells.row"), columns.u16("cells.bin")];
  const ticks = columns.f32("cells.ticks");
  const wanted = selection.threads;
  for (let cell = 0; cell < ticks.length; cell++) {
    const kind = thread[cell]!;
    if (KINDS[wanted][kind] === 0) continue;
    if (rows !== null && rows[row[cell]!] !== 1) continue;
    const at = bin[cell]!;
    if (byClass[cell]! < classes && at < bins) values[byClass[cell]! * bins + at]! += ticks[cell]!;
  }
  const a = document.run.tickS / (binS * ranksIn(scene, rows));
  let top = 0;
  for (let at = 0; at < bins; at++) {
    let sum = 0;
    for (let each = 0; each < classes; each++) sum += values[each * bins + at]! *= a;
    top = Math.max(top, sum);
  }
  // A bin in which one tick more than usual fell is no more than all of the ranks.
  if (wanted === "main") {
    for (let at = 0; at < bins; at++) {
      let sum = 0;
      for (let each = 0; each < classes; each++) sum += values[each * bins + at]!;
      if (sum > 1) for (let each = 0; each < classes; each++) values[each * bins + at]! /= sum;
    }
    return { bins, binS, values, top: 1, unit: "share" };
  }
  return { bins, binS, values, top: top > 0 ? top : 1, unit: "threads" };
}

/** Mean of each class over bins `from` up to `to`. */
export function classMeans(time: ClassTime, classes: number, from: number, to: number): number[] {
  return Array.from({ length: classes }, (_, each) => {
    let sum = 0;
    for (let bin = from; bin < to; bin++) sum += time.values[each * time.bins + bin]!;
    return to > from ? sum / (to - from) : 0;
  });
}

/** Shares of what was seen: classes whose mean is zero are left out, the largest first. */
export function sharesOf(means: readonly number[]): { index: number; mean: number; share: number }[] {
  const total = means.reduce((sum, mean) => sum + mean, 0);
  return means
    .map((mean, index) => ({ index, mean, share: total > 0 ? mean / total : 0 }))
    .filter(({ mean }) => mean > 0)
    .sort((a, b) => b.mean - a.mean);
}
