/** The time axis and what lies on it: the classes stacked, strips below, one cursor and one selection over all. */

import { type ReadonlySignal, useComputed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { seenOf } from "../alone";
import { cursor } from "../cursor";
import type { Scene } from "../data/scene";
import { paintAxis } from "../draw/axis";
import { usePainted } from "../draw/canvas";
import type { Span } from "../logic/axis";
import { binsOf } from "../logic/series";
import { classMeans, classTime, sharesOf } from "../logic/classtime";
import { number, percent } from "../logic/units";
import { selection } from "../state";
import { draft, endOf, viewOf } from "../visible";
import { TimeGestures } from "./gestures";
import { chooseStrips, Strips } from "./strips";
import "./time.css";
import { Timeline } from "./timeline";
import { hideTip } from "./tooltip";

/** Where a moment lies over the plots: per cent of their width. */
const percentOf = (view: Span, time: number) => (100 * (time - view[0])) / (view[1] - view[0]);

/** What is not selected is paler; the ends of the selection, and how long it is. */
function Selected({ scene }: { scene: Scene }) {
  const view = viewOf(scene);
  const span = draft.value ?? selection.value.span;
  if (span === null) return null;
  const [from, to] = [percentOf(view, span[0]), percentOf(view, span[1])];
  const [a, b] = [Math.min(100, Math.max(0, from)), Math.min(100, Math.max(0, to))];
  return (
    <>
      <i class="lane-shade" style={{ left: 0, width: `${a}%` }} />
      <i class="lane-shade" style={{ left: `${b}%`, right: 0 }} />
      {[from, to].map((at) => at >= 0 && at <= 100 && <i class="lane-end" style={{ left: `${at}%` }} />)}
      {b - a > 6 && (
        <b class="lane-length" style={{ left: `${(a + b) / 2}%` }}>
          {number(span[1] - span[0], "seconds")}
        </b>
      )}
    </>
  );
}

function Cursor({ scene }: { scene: Scene }) {
  const [view, at] = [viewOf(scene), cursor.value];
  return at === null || at < view[0] || at > view[1] ? null : <i class="lane-cursor" style={{ left: `${percentOf(view, at)}%` }} />;
}

function Over({ scene }: { scene: Scene }) {
  return (
    <div class="lane-over" aria-hidden="true">
      <div>
        <Selected scene={scene} />
        <Cursor scene={scene} />
      </div>
    </div>
  );
}

function AxisLabels({ scene, gestures }: { scene: Scene; gestures: TimeGestures }) {
  const view = viewOf(scene);
  const canvas = usePainted((pen) => paintAxis(pen, view, endOf(scene)));
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => (element.current === null ? undefined : gestures.pan(element.current)), [gestures]);
  return (
    <div ref={element} style={{ flex: 1, minWidth: 0, display: "flex" }}>
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
}

/** What the cursor or the selection says, in words: read by a screen reader while the keyboard moves the cursor. */
function useSpoken(scene: Scene): ReadonlySignal<string> {
  return useComputed(() => {
    const { classes } = scene.document;
    const { ranks, threads } = selection.value;
    const at = cursor.value;
    if (document.activeElement?.classList.contains("lanes") !== true) return "";
    const time = classTime(seenOf(scene, ranks), { ranks, threads });
    const span = at === null ? selection.value.span : ([at, at + time.binS / 2] as const);
    const [from, to] = binsOf(span, time.bins, time.binS);
    const shares = sharesOf(classMeans(time, classes.length, from, to)).slice(0, 4);
    const what = shares.map(({ index, share }) => `${classes[index]?.label ?? ""} ${percent(share)}`).join(", ");
    const where = at !== null ? number(at, "seconds") : span === null ? "All of the run" : `${number(span[0], "seconds")} to ${number(span[1], "seconds")}`;
    return `${where}: ${what || "nothing was seen"}`;
  });
}

export function Time({ scene }: { scene: Scene }) {
  const rows = useRef<HTMLDivElement>(null);
  const gestures = useRef<TimeGestures | null>(null);
  gestures.current ??= new TimeGestures(scene);
  useEffect(() => {
    const element = rows.current;
    return element === null ? undefined : gestures.current?.listen(element);
  }, []);
  const spoken = useSpoken(scene);
  return (
    <>
      <div class="lane-axis">
        <div class="lane-gutter">
          <button type="button" onClick={chooseStrips} title="Choose the time series below the timeline">
            Time series …
          </button>
        </div>
        <AxisLabels scene={scene} gestures={gestures.current} />
      </div>
      <div
        class="lanes"
        ref={rows}
        role="group"
        tabIndex={0}
        aria-label="Time axis: arrow keys move the cursor, with Shift they select, plus and minus zoom"
        onScroll={hideTip}
      >
        <Timeline scene={scene} />
        <Strips scene={scene} />
      </div>
      <Over scene={scene} />
      {/* A signal as text: the cursor then moves without a rendering of all that lies on the axis. */}
      <p class="unseen" aria-live="polite">
        {spoken}
      </p>
    </>
  );
}
