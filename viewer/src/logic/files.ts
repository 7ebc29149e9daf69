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
  /** Of the outermost layer. */
  bytesRead: number;
  bytesWritten: number;
  calls: number;
  /** Seconds in the layer that took longest. */
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

/** The outermost interface through which data moved, or through which the file was used at all. Layers come outermost first. */
export function outermost(file: FileInfo): Layer | null {
  return file.layers.find((layer) => layer.reads + layer.writes > 0) ?? file.layers[0] ?? null;
}

export function fileRow(file: FileInfo): FileRow {
  const layer = outermost(file);
  return {
    file,
    bytesRead: layer?.bytesRead ?? 0,
    bytesWritten: layer?.bytesWritten ?? 0,
    calls: layer === null ? 0 : layerCalls(layer),
    timeS: file.layers.reduce((most, each) => Math.max(most, layerTime(each)), 0),
    interfaces: file.layers.map((each) => each.interface),
  };
}

/** Reads and writes by size, of the files' outermost layers. */
export function sizes(files: readonly FileInfo[]): { reads: number[]; writes: number[] } {
  const sum: { reads: number[]; writes: number[] } = { reads: [], writes: [] };
  for (const file of files) {
    const layer = outermost(file);
    if (layer === null) continue;
    sum.reads = addBins(sum.reads, layer.readBins);
    sum.writes = addBins(sum.writes, layer.writeBins);
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
