import { expect, it } from "vitest";
import type { Report, Row } from "../src/data/report";
import { arranged } from "../src/logic/order";
import { depthOf, extremes, sectionOf, thresholdName } from "../src/logic/section";
import { error } from "../src/logic/units";
import { scene } from "./fixture";

const row = (id: string, parent: string | null = null, change: Partial<Row> = {}): Row => ({
  id, label: `label of ${id}`, unit: "share", value: 0.5, error: null, spread: null, certainty: "sampled", better: "lower", parent, formula: "", doc: "", missing: null, ...change,
});

it("an error is two standard errors in the scale of its value, as in the report", () => {
  const shown = (unit: string, value: number, deviation: number | null) => error(value, deviation, unit).replaceAll("\u00a0", " ");
  expect(shown("share", 0.621, 0.0045)).toBe("± 0.9 %");
  expect(shown("seconds", 1.23, 0.025)).toBe("± 0.05 s");
  expect(shown("seconds", 245, 0.5)).toBe("± 1.0 s");
  expect(shown("bytes_per_second", 94.2e6, 1e6)).toBe("± 2.0 MB/s");
  expect(shown("ratio", 0.79, 0.06)).toBe("± 0.12");
  expect(shown("share", 0.5, 0.925)).toBe("± 100 %");
  // Exact, or below the last digit shown.
  expect([shown("share", 0.6, null), shown("share", 0.6, 0), shown("bytes_per_second", 389e6, 0.145e6), shown("share", 0.5, 0.0002)]).toEqual(["", "", "", ""]);
});

it("rows stand under their parents, and a circle of parents ends", () => {
  const rows = [row("a"), row("b", "a"), row("c", "b"), row("d", "elsewhere"), row("e", "f"), row("f", "e")];
  expect(rows.map((each) => depthOf(each, rows))).toEqual([0, 1, 2, 0, 4, 4]);
});

it("a threshold bears the name of the number that it limits", () => {
  const section = { id: "balance", title: "", intro: "", points: [], rows: [row("load_balance")], tables: [], heatmaps: [], parts: [], repeats_head: false };
  const report: Report = { ...scene([]).document.report, sections: [section] };
  const of = (name: string) => thresholdName({ threshold: { name, limit: "", source: "" } } as never, report);
  expect(of("load_balance")).toBe("label of load_balance");
  expect(of("time in calls")).toBe("time in calls");
  expect([sectionOf(report, "balance")?.id, sectionOf(report, "mpi")]).toEqual(["balance", null]);
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
