import { describe, expect, test } from "vitest";
import { highlight } from "../src/logic/highlight";

const text = (tokens: { text: string }[]) => tokens.map((token) => token.text).join("");
const kindOf = (tokens: { kind: string; text: string }[], part: string) => tokens.find((token) => token.text === part)?.kind;

describe("highlight", () => {
  test.each([
    ["c", "int main(void) { return 0; }", "return"],
    ["cpp", "template <typename T> class A {};", "template"],
    ["fortran", "subroutine solve(n)", "subroutine"],
    ["python", "def solve(n): pass", "def"],
    ["rust", "fn main() { let x = 1; }", "fn"],
    ["julia", "function solve(n) end", "function"],
  ])("%s", (language, line, keyword) => {
    const [tokens] = highlight([line], language);
    expect(kindOf(tokens!, keyword)).toBe("keyword");
    expect(text(tokens!)).toBe(line);
  });

  test("no sign of the program's text becomes HTML, and none is lost", () => {
    const lines = [`char *s = "<script>alert('&amp;')</script>"; // <b>&lt;</b>`, "", "\tx &&= y; /* <img onerror=1>", "  over lines \u00e9 */ z"];
    const got = highlight(lines, "c");
    expect(got.map(text)).toEqual(lines);
    expect(got[0]!.some((token) => token.kind === "string" && token.text.includes("<script>"))).toBe(true);
  });

  test("a comment over several lines is one", () => {
    const got = highlight(["/* one", "two */ int x;"], "c");
    expect([got[0]![0]!.kind, got[1]![0]!.kind]).toEqual(["comment", "comment"]);
  });

  test("a language that is not known stays plain", () => {
    expect(highlight(["<b>"], "text")).toEqual([[{ kind: "", text: "<b>" }]]);
  });

  test("lines never shift", () => {
    const lines = ["a\nb", "c"];
    expect(highlight(lines, "c").length).toBe(2);
  });
});
