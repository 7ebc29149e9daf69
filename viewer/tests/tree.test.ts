import { describe, expect, test } from "vitest";
import { Columns } from "../src/data/columns";
import { sound } from "../src/logic/forest";
import { frameAt, framesOf, levelOf, neighbour } from "../src/logic/frames";
import { callersOf, invertAll, Inverted } from "../src/logic/inverted";
import { found, matching, matchingRows } from "../src/logic/search";
import { groupsOfRows } from "../src/logic/sparks";
import { heaviest, nodesOf, pathTo, TopDown, visible } from "../src/logic/tree";
import { drawn, opened, spreadOf } from "./code";
import { type Letter, LETTERS, scene } from "./fixture";

const LINES = ["UUMMWW..", "UUUUMMWW", "UUUUUUVM"];

/** f calls itself by way of g; h is called from both and from main. */
const KNOT: Record<string, Letter> = {
  a: { class: 0, stack: ["main@a.c:1", "f@a.c:2"] },
  b: { class: 0, stack: ["main@a.c:1", "f@a.c:2", "g@a.c:3", "f@a.c:2"] },
  c: { class: 1, stack: ["main@a.c:1", "f@a.c:2", "g@a.c:3", "f@a.c:4", "h@b.c:9"] },
  d: { class: 2, stack: ["main@a.c:5", "h@b.c:9"] },
};

describe("top down", () => {
  test("self and total", () => {
    const { tree, name } = opened(scene(LINES));
    expect(drawn(tree, name)).toEqual([
      "main 22/0",
      "  solve 13/13",
      "  halo 5/0",
      "    MPI_Barrier 5/5",
      "  dump 4/0",
      "    write 4/4",
    ]);
  });

  test("follows the selection", () => {
    const { tree, name } = opened(scene(LINES), { span: [0, 3], ranks: [0] });
    expect(drawn(tree, name)).toEqual(["main 3/0", "  solve 2/2", "  halo 1/0", "    MPI_Barrier 1/1"]);
  });

  test("classes of what a row called are its own", () => {
    const { tree } = opened(scene(LINES));
    expect([...tree.byClass(tree.children(0)[0]!)]).toEqual([13, 5, 4, 0]);
  });

  test("a function that calls itself is two rows and one function", () => {
    const { tree, name } = opened(scene(["aaabbcd"], KNOT));
    expect(drawn(tree, name)).toEqual(["main 7/0", "  f 6/3", "    g 3/0", "      f 3/2", "        h 1/1", "  h 1/1"]);
  });

  test("rows that are open, and which are opened first", () => {
    const { tree, name } = opened(scene(LINES));
    const seen = (open: Set<number>) => visible(tree, open).rows.map((row) => name(tree.who(row)));
    expect(seen(new Set())).toEqual(["main"]);
    expect(seen(heaviest(tree, 4, 0.01))).toEqual(["main", "solve", "halo", "dump"]);
    expect(seen(heaviest(tree, 5, 0.01))).toEqual(["main", "solve", "halo", "MPI_Barrier", "dump"]);
    expect(seen(heaviest(tree, 99, 0.2))).toEqual(["main", "solve", "halo", "MPI_Barrier", "dump"]);
    expect(visible(tree, heaviest(tree, 99, 0)).depths).toEqual([0, 1, 1, 2, 1, 2]);
  });

  test("functions that only start the program are left out", () => {
    const letters = {
      a: { class: 0, stack: ["_start@app.c:1", "main@app.c:2", "f@app.c:3"] },
      b: { class: 0, stack: ["_start@app.c:1"] },
      c: { class: 0, stack: ["clone3@libc.so.6", "start_thread@libc.so.6", "work@app.c:9"], thread: 2 },
    };
    const rows = (line: string, threads: "main" | "all") => {
      const { tree, name } = opened(scene([line], letters), { threads });
      return { lines: drawn(tree, name), way: tree.children(0).map((row) => pathTo(tree, row).length) };
    };
    expect(rows("aac", "all")).toEqual({ lines: ["main 2/0", "  f 2/2", "work 1/1"], way: [1, 1] });
    expect(rows("aab", "main").lines).toEqual(["_start 3/1", "  main 2/0", "    f 2/2"]);
  });

  test("where the program's own code ends", () => {
    const { tree, nodes, name } = opened(scene(LINES));
    const seen = visible(tree, heaviest(tree, 99, 0, (row) => nodes.leads[row] === 1)).rows;
    expect(seen.map((row) => name(tree.who(row)))).toEqual(["main", "solve", "halo", "dump"]);
    expect(nodes.leads[0]).toBe(1);
  });

  test("the way to a row", () => {
    const { tree, name } = opened(scene(LINES));
    const { rows } = visible(tree, heaviest(tree, 99, 0));
    expect(pathTo(tree, rows[3]!).map((row) => name(tree.who(row)))).toEqual(["main", "halo", "MPI_Barrier"]);
  });

  test("no samples: no rows", () => {
    const { tree } = opened(scene([]));
    expect(tree.children(0)).toEqual([]);
    expect(heaviest(tree, 9, 0).size).toBe(0);
    expect(framesOf(tree, 0, 0).rows).toEqual([]);
  });

  test("parents that point nowhere are the root", () => {
    expect([...sound(Uint32Array.of(0, 0, 7, 3, 2))]).toEqual([0, 0, 0, 0, 2]);
    const columns = new Columns();
    columns.add("node.parent", Uint32Array.of(0, 9, 1));
    columns.add("node.function", Uint32Array.of(0, 1e9, 1));
    const nodes = nodesOf({ ...scene(["U"]), columns });
    expect([...nodes.parent]).toEqual([0, 0, 1]);
    expect(nodes.functions.count).toBe(3);
  });

  test("a scene without any column", () => {
    const { tree, cells } = opened({ ...scene(["U"]), columns: new Columns() });
    expect(cells.count).toBe(0);
    expect(tree.children(0)).toEqual([]);
  });
});

describe("sparklines", () => {
  test("a row whose parent is not there goes to the nearest that is", () => {
    const { tree, cells, keep, nodes } = opened(scene(["aaabbcd"], KNOT));
    const rows = visible(tree, heaviest(tree, 99, 0)).rows;
    const got = spreadOf(cells, keep, groupsOfRows(nodes, tree, [rows[0]!, rows[3]!]), 1);
    const sum = (group: number) => got.ticks.slice(group * 4, group * 4 + 4).reduce((a, b) => a + b);
    expect([sum(0), sum(1)]).toEqual([7, tree.total(rows[3]!)]);
  });

  test("every row has its own time and that of rows that are not to be seen", () => {
    const { tree, cells, keep, nodes, name } = opened(scene(LINES));
    const rows = visible(tree, heaviest(tree, 4, 0.01)).rows;
    const got = spreadOf(cells, keep, groupsOfRows(nodes, tree, rows), 8);
    const sum = (group: number) => got.ticks.slice(group * 8 * 4, (group + 1) * 8 * 4).reduce((a, b) => a + b);
    expect(rows.map((row, at) => `${name(tree.who(row))} ${sum(at)} ${got.ranks[at]}`)).toEqual([
      "main 22 3",
      "solve 13 3",
      "halo 5 3",
      "dump 4 2",
    ]);
  });
});

describe("inverted", () => {
  test("own time of every function, below it who called", () => {
    const { nodes, weights, name } = opened(scene(["aaabbcd"], KNOT));
    const tree = new Inverted(invertAll(nodes), weights);
    expect(tree.total(0)).toBe(7);
    expect(drawn(tree, name)).toEqual([
      "f 5/0",
      "  main 3/3",
      "  g 2/0",
      "    f 2/0",
      "      main 2/2",
      "h 2/0",
      "  f 1/0",
      "    g 1/0",
      "      f 1/0",
      "        main 1/1",
      "  main 1/1",
    ]);
  });

  test("callers of one function, with all that it called, each once", () => {
    const { nodes, weights, name, index, who } = opened(scene(["aaabbcd"], KNOT));
    const tree = new Inverted(callersOf(nodes, index.outer, who("f")), weights);
    expect(drawn(tree, name)).toEqual(["f 6/0", "  main 6/6"]);
    expect([...tree.byClass(1)]).toEqual([5, 1, 0, 0]);
  });

  test("its groups: time counts in the innermost row to be seen", () => {
    const { nodes, weights, name, cells, keep } = opened(scene(LINES));
    const tree = new Inverted(invertAll(nodes), weights);
    const rows = visible(tree, new Set(tree.children(0))).rows;
    const got = spreadOf(cells, keep, groupsOfRows(nodes, tree, rows), 1);
    const sum = (group: number) => got.ticks.slice(group * 4, group * 4 + 4).reduce((a, b) => a + b);
    expect(rows.map((row, at) => `${name(tree.who(row))} ${sum(at)}`)).toEqual([
      "solve 13", "main 13", "MPI_Barrier 5", "halo 5", "write 4", "dump 4",
    ]);
  });

  test("groups of the callers of one function hold what it called", () => {
    const { nodes, weights, index, who } = opened(scene(["aaabbcd"], KNOT));
    const tree = new Inverted(callersOf(nodes, index.outer, who("g")), weights);
    const of = tree.group([1]);
    expect(drawn(tree, (w) => String(w)).length).toBe(3);
    expect([...of].filter((group) => group === 0).length).toBe(3);
  });

  test("follows the selection", () => {
    const all = opened(scene(LINES));
    const rows = invertAll(all.nodes);
    const some = opened(scene(LINES), { ranks: [2] });
    expect(drawn(new Inverted(rows, some.weights), some.name)).toEqual([
      "solve 7/0", "  main 7/7", "MPI_Barrier 1/0", "  halo 1/0", "    main 1/1",
    ]);
  });
});

describe("search", () => {
  const of = (query: string, lines = ["aaabbcd"], letters = KNOT) => {
    const open = opened(scene(lines, letters));
    const matches = matching(open.scene.document, open.nodes, query);
    return { ...open, matches };
  };

  test("functions, places and time, nested ones once", () => {
    const { nodes, weights, matches } = of("F");
    expect(found(nodes, weights, matches!)).toEqual({ functions: 1, places: 2, ticks: 6 });
  });

  test("by the words of name and library", () => {
    const { nodes, weights, matches } = of("libc WRITE", LINES, LETTERS);
    expect(found(nodes, weights, matches!)).toEqual({ functions: 1, places: 1, ticks: 4 });
  });

  test("nothing asked is not nothing found", () => {
    expect(of("  ").matches).toBeNull();
    const { nodes, weights, matches } = of("nowhere");
    expect(found(nodes, weights, matches!)).toEqual({ functions: 0, places: 0, ticks: 0 });
  });

  test("signs of a pattern are signs", () => {
    const { nodes, weights, matches } = of(".*");
    expect(found(nodes, weights, matches!).functions).toBe(0);
  });

  test("rows in the order in which they stand", () => {
    const { tree, matches, name } = of("h");
    expect(matchingRows(tree, matches!, 10).map((row) => pathTo(tree, row).map((at) => name(tree.who(at))).join(" "))).toEqual(["main f g f h", "main h"]);
    expect(matchingRows(tree, matches!, 1).length).toBe(1);
  });
});

describe("frames", () => {
  const setUp = (least = 0) => {
    const open = opened(scene(LINES));
    return { ...open, frames: framesOf(open.tree, 0, least) };
  };

  test("levels, from left to right the heaviest first", () => {
    const { frames, tree, name } = setUp();
    const level = (at: number) => frames.rows.slice(frames.levels[at], frames.levels[at + 1]).map((row) => name(tree.who(row)));
    expect(frames.levels).toEqual([0, 1, 4, 6]);
    expect([level(0), level(1), level(2)]).toEqual([["main"], ["solve", "halo", "dump"], ["MPI_Barrier", "write"]]);
    expect(frames.right[1]).toBeCloseTo(13 / 22);
    expect(frames.left[4]).toBeCloseTo(13 / 22);
  });

  test("boxes too narrow to see are left out", () => expect(setUp(0.2).frames.rows.length).toBe(4));

  test("a row in the whole width", () => {
    const { tree } = setUp();
    const dump = tree.children(tree.children(0)[0]!)[2]!;
    const frames = framesOf(tree, dump, 0);
    expect([frames.rows[0], frames.left[0], frames.right[0]]).toEqual([dump, 0, 1]);
    expect(frames.rows.length).toBe(2);
  });

  test("what lies at a point", () => {
    const { frames } = setUp();
    expect(frameAt(frames, 1, 0)).toBe(1);
    expect(frameAt(frames, 1, 0.7)).toBe(2);
    expect(frameAt(frames, 1, 0.99)).toBe(3);
    expect(frameAt(frames, 2, 0.1)).toBe(-1);
    expect(frameAt(frames, 9, 0.1)).toBe(-1);
    expect(frameAt(frames, 0, 1.5)).toBe(-1);
  });

  test("by arrow keys", () => {
    const { frames } = setUp();
    expect(levelOf(frames, 4)).toBe(2);
    expect(neighbour(frames, 0, "up")).toBe(0);
    expect(neighbour(frames, 0, "down")).toBe(1);
    expect(neighbour(frames, 1, "down")).toBe(1);
    expect(neighbour(frames, 2, "down")).toBe(4);
    expect(neighbour(frames, 4, "up")).toBe(2);
    expect(neighbour(frames, 1, "right")).toBe(2);
    expect(neighbour(frames, 3, "right")).toBe(3);
    expect(neighbour(frames, 1, "left")).toBe(1);
  });

  test("a deep stack", () => {
    const stack = Array.from({ length: 5000 }, (_, at) => `f${at % 7}@a.c:${at}`);
    const open = opened(scene(["D"], { D: { class: 0, stack } }));
    expect(framesOf(new TopDown(open.nodes, open.weights), 0, 0.001).levels.length).toBe(5001);
    expect(open.table.total[open.who("f3")]).toBe(1);
  });
});
