/** What counts: threads, span of time, ranks; back; search; light and dark. */

import type { Scene } from "../data/scene";
import { aloneState, seenOf } from "../alone";
import { aloneWords, selectionWords, threadWords } from "../logic/words";
import { canUndo, panel, search, select, selection, type Threads, undo, zoom, zoomTo } from "../state";
import { dark, turn } from "../theme";
import { openHelp } from "./help";

export function Toolbar({ scene }: { scene: Scene }) {
  const chosen = selection.value;
  const words = selectionWords(seenOf(scene, chosen.ranks), chosen);
  const alone = aloneWords(scene, aloneState(scene, chosen.ranks));
  return (
    <div class="toolbar" role="toolbar" aria-label="What the page shows">
      <label>
        <span class="unseen">Threads that count</span>
        <select value={chosen.threads} onChange={(event) => select({ threads: event.currentTarget.value as Threads })}>
          {Object.entries(threadWords(scene)).map(([id, label]) => (
            <option value={id}>{label}</option>
          ))}
        </select>
      </label>
      <span class={words.length === 0 ? "chip all" : "chip"} aria-live="polite" title={alone}>
        <span>{words.length === 0 ? `All of the run, all ${scene.document.run.rankNouns}` : words.join(" · ")}</span>
        {words.length > 0 && (
          <button type="button" aria-label="Select everything again" title="Select everything again (Esc)" onClick={() => select({ span: null, ranks: null })}>
            ✕
          </button>
        )}
      </span>
      {chosen.span !== null && (
        <button type="button" onClick={() => zoomTo(chosen.span)} title="Show the selected span alone (Z)">
          Zoom to it
        </button>
      )}
      {zoom.value !== null && (
        <button type="button" onClick={() => zoomTo(null)} title="Show all of the time axis (0)">
          Whole axis
        </button>
      )}
      <button type="button" disabled={!canUndo()} onClick={undo} title="Undo the last selection, zoom or choice of time series (U)">
        Undo
      </button>
      <label class="push">
        <span class="unseen">Search functions</span>
        <input
          id="search"
          type="search"
          placeholder="Search functions  /"
          value={search.value}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && panel.value !== "stacks") panel.value = "functions";
            if (event.key === "Escape") {
              search.value = "";
              event.currentTarget.blur();
            }
          }}
        />
      </label>
      <button type="button" class="icon" onClick={turn} title={dark.value ? "Light (T)" : "Dark (T)"} aria-label={dark.value ? "Turn the page light" : "Turn the page dark"}>
        {dark.value ? "☀" : "☾"}
      </button>
      <button type="button" class="icon" onClick={openHelp} title="Keys and gestures (?)" aria-label="Keys and gestures">
        ?
      </button>
    </div>
  );
}
