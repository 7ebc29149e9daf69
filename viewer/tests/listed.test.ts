import { describe, expect, test } from "vitest";
import type { SourceFile } from "../src/gen/scene";
import { type Listed, listedOf, shortPaths } from "../src/logic/listed";

const file = (lines: [number, string][], language = "c"): SourceFile => ({ file: 1, language, lines, missing: "", note: "" });
const drawn = (rows: Listed[]) =>
  rows.map((row) => ("gap" in row ? `… ${row.gap}` : `${row.line}: ${row.tokens === null ? "?" : row.tokens.map((token) => token.text).join("")}`));

describe("rows of a file", () => {
  test("text, gaps, and lines with time that have no text", () => {
    expect(drawn(listedOf(file([[3, "int a;"], [4, "int b;"], [9, "int c;"]]), [4, 7]))).toEqual([
      "… 2", "3: int a;", "4: int b;", "… 2", "7: ?", "… 1", "9: int c;",
    ]);
  });

  test("without any text the lines with time stand alone", () => {
    expect(drawn(listedOf(null, [1, 40]))).toEqual(["1: ?", "40: ?"]);
    expect(listedOf(null, [])).toEqual([]);
  });

  test("a comment that is open before a gap does not colour what follows it", () => {
    const rows = listedOf(file([[1, "/* open"], [5, "return 1;"]]), []);
    const last = rows.at(-1) as { tokens: { kind: string; text: string }[] };
    expect(last.tokens.find(({ text }) => text === "return")?.kind).toBe("keyword");
  });
});

describe("short paths", () => {
  test("as long as it takes to tell them apart", () => {
    expect(shortPaths(["/w/src/a/io.c", "/w/src/b/io.c", "/w/src/main.c"])).toEqual(["a/io.c", "b/io.c", "main.c"]);
    expect(shortPaths(["io.c", "/x/io.c"])).toEqual(["io.c", "x/io.c"]);
    expect(shortPaths(["", "/"])).toEqual(["", "/"]);
    expect(shortPaths([])).toEqual([]);
  });
});
