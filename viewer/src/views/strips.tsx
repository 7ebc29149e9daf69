/** Strips: one number by time each, with band, mean and spread, and who is at the extremes. */

import { signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { cursor } from "../cursor";
import type { StripInfo } from "../gen/scene";
import { heatBytes } from "../data/heats";
import type { Scene } from "../data/scene";
import { paintGrid } from "../draw/axis";
import { paintBand } from "../draw/band";
import { ink, usePainted } from "../draw/canvas";
import { mix, onPaper } from "../draw/colour";
import { rowsOf } from "../logic/classtime";
import { binsOf, columnsFor } from "../logic/series";
import { drawn, readingAt, type Strip, stripMean, stripOf, stripOfRows, topOf, weights } from "../logic/strip";
import { number } from "../logic/units";
import { rankWords, spanWords } from "../logic/words";
import { selection, showStrips, strips } from "../state";
import { dark } from "../theme";
import { endOf, viewOf } from "../visible";
import { Explanation, hideTip, hints, showTip } from "./tooltip";

const choosing = signal(false);

export const chooseStrips = () => (choosing.value = true);

const presets = (scene: Scene): ReadonlySet<string> => new Set(scene.document.strips.filter(({ preset, missing }) => preset && missing === "").map(({ id }) => id));

const GROUPS: Record<string, string> = { cpu: "Processor", mpi: "MPI", io: "Files", memory: "Memory", node: "Node", network: "Network", energy: "Energy" };

/** A strip has the colour of its family where it has one, so that MPI is blue everywhere. */
function colourOf(scene: Scene, info: StripInfo, isDark: boolean): string {
  const family = scene.document.families.find(({ id }) => id === (info.group === "cpu" ? "compute" : info.group));
  return family === undefined ? ink().soft : onPaper(family.colour, isDark);
}

/** A strip of the ranks that are selected: from the heat map of the same number, where there is one. */
function useStrip(scene: Scene, info: StripInfo): { strip: Strip | null; ofAll: boolean } {
  // The ranks alone: another span changes no picture, so none is drawn again for it.
  const chosenRanks = useComputed(() => selection.value.ranks);
  const ranks = chosenRanks.value;
  const { heats } = scene.document;
  const heat = heats.find(({ id }) => id === info.id) ?? heats.find(({ label, unit }) => label === info.label && unit === info.unit);
  const bytes = useSignal<Uint8Array | null>(null);
  const wanted = ranks !== null && heat !== undefined;
  useEffect(() => {
    let gone = false;
    if (wanted && heat !== undefined) void heatBytes(scene, heat).then((found) => (gone ? undefined : (bytes.value = found)));
    return () => {
      gone = true;
    };
  }, [scene, heat, wanted]);
  return useComputed(() => {
    const now = chosenRanks.value;
    if (now !== null && heat !== undefined && bytes.value !== null) {
      const rows = rowsOf(scene, now, heat.ranksPerRow);
      if (rows !== null) return { strip: { ...stripOfRows(heat, bytes.value, rows), weight: weights(scene, now, heat.bins, heat.binS) }, ofAll: false };
    }
    return { strip: stripOf(scene, info), ofAll: now !== null };
  }).value;
}

/** Who has an extreme: "rank 37", "node cn003". */
function who(scene: Scene, info: StripInfo, strip: Strip, index: number): string {
  if (info.over === "node") return `node ${scene.document.nodes[index] ?? index}`;
  const ranks = Array.from({ length: strip.each }, (_, at) => index * strip.each + at).filter((rank) => rank < scene.document.run.ranks);
  return rankWords(scene, ranks);
}

function tip(scene: Scene, info: StripInfo, strip: Strip, time: number) {
  const reading = readingAt(strip, time);
  if (reading === null) return null;
  const n = (value: number) => number(value, info.unit);
  return (
    <>
      <p>
        <b>{info.label}</b> <span class="soft">{spanWords([reading.from, Math.min(endOf(scene), reading.to)], scene.document.run.elapsedS)}</span>
      </p>
      {Number.isNaN(reading.mean) ? (
        <p>Not known here.</p>
      ) : (
        <dl>
          <dt>mean of the {info.over === "node" ? "nodes" : scene.document.run.rankNouns}</dt>
          <dd>
            {n(reading.mean)}
            {!Number.isNaN(reading.sd) && <span class="soft"> sd {n(reading.sd)}</span>}
          </dd>
          <dt>most: {who(scene, info, strip, reading.high)}</dt>
          <dd>{n(reading.max)}</dd>
          <dt>least: {who(scene, info, strip, reading.low)}</dt>
          <dd>{n(reading.min)}</dd>
        </dl>
      )}
    </>
  );
}

function Readout({ scene, info, strip }: { scene: Scene; info: StripInfo; strip: Strip }) {
  const at = cursor.value;
  const span = at === null ? selection.value.span : null;
  const [from, to] = binsOf(span, strip.bins, strip.binS);
  const reading = at === null ? null : readingAt(strip, at);
  const value = reading === null ? stripMean(strip, from, to, endOf(scene)) : reading.mean;
  return (
    <span class="lane-value">
      <span>{reading === null ? "mean" : "here"}</span>
      <b>{number(value, info.unit)}</b>
    </span>
  );
}

function Row({ scene, info }: { scene: Scene; info: StripInfo }) {
  const { strip, ofAll } = useStrip(scene, info);
  const explanation = () => (
    <Explanation
      title={info.label}
      doc={info.doc}
      formula={info.formula}
      note={`Line: mean of the ${info.over === "node" ? "nodes" : scene.document.run.rankNouns}. Dark band: one standard deviation. Pale band: least to most.`}
    />
  );
  if (strip === null || info.missing !== "")
    return (
      <div class="lane thin">
        <div class="lane-gutter">
          <span class="lane-name" {...hints(explanation)}>
            {info.label}
          </span>
        </div>
        <div class="lane-plot">
          <p class="lane-why">{info.missing || "This profile does not have it."}</p>
        </div>
      </div>
    );
  return (
    <div class="lane">
      <div class="lane-gutter">
        <span class="lane-name" tabIndex={0} {...hints(explanation)}>
          {info.label}
        </span>
        <Readout scene={scene} info={info} strip={strip} />
        {ofAll && <span class="soft">of all {info.over === "node" ? "nodes" : scene.document.run.rankNouns}</span>}
      </div>
      <Picture scene={scene} info={info} strip={strip} />
    </div>
  );
}

/** What a screen reader reads in place of the picture. */
function Listed({ info, strip }: { info: StripInfo; strip: Strip }) {
  const rows = Math.min(12, strip.bins);
  return (
    <table>
      <caption>{info.label}</caption>
      <tbody>
        {Array.from({ length: rows }, (_, row) => {
          const [from, to] = [Math.floor((row * strip.bins) / rows), Math.floor(((row + 1) * strip.bins) / rows)];
          return (
            <tr>
              <th>{number(from * strip.binS, "seconds")}</th>
              <td>{number(stripMean(strip, from, to), info.unit)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Picture({ scene, info, strip }: { scene: Scene; info: StripInfo; strip: Strip }) {
  const colour = colourOf(scene, info, dark.value);
  // The axis moves often: the canvas and the number at its top follow it, the component need not.
  const canvas = usePainted(
    (pen) => {
      const view = viewOf(scene);
      const { at, ofPoint } = columnsFor(view, pen.width, pen.ratio, strip.bins, strip.binS);
      paintBand(pen, drawn(strip, at), ofPoint, topOf(strip, info.unit, view), colour);
      pen.context.globalAlpha = 0.4;
      paintGrid(pen, view, endOf(scene));
      pen.context.globalAlpha = 1;
      pen.context.fillStyle = mix(pen.ink.line, pen.ink.faint, 0.35);
      pen.context.fillRect(0, pen.height - 1, pen.width, 1);
    },
    () => void viewOf(scene),
  );
  const now = useSignal(strip);
  now.value = strip;
  const top = useComputed(() => number(topOf(now.value, info.unit, viewOf(scene)), info.unit));
  const listed = useMemo(() => <Listed info={info} strip={strip} />, [info, strip]);
  return (
    <div
      class="lane-plot"
      onPointerMove={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const view = viewOf(scene);
        const at = view[0] + ((event.clientX - box.left) / box.width) * (view[1] - view[0]);
        const content = event.buttons === 0 ? tip(scene, info, strip, at) : null;
        if (content === null) hideTip();
        else showTip(event, content);
      }}
      onPointerLeave={hideTip}
    >
      <canvas ref={canvas} role="img" aria-label={`${info.label} over time`}>
        {listed}
      </canvas>
      <span class="lane-top">{top}</span>
    </div>
  );
}

/** Which strips are shown: a list with a box each, and why some have nothing to show. */
function Chooser({ scene }: { scene: Scene }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = choosing.value;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const now = strips.value ?? presets(scene);
  const groups = [...new Set(scene.document.strips.map(({ group }) => group))];
  const put = (id: string, on: boolean) => {
    const next = new Set(now);
    if (on) next.add(id);
    else next.delete(id);
    showStrips(next);
  };
  return (
    <dialog class="strips-dialog" ref={dialog} onClose={() => (choosing.value = false)} aria-label="Time series">
      <h2>
        Time series
        <span>
          <button type="button" class="quiet" onClick={() => showStrips(null)}>
            Reset
          </button>
          <button type="button" onClick={() => (choosing.value = false)}>
            Close
          </button>
        </span>
      </h2>
      {scene.document.strips.length === 0 && <p>This profile has no numbers by time.</p>}
      {open &&
        groups.map((group) => (
          <section>
            <h3>{GROUPS[group] ?? group}</h3>
            <ul>
              {scene.document.strips
                .filter((info) => info.group === group)
                .map((info) => (
                  <li class={info.missing === "" ? "" : "none"} title={info.missing === "" ? info.doc : ""}>
                    <label>
                      <input type="checkbox" checked={now.has(info.id)} disabled={info.missing !== ""} onChange={(event) => put(info.id, event.currentTarget.checked)} />
                      {info.label}
                    </label>
                    {info.missing !== "" && <small>{info.missing}</small>}
                  </li>
                ))}
            </ul>
          </section>
        ))}
    </dialog>
  );
}

export function Strips({ scene }: { scene: Scene }) {
  const now = strips.value ?? presets(scene);
  return (
    <>
      {scene.document.strips
        .filter(({ id }) => now.has(id))
        .map((info) => (
          <Row key={info.id} scene={scene} info={info} />
        ))}
      <Chooser scene={scene} />
    </>
  );
}
