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
  /** Column of each device point, -1 outside. */
  ofPoint: Int32Array;
}

/**
 * Columns for what `view` shows of the bins on `width` CSS points: a bin each where there is room for all, a device
 * point each where there is not.
 */
export function columnsFor(view: readonly [number, number], width: number, ratio: number, bins: number, binS: number): Columns {
  const asked = [view[0], view[1], width, ratio, bins, binS];
  // All that lies on one axis asks for the same.
  if (last === null || asked.some((each, at) => each !== last!.asked[at])) last = { asked, columns: makeColumns(view, width, ratio, bins, binS) };
  return last.columns;
}

let last: { asked: readonly number[]; columns: Columns } | null = null;

function makeColumns(view: readonly [number, number], width: number, ratio: number, bins: number, binS: number): Columns {
  const points = Math.max(1, Math.round(width * ratio));
  const from = Math.max(0, Math.floor(view[0] / binS + 1e-6));
  const to = Math.min(bins, Math.ceil(view[1] / binS - 1e-6));
  if (to - from > points) {
    const edges = new Float64Array(points + 1);
    for (let column = 0; column <= points; column++) edges[column] = column / ratio;
    return { at: cover(view[0], view[1], points, bins, binS), edges, ofPoint: columnsOf(points, edges, ratio) };
  }
  const count = Math.max(0, to - from);
  const scale = width / (view[1] - view[0]);
  const [edges, at] = [new Float64Array(count + 1), { first: new Int32Array(count), last: new Int32Array(count) }];
  // Edges lie on device points, so that neighbours neither overlap nor leave a seam.
  for (let column = 0; column <= count; column++) edges[column] = Math.round(((from + column) * binS - view[0]) * scale * ratio) / ratio;
  for (let column = 0; column < count; column++) {
    at.first[column] = from + column;
    at.last[column] = from + column + 1;
  }
  return { at, edges, ofPoint: columnsOf(points, edges, ratio) };
}

/** For each of `width` points from left to right, the column it lies in, -1 outside. `edges`: one more than columns, times `ratio` points. */
export function columnsOf(width: number, edges: ArrayLike<number>, ratio = 1): Int32Array {
  const out = new Int32Array(width).fill(-1);
  const columns = edges.length - 1;
  let column = 0;
  for (let x = 0; x < width; x++) {
    while (column < columns && edges[column + 1]! * ratio <= x + 0.5) column++;
    if (column < columns && edges[column]! * ratio <= x + 0.5) out[x] = column;
  }
  return out;
}

/** Mean of what is known in each column; NaN where nothing is. */
export function means(values: ArrayLike<number>, { first, last }: Cover, offset = 0): Float64Array {
  const out = new Float64Array(first.length);
  for (let column = 0; column < out.length; column++) {
    const [from, to] = [offset + first[column]!, offset + last[column]!];
    if (to - from === 1) {
      out[column] = values[from]!;
      continue;
    }
    let [sum, known] = [0, 0];
    for (let at = from; at < to; at++) {
      const value = values[at]!;
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

/** The smallest (`sign` −1) or largest (1) known value of each column; NaN where nothing is known. */
export function extremes(values: ArrayLike<number>, { first, last }: Cover, sign: 1 | -1): Float64Array {
  const out = new Float64Array(first.length);
  for (let column = 0; column < out.length; column++) {
    let best = values[first[column]!]!;
    if (first[column]! >= last[column]!) best = Number.NaN;
    for (let bin = first[column]! + 1; bin < last[column]!; bin++) {
      const value = values[bin]!;
      if (best !== best || sign * value > sign * best) best = value;
    }
    out[column] = best;
  }
  return out;
}

/** Mean of the known values of bins `from` up to `to`, by their weights where any has one; NaN where nothing is known. */
export function meanOver(values: ArrayLike<number>, from: number, to: number, lastPart = 1, weight?: ArrayLike<number>): number {
  let [sum, known] = [0, 0];
  for (let bin = Math.max(0, from); bin < Math.min(values.length, to); bin++) {
    const value = values[bin]!;
    if (value === value) {
      const part = weight?.[bin] ?? (bin === values.length - 1 ? lastPart : 1);
      sum += part * value;
      known += part;
    }
  }
  if (known === 0 && weight !== undefined) return meanOver(values, from, to, lastPart);
  return known === 0 ? Number.NaN : sum / known;
}

/** First bin of a span and the one behind its last. */
export function binsOf(span: readonly [number, number] | null, bins: number, binS: number): [number, number] {
  if (span === null) return [0, bins];
  const from = Math.min(bins, Math.max(0, Math.floor(span[0] / binS + 1e-6)));
  return [from, Math.min(bins, Math.max(from + 1, Math.ceil(span[1] / binS - 1e-6)))];
}
