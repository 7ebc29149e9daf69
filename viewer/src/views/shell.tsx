/** The page: who ran, what is selected, the time axis above, a panel below. */

import { useComputed } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { fetchChosen, seenOf } from "../alone";
import type { Scene } from "../data/scene";
import { followed } from "../followed";
import { current, runs } from "../runs";
import { type Panel, panel } from "../state";
import { Compare } from "./compare";
import { Findings } from "./findings";
import { Functions } from "./functions";
import { Head } from "./head";
import { HelpDialog } from "./help";
import { Io } from "./io";
import { listen } from "./keys";
import { Mpi } from "./mpi";
import { Ranks } from "./ranks";
import "./shell.css";
import { Source } from "./source";
import { Split, timeHeight } from "./split";
import { Stacks } from "./stacks";
import { Time } from "./time";
import { Toolbar } from "./toolbar";
import { Tooltip } from "./tooltip";

/** The panels, in the order of their tabs: what each draws of the run, and of what is seen of it. */
const PANELS: Record<Panel, { label: string; draw: (of: { scene: Scene; seen: Scene }) => JSX.Element }> = {
  findings: { label: "Findings", draw: ({ scene }) => <Findings scene={scene} /> },
  stacks: { label: "Stacks", draw: ({ seen }) => <Stacks scene={seen} /> },
  functions: { label: "Functions", draw: ({ seen }) => <Functions scene={seen} /> },
  source: { label: "Source", draw: ({ seen }) => <Source scene={seen} /> },
  mpi: { label: "MPI", draw: ({ seen }) => <Mpi scene={seen} /> },
  io: { label: "I/O", draw: ({ scene }) => <Io scene={scene} /> },
  ranks: { label: "Ranks", draw: ({ scene }) => <Ranks scene={scene} /> },
  compare: { label: "Compare", draw: ({ scene }) => <Compare scene={runs.value[0] ?? scene} /> },
};

const LISTED = (Object.keys(PANELS) as Panel[]).map((id) => ({ id, label: PANELS[id].label }));

/** The panels of this page: a comparison only where there are two runs. */
export const panelsNow = () => LISTED.filter(({ id }) => id !== "compare" || runs.value.length > 1);

function View({ id, scene }: { id: Panel; scene: Scene }) {
  const seen = useComputed(() => seenOf(scene, followed.value.ranks)).value;
  return PANELS[id].draw({ scene, seen });
}

function Tabs() {
  const list = useRef<HTMLDivElement>(null);
  const panels = panelsNow();
  const chosen = panel.value;
  const step = (event: KeyboardEvent) => {
    const at = panels.findIndex(({ id }) => id === chosen);
    const to =
      event.key === "ArrowRight" ? at + 1 : event.key === "ArrowLeft" ? at - 1 : event.key === "Home" ? 0 : event.key === "End" ? panels.length - 1 : null;
    if (to === null) return;
    event.preventDefault();
    panel.value = panels[(to + panels.length) % panels.length]!.id;
    // The tab that is chosen has the focus, as in every list of tabs.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
  };
  return (
    <div class="tabs" role="tablist" aria-label="Views" ref={list} onKeyDown={step}>
      {panels.map(({ id, label }) => (
        <button
          key={id}
          id={`tab-${id}`}
          role="tab"
          type="button"
          data-label={label}
          aria-selected={id === chosen}
          aria-controls="panel"
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => (panel.value = id)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

export function Shell() {
  useEffect(listen, []);
  useEffect(fetchChosen, []);
  const scene = current.value;
  const chosen = useComputed(() => (panelsNow().some(({ id }) => id === panel.value) ? panel.value : "findings")).value;
  if (scene === null) return null;
  // Without samples there is little to draw: it takes no more room than it needs.
  const seen = scene.columns.f32("time.class").some((share) => share > 0);
  return (
    <div class="app">
      <Head scene={scene} />
      <Toolbar scene={scene} />
      <div class={seen ? "time" : "time bare"} style={{ height: `${timeHeight.value}px` }}>
        <Time scene={scene} key={scene.run} />
      </div>
      <Split />
      <main class="below">
        <Tabs />
        <div class="panel" id="panel" role="tabpanel" aria-labelledby={`tab-${chosen}`} tabIndex={-1}>
          <View id={chosen} scene={scene} key={`${scene.run}/${chosen}`} />
        </div>
      </main>
      <HelpDialog panels={panelsNow().map(({ label }) => label)} />
      <Tooltip />
    </div>
  );
}
