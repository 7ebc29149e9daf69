/** Ranks by time: any class or number, sorted, with who stands apart. */

import { signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { heatBytes } from "../data/heats";
import type { Scene } from "../data/scene";
import { HeatImage } from "../draw/heat";
import { classTime } from "../logic/classtime";
import { type Blocks, type Grid, gridOfClass, overview, rangeOf, rowMeans, rowOrder, type Sorting, type Sums, sumsOf } from "../logic/heatmap";
import { outliersOf } from "../logic/outliers";
import { binsOf } from "../logic/series";
import { counted, number } from "../logic/units";
import { rankWords } from "../logic/words";
import { dark } from "../theme";
import { followed } from "../followed";
import { HeatGestures } from "./heatgestures";
import "./ranks.css";
import { type Choice, type Shown, RankMap, blocksOf, describe, drawnBlocks, hover, nodeOfRow, ranksOfRow, rectangle, sorting, stopsOf, take, valueOf } from "./rankmap";
import { RankOutliers } from "./rankoutliers";
import { Explained, hideTip, showTip } from "./tooltip";

const chosen = signal<string | null>(null);

const BLOCKS: Record<Blocks, string> = { mean: "mean", most: "most" };
/** With fewer rows each has a line of its own. */
const MANY = 100;

const SORTINGS: Record<Sorting, string> = { rank: "number", node: "node", most: "most first", least: "least first" };

/** Height of a row, and the least of the map where there are many, in rem: no taller than is pleasant; all rows in what a window has left. */
const tallOf = (rows: number) => (rows <= 8 ? 2.25 : 1.5);
const LOWEST = 9.5;

function choicesOf(scene: Scene): Choice[] {
  const { heats, classes } = scene.document;
  const found: Choice[] = heats.map((heat) => ({ id: heat.id, label: heat.label, unit: heat.unit, doc: heat.doc, class: heat.class, heat }));
  const seconds = scene.columns.f64("rank.class");
  classes.forEach((info, index) => {
    if (found.some((choice) => choice.class === index)) return;
    for (let at = index; at < seconds.length; at += classes.length)
      if (seconds[at]! > 0) {
        found.push({ id: `class/${info.id}`, label: info.label, unit: "share", doc: info.doc, class: index, heat: null });
        return;
      }
  });
  return found;
}

/** The cells of a choice; `null` while they come, or where they are not there. */
function useGrid(scene: Scene, choice: Choice | undefined): { grid: Grid | null; failed: boolean } {
  const state = useSignal<{ id: string; grid: Grid | null } | null>(null);
  useEffect(() => {
    if (choice === undefined) return;
    let gone = false;
    const { heat } = choice;
    const put = (grid: Grid | null) => {
      if (!gone) state.value = { id: choice.id, grid };
    };
    if (heat === null) put(gridOfClass(scene, choice.class));
    else
      void heatBytes(scene, heat).then((bytes) => {
        const { rows, bins, binS, ranksPerRow, scale } = heat;
        put(bytes === null ? (choice.class >= 0 ? gridOfClass(scene, choice.class) : null) : { rows, bins, binS, ranksPerRow: Math.max(1, ranksPerRow), scale, bytes });
      });
    return () => {
      gone = true;
    };
  }, [scene, choice?.id]);
  const now = state.value;
  return { grid: now?.grid ?? null, failed: now !== null && now.id === choice?.id && now.grid === null };
}

/** A legend's colours as a CSS gradient: the same stops as the cells have. */
const gradient = (stops: readonly string[]) => `linear-gradient(to right, ${stops.join(", ")})`;

export function Ranks({ scene }: { scene: Scene }) {
  const choices = useMemo(() => choicesOf(scene), [scene]);
  // Who computes longer than the others is what makes them wait: computing comes first.
  const first = choices.find((each) => scene.document.families[scene.document.classes[each.class]?.family ?? -1]?.id === "compute") ?? choices[0];
  const choice = choices.find(({ id }) => id === chosen.value) ?? first;
  const { grid, failed } = useGrid(scene, choice);
  const blocks = choice === undefined ? "most" : blocksOf(choice);
  const range = useMemo(() => (grid === null ? ([0, 1] as const) : rangeOf({ bytes: overview(grid, blocks) }, false)), [grid, blocks]);
  const { rankNoun, rankNouns: ranksNoun, ranks } = scene.document.run;
  if (choice === undefined)
    return (
      <p class="empty">
        <b>Nothing by {rankNoun} and time</b>
        {scene.document.report.unmeasured
          ? scene.document.report.verdict
          : classTime(scene, { ranks: null, threads: "main" }).bins === 0
          ? "This profile has no samples, and so nothing that could be drawn over time."
          : `Nothing was read of each ${rankNoun} over time: the run ended before its second reading.`}
      </p>
    );
  return (
    <div class="ranks">
      <div class="ranks-tools">
        <label>
          Show
          <select value={choice.id} onChange={(event) => (chosen.value = event.currentTarget.value)}>
            <optgroup label="Share of time in a class">
              {choices.filter((each) => each.class >= 0).map((each) => (
                <option value={each.id}>{each.label}</option>
              ))}
            </optgroup>
            <optgroup label="Numbers">
              {choices.filter((each) => each.class < 0).map((each) => (
                <option value={each.id}>{each.label}</option>
              ))}
            </optgroup>
          </select>
        </label>
        <label>
          Sort by
          <select value={sorting.value} onChange={(event) => (sorting.value = event.currentTarget.value as Sorting)}>
            {Object.entries(SORTINGS).map(([id, label]) => (
              <option value={id}>{id === "rank" ? `${rankNoun} ${label}` : label}</option>
            ))}
          </select>
        </label>
        {grid !== null && grid.rows > MANY && (
          <label title={`Where several ${ranksNoun} share a point of the picture. What stands apart is listed below, whatever is drawn.`}>
            Draw
            <select
              value={blocksOf(choice)}
              onChange={(event) => {
                const how = event.currentTarget.value as Blocks;
                drawnBlocks.value = { ...drawnBlocks.value, [choice.class >= 0 ? "classes" : "numbers"]: how };
              }}
            >
              {Object.entries(BLOCKS).map(([id, label]) => (
                <option value={id}>{label}</option>
              ))}
            </select>
          </label>
        )}
        <Explained title={choice.label} doc={choice.doc} note={choice.class >= 0 ? `Share of the ${ranksNoun}' time in this class, interval by interval. Hatched: before it began or after it ended.` : ""}>
          what is this?
        </Explained>
        {grid !== null && <Legend scene={scene} choice={choice} grid={grid} range={range} />}
      </div>
      {grid === null ? (
        <p class="empty">{failed ? `The numbers of ${choice.label} are not in this page.` : `Opening ${choice.label} …`}</p>
      ) : (
        <Body scene={scene} choice={choice} grid={grid} range={range} />
      )}
      {grid !== null && grid.ranksPerRow > 1 && (
        <p class="small soft">
          Each row is {counted(grid.ranksPerRow, rankNoun)} together: this page was made small. `steelyard view` shows each of the {number(ranks, "count")} {ranksNoun}.
        </p>
      )}
    </div>
  );
}

function Legend({ scene, choice, grid, range }: { scene: Scene; choice: Choice; grid: Grid; range: readonly [number, number] }) {
  void dark.value;
  const [low, high] = range;
  const most = useMemo(() => rangeOf(grid, false)[1], [grid]);
  return (
    <span class="legend">
      {number(valueOf(grid, low), choice.unit)}
      <i style={{ background: gradient(stopsOf(scene, choice)) }} />
      {number(valueOf(grid, high), choice.unit)}
      {most > high && " and more"}
    </span>
  );
}

function Body({ scene, choice, grid, range }: { scene: Scene; choice: Choice; grid: Grid; range: readonly [number, number] }) {
  const image = useRef(new HeatImage()).current;
  const span = followed.value.span;
  const sums = useMemo(() => sumsOf(grid), [grid]);
  const values = useMemo(() => valuesOf(scene, choice, grid, sums, span), [scene, choice, grid, span]);
  const how = sorting.value;
  const order = useMemo(() => rowOrder(how, grid.rows, nodeOfRow(scene, grid), values), [scene, grid, how, how === "most" || how === "least" ? values : null]);
  const judged = useMemo(() => outliersOf(values, choice.unit === "share" ? 0.02 : 0), [values]);
  const least = choice.unit === "share" ? 0 : 0.05 * Math.abs(judged.median);
  const kept = useMemo(() => ({ ...judged, outliers: judged.outliers.filter(({ value }) => Math.abs(value - judged.median) >= least) }), [judged]);
  const marked = useMemo(() => {
    const marks = new Uint8Array(grid.rows);
    for (const { index } of kept.outliers) marks[index] = 1;
    return marks;
  }, [kept, grid]);
  const shown: Shown = useMemo(() => ({ scene, choice, grid, order, values, marked, range, image }), [scene, choice, grid, order, values, marked, range, image]);
  const below = useMemo(() => <RankOutliers shown={shown} judged={kept} />, [shown, kept]);
  const rows = useSignal<readonly [number, number]>([0, Math.max(1, grid.rows)]);
  useEffect(() => void (rows.value = [0, Math.max(1, grid.rows)]), [grid.rows]);
  const map = useRef<HTMLDivElement>(null);
  const latest = useRef(shown);
  latest.current = shown;
  useEffect(() => {
    if (map.current === null) return;
    const gestures = new HeatGestures({
      scene,
      rows,
      count: () => latest.current.order.length,
      hover,
      rectangle,
      ranksAt: (from, to) =>
        Array.from(latest.current.order.subarray(from, to), (row) => ranksOfRow(scene, latest.current.grid, row))
          .flat()
          .sort((a, b) => a - b),
      groupAt: (place) => {
        if (sorting.value !== "node") return null;
        const of = nodeOfRow(scene, latest.current.grid);
        const node = of(latest.current.order[place] ?? 0);
        const nodes = scene.columns.u32("rank.node");
        return Array.from({ length: scene.document.run.ranks }, (_, rank) => rank).filter((rank) => nodes[rank] === node);
      },
      take: (indices, how) => take(scene, indices, how),
      tip: (event, place, time) => {
        const content = describe(latest.current, place, time);
        if (content === null) hideTip();
        else showTip(event, content);
      },
    });
    return gestures.listen(map.current);
  }, [scene]);
  const spoken = useComputed(() => {
    const place = hover.value;
    const row = place === null ? undefined : latest.current.order[place];
    if (row === undefined || document.activeElement !== map.current) return "";
    return `${rankWords(scene, ranksOfRow(scene, latest.current.grid, row))}: ${choice.label} ${number(latest.current.values[row], choice.unit)}`;
  });
  const all = Math.max(1, grid.rows) * tallOf(grid.rows);
  const height = `clamp(${Math.min(LOWEST, all)}rem, calc(100vh - 34rem), ${all}rem)`;
  return (
    <>
      <div
        class="ranks-map"
        ref={map}
        style={{ height }}
        role="group"
        tabIndex={0}
        aria-label={`${choice.label} by ${scene.document.run.rankNoun} and time: up and down move, Enter shows one alone`}
      >
        <RankMap shown={shown} rows={rows} />
      </div>
      <p class="unseen" aria-live="polite">
        {spoken}
      </p>
      {below}
    </>
  );
}

/**
 * What each row has over the span: of a class over the whole run the exact seconds of the scene, else the mean of its
 * cells.
 */
function valuesOf(scene: Scene, choice: Choice, grid: Grid, sums: Sums, span: readonly [number, number] | null): Float64Array {
  const classes = scene.document.classes.length;
  const seconds = scene.columns.f64("rank.class");
  if (span === null && choice.class >= 0 && seconds.length === scene.document.run.ranks * classes) {
    const out = new Float64Array(grid.rows).fill(Number.NaN);
    for (let row = 0; row < grid.rows; row++) {
      let [part, whole] = [0, 0];
      for (const rank of ranksOfRow(scene, grid, row))
        for (let each = 0; each < classes; each++) {
          whole += seconds[rank * classes + each]!;
          if (each === choice.class) part += seconds[rank * classes + each]!;
        }
      if (whole > 0) out[row] = part / whole;
    }
    return out;
  }
  return rowMeans(grid, sums, ...binsOf(span, grid.bins, grid.binS));
}
