import { expect, test } from "vitest";
import { rankScene } from "../src/data/rank";
import type { Scene } from "../src/data/scene";
import { classTime } from "../src/logic/classtime";
import { selectionWords } from "../src/logic/words";
import { ALL } from "../src/state";
import { codeOf } from "../src/views/code";
import { scene } from "./fixture";

/** Bytes as a server gives them. */
function member(rank: number, bins: number, columns: Record<string, Uint8Array | Uint16Array | Uint32Array | Float32Array>): ArrayBuffer {
  const types: Record<number, string> = { 1: "u8", 2: "u16", 4: "u32" };
  let offset = 0;
  const heads = Object.entries(columns).map(([name, column]) => {
    const head = { name, type: column instanceof Float32Array ? "f32" : types[column.BYTES_PER_ELEMENT], offset, length: column.length };
    offset += Math.ceil(column.byteLength / 8) * 8;
    return head;
  });
  const head = new TextEncoder().encode(JSON.stringify({ document: { rank, cells: { bins, binS: 1 } }, columns: heads }));
  const start = Math.ceil((12 + head.length) / 8) * 8;
  const bytes = new Uint8Array(start + offset);
  bytes.set(new TextEncoder().encode("SYVIEW1\n"));
  new DataView(bytes.buffer).setUint32(8, head.length, true);
  bytes.set(head, 12);
  Object.values(columns).forEach((column, at) => bytes.set(new Uint8Array(column.buffer), start + heads[at]!.offset));
  return bytes.buffer;
}

/** Four ranks in two rows, four bins in two: rank 3 alone is in `solve` twice, then twice in MPI. */
function many(answer: (name: string) => ArrayBuffer | null): Scene {
  const all = scene(["UUUU", "UUUU", "UUUU", "UUMM"], undefined, { ranksPerRow: 2, cells: { bins: 2, binS: 2 } });
  const change = (name: "cells.row" | "cells.bin") => all.columns.add(name, all.columns.u16(name).map((value) => value >> 1));
  change("cells.row");
  change("cells.bin");
  return { ...all, store: { get: async (name) => answer(name) } };
}

const alone = (all: Scene, rank = 3) => {
  // The paths of U and of M, as the scene numbers them.
  const path = all.columns.u32("cells.path");
  return member(rank, 4, {
    "cells.path": Uint32Array.of(path[0]!, path[0]!, path.at(-1)!, path.at(-1)!),
    "cells.class": Uint8Array.of(0, 0, 1, 1),
    "cells.thread": new Uint8Array(4),
    "cells.row": new Uint16Array(4),
    "cells.bin": Uint16Array.of(0, 1, 2, 3),
    "cells.ticks": Float32Array.of(1, 1, 1, 1),
  });
};

test("one rank alone has its own time, in the timeline's bins, and nobody else's", async () => {
  const asked: string[] = [];
  const all: Scene = many((name) => {
    asked.push(name);
    return alone(all);
  });
  const one = (await rankScene(all, 3))!;
  expect(asked).toEqual(["0/rank/3"]);
  expect(one.whole).toBe(all);
  const time = classTime(one, { ranks: [3], threads: "main" });
  expect([time.bins, [...time.values.subarray(0, 8)]]).toEqual([4, [1, 1, 0, 0, 0, 0, 1, 1]]);
  const chosen = { ...ALL, ranks: [3] };
  expect(selectionWords(all, chosen)).toHaveLength(2);
  expect(selectionWords(one, chosen)).toHaveLength(1);
  // The scene of all is as it was.
  expect([all.document.ranksPerRow, all.columns.u32("cells.path").length]).toEqual([2, 16]);
  expect(codeOf(one).cells.count).toBe(4);
});

test("a page holds none, and what is of another rank is refused", async () => {
  expect(await rankScene(many(() => null), 3)).toBeNull();
  expect(await rankScene(many(() => alone(many(() => null))), 1 << 16)).toBeNull();
  const wrong: Scene = many(() => alone(wrong, 2));
  await expect(rankScene(wrong, 3)).rejects.toThrow("another rank: 2");
  await expect(rankScene(many(() => new ArrayBuffer(4)), 3)).rejects.toThrow("no scene");
});
