/**
 * A scene as bytes: "SYVIEW1\n", the length of the head (u32, little-endian), the head (JSON, UTF-8), zeros up to a
 * multiple of 8, then columns, each at a multiple of 8 from there.
 */

import type { Document, SceneColumns } from "../gen/scene";

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

/** The names of columns of a type. */
type Name<T extends TypeName> = { [K in keyof SceneColumns]: SceneColumns[K] extends T ? K : never }[keyof SceneColumns];

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
  u8(name: Name<"u8">): Uint8Array {
    return this.#get(name, Uint8Array);
  }
  u16(name: Name<"u16">): Uint16Array {
    return this.#get(name, Uint16Array);
  }
  u32(name: Name<"u32">): Uint32Array {
    return this.#get(name, Uint32Array);
  }
  f32(name: Name<"f32">): Float32Array {
    return this.#get(name, Float32Array);
  }
  f64(name: Name<"f64">): Float64Array {
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
