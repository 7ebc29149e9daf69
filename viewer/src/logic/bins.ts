/** Histograms of sizes and durations. */

export interface Bar {
  label: string;
  count: number;
  /** Of all that was counted, 0 to 1. */
  share: number;
  /** Of the highest bar, 0 to 1. */
  height: number;
}

/** Bars for `counts`, each with its bin's label. Empty bins at both ends are left out. */
export function bars(counts: readonly number[], labels: readonly string[]): Bar[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(0, ...counts);
  if (!(total > 0)) return [];
  const first = counts.findIndex((count) => count > 0);
  const last = counts.findLastIndex((count) => count > 0);
  return counts.slice(first, last + 1).map((count, at) => ({
    label: labels[first + at] ?? "",
    count,
    share: count / total,
    height: count / most,
  }));
}
