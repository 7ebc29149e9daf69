/** Who stands apart. */

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

const medianOf = (sorted: readonly number[]) =>
  sorted.length === 0 ? Number.NaN : (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.floor(sorted.length / 2)]!) / 2;

/**
 * Values farther than `LIMIT` robust deviations from the median, and at least `least` away from it, so that ranks that
 * all do the same to a hair are not told apart. NaN is passed over.
 */
export function outliersOf(values: ArrayLike<number>, least: number): Judged {
  const known = Array.from(values, (value, index) => ({ value, index })).filter(({ value }) => Number.isFinite(value));
  const median = medianOf(known.map(({ value }) => value).sort((a, b) => a - b));
  const distances = known.map(({ value }) => Math.abs(value - median)).sort((a, b) => a - b);
  // Where more than half are equal the median distance is zero: the mean distance then stands in for it, as they advise.
  const mean = distances.reduce((sum, distance) => sum + distance, 0) / Math.max(1, distances.length);
  const spread = 1.4826 * medianOf(distances) || 1.2533 * mean;
  if (known.length < LEAST || !(spread > 0)) return { median, spread: spread || 0, outliers: [] };
  const outliers = known
    .map(({ value, index }) => ({ index, value, score: (value - median) / spread }))
    .filter(({ value, score }) => Math.abs(score) > LIMIT && Math.abs(value - median) >= least)
    .sort((a, b) => Math.abs(b.score) - Math.abs(a.score));
  return { median, spread, outliers };
}
