import { describe, expect, test } from "vitest";
import { weighKeys } from "../src/logic/keyed";
import { INSTRUCTIONS } from "../src/gen/scene";
import { filesWith, groupsOfLines, linesOf, placeOf, together, weighLines } from "../src/logic/lines";
import { opened, spreadOf } from "./code";
import { type Letter, scene } from "./fixture";

const LINES = ["UUMMWW..", "UUUUMMWW", "UUUUUUVM"];
const KNOT: Record<string, Letter> = {
  a: { class: 0, stack: ["main@a.c:1", "f@a.c:2"], instruction: 1 },
  b: { class: 0, stack: ["main@a.c:1", "f@a.c:2", "g@a.c:3", "f@a.c:2"], instruction: 2 },
  c: { class: 1, stack: ["main@a.c:1", "f@a.c:2", "g@a.c:3", "f@a.c:4", "h@b.c:9"], instruction: 3 },
  d: { class: 2, stack: ["main@a.c:5", "h@b.c:9"] },
};

function file(open: ReturnType<typeof opened>, name: string) {
  return weighLines(linesOf(open.paths, open.nodes, open.scene.document.texts.indexOf(name)), open.pathWeights);
}

describe("lines", () => {
  test("files: their own time and that of what they called", () => {
    const { paths, pathWeights, scene: made } = opened(scene(LINES));
    expect(filesWith(paths.files, weighKeys(paths.files, pathWeights)).map(({ file, self, total }) => `${made.document.texts[file]} ${self}/${total}`)).toEqual([
      "app.c 13/22",
      "out.c 0/4",
    ]);
  });

  test("time of every line", () => {
    const lines = file(opened(scene(LINES)), "app.c");
    expect([...lines.lines].map((line, at) => `${line}: ${lines.total[at]}/${lines.self[at]}`)).toEqual([
      "10: 13/0", "12: 5/0", "14: 4/0", "20: 12/12", "21: 1/1", "40: 5/0",
    ]);
    expect([...lines.byClass.slice(4, 8)]).toEqual([0, 5, 0, 0]);
    const { name } = opened(scene(LINES));
    expect([...lines.who].map(name)).toEqual(["main", "main", "main", "solve", "solve", "halo"]);
  });

  test("a line that is twice on a stack counts once", () => {
    const lines = file(opened(scene(["aaabbcd"], KNOT)), "a.c");
    expect([...lines.lines].map((line, at) => `${line}: ${lines.total[at]}/${lines.self[at]}`)).toEqual(["1: 6/0", "2: 6/5", "3: 3/0", "4: 1/0", "5: 1/0"]);
  });

  test("follows the selection", () => {
    const lines = file(opened(scene(LINES), { span: [6, 8], ranks: [2] }), "app.c");
    expect([...lines.lines].map((line, at) => `${line}: ${lines.total[at]}`)).toEqual(["10: 1", "12: 1", "14: 0", "20: 0", "21: 1", "40: 1"]);
  });

  test("over time: every stack counts once in each of its lines", () => {
    const open = opened(scene(["aaabbcd", "ddddddd"], KNOT));
    const lines = file(open, "a.c");
    const shown = [0, 1, 4].map((at) => at);
    const got = spreadOf(open.cells, open.keep, groupsOfLines(open.paths, lines, shown), 7);
    const sum = (group: number) => got.ticks.slice(group * 7 * 4, (group + 1) * 7 * 4).reduce((a, b) => a + b);
    expect(shown.map((line, at) => `${lines.lines[line]}: ${sum(at)} ${got.ranks[at]}`)).toEqual(["1: 6 1", "2: 6 1", "5: 8 2"]);
  });

  test("some lines together: each stack once, their instructions and their calls", () => {
    const open = opened(scene(["aaabbcd"], KNOT));
    const lines = file(open, "a.c");
    const of = (...numbers: number[]) =>
      together(open.paths, open.pathWeights, open.nodes, lines, (at) => numbers.includes(lines.lines[at]!));
    const two = of(2);
    expect([two.total, two.self]).toEqual([6, 5]);
    expect(INSTRUCTIONS.map((name, at) => `${name} ${two.instructions[at]}`)).toEqual([
      "not known 0", "scalar 3", "vector 2", "memory 0", "branch 0", "other 0",
    ]);
    expect(two.calls.map(({ who, ticks }) => `${open.name(who)} ${ticks}`)).toEqual(["g 3"]);
    const all = of(1, 2, 3, 4, 5);
    expect([all.total, all.self, ...all.byClass]).toEqual([7, 5, 5, 1, 1, 0]);
    expect(of(99).total).toBe(0);
  });

  test("what was inlined is told from what was called", () => {
    const letters = {
      i: { class: 0, stack: ["main@a.c:1", "+axpy@a.h:7"] },
      c: { class: 0, stack: ["main@a.c:1", "axpy@a.h:7"] },
    };
    const open = opened(scene(["iiic"], letters));
    const { calls } = together(open.paths, open.pathWeights, open.nodes, file(open, "a.c"), () => true);
    expect(calls.map(({ who, ticks, inlined }) => `${open.name(who)} ${ticks} ${inlined}`)).toEqual(["axpy 3 true", "axpy 1 false"]);
  });

  test("where a function spends most", () => {
    const open = opened(scene(LINES));
    const place = (name: string) => {
      const got = placeOf(open.paths, open.pathWeights, (node) => open.nodes.who[node] === open.who(name));
      return got === null ? null : `${open.scene.document.texts[got.file]}:${got.line}${got.calls ? " calls it" : ""}`;
    };
    expect(place("solve")).toBe("app.c:20");
    expect(place("MPI_Barrier")).toBe("app.c:40 calls it");
    expect(place("write")).toBe("out.c:7 calls it");
    expect(placeOf(open.paths, open.pathWeights, () => false)).toBeNull();
  });
});
