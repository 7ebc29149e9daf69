#!/usr/bin/env node
// What the viewer costs a reader of a large run: time to the first picture, processor time of a redraw, memory.
//
//   node bench/viewer.mjs [--ranks 10000] [--bins 1000] [--nodes 20000] [--cells 1000000] [--rounds 3] [--output FILE]
//
// A simulated run is served from the loopback address, as `steelyard view` does, to headless Chromium. A step is one turn of
// the wheel, one move of the pointer or one key. What it costs the page's main thread is told by that thread's own processor
// clock: all tasks together, and the longest, which is the longest that the page draws and answers nothing.
import { writeFileSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { createRequire } from "node:module";
import { encode, heat, PAGE, simulated } from "../tests/viewer/scenes.mjs";

const { chromium } = createRequire(new URL("../viewer/package.json", import.meta.url))("playwright-core");

const { values } = parseArgs({
  options: {
    ranks: { type: "string", default: "10000" },
    bins: { type: "string", default: "1000" },
    nodes: { type: "string", default: "20000" },
    cells: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "3" },
    output: { type: "string" },
  },
});
const [ranks, bins, nodes, cells, rounds] = ["ranks", "bins", "nodes", "cells", "rounds"].map((name) => Number(values[name]));

/** Seconds, milliseconds, megabytes that the page may take. */
const BUDGET = { picture: 1, redraw: 16, memory: 200 };
const STEPS = 40;

const scene = simulated({ ranks, bins, nodes, cells, strips: 24 });
const members = new Map([["0/scene", encode(scene)]]);
for (const each of scene.document.heats) members.set(`0/heat/${each.id}`, heat(ranks, bins));

const html = readFileSync(PAGE, "utf8").replace('data-store="page" data-runs=""', 'data-store="server" data-runs="1"');
const server = createServer((request, response) => {
  const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  const member = members.get(path.replace("/member/", ""));
  if (path === "/") response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(html);
  else if (member !== undefined) response.writeHead(200, { "content-type": "application/octet-stream" }).end(member);
  else response.writeHead(404).end();
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${server.address().port}/`;

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const quantile = (list, part) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

/** Notes when the timeline has been drawn: milliseconds from the start of the navigation. */
function watch() {
  const look = () => {
    const canvas = document.querySelector(".lane.activity canvas");
    if (canvas instanceof HTMLCanvasElement && canvas.width > 300 && canvas.getContext("2d").getImageData(canvas.width >> 1, canvas.height - 2, 1, 1).data[3] > 0) {
      window.firstPicture = performance.now();
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-dev-shm-usage"] });

async function fresh() {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`bench: the page threw: ${error}`));
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.firstPicture !== undefined, null, { timeout: 60_000 });
  return { context, page };
}

const pictures = [];
for (let round = 0; round < rounds; round++) {
  const { context, page } = await fresh();
  pictures.push((await page.evaluate(() => window.firstPicture)) / 1000);
  await context.close();
}

const { context, page } = await fresh();
const session = await context.newCDPSession(page);
await session.send("Performance.enable", { timeDomain: "threadTicks" });
const clock = async () => (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === "TaskDuration").value;
/** Frames after a step: the axis in the first, the panel in the next, its small pictures after it, and one to be sure. */
const FRAMES = 5;
const drawn = () =>
  page.evaluate(
    (frames) =>
      new Promise((resolve) => {
        const next = (left) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
        next(frames);
      }),
    FRAMES,
  );

const whole = await browser.newBrowserCDPSession();
const events = [];
whole.on("Tracing.dataCollected", ({ value }) => events.push(...value));

/** The longest task of the page's main thread, in milliseconds, for each of the steps that were marked in the page. */
async function longestTasks(run) {
  events.length = 0;
  await whole.send("Tracing.start", { traceConfig: { includedCategories: ["toplevel", "blink.user_timing"] } });
  await run();
  const complete = new Promise((resolve) => whole.once("Tracing.tracingComplete", resolve));
  await whole.send("Tracing.end");
  await complete;
  const marks = events.filter(({ name }) => /^step \d+$/.test(name)).sort((a, b) => a.ts - b.ts);
  const longest = new Array(marks.length).fill(0);
  for (const { name, pid, tid, ts, tdur } of events) {
    if (!/RunTask$/.test(name) || tdur === undefined || marks[0]?.tid !== tid || marks[0]?.pid !== pid) continue;
    const step = marks.findLastIndex((mark) => mark.ts <= ts);
    if (step >= 0) longest[step] = Math.max(longest[step], tdur / 1000);
  }
  return longest;
}

/** Milliseconds of the main thread for each of the steps: all tasks, and the longest. */
async function cost(step) {
  await step(-1);
  await drawn();
  const taken = [];
  const longest = await longestTasks(async () => {
    for (let at = 0; at < STEPS; at++) {
      await page.evaluate((name) => performance.mark(name), `step ${at}`);
      const before = await clock();
      await step(at);
      await drawn();
      taken.push(((await clock()) - before) * 1000);
    }
  });
  return { taken, longest };
}

/** What measuring itself costs: the same without a step. */
const idle = median((await cost(async () => {})).taken);
const results = [];
async function measure(name, prepare, step) {
  await prepare();
  await drawn();
  const { taken, longest } = await cost(step);
  results.push({ name, longest: median(longest), high: quantile(longest, 0.9), all: Math.max(0, median(taken) - idle) });
}

const tab = (label) => page.getByRole("tab", { name: label, exact: true }).click();
const boxOf = async (selector) => (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
const plot = await boxOf(".lane.activity .lane-plot");
const overPlot = (part) => page.mouse.move(plot.x + plot.width * part, plot.y + plot.height / 2);

await measure("zoom of the time axis", () => overPlot(0.4), (at) => page.mouse.wheel(0, at % 2 === 0 ? -60 : 60));
await measure("pan of the time axis", async () => { await overPlot(0.4); await page.mouse.wheel(0, -400); }, (at) => page.mouse.wheel(at % 20 < 10 ? 40 : -40, 0));
await page.keyboard.press("0");
await measure("pointer over timeline and strips", () => overPlot(0.1), (at) => overPlot(0.1 + 0.8 * (Math.abs(at) / STEPS)));
await measure("drag over a span", async () => { await overPlot(0.2); await page.mouse.down(); }, (at) => overPlot(0.3 + 0.5 * (Math.abs(at) / STEPS)));
await page.mouse.up();
await page.keyboard.press("Escape");
// A span that grows and shrinks by a bin: all that is shown follows it.
for (const label of ["Findings", "Stacks", "Functions", "Source", "MPI", "Ranks"])
  await measure(
    `another selection, ${label} below`,
    async () => {
      await tab(label);
      await page.waitForTimeout(500);
      await page.locator(".lanes").focus();
      for (let at = 0; at < 5; at++) await page.keyboard.press("Shift+ArrowRight");
    },
    (at) => page.keyboard.press(at % 2 === 0 ? "Shift+ArrowRight" : "Shift+ArrowLeft"),
  );
await page.keyboard.press("Escape");
await tab("Ranks");
await page.waitForTimeout(1000);
const ranksBox = await boxOf("[role=tabpanel] canvas");
await measure("pointer over the heat map of ranks", async () => {}, (at) => page.mouse.move(ranksBox.x + ranksBox.width * (0.2 + 0.6 * (Math.abs(at) / STEPS)), ranksBox.y + ranksBox.height * 0.5));
await measure("zoom with the heat map of ranks below", () => overPlot(0.5), (at) => page.mouse.wheel(0, at % 2 === 0 ? -60 : 60));
await page.keyboard.press("0");
await tab("Stacks");
await page.waitForTimeout(500);
const panel = await boxOf("[role=tabpanel]");
await measure("scroll of the tree of stacks", () => page.mouse.move(panel.x + panel.width / 2, panel.y + panel.height * 0.7), (at) => page.mouse.wheel(0, at % 20 < 10 ? 120 : -120));

for (const label of ["Findings", "Functions", "Source", "MPI", "I/O", "Ranks", "Stacks"]) await tab(label);
await session.send("HeapProfiler.collectGarbage");
const usage = await session.send("Runtime.getHeapUsage");
const memory = (usage.usedSize + (usage.embedderHeapUsedSize ?? 0) + (usage.backingStorageSize ?? 0)) / 1e6;
await browser.close();
server.close();

const verdict = (value, limit) => (value <= limit ? "within" : "**above**");
const lines = [
  "# What the viewer costs",
  "",
  `\`node bench/viewer.mjs\`: ${ranks} ranks × ${bins} bins, a tree of ${nodes} nodes, ${cells} cells, 24 strips; 1600 × 1000 points, ${cpus().length} processors (${cpus()[0]?.model.trim() ?? "unknown"}), ${process.platform}.`,
  "",
  "| what | longest task, median | 9 in 10 below | budget | | all tasks, median |",
  "|---|---|---|---|---|---|",
  `| first picture, ${rounds} loads | ${median(pictures).toFixed(2)} s | ${Math.max(...pictures).toFixed(2)} s | ${BUDGET.picture} s | ${verdict(median(pictures), BUDGET.picture)} | |`,
  ...results.map((each) => `| ${each.name} | ${each.longest.toFixed(1)} ms | ${each.high.toFixed(1)} ms | ${BUDGET.redraw} ms | ${verdict(each.longest, BUDGET.redraw)} | ${each.all.toFixed(1)} ms |`),
  `| memory after all views: JavaScript, page and arrays | ${memory.toFixed(0)} MB | | ${BUDGET.memory} MB | ${verdict(memory, BUDGET.memory)} | |`,
  "",
  `A step is one turn of the wheel, one move of the pointer or one key, ${STEPS} of each. Its cost is processor time of the page's main thread: the longest task is the longest time in which the page draws and answers nothing; all tasks are those of the ${FRAMES} frames after it, less the ${idle.toFixed(1)} ms that the same takes without a step. Where the panel follows another selection, it does so a frame after the time axis. The run is simulated in the page's own format: what \`steelyard view\` takes to read a profile comes before it.`,
];
console.log(lines.join("\n"));
if (values.output !== undefined) writeFileSync(values.output, `${lines.join("\n")}\n`);

