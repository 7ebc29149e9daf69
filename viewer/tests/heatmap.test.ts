import { expect, test } from "vitest";
import { type Cells, cellsOf, drawnAt, type Grid, gridOfClass, overview, pyramid, rangeOf, rowMeans, rowOrder, sumsOf } from "../src/logic/heatmap";
import { LEAST, outliersOf } from "../src/logic/outliers";
import { scene } from "./fixture";

/** Digits are values, a dot is not known. */
const grid = (lines: string[]): Grid => ({
  rows: lines.length,
  bins: lines[0]?.length ?? 0,
  binS: 1,
  ranksPerRow: 1,
  scale: 0.1,
  bytes: Uint8Array.from(lines.join(""), (sign) => (sign === "." ? 255 : Number(sign))),
});
const natural = (rows: number) => Uint32Array.from({ length: rows }, (_, row) => row);
const text = ({ bytes, width, height }: Cells) =>
  Array.from({ length: height }, (_, line) => [...bytes.subarray(line * width, (line + 1) * width)].map((cell) => (cell === 255 ? "." : cell)).join(""));

test("a class's share by rank, from the cells", () => {
  const made = gridOfClass(scene(["UUMM", "U.WW"]), 0);
  expect([...made.bytes]).toEqual([254, 254, 0, 0, 254, 255, 0, 0]);
});

test("rows in the order of value, node or rank; the unknown come last", () => {
  const values = [3, Number.NaN, 5, 1];
  const node = (row: number) => row % 2;
  expect([...rowOrder("rank", 4, node, values)]).toEqual([0, 1, 2, 3]);
  expect([...rowOrder("node", 4, node, values)]).toEqual([0, 2, 1, 3]);
  expect([...rowOrder("most", 4, node, values)]).toEqual([2, 0, 3, 1]);
  expect([...rowOrder("least", 4, node, values)]).toEqual([3, 0, 2, 1]);
});

test("means pass over what is not known", () => {
  const small = grid(["12.9", "...."]);
  expect([...rowMeans(small, sumsOf(small), 0, 3)]).toEqual([expect.closeTo(0.15), Number.NaN]);
});

test("means from blocks are those of the single cells, wherever a span begins and ends", () => {
  const bins = 83;
  const long = grid(Array.from({ length: 3 }, (_, row) => Array.from({ length: bins }, (_, bin) => ((bin * 7 + row) % 11 === 10 ? "." : String((bin * bin + row) % 10))).join("")));
  const sums = sumsOf(long);
  for (const from of [0, 1, 15, 16, 17, 40, 79, 80, 82])
    for (const to of [1, 16, 17, 31, 32, 64, 80, 82, 83, 90].filter((to) => to > from))
      for (const [row, mean] of rowMeans(long, sums, from, to).entries()) {
        const cells = [...long.bytes.subarray(row * bins + from, row * bins + Math.min(bins, to))].filter((byte) => byte !== 255);
        const plain = cells.reduce((sum, byte) => sum + byte, 0) / cells.length;
        if (cells.length === 0) expect(mean).toBeNaN();
        else expect(mean, `${from} to ${to}`).toBeCloseTo(plain * 0.1, 9);
      }
});

test("at its own size every cell is where it was", () => {
  const lines = ["123", "4.6", "789"];
  expect(text(cellsOf(pyramid(grid(lines), natural(3)), 1, [0, 3], [0, 3], 3, 3))).toEqual(lines);
  expect(text(cellsOf(pyramid(grid(lines), Uint32Array.of(2, 0, 1)), 1, [0, 3], [0, 3], 900, 900))).toEqual(["789", "123", "4.6"]);
});

test("one hot cell is seen however small the picture, whatever the number of rows, and where it belongs", () => {
  for (const rows of [1, 2, 3, 5, 7, 64, 100, 1000, 1023])
    for (const hot of [0, Math.floor(rows / 2), rows - 1]) {
      const lines = Array.from({ length: rows }, (_, row) => (row === hot ? "1191" : "1111"));
      for (const height of [1, 2, 3, 7, 50]) {
        const cells = cellsOf(pyramid(grid(lines), natural(rows)), 1, [0, rows], [0, 4], 2, height);
        expect(cells.height).toBeLessThanOrEqual(height);
        expect(cells.width).toBe(2);
        const seen = text(cells).flatMap((line, at) => (line === "19" ? [at] : []));
        const each = (cells.rows[1] - cells.rows[0]) / cells.height;
        expect(seen, `${rows} rows, row ${hot}, ${height} lines`).toEqual([Math.floor(hot / each)]);
      }
    }
});

test("the mean of a block is that of its known cells, at every level and however the rows divide", () => {
  for (const rows of [1, 2, 3, 5, 7, 100, 1023]) {
    const lines = Array.from({ length: rows }, (_, row) => Array.from({ length: 6 }, (_, bin) => ((row * 7 + bin) % 13 === 12 ? "." : String((row * row + 3 * bin) % 10))).join(""));
    const big = grid(lines);
    // Far from each other, so that a mean is not lost in rounding to a byte.
    big.bytes = big.bytes.map((byte) => (byte === 255 ? byte : byte * 28));
    const made = pyramid(big, natural(rows), "mean");
    for (const height of [1, 2, 3, 7, 50])
      for (const width of [6, 2, 1]) {
        const cells = cellsOf(made, 1, [0, rows], [0, 6], width, height);
        const each = (cells.rows[1] - cells.rows[0]) / cells.height;
        const wide = 6 / cells.width;
        cells.bytes.forEach((byte, at) => {
          const [line, column] = [Math.floor(at / cells.width), at % cells.width];
          const known: number[] = [];
          for (let row = line * each; row < Math.min(rows, (line + 1) * each); row++)
            for (let bin = column * wide; bin < (column + 1) * wide; bin++) if (big.bytes[row * 6 + bin] !== 255) known.push(big.bytes[row * 6 + bin]!);
          if (known.length === 0) expect(byte).toBe(255);
          else expect(Math.abs(byte - known.reduce((sum, value) => sum + value, 0) / known.length), `${rows} rows in ${height}`).toBeLessThanOrEqual(1);
        });
      }
  }
});

test("one hot rank among many: lost in the mean, seen as the most", () => {
  const lines = Array.from({ length: 512 }, (_, row) => (row === 300 ? "99" : "22"));
  const [mean, most] = (["mean", "most"] as const).map((blocks) => cellsOf(pyramid(grid(lines), natural(512), blocks), 1, [0, 512], [0, 2], 2, 4));
  expect(text(mean!)).toEqual(["22", "22", "22", "22"]);
  expect(text(most!)).toEqual(["22", "22", "99", "22"]);
});

test("the range of means is that of what is drawn, not of single cells", () => {
  const many = grid(Array.from({ length: 1024 }, (_, row) => (row % 2 === 0 ? "08" : "82")));
  expect(rangeOf({ bytes: overview(many, "mean") }, false)).toEqual([4, 5]);
  expect(rangeOf({ bytes: overview(many, "most") }, false)).toEqual([0, 8]);
  const few = grid(["08", "82"]);
  expect(overview(few, "mean")).toBe(few.bytes);
});

test("what is drawn at a place says what it is of", () => {
  const cells = cellsOf(pyramid(grid(["1234", "5678", "9012"]), natural(3)), 2, [0, 3], [0, 8], 2, 2);
  expect(drawnAt(cells, 1, 5)).toEqual({ byte: 8, rows: [0, 2], span: [4, 8] });
  expect(drawnAt(cells, 2, 0)).toEqual({ byte: 9, rows: [2, 4], span: [0, 4] });
  expect([drawnAt(cells, 4, 0), drawnAt(cells, -1, 0), drawnAt(cells, 0, 8)]).toEqual([null, null, null]);
});

test("a part of it: some rows, some time, and what that covers", () => {
  const made = pyramid(grid(["1234", "5678", "9012"]), natural(3));
  const part = cellsOf(made, 1, [1, 3], [1, 3], 9, 9);
  expect([text(part), part.rows, part.span]).toEqual([["67", "01"], [1, 3], [1, 3]]);
  const beyond = cellsOf(made, 1, [0, 1], [2.5, 6], 9, 9);
  expect([text(beyond), beyond.span]).toEqual([["34"], [2, 4]]);
  const odd = cellsOf(made, 1, [0, 3], [0, 4], 9, 2);
  expect([text(odd), odd.rows]).toEqual([["5678", "9012"], [0, 4]]);
  const wide = cellsOf(made, 1, [0, 1], [0, 3], 2, 9);
  expect([text(wide), wide.span]).toEqual([["23"], [0, 4]]);
  expect(cellsOf(made, 1, [0, 3], [7, 9], 9, 9).width).toBe(0);
});

test("the range of colours starts at zero unless all is near the largest", () => {
  expect(rangeOf(grid(["19"]), false)).toEqual([0, 9]);
  expect(rangeOf(grid(["79"]), false)).toEqual([7, 9]);
  expect(rangeOf(grid(["99"]), false)).toEqual([0, 9]);
  expect(rangeOf(grid(["79"]), true)).toEqual([0, 254]);
  expect(rangeOf(grid([".."]), false)).toEqual([0, 254]);
  expect(rangeOf(grid(["00"]), false)).toEqual([0, 1]);
});

test("who stands apart from the others", () => {
  const calm = [10, 11, 9, 10, 10.5, 9.5];
  expect(outliersOf(calm, 0).outliers).toEqual([]);
  const judged = outliersOf([...calm, 20, Number.NaN], 0);
  expect(judged.outliers.map(({ index }) => index)).toEqual([6]);
  expect(judged.median).toBe(10);
  expect(outliersOf([...calm, 20, 0], 0).outliers.map(({ index, score }) => [index, Math.sign(score)])).toEqual([[6, 1], [7, -1]]);
});

test("nobody stands apart among too few, or by less than matters, or where all are the same", () => {
  expect(outliersOf([1, 1, 1, 9].slice(0, LEAST - 1), 0).outliers).toEqual([]);
  expect(outliersOf([10, 10.001, 9.999, 10, 10, 10.02], 0.5).outliers).toEqual([]);
  expect(outliersOf([5, 5, 5, 5, 5, 5], 0).outliers).toEqual([]);
  expect(outliersOf([5, 5, 5, 5, 5, 9], 0).outliers.map(({ index }) => index)).toEqual([5]);
  expect(outliersOf([], 0)).toEqual({ median: Number.NaN, spread: 0, outliers: [] });
});
