import { expect, it } from "vitest";
import type { HeatInfo } from "../src/gen/scene";
import { amountUnit, heatLines } from "../src/logic/heatlines";

// Five ranks, two a row, in bins of half a second; 100 is a share of 1.
const info: HeatInfo = { id: "io_write", label: "I/O write", unit: "share", class: 2, rows: 3, bins: 3, binS: 0.5, ranksPerRow: 2, scale: 0.01, doc: "" };
const bytes = Uint8Array.from([100, 50, 0, 255, 100, 100, 0, 0, 100]);
const numbers = [0, 1, 2, 3, 9];

it("shares become seconds of all ranks of a row, the last of which has fewer", () => {
  const map = heatLines(info, bytes, numbers, 8, 8);
  expect(map.unit).toBe("seconds");
  expect(map.lines).toEqual([["0-1", [1, 0.5, 0]], ["2-3", [0, 1, 1]], ["9", [0, 0, 0.5]]]);
});

it("neighbours are added up until few enough are left, and nothing is lost", () => {
  const map = heatLines(info, bytes, numbers, 2, 2);
  expect(map.lines).toEqual([["0-3", [2.5, 1]], ["9", [0, 0.5]]]);
  expect(map.bin_s).toBe(1);
});

it("bytes that are missing count for nothing", () => {
  expect(heatLines(info, new Uint8Array(0), [], 8, 8).lines.map(([, cells]) => cells)).toEqual([[0, 0, 0], [0, 0, 0], [0, 0, 0]]);
});

it("rates add up to amounts, levels to nothing", () => {
  expect((["share", "bytes_per_second", "per_second", "bytes"] as const).map(amountUnit)).toEqual(["seconds", "bytes", "count", null]);
});
