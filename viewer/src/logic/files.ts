/** What was done with files: exact counts, bytes and seconds of the whole run, all processes together. */

import type { FileInfo, Layer } from "../data/document";
import { addBins } from "./calls";

export interface FileRow {
  file: FileInfo;
  bytesRead: number;
  bytesWritten: number;
  calls: number;
  /** Seconds in the interface that the program itself called most: layers nest, and their times must not be added up. */
  timeS: number;
  interfaces: string[];
}

const COUNTS = ["opens", "reads", "writes", "metas", "syncs"] as const;
const TIMES = ["readS", "writeS", "metaS", "syncS"] as const;
const SUMS = [...COUNTS, ...TIMES, "bytesRead", "bytesWritten"] as const;

export function layerCalls(layer: Layer): number {
  return COUNTS.reduce((sum, key) => sum + layer[key], 0);
}

export function layerTime(layer: Layer): number {
  return TIMES.reduce((sum, key) => sum + layer[key], 0);
}

/** A file in one line. Bytes are of the layer that moved most: what HDF5 writes, MPI-IO and POSIX write again. */
export function fileRow(file: FileInfo): FileRow {
  const most = (of: (layer: Layer) => number) => Math.max(0, ...file.layers.map(of));
  return {
    file,
    bytesRead: most((layer) => layer.bytesRead),
    bytesWritten: most((layer) => layer.bytesWritten),
    calls: file.layers.reduce((sum, layer) => sum + layerCalls(layer), 0),
    timeS: most(layerTime),
    interfaces: file.layers.map((layer) => layer.interface),
  };
}

/** All files together, a row an interface, in the order in which files name them. */
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
