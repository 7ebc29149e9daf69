import { describe, expect, test } from "vitest";
import { counted, moment, number, ranges } from "../src/logic/units";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const shown = (unit: string, cases: [number, string][]) => {
  for (const [value, text] of cases) expect(plain(number(value, unit)), `${value} ${unit}`).toBe(text);
};

// The cases of crates/metrics/src/number.rs: the page and the report write a number in the same way.
describe("numbers look as in the report", () => {
  test("seconds grow from nanoseconds to days", () => {
    shown("seconds", [
      [0, "0 s"],
      [12e-9, "12.0 ns"],
      [1.5e-6, "1.50 µs"],
      [0.0123, "12.3 ms"],
      [0.9999, "1.00 s"],
      [1.234, "1.23 s"],
      [59.94, "59.9 s"],
      [119.4, "119 s"],
      [119.6, "2 min 00 s"],
      [245, "4 min 05 s"],
      [3600, "1 h 00 min"],
      [90000, "1 d 01 h"],
    ]);
  });

  test("shares never round something to nothing or to all", () => {
    shown("%", [
      [0, "0 %"],
      [0.00004, "<0.1 %"],
      [0.001, "0.1 %"],
      [0.0762, "7.6 %"],
      [0.99996, ">99.9 %"],
      [1, "100 %"],
      [1.437, "144 %"],
    ]);
  });

  test("what lies in the middle goes to the even digit, as in Rust", () => {
    shown("%", [
      [0.3125, "31.2 %"],
      [0.1875, "18.8 %"],
      [-0.3125, "-31.2 %"],
    ]);
    shown("ratio", [
      [0.125, "0.12"],
      [0.375, "0.38"],
      [2.675, "2.67"],
      [10.25, "10.2"],
      [100.5, "100"],
      [101.5, "102"],
    ]);
  });

  test("sizes are binary and rates are decimal", () => {
    shown("bytes", [
      [0, "0 B"],
      [64, "64 B"],
      [1536, "1.50 KiB"],
      [1023.9 * 1024, "1.00 MiB"],
      [1.18e9, "1.10 GiB"],
    ]);
    shown("B/s", [
      [0.97, "0.97 B/s"],
      [94.2e6, "94.2 MB/s"],
      [999.9e6, "1.00 GB/s"],
    ]);
    shown("1/s", [
      [12, "12 /s"],
      [1.234e6, "1.23 M/s"],
    ]);
  });

  test("counts are exact until they cannot be read", () => {
    shown("count", [
      [0, "0"],
      [12345, "12345"],
      [99999, "99999"],
      [1234567, "1.23 M"],
      [2.5, "2.50"],
    ]);
  });

  test("the rest", () => {
    shown("ratio", [
      [0.871, "0.87"],
      [1, "1"],
      [-0.0000001, "-1.00e-7"],
    ]);
    shown("cores", [
      [1, "1 core"],
      [1.98, "1.98 cores"],
    ]);
    shown("bits", [[256, "256 bit"]]);
    shown("joules", [[1234, "1.23 kJ"]]);
    shown("watts", [
      [0.25, "250 mW"],
      [210.4, "210 W"],
    ]);
    shown("furlongs", [[3, "3 furlongs"]]);
  });
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
