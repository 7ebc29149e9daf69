/** A section of the report: how its rows stand to each other, and what its words mean. */

import type { Report, Row, Section } from "../gen/scene";

/** A section of the report by its id. */
export function sectionOf(report: Report, id: string): Section | null {
  return report.sections.find((section) => section.id === id) ?? null;
}

/** Ids of the ranks at the extremes of a row, where they differ. */
export function extremes(row: Row): { min: number; minRank: number; max: number; maxRank: number } | null {
  const spread = row.spread;
  if (spread === null || !(spread.min < spread.max)) return null;
  return { min: spread.min, minRank: spread.min_rank, max: spread.max, maxRank: spread.max_rank };
}
