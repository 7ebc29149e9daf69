// Scenes that no ordinary run makes: the page opens, shows every view, and says what is missing.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, fileOf, open, plain, tab } from "./browser.mjs";
import { encode, members, packed, report, simulated } from "./scenes.mjs";

after(close);

const TABS = ["Findings", "Stacks", "Functions", "Source", "MPI", "I/O", "Ranks"];

/** Opens a page, goes through all views, and closes it; `look` may look at it first. */
async function visit(name, all, look = async () => {}) {
  const { page, done } = await open(fileOf(`${name}.html`, packed(all)));
  await page.getByRole("tab", { name: "Findings" }).waitFor();
  await look(page);
  for (const label of TABS) {
    await tab(page, label);
    assert.notEqual(plain(await page.getByRole("tabpanel").innerText()), "", `${label} is blank`);
  }
  await done();
}

test("an ordinary scene opens", () => visit("ordinary", members(simulated())));

test("one rank, one bin", () => visit("one", members(simulated({ ranks: 1, bins: 1, nodes: 2, cells: 1 }))));

test("no samples: no bins, no nodes, no cells", () =>
  visit("none", members(simulated({ ranks: 2, bins: 0, nodes: 1, strips: 0, change: { heats: [], missing: ["This profile holds no samples."] } })), async (page) => {
    await tab(page, "Stacks");
    assert.match(await page.getByRole("tabpanel").innerText(), /sample/i);
  }));

test("no ranks at all", () => visit("nobody", members(simulated({ ranks: 0, bins: 0, nodes: 1, strips: 0, change: { heats: [] } }))));

test("columns of an older version are missing", () => {
  const scene = simulated();
  for (const name of Object.keys(scene.columns)) if (!name.startsWith("rank.")) delete scene.columns[name];
  return visit("older", members(scene));
});

test("numbers that point nowhere", () => {
  const scene = simulated();
  scene.columns["node.parent"].fill(4_000_000_000, 3);
  scene.columns["node.function"].fill(4_000_000_000, 5);
  scene.columns["path.parent"].fill(4_000_000_000, 7);
  scene.columns["path.node"].fill(4_000_000_000, 2);
  scene.columns["cells.path"].fill(4_000_000_000, 100);
  scene.columns["cells.class"].fill(255, 50, 90);
  scene.columns["cells.row"].fill(65_535, 90, 120);
  scene.columns["cells.bin"].fill(65_535, 120, 150);
  scene.columns["rank.node"].fill(77);
  return visit("nowhere", members(scene));
});

const EVIL = '</script><script>window.evil = 1</script><img src=x onerror="window.evil = 2">';

test("names are text, whatever is in them", async () => {
  const place = { function: EVIL, file: `${EVIL}.c`, line: 3, module: EVIL, text: EVIL };
  const scene = simulated({ name: (n) => `${EVIL}${n}` });
  const { document } = scene;
  Object.assign(document.run, { name: EVIL, command: EVIL });
  document.texts[1] = EVIL;
  document.texts[2] = `${EVIL}.c`;
  document.nodes = [EVIL];
  document.missing = [EVIL];
  document.report = report({
    verdict: EVIL,
    findings: [{
      id: "x", sections: ["mpi"], title: EVIL, gain_s: 1, gain_share: 0.1, gain_basis: EVIL, confidence: "sure", evidence: [EVIL], advice: [EVIL],
      warning: false, threshold: { name: EVIL, label: EVIL, limit: EVIL, source: EVIL }, ranks: [1], ranks_text: EVIL, nodes: [EVIL], places: [place], span_ns: [1e9, 2e9],
    }],
    sections: [{ id: "mpi", title: EVIL, intro: EVIL, points: [[EVIL, EVIL]], rows: [], tables: [{ id: "t", title: EVIL, columns: [[EVIL, null]], rows: [[EVIL]], note: EVIL }], heatmaps: [], parts: [], repeats_head: false }],
  });
  document.sites = [{
    function: 4, file: 2, line: 3, module: 1, placeText: 1, call: EVIL, interface: "mpi", class: 1, count: 1, bytes: 1, errors: 1, timeS: 1, errorS: 0, maxS: 1,
    processes: 1, slowest: 0, slowestS: 1, sizeBins: [1], durationBins: [1],
  }];
  document.files = [{ name: EVIL, kind: "Data", filesystem: EVIL, members: 2, ranks: 1, size: 1, beside: false, timeS: 0, asked: { interface: EVIL, opens: 0, reads: 0, writes: 0, bytesRead: 0, bytesWritten: 0, metas: 0, syncs: 0, flushes: 0, readS: 0, writeS: 0, metaS: 0, syncS: 0, readBins: [], writeBins: [] }, layers: [] }];
  document.filesTotal = 1;
  document.source = { available: true, reason: "" };
  const source = { files: [{ file: 2, language: "c", lines: [[3, EVIL], [4, `// ${EVIL}`], [5, `"${EVIL}"`]], missing: "" }], listings: [] };
  const all = { ...members(scene), "0/source": Buffer.from(JSON.stringify(source)) };
  const { page, done } = await open(fileOf("evil.html", packed(all)));
  for (const label of TABS) {
    await tab(page, label);
    assert.notEqual(plain(await page.getByRole("tabpanel").innerText()), "");
  }
  // The line of the finding: source text is highlighted, which is the one place that makes HTML.
  await tab(page, "Findings");
  await page.locator("[data-finding=x] h3 button").click();
  await page.waitForFunction(() => document.querySelector("[role=tabpanel]")?.textContent?.includes("window.evil"));
  assert.equal(await page.evaluate(() => window.evil), undefined);
  assert.equal(await page.locator("img").count(), 0);
  assert.equal(await page.title(), `${EVIL} – Steelyard`);
  await done();
});

test("names of 10 kB leave the page as wide as its window", async () => {
  const long = "x".repeat(10_000);
  const scene = simulated({ name: (n) => `${long}${n}` });
  Object.assign(scene.document.run, { name: long, command: long });
  scene.document.texts[2] = `${long}.c`;
  scene.document.report = report({ verdict: long, no_finding: long });
  await visit("long", members(scene), async (page) => {
    for (const label of TABS) {
      await tab(page, label);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${label} is wider than the window`);
    }
  });
});

test("100 000 functions", () => visit("many", members(simulated({ ranks: 8, bins: 100, nodes: 100_000, cells: 300_000 }))));

test("a page without a run, of a newer version, or cut short says so in a sentence", async () => {
  const sentence = async (name, all, words) => {
    const { page, done } = await open(fileOf(`${name}.html`, packed(all)));
    await page.getByText("This page cannot show its run.").waitFor();
    assert.match(plain(await page.locator("main").innerText()), words);
    await done();
  };
  const scene = simulated();
  await sentence("empty", {}, /carries none/);
  await sentence("short", { "0/scene": encode(scene).subarray(0, -64) }, /cut short/);
  await sentence("other", { "0/scene": Buffer.from("no scene at all") }, /no scene/);
  scene.document.version = 99;
  await sentence("newer", { "0/scene": encode(scene) }, /version 99/);
});
