/** Calls of the program, put together by function: exact counts of the whole run. */

import type { Document, Site } from "../gen/scene";

export interface CallGroup {
  call: string;
  class: number;
  /** The most costly first. */
  sites: Site[];
  count: number;
  bytes: number;
  errors: number;
  /** All processes together; the standard errors of sites are independent. */
  timeS: number;
  errorS: number;
  maxS: number;
  sizeBins: number[];
}

/** Sites whose class is of the family ("mpi", "io"), the most costly first. */
export function sitesOf(document: Document, family: string): Site[] {
  const number = document.families.findIndex((each) => each.id === family);
  return document.sites
    .filter((site) => number >= 0 && document.classes[site.class]?.family === number)
    .sort((a, b) => b.timeS - a.timeS || b.count - a.count);
}

/** By the name of the call, the most costly first. */
export function byCall(sites: readonly Site[]): CallGroup[] {
  const groups = new Map<string, CallGroup>();
  for (const site of sites) {
    let group = groups.get(site.call);
    if (group === undefined) {
      group = { call: site.call, class: site.class, sites: [], count: 0, bytes: 0, errors: 0, timeS: 0, errorS: 0, maxS: 0, sizeBins: [] };
      groups.set(site.call, group);
    }
    group.sites.push(site);
    group.count += site.count;
    group.bytes += site.bytes;
    group.errors += site.errors;
    group.timeS += site.timeS;
    group.errorS = Math.hypot(group.errorS, site.errorS);
    group.maxS = Math.max(group.maxS, site.maxS);
    group.sizeBins = addBins(group.sizeBins, site.sizeBins);
  }
  return [...groups.values()].sort((a, b) => b.timeS - a.timeS || b.count - a.count);
}

export interface Durations {
  /** Calls by how long they took; empty where that was not recorded. */
  bins: number[];
  /** Whether some of the calls were not timed, so that the bins are estimates. */
  estimated: boolean;
  /** Calls of which nothing is known. */
  without: number;
}

export function durationsOf(sites: readonly Site[]): Durations {
  const known = sites.filter((site) => site.durationBins.length > 0);
  return {
    bins: known.reduce<number[]>((sum, site) => addBins(sum, site.durationBins), []),
    estimated: known.some((site) => site.errorS > 0),
    without: sites.reduce((sum, site) => sum + (site.durationBins.length > 0 ? 0 : site.count), 0),
  };
}

/** Histograms added up; the shorter counts as zeros at its end. */
export function addBins(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) => (a[at] ?? 0) + (b[at] ?? 0));
}
