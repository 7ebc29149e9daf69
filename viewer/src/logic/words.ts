/** What is selected, in words. */

import type { Scene } from "../data/scene";
import type { Selection, Threads } from "../state";
import { binsOf } from "./tally";
import { counted, moment, number, ranges } from "./units";

export const threadWords = (scene: Scene): Record<Threads, string> => ({ main: `The ${scene.document.run.rankNouns}' time`, all: "All threads", openmp: "OpenMP threads" });

/** A span of time, to so many digits of its own length: "1.20 s to 1.85 s". */
export function spanWords(span: readonly [number, number], elapsedS: number, digits = 2): string {
  const step = 10 ** (Math.floor(Math.log10(Math.max(1e-9, span[1] - span[0]))) + 1 - digits);
  return `${moment(span[0], step, elapsedS)} to ${moment(span[1], step, elapsedS)}`;
}

/** Some ranks: "rank 3", "ranks 0–7 of 64". */
export function rankWords(scene: Scene, indices: readonly number[]): string {
  const noun = scene.document.run.rankNoun;
  const numbers = scene.columns.u32("rank.number");
  if (indices.length === 0) return `no ${noun}`;
  if (indices.length === 1) return `${noun} ${numbers[indices[0]!] ?? indices[0]}`;
  return `${scene.document.run.rankNouns} ${ranges(indices.map((index) => numbers[index] ?? index), 3)}`;
}

/** The parts of a selection that is not everything, a few words each. */
export function selectionWords(scene: Scene, selection: Selection): string[] {
  const words = [];
  if (selection.span !== null) {
    const length = number(selection.span[1] - selection.span[0], "seconds");
    words.push(`${spanWords(selection.span, scene.document.run.elapsedS, 3)} (${length})`);
    const counted = countedSpan(scene, selection.span);
    if (counted !== null) words.push(`what was seen is of ${spanWords(counted, scene.document.run.elapsedS, 3)}`);
  }
  if (selection.ranks !== null) {
    words.push(rankWords(scene, selection.ranks));
    const together = sharing(scene, selection.ranks);
    if (together.length > selection.ranks.length) words.push(`what was seen is of ${rankWords(scene, together)} together`);
  }
  return words;
}

/** What is there of the one rank that is chosen, where its row of cells holds several. */
export type AloneState = "coming" | "here" | "missing" | "failed";

/** Why stacks are of several ranks where one is chosen, a sentence; empty where they are not. */
export function aloneWords(scene: Scene, state: AloneState | null): string {
  const { ranksPerRow, run } = scene.document;
  const nouns = run.rankNouns;
  switch (state) {
    case "coming":
      return `This ${run.rankNoun} alone is being fetched; until it is here, stacks are of the ${counted(ranksPerRow, run.rankNoun)} of its row.`;
    case "missing":
      return `This page holds ${nouns} in rows of ${ranksPerRow}; \`steelyard view FILE\` shows one alone.`;
    case "failed":
      return `This ${run.rankNoun} alone could not be fetched: is \`steelyard view\` still running? Stacks are of the ${counted(ranksPerRow, run.rankNoun)} of its row.`;
    default:
      return "";
  }
}

/** The span of the bins that stand for a span, where it is not the same by more than a twentieth of its length. */
function countedSpan({ document: { cells, run } }: Scene, span: readonly [number, number]): readonly [number, number] | null {
  const [first, end] = binsOf(cells.bins, cells.binS, span);
  if (first >= end) return null;
  const counted = [first * cells.binS, Math.min(end * cells.binS, Math.max(run.elapsedS, span[1]))] as const;
  const away = Math.abs(counted[0] - span[0]) + Math.abs(counted[1] - span[1]);
  return away > (span[1] - span[0]) / 20 ? counted : null;
}

/** The ranks that share a row of what was seen with one of these: where a run has very many, they cannot be told apart there. */
function sharing(scene: Scene, indices: readonly number[]): number[] {
  const each = Math.max(1, scene.document.ranksPerRow);
  const rows = [...new Set(indices.map((index) => Math.floor(index / each)))];
  return rows.flatMap((row) => Array.from({ length: each }, (_, at) => row * each + at).filter((rank) => rank < scene.document.run.ranks));
}

/** Why a run has no samples, where it was too short for them; empty where that is not the reason. */
export function tooShort({ elapsedS, tickS, ioOnly }: { elapsedS: number; tickS: number; ioOnly: boolean }): string {
  if (ioOnly || !(elapsedS < 2 * tickS)) return "";
  return `The run took ${number(elapsedS, "seconds")}, and a sample is taken every ${number(tickS, "seconds")}: run it longer, or sample more often (steelyard run --period 2ms).`;
}
