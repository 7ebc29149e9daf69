import { expect, test } from "vitest";
import { mix, parse, ramp } from "../src/draw/colour";
import { aloneWords, rankWords, selectionWords, spanWords, tooShort } from "../src/logic/words";
import { ALL } from "../src/state";
import { scene } from "./fixture";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a span is said to the digits of its own length, in one unit", () => {
  expect(plain(spanWords([0.3, 0.62], 2))).toBe("0.30 s to 0.62 s");
  expect(plain(spanWords([0.3, 0.62], 2, 3))).toBe("0.300 s to 0.620 s");
  expect(plain(spanWords([36.1, 63.3], 93.7, 3))).toBe("36.1 s to 63.3 s");
  expect(plain(spanWords([60, 125], 3000))).toBe("1:00 to 2:05");
  expect(plain(spanWords([0.001, 0.002], 0.008))).toBe("1.0 ms to 2.0 ms");
});

test("ranks are said by their numbers, not by where they stand", () => {
  const small = scene(["U", "U", "U", "U"]);
  small.columns.add("rank.number", Uint32Array.of(8, 9, 10, 42));
  expect(plain(rankWords(small, [3]))).toBe("rank 42");
  expect(plain(rankWords(small, [0, 1, 2, 3]))).toBe("ranks 8–10, 42");
  small.document.run.rankNoun = "process";
  small.document.run.rankNouns = "processes";
  expect(plain(rankWords(small, [0, 1]))).toBe("processes 8, 9");
  expect(plain(rankWords(small, []))).toBe("no process");
});

test("what is selected, and nothing where all is", () => {
  const small = scene(["UUUU", "UUUU"]);
  expect(selectionWords(small, ALL)).toEqual([]);
  expect(selectionWords(small, { ...ALL, span: [1, 2], ranks: [1] }).map(plain)).toEqual(["1.00 s to 2.00 s (1.00 s)", "rank 1"]);
});

test("ranks that cannot be told apart are named", () => {
  const many = scene(["U"], undefined, { ranksPerRow: 4 });
  many.document.run.ranks = 6;
  many.columns.add("rank.number", Uint32Array.of(0, 1, 2, 3, 4, 5));
  expect(selectionWords(many, { ...ALL, ranks: [5] }).map(plain)).toEqual(["rank 5", "what was seen is of ranks 4, 5 together"]);
  expect(selectionWords(many, { ...ALL, ranks: [4, 5] }).map(plain)).toEqual(["ranks 4, 5"]);
});

test("why one rank is not shown alone", () => {
  const many = scene(["U"], undefined, { ranksPerRow: 4 });
  expect([null, "here" as const].map((state) => aloneWords(many, state))).toEqual(["", ""]);
  expect(aloneWords(many, "missing")).toBe("This page holds ranks in rows of 4; `steelyard view FILE` shows one alone.");
  expect(plain(aloneWords(many, "coming"))).toContain("4 ranks of its row");
});

test("a span that the stacks' bins do not tell is said beside what they do", () => {
  const coarse = scene(["UUUUUUUU"], undefined, { cells: { bins: 3, binS: 3 } });
  const said = (from: number, to: number) => selectionWords(coarse, { ...ALL, span: [from, to] }).map(plain).slice(1);
  expect(said(3, 6)).toEqual([]);
  expect(said(3, 6.1)).toEqual([]);
  expect(said(4, 5)).toEqual(["what was seen is of 3.00 s to 6.00 s"]);
  // The last bin reaches beyond the end of the run, where nothing is.
  expect(said(6, 8)).toEqual([]);
  expect(selectionWords(coarse, ALL)).toEqual([]);
});

test("colours mix, and one that cannot be read is grey", () => {
  expect(parse("#2a8c5a")).toEqual([42, 140, 90]);
  expect(parse("#fff")).toEqual([255, 255, 255]);
  expect(parse("url(x)")).toEqual([128, 128, 128]);
  expect(mix("#000000", "#ffffff", 0.5)).toBe("rgb(128, 128, 128)");
  const steps = ramp(["#000000", "#ff0000"], 3);
  expect([...steps].map((step) => step.toString(16))).toEqual(["ff000000", "ff000080", "ff0000ff"]);
});

test("a run without samples says that it was too short only where it was", () => {
  const run = { elapsedS: 0.0122, tickS: 0.02, ioOnly: false };
  expect(plain(tooShort(run))).toMatch(/^The run took 12\.2 ms, and a sample is taken every 20\.0 ms: /);
  expect(tooShort({ ...run, elapsedS: 0.04 })).toBe("");
  expect(tooShort({ ...run, ioOnly: true })).toBe("");
});
