// Scenes made for tests: as bytes (viewer/src/data/columns.ts says how), and packed into the built page.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const ROOT = new URL("../../", import.meta.url);
/** The built page. */
export const PAGE = process.env.VIEWER_PAGE ?? new URL("crates/view/page/viewer.html", ROOT);

const TYPES = [[Uint8Array, "u8"], [Uint16Array, "u16"], [Uint32Array, "u32"], [Float32Array, "f32"], [Float64Array, "f64"]];

/** Bytes of a scene: `columns` is an object of typed arrays. */
export function encode({ document, columns }) {
  let offset = 0;
  const heads = Object.entries(columns).map(([name, column]) => {
    const type = TYPES.find(([kind]) => column instanceof kind)[1];
    const head = { name, type, offset, length: column.length };
    offset += Math.ceil(column.byteLength / 8) * 8;
    return head;
  });
  const head = Buffer.from(JSON.stringify({ document, columns: heads }));
  const start = Math.ceil((12 + head.length) / 8) * 8;
  const bytes = Buffer.alloc(start + offset);
  bytes.write("SYVIEW1\n", 0, "latin1");
  bytes.writeUInt32LE(head.length, 8);
  head.copy(bytes, 12);
  Object.values(columns).forEach((column, at) => {
    Buffer.from(column.buffer, column.byteOffset, column.byteLength).copy(bytes, start + heads[at].offset);
  });
  return bytes;
}

/** The page with members in it, as `steelyard report --view` writes it. */
export function packed(members, page = readFileSync(PAGE, "utf8")) {
  const scripts = Object.entries(members).map(
    ([name, bytes]) => `<script type="application/octet-stream" data-member="${name}">${gzipSync(bytes).toString("base64")}</script>`,
  );
  const at = page.lastIndexOf("</body>");
  return page.slice(0, at) + scripts.join("\n") + page.slice(at);
}

/** Numbers that are the same in every run of a test. */
export function random(seed = 1) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const FAMILIES = [
  { id: "compute", label: "Compute", colour: "#2a8c5a" },
  { id: "mpi", label: "MPI", colour: "#1f5fa8" },
  { id: "io", label: "I/O", colour: "#e07b1a" },
  { id: "wait", label: "Waiting", colour: "#8a5fa0" },
];
const CLASSES = [
  { id: "compute", label: "Compute", family: 0, colour: "#2a8c5a", doc: "In the program." },
  { id: "mpi_collective", label: "MPI collective", family: 1, colour: "#1f5fa8", doc: "In a collective call." },
  { id: "io_write", label: "I/O write", family: 2, colour: "#e07b1a", doc: "In a call that writes." },
  { id: "thread_sync", label: "Thread synchronisation", family: 3, colour: "#b58bc2", doc: "Waiting for another thread." },
];

export function report(change = {}) {
  return {
    schema: "steelyard-report/1.3",
    tool_version: "0",
    head: { name: "app", rows: [], ended_well: true, elapsed_s: 10, ranks: 1, rank_noun: "rank", nodes: 1 },
    unmeasured: false,
    verdict: "This run computes.",
    shares: [],
    caution: null,
    findings: [],
    no_finding: "Nothing stands out.",
    sections: [],
    picture: { bin_s: 1, classes: [], ranks: [] },
    trust: { overhead_share: null, overhead_parts: [], rows: [], losses: [], absent: [], notes: [] },
    ...change,
  };
}

/**
 * A run of a size: every rank computes, and is now and then in a collective call or writes; one rank in 97 computes more.
 * `name(n)` names function n.
 */
export function simulated({ ranks = 4, bins = 20, nodes = 12, cells = 400, strips = 3, name = (n) => `function_${n}`, change = {} } = {}) {
  const next = random(ranks * 31 + bins * 7 + nodes);
  const pick = (below) => Math.min(below - 1, Math.floor(next() * below));
  const binS = 10 / Math.max(1, bins);
  const texts = ["", "app", "app.c"];
  const columns = {};
  const u32 = (length, of) => Uint32Array.from({ length }, (_, at) => of(at));
  columns["rank.number"] = u32(ranks, (at) => at);
  columns["rank.node"] = u32(ranks, (at) => Math.floor(at / 128));
  columns["rank.start"] = new Float64Array(ranks);
  columns["rank.end"] = new Float64Array(ranks).fill(10);
  columns["rank.class"] = Float64Array.from({ length: ranks * CLASSES.length }, (_, at) => {
    const slow = Math.floor(at / CLASSES.length) % 97 === 13;
    return [slow ? 8 : 6, slow ? 1 : 3, 0.8, 0.2][at % CLASSES.length];
  });
  columns["time.class"] = Float32Array.from({ length: CLASSES.length * bins }, (_, at) => {
    const wave = 0.1 * Math.sin((at % bins) / 9);
    return [0.6 + wave, 0.3 - wave, 0.08, 0.02][Math.floor(at / bins)];
  });
  const stripInfos = Array.from({ length: strips }, (_, at) => {
    const id = `strip_${at}`;
    const mean = Float32Array.from({ length: bins }, (_, bin) => 0.5 + 0.3 * Math.sin(bin / (7 + at)));
    columns[`strip.${id}.mean`] = mean;
    columns[`strip.${id}.min`] = mean.map((value) => value - 0.1);
    columns[`strip.${id}.max`] = mean.map((value) => value + 0.15);
    columns[`strip.${id}.sd`] = new Float32Array(bins).fill(0.05);
    columns[`strip.${id}.low`] = u32(bins, () => 0);
    columns[`strip.${id}.high`] = u32(bins, () => Math.max(0, ranks - 1));
    return { id, label: `Strip ${at}`, unit: "share", group: "cpu", over: "rank", formula: "a / b", doc: "What it is.", missing: "", preset: at < 4 };
  });
  const parents = u32(nodes, (at) => (at === 0 ? 0 : at < 4 ? at - 1 : Math.floor(at / 2)));
  columns["node.parent"] = parents;
  columns["node.function"] = u32(nodes, (at) => (at === 0 ? 0 : texts.push(name(at)) - 1));
  columns["node.module"] = u32(nodes, () => 1);
  columns["node.kind"] = Uint8Array.from({ length: nodes }, (_, at) => (at % 11 === 5 ? 2 : 0));
  columns["path.parent"] = parents;
  columns["path.node"] = u32(nodes, (at) => at);
  columns["path.file"] = u32(nodes, (at) => (at === 0 ? 0 : 2));
  columns["path.line"] = u32(nodes, (at) => at);
  columns["path.instruction"] = Uint8Array.from({ length: nodes }, (_, at) => at % 6);
  const many = nodes > 1 && bins > 0 && ranks > 0 ? cells : 0;
  columns["cells.path"] = u32(many, () => 1 + pick(nodes - 1));
  columns["cells.class"] = Uint8Array.from({ length: many }, () => (next() < 0.6 ? 0 : pick(CLASSES.length)));
  columns["cells.thread"] = Uint8Array.from({ length: many }, () => (next() < 0.9 ? 0 : 2));
  columns["cells.row"] = Uint16Array.from({ length: many }, () => pick(ranks));
  columns["cells.bin"] = Uint16Array.from({ length: many }, () => pick(bins));
  columns["cells.ticks"] = new Float32Array(many).fill(1);
  const document = {
    version: 1,
    tool: "0",
    run: { name: "app", command: "./app", rankNoun: "rank", rankNouns: "ranks", hasMpi: true, ioOnly: false, ranks, elapsedS: 10, startUnixMs: 1790000000000, tickS: 0.01 },
    report: report(),
    classes: CLASSES,
    families: FAMILIES,
    timeline: { bins, binS },
    cells: { bins, binS },
    ranksPerRow: 1,
    strips: stripInfos,
    heats: CLASSES.slice(0, 2).map((each, at) => ({
      id: each.id, label: each.label, unit: "share", class: at, rows: ranks, bins, binS, ranksPerRow: 1, scale: 1 / 254, doc: each.doc,
    })),
    texts,
    nodes: Array.from({ length: Math.max(1, Math.ceil(ranks / 128)) }, (_, at) => `node${at}`),
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
  return { document, columns };
}

/** Bytes of a simulated heat map: the rank that computes more is brighter. */
export function heat(ranks, bins, dark = 90, bright = 230) {
  const bytes = Buffer.alloc(ranks * bins);
  for (let rank = 0; rank < ranks; rank++) {
    const level = rank % 97 === 13 ? bright : dark;
    for (let bin = 0; bin < bins; bin++) bytes[rank * bins + bin] = level + ((bin * 7 + rank) % 20);
  }
  return bytes;
}

/** Members of a page with one simulated run. */
export function members(scene, run = 0) {
  const { document } = scene;
  const all = { [`${run}/scene`]: encode(scene) };
  for (const each of document.heats) all[`${run}/heat/${each.id}`] = heat(each.rows, each.bins);
  return all;
}
