/** Histograms of sizes and durations. */

import type { Section } from "../gen/scene";

export interface Bar {
  label: string;
  count: number;
  /** Of all that was counted, 0 to 1. */
  share: number;
  /** Of the highest bar, 0 to 1. */
  height: number;
}

/** Counts by bin of a histogram of the report, which leaves out empty bins; empty where it has no such table. */
export function countsOf(section: Section | null, id: string, labels: readonly string[]): number[] {
  const table = section?.tables.find((each) => each.id === id);
  if (table === undefined) return [];
  const counts = new Map(table.rows.map(([label, count]) => [label, typeof count === "number" ? count : 0]));
  return labels.map((label) => counts.get(label) ?? 0);
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
