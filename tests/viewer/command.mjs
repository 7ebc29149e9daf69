// The steelyard command under test, and what it makes of a profile.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";
import { directory } from "./browser.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const STEELYARD = process.env.STEELYARD ?? join(ROOT, "target/release/steelyard");

/** The profile that every version must read, and the numbers it was made with. */
export const GOLDEN = join(ROOT, "tests/golden/v1/heat.steelyard");
/** Where the source of its program is now. */
export const SOURCES = join(ROOT, "examples");

/** The same as a folder that is called alike on every machine, and whose files are older than any run. */
export function sourcesApart() {
  const folder = join(directory, "src");
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(SOURCES, "heat.c"), join(folder, "heat.c"));
  utimesSync(join(folder, "heat.c"), 0, 0);
  return "src";
}

export function steelyard(...command) {
  return execFileSync(STEELYARD, command, { cwd: directory, encoding: "utf8", maxBuffer: 1 << 28 });
}

/** report.json of a profile. */
export const reportOf = (profile) => JSON.parse(steelyard("report", profile, "-f", "json"));

/** Address of the self-contained page of a profile. */
export function pageOf(profile, name, ...options) {
  const path = join(directory, name);
  steelyard("report", profile, "--view", path, ...options);
  return { path, address: pathToFileURL(path).href };
}

/** What a page says of its scene: how many bins its time has, and what it cannot show. */
export function sceneOf(path) {
  const packed = /<script type="application\/octet-stream" data-member="0\/scene">([^<]*)</.exec(readFileSync(path, "utf8"))[1];
  const bytes = gunzipSync(Buffer.from(packed, "base64"));
  const { document } = JSON.parse(bytes.subarray(12, 12 + bytes.readUInt32LE(8)).toString());
  return { bins: document.timeline.bins, missing: document.missing };
}

/** `steelyard view` of profiles: its address, and how to end it. */
export async function served(...profiles) {
  const child = spawn(STEELYARD, ["view", "--no-open", ...profiles], { cwd: directory, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve({ code, signal })));
  let said = "";
  const address = await new Promise((resolve, reject) => {
    const listen = (chunk) => {
      said += chunk;
      const found = /http:\/\/(127\.0\.0\.1|localhost|\[::1\]):\d+\/\S*/.exec(said);
      if (found !== null) resolve(found[0]);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    void ended.then(() => reject(new Error(`steelyard view ended: ${said}`)));
  });
  const stop = async () => {
    child.kill("SIGINT");
    const { code, signal } = await ended;
    assert.ok(code === 0 || signal === "SIGINT" || code === 130, `steelyard view ended with ${code} ${signal}: ${said}`);
  };
  return { address, stop };
}
