import { expect, test } from "vitest";
import { binsOf, columnsFor, cover, extremes, meanOver, means } from "../src/logic/series";

const spans = (from: number, to: number, columns: number, bins: number, binS = 1) => {
  const at = cover(from, to, columns, bins, binS);
  return Array.from(at.first, (first, column) => [first, at.last[column]]);
};

test("every bin belongs to one column when columns are wider than bins", () => {
  expect(spans(0, 10, 3, 10)).toEqual([[0, 3], [3, 6], [6, 10]]);
  expect(spans(2, 8, 2, 10)).toEqual([[2, 5], [5, 8]]);
});

test("columns narrower than a bin show that bin", () => {
  expect(spans(0, 2, 4, 2)).toEqual([[0, 1], [0, 1], [1, 2], [1, 2]]);
});

test("columns beyond the last bin cover none", () => {
  expect(spans(0, 4, 4, 2)).toEqual([[0, 1], [1, 2], [2, 2], [2, 2]]);
});

test("what is not known is passed over, and a column of it alone stays not known", () => {
  const at = cover(0, 6, 3, 6, 1);
  const values = [1, Number.NaN, Number.NaN, Number.NaN, 4, 2];
  expect([...means(values, at)]).toEqual([1, Number.NaN, 3]);
  expect([...extremes(values, at, 1)]).toEqual([1, Number.NaN, 4]);
  expect([...extremes(values, at, -1)]).toEqual([1, Number.NaN, 2]);
  expect(meanOver(values, 0, 5)).toBe(2.5);
  expect(meanOver(values, 1, 4)).toBeNaN();
  expect(meanOver([1, 4], 0, 2, 0.5)).toBe(2);
});

test("a span is the bins that it touches", () => {
  expect(binsOf(null, 10, 0.1)).toEqual([0, 10]);
  expect(binsOf([0.3, 0.6], 10, 0.1)).toEqual([3, 6]);
  expect(binsOf([0.3, 0.61], 10, 0.1)).toEqual([3, 7]);
  expect(binsOf([5, 9], 10, 0.1)).toEqual([10, 10]);
});

test("where there is room each bin is a column, with its edges on points of the screen", () => {
  const { at, edges } = columnsFor([1, 4], 300, 1, 10, 1);
  expect([[...at.first], [...at.last], [...edges]]).toEqual([[1, 2, 3], [2, 3, 4], [0, 100, 200, 300]]);
  const part = columnsFor([1.5, 3.25], 7, 2, 10, 1);
  expect([...part.edges]).toEqual([-2, 2, 6, 10]);
});

test("where there is none each point is a column", () => {
  const { at, edges } = columnsFor([0, 10], 3, 1, 10, 1);
  expect([[...at.first], [...at.last], [...edges]]).toEqual([[0, 3, 6], [3, 6, 10], [0, 1, 2, 3]]);
});

test("beyond the last bin there are no columns", () => {
  expect([...columnsFor([5, 8], 300, 1, 4, 1).edges].length).toBeLessThanOrEqual(1);
});
