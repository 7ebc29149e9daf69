/** The classes stacked over time, with a key that says how much of what is selected each has. */

import { useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { seenOf } from "../alone";
import { cursor } from "../cursor";
import type { Scene } from "../data/scene";
import { usePainted } from "../draw/canvas";
import { paintGrid } from "../draw/axis";
import { paintStacked } from "../draw/stacked";
import { type ClassTime, classMeans, classTime, sharesOf } from "../logic/classtime";
import { binsOf } from "../logic/series";
import { counted, number, percent } from "../logic/units";
import { spanWords, tooShort } from "../logic/words";
import { selection } from "../state";
import { endOf, viewOf } from "../visible";
import { Explanation, hideTip, hints, showTip } from "./tooltip";

/** Lines of the key: the lane is as high as those of the run need, but no lower and no higher than so many. */
const KEY_LINES = [5, 9] as const;

/** Rows of the table that a screen reader reads in place of the picture. */
const TABLE_ROWS = 24;

/** Classes over time of the ranks and threads that are selected; computed once for each choice. */
export function useClassTime(scene: Scene): ClassTime {
  const ranks = useComputed(() => selection.value.ranks);
  const threads = useComputed(() => selection.value.threads);
  return useComputed(() => classTime(seenOf(scene, ranks.value), { ranks: ranks.value, threads: threads.value })).value;
}

/** A number of the picture: a share of time, or threads a rank. */
const shown = (time: ClassTime, mean: number) => (time.unit === "share" ? percent(mean) : number(mean, "ratio"));

/** The classes that the run knows, with what each has of the selection or, under the cursor, of that moment. */
function Key({ scene, time, lines }: { scene: Scene; time: ClassTime; lines: number }) {
  const { classes } = scene.document;
  const at = cursor.value;
  const [from, to] = binsOf(at === null ? selection.value.span : [at, at + time.binS / 2], time.bins, time.binS);
  // Of what was seen: a rank that has ended takes nothing from the others' shares, here as in the report.
  const means = classMeans(time, classes.length, from, to);
  const seen = time.unit === "share" ? means.reduce((sum, mean) => sum + mean, 0) || 1 : 1;
  // The list is that of the whole run, largest first, so that a line stays where it is while the cursor moves.
  const listed = useMemo(() => sharesOf(classMeans(time, classes.length, 0, time.bins)), [time, classes]);
  const fitting = listed.length > lines ? lines - 1 : lines;
  const rest = listed.slice(fitting);
  const shareOf = (index: number) => (means[index] ?? 0) / seen;
  return (
    <ul class="lane-key">
      {listed.slice(0, fitting).map(({ index }) => {
        const info = classes[index];
        if (info === undefined) return null;
        return (
          <li key={info.id} class={means[index] === 0 ? "none" : ""} {...hints(() => <Explanation title={info.label} doc={info.doc} formula="ticks seen in it / all ticks of the ranks and threads selected" />)}>
            <i class="dot" style={{ background: info.colour }} />
            <span>{info.label}</span>
            <b>{shown(time, shareOf(index))}</b>
          </li>
        );
      })}
      {rest.length > 0 && (
        <li class="none" title={rest.map(({ index }) => `${classes[index]?.label ?? ""} ${shown(time, shareOf(index))}`).join(", ")}>
          <span>{rest.length} more</span>
          <b>{shown(time, rest.reduce((sum, { index }) => sum + shareOf(index), 0))}</b>
        </li>
      )}
    </ul>
  );
}

function tip(scene: Scene, time: ClassTime, at: number) {
  const { classes, run } = scene.document;
  const bin = Math.floor(at / time.binS);
  if (bin < 0 || bin >= time.bins) return null;
  const span = [bin * time.binS, Math.min(endOf(scene), (bin + 1) * time.binS)] as const;
  const all = sharesOf(classMeans(time, classes.length, bin, bin + 1));
  const seen = all.reduce((sum, { mean }) => sum + mean, 0);
  return (
    <>
      <p class="soft">{spanWords(span, run.elapsedS)}</p>
      {all.length === 0 ? (
        <p>Nothing was seen here.</p>
      ) : (
        <dl>
          {all.slice(0, 8).map(({ index, mean }) => [
            <dt>
              <i class="dot" style={{ background: classes[index]?.colour ?? "" }} />
              {classes[index]?.label}
            </dt>,
            <dd>{shown(time, mean)}</dd>,
          ])}
          {time.unit === "share" && seen < 0.995 && [<dt>not seen: ended, or not yet started</dt>, <dd>{percent(1 - seen)}</dd>]}
        </dl>
      )}
      {time.unit === "threads" && <p class="soft">Threads a {run.rankNoun}, on average.</p>}
    </>
  );
}

/** What the picture shows, in as many rows as can be listened to. */
function Table({ scene, time }: { scene: Scene; time: ClassTime }) {
  const { classes, run } = scene.document;
  const rows = Math.min(TABLE_ROWS, time.bins);
  const columns = sharesOf(classMeans(time, classes.length, 0, time.bins)).slice(0, 8);
  return (
    <table>
      <caption>Classes over time, {time.unit === "share" ? `share of the time of the ${run.rankNouns}` : `threads a ${run.rankNoun}`}</caption>
      <thead>
        <tr>
          <th>From</th>
          {columns.map(({ index }) => (
            <th>{classes[index]?.label}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => {
          const [from, to] = [Math.floor((row * time.bins) / rows), Math.floor(((row + 1) * time.bins) / rows)];
          const means = classMeans(time, classes.length, from, to);
          return (
            <tr>
              <th>{number(from * time.binS, "seconds")}</th>
              {columns.map(({ index }) => (
                <td>{shown(time, means[index] ?? 0)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Picture({ scene, time }: { scene: Scene; time: ClassTime }) {
  const colours = useMemo(() => scene.document.classes.map(({ colour }) => colour), [scene]);
  const listed = useMemo(() => <Table scene={scene} time={time} />, [scene, time]);
  const canvas = usePainted(
    (pen) => {
      const view = viewOf(scene);
      paintStacked(pen, time, colours, view);
      pen.context.globalAlpha = 0.25;
      paintGrid(pen, view, endOf(scene));
      pen.context.globalAlpha = 1;
    },
    () => void viewOf(scene),
  );
  return (
    <div
      class="lane-plot"
      onPointerMove={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const view = viewOf(scene);
        const content = event.buttons === 0 ? tip(scene, time, view[0] + ((event.clientX - box.left) / box.width) * (view[1] - view[0])) : null;
        if (content === null) hideTip();
        else showTip(event, content);
      }}
      onPointerLeave={hideTip}
    >
      <canvas ref={canvas} role="img" aria-label="Classes over time">
        {listed}
      </canvas>
      {time.unit === "threads" && <span class="lane-top">{number(time.top, "ratio")} threads</span>}
    </div>
  );
}

export function Timeline({ scene }: { scene: Scene }) {
  const time = useClassTime(scene);
  const seen = useMemo(() => scene.columns.f32("time.class").some((share) => share > 0), [scene]);
  // Whatever is selected, so that nothing below moves.
  const lines = useMemo(() => {
    const all = classTime(scene, { ranks: null, threads: "main" });
    const known = sharesOf(classMeans(all, scene.document.classes.length, 0, all.bins)).length;
    return Math.min(Math.max(known, KEY_LINES[0]), KEY_LINES[1]);
  }, [scene]);
  if (!seen && time.values.every((value) => value === 0))
    return (
      <div class="lane thin">
        <div class="lane-gutter">Classes</div>
        <div class="lane-plot">
          <p class="lane-why">
            {scene.document.report.unmeasured
              ? "Not measured, so there is nothing to draw over time."
              : scene.document.run.ioOnly
              ? "No samples: this profile was made of records of I/O alone, so it does not say what the program did over time."
              : `No samples in this profile, so there is nothing to draw over time. ${tooShort(scene.document.run)}`}
          </p>
        </div>
      </div>
    );
  // The threads alone: another span changes no picture.
  const threads = useComputed(() => selection.value.threads).value;
  const silent = threads !== "main" && time.values.every((value) => value === 0);
  return (
    <div class="lane activity" style={{ flexBasis: `${lines + 0.5}rem` }}>
      <div class="lane-gutter">
        {silent ? (
          <p class="soft">No {threads === "openmp" ? "OpenMP threads" : "threads"} were seen in {counted(scene.document.run.ranks, scene.document.run.rankNoun)}.</p>
        ) : (
          <Key scene={scene} time={time} lines={lines} />
        )}
      </div>
      <Picture scene={scene} time={time} />
    </div>
  );
}
