import { describe, expect, test } from "vitest";
import { Columns } from "../src/data/columns";
import { cellsOf } from "../src/logic/cells";
import { oneGroup } from "../src/logic/spread";
import { binsOf, type Keep, keepOf, tally } from "../src/logic/tally";
import { ALL, type Selection } from "../src/state";
import { spreadOf } from "./code";
import { LETTERS, scene } from "./fixture";

const LINES = [
  "UUMMWW..", // rank 0
  "UUUUMMWW", // rank 1
  "UUUUUUVM", // rank 2
];

/** Ticks by class under a selection. */
function byClass(lines: string[], change: Partial<Selection>, document = {}): number[] {
  const cells = cellsOf(scene(lines, LETTERS, document));
  const sums = tally(cells, keepOf(cells, { ...ALL, ...change }));
  const out = new Array<number>(cells.classes).fill(0);
  sums.forEach((ticks, slot) => (out[cells.slotClass[slot]!]! += ticks));
  return out;
}

describe("tally", () => {
  test("everything", () => expect(byClass(LINES, {})).toEqual([2 + 4 + 7, 2 + 2 + 1, 2 + 2, 0]));

  test("a span", () => expect(byClass(LINES, { span: [2, 4] })).toEqual([2 + 2, 2, 0, 0]));

  test("ranks", () => expect(byClass(LINES, { ranks: [0, 2] })).toEqual([2 + 7, 2 + 1, 2, 0]));

  test("a span of some ranks", () => expect(byClass(LINES, { span: [6, 8], ranks: [2] })).toEqual([1, 1, 0, 0]));

  test("threads: main, workers of OpenMP, all", () => {
    const letters = { ...LETTERS, O: { ...LETTERS["U"]!, thread: 1 }, P: { ...LETTERS["U"]!, thread: 2 } };
    const cells = cellsOf(scene(["UOOPPP"], letters));
    const sum = (threads: Selection["threads"]) => tally(cells, keepOf(cells, { ...ALL, threads })).reduce((a, b) => a + b, 0);
    expect([sum("main"), sum("openmp"), sum("all")]).toEqual([1, 2, 6]);
  });

  test("of threads that share a rank's time, that time or what each did", () => {
    const letters = { ...LETTERS, O: { ...LETTERS["U"]!, thread: 1 }, S: { ...LETTERS["U"]!, thread: 3 }, M: { ...LETTERS["U"]!, thread: 4 } };
    const cells = cellsOf(scene(["USSSOOM"], letters));
    const sum = (threads: Selection["threads"]) => tally(cells, keepOf(cells, { ...ALL, threads })).reduce((a, b) => a + b, 0);
    expect([sum("main"), sum("openmp"), sum("all")]).toEqual([4, 2, 4]);
  });

  test("a row of several ranks counts whole, and says so", () => {
    const cells = cellsOf(scene(["UM", "UU"], LETTERS, { ranksPerRow: 2, run: { ...scene([]).document.run, ranks: 4, tickS: 1 } }));
    const keep = keepOf(cells, { ...ALL, ranks: [3] });
    expect([...keep.rows]).toEqual([0, 1]);
    expect([keep.ranks, keep.widened]).toEqual([2, true]);
    expect(keepOf(cells, { ...ALL, ranks: [2, 3] }).widened).toBe(false);
    expect(tally(cells, keep).reduce((a, b) => a + b)).toBe(2);
  });

  test("a scene without samples", () => expect(byClass([], {})).toEqual([0, 0, 0, 0]));

  test("cells that point nowhere are left out", () => {
    const made = scene(["UU"]);
    const bad = new Columns();
    const fine = [0, 1, 2, 3, 4, 5].map(() => 0);
    bad.add("path.parent", Uint32Array.of(0, 0));
    bad.add("cells.path", Uint32Array.of(1, 99, 1, 1, 1, 1));
    bad.add("cells.class", Uint8Array.of(0, 0, 200, 0, 0, 0));
    bad.add("cells.row", Uint16Array.of(0, 0, 0, 9, 0, 0));
    bad.add("cells.bin", Uint16Array.of(0, 0, 0, 0, 9, 0));
    bad.add("cells.thread", Uint8Array.from(fine));
    bad.add("cells.ticks", Float32Array.of(3, 1, 1, 1, 1, Number.NaN));
    const cells = cellsOf({ ...made, columns: bad });
    expect(cells.count).toBe(1);
    expect([...tally(cells, keepOf(cells, ALL))]).toEqual([3]);
  });
});

describe("bins of a span", () => {
  test.each([
    [null, [0, 10]],
    [[2, 4], [2, 4]],
    [[2.4, 4.4], [2, 4]],
    [[2.6, 4.6], [3, 5]],
    [[3.1, 3.3], [3, 4]],
    [[-5, 99], [0, 10]],
    [[99, 100], [9, 10]],
    [[10, 10], [9, 10]],
  ] as [[number, number] | null, [number, number]][])("%j", (span, bins) => expect(binsOf(10, 1, span)).toEqual(bins));

  test("no bins", () => expect(binsOf(0, 1, [0, 1])).toEqual([0, 0]));
});

describe("spread", () => {
  /** Paths by the name of their last function, for groups. */
  function setUp(lines: string[]) {
    const made = scene(lines);
    const cells = cellsOf(made);
    const nodes = made.columns.u32("path.node");
    const functions = made.columns.u32("node.function");
    const name = (path: number) => made.document.texts[functions[nodes[path]!]!]!;
    return { cells, name };
  }
  const all = (cells: ReturnType<typeof cellsOf>): Keep => keepOf(cells, ALL);

  test("ticks by column and class, and the ranks in it", () => {
    const { cells, name } = setUp(LINES);
    const of = Int32Array.from({ length: cells.paths }, (_, path) => ["solve", "write"].indexOf(name(path)));
    const got = spreadOf(cells, all(cells), oneGroup(of, 2), 4);
    expect([got.columns, got.classes]).toEqual([4, 4]);
    const line = (group: number, cls: number) => [0, 1, 2, 3].map((column) => got.ticks[(group * 4 + column) * 4 + cls]);
    expect(line(0, 0)).toEqual([6, 4, 2, 1]);
    expect(line(1, 2)).toEqual([0, 0, 2, 2]);
    expect(got.ranks).toEqual([3, 2]);
  });

  test("never more columns than bins, and only those of the span", () => {
    const { cells, name } = setUp(LINES);
    const of = Int32Array.from({ length: cells.paths }, (_, path) => (name(path) === "solve" ? 0 : -1));
    const got = spreadOf(cells, keepOf(cells, { ...ALL, span: [5, 8] }), oneGroup(of, 1), 48);
    expect(got.columns).toBe(3);
    expect([0, 1, 2].map((column) => got.ticks[column * 4])).toEqual([1, 1, 0]);
  });

  test("columns of unequal width say how wide they are", () => {
    const { cells } = setUp(["UUUUUUU"]);
    const got = spreadOf(cells, all(cells), oneGroup(new Int32Array(cells.paths), 1), 3);
    expect([...got.width]).toEqual([3, 2, 2]);
    expect([0, 1, 2].map((column) => got.ticks[column * 4])).toEqual([3, 2, 2]);
  });

  test("a group adds to its parent, and its ranks do", () => {
    const { cells, name } = setUp(["UU", "MM"]);
    const of = Int32Array.from({ length: cells.paths }, (_, path) => ["", "solve", "MPI_Barrier"].indexOf(name(path)));
    const got = spreadOf(cells, all(cells), oneGroup(of, 3, Int32Array.of(-1, 0, 0)), 2);
    expect(got.ranks[0]).toBe(2);
    expect(got.ticks.slice(0, 2 * 4).reduce((a, b) => a + b)).toBe(4);
  });
});
