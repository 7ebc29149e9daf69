/** Small scenes written as text, for tests: what each rank did, a letter a bin. */

import { Columns } from "../src/data/columns";
import type { ClassInfo, Document, Report } from "../src/gen/scene";
import type { Scene } from "../src/data/scene";

/** What a letter stands for: a class, and a stack from the outermost function in, each "function@file:line", with "+" before it where it was inlined, or "function@library". */
export interface Letter {
  class: number;
  stack: string[];
  /** 0 main thread, 1 OpenMP, 2 another. */
  thread?: number;
  instruction?: number;
}

export const CLASSES: ClassInfo[] = [
  { id: "compute", label: "Compute", family: 0, colour: "#2a8c5a", doc: "" },
  { id: "mpi_collective", label: "MPI collective", family: 1, colour: "#1f5fa8", doc: "" },
  { id: "io_write", label: "I/O write", family: 2, colour: "#e07b1a", doc: "" },
  { id: "thread_sync", label: "Thread synchronisation", family: 3, colour: "#b58bc2", doc: "" },
];

export const LETTERS: Record<string, Letter> = {
  U: { class: 0, stack: ["main@app.c:10", "solve@app.c:20"] },
  V: { class: 0, stack: ["main@app.c:10", "solve@app.c:21"], instruction: 2 },
  M: { class: 1, stack: ["main@app.c:12", "halo@app.c:40", "MPI_Barrier@libmpi.so"] },
  W: { class: 2, stack: ["main@app.c:14", "dump@out.c:7", "write@libc.so.6"] },
};

const REPORT: Report = {
  schema: "steelyard-report/1.3",
  tool_version: "0",
  head: { name: "app", rows: [], ended_well: true, elapsed_s: 0, ranks: 0, rank_noun: "rank", nodes: 1 },
  unmeasured: false,
  verdict: "",
  shares: [],
  caution: null,
  findings: [],
  no_finding: null,
  sections: [],
  picture: { bin_s: 1, classes: [], ranks: [], spans: [] },
  trust: { overhead_share: null, cost: "", overhead_parts: [], rows: [], losses: [], absent: [], notes: [] },
};

/** A scene of bins of one second, one tick each. `lines`: "UUMM" a rank; a dot is a moment in which it was not seen. */
export function scene(lines: string[], letters: Record<string, Letter> = LETTERS, change: Partial<Document> = {}): Scene {
  const texts = [""];
  const number = (text: string) => {
    const at = texts.indexOf(text);
    return at >= 0 ? at : texts.push(text) - 1;
  };
  const nodes = [{ parent: 0, function: 0, module: 0, kind: 0 }];
  const paths = [{ parent: 0, node: 0, file: 0, line: 0, instruction: 0, inlined: 0 }];
  const pathOf = (letter: Letter) => {
    let [path, node] = [0, 0];
    letter.stack.forEach((frame, depth) => {
      const inlined = frame.startsWith("+") ? 1 : 0;
      const [name = "", where = ""] = frame.slice(inlined).split("@");
      const [file = "", line = ""] = where.split(":");
      const [fn, module] = [number(name), number(line === "" ? file : "app")];
      let next = nodes.findIndex((n, at) => at > 0 && n.parent === node && n.function === fn && n.module === module);
      if (next < 0) next = nodes.push({ parent: node, function: fn, module, kind: line === "" ? 2 : 0 }) - 1;
      node = next;
      const leaf = depth === letter.stack.length - 1;
      const row = { parent: path, node, file: line === "" ? 0 : number(file), line: Number(line), instruction: leaf ? (letter.instruction ?? 0) : 0, inlined };
      let at = paths.findIndex((p, i) => i > 0 && p.parent === row.parent && p.node === row.node && p.file === row.file && p.line === row.line && p.inlined === inlined);
      if (at < 0) at = paths.push(row) - 1;
      path = at;
    });
    return path;
  };
  const bins = Math.max(0, ...lines.map((line) => line.length));
  const cells: { path: number; class: number; thread: number; row: number; bin: number }[] = [];
  const rankClass = new Float64Array(lines.length * CLASSES.length);
  const timeClass = new Float32Array(CLASSES.length * bins);
  lines.forEach((line, row) => {
    [...line].forEach((sign, bin) => {
      const letter = letters[sign];
      if (letter === undefined) return;
      cells.push({ path: pathOf(letter), class: letter.class, thread: letter.thread ?? 0, row, bin });
      if ((letter.thread ?? 0) !== 0) return;
      rankClass[row * CLASSES.length + letter.class]! += 1;
      timeClass[letter.class * bins + bin]! += 1 / lines.length;
    });
  });
  const columns = new Columns();
  const u32 = (values: number[]) => Uint32Array.from(values);
  columns.add("rank.number", u32(lines.map((_, rank) => rank)));
  columns.add("rank.node", u32(lines.map(() => 0)));
  columns.add("rank.start", Float64Array.from(lines.map(() => 0)));
  columns.add("rank.end", Float64Array.from(lines.map((line) => line.length)));
  columns.add("rank.class", rankClass);
  columns.add("time.class", timeClass);
  for (const key of ["parent", "function", "module"] as const) columns.add(`node.${key}`, u32(nodes.map((n) => n[key])));
  columns.add("node.kind", Uint8Array.from(nodes.map((n) => n.kind)));
  for (const key of ["parent", "node", "file", "line"] as const) columns.add(`path.${key}`, u32(paths.map((p) => p[key])));
  for (const key of ["instruction", "inlined"] as const) columns.add(`path.${key}`, Uint8Array.from(paths.map((p) => p[key])));
  columns.add("cells.path", u32(cells.map((c) => c.path)));
  for (const key of ["class", "thread"] as const) columns.add(`cells.${key}`, Uint8Array.from(cells.map((c) => c[key])));
  for (const key of ["row", "bin"] as const) columns.add(`cells.${key}`, Uint16Array.from(cells.map((c) => c[key])));
  columns.add("cells.ticks", Float32Array.from(cells.map(() => 1)));
  const document: Document = {
    version: 1,
    tool: "0",
    run: { name: "app", command: "./app", rankNoun: "rank", rankNouns: "ranks", hasMpi: true, ioOnly: false, ranks: lines.length, elapsedS: bins, startUnixMs: 0, tickS: 1 },
    report: REPORT,
    classes: CLASSES,
    families: [
      { id: "compute", label: "Compute", colour: "#2a8c5a" },
      { id: "mpi", label: "MPI", colour: "#1f5fa8" },
      { id: "io", label: "I/O", colour: "#e07b1a" },
      { id: "wait", label: "Waiting", colour: "#8a5fa0" },
    ],
    timeline: { bins, binS: 1 },
    cells: { bins, binS: 1 },
    ranksPerRow: 1,
    strips: [],
    heats: [],
    texts,
    nodes: ["node0"],
    sites: [],
    sizeLabels: [],
    durationLabels: [],
    files: [],
    filesTotal: 0,
    ioLabels: [],
    missing: [],
    source: { available: false, reason: "This scene was made for a test." },
    ...change,
  };
  return { document, columns, run: 0, store: { get: async () => null } };
}
