import { expect, test } from "vitest";
import type { Unit } from "../src/gen/scene";
import { counted, measured, moment, number, ranges } from "../src/logic/units";
import cases from "./gen/numbers.json";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("numbers and errors look as in the report", () => {
  for (const [unit, value, deviation, exact, text, error] of cases as [Unit, number, number | null, string, string, string][])
    expect([number(value, unit), ...measured(value, deviation, unit)], `${value} ± ${deviation} ${unit}`).toEqual([exact, text, error]);
});

test("what is not known is a dash, never a zero", () => {
  for (const value of [null, undefined, Number.NaN, Number.POSITIVE_INFINITY]) expect(number(value, "seconds")).toBe("–");
});

test("moments of an axis tell neighbours apart, in one unit", () => {
  expect(plain(moment(0.5, 0.5, 2))).toBe("0.5 s");
  expect(plain(moment(0.25, 0.25, 2))).toBe("0.25 s");
  expect(plain(moment(0.2, 0.1, 2))).toBe("0.2 s");
  expect(plain(moment(12, 10, 60))).toBe("12 s");
  expect(plain(moment(0.002, 0.001, 0.02))).toBe("2 ms");
  expect(moment(125, 5, 200)).toBe("2:05");
  expect(moment(59.96, 0.1, 200)).toBe("1:00.0");
  expect(moment(3725, 60, 7200)).toBe("1:02:05");
});

test("counted words", () => {
  expect([0, 1, 2].map((n) => plain(counted(n, "rank")))).toEqual(["no ranks", "1 rank", "2 ranks"]);
  expect(["process", "library"].map((noun) => plain(counted(3, noun)))).toEqual(["3 processes", "3 libraries"]);
});

test("lists of numbers become ranges and end somewhere", () => {
  expect(ranges([3, 1, 2, 0, 7, 9, 10, 11])).toBe("0–3, 7, 9–11");
  expect(ranges([4, 5])).toBe("4, 5");
  expect(ranges([0, 2, 4, 6, 8], 3)).toBe("0, 2, 4 and 2 more");
  expect(ranges([])).toBe("");
});
