/** A section of the report: how its rows stand to each other, and what its words mean. */

import type { Finding, Report, Row, Section } from "../data/report";

/** How deep a row stands under its parents among `rows`, at most 4. */
export function depthOf(row: Row, rows: readonly Row[]): number {
  let depth = 0;
  let parent = row.parent;
  while (parent !== null && depth < 4) {
    const found = rows.find((each) => each.id === parent);
    if (found === undefined) break;
    depth += 1;
    parent = found.parent;
  }
  return depth;
}

/** What a threshold compares: where it is a number of the report, that number's label. */
export function thresholdName(finding: Finding, report: Report): string {
  const name = finding.threshold.name;
  for (const section of report.sections) {
    const row = section.rows.find((each) => each.id === name);
    if (row !== undefined) return row.label;
  }
  return report.trust.rows.find((row) => row.id === name)?.label ?? name;
}

/** How a number came about, in words. */
export function certainty(name: string): string {
  switch (name) {
    case "counted":
      return "Counted: every event, exactly.";
    case "sampled":
      return "Sampled: from what the threads were doing at regular moments.";
    case "estimated":
      return "Estimated: from timing some of the calls.";
    case "read":
      return "Read from the operating system.";
    default:
      return "";
  }
}

/** A section of the report by its id. */
export function sectionOf(report: Report, id: string): Section | null {
  return report.sections.find((section) => section.id === id) ?? null;
}

/** Ids of the ranks at the extremes of a row, where they differ. */
export function extremes(row: Row): { min: number; minRank: number; max: number; maxRank: number } | null {
  const spread = row.spread;
  if (spread === null || !(spread.min < spread.max)) return null;
  return { min: spread.min, minRank: spread["min_rank"] ?? -1, max: spread.max, maxRank: spread["max_rank"] ?? -1 };
}

/** A warning says that other numbers rest on something, and has no gain of its own. */
export function isWarning(finding: Finding): boolean {
  return finding.gain_s === 0;
}
