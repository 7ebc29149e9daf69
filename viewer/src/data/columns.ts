/**
 * A scene as bytes: "SYVIEW1\n", the length of the head (u32, little-endian), the head (JSON, UTF-8), zeros up to a
 * multiple of 8, then columns, each at a multiple of 8 from there.
 *
 * | column | type | a row |
 * |---|---|---|
 * | rank.number, rank.node | u32 | a rank: its number, its node |
 * | rank.start, rank.end | f64 | seconds from the start of the run |
 * | rank.class | f64 | seconds by class, rank by rank (ranks × classes) |
 * | time.class | f32 | share of all ranks' time, class by class (classes × bins) |
 * | strip.ID.mean, .min, .max, .sd | f32 | a bin; NaN not known |
 * | strip.ID.low, .high | u32 | a bin: index of the rank (or node) at the extreme |
 * | node.parent, node.function, node.module | u32 | a node of the tree of functions; row 0 the root; texts |
 * | node.kind | u8 | 0 the program's, 1 a library's, 2 MPI, 3 OpenMP, 4 system, 5 Python, 6 several functions that are too small |
 * | path.parent, path.node, path.file, path.line | u32 | a calling context down to the line; row 0 the root; parents first |
 * | path.instruction | u8 | of a leaf: 0 not known, 1 scalar, 2 vector, 3 memory, 4 branch, 5 other |
 * | path.inlined | u8 | 1: the compiler put the function into its caller |
 * | cells.path | u32 | what was seen: where … |
 * | cells.class, cells.thread | u8 | in which class; 0 main thread, 1 OpenMP, 2 another; 3 and 4 in place of 0 where threads share a rank's time: that time, and the main thread's own |
 * | cells.row, cells.bin | u16 | by which row of ranks, in which bin of `Document.cells` |
 * | cells.ticks | f32 | for how many ticks, summed over the ranks of the row |
 */

import type { Document } from "../gen/scene";

export type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

const TYPES = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;

type TypeName = keyof typeof TYPES;

interface ColumnHead {
  name: string;
  type: string;
  offset: number;
  length: number;
}

const MAGIC = "SYVIEW1\n";

/** The columns of a scene. */
export class Columns {
  readonly #byName = new Map<string, Column>();

  add(name: string, column: Column): void {
    this.#byName.set(name, column);
  }

  /** These columns, those of others in the place of their own. */
  with(others: Columns): Columns {
    const all = new Columns();
    for (const from of [this, others]) for (const [name, column] of from.#byName) all.add(name, column);
    return all;
  }

  has(name: string): boolean {
    return this.#byName.has(name);
  }

  /** A column; an empty one where the scene has none, so that an older scene opens. */
  u8(name: string): Uint8Array {
    return this.#get(name, Uint8Array);
  }
  u16(name: string): Uint16Array {
    return this.#get(name, Uint16Array);
  }
  u32(name: string): Uint32Array {
    return this.#get(name, Uint32Array);
  }
  f32(name: string): Float32Array {
    return this.#get(name, Float32Array);
  }
  f64(name: string): Float64Array {
    return this.#get(name, Float64Array);
  }

  #get<T extends Column>(name: string, type: new (length: number) => T): T {
    const column = this.#byName.get(name);
    return column instanceof type ? column : new type(0);
  }
}

/** Reads a scene, or a member that is written like one. Throws an `Error` with a sentence if it is none. */
export function readScene<D = Document>(bytes: ArrayBuffer): { document: D; columns: Columns } {
  const view = new DataView(bytes);
  const text = new TextDecoder();
  if (bytes.byteLength < 12 || text.decode(new Uint8Array(bytes, 0, 8)) !== MAGIC)
    throw new Error("This page holds no scene that it can read: its first bytes are not those of one.");
  const size = view.getUint32(8, true);
  const start = Math.ceil((12 + size) / 8) * 8;
  if (start > bytes.byteLength) throw new Error("The scene of this page is cut short.");
  const head = JSON.parse(text.decode(new Uint8Array(bytes, 12, size))) as { document: D; columns: ColumnHead[] };
  const columns = new Columns();
  for (const { name, type, offset, length } of head.columns) {
    if (!(type in TYPES)) continue;
    const make = TYPES[type as TypeName];
    if (start + offset + length * make.BYTES_PER_ELEMENT > bytes.byteLength)
      throw new Error(`The scene of this page is cut short in ${name}.`);
    columns.add(name, new make(bytes, start + offset, length));
  }
  return { document: head.document, columns };
}
