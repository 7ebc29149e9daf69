import { expect, it } from "vitest";
import type { Row } from "../src/gen/scene";
import { arranged } from "../src/logic/order";
import { extremes } from "../src/logic/section";

const row = (id: string, parent: string | null = null, change: Partial<Row> = {}): Row => ({
  id, label: `label of ${id}`, unit: "share", value: 0.5, error: null, spread: null, certainty: "sampled", better: "lower", parent, depth: 0, formula: "", doc: "", missing: null, not_applicable: false, ...change,
});

it("extremes are told only where ranks differ", () => {
  const spread = (min: number, max: number) => row("a", null, { spread: { min, min_rank: 3, mean: 0, max, max_rank: 7 } });
  expect(extremes(spread(1, 2))).toEqual({ min: 1, minRank: 3, max: 2, maxRank: 7 });
  expect(extremes(spread(2, 2))).toBeNull();
  expect(extremes(row("a"))).toBeNull();
});

it("rows without a value come last, whichever way they are sorted; equals stay as they came", () => {
  const rows = [{ n: "one", v: 1 }, { n: "none", v: null }, { n: "three", v: 3 }, { n: "again", v: 1 }, { n: "strange", v: NaN }];
  const names = (down: boolean) => arranged(rows, (each) => each.v, down).map((each) => each.n);
  expect(names(true)).toEqual(["three", "one", "again", "none", "strange"]);
  expect(names(false)).toEqual(["one", "again", "three", "none", "strange"]);
  expect(arranged(["rank 10", "rank 9"], (each) => each, false)).toEqual(["rank 9", "rank 10"]);
});
