/**
 * What was done with files: exact counts, bytes and seconds of the whole run, all processes together.
 *
 * Calls inside calls are counted at every layer: what HDF5 writes, MPI-IO and POSIX write again. So a file is shown as the
 * program asked for it, by its outermost layer.
 */

import type { FileInfo, Layer } from "../gen/scene";
import { addBins } from "./calls";

export interface FileRow {
  file: FileInfo;
  /** That the program asked for. */
  bytesRead: number;
  bytesWritten: number;
  calls: number;
  timeS: number;
  interfaces: string[];
}

/** `metas` has the opens in it. */
const CALLS = ["reads", "writes", "metas", "syncs", "flushes"] as const;
const TIMES = ["readS", "writeS", "metaS", "syncS"] as const;
const SUMS = [...CALLS, ...TIMES, "opens", "bytesRead", "bytesWritten"] as const;

export function layerCalls(layer: Layer): number {
  return CALLS.reduce((sum, key) => sum + layer[key], 0);
}

export function layerTime(layer: Layer): number {
  return TIMES.reduce((sum, key) => sum + layer[key], 0);
}

export function fileRow(file: FileInfo): FileRow {
  return {
    file,
    bytesRead: file.asked.bytesRead,
    bytesWritten: file.asked.bytesWritten,
    calls: layerCalls(file.asked),
    timeS: file.timeS,
    interfaces: file.layers.map((each) => each.interface),
  };
}

/** Reads and writes that the program asked for, by size. */
export function sizes(files: readonly FileInfo[]): { reads: number[]; writes: number[] } {
  const sum: { reads: number[]; writes: number[] } = { reads: [], writes: [] };
  for (const { asked } of files) {
    sum.reads = addBins(sum.reads, asked.readBins);
    sum.writes = addBins(sum.writes, asked.writeBins);
  }
  return sum;
}

/** All files together, a row an interface, the one with most time first. */
export function byInterface(files: readonly FileInfo[]): { files: number; layer: Layer }[] {
  const rows = new Map<string, { files: number; layer: Layer }>();
  for (const file of files) {
    for (const layer of file.layers) {
      const row = rows.get(layer.interface);
      if (row === undefined) {
        rows.set(layer.interface, { files: file.members, layer: { ...layer } });
        continue;
      }
      row.files += file.members;
      for (const key of SUMS) row.layer[key] += layer[key];
      row.layer.readBins = addBins(row.layer.readBins, layer.readBins);
      row.layer.writeBins = addBins(row.layer.writeBins, layer.writeBins);
    }
  }
  return [...rows.values()].sort((a, b) => layerTime(b.layer) - layerTime(a.layer));
}
