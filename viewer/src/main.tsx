/** Opens the run that the page carries or that the server has, and draws the page. Whatever fails becomes a sentence. */

import { render } from "preact";
import { openScene, type Scene } from "./data/scene";
import { storeOfPage } from "./data/store";
import "./theme.css";
import { runs } from "./runs";
import { Shell } from "./views/shell";

const page = document.getElementById("page") ?? document.body;

function failed(reason: unknown): void {
  render(
    <main class="empty" style={{ margin: "4rem auto", padding: "0 2rem" }}>
      <b>This page cannot show its run.</b>
      {reason instanceof Error ? reason.message : String(reason)}
    </main>,
    page,
  );
}

async function open(): Promise<void> {
  const store = storeOfPage();
  const first = await openScene(store, 0);
  if (first === null)
    throw new Error("It carries none: it is the empty page that steelyard fills. `steelyard report FILE --view out.html` writes one with a run in it.");
  document.title = `${first.document.run.name} – Steelyard`;
  page.replaceChildren();
  runs.value = [first];
  render(<Shell />, page);
  // A server says how many runs it has, so that nothing is asked for in vain.
  if (document.documentElement.dataset["runs"] === "1") return;
  // The second run of a comparison is not needed for the first picture.
  const second: Scene | null = await openScene(store, 1);
  if (second !== null) {
    runs.value = [first, second];
    document.title = `${first.document.run.name} against ${second.document.run.name} – Steelyard`;
  }
}

open().catch(failed);
