// Pages of real runs of many kinds of programs: they open, in both themes and on a small and a large screen, nothing in
// them is broken, and their numbers are the report's. tests/e2e/programs.py records the runs; PROGRAMS names its list.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { close, open, plain, tab } from "./browser.mjs";
import { pageOf, reportOf, sceneOf, served, steelyard } from "./command.mjs";
import { agrees, everyNumber, familyOf, keyAgrees, read, reads, written } from "./numbers.mjs";

assert.ok(process.env.PROGRAMS, "PROGRAMS names the list of runs: pytest tests/e2e/test_viewer.py makes it");
const PROGRAMS = JSON.parse(readFileSync(process.env.PROGRAMS, "utf8"));
const TABS = ["Findings", "Stacks", "Functions", "Source", "MPI", "I/O", "Ranks"];
const SMALL = { width: 1280, height: 720 };
const LARGE = { width: 2560, height: 1440 };
const LOOKS = [["light", SMALL], ["dark", LARGE], ["dark", SMALL], ["light", LARGE]];
const NOT_HERE = { why: "this run is not in the list" };
const runOf = (name) => PROGRAMS[name] ?? NOT_HERE;
/** These are looked at in every theme and size; the others in each theme and each size once. */
const WHOLLY = ["heat", "true", "simulated"];
/** These are opened from the server too. */
const SERVED = ["heat", "openmp", "true"];
/** The same program as `heat`, there to be compared with it. */
const BESIDE = "heat-4";

after(close);

/** Goes through views and says what is wrong in them: words of a program that failed, pictures without words, parts cut off. */
async function visit(labels) {
  const wrong = [];
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
  const failed = /\bNaN\b|\bundefined\b|\bInfinity\b|\[object/;
  for (const label of labels) {
    [...document.querySelectorAll("[role=tab]")].find((tab) => tab.dataset.label === label).click();
    await drawn();
    const say = (what) => wrong.push(`${label}: ${what}`);
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      // Code and names of files are the program's own.
      if (node.parentElement.closest("code, .mono, .text, script, style") !== null) continue;
      if (failed.test(node.data) || /\bnull\b/.test(node.data.replaceAll("/dev/null", ""))) say(`text ${node.data.slice(0, 200)}`);
    }
    for (const element of document.querySelectorAll("[title], [aria-label]"))
      if (failed.test(`${element.title} ${element.ariaLabel}`)) say(`label ${element.title} ${element.ariaLabel}`);
    // A picture has its numbers as a table, within it or beside it, or says which table has them.
    for (const canvas of document.querySelectorAll("canvas:not([aria-hidden=true], [aria-hidden=true] *)"))
      if (canvas.role !== "img" || !canvas.ariaLabel) say(`a picture without words: ${canvas.className}`);
      else if (!/\btable\b/.test(canvas.ariaLabel) && !(canvas.querySelector("table") ?? canvas.closest("figure")?.querySelector("table"))) say(`a picture without a table: ${canvas.ariaLabel}`);
    if (document.documentElement.scrollWidth > innerWidth) say(`${document.documentElement.scrollWidth} points wide, more than the window`);
    const panel = document.querySelector("[role=tabpanel]");
    if (panel.innerText.trim() === "") say("blank");
    if (panel.scrollWidth > panel.clientWidth) say(`${panel.scrollWidth} points wide, more than its place of ${panel.clientWidth}`);
  }
  return wrong;
}

/** Rows of a table by its caption, all of them: cells by the heading of their column. */
async function rowsOf(page, caption) {
  const table = page.locator("[role=tabpanel] table").filter({ has: page.locator("> caption", { hasText: new RegExp(`^${caption}$`) }) }).first();
  if ((await table.count()) === 0) return [];
  const more = table.locator("xpath=..").getByRole("button", { name: /^Show all \d/ });
  if ((await more.count()) > 0) await more.click();
  return table.evaluate((element) => {
    // Signs and what stands behind a number in small print are not the number.
    const bare = (cell) => [...cell.childNodes].filter((node) => !["arrow", "sign", "soft", "error"].includes(node.className)).map((node) => node.textContent).join("");
    const textOf = (cell) => cell.querySelector("code")?.textContent ?? bare(cell);
    const heads = [...element.tHead.rows[0].cells].map((cell) => bare(cell.firstElementChild ?? cell));
    return [...element.tBodies[0].rows]
      .filter((row) => row.className !== "under")
      .map((row) => Object.fromEntries([...row.cells].map((cell, at) => [heads[at], textOf(cell)])));
  });
}

/** Sum of a column, and what its digits leave open. */
function sumOf(rows, column) {
  const parts = rows.map((row) => read(row[column])).filter((part) => part !== null);
  return { value: parts.reduce((sum, part) => sum + part.value, 0), slack: parts.reduce((sum, part) => sum + part.slack, 0) };
}

/** Where the tree was cut to fit the page, and the page says so, small functions have no time of their own. */
const pruned = (missing) => missing.some((sentence) => /functions in their calling contexts/.test(sentence));

const near = (sum, wanted, what) => assert.ok(Math.abs(sum.value - wanted) <= sum.slack + 1e-6, `${what}: ${sum.value} ± ${sum.slack} is not ${wanted}`);

const sectionOf = (report, id) => report.sections.find((each) => each.id === id);
const everyRow = (section) => [...section.rows, ...section.parts.flatMap(everyRow)];
const valueOf = (section, id) => everyRow(section).find((row) => row.id === id)?.value ?? 0;
const everyTable = (section) => [...section.tables, ...section.parts.flatMap(everyTable)];
const tableOf = (section, id) => everyTable(section).find((each) => each.id === id) ?? { rows: [], errors: [] };

/** Calls of a tab: those that the report names one by one, and the sums of all. */
async function callsAgree(page, report, { label, caption, section, calls, bytes }) {
  await tab(page, label);
  const rows = await rowsOf(page, caption);
  const told = sectionOf(report, section);
  if (told === undefined) return assert.deepEqual(rows, [], `${label} has calls that the report has not`);
  near(sumOf(rows, "Calls"), valueOf(told, calls), `${label}: calls`);
  const { rows: sites, errors } = tableOf(told, `${section}_sites`);
  const passed = bytes === "by site" ? sites.map((site) => site[5] ?? 0) : bytes.map((id) => valueOf(told, id));
  if (bytes.length > 0) near(sumOf(rows, "Bytes"), passed.reduce((sum, part) => sum + part, 0), `${label}: bytes`);
  for (const call of new Set(sites.map(([name]) => name))) {
    await page.locator("[role=tabpanel] table").filter({ has: page.locator("> caption", { hasText: caption }) }).locator("button.unfold").filter({ has: page.locator("code", { hasText: new RegExp(`^${call.replace(/[()]/g, "\\$&")}$`) }) }).click();
    const timed = `Time per ${report.head.rank_noun}`;
    const places = await rowsOf(page, `Call sites of ${call.replace(/[()]/g, "\\$&")}`);
    for (const [at, [name, place, time, , count, size]] of sites.entries()) {
      if (name !== call) continue;
      // Code without symbols may have several sites in one place.
      const rows = places.filter((each) => plain(each["Called from"]) === plain(place));
      assert.ok(rows.length > 0, `${call} at ${place} is not among ${places.map((each) => each["Called from"])}`);
      const same = (row) => reads(row[timed], time, errors[at]?.[2]) && reads(row.Calls, count) && (bytes.length === 0 || size === null || reads(row.Bytes, size));
      assert.ok(rows.some(same), `${call} at ${place}: none of ${JSON.stringify(rows)} has ${time} s, ${count} calls, ${size} B`);
    }
  }
}

/** The timeline counts whole ticks, the report each rank's measured life: in a short run they differ by a period of 20 ms or so. */
const aTick = (report) => Math.max(0.0005, 0.02 / report.head.elapsed_s);

/** The table behind the timeline, each row weighed by its bins, has the shares of the report. */
async function timelineAgrees(page, report, { bins }) {
  const table = page.locator(".lane.activity canvas table");
  if (report.shares.length === 0 || (await table.count()) === 0) return false;
  const { heads, rows } = await table.evaluate((element) => ({
    heads: [...element.tHead.rows[0].cells].slice(1).map((cell) => cell.textContent),
    rows: [...element.tBodies[0].rows].map((row) => [...row.cells].slice(1).map((cell) => cell.textContent)),
  }));
  const sums = Object.fromEntries(report.shares.map(({ id }) => [id, 0]));
  let [all, slack] = [0, 0];
  rows.forEach((cells, row) => {
    const weight = Math.floor(((row + 1) * bins) / rows.length) - Math.floor((row * bins) / rows.length);
    cells.forEach((cell, column) => {
      const shown = read(cell);
      sums[familyOf(heads[column])] += weight * shown.value;
      all += weight * shown.value;
      slack += weight * shown.slack;
    });
  });
  for (const { id, share } of report.shares) assert.ok(Math.abs(sums[id] / all - share) <= slack / all + aTick(report), `timeline: ${id} is ${sums[id] / all} ± ${slack / all}, not ${share}`);
  return true;
}

/** All functions as CSV: their self times are all of the time, and those that the report names have its shares. */
async function functionsAgree(page, report, { missing }) {
  await tab(page, "Functions");
  const button = page.getByRole("button", { name: "CSV" });
  if ((await button.count()) === 0) return assert.match(await page.getByRole("tabpanel").innerText(), /sample/i);
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  const lines = readFileSync(await download.path(), "utf8").trim().split(/\r?\n/);
  assert.equal(lines[0], "function,library,self_s,self_share,total_s,total_share,mpi_share,io_share,callers");
  const functions = lines.slice(1).map((line) => {
    const fields = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, field]) => field.replace(/^"|"$/g, ""));
    return { name: fields[0], self: Number(fields[3]), total: Number(fields[5]) };
  });
  const sum = functions.reduce((all, { self }) => all + self, 0);
  assert.ok(Math.abs(sum - 1) < 1e-4, `self times are ${sum} of the time`);
  if (pruned(missing)) return;
  for (const [text, self, total] of tableOf(sectionOf(report, "cpu") ?? { tables: [], parts: [] }, "functions").rows) {
    const name = text.slice(0, text.lastIndexOf(" ("));
    const same = functions.filter((each) => each.name === name);
    // Functions of one name are told apart by their files in the report.
    if (same.length !== 1) continue;
    // The report counts computing alone, so the page has more of a function that waits, as those of libc do; and of a run that was
    // ended the call that a rank was in then has no frame, so that it stands as its caller's.
    // Likewise of the interpreter's own modules: where they wait, the report has it at the program's frame that led there.
    const computes = report.head.ended_well && !/ \((.*\.so\b.*|.*no symbols|\[.*|<frozen .*)\)$/.test(text);
    // What computes in our wrapper before and after a call is the caller's in the report, the call's in the page: a sample at times.
    for (const [what, shown, told] of [["self", same[0].self, self], ["total", same[0].total, total]])
      assert.ok(shown > told - 0.002 - aTick(report) && (!computes || shown < told + 0.002), `${text}: ${what} ${shown}, not ${told}`);
  }
}

/** The report's hottest line stands in its file, with its time. */
async function sourceAgrees(page, report, { missing }) {
  const [hottest] = tableOf(sectionOf(report, "cpu") ?? { tables: [], parts: [] }, "lines").rows;
  if (hottest === undefined) return false;
  const [text, self] = hottest;
  const [, file, line] = /\(([^()]*):(\d+)\)$/.exec(text);
  await tab(page, "Source");
  await page.locator("nav.files button").filter({ has: page.locator(".cut", { hasText: new RegExp(`(^|/)${file.replace(/[.+]/g, "\\$&")}$`) }) }).first().click();
  const row = page.getByRole("grid", { name: /^Lines of/ }).locator(`[role=row][aria-rowindex="${line}"]`);
  await row.waitFor();
  if (!pruned(missing)) agrees(await row.getByRole("gridcell").nth(2).innerText(), self, `${text}: self`);
  return true;
}

for (const [name, { profile, why }] of Object.entries(PROGRAMS).filter(([name]) => name !== BESIDE)) {
  describe(name, { skip: why }, () => {
    let report, opened, scene;
    before(async () => {
      report = reportOf(profile);
      const { path, address } = pageOf(profile, `${name}.html`);
      scene = sceneOf(path);
      opened = await open(address);
      await opened.page.getByRole("tab", { name: "Findings" }).waitFor();
    });
    // What the page complained of, or asked for, in all of the tests below.
    after(() => opened?.done());

    test("nothing in it is broken, in any view, theme or size", async () => {
      const { page } = opened;
      for (const [colorScheme, screen] of WHOLLY.includes(name) ? LOOKS : LOOKS.slice(0, 2)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(screen);
        assert.deepEqual(await page.evaluate(visit, TABS), [], `${colorScheme}, ${screen.width} points wide`);
      }
      await page.setViewportSize(SMALL);
    });

    test("its head and its findings are the report's", async () => {
      const { page } = opened;
      const { head } = report;
      assert.equal(plain(await page.locator("h1").innerText()), head.name);
      assert.equal(plain(await page.locator(".verdict").textContent()), plain(report.verdict));
      const facts = (await page.locator(".facts > span").allInnerTexts()).map(plain);
      agrees(facts[0], head.elapsed_s, "elapsed");
      const counts = /^(\d+) (rank|process)(?:e?s)? on (\d+) nodes?$/.exec(facts[1]);
      // A run without MPI has no ranks: its processes are those that the report has in words.
      const processes = /^(\d+) /.exec(plain(head.rows.find(([what]) => what === "Processes")[1]))[1];
      assert.deepEqual(counts?.slice(1), [processes, head.rank_noun, `${head.nodes}`], facts[1]);
      assert.equal(facts.includes("failed"), !head.ended_well);
      await tab(page, "Findings");
      assert.deepEqual((await page.locator("[data-finding] h3").allInnerTexts()).map(plain), report.findings.map(({ title }) => plain(title)));
      const gains = await page.locator("[data-finding] .gain b").allInnerTexts();
      // A number has no more digits than its error allows: it is off by less than a standard error.
      report.findings.forEach(({ title, gain_s, gain_error_s }, at) => {
        if (gain_s > 0 && !(Math.abs(read(gains[at]).value - gain_s) <= gain_error_s)) agrees(gains[at], gain_s, title);
      });
    });

    test("every number of the report is in it, written as the report writes it", async () => {
      assert.ok((await everyNumber(opened.page, report, written(profile))) > 5);
    });

    test("the timeline has the report's shares, in its key and as a table", async () => {
      const { page } = opened;
      if (await timelineAgrees(page, report, scene)) await keyAgrees(page, report, aTick(report));
      else assert.match(await page.locator(".time").innerText(), /No samples/);
    });

    test("functions add up to all of the time, and agree with the report", () => functionsAgree(opened.page, report, scene));

    test("the report's hottest line is in the source", () => sourceAgrees(opened.page, report, scene));

    test("calls of MPI and their time are those of the report", () =>
      callsAgree(opened.page, report, { label: "MPI", caption: "MPI functions", section: "mpi", calls: "mpi_calls", bytes: "by site" }));

    test("calls and bytes of I/O are those of the report, and the files' too", async () => {
      const { page } = opened;
      // Simulated ranks pass bytes to calls that take none.
      const bytes = name === "simulated" ? [] : ["io_bytes_read", "io_bytes_written", "io_mpi_bytes_read", "io_mpi_bytes_written"];
      await callsAgree(page, report, { label: "I/O", caption: "I/O functions", section: "io", calls: "io_calls", bytes });
      const files = (await rowsOf(page, "Files")).filter((row) => row.Kind === "Data");
      const told = sectionOf(report, "io");
      if (told === undefined) return assert.deepEqual(files, []);
      near(sumOf(files, "Read"), valueOf(told, "io_data_read"), "read from data files");
      near(sumOf(files, "Written"), valueOf(told, "io_data_written"), "written to data files");
    });
  });
}

test("who comes by keyboard sees where the focus is, in every view", { skip: runOf("heat").why }, async () => {
  const { page, done } = await open(pageOf(PROGRAMS.heat.profile, "keyboard.html").address);
  for (const label of TABS) {
    await tab(page, label);
    await page.evaluate(() => document.activeElement.blur());
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const problem = await page.evaluate(() => {
        const at = document.activeElement;
        if (at === document.body) return null;
        const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(at);
        const { width, height } = at.getBoundingClientRect();
        // The bar between timeline and panel is filled instead of outlined.
        const marked = (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || (at.className === "split" && backgroundColor !== "rgba(0, 0, 0, 0)");
        return marked && width > 3 && height > 3 ? null : `${at.outerHTML.slice(0, 200)}: ${outlineStyle} ${outlineWidth}, ${width} × ${height}`;
      });
      assert.equal(problem, null, label);
    }
  }
  await done();
});

test("a run that was too short for samples says so", { skip: runOf("true").why }, async () => {
  const { page, done } = await open(pageOf(PROGRAMS.true.profile, "short.html").address);
  await tab(page, "Stacks");
  assert.match(plain(await page.getByRole("tabpanel").innerText()), /The run took [\d.]+ .?s, and a sample is taken every 20\.0 ms/);
  await done();
});

for (const name of SERVED) {
  const { profile, why } = runOf(name);
  test(`${name}, from the server`, { skip: why }, async () => {
    const server = await served(profile);
    try {
      const { page, done } = await open(server.address, { allowed: (url) => url.startsWith(`${server.address.replace(/\/?$/, "/")}member/`) });
      await page.getByRole("tab", { name: "Findings" }).waitFor();
      assert.deepEqual(await page.evaluate(visit, TABS), []);
      const report = reportOf(profile);
      if ((await page.locator(".lane.activity").count()) > 0) await keyAgrees(page, report, aTick(report));
      await functionsAgree(page, report, { missing: [] });
      await done();
    } finally {
      await server.stop();
    }
  });
}

const PAIR = [runOf("heat"), runOf(BESIDE)];

test("two runs of one program beside each other: sums are those of their reports", { skip: PAIR.find(({ why }) => why)?.why }, async () => {
  const [a, b] = PAIR.map(({ profile }) => profile);
  steelyard("view", a, b, "-o", "pair.html");
  const { page, done } = await open(new URL("pair.html", (await pageOf(a, "a.html")).address).href);
  await tab(page, "Compare");
  await page.locator("[role=tabpanel] .total").first().waitFor();
  assert.deepEqual(await page.evaluate(visit, [...TABS, "Compare"]), []);
  const [of, from] = [reportOf(a), reportOf(b)];
  const said = plain(await page.locator(".total").first().innerText());
  const elapsed = / than A: (?<b>.*?) instead of (?<a>.*?),/.exec(said) ?? /B takes (?<b>.*?) and A (?<a>.*?),/.exec(said);
  assert.ok(elapsed, said);
  const rows = await rowsOf(page, "Changes by class");
  for (const [column, report, total] of [["A", of, elapsed.groups.a], ["B", from, elapsed.groups.b]]) {
    const whole = sumOf(rows, column);
    near(read(total), report.head.elapsed_s, `${column}: elapsed`);
    for (const { id, share } of report.shares) {
      const family = sumOf(rows.filter((row) => familyOf(row.Classes) === id), column);
      assert.ok(Math.abs(family.value / whole.value - share) < 0.005, `${column}, ${id}: ${family.value} of ${whole.value} is not ${share}`);
    }
    assert.ok(Math.abs(whole.value - report.head.elapsed_s) < 0.05 * report.head.elapsed_s, `${column}: ${whole.value} is not ${report.head.elapsed_s}`);
  }
  await done();
});
