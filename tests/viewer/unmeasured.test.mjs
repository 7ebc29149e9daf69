// The page of a program that could not be measured: why, and nothing that looks as if it had been looked at.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { close, directory, open, plain, tab } from "./browser.mjs";
import { pageOf, reportOf, steelyard } from "./command.mjs";

after(close);

test("a static program's page says why in every view, and neither judges nor advises to sample more", async () => {
  const program = join(directory, "static");
  writeFileSync(`${program}.c`, "int main(void) { return 0; }\n");
  execFileSync("gcc", ["-static", "-o", program, `${program}.c`]);
  steelyard("run", "-q", "-o", "static.steelyard", program);
  const report = reportOf("static.steelyard");
  assert.equal(report.unmeasured, true);
  const { page, done } = await open(pageOf("static.steelyard", "static.html").address);
  assert.equal(plain(await page.locator(".verdict").textContent()), plain(report.verdict));
  for (const label of ["Stacks", "Functions", "Source", "MPI", "I/O", "Ranks"]) {
    await tab(page, label);
    assert.ok(plain(await page.locator("[role=tabpanel]").innerText()).includes(plain(report.verdict)), label);
  }
  await tab(page, "Findings");
  const all = plain(await page.locator("body").innerText());
  for (const phrase of ["Nothing stands out", "sample more often", "limits of this page", "The numbers", "made no"]) assert.ok(!all.includes(phrase), phrase);
  await done();
});
