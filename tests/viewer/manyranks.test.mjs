// What a reader does with a run of very many ranks: simulated scenes, whose ranks share rows of cells.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, fileOf, open, plain, tab } from "./browser.mjs";
import { encode, members, packed, simulated } from "./scenes.mjs";

after(close);

const EACH = 8;
const RANKS = 2048;

/** Ranks of which eight share a row of cells, in bins four times as wide as the timeline's. */
function shared() {
  const scene = simulated({ ranks: RANKS, bins: 80, nodes: 20, cells: 20_000 });
  const { document, columns } = scene;
  document.ranksPerRow = EACH;
  document.cells = { bins: 20, binS: document.timeline.binS * 4 };
  for (const [name, shift] of [["cells.row", 3], ["cells.bin", 2]]) columns[name] = columns[name].map((value) => value >> shift);
  return scene;
}

/** Member `rank/N`: all of its time in node 1, computing. */
function alone(scene, rank) {
  const { bins, binS } = scene.document.timeline;
  const columns = {
    "cells.path": new Uint32Array(bins).fill(1),
    "cells.class": new Uint8Array(bins),
    "cells.thread": new Uint8Array(bins),
    "cells.row": new Uint16Array(bins),
    "cells.bin": Uint16Array.from({ length: bins }, (_, bin) => bin),
    "cells.ticks": new Float32Array(bins).fill(12.5),
  };
  return encode({ document: { rank, cells: { bins, binS } }, columns });
}

const chip = async (page) => plain(await page.locator(".chip").innerText());

/** Chooses a rank by the list of those that stand apart. */
async function choose(page, rank) {
  await tab(page, "Ranks");
  await page.getByRole("tabpanel").getByRole("button", { name: new RegExp(`^rank ${rank}$`) }).first().click();
}

/** Seconds a rank that stacks give function 1, in which all else is called. */
async function secondsOfFirst(page) {
  const row = page.getByRole("treegrid").getByRole("row").filter({ has: page.locator("code", { hasText: /^function_1$/ }) }).first();
  await row.waitFor();
  return plain((await row.getByRole("gridcell").allInnerTexts())[2]);
}

test("one rank alone is shown once it is there; in its own bins, without those of its row", async () => {
  const scene = shared();
  const html = packed({ ...members(scene), "0/rank/13": alone(scene, 13) });
  const { page, done } = await open(fileOf("alone.html", html));
  await choose(page, 13);
  await page.waitForFunction(() => !document.querySelector(".chip").textContent.includes("together"));
  assert.match(await chip(page), /^rank 13/);
  await tab(page, "Stacks");
  assert.equal(await secondsOfFirst(page), "10.0 s");
  assert.equal(await page.getByText("in rows of").count(), 0);
  await page.keyboard.press("Escape");
  assert.match(await chip(page), /^All of the run/);
  assert.notEqual(await secondsOfFirst(page), "10.0 s");
  await done();
});

test("a page without single ranks says what it shows, and where one is to be had", async () => {
  const { page, done } = await open(fileOf("rows.html", packed(members(shared()))));
  await choose(page, 13);
  assert.match(await chip(page), /^rank 13 · what was seen is of ranks 8–15 together/);
  await tab(page, "Stacks");
  await page.getByText("This page holds ranks in rows of 8; `steelyard view FILE` shows one alone.").waitFor();
  await done();
});

test("a cut member leaves the row, and says so", async () => {
  const scene = shared();
  const html = packed({ ...members(scene), "0/rank/13": alone(scene, 13).subarray(0, 200) });
  const { page, done } = await open(fileOf("cut.html", html));
  await choose(page, 13);
  await tab(page, "Stacks");
  await page.getByText("This rank alone could not be fetched").waitFor();
  assert.match(await chip(page), /together/);
  await done();
});

test("a span narrower than the stacks' bins: the page says what is counted", async () => {
  const { page, done } = await open(fileOf("span.html", packed(members(shared()))));
  const plot = page.locator(".lane.activity .lane-plot");
  const box = await plot.boundingBox();
  // One of 80 bins, a quarter of one of 20.
  const x = (bin) => box.x + (box.width * bin) / 80;
  await page.mouse.move(x(41.3), box.y + 20);
  await page.mouse.down();
  await page.mouse.move(x(41.7), box.y + 20, { steps: 4 });
  await page.mouse.up();
  assert.match(await chip(page), /^5\.125 s to 5\.250 s \(125 ms\) · what was seen is of 5\.000 s to 5\.500 s/);
  await done();
});

/** The map as it is drawn. */
const picture = (canvas) => canvas.toDataURL();

test("the map of very many ranks: the mean or the most, as the reader chooses, and the tip says which", async () => {
  const { page, done } = await open(fileOf("draw.html", packed(members(shared()))));
  await tab(page, "Ranks");
  const panel = page.getByRole("tabpanel");
  const draw = panel.getByLabel("Draw");
  assert.equal(await draw.inputValue(), "mean");
  const map = panel.locator(".ranks-cells canvas").first();
  const box = await map.boundingBox();
  const tip = async () => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 1);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    return plain(await page.getByRole("tooltip").innerText());
  };
  assert.match(await tip(), /drawn here: mean of \d+ rows/);
  const mean = await map.evaluate(picture);
  await draw.selectOption("most");
  assert.match(await tip(), /drawn here: most of \d+ rows/);
  assert.notEqual(await map.evaluate(picture), mean);
  // Kept while something else is looked at.
  await tab(page, "Stacks");
  await tab(page, "Ranks");
  assert.equal(await draw.inputValue(), "most");
  // Whoever stands apart is listed, whatever is drawn.
  await panel.getByRole("button", { name: /^rank 13$/ }).first().waitFor();
  await done();
});
