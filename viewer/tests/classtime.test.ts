import { expect, test } from "vitest";
import { classMeans, classTime, sharesOf } from "../src/logic/classtime";
import { LETTERS, scene } from "./fixture";

const rows = (time: { bins: number; values: Float32Array }) =>
  Array.from({ length: time.values.length / time.bins }, (_, each) => [...time.values.subarray(each * time.bins, (each + 1) * time.bins)]);

test("all main threads: shares of the ranks", () => {
  const time = classTime(scene(["UUMM", "UUUM"]), { ranks: null, threads: "main" });
  expect(rows(time).slice(0, 2)).toEqual([[1, 1, 0.5, 0], [0, 0, 0.5, 1]]);
  expect(time.top).toBe(1);
});

test("all main threads keep the timeline's bins where cells are coarser", () => {
  const coarse = scene(["UUMM"], undefined, { cells: { bins: 2, binS: 2 } });
  coarse.columns.add("cells.bin", Uint16Array.of(0, 0, 1, 1));
  const [all, one] = [classTime(coarse, { ranks: null, threads: "main" }), classTime(coarse, { ranks: [0], threads: "main" })];
  expect([all.bins, all.binS, one.bins, one.binS]).toEqual([4, 1, 2, 2]);
  expect([rows(all)[1], rows(one)[1]]).toEqual([[0, 0, 1, 1], [0, 1]]);
});

test("one rank alone: its own bins, from the cells", () => {
  const time = classTime(scene(["UUMM", "UUUW"]), { ranks: [1], threads: "main" });
  expect(rows(time)).toEqual([[1, 1, 1, 0], [0, 0, 0, 0], [0, 0, 0, 1], [0, 0, 0, 0]]);
});

test("from the cells and from the column: the same for all ranks", () => {
  const small = scene(["UUMMW", "UU.MM", "VVVMW"]);
  const [a, b] = [classTime(small, { ranks: null, threads: "main" }), classTime(small, { ranks: [0, 1, 2], threads: "main" })];
  a.values.forEach((value, at) => expect(b.values[at]).toBeCloseTo(value, 6));
});

test("other threads are counted in threads a rank", () => {
  const letters = { ...LETTERS, o: { class: 0, stack: ["worker@app.c:3"], thread: 1 } };
  const small = scene(["UU", "oo", "oo"], letters);
  small.document.run.ranks = 1;
  small.document.ranksPerRow = 3;
  const all = classTime(small, { ranks: null, threads: "all" });
  expect(rows(all)[0]).toEqual([3, 3]);
  expect([all.top, all.unit]).toEqual([3, "threads"]);
  expect(rows(classTime(small, { ranks: null, threads: "openmp" }))[0]).toEqual([2, 2]);
});

test("a scene without samples has no classes and no error", () => {
  const empty = scene([]);
  const time = classTime(empty, { ranks: [0], threads: "all" });
  expect(time.values.length).toBe(0);
  expect(classMeans(time, 4, 0, 0)).toEqual([0, 0, 0, 0]);
});

test("shares are of what was seen, the largest first", () => {
  const time = classTime(scene(["UUM."]), { ranks: null, threads: "main" });
  const means = classMeans(time, 4, 0, 4);
  expect(means).toEqual([0.5, 0.25, 0, 0]);
  const shares = sharesOf(means);
  expect(shares.map(({ index }) => index)).toEqual([0, 1]);
  expect(shares[0]!.share).toBeCloseTo(2 / 3);
});
