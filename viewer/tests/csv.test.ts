import { expect, test } from "vitest";
import { record } from "../src/logic/csv";

test("fields are quoted and formulas are disarmed as crates/text/src/quote.rs does it", () => {
  expect(record(["a", "b,c", 'd"e'])).toBe('a,"b,c","d""e"\n');
  expect(record(["=HYPERLINK(1)", "-1.5"])).toBe(`"'=HYPERLINK(1)",-1.5\n`);
  expect(record([" =1+1", "＝1"])).toBe(`"' =1+1","'＝1"\n`);
  expect(record(["two\nlines", "\u202ertl"])).toBe("two lines,\\u{202e}rtl\n");
  expect(record(["a,b", "c\td"], "\t")).toBe("a,b\tc d\n");
});
