import { expect, test } from "vitest";
import { shortName } from "../src/logic/names";
import cases from "./gen/names.json";

test("names are cut as in the report", () => {
  for (const [name, most, shown] of cases as [string, number, string][]) expect(shortName(name, most), `${name} in ${most}`).toBe(shown);
});

test("a name of 10 kB, and no room", () => {
  expect(shortName("<".repeat(10_000), 20).length).toBe(20);
  expect(shortName("abc", -1)).toBe("");
});
