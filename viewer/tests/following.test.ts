/** What is updated when the selection changes is what adding up all cells again, one by one, would give. To the last digit. */

import { describe, expect, test } from "vitest";
import { Columns } from "../src/data/columns";
import type { Scene } from "../src/data/scene";
import { groupsOfLines } from "../src/logic/lines";
import { Sorted } from "../src/logic/sorted";
import { groupsOfRows } from "../src/logic/sparks";
import { begin, columnsOf, holdsFor, moveTo, readOn } from "../src/logic/spread";
import { keepOf } from "../src/logic/tally";
import { ALL, type Selection } from "../src/state";
import { Code, Weighed } from "../src/views/code";
import { scene } from "./fixture";

/** Numbers from 0 up to `below`, the same in every run. */
function random(seed: number) {
  let state = seed >>> 0;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Shape {
  ranks: number;
  ranksPerRow: number;
  bins: number;
  nodes: number;
  cells: number;
}

/** A run in which anything may stand anywhere: few functions, so that they call themselves, and ticks that are no round numbers. */
function wild(seed: number, { ranks, ranksPerRow, bins, nodes, cells }: Shape): Scene {
  const pick = random(seed);
  const base = scene([]);
  const u32 = (length: number, of: (at: number) => number) => Uint32Array.from({ length }, (_, at) => of(at));
  const rows = Math.ceil(ranks / ranksPerRow);
  const paths = 2 * nodes;
  const columns = new Columns();
  columns.add("node.parent", u32(nodes, (at) => pick(Math.max(1, at))));
  columns.add("node.function", u32(nodes, (at) => (at === 0 ? 0 : 1 + pick(5))));
  columns.add("node.module", u32(nodes, () => 6));
  columns.add("node.kind", new Uint8Array(nodes));
  columns.add("path.parent", u32(paths, (at) => pick(Math.max(1, at))));
  columns.add("path.node", u32(paths, (at) => (at === 0 ? 0 : 1 + pick(nodes - 1))));
  columns.add("path.file", u32(paths, (at) => (at === 0 ? 0 : [0, 7, 7, 8][pick(4)]!)));
  columns.add("path.line", u32(paths, () => pick(9)));
  columns.add("cells.path", u32(cells, () => pick(paths)));
  columns.add("cells.class", Uint8Array.from({ length: cells }, () => pick(4)));
  columns.add("cells.thread", Uint8Array.from({ length: cells }, () => [0, 0, 0, 1, 2][pick(5)]!));
  columns.add("cells.row", Uint16Array.from({ length: cells }, () => pick(rows)));
  columns.add("cells.bin", Uint16Array.from({ length: cells }, () => pick(bins)));
  columns.add("cells.ticks", Float32Array.from({ length: cells }, () => [1, 0.1, 1e-6, 1234.567, 3, 0][pick(6)]! * (1 + pick(100) / 77)));
  const document = { ...base.document, texts: ["", "f", "g", "h", "k", "m", "app", "a.c", "b.c"], ranksPerRow, timeline: { bins, binS: 1 }, cells: { bins, binS: 1 } };
  return { ...base, columns, document: { ...document, run: { ...document.run, ranks, elapsedS: bins } } };
}

/** Selections as a reader makes them: spans that grow by a bin or jump, ranks one by one, many or all, any threads. */
function wander(seed: number, { ranks, bins }: Shape, steps: number): Selection[] {
  const pick = random(seed);
  let now: Selection = ALL;
  return Array.from({ length: steps }, () => {
    const [from, to] = now.span ?? [0, bins];
    const kind = pick(9);
    if (kind < 3) now = { ...now, span: [from, Math.min(bins, Math.max(from + 1, to + pick(3) - 1))] };
    else if (kind === 3) now = { ...now, span: [Math.max(0, from - 1), to] };
    else if (kind === 4) now = { ...now, span: pick(2) === 0 ? null : [pick(bins), pick(bins)].sort((a, b) => a - b) as [number, number] };
    else if (kind === 5) now = { ...now, ranks: pick(3) === 0 ? null : [pick(ranks)] };
    else if (kind === 6) now = { ...now, ranks: Array.from({ length: ranks }, (_, rank) => rank).filter(() => pick(8) > 0) };
    else if (kind === 7) now = { ...now, ranks: [...new Set([...(now.ranks ?? []), pick(ranks)])].sort((a, b) => a - b) };
    else now = { ...now, threads: (["main", "all", "openmp"] as const)[pick(3)]! };
    return now;
  });
}

/** The slow way is slow, more so where other tests run beside it. */
const PATIENT = { timeout: 120_000 };

const SHAPES: Shape[] = [
  { ranks: 9, ranksPerRow: 1, bins: 12, nodes: 14, cells: 600 },
  { ranks: 41, ranksPerRow: 4, bins: 50, nodes: 40, cells: 4000 },
  { ranks: 5, ranksPerRow: 1, bins: 40, nodes: 120, cells: 700 },
  { ranks: 1, ranksPerRow: 1, bins: 1, nodes: 3, cells: 5 },
];

/** Ticks of the scene's cells as the page keeps them: on a grid of its own, and in order of time. */
function ticksOf({ cells }: Code, made: Scene): Float32Array {
  const { columns } = made;
  const [path, cls, thread, row, bin, ticks] = [columns.u32("cells.path"), columns.u8("cells.class"), columns.u8("cells.thread"), columns.u16("cells.row"), columns.u16("cells.bin"), columns.f32("cells.ticks")];
  const whole = ticks.reduce((sum, each) => sum + each, 0);
  const next = cells.start.slice();
  return ticks.map((each, at) => {
    const to = next[bin[at]!]!++;
    const slot = cells.slot[to]!;
    expect([cells.slotPath[slot], cells.slotClass[slot], cells.slotThread[slot], cells.row[to]]).toEqual([path[at], cls[at], thread[at], row[at]]);
    expect(Math.abs(cells.ticks[to]! - each)).toBeLessThanOrEqual(2 ** -50 * whole);
    expect(cells.ticks[to]! > 0).toBe(each > 0);
    return cells.ticks[to]!;
  });
}

/** What the page's fast ways are measured by: every cell, one after the other, with a walk to the root. */
function slow(code: Code, made: Scene, cellTicks: Float32Array, chosen: Selection) {
  const { cells, nodes } = code;
  const keep = keepOf(cells, chosen);
  const paths = code.paths();
  const { columns } = made;
  const of = { path: columns.u32("cells.path"), cls: columns.u8("cells.class"), thread: columns.u8("cells.thread"), row: columns.u16("cells.row"), bin: columns.u16("cells.bin"), ticks: cellTicks };
  const tables = (rows: number) => ({ self: new Float64Array(rows), total: new Float64Array(rows), byClass: new Float64Array(rows * 4) });
  const [byNode, byPath, byWho, byLine, byFile] = [tables(nodes.count), tables(paths.count), tables(nodes.functions.count), tables(10), tables(9)];
  const counted: number[] = [];
  const add = (table: ReturnType<typeof tables>, keys: number[], own: number | null, cls: number, ticks: number) => {
    for (const key of new Set(keys)) {
      table.total[key]! += ticks;
      table.byClass[key * 4 + cls]! += ticks;
    }
    if (own !== null) table.self[own]! += ticks;
  };
  const up = (parent: Uint32Array, row: number) => {
    const list = [row];
    for (let at = row; at > 0; ) list.push((at = parent[at]!));
    return list;
  };
  for (let at = 0; at < of.path.length; at++) {
    const [path, cls, row, bin] = [of.path[at]!, of.cls[at]!, of.row[at]!, of.bin[at]!];
    const ticks = of.ticks[at]!;
    const wanted = chosen.threads === "all" || of.thread[at] === (chosen.threads === "main" ? 0 : 1); // of ranks that share no time
    if (!wanted || keep.rows[row] === 0 || bin < keep.first || bin >= keep.end) continue;
    counted.push(at);
    const node = nodes.ofPath[path]!;
    const nodesUp = up(nodes.parent, node);
    const pathsUp = up(paths.parent, path);
    add(byNode, nodesUp, node, cls, ticks);
    add(byPath, pathsUp, path, cls, ticks);
    add(byWho, nodesUp.filter((each) => each > 0).map((each) => nodes.who[each]!), node > 0 ? nodes.who[node]! : null, cls, ticks);
    const lineOf = (each: number) => paths.line[each]!;
    const inFile = pathsUp.filter((each) => each > 0 && paths.file[each] === 7 && lineOf(each) > 0);
    add(byLine, inFile.map(lineOf), inFile.includes(path) ? lineOf(path) : null, cls, ticks);
    const files = pathsUp.filter((each) => each > 0 && paths.file[each]! > 0);
    add(byFile, files.map((each) => paths.file[each]!), files.includes(path) ? paths.file[path]! : null, cls, ticks);
  }
  return { byNode, byPath, byWho, byLine, byFile, counted, of };
}

describe.each(SHAPES.map((shape, at) => ({ shape, seed: 11 + at })))("$shape.ranks ranks, $shape.nodes nodes, $shape.cells cells", ({ shape, seed }) => {
  const made = wild(seed, shape);

  test("sums follow the selection", PATIENT, () => {
    const code = new Code(made);
    const ticks = ticksOf(code, made);
    let now: Weighed | null = null;
    for (const chosen of wander(seed, shape, 40)) {
      now = new Weighed(code, chosen, now);
      const want = slow(code, made, ticks, chosen);
      expect(now.weights().self).toEqual(want.byNode.self);
      expect(now.weights().total).toEqual(want.byNode.total);
      expect(now.weights().totalClass).toEqual(want.byNode.byClass);
      expect(now.paths().total).toEqual(want.byPath.total);
      expect(now.paths().totalClass).toEqual(want.byPath.byClass);
      for (const key of ["self", "total", "byClass"] as const) expect(now.table()[key]).toEqual(want.byWho[key]);
      const lines = now.lines(7);
      expect([...lines.total]).toEqual([...lines.lines].map((line) => want.byLine.total[line]));
      expect([...lines.self]).toEqual([...lines.lines].map((line) => want.byLine.self[line]));
      for (const { file, self, total } of now.files()) expect([self, total]).toEqual([want.byFile.self[file], want.byFile.total[file]]);
    }
  });

  test("small pictures follow the selection, and so do the ranks in them", PATIENT, () => {
    const code = new Code(made);
    const ticks = ticksOf(code, made);
    const tree = new Weighed(code, { ...ALL, threads: "all" }, null).topDown();
    const pick = random(seed + 5);
    const rows = [...new Set(Array.from({ length: 9 }, () => 1 + pick(shape.nodes - 1)))].sort((a, b) => a - b);
    const lines = code.lines(7);
    const indices = Array.from(lines.lines, (_, at) => at);
    let kept: { spread: ReturnType<typeof begin>; groups: "rows" | "lines" }[] = [];
    for (const chosen of wander(seed + 1, shape, 40)) {
      const keep = keepOf(code.cells, chosen);
      if (kept.length === 0 || !kept.every(({ spread }) => holdsFor(spread, keep))) {
        kept = (["rows", "lines"] as const).map((groups) => ({ groups, spread: begin(code.cells, keep, groups === "rows" ? groupsOfRows(code.nodes, tree, rows) : groupsOfLines(code.paths(), lines, indices)) }));
        for (const { spread } of kept) while (!readOn(code.cells, spread, 1 + pick(100)));
      } else for (const { spread } of kept) moveTo(code.cells, spread, keep);
      const { counted, of } = slow(code, made, ticks, chosen);
      for (const { spread, groups } of kept) {
        const members = groups === "rows" ? rows : indices;
        const holds = members.map((member) => (path: number) => {
          for (let at = groups === "rows" ? code.nodes.ofPath[path]! : path; at > 0; at = (groups === "rows" ? code.nodes.parent : code.paths().parent)[at]!)
            if (groups === "rows" ? at === member : lines.of[at] === member) return true;
          return false;
        });
        const { columns, ticks: drawn, width } = columnsOf(spread, members.map((_, at) => at), 7);
        expect(width.reduce((sum, bins) => sum + bins, 0)).toBe(keep.end - keep.first);
        holds.forEach((within, group) => {
          const cells = counted.filter((cell) => within(of.path[cell]!));
          const seen = [...new Set(cells.map((cell) => of.row[cell]!))];
          expect(spread.ranks[group]).toBe(seen.reduce((sum, row) => sum + Math.min(shape.ranksPerRow, shape.ranks - row * shape.ranksPerRow), 0));
          const sum = drawn.subarray(group * columns * 4, (group + 1) * columns * 4).reduce((a, b) => a + b, 0);
          expect(sum).toBeCloseTo(cells.reduce((all, cell) => all + of.ticks[cell]!, 0), 0);
        });
      }
    }
  });
});

test("a list in order as far as it is looked at is the list in order", () => {
  const pick = random(3);
  for (let round = 0; round < 200; round++) {
    const values = Array.from({ length: pick(120) }, () => pick(9));
    const compare = (a: number, b: number) => values[b]! - values[a]! || a - b;
    const numbers = () => Uint32Array.from(values, (_, at) => at);
    const want = numbers().sort(compare);
    const list = new Sorted(numbers(), compare);
    for (let look = 0; look < 5; look++) {
      const first = pick(values.length + 3);
      const end = first + pick(20);
      expect([...list.range(first, end)]).toEqual([...want.subarray(first, end)]);
    }
    expect([...list.all()]).toEqual([...want]);
  }
});
