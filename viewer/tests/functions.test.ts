import { describe, expect, test } from "vitest";
import { callees, callerCount, callers, csv, familyShare, type Relative } from "../src/logic/functions";
import { type Key, placesOf, sorted } from "../src/logic/sorted";
import { opened } from "./code";
import { type Letter, LETTERS, scene } from "./fixture";

const LINES = ["UUMMWW..", "UUUUMMWW", "UUUUUUVM"];
const KNOT: Record<string, Letter> = {
  a: { class: 0, stack: ["main@a.c:1", "f@a.c:2"] },
  b: { class: 0, stack: ["main@a.c:1", "f@a.c:2", "g@a.c:3", "f@a.c:2"] },
  c: { class: 1, stack: ["main@a.c:1", "f@a.c:2", "g@a.c:3", "f@a.c:4", "h@b.c:9"] },
  d: { class: 2, stack: ["main@a.c:5", "h@b.c:9"] },
};

function numbersOf(open: ReturnType<typeof opened>) {
  return {
    callers: (who: number) => callerCount(open.index, open.weights, who),
    mpi: familyShare(open.table, open.scene.document, "mpi"),
    io: familyShare(open.table, open.scene.document, "io"),
  };
}

function order(open: ReturnType<typeof opened>, key: Key, down: boolean, matches: Uint8Array | null = null) {
  return sorted(open.table, placesOf(open.scene.document, open.index.list), matches, key, down, numbersOf(open));
}

describe("functions", () => {
  test("self and total; one that calls itself counts once", () => {
    const { table, who } = opened(scene(["aaabbcd"], KNOT));
    const both = (name: string) => [table.self[who(name)], table.total[who(name)]];
    expect([both("main"), both("f"), both("g"), both("h")]).toEqual([[0, 7], [5, 6], [0, 3], [2, 2]]);
  });

  test("callers and callees share out what they called", () => {
    const { index, weights, who, name } = opened(scene(["aaabbcd"], KNOT));
    const named = (list: Relative[]) => list.map(({ who, ticks }) => `${name(who)} ${ticks}`);
    expect(named(callers(index, weights, who("h")))).toEqual(["f 1", "main 1"]);
    expect(named(callers(index, weights, who("f")))).toEqual(["main 6"]);
    expect(named(callees(index, weights, who("f")))).toEqual(["g 3", "h 1"]);
    expect(callers(index, weights, who("main"))).toEqual([{ who: 0, ticks: 7 }]);
    expect(["main", "f", "g", "h"].map((function_) => callerCount(index, weights, who(function_)))).toEqual([0, 2, 1, 2]);
  });

  test("share of MPI and of I/O in a function's total", () => {
    const open = opened(scene(LINES));
    const { mpi, io } = numbersOf(open);
    expect([mpi(open.who("main")), mpi(open.who("halo")), io(open.who("main"))]).toEqual([5 / 22, 1, 4 / 22]);
  });

  test("in order, and what has no time is left out", () => {
    const open = opened(scene(LINES), { ranks: [2] });
    const names = (key: Key, down: boolean) => [...order(open, key, down).all()].map(open.name);
    expect(names("self", true)).toEqual(["solve", "MPI_Barrier", "main", "halo"]);
    expect(names("total", true)).toEqual(["main", "solve", "MPI_Barrier", "halo"]);
    expect(names("callers", true)).toEqual(["solve", "MPI_Barrier", "halo", "main"]);
    expect(names("mpi", true)).toEqual(["MPI_Barrier", "halo", "main", "solve"]);
    expect(names("name", false)).toEqual(["MPI_Barrier", "halo", "main", "solve"]);
    const only = Uint8Array.from({ length: open.index.list.count }, (_, at) => (at === open.who("halo") ? 1 : 0));
    expect([...order(open, "self", true, only).all()].map(open.name)).toEqual(["halo"]);
  });

  test("names of other modules are other functions", () => {
    const letters = { ...LETTERS, X: { class: 0, stack: ["main@app.c:14", "write@libx.so"] } };
    const open = opened(scene(["WX"], letters));
    expect([...open.nodes.functions.name].filter((text) => open.scene.document.texts[text] === "write").length).toBe(2);
  });

  test("as CSV", () => {
    const open = opened(scene(LINES));
    const numbers = numbersOf(open);
    const all = order(open, "total", true).all();
    expect(csv(open.scene.document, open.table, open.index.list, all, (ticks) => ticks / 2, 22, numbers).split("\n").slice(0, 3)).toEqual([
      "function,library,self_s,self_share,total_s,total_share,mpi_share,io_share,callers",
      "main,app,0,0,11,1,0.227273,0.181818,0",
      "solve,app,6.5,0.590909,6.5,0.590909,0,0,1",
    ]);
  });
});
