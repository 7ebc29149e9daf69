// A page in Debian's Chromium, and what goes wrong in it.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// The packages of the viewer are the only ones that these tests have.
const { chromium } = createRequire(new URL("../../viewer/package.json", import.meta.url))("playwright-core");

const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const directory = mkdtempSync(join(tmpdir(), "steelyard-viewer-"));

let browser = null;

async function launched() {
  assert.ok(existsSync(CHROMIUM), `${CHROMIUM} is not there: make setup, or CHROMIUM=…`);
  browser ??= await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
  return browser;
}

/** To be called when a test file has ended. */
export async function close() {
  await browser?.close();
  browser = null;
  rmSync(directory, { recursive: true, force: true });
}

/** Writes a page into a file of the tests' own; its address. */
export function fileOf(name, html) {
  const path = join(directory, name);
  writeFileSync(path, html);
  return pathToFileURL(path).href;
}

/**
 * Opens an address. `done()` closes it and fails if the page wrote to the console, threw, or asked for anything beside
 * itself and what `allowed` lets through.
 */
export async function open(address, { theme = "light", width = 1280, height = 720, allowed = () => false, reducedMotion = "reduce", init } = {}) {
  const context = await (await launched()).newContext({ colorScheme: theme, viewport: { width, height }, reducedMotion, acceptDownloads: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]).catch(() => {});
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const problems = [];
  const requests = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && problems.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`thrown: ${error.stack ?? error}`));
  page.on("request", (request) => requests.push(request.url()));
  if (init !== undefined) await page.addInitScript(init);
  await page.goto(address);
  const done = async () => {
    const asked = requests.filter((url) => url !== address && !url.startsWith("blob:") && !url.startsWith("data:") && !allowed(url));
    await context.close();
    assert.deepEqual(problems, [], "the page complained");
    assert.deepEqual(asked, [], "the page asked for something");
  };
  return { page, context, problems, requests, done };
}

/** Chooses a tab by its label. */
export async function tab(page, label) {
  await page.getByRole("tab", { name: label, exact: true }).click();
}

/** Text as a reader sees it: any space is one space. */
export function plain(text) {
  return (text ?? "").replace(/\s+/g, " ").trim();
}
