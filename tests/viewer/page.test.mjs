// The report as one HTML page: what a reader meets first, and what is left of it on paper.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { close, directory, open, plain } from "./browser.mjs";
import { GOLDEN, steelyard } from "./command.mjs";

after(close);

const SHEETS = 2;

function report() {
  const path = join(directory, "report.html");
  steelyard("report", GOLDEN, "-o", path);
  return pathToFileURL(path).href;
}

/** How many pages a PDF has. */
const sheets = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test("verdict, picture and findings come first, in both themes and on a telephone", async () => {
  for (const [theme, width] of [["light", 1280], ["dark", 1280], ["light", 390]]) {
    const { page, done } = await open(report(), { theme, width });
    const top = async (selector) => (await page.locator(selector).first().boundingBox()).y;
    const places = [];
    for (const selector of [".facts", ".viewer", ".verdict", ".run svg", ".findings", ".chapter"]) places.push(await top(selector));
    assert.deepEqual(places, places.toSorted((a, b) => a - b));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `wider than ${width}`);
    assert.match(plain(await page.locator(".viewer").textContent()), /steelyard view heat\.steelyard/);
    await done();
  }
});

test("a chapter unfolds", async () => {
  const { page, done } = await open(report());
  const chapter = page.locator(".chapter", { has: page.locator("h2", { hasText: /^MPI$/ }) });
  assert.equal(await chapter.locator(".table").first().isVisible(), false);
  await chapter.locator("> summary").click();
  assert.equal(await chapter.locator(".table").first().isVisible(), true);
  await done();
});

test("on paper it is two sheets, and every title has something under it", async () => {
  const { page, done } = await open(report());
  const pdf = await page.pdf({ format: "A4" });
  assert.ok(sheets(pdf) >= 1 && sheets(pdf) <= SHEETS, `${sheets(pdf)} sheets`);
  // Unfolded it is longer: the count is one of sheets, and not of something else.
  await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => (fold.open = true)));
  assert.ok(sheets(await page.pdf({ format: "A4" })) > SHEETS);
  await page.reload();
  await page.emulateMedia({ media: "print" });
  for (const summary of await page.locator(".chapter > summary").all()) {
    const said = plain(await summary.innerText()).replace(plain(await summary.locator("h2").innerText()), "");
    assert.match(said, /\w/, await summary.innerText());
  }
  await done();
});
