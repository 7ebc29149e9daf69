// Golden pictures of the golden profile in both themes. They are looked at by people: UPDATE=1 makes them again.
//
// Fonts and their edges differ from machine to machine, so blocks of points are compared by their mean colour, and a few
// of them may differ.
import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { close, fileOf, open, tab } from "./browser.mjs";
import { GOLDEN, pageOf, sourcesApart } from "./command.mjs";

const PICTURES = new URL("./pictures/", import.meta.url);
const VIEWS = ["Findings", "Stacks", "Source", "MPI", "Ranks"];
/** Points of a block's side, how far a channel of its mean may be off, and the share of blocks that may be off by more. */
const BLOCK = 16;
const OFF = 24;
const SHARE = 0.03;

let file;

before(() => {
  file = pageOf(GOLDEN, "pictures.html", "--source-dir", sourcesApart());
});
after(close);

/** Share of blocks in which two pictures differ, 1 if they are not of one size. The browser unpacks them. */
async function difference(page, one, other) {
  const address = (png) => `data:image/png;base64,${png.toString("base64")}`;
  return page.evaluate(
    async ([a, b, block, off]) => {
      const pointsOf = async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      };
      const [x, y] = [await pointsOf(a), await pointsOf(b)];
      if (x.width !== y.width || x.height !== y.height) return 1;
      let [different, all] = [0, 0];
      for (let top = 0; top + block <= x.height; top += block)
        for (let left = 0; left + block <= x.width; left += block) {
          const sums = [0, 0, 0];
          for (let row = top; row < top + block; row++)
            for (let column = left; column < left + block; column++)
              for (let channel = 0; channel < 3; channel++) {
                const at = 4 * (row * x.width + column) + channel;
                sums[channel] += x.data[at] - y.data[at];
              }
          all += 1;
          if (sums.some((sum) => Math.abs(sum) / (block * block) > off)) different += 1;
        }
      return different / all;
    },
    [address(one), address(other), BLOCK, OFF],
  );
}

async function pictureOf(view, theme) {
  const { page, done } = await open(file.address, { theme });
  await tab(page, view);
  await page.mouse.move(2, 2);
  // What is fetched or measured after the first drawing has settled.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  const png = await page.screenshot({ animations: "disabled", caret: "hide" });
  await done();
  return png;
}

for (const view of VIEWS)
  for (const theme of ["light", "dark"])
    test(`${view}, ${theme}`, async () => {
      const path = new URL(`${view.toLowerCase()}-${theme}.png`, PICTURES);
      const png = await pictureOf(view, theme);
      if (process.env.UPDATE === "1") {
        mkdirSync(PICTURES, { recursive: true });
        writeFileSync(path, png);
      }
      assert.ok(existsSync(path), `${path.pathname} is not there: UPDATE=1 makes it`);
      const { page, done } = await open(fileOf("blank.html", "<!doctype html><title>blank</title>"));
      const share = await difference(page, png, readFileSync(path));
      if (share > SHARE) writeFileSync(new URL(`${view.toLowerCase()}-${theme}.new.png`, PICTURES), png);
      assert.ok(share <= SHARE, `${(100 * share).toFixed(1)} % of the picture differs; ${view.toLowerCase()}-${theme}.new.png shows how (UPDATE=1 if it is meant)`);
      await done();
    });

test("a picture that is another one is told apart", async () => {
  const { page, done } = await open(fileOf("blank.html", "<!doctype html><title>blank</title>"));
  assert.equal(await difference(page, await pictureOf("Findings", "light"), await pictureOf("Findings", "light")), 0);
  assert.ok((await difference(page, await pictureOf("Findings", "light"), await pictureOf("Stacks", "light"))) > SHARE);
  await done();
});
