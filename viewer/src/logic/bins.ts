/** Histograms of sizes. */

export interface Bar {
  label: string;
  count: number;
  /** Of all that was counted, 0 to 1. */
  share: number;
  /** Of the highest bar, 0 to 1. */
  height: number;
}

const BINARY = ["B", "KiB", "MiB", "GiB", "TiB"];

/** Limits of bins are powers of two, and read as such: 16384 is "16 KiB". */
export function sizeLimit(bytes: number): string {
  let step = 0;
  let value = bytes;
  while (value >= 1024 && step < BINARY.length - 1) {
    value /= 1024;
    step += 1;
  }
  return `${Number.isInteger(value) ? value : Number(value.toPrecision(3))} ${BINARY[step]}`;
}

/** Bars for `counts`; bin `at` reaches up to `limits[at]`, the last has no limit. Empty bins at both ends are left out. */
export function bars(counts: readonly number[], limits: readonly number[]): Bar[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...counts);
  if (!(total > 0)) return [];
  const first = counts.findIndex((count) => count > 0);
  const last = counts.findLastIndex((count) => count > 0);
  return counts.slice(first, last + 1).map((count, at) => ({
    label: label(first + at, limits),
    count,
    share: count / total,
    height: count / most,
  }));
}

function label(bin: number, limits: readonly number[]): string {
  const [low, high] = [limits[bin - 1], limits[bin]];
  if (high === undefined) return low === undefined ? "any size" : `above ${sizeLimit(low)}`;
  if (high === 0) return "0 B";
  return `up to ${sizeLimit(high)}`;
}
