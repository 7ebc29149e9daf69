// Numbers as the page and the report write them, read back, and what of a report stands where.
import assert from "node:assert/strict";
import { plain, tab } from "./browser.mjs";
import { steelyard } from "./command.mjs";

const KI = 1024;
const UNITS = {
  "": 1, "%": 0.01, k: 1e3, M: 1e6, G: 1e9, T: 1e12, P: 1e15,
  ns: 1e-9, µs: 1e-6, ms: 1e-3, s: 1, min: 60, h: 3600, d: 86_400,
  B: 1, KiB: KI, MiB: KI ** 2, GiB: KI ** 3, TiB: KI ** 4,
}; // prettier-ignore

/** A number that is shown: its value, and half of what its last digit is worth. `null` for a dash. */
export function read(text) {
  const words = plain(text);
  if (words === "–" || words === "") return null;
  // What may be nothing is shown as the most that it can be.
  if (words.startsWith("<")) {
    const most = read(words.slice(1)).value;
    return { value: most / 2, slack: most / 2 };
  }
  if (words === ">99.9 %") return { value: 0.9995, slack: 0.0005 };
  const parts = [...words.matchAll(/(\d+(?:\.\d+)?(?:e-?\d+)?)(?: ([^\d\s]+))?/g)];
  assert.equal(parts.map(([part]) => part).join(" "), words, `“${words}” is no number`);
  let [value, slack] = [0, 0];
  for (const [, digits, unit = ""] of parts) {
    assert.ok(unit in UNITS, `“${words}” has a unit that is not known`);
    value += Number(digits) * UNITS[unit];
    const [mantissa, power = "0"] = digits.split("e");
    const places = mantissa.includes(".") ? mantissa.length - mantissa.indexOf(".") - 1 : 0;
    // Counts and bytes without a prefix are exact.
    slack = places === 0 && (unit === "" || unit === "B") ? 0 : 0.5 * 10 ** (Number(power) - places) * UNITS[unit];
  }
  return { value, slack };
}

/** Half of what the last digit is worth beside an error: its first digit, or its second where the first is a one. */
function leavesOpen(error) {
  if (!(error > 0)) return 0;
  const first = 10 ** Math.floor(Math.log10(error));
  return (error / first < 1.95 ? first / 10 : first) / 2;
}

/** Whether what is shown is this number, as far as its digits and the report's standard error of it go. */
export function reads(text, wanted, standardError = 0) {
  const found = read(text);
  return found !== null && Math.abs(found.value - wanted) <= Math.max(found.slack, leavesOpen(2 * standardError)) * 1.001 + 1e-12;
}

/** Fails unless it is. */
export function agrees(text, wanted, what) {
  assert.ok(reads(text, wanted), `${what}: “${plain(text)}” is not ${wanted}`);
}

/** Numbers as the report's own page writes them: label and number, section by section. The formatter there is Rust's. */
export function written(profile) {
  const SIGNS = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&" };
  const html = steelyard("report", profile, "-f", "html");
  const inside = (part, pattern) => pattern.exec(part)?.[1].replace(/<[^>]*>/g, "").replace(/&\w+;|&#39;/g, (sign) => SIGNS[sign] ?? sign) ?? null;
  return Object.fromEntries(
    html.split('<details class="chapter">').slice(1).map((section) => [
      inside(section, /<h2[^>]*>(.*?)<\/h2>/s),
      [...section.matchAll(/<details class="row[^>]*><summary>(.*?)<\/summary>/gs)].map(([, row]) => [
        inside(row, /<span class="name[^>]*>(.*?)<\/span>/s),
        inside(row, /<span class="value">(.*?)<\/span>/s),
      ]),
    ]),
  );
}

/** Opens every section below the findings and compares its numbers with the report's, here and on its page; how many there were. */
export async function everyNumber(page, report, truth) {
  await tab(page, "Findings");
  const shown = await page.evaluate(async () => {
    const folds = [...document.querySelectorAll(".findings > details.fold")];
    for (const fold of folds) for (const each of [fold, ...fold.querySelectorAll(":scope > div > details")]) each.open = true;
    return folds.map((fold) => [
      fold.querySelector("summary b").textContent,
      [...fold.querySelectorAll(":scope > div > .sheet tr[data-metric], :scope > div > details > div > .sheet tr[data-metric]")].map((row) => [
        row.dataset.metric,
        row.querySelector("th .explained").firstChild.textContent,
        row.querySelector("td.value")?.textContent ?? null,
      ]),
    ]);
  });
  let compared = 0;
  const says = (section) => section.rows.some((row) => row.value !== null) || section.tables.length + section.heatmaps.length + section.parts.length > 0;
  const applying = report.sections.filter(says).map((each) => ({ ...each, rows: each.rows.filter((row) => !row.not_applicable) }));
  for (const section of applying.filter((each) => !each.repeats_head && each.rows.length > 0)) {
    const [, rows] = shown.find(([title]) => title === section.title) ?? assert.fail(`${section.title} is not there`);
    assert.deepEqual(rows.map(([id]) => id), section.rows.map((row) => row.id), section.title);
    const told = truth[section.title] ?? assert.fail(`${section.title} is not on the page`);
    assert.deepEqual(rows.map(([, label]) => label), told.map(([label]) => label), section.title);
    for (const [at, [, label, value]] of rows.entries()) {
      const { error } = section.rows[at];
      // The page leaves out the digits that an error covers; here they are all shown.
      if (error) assert.notEqual(value, null, label);
      else assert.equal(value, told[at][1], label);
    }
    compared += rows.length;
  }
  return compared;
}

/** The key of the timeline has the report's shares, but for `rest` at most. */
export async function keyAgrees(page, report, rest = 0.0005) {
  await page.locator(".lane-key li").first().waitFor();
  const shown = await page.locator(".lane-key li").evaluateAll((items) => items.map((item) => [item.querySelector("span").textContent, item.querySelector("b").textContent]));
  for (const { id, share } of report.shares) {
    const parts = shown.filter(([label]) => familyOf(label) === id).map(([, value]) => read(value));
    const sum = parts.reduce((total, part) => total + part.value, 0);
    const slack = parts.reduce((total, part) => total + part.slack, 0);
    assert.ok(Math.abs(sum - share) <= slack + rest, `${id}: ${sum} is not ${share} of ${JSON.stringify(shown)}`);
  }
}

/** The family of a class by its label. */
export function familyOf(label) {
  if (label === "Compute") return "compute";
  if (label === "MPI-IO" || label.startsWith("I/O")) return "io";
  return label.startsWith("MPI") ? "mpi" : "wait";
}
