/** A heat map of the scene as amounts that add up: seconds, bytes, calls. */

import { HEAT, type HeatInfo, type Heatmap, type Unit } from "../gen/scene";

/** What a share or a rate adds up to over time; `null` for a number that does not add up. */
export function amountUnit(unit: Unit): Unit | null {
  return unit === "share" ? "seconds" : unit === "bytes_per_second" ? "bytes" : unit === "per_second" ? "count" : null;
}

/**
 * Amounts by line and time, at most `mostLines` × `mostColumns`: a cell is a mean over its ranks, so it counts for all of
 * them and for all of its bin. `numbers` are the ranks' numbers; a line is named after those that it stands for.
 */
export function heatLines(info: HeatInfo, bytes: Uint8Array, numbers: ArrayLike<number>, mostLines: number, mostColumns: number): Heatmap {
  const [tall, wide] = [Math.max(1, Math.ceil(info.rows / mostLines)), Math.max(1, Math.ceil(info.bins / mostColumns))];
  const columns = Math.ceil(info.bins / wide);
  const lines: [string, number[]][] = [];
  for (let from = 0; from < info.rows; from += tall) {
    const cells = new Array<number>(columns).fill(0);
    for (let row = from; row < Math.min(from + tall, info.rows); row++) {
      const ranks = Math.max(1, Math.min(info.ranksPerRow, numbers.length - row * info.ranksPerRow));
      for (let bin = 0; bin < info.bins; bin++) {
        const byte = bytes[row * info.bins + bin] ?? HEAT.unknown;
        if (byte !== HEAT.unknown) cells[Math.floor(bin / wide)]! += byte * info.scale * info.binS * ranks;
      }
    }
    const [first, last] = [from * info.ranksPerRow, Math.min(numbers.length, (from + tall) * info.ranksPerRow) - 1];
    lines.push([last > first ? `${numbers[first] ?? first}-${numbers[last] ?? last}` : `${numbers[first] ?? first}`, cells]);
  }
  return { id: info.id, title: info.label, noun: "rank", unit: amountUnit(info.unit) ?? info.unit, bin_s: info.binS * wide, lines, note: "" };
}
