// Two runs side by side: a comparison with known answers, and the golden profile against itself.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, fileOf, open, plain, tab } from "./browser.mjs";
import { GOLDEN, served } from "./command.mjs";
import { members, packed, simulated } from "./scenes.mjs";

after(close);

const WORDS = { same: "within noise", only_a: "only in A", only_b: "only in B", unknown: "not known" };
const row = (kind, name, place, a, b, noise, verdict) => ({
  kind, name, place, a, b, change: b === null ? null : b - a, noise, sure: !["same", "unknown"].includes(verdict), verdict, word: WORDS[verdict] ?? verdict, count_a: null, count_b: null, bytes_a: null, bytes_b: null,
});
const COMPARISON = {
  method: "Noise is what two equal runs differ by.",
  verdict: "B is 1.20 × slower than A: 12.0 s instead of 10.0 s.",
  differences: [{ what: "compiler", a: "GNU C17 -O3", b: "GNU C17 -O0", grave: false }],
  notes: ["B has fewer ranks."],
  rows: [
    row("total", "Elapsed", "", 10, 12, 0, "slower"),
    row("class", "Compute", "", 6, 6.1, 0.4, "same"),
    row("class", "MPI collective", "", 3, 5, 0.3, "slower"),
    row("class", "I/O write", "", 1, 0.4, 0.1, "faster"),
    row("function", "solve", "solver.c", 5, 5.05, 0.2, "same"),
    row("function", "<b>fresh</b>", "new.c", 0, 0.7, 0.1, "only_b"),
    row("function", "lost", "old.c", 0.3, 0, 0.1, "only_a"),
    row("site", "MPI_Allreduce", "main (app.c:83)", 3, 5, 0, "slower"),
    row("file", "/scratch/out", "POSIX", 3, null, null, "unknown"),
  ],
};

function page() {
  const [a, b] = [simulated({ ranks: 4 }), simulated({ ranks: 2 })];
  Object.assign(a.document.run, { name: "before", elapsedS: 10 });
  Object.assign(b.document.run, { name: "after", elapsedS: 12 });
  return packed({ ...members(a, 0), ...members(b, 1), compare: Buffer.from(JSON.stringify(COMPARISON)) });
}

test("what changed, the most first, and what of it is beyond noise", async () => {
  const { page: at, done } = await open(fileOf("two.html", page()));
  await tab(at, "Compare");
  const panel = at.getByRole("tabpanel");
  assert.match(plain(await panel.locator(".total").innerText()), /^B is 1\.20 × slower than A: 12\.0 s instead of 10\.0 s\.$/);
  const rows = async () => (await panel.locator("tbody tr").evaluateAll((all) => all.map((each) => [...each.cells].map((cell) => cell.innerText)))).map((cells) => cells.map(plain));
  const classes = await rows();
  assert.deepEqual(classes.map((cells) => [cells[0], cells[3], cells[5]]), [
    ["MPI collective", "+2.00 s", "slower"],
    ["I/O write", "−600 ms", "faster"],
    ["Compute", "+100 ms", "within noise"],
  ]);
  await panel.locator(".kinds").getByRole("button", { name: /^Call sites/ }).click();
  assert.deepEqual((await rows()).map((cells) => cells[4]), ["exact"]);
  await panel.locator(".kinds").getByRole("button", { name: /^Files/ }).click();
  assert.deepEqual((await rows()).map((cells) => cells.slice(2)), [["–", "–", "–", "not known"]]);
  await panel.locator(".kinds").getByRole("button", { name: /^Functions/ }).click();
  assert.deepEqual((await rows()).map((cells) => [cells[0], cells[5]]), [["<b>fresh</b> new.c", "only in B"], ["lost old.c", "only in A"], ["solve solver.c", "within noise"]]);
  await panel.getByLabel("beyond noise alone").check();
  assert.equal((await rows()).length, 2);
  await panel.getByLabel("Search names and places").fill("OLD");
  assert.deepEqual((await rows()).map((cells) => cells[0]), ["lost old.c"]);
  assert.ok((await panel.innerText()).includes(COMPARISON.method));
  assert.ok((await panel.innerText()).includes(COMPARISON.notes[0]));
  assert.ok((await panel.innerText()).includes("What else differs: compiler GNU C17 -O3 in A, GNU C17 -O0 in B."));
  assert.ok(await panel.getByRole("button", { name: /^Ranks/ }).isDisabled(), "there is nothing about ranks");
  await done();
});

test("the other run is shown, and what was selected in the first is let go", async () => {
  const { page: at, done } = await open(fileOf("other.html", page()));
  await at.locator(".which").getByRole("button", { name: /^B: after/ }).click();
  assert.equal(plain(await at.locator("h1").innerText()), "after");
  assert.match(plain(await at.locator(".chip").innerText()), /^All of the run/);
  await tab(at, "Compare");
  await at.locator(".run").first().waitFor();
  assert.match(plain(await at.locator(".runs").innerText()), /A before 4 ranks, 10.0 s B after 2 ranks, 12.0 s/);
  await done();
});

test("a page whose comparison is missing says so", async () => {
  const { page: at, done } = await open(fileOf("missing.html", packed({ ...members(simulated(), 0), ...members(simulated(), 1) })));
  await tab(at, "Compare");
  await at.getByText("The runs cannot be compared.").waitFor();
  await done();
});

test("a run against itself: nothing changed", async () => {
  const server = await served(GOLDEN, GOLDEN);
  try {
    const { page: at, done } = await open(server.address, { allowed: (url) => url.startsWith(`${server.address}member/`) });
    await tab(at, "Compare");
    const panel = at.getByRole("tabpanel");
    await panel.locator("tbody tr").first().waitFor();
    for (const kind of ["Classes", "Functions", "Call sites", "Ranks"]) {
      await panel.locator(".kinds").getByRole("button", { name: new RegExp(`^${kind}`) }).click();
      const verdicts = await panel.locator("tbody tr td:last-child").allInnerTexts();
      assert.ok(verdicts.length > 0 && verdicts.every((word) => word === "same"), `${kind}: ${verdicts}`);
    }
    await done();
  } finally {
    await server.stop();
  }
});
