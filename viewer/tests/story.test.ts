import { describe, expect, it } from "vitest";
import type { CompareRow, FileInfo, Finding, Heatmap, Layer, Section, Site } from "../src/gen/scene";
import { bars, countsOf } from "../src/logic/bins";
import { byCall, durationsOf, sitesOf } from "../src/logic/calls";
import { chosen, counts, longest, widest } from "../src/logic/comparison";
import { byInterface, fileRow, sizes } from "../src/logic/files";
import { base, rankIndices, targetOf, textNumber } from "../src/logic/finding";
import { shade, SHADES, shadesOf } from "../src/logic/shades";
import { scene } from "./fixture";

const site = (change: Partial<Site>): Site => ({
  function: 0, file: 0, line: 0, module: 0, placeText: 0, call: "MPI_Send", interface: "mpi", class: 1, count: 1, bytes: 0, errors: 0,
  timeS: 0, errorS: 0, maxS: 0, processes: 1, slowest: -1, slowestS: 0, sizeBins: [], durationBins: [], ...change,
});

const layer = (change: Partial<Layer>): Layer => ({
  interface: "posix", opens: 0, reads: 0, writes: 0, bytesRead: 0, bytesWritten: 0, metas: 0, syncs: 0, flushes: 0,
  readS: 0, writeS: 0, metaS: 0, syncS: 0, readBins: [], writeBins: [], ...change,
});

const file = (name: string, layers: Layer[], members = 1): FileInfo => ({
  name, kind: "data", filesystem: "ext4", members, ranks: 1, size: 0, beside: false, timeS: 0, asked: layers[0] ?? layer({}), layers,
});

const finding = (change: Partial<Finding>): Finding => ({
  id: "x", sections: [], title: "", gain_s: 0, gain_share: 0, gain_error_s: null, gain_basis: "", confidence: "sure", evidence: [], advice: [],
  warning: false, threshold: { name: "", label: "", limit: "", text: "", source: "" }, ranks: [], ranks_text: "", nodes: [], places: [], span_ns: null, ...change,
});

describe("what a finding points at", () => {
  // Rank numbers need not be indices: here ranks 4, 5 and 9 were seen.
  const run = scene(["UU", "UM", "MM"]);
  run.columns.add("rank.number", Uint32Array.from([4, 5, 9]));

  it("is a span in seconds, ranks by index, and the first place with a line", () => {
    const target = targetOf(
      run,
      finding({
        ranks: [9, 4, 77],
        span_ns: [500_000_000, 1_500_000_000],
        places: [
          { function: "unknown", file: "", line: 0, module: "", text: "" },
          { function: "solve", file: "app.c", line: 20, module: "app", text: "" },
        ],
      }),
    );
    expect(target.span).toEqual([0.5, 1.5]);
    expect(target.ranks).toEqual([0, 2]);
    expect(target.place).toEqual({ file: textNumber(run, "app.c"), line: 20, function: textNumber(run, "solve"), module: textNumber(run, "app") });
    expect(textNumber(run, "app.c")).toBeGreaterThan(0);
  });

  it("is a function where there is no file, and nothing where the page knows neither", () => {
    const at = (place: object) => targetOf(run, finding({ places: [{ function: "", file: "", line: 0, module: "", text: "", ...place }] })).place;
    expect(at({ function: "MPI_Barrier", module: "libmpi.so" })).toMatchObject({ file: 0, function: textNumber(run, "MPI_Barrier") });
    expect(at({ function: "nowhere" })).toBeNull();
  });

  it("is all ranks where it names all, or none that were seen", () => {
    expect(targetOf(run, finding({ ranks: [4, 5, 9] })).ranks).toBeNull();
    expect(targetOf(run, finding({ ranks: [77] })).ranks).toBeNull();
    expect(rankIndices(run, [77])).toEqual([]);
  });
});

describe("calls", () => {
  const run = scene(["UM"], undefined, {
    sites: [
      site({ call: "MPI_Send", timeS: 1, errorS: 3, count: 10, bytes: 100, sizeBins: [0, 10], maxS: 0.2 }),
      site({ call: "MPI_Barrier", timeS: 4, count: 2, sizeBins: [2] }),
      site({ call: "MPI_Send", timeS: 2, errorS: 4, count: 5, bytes: 20, errors: 1, sizeBins: [0, 1, 4], maxS: 0.5 }),
      site({ call: "write", interface: "posix", class: 2, timeS: 9 }),
    ],
  });

  it("of a family alone, the most costly first", () => {
    expect(sitesOf(run.document, "mpi").map((each) => each.timeS)).toEqual([4, 2, 1]);
    expect(sitesOf(run.document, "io").map((each) => each.call)).toEqual(["write"]);
    expect(sitesOf(run.document, "no such family")).toEqual([]);
  });

  it("put together by name: counts add up, independent errors add in squares", () => {
    const [barrier, send] = byCall(sitesOf(run.document, "mpi"));
    expect(barrier).toMatchObject({ call: "MPI_Barrier", timeS: 4, count: 2 });
    expect(send).toMatchObject({ call: "MPI_Send", timeS: 3, errorS: 5, count: 15, bytes: 120, errors: 1, maxS: 0.5, sizeBins: [0, 11, 4] });
    expect(send!.sites).toHaveLength(2);
  });

  it("durations add up, and say what is not known of them", () => {
    const sites = [site({ durationBins: [0, 7, 1], count: 8 }), site({ durationBins: [2, 1], count: 3, errorS: 0.1 }), site({ count: 5 })];
    expect(durationsOf(sites)).toEqual({ bins: [2, 8, 1], estimated: true, without: 5 });
    expect(durationsOf(sites.slice(0, 1))).toEqual({ bins: [0, 7, 1], estimated: false, without: 0 });
    expect(durationsOf(sites.slice(2))).toEqual({ bins: [], estimated: false, without: 5 });
  });
});

it("a file is called by its name, all files of a folder with it", () => {
  expect(["/tmp/a.dat", "/usr/lib/*", "*", "out"].map(base)).toEqual(["a.dat", "lib/*", "*", "out"]);
});

describe("histograms of sizes", () => {
  it("those of the report leave out empty bins", () => {
    const table = { id: "mpi_sizes", rows: [["up to 4 B", 3, 0.75], ["up to 64 B", 1, 0.25]] };
    const section = { tables: [table] } as unknown as Section;
    expect(countsOf(section, "mpi_sizes", ["0 B", "up to 4 B", "up to 16 B", "up to 64 B"])).toEqual([0, 3, 0, 1]);
    expect(countsOf(section, "mpi_durations", ["0 B"])).toEqual([]);
  });

  const labels = ["0 B", "up to 4 B", "up to 16 B", "up to 16 KiB", "above 16 KiB"];

  it("have a bar a bin between the first and the last that is not empty", () => {
    expect(bars([0, 3, 0, 1, 0], labels)).toEqual([
      { label: "up to 4 B", count: 3, share: 0.75, height: 1 },
      { label: "up to 16 B", count: 0, share: 0, height: 0 },
      { label: "up to 16 KiB", count: 1, share: 0.25, height: 1 / 3 },
    ]);
    expect(bars([1, 0, 0, 0, 1], labels).map((bar) => bar.label)).toEqual(labels);
  });

  it("are empty without calls", () => {
    expect(bars([], labels)).toEqual([]);
    expect(bars([0, 0], labels)).toEqual([]);
  });
});

describe("files", () => {
  // The same 80 bytes pass through HDF5, then through POSIX, and POSIX writes 20 of its own.
  const nested = file("a.h5", [
    layer({ interface: "hdf5", writes: 1, bytesWritten: 80, writeS: 3, writeBins: [1] }),
    layer({ interface: "posix", writes: 5, opens: 1, metas: 2, bytesWritten: 100, writeS: 2, metaS: 0.5, writeBins: [4, 1] }),
  ]);

  it("never count the same bytes or seconds twice: they are what the program asked for", () => {
    expect(fileRow(nested)).toMatchObject({ bytesWritten: 80, bytesRead: 0, calls: 1, interfaces: ["hdf5", "posix"] });
    expect(sizes([nested])).toEqual({ reads: [], writes: [1] });
  });

  it("add up interface by interface", () => {
    const rows = byInterface([nested, file("b", [layer({ interface: "posix", writes: 1, bytesWritten: 7, writeBins: [0, 0, 1] })], 4)]);
    expect(rows.map((row) => [row.layer.interface, row.files])).toEqual([["hdf5", 1], ["posix", 5]]);
    expect(rows[1]!.layer).toMatchObject({ writes: 6, bytesWritten: 107, opens: 1, writeBins: [4, 1, 1] });
    expect(nested.layers[1]!.bytesWritten).toBe(100);
  });
});

describe("a comparison", () => {
  const row = (name: string, a: number, b: number | null, sure: boolean, verdict: CompareRow["verdict"], kind: CompareRow["kind"] = "function"): CompareRow => ({
    kind, name, place: `${name}.c:1`, a, b, change: b === null ? null : b - a, noise: 0.5, sure, verdict, word: "", count_a: null, count_b: null, bytes_a: null, bytes_b: null,
  });
  const rows = [
    row("unseen", 9, null, false, "unknown"), row("little", 1, 1.1, false, "same"), row("worse", 1, 3, true, "slower"), row("better", 6, 2, true, "faster"),
    row("fresh", 0, 1, true, "only_b"), row("lost", 1, 0, true, "only_a"), row("Compute", 2, 3, true, "slower", "class"),
  ];

  it("shows the largest change first, whichever way it went, and what is not known last", () => {
    const names = (choice: object) => chosen(rows, { kind: "function", sure: false, search: "", ...choice }).map((each) => each.name);
    expect(names({})).toEqual(["better", "worse", "fresh", "lost", "little", "unseen"]);
    expect(names({ sure: true })).toEqual(["better", "worse", "fresh", "lost"]);
    expect(names({ search: " WORSE.c" })).toEqual(["worse"]);
    expect(names({ kind: "class" })).toEqual(["Compute"]);
    expect(counts(rows, "function")).toEqual({ all: 6, sure: 4 });
  });

  it("is drawn against its largest numbers", () => {
    expect([longest(rows), widest(rows)]).toEqual([9, 4]);
    expect([longest([]), widest([])]).toEqual([0, 0]);
  });
});

describe("a heat map of the report", () => {
  const map = (lines: [string, number[]][]): Heatmap => ({ id: "", title: "", noun: "rank", unit: "seconds", bin_s: 0.5, lines, note: "" });

  it("adds up neighbours until few enough are left", () => {
    const shades = shadesOf(map([["0", [1, 2, 3]], ["1-3", [0, 0, 4]], ["4", [NaN, -1, 1]]]), 2, 2)!;
    expect(shades.lines).toEqual([
      { name: "0-3", cells: [3, 7], total: 10 },
      { name: "4", cells: [0, 1], total: 1 },
    ]);
    expect(shades.columns).toEqual([3, 8]);
    expect(shades.binS).toBe(1);
  });

  it("is shaded by the logarithm", () => {
    const shades = shadesOf(map([["0", [0, 1, 10, 100]]]), 8, 8)!;
    expect([0, 1, 10, 100].map((cell) => shade(shades, cell))).toEqual([0, 1, 1 + Math.floor(SHADES / 2), SHADES]);
  });

  it("is nothing where nothing happened", () => {
    expect(shadesOf(map([]), 8, 8)).toBeNull();
    expect(shadesOf(map([["0", [0, 0]]]), 8, 8)).toBeNull();
  });
});
