// The golden profile's page, from a file and from the server: its numbers are those of the report, and every gesture works.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { close, open, plain, tab } from "./browser.mjs";
import { GOLDEN, pageOf, reportOf, served, SOURCES } from "./command.mjs";
import { everyNumber, keyAgrees, written } from "./numbers.mjs";

const report = reportOf(GOLDEN);
let file;
let server;

before(async () => {
  file = pageOf(GOLDEN, "heat.html", "--source-dir", SOURCES);
  server = await served(GOLDEN, "--source-dir", SOURCES);
});
after(async () => {
  await server?.stop();
  await close();
});

test("the page is one file that is small enough to mail", () => {
  assert.ok(statSync(file.path).size <= 1 << 20, `${statSync(file.path).size} bytes`);
  assert.equal(statSync(file.path).mode & 0o077, 0, "others can read it");
});

for (const from of ["file", "server"]) {
  describe(`from the ${from}`, () => {
    const opened = (options = {}) =>
      from === "file" ? open(file.address, options) : open(server.address, { ...options, allowed: (url) => url.startsWith(`${server.address.replace(/\/?$/, "/")}member/`) });

    test("its head says what ran and what the report says", async () => {
      const { page, done } = await opened();
      await page.getByRole("tab", { name: "Findings" }).waitFor();
      assert.equal(await page.title(), "heat – Steelyard");
      assert.equal(plain(await page.locator("h1").innerText()), "heat");
      assert.equal(plain(await page.locator(".verdict").textContent()), plain(report.verdict));
      await done();
    });

    test("every number of the report is in it, written as the report writes it", async () => {
      const { page, done } = await opened();
      const compared = await everyNumber(page, report, written(GOLDEN));
      assert.ok(compared > 30, `${compared} numbers were compared`);
      await done();
    });

    test("the key of the timeline has the shares of the report", async () => {
      const { page, done } = await opened();
      await keyAgrees(page, report);
      await done();
    });

    test("each finding is there, and leads to its rank and its line", async () => {
      const { page, done } = await opened();
      await tab(page, "Findings");
      const titles = await page.locator("[data-finding] h3").allInnerTexts();
      assert.deepEqual(titles.map(plain), report.findings.map((finding) => plain(finding.title)));
      const first = report.findings[0];
      assert.deepEqual([first.id, first.ranks, first.places[0].line], ["compute_imbalance", [1], 37]);
      await page.locator("[data-finding=compute_imbalance] h3 button").click();
      assert.equal(await page.getByRole("tab", { selected: true }).innerText(), "Source");
      assert.match(plain(await page.locator(".chip").innerText()), /rank 1/);
      await page.getByRole("tabpanel").getByText("37", { exact: true }).first().waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      assert.match(plain(await page.locator(".chip").innerText()), /^All of the run/);
      await done();
    });

    test("MPI and I/O calls are those that were counted", async () => {
      const { page, done } = await opened();
      await tab(page, "MPI");
      const rows = async () =>
        Object.fromEntries(
          await page.locator("[role=tabpanel] table").filter({ has: page.locator("caption", { hasText: /functions$/ }) }).locator("tbody tr").evaluateAll((all) => all.map((row) => [row.querySelector("code").textContent, row.cells[2].textContent])),
        );
      const mpi = await rows();
      assert.deepEqual([mpi.MPI_Allreduce, mpi.MPI_Sendrecv, mpi.MPI_Init, mpi.MPI_Finalize], ["1200", "2400", "2", "2"]);
      await page.getByRole("button", { name: "MPI_Sendrecv" }).click();
      const sites = page.locator("tr.under table tbody tr");
      const counted = report.sections.find((each) => each.id === "mpi").tables.find((each) => each.id === "mpi_sites").rows.filter(([call]) => call === "MPI_Sendrecv");
      const places = (await sites.locator("td:first-child").allInnerTexts()).map(plain).sort();
      for (const [, place] of counted) assert.ok(places.includes(place), `${place} is not among ${places}`);
      await tab(page, "I/O");
      const io = await rows();
      assert.deepEqual([io.fprintf, io.fflush], ["300 k", "300 k"].map((text) => text.replace(" ", "\u00a0")));
      await done();
    });

    test("a span that is dragged over is selected; keys zoom, select and undo", async () => {
      const { page, done } = await opened();
      const plot = page.locator(".lane.activity .lane-plot");
      await plot.waitFor();
      const box = await plot.boundingBox();
      const at = (part) => box.x + box.width * part;
      const chip = async () => plain(await page.locator(".chip").innerText());
      await page.mouse.move(at(0.25), box.y + 20);
      await page.mouse.down();
      await page.mouse.move(at(0.4), box.y + 24, { steps: 4 });
      await page.mouse.move(at(0.5), box.y + 24, { steps: 4 });
      await page.mouse.up();
      const elapsed = report.head.elapsed_s;
      const words = /^([\d.]+) (ms|s) to ([\d.]+) (ms|s)/.exec(await chip());
      const seconds = (value, unit) => Number(value) * (unit === "ms" ? 1e-3 : 1);
      const [from, to] = [seconds(words[1], words[2]), seconds(words[3], words[4])];
      // Bins count whole: an end is off by one at most.
      const near = (value, wanted) => Math.abs(value - wanted) < 0.03 * elapsed;
      assert.ok(near(from, elapsed / 4) && near(to, elapsed / 2), `${await chip()} of ${elapsed} s`);
      await page.getByRole("button", { name: "Zoom to it" }).click();
      await page.getByRole("button", { name: "Whole axis" }).waitFor();
      await page.keyboard.press("u");
      await page.getByRole("button", { name: "Whole axis" }).waitFor({ state: "detached" });
      await page.keyboard.press("u");
      assert.match(await chip(), /^All of the run/);
      await page.mouse.move(at(0.5), box.y + 20);
      await page.mouse.wheel(0, -300);
      await page.getByRole("button", { name: "Whole axis" }).waitFor();
      await page.keyboard.press("0");
      await page.getByRole("button", { name: "Whole axis" }).waitFor({ state: "detached" });
      await done();
    });

    test("every view opens by its key, and the page turns light and dark", async () => {
      const { page, done } = await opened();
      await page.getByRole("tab", { name: "Findings" }).waitFor();
      for (const [key, label] of ["Findings", "Stacks", "Functions", "Source", "MPI", "I/O", "Ranks"].entries()) {
        await page.keyboard.press(String(key + 1));
        assert.equal(await page.getByRole("tab", { selected: true }).innerText(), label);
        assert.notEqual(plain(await page.getByRole("tabpanel").innerText()), "", `${label} is blank`);
      }
      const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const light = await paper();
      await page.keyboard.press("t");
      const dark = await paper();
      assert.notEqual(light, dark);
      await page.keyboard.press("?");
      await page.getByRole("dialog").getByText("Undo").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      await done();
    });

    test("numbers explain themselves with their formula", async () => {
      const { page, done } = await opened();
      await tab(page, "MPI");
      await page.getByText("each with what it means and its formula").click();
      const row = report.sections.find((each) => each.id === "mpi").rows.find((each) => each.id === "mpi_mean_message");
      await page.locator("tr[data-metric=mpi_mean_message] .explained").hover();
      const tip = plain(await page.getByRole("tooltip").innerText());
      for (const part of [row.label, row.doc, row.formula]) assert.ok(tip.includes(part), `${part} is not in ${tip}`);
      await done();
    });
  });
}

test("in a window of 700 points names of functions are in sight, and so are all of the buttons above", async () => {
  const { page, done } = await open(file.address, { width: 700, height: 900 });
  for (const view of ["Stacks", "Functions"]) {
    await tab(page, view);
    const name = await page.locator("[role=tabpanel] .held .name code").first().boundingBox();
    assert.ok(name.x > 0 && name.x + name.width <= 700, `${view}: a name from ${name.x} to ${name.x + name.width}`);
  }
  const tops = await page.locator(".toolbar button").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2));
  assert.ok(Math.max(...tops) - Math.min(...tops) < 10, `buttons at ${tops}`);
  await done();
});

test("means beside time series are the shares beside the classes", async () => {
  const { page, done } = await open(file.address);
  const key = plain(await page.locator(".lane-key li", { hasText: /^Compute/ }).locator("b").innerText());
  const lane = page.locator(".lane").filter({ has: page.locator(".lane-name", { hasText: /^Compute$/ }) });
  assert.equal(plain(await lane.locator(".lane-value b").innerText()), key);
  await done();
});
