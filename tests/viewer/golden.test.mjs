// The golden profile's page, from a file and from the server: its numbers are those of the report, and every gesture works.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { close, fileOf, open, plain, tab } from "./browser.mjs";
import { GOLDEN, pageOf, reportOf, served, SOURCES, steelyard } from "./command.mjs";

/** Numbers as the report's own page writes them: label and number, section by section. The formatter there is Rust's. */
async function written() {
  const { page, done } = await open(fileOf("report.html", steelyard("report", GOLDEN, "-f", "html")));
  const numbers = await page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("section.part")].map((section) => [
        section.querySelector("h2").textContent,
        [...section.querySelectorAll("details.row")].map((row) => [row.querySelector(".name").textContent, row.querySelector(".value")?.textContent ?? null]),
      ]),
    ),
  );
  await done();
  return numbers;
}

const report = reportOf(GOLDEN);
let file;
let server;
let truth;

before(async () => {
  truth = await written();
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
      await tab(page, "Findings");
      let compared = 0;
      for (const section of report.sections.filter((each) => !each.repeats_head && each.rows.length > 0)) {
        const fold = page.locator("details.fold").filter({ has: page.locator("> summary b", { hasText: new RegExp(`^${section.title.replace(/[/]/g, ".")}$`) }) }).first();
        await fold.locator("> summary").click();
        const inside = fold.locator("details.fold > summary").filter({ hasText: /^Numbers/ });
        if ((await inside.count()) > 0) await inside.first().click();
        const shown = await fold.locator("tr[data-metric]").evaluateAll((rows) =>
          rows.map((row) => [row.dataset.metric, row.querySelector("th .explained").firstChild.textContent, row.querySelector("td.value")?.textContent ?? null]),
        );
        assert.deepEqual(shown.map(([id]) => id), section.rows.map((row) => row.id), section.title);
        assert.deepEqual(shown.map(([, label, value]) => [label, value]), truth[section.title], section.title);
        compared += shown.length;
      }
      assert.ok(compared > 30, `${compared} numbers were compared`);
      await done();
    });

    test("the key of the timeline has the shares of the report", async () => {
      const { page, done } = await opened();
      await page.locator(".lane-key li").first().waitFor();
      const shown = await page.locator(".lane-key li").evaluateAll((items) => items.map((item) => [item.querySelector("span").textContent, Number.parseFloat(item.querySelector("b").textContent) / 100]));
      const share = (test) => shown.filter(([label]) => test(label)).reduce((sum, [, value]) => sum + value, 0);
      const near = (id, value) => {
        const wanted = report.shares.find((each) => each.id === id).share;
        // Each class is rounded to a tenth of a per cent.
        assert.ok(Math.abs(value - wanted) <= 0.0005 * shown.length + 1e-9, `${id}: ${value} is not ${wanted} of ${JSON.stringify(shown)}`);
      };
      near("compute", share((label) => label === "Compute"));
      near("mpi", share((label) => label.startsWith("MPI") && label !== "MPI-IO"));
      near("io", share((label) => label.startsWith("I/O") || label === "MPI-IO"));
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
      await page.getByRole("dialog").getByText("Take back").waitFor();
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
