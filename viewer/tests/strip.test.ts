import { expect, test } from "vitest";
import type { HeatInfo, StripInfo, Unit } from "../src/gen/scene";
import { drawn, readingAt, stripMean, stripOf, stripOfRows, topOf, weights } from "../src/logic/strip";
import { cover } from "../src/logic/series";
import { scene } from "./fixture";

const INFO: StripInfo = { id: "load", label: "Load", unit: "per_second", group: "node", over: "rank", formula: "", doc: "", missing: "", preset: true };
const HEAT: HeatInfo = { id: "load", label: "Load", unit: "per_second", class: -1, rows: 3, bins: 2, binS: 1, ranksPerRow: 1, scale: 0.5, doc: "" };

function withStrip() {
  const made = scene(["UUUU", "UUUU"]);
  const f32 = (name: string, values: number[]) => made.columns.add(`strip.load.${name}`, Float32Array.from(values));
  f32("mean", [1, 2, Number.NaN, 4]);
  f32("min", [0, 1, Number.NaN, 3]);
  f32("max", [2, 8, Number.NaN, 5]);
  f32("sd", [1, 1, Number.NaN, 1]);
  made.columns.add("strip.load.low", Uint32Array.of(0, 1, 0, 0));
  made.columns.add("strip.load.high", Uint32Array.of(1, 0, 0, 1));
  return stripOf(made, INFO)!;
}

test("a bin is read with the ranks at its extremes", () => {
  expect(readingAt(withStrip(), 1.5)).toEqual({ from: 1, to: 2, mean: 2, min: 1, max: 8, sd: 1, low: 1, high: 0 });
  expect(readingAt(withStrip(), 4)).toBeNull();
  expect(readingAt(withStrip(), -0.1)).toBeNull();
});

test("columns keep the extremes of their bins, and leave a gap where nothing is known", () => {
  const wide = drawn(withStrip(), cover(0, 4, 2, 4, 1));
  expect([...wide.mean]).toEqual([1.5, 4]);
  expect([...wide.max]).toEqual([8, 5]);
  expect([...wide.min]).toEqual([0, 3]);
  expect([...drawn(withStrip(), cover(2, 3, 1, 4, 1)).mean]).toEqual([Number.NaN]);
});

test("a strip that the scene does not have is none", () => {
  expect(stripOf(scene(["U"]), INFO)).toBeNull();
});

test("the mean of what is selected passes over what is not known", () => {
  expect(stripMean(withStrip(), 0, 4)).toBeCloseTo(7 / 3);
});

test("a mean over time is of the ranks' time: what few ranks do after the others have ended counts for those few", () => {
  const made = scene(["UUMM", "UU"]);
  made.columns.add("strip.load.mean", Float32Array.of(1, 1, 0, 0));
  expect(stripMean(stripOf(made, INFO)!, 0, 4)).toBeCloseTo(4 / 6);
  expect([...weights(made, [1], 4, 0.8)]).toEqual([1, 1, 0.5, 0]);
  expect(stripMean({ ...stripOf(made, INFO)!, weight: [0, 0, 0, 0] }, 0, 4)).toBe(0.5);
});

test("of some rows of a heat map: their mean, spread and extremes", () => {
  const bytes = Uint8Array.of(2, 255, 4, 10, 9, 255);
  const two = stripOfRows(HEAT, bytes, Uint8Array.of(1, 1, 0));
  expect([two.mean[0], two.min[0], two.max[0], two.sd[0], two.low[0], two.high[0]]).toEqual([1.5, 1, 2, 0.5, 0, 1]);
  expect([two.mean[1], two.sd[1], two.high[1]]).toEqual([5, 0, 1]);
  expect(stripOfRows(HEAT, bytes, Uint8Array.of(0, 0, 1)).mean[1]).toBeNaN();
});

test("the top of the axis is round, in the unit's own way", () => {
  const of = (unit: Unit, most: number) => {
    const strip = { ...withStrip(), max: [most, Number.NaN, Number.NaN, Number.NaN] };
    return topOf(strip, unit, [0, 4]);
  };
  expect([of("share", 0.03), of("share", 0.51), of("share", 1)]).toEqual([0.05, 1, 1]);
  expect([of("per_second", 1234), of("per_second", 0)]).toEqual([2000, 1]);
  expect([of("bytes", 1.4 * 2 ** 30), of("bytes", 1.6 * 2 ** 30), of("bytes", 2 ** 20)]).toEqual([1.5 * 2 ** 30, 2 ** 31, 2 ** 20]);
});
