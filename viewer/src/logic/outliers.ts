/** Outliers among ranks. */

export interface Outlier {
  index: number;
  value: number;
  /** How far from the median, in robust standard deviations; its sign says on which side. */
  score: number;
}

export interface Judged {
  median: number;
  /** Robust standard deviation: 1.4826 × median distance from the median. */
  spread: number;
  /** The farthest first. */
  outliers: Outlier[];
}

/** The limit of Iglewicz and Hoaglin (How to detect and handle outliers, 1993). */
export const LIMIT = 3.5;
/** Too few to tell who stands apart. */
export const LEAST = 5;

const medianOf = (sorted: Float64Array) =>
  sorted.length === 0 ? Number.NaN : (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2;

/**
 * Values farther than `LIMIT` robust deviations from the median, and at least `least` away from it, so that ranks that
 * all do the same to a hair are not told apart. NaN is passed over.
 */
export function outliersOf(values: ArrayLike<number>, least: number): Judged {
  const known = Float64Array.from(values).filter((value) => Number.isFinite(value));
  // Typed arrays sort by number.
  const median = medianOf(known.sort());
  const distances = known.map((value) => Math.abs(value - median)).sort();
  // Where more than half are equal the median distance is zero: the mean distance then stands in for it, as they advise.
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
  const spread = 1.4826 * medianOf(distances) || 1.2533 * mean;
  if (known.length < LEAST || !(spread > 0)) return { median, spread: spread || 0, outliers: [] };
  const outliers: Outlier[] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    const score = (value - median) / spread;
    if (Math.abs(score) > LIMIT && Math.abs(value - median) >= least) outliers.push({ index, value, score });
  }
  outliers.sort((a, b) => Math.abs(b.score) - Math.abs(a.score));
  return { median, spread, outliers };
}
