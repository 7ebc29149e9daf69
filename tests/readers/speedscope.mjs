// What speedscope makes of a file: its own page, opened as its own command opens it, in a browser without a screen.
// Usage: node speedscope.mjs FILE    prints JSON: of each profile, by function, self and total seconds.

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = path.dirname(fileURLToPath(import.meta.url));
const file = process.argv[2];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'steelyard-speedscope-'));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--allow-file-access-from-files', '--use-gl=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const script = path.join(folder, 'profile.js');
  const [name, content] = [path.basename(file), fs.readFileSync(file).toString('base64')];
  fs.writeFileSync(script, `speedscope.loadFileFromBase64(${JSON.stringify(name)}, ${JSON.stringify(content)})`);
  const page = await browser.newPage({ viewport: { width: 1280, height: 8000 } });
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  await page.goto(`file://${here}/node_modules/speedscope/dist/release/index.html#view=sandwich&localProfilePath=${script}`);
  const count = JSON.parse(fs.readFileSync(file, 'utf8')).profiles.length;
  const profiles = [];
  await page.waitForFunction(() => document.title.includes('speedscope') && document.querySelector('canvas'));
  for (let number = 0; number < count; number += 1) {
    await page.waitForSelector('table tr td', { state: 'attached' });
    const shown = await page.evaluate(() => document.body.innerText);
    const rows = await page.$$eval('table tr', (all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));
    profiles.push({ rows: rows.filter((row) => row.length >= 3) });
    if (number + 1 < count) {
      await page.keyboard.press('n');
      await page.waitForFunction((before) => document.body.innerText !== before, shown);
    }
  }
  console.log(JSON.stringify({ profiles, errors }));
} finally {
  await browser.close();
  fs.rmSync(folder, { recursive: true });
}
