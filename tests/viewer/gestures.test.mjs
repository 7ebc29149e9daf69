// What a reader does with stacks, functions, source, strips and ranks of the golden profile, from a file.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { close, fileOf, open, plain, tab } from "./browser.mjs";
import { GOLDEN, pageOf, reportOf, SOURCES } from "./command.mjs";
import { members, packed, simulated } from "./scenes.mjs";

const report = reportOf(GOLDEN);
const percentOf = (text) => Number.parseFloat(text) / 100;
let file;

before(() => {
  file = pageOf(GOLDEN, "gestures.html", "--source-dir", SOURCES);
});
after(close);

/** The row of a grid whose name is this: its cells as text. */
async function cells(page, grid, name) {
  const row = page.getByRole(grid.role, { name: grid.name }).getByRole("row").filter({ has: page.locator("code", { hasText: new RegExp(`^${name}$`) }) }).first();
  await row.waitFor();
  return (await row.getByRole("gridcell").allInnerTexts()).map(plain);
}

const TREE = { role: "treegrid", name: /Calls, from/ };
const share = (id) => report.shares.find((each) => each.id === id).share;

test("stacks: main has all of the time, and the shares of MPI and I/O that the report has", async () => {
  const { page, done } = await open(file.address);
  await tab(page, "Stacks");
  const main = await cells(page, TREE, "main");
  assert.equal(main[1], "100 %");
  assert.ok(Math.abs(percentOf(main[4]) - share("mpi")) < 0.0006, `${main[4]} of ${share("mpi")}`);
  assert.ok(Math.abs(percentOf(main[5]) - share("io")) < 0.0006, `${main[5]} of ${share("io")}`);
  await done();
});

test("stacks: as a flame graph, upside down, and searched", async () => {
  const { page, done } = await open(file.address);
  await tab(page, "Stacks");
  await page.getByRole("button", { name: "Flame graph" }).click();
  const graph = page.getByRole("img", { name: /^Flame graph/ });
  await graph.waitFor();
  const box = await graph.boundingBox();
  await page.mouse.move(box.x + box.width / 4, box.y + 8);
  await page.getByRole("tooltip").waitFor();
  // Something is drawn: there is more than one colour in it.
  const colours = await graph.evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  assert.ok(colours > 3, `${colours} colours`);
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByRole("button", { name: "Callers", exact: true }).click();
  await page.getByRole("treegrid", { name: /Callers/ }).waitFor();
  await page.getByRole("button", { name: "Callees", exact: true }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("relax");
  await page.getByRole("status").filter({ hasText: /1/ }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("treegrid").getByRole("row").filter({ hasText: "relax" }).first().waitFor();
  await done();
});

test("stacks follow the rank that is selected", async () => {
  const { page, done } = await open(file.address);
  await tab(page, "Findings");
  await page.locator("[data-finding=compute_imbalance] .where").getByRole("button", { name: "rank 1" }).click();
  await tab(page, "Stacks");
  const main = await cells(page, TREE, "main");
  // Of rank 1 alone: what the picture of the report has of its MPI.
  const mpi = report.picture.ranks.find(([rank]) => rank === 1)[1][report.shares.findIndex((each) => each.id === "mpi")];
  assert.ok(Math.abs(percentOf(main[4]) - mpi) < 0.0006, `${main[4]} of ${mpi}`);
  await done();
});

test("functions: sorted, filtered, copied and saved", async () => {
  const { page, context, done } = await open(file.address);
  await tab(page, "Functions");
  const grid = page.getByRole("grid", { name: "Functions" });
  const names = async () => (await grid.locator(".held code").allInnerTexts()).map(plain);
  await grid.getByRole("button", { name: /^Total/ }).click();
  assert.ok((await names()).slice(0, 4).includes("main"), `${await names()}`);
  await page.keyboard.press("/");
  await page.keyboard.type("relax");
  await page.waitForFunction(() => document.querySelectorAll("[role=grid] .held code").length === 1);
  assert.deepEqual(await names(), ["relax"]);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByRole("status").filter({ hasText: "copied" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText()).catch(() => null);
  if (copied !== null) assert.match(copied, /\trelax|relax\t/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV" }).click()]);
  const csv = readFileSync(await download.path(), "utf8").trim().split(/\r?\n/);
  assert.equal(csv.length, 2, "a heading and one function");
  assert.match(csv[1], /relax/);
  void context;
  await done();
});

test("source: the lines of a finding, with the text that the page took along", async () => {
  const { page, done } = await open(file.address);
  await tab(page, "Findings");
  await page.locator("[data-finding=compute_imbalance] .where").getByRole("button", { name: /relax \(heat\.c:25\)/ }).click();
  const lines = page.getByRole("grid", { name: /Lines of .*heat\.c/ });
  const line = lines.getByRole("row").filter({ has: page.getByRole("gridcell", { name: "25", exact: true }) });
  await line.waitFor();
  const text = readFileSync(`${SOURCES}/heat.c`, "utf8").split("\n")[24];
  assert.ok(plain(await line.innerText()).includes(plain(text)), `${await line.innerText()} has not ${text}`);
  await line.click();
  const aside = page.getByLabel("The chosen lines");
  await aside.waitFor();
  assert.notEqual(plain(await aside.innerText()), "");
  await done();
});

test("strips are chosen from a list, and say who is at their extremes", async () => {
  const { page, done } = await open(file.address);
  await page.getByRole("button", { name: /^Time series/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  const boxes = dialog.getByRole("checkbox");
  assert.ok((await boxes.count()) >= 8, `${await boxes.count()} strips`);
  await dialog.getByRole("checkbox", { name: /Memory|Resident/i }).first().check();
  await page.keyboard.press("Escape");
  const plots = page.locator(".time .lane-plot");
  const before = await plots.count();
  assert.ok(before >= 4, `${before} plots`);
  const box = await plots.nth(2).boundingBox();
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2);
  const tip = plain(await page.getByRole("tooltip").innerText());
  assert.match(tip, /most: rank \d/);
  assert.match(tip, /least: rank \d/);
  await done();
});

test("threads: a run without OpenMP says so, and main threads come back", async () => {
  const { page, done } = await open(file.address);
  const threads = page.getByLabel("Threads that count");
  await threads.selectOption("all");
  await tab(page, "Stacks");
  await cells(page, TREE, "main");
  await threads.selectOption("openmp");
  await threads.selectOption("main");
  assert.equal((await cells(page, TREE, "main"))[1], "100 %");
  await done();
});

test("a screen reader finds the timeline as a table", async () => {
  const { page, done } = await open(file.address);
  const table = page.locator(".lane.activity canvas table");
  await table.waitFor({ state: "attached" });
  assert.ok((await table.locator("tr").count()) > 5);
  await done();
});

// 64 ranks on one node, of which rank 13 computes more: the map shows a row that is brighter than the others.
test("ranks: a straggler is listed; a click shows it alone, and again all", async () => {
  const ranks = 64;
  const { page, done } = await open(fileOf("ranks.html", packed(members(simulated({ ranks, bins: 40, nodes: 20, cells: 4000 })))));
  await tab(page, "Ranks");
  const panel = page.getByRole("tabpanel");
  const map = panel.locator(".ranks-cells canvas").first();
  await map.waitFor();
  const box = await map.boundingBox();
  const chip = async () => plain(await page.locator(".chip").innerText());
  const row = (rank) => box.y + ((rank + 0.5) * box.height) / ranks;
  await page.mouse.move(box.x + box.width / 2, row(13));
  assert.match(plain(await page.getByRole("tooltip").innerText()), /^rank 13/);
  await page.mouse.click(box.x + box.width / 2, row(13));
  assert.match(await chip(), /^rank 13/);
  await page.mouse.click(box.x + box.width / 2, row(13));
  assert.match(await chip(), /^All of the run/);
  await panel.getByRole("button", { name: /^rank 13/ }).first().click();
  assert.match(await chip(), /^rank 13/);
  await page.keyboard.press("Escape");
  assert.match(await chip(), /^All of the run/);
  await panel.getByLabel(/Sort by/).selectOption({ index: 1 });
  await page.locator(".ranks-map").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  assert.match(await chip(), /^rank \d/);
  await done();
});
