// What Node programs do that a library in their process could break: children, workers, signals, files, sockets, crypto.
import assert from "node:assert/strict";
import { execFile, fork, spawn, spawnSync } from "node:child_process";
import { createHash, pbkdf2Sync } from "node:crypto";
import { mkdtemp, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer as createHttp, get } from "node:http";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { gunzipSync, gzipSync } from "node:zlib";

const once = (what, name) => new Promise((resolve) => what.once(name, (...words) => resolve(words)));

test("a child's output and end", async () => {
    const { stdout } = await promisify(execFile)("sh", ["-c", "printf x%.0s $(seq 5000)"]);
    assert.equal(stdout, "x".repeat(5000));
    assert.equal(spawnSync("sh", ["-c", "exit 7"]).status, 7);
    assert.equal(spawnSync("no-such-program-of-this-test").error.code, "ENOENT");
});
test("a killed child", async () => {
    const child = spawn("sleep", ["60"]);
    await once(child, "spawn");
    child.kill("SIGTERM");
    assert.deepEqual(await once(child, "exit"), [null, "SIGTERM"]);
});
test("many children at once", async () => {
    const ends = await Promise.all(Array.from({ length: 20 }, (_, n) => once(spawn("sh", ["-c", `exit ${n}`]), "exit")));
    assert.deepEqual(ends.map(([code]) => code), Array.from({ length: 20 }, (_, n) => n));
});
test("a fork that talks", async () => {
    const folder = await mkdtemp(join(tmpdir(), "own-"));
    await writeFile(join(folder, "child.cjs"), "process.on('message', (m) => { process.send(m * 2); process.disconnect(); })");
    const child = fork(join(folder, "child.cjs"));
    child.send(21);
    assert.deepEqual((await once(child, "message"))[0], 42);
    await rm(folder, { recursive: true });
});
test("workers", async () => {
    const source = "let n = 0; for (let i = 0; i < 1e7; i++) n += i % 3; require('node:worker_threads').parentPort.postMessage(n)";
    const sums = await Promise.all([1, 2, 3, 4].map(() => once(new Worker(source, { eval: true }), "message")));
    assert.deepEqual(sums.map(([n]) => n), [9999999, 9999999, 9999999, 9999999]);
});
test("a worker that is ended", async () => {
    const worker = new Worker("for (;;);", { eval: true });
    await once(worker, "online");
    assert.equal(await worker.terminate(), 1);
});
test("signals", async () => {
    const seen = once(process, "SIGUSR2");
    process.kill(process.pid, "SIGUSR2");
    assert.equal((await seen)[0], "SIGUSR2");
});
test("files", async () => {
    const folder = await mkdtemp(join(tmpdir(), "own-"));
    const file = join(folder, "data");
    await writeFile(file, Buffer.alloc(1 << 20, 7));
    assert.equal((await stat(file)).size, 1 << 20);
    assert.ok((await readFile(file)).every((byte) => byte === 7));
    const handle = await open(file, "r+");
    await handle.truncate(10);
    await handle.close();
    assert.equal((await readFile(file)).length, 10);
    await assert.rejects(readFile(join(folder, "none")), { code: "ENOENT" });
    await rm(folder, { recursive: true });
});
test("sockets", async () => {
    const server = createServer((peer) => peer.pipe(peer)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const peer = createConnection(server.address().port, "127.0.0.1");
    let size = 0;
    peer.on("data", (bytes) => (size += bytes.length));
    peer.end(Buffer.alloc(300000));
    await once(peer, "close");
    assert.equal(size, 300000);
    server.close();
});
test("HTTP", async () => {
    const server = createHttp((_, answer) => answer.end("told")).listen(0, "127.0.0.1");
    await once(server, "listening");
    const [answer] = await once(get(`http://127.0.0.1:${server.address().port}/`, { agent: false }), "response");
    assert.equal((await answer.toArray()).join(""), "told");
    server.close();
});
test("work of threads of the runtime", () => {
    assert.equal(pbkdf2Sync("a", "b", 20000, 16, "sha512").length, 16);
    const text = "text ".repeat(100000);
    assert.equal(gunzipSync(gzipSync(text)).toString(), text);
    assert.equal(createHash("sha256").update("").digest("hex").slice(0, 8), "e3b0c442");
});
test("a stack that overflows", () => {
    const deeper = () => deeper() + 1;
    assert.throws(deeper, RangeError);
});
