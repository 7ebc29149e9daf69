/** Histograms of sizes and durations. */

export type Kind = "sizes" | "durations";

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

const STEPS = [[1, "s"], [1e-3, "ms"], [1e-6, "µs"], [1e-9, "ns"]] as const;

/** A limit as short as can be, for they are powers of four of 64 ns: "64 ns", "1.02 µs", "17.2 s". */
export function durationLimit(seconds: number): string {
  const [factor, name] = STEPS.find(([factor]) => seconds >= 0.9995 * factor) ?? STEPS[3];
  return `${Number((seconds / factor).toPrecision(3))} ${name}`;
}

/** Bars for `counts`; bin `at` reaches up to `limits[at]`, the last has no limit. Empty bins at both ends are left out. */
export function bars(counts: readonly number[], limits: readonly number[], kind: Kind = "sizes"): Bar[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...counts);
  if (!(total > 0)) return [];
  const first = counts.findIndex((count) => count > 0);
  const last = counts.findLastIndex((count) => count > 0);
  return counts.slice(first, last + 1).map((count, at) => ({
    label: (kind === "sizes" ? sizeLabel : durationLabel)(first + at, limits),
    count,
    share: count / total,
    height: count / most,
  }));
}

function durationLabel(bin: number, limits: readonly number[]): string {
  const [low, high] = [limits[bin - 1], limits[bin]];
  if (high !== undefined) return `below ${durationLimit(high)}`;
  return low === undefined ? "any duration" : `${durationLimit(low)} or more`;
}

function sizeLabel(bin: number, limits: readonly number[]): string {
  const [low, high] = [limits[bin - 1], limits[bin]];
  if (high === undefined) return low === undefined ? "any size" : `above ${sizeLimit(low)}`;
  if (high === 0) return "0 B";
  return `up to ${sizeLimit(high)}`;
}
