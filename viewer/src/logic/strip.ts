/** A strip: one number by time, its mean, extremes and spread over ranks or nodes. */

import { HEAT, type HeatInfo, type StripInfo, type Unit } from "../gen/scene";
import type { Scene } from "../data/scene";
import { roundTop } from "./axis";
import { type Cover, cover, extremes, meanOver, means } from "./series";

/** Values by bin. `low` and `high`: index of the rank, row or node at the extreme. */
export interface Strip {
  bins: number;
  binS: number;
  mean: ArrayLike<number>;
  min: ArrayLike<number>;
  max: ArrayLike<number>;
  sd: ArrayLike<number>;
  low: ArrayLike<number>;
  high: ArrayLike<number>;
  /** Ranks that one index of `low` and `high` stands for. */
  each: number;
  /** What a bin counts in a mean over several; absent where each counts by its length. */
  weight?: ArrayLike<number>;
}

/** The part of all ranks that samples saw in each bin; `null` where there are none. */
function seen(scene: Scene, bins: number): Float64Array | null {
  const shares = scene.columns.f32("time.class");
  const out = new Float64Array(bins);
  for (let at = 0; at < shares.length; at++) out[at % bins]! += shares[at]!;
  return out.some((share) => share > 0) ? out : null;
}

/**
 * What a bin counts in the mean of a number of all ranks, or of some: how many of them run in it, so that the mean is one
 * over the ranks' time, as the shares of classes are.
 */
export function weights(scene: Scene, ranks: readonly number[] | null, bins: number, binS: number): Float64Array {
  const known = ranks === null ? seen(scene, bins) : null;
  return known ?? running(scene, ranks, bins, binS);
}

/** Ranks that run in each bin, parts of them at both ends. */
function running(scene: Scene, ranks: readonly number[] | null, bins: number, binS: number): Float64Array {
  const [start, end] = [scene.columns.f64("rank.start"), scene.columns.f64("rank.end")];
  const out = new Float64Array(bins);
  // What changes from bin to bin: whole bins cost no more than their ends.
  const steps = new Float64Array(bins + 1);
  const add = (rank: number) => {
    const [from, to] = [Math.max(0, start[rank]! / binS), Math.min(bins, end[rank]! / binS)];
    if (!(to > from)) return;
    const [first, last] = [Math.floor(from), Math.floor(to)];
    steps[first]!++;
    steps[last]!--;
    out[first]! -= from - first;
    if (last < bins) out[last]! += to - last;
  };
  if (ranks === null) for (let rank = 0; rank < start.length; rank++) add(rank);
  else ranks.forEach(add);
  for (let bin = 0, sum = 0; bin < bins; bin++) out[bin]! += sum += steps[bin]!;
  return out;
}

/** A strip over all ranks, as the scene has it. `null` where its columns are missing. */
export function stripOf(scene: Scene, info: StripInfo): Strip | null {
  const { bins, binS } = scene.document.timeline;
  const of = (name: "mean" | "min" | "max" | "sd") => scene.columns.f32(`strip.${info.id}.${name}`);
  const index = (name: "low" | "high") => scene.columns.u32(`strip.${info.id}.${name}`);
  const mean = of("mean");
  if (mean.length === 0) return null;
  const or = (values: Float32Array) => (values.length === mean.length ? values : mean);
  return { bins, binS, mean, min: or(of("min")), max: or(of("max")), sd: of("sd"), low: index("low"), high: index("high"), each: 1, ...(info.over === "rank" && { weight: weights(scene, null, bins, binS) }) };
}

const NOT_KNOWN: number = HEAT.unknown;

/** A strip over some rows of a heat map: 1 in `rows` for each that counts. */
export function stripOfRows(heat: HeatInfo, bytes: Uint8Array, rows: Uint8Array): Strip {
  const { bins, scale } = heat;
  const make = () => new Float64Array(bins).fill(Number.NaN);
  const [mean, min, max, sd] = [make(), make(), make(), make()];
  const [low, high] = [new Uint32Array(bins), new Uint32Array(bins)];
  for (let bin = 0; bin < bins; bin++) {
    let [count, sum, squares, least, most] = [0, 0, 0, NOT_KNOWN, -1];
    for (let row = 0; row < heat.rows; row++) {
      if (rows[row] !== 1) continue;
      const value = bytes[row * bins + bin] ?? NOT_KNOWN;
      if (value === NOT_KNOWN) continue;
      count++;
      sum += value;
      squares += value * value;
      if (value < least) [least, low[bin]] = [value, row];
      if (value > most) [most, high[bin]] = [value, row];
    }
    if (count === 0) continue;
    mean[bin] = (sum / count) * scale;
    min[bin] = least * scale;
    max[bin] = most * scale;
    sd[bin] = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) * scale;
  }
  return { bins, binS: heat.binS, mean, min, max, sd, low, high, each: heat.ranksPerRow };
}

/** A strip brought to the columns of a picture; NaN where nothing is known. */
export interface Drawn {
  mean: Float64Array;
  min: Float64Array;
  max: Float64Array;
  sd: Float64Array;
}

export function drawn(strip: Strip, at: Cover): Drawn {
  return {
    mean: means(strip.mean, at),
    min: extremes(strip.min, at, -1),
    max: extremes(strip.max, at, 1),
    sd: means(strip.sd, at),
  };
}

/** The top of the vertical axis for what is visible: a round number; all of a share once it is half of it. */
export function topOf(strip: Strip, unit: Unit, view: readonly [number, number]): number {
  const at = cover(view[0], view[1], 1, strip.bins, strip.binS);
  const [most = Number.NaN] = extremes(strip.max, at, 1);
  if (unit === "share" && most > 0.5 && most <= 1.0001) return 1;
  if (unit !== "bytes" || !(most > 0)) return roundTop(most);
  // Sizes are shown in KiB, MiB, GiB: there the round numbers are powers of two, and one and a half of them.
  const power = 2 ** Math.floor(Math.log2(most));
  return ([1, 1.5].find((factor) => factor * power >= most * (1 - 1e-9)) ?? 2) * power;
}

/** What a strip says of a bin; `null` outside. */
export interface Reading {
  from: number;
  to: number;
  mean: number;
  min: number;
  max: number;
  sd: number;
  low: number;
  high: number;
}

export function readingAt(strip: Strip, time: number): Reading | null {
  const bin = Math.floor(time / strip.binS);
  if (bin < 0 || bin >= strip.bins) return null;
  return {
    from: bin * strip.binS,
    to: (bin + 1) * strip.binS,
    mean: strip.mean[bin]!,
    min: strip.min[bin]!,
    max: strip.max[bin]!,
    sd: strip.sd[bin] ?? Number.NaN,
    low: strip.low[bin] ?? 0,
    high: strip.high[bin] ?? 0,
  };
}

/** Mean of a strip over bins, each by its weight, else by its length: the run, of `end` seconds, ends within the last. */
export function stripMean(strip: Strip, from: number, to: number, end = strip.bins * strip.binS): number {
  const last = end / strip.binS - (strip.bins - 1);
  return meanOver(strip.mean, from, to, last > 0 && last < 1 ? last : 1, strip.weight);
}
