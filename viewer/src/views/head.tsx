/** Who ran, for how long, and the report's verdict. */

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Scene } from "../data/scene";
import { counted, number } from "../logic/units";
import { current, runs, showRun } from "../runs";
import { panel } from "../state";
import { hints } from "./tooltip";

const notesOpen = signal(false);

/** What this profile cannot show, a sentence each. */
function Notes({ scene }: { scene: Scene }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = notesOpen.value;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const { missing, report } = scene.document;
  // Then nothing at all can be shown, and the sentence below says why.
  if (missing.length === 0 || report.unmeasured) return null;
  return (
    <>
      <button type="button" class="link" onClick={() => (notesOpen.value = true)}>
        {missing.length === 1 ? missing[0] : `${missing.length} limits of this page`}
      </button>
      <dialog ref={dialog} onClose={() => (notesOpen.value = false)} aria-label="What this profile cannot show">
        <h2>
          What this profile cannot show
          <button type="button" onClick={() => (notesOpen.value = false)}>
            Close
          </button>
        </h2>
        <ul>
          {missing.map((sentence) => (
            <li>{sentence}</li>
          ))}
        </ul>
      </dialog>
    </>
  );
}

export function Head({ scene }: { scene: Scene }) {
  const { run, report } = scene.document;
  const facts = report.head.rows;
  return (
    <header class="masthead">
      <div class="who">
      <h1 title={run.name}>{run.name}</h1>
      {runs.value.length > 1 && (
        <span class="which" role="group" aria-label="The run that is shown">
          {runs.value.map((each, index) => (
            <button type="button" aria-pressed={each === current.value} onClick={() => showRun(index)}>
              {index === 0 ? "A" : "B"}: {each.document.run.name}, {number(each.document.run.elapsedS, "seconds")}
            </button>
          ))}
        </span>
      )}
      <p
        class="facts"
        {...hints(() => (
          <dl style={{ gridTemplateColumns: "max-content 1fr" }}>
            {facts.map(([what, is]) => [<dt>{what}</dt>, <dd style={{ whiteSpace: "normal", textAlign: "left" }}>{is}</dd>])}
          </dl>
        ))}
      >
        <span>{number(run.elapsedS, "seconds")}</span>
        <span>
          {counted(run.ranks, run.rankNoun)} on {counted(Math.max(1, scene.document.nodes.length), "node")}
        </span>
        <span class="command mono">{run.command}</span>
        {!report.head.ended_well && <span class="ended">failed</span>}
      </p>
      <span class="small">
        <Notes scene={scene} />
      </span>
      </div>
      <p class="verdict">
        <button type="button" class="link" onClick={() => (panel.value = "findings")} {...hints(() => <p>{report.verdict}</p>)}>
          {report.verdict}
        </button>
      </p>
    </header>
  );
}
