// Packs members that were written as files into the page that `npm run build` made, as `steelyard report --view` does:
//   node dev.mjs DIR OUT.html [PAGE]
// DIR holds 0/scene, 0/heat/ID, 0/source, … unpacked; or scene, heat/ID, … of one run alone.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const [dir, out, page = new URL("dist/index.html", import.meta.url)] = process.argv.slice(2);
if (out === undefined) {
  console.error("usage: node dev.mjs DIR OUT.html [PAGE]");
  process.exit(2);
}

const files = (at) =>
  readdirSync(join(dir, at)).flatMap((name) => {
    const path = at === "" ? name : `${at}/${name}`;
    return statSync(join(dir, path)).isDirectory() ? files(path) : [path];
  });

const members = files("").map((path) => {
  const name = /^(\d\/|compare$)/.test(path) ? path : `0/${path}`;
  const packed = gzipSync(readFileSync(join(dir, path)), { level: 9 }).toString("base64");
  return `<script type="application/octet-stream" data-member="${name}">${packed}</script>`;
});

const html = readFileSync(page, "utf8");
const at = html.lastIndexOf("</body>");
writeFileSync(out, `${html.slice(0, at)}${members.join("\n")}\n${html.slice(at)}`);
