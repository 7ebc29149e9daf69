// Two runs side by side: a comparison with known answers, and the golden profile against itself.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { close, fileOf, open, plain, tab } from "./browser.mjs";
import { GOLDEN, served } from "./command.mjs";
import { members, packed, simulated } from "./scenes.mjs";

after(close);

const row = (kind, name, place, a, b, noise, sure) => ({ kind, name, place, a, b, change: (b ?? 0) - (a ?? 0), noise, sure });
const COMPARISON = {
  method: "Noise is what two equal runs differ by.",
  notes: ["B has fewer ranks."],
  rows: [
    row("total", "Elapsed", "", 10, 12, 0.5, true),
    row("class", "Compute", "", 6, 6.1, 0.4, false),
    row("class", "MPI collective", "", 3, 5, 0.3, true),
    row("class", "I/O write", "", 1, 0.4, 0.1, true),
    row("function", "solve", "solver.c", 5, 5.05, 0.2, false),
    row("function", "<b>fresh</b>", "new.c", null, 0.7, 0.1, true),
    row("function", "lost", "old.c", 0.3, null, 0.1, true),
    row("site", "MPI_Allreduce", "main (app.c:83)", 3, 5, 0.3, true),
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
  assert.match(plain(await panel.locator(".total").innerText()), /^Elapsed: 10\.0 s in A, 12\.0 s in B: \+2\.00 s beyond noise/);
  const rows = async () => (await panel.locator("tbody tr").evaluateAll((all) => all.map((each) => [...each.cells].map((cell) => cell.innerText)))).map((cells) => cells.map(plain));
  const classes = await rows();
  assert.deepEqual(classes.map((cells) => [cells[0], cells[3], cells[5]]), [
    ["MPI collective", "+2.00 s", "slower"],
    ["I/O write", "−600 ms", "faster"],
    ["Compute", "+100 ms", "within noise"],
  ]);
  await panel.locator(".kinds").getByRole("button", { name: /^Functions/ }).click();
  assert.deepEqual((await rows()).map((cells) => [cells[0], cells[5]]), [["<b>fresh</b> new.c", "only in B"], ["lost old.c", "only in A"], ["solve solver.c", "within noise"]]);
  await panel.getByLabel("beyond noise alone").check();
  assert.equal((await rows()).length, 2);
  await panel.getByLabel("Search names and places").fill("OLD");
  assert.deepEqual((await rows()).map((cells) => cells[0]), ["lost old.c"]);
  assert.ok((await panel.innerText()).includes(COMPARISON.method));
  assert.ok((await panel.innerText()).includes(COMPARISON.notes[0]));
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
      assert.ok(verdicts.length > 0 && verdicts.every((word) => word === "within noise"), `${kind}: ${verdicts}`);
    }
    await done();
  } finally {
    await server.stop();
  }
});
