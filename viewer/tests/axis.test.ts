import { expect, test } from "vitest";
import { moved, roundStep, roundTop, snapped, ticks, timeOf, within, xOf, zoomed } from "../src/logic/axis";

const near = (a: readonly number[] | null, b: readonly number[]) => {
  expect(a).not.toBeNull();
  expect(a!.length).toBe(b.length);
  a!.forEach((value, at) => expect(value).toBeCloseTo(b[at]!, 9));
};

test("a place on the screen and its moment are each other's inverse", () => {
  const axis = { from: 2, to: 6, width: 800 };
  expect(xOf(axis, 3)).toBe(200);
  expect(timeOf(axis, 200)).toBe(3);
});

test("zooming keeps the moment under the pointer, and ends with everything", () => {
  near(zoomed([0, 10], 4, 0.5, 10, 0.1), [2, 7]);
  near(zoomed([2, 7], 4, 0.5, 10, 0.1), [3, 5.5]);
  expect(zoomed([2, 7], 4, 2, 10, 0.1)).toBeNull();
  near(zoomed([2, 7], 2, 1.5, 10, 0.1), [2, 9.5]);
  near(zoomed([0, 10], 4, 1e-9, 10, 0.1), [3.96, 4.06]);
});

test("no view leaves the run", () => {
  near(within([-1, 3], 10, 0.1), [0, 4]);
  near(within([9, 12], 10, 0.1), [7, 10]);
  near(within([4, 4], 10, 1), [4, 5]);
  near(moved([2, 4], 100, 10), [8, 10]);
  near(moved([2, 4], -100, 10), [0, 2]);
});

test("what is selected is whole bins", () => {
  near(snapped([0.31, 0.55], 0.1, 2), [0.3, 0.6]);
  near(snapped([0.55, 0.31], 0.1, 2), [0.3, 0.6]);
  near(snapped([0.3, 0.6], 0.1, 2), [0.3, 0.6]);
  near(snapped([0.5, 0.5], 0.1, 2), [0.5, 0.6]);
  near(snapped([1.95, 9], 0.1, 2), [1.9, 2]);
  near(snapped([-3, 0.01], 0.1, 2), [0, 0.1]);
  near(snapped([2, 2], 0.1, 2), [1.9, 2]);
});

test("a run of one bin can be selected", () => near(snapped([0.2, 0.3], 1, 0.8), [0, 0.8]));

test("steps are round, and of a clock on a long axis", () => {
  expect(roundStep(0.12, false)).toBeCloseTo(0.2);
  expect(roundStep(5, false)).toBe(5);
  expect(roundStep(6, false)).toBe(10);
  expect(roundStep(6, true)).toBe(10);
  expect(roundStep(20, true)).toBe(30);
  expect(roundStep(100, true)).toBe(120);
  expect(roundStep(200000, true)).toBe(3 * 86400);
  expect([0, 0.9, 1.1, 2.2, 73].map(roundTop)).toEqual([1, 1, 2, 2.5, 100]);
});

test("ticks keep their distance and are labelled in one unit", () => {
  const found = ticks({ from: 0, to: 2, width: 800 }, 80, 2);
  expect(found.map(({ label }) => label.replace("\u00a0", " "))).toEqual(
    ["0.0 s", "0.2 s", "0.4 s", "0.6 s", "0.8 s", "1.0 s", "1.2 s", "1.4 s", "1.6 s", "1.8 s", "2.0 s"],
  );
  expect(ticks({ from: 0, to: 0, width: 800 }, 80, 0)).toEqual([]);
  expect(ticks({ from: 0, to: 7200, width: 800 }, 80, 7200).map(({ label }) => label).slice(0, 3)).toEqual(["0:00:00", "0:15:00", "0:30:00"]);
});
