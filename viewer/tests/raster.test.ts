import { describe, expect, it } from "vitest";
import { mix } from "../src/draw/colour";
import { type Raster, rasterBand, rasterSparks, rasterStack } from "../src/draw/raster";
import { columnsOf } from "../src/logic/series";

const raster = (width: number, height: number): Raster => ({ width, height, points: new Uint32Array(width * height) });
const hex = (point: number) => [point & 255, (point >>> 8) & 255, (point >>> 16) & 255].map((part) => part.toString(16).padStart(2, "0")).join("");
const alpha = (point: number) => point >>> 24;
const column = ({ width, height, points }: Raster, x: number) => Array.from({ length: height }, (_, row) => points[row * width + x]!);

it("a point lies in the column that its middle lies in", () => {
  expect([...columnsOf(6, [1, 2.4, 5])]).toEqual([-1, 0, 1, 1, 1, -1]);
  expect([...columnsOf(2, [])]).toEqual([-1, -1]);
  // Columns narrower than a point: the one at the point's middle is seen.
  expect([...columnsOf(2, [0, 0.25, 0.75, 1, 1.25, 2])]).toEqual([1, 4]);
});

describe("a stack", () => {
  it("fills its columns from below, and blends the points in which a layer ends", () => {
    const out = raster(2, 4);
    rasterStack(out, [{ colour: "#ff0000", tops: [0.5, 0.25] }, { colour: "#0000ff", tops: [1, 0.625] }], columnsOf(out.width, [0, 1, 2]), "#ffffff");
    expect(column(out, 0).map(hex)).toEqual(["0000ff", "0000ff", "ff0000", "ff0000"]);
    expect(column(out, 1).map(hex)).toEqual(["ffffff", "8080ff", "0000ff", "ff0000"]);
    expect(out.points.every((point) => alpha(point) === 255)).toBe(true);
  });

  it("shows paper where there are no columns, and stays inside", () => {
    const out = raster(3, 2);
    rasterStack(out, [{ colour: "#ff0000", tops: [7] }], columnsOf(out.width, [0, 1]), "#ffffff");
    expect(column(out, 0).map(hex)).toEqual(["ff0000", "ff0000"]);
    expect(column(out, 1).map(hex)).toEqual(["ffffff", "ffffff"]);
    rasterStack(out, [], columnsOf(out.width, []), "#eeeeee");
    expect(new Set([...out.points].map(hex))).toEqual(new Set(["eeeeee"]));
  });
});

describe("a band", () => {
  // Black on white, 11 points high, from 0 to 10: value v has its middle at row 10 - v. A number is how much ink lies on a point.
  const draw = (mean: number[], min: number[], max: number[], sd: number[]) => {
    const out = raster(mean.length, 11);
    rasterBand(out, { mean, min, max, sd }, columnsOf(mean.length, mean.map((_, at) => at).concat(mean.length)), 10, "#000000", "#ffffff", 1);
    return out;
  };
  const ink = (out: Raster, x: number) => column(out, x).map((point) => 255 - (point & 255));

  it("has its line at the mean, and its colour alone", () => {
    expect(ink(draw([4], [4], [4], [0]), 0)).toEqual([0, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0]);
  });

  it("has the colour of a mixture too, on its paper", () => {
    const out = raster(1, 3);
    rasterBand(out, { mean: [1], min: [1], max: [1], sd: [0] }, columnsOf(1, [0, 1]), 2, mix("#000000", "#ffffff", 0.2), "#fdfcfa", 1);
    expect(column(out, 0).map(hex)).toEqual(["fdfcfa", "333333", "fdfcfa"]);
  });

  it("is pale out to the extremes and darker within a standard deviation", () => {
    const shades = ink(draw([5], [1], [9], [2]), 0);
    expect(shades[5]).toBe(255);
    expect(shades.slice(6)).toEqual([102, expect.any(Number), 51, expect.any(Number), 0]);
    expect(shades[0]).toBe(0);
    expect(shades.slice(0, 5)).toEqual(shades.slice(6).reverse());
  });

  it("joins the means of neighbours, and begins again after what is not known", () => {
    const out = draw([2, 6, NaN, 6], [2, 6, NaN, 6], [2, 6, NaN, 6], [0, 0, NaN, NaN]);
    expect(ink(out, 1)).toEqual([0, 0, 0, 0, 255, 255, 255, 255, 255, 0, 0]);
    expect(ink(out, 2).every((part) => part === 0)).toBe(true);
    expect(ink(out, 3).filter((part) => part > 0)).toEqual([255]);
  });
});

describe("small pictures", () => {
  // One column a point, two classes; a bin of four ticks is as high as the picture.
  const draw = (ticks: number[], pictures: number[]) => {
    const out = raster(1, 8 * pictures.length);
    const columns = { columns: 1, classes: 2, width: Uint16Array.of(1), ticks: Float32Array.from(ticks) };
    rasterSparks(out, columns, pictures, { rowHeight: 8, gap: 2, full: 4, colours: ["#ff0000", "#0000ff"], line: "#cccccc" });
    return column(out, 0).map((point) => (point === 0 ? "" : `${hex(point)}${alpha(point) === 255 ? "" : ` ${alpha(point)}`}`));
  };

  it("stand on their lines, classes one above the other, and end where their time does", () =>
    expect(draw([1, 2], [0])).toEqual(["", "", "", "0000ff", "0000ff", "ff0000", "cccccc", ""]));

  it("show what is hardly there, and blend where they end", () => {
    expect(draw([0.01, 0], [0])).toEqual(["", "", "", "", "", "ff0000", "cccccc", ""]);
    expect(draw([1.5, 0], [0])).toEqual(["", "", "", "", "ff0000 128", "ff0000", "cccccc", ""]);
  });

  it("are no higher than their rows, and rows without one stay empty", () =>
    expect(draw([90, 9], [-1, 0])).toEqual(["", "", "", "", "", "", "", "", "", "", "ff0000", "ff0000", "ff0000", "ff0000", "cccccc", ""]));
});
