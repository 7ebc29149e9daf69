/** Values by bin brought to the columns of a picture. */

/** Which bins belong to each column: bins `first[c]` up to, but without, `last[c]`. A column narrower than a bin shows that bin. */
export interface Cover {
  first: Int32Array;
  last: Int32Array;
}

/** The bins behind `columns` columns that together show `from` to `to` seconds. Columns beyond the bins cover none. */
export function cover(from: number, to: number, columns: number, bins: number, binS: number): Cover {
  const first = new Int32Array(columns);
  const last = new Int32Array(columns);
  const width = (to - from) / columns / binS;
  const start = from / binS;
  for (let column = 0; column < columns; column++) {
    const begin = Math.max(0, Math.floor(start + column * width + 1e-6));
    const end = Math.max(begin + 1, Math.floor(start + (column + 1) * width + 1e-6));
    first[column] = Math.min(begin, bins);
    last[column] = Math.min(end, bins);
  }
  return { first, last };
}

/** Columns of a picture: the bins behind each, and where its edges are, in CSS points. */
export interface Columns {
  at: Cover;
  /** One more than there are columns. */
  edges: Float64Array;
}

/**
 * Columns for what `view` shows of the bins on `width` CSS points: a bin each where there is room for all, a device
 * point each where there is not.
 */
export function columnsFor(view: readonly [number, number], width: number, ratio: number, bins: number, binS: number): Columns {
  const points = Math.max(1, Math.round(width * ratio));
  const first = Math.max(0, Math.floor(view[0] / binS + 1e-6));
  const last = Math.min(bins, Math.ceil(view[1] / binS - 1e-6));
  if (last - first > points) {
    const edges = Float64Array.from({ length: points + 1 }, (_, column) => column / ratio);
    return { at: cover(view[0], view[1], points, bins, binS), edges };
  }
  const count = Math.max(0, last - first);
  const scale = width / (view[1] - view[0]);
  // Edges lie on device points, so that neighbours neither overlap nor leave a seam.
  const edges = Float64Array.from({ length: count + 1 }, (_, column) => Math.round(((first + column) * binS - view[0]) * scale * ratio) / ratio);
  const at = { first: Int32Array.from({ length: count }, (_, column) => first + column), last: Int32Array.from({ length: count }, (_, column) => first + column + 1) };
  return { at, edges };
}

/** Mean of what is known in each column; NaN where nothing is. */
export function means(values: ArrayLike<number>, at: Cover, offset = 0): Float64Array {
  const out = new Float64Array(at.first.length);
  for (let column = 0; column < out.length; column++) {
    let [sum, known] = [0, 0];
    for (let bin = at.first[column]!; bin < at.last[column]!; bin++) {
      const value = values[offset + bin]!;
      // Only NaN differs from itself.
      if (value === value) {
        sum += value;
        known++;
      }
    }
    out[column] = known === 0 ? Number.NaN : sum / known;
  }
  return out;
}

/** The bin with the smallest (`sign` −1) or largest (1) known value of each column, −1 where nothing is known. */
export function extremes(values: ArrayLike<number>, at: Cover, sign: 1 | -1): Int32Array {
  const out = new Int32Array(at.first.length);
  for (let column = 0; column < out.length; column++) {
    let [best, found] = [Number.NEGATIVE_INFINITY, -1];
    for (let bin = at.first[column]!; bin < at.last[column]!; bin++) {
      const value = sign * values[bin]!;
      if (value > best) [best, found] = [value, bin];
    }
    out[column] = found;
  }
  return out;
}

/** Mean of the known values of bins `from` up to `to`; NaN where nothing is known. */
export function meanOver(values: ArrayLike<number>, from: number, to: number): number {
  let [sum, known] = [0, 0];
  for (let bin = Math.max(0, from); bin < Math.min(values.length, to); bin++) {
    const value = values[bin]!;
    if (value === value) {
      sum += value;
      known++;
    }
  }
  return known === 0 ? Number.NaN : sum / known;
}

/** First bin of a span and the one behind its last. */
export function binsOf(span: readonly [number, number] | null, bins: number, binS: number): [number, number] {
  if (span === null) return [0, bins];
  const from = Math.min(bins, Math.max(0, Math.floor(span[0] / binS + 1e-6)));
  return [from, Math.min(bins, Math.max(from + 1, Math.ceil(span[1] / binS - 1e-6)))];
}
