/** Ranks by time: any class or number, sorted, with who stands apart. */

import { type Signal, signal, useComputed, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { HeatInfo, Unit } from "../gen/scene";
import { heatBytes } from "../data/heats";
import type { Scene } from "../data/scene";
import { ink, usePainted } from "../draw/canvas";
import { onPaper, ramp } from "../draw/colour";
import { type Beside, HeatImage, paintBeside, paintMarks, table } from "../draw/heat";
import { xOf } from "../logic/axis";
import { classTime } from "../logic/classtime";
import { type Blocks, type Grid, gridOfClass, NOT_KNOWN, overview, pyramid, rangeOf, rowMeans, rowOrder, type Sorting, type Sums, sumsOf } from "../logic/heatmap";
import { LEAST, LIMIT, outliersOf } from "../logic/outliers";
import { binsOf } from "../logic/series";
import { counted, number } from "../logic/units";
import { rankWords, spanWords } from "../logic/words";
import { select, selection } from "../state";
import { dark } from "../theme";
import { endOf, viewOf } from "../visible";
import { followed } from "../followed";
import { cursor } from "../cursor";
import { HeatGestures } from "./heatgestures";
import "./ranks.css";
import { Bar, type Column, Table } from "./table";
import { Explained, hideTip, showTip } from "./tooltip";

const chosen = signal<string | null>(null);
const sorting = signal<Sorting>("rank");

/** What is drawn where cells share a point, for classes and for numbers: the reader's choice is kept while he looks elsewhere. */
const drawnBlocks = signal<{ classes: Blocks; numbers: Blocks }>({ classes: "mean", numbers: "most" });
const blocksOf = (choice: Choice): Blocks => drawnBlocks.value[choice.class >= 0 ? "classes" : "numbers"];

const BLOCKS: Record<Blocks, string> = { mean: "mean", most: "most" };
/** With fewer rows each has a line of its own. */
const MANY = 100;

const SORTINGS: Record<Sorting, string> = { rank: "number", node: "node", most: "most first", least: "least first" };

/** Height of a row, and the least of the map where there are many, in rem: no taller than is pleasant; all rows in what a window has left. */
const tallOf = (rows: number) => (rows <= 8 ? 2.25 : 1.5);
const LOWEST = 9.5;

/** What can be shown: the heat maps of the scene, then classes that have none. */
interface Choice {
  id: string;
  label: string;
  unit: Unit;
  doc: string;
  /** Class index, or −1. */
  class: number;
  heat: HeatInfo | null;
}

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

/** What a byte stands for, to the digits that a byte can tell: 254 × (1 / 254) is one. */
const valueOf = (grid: Grid, byte: number) => Number((byte * grid.scale).toPrecision(4));

/** Indices of the ranks of a row. */
export const ranksOfRow = (scene: Scene, grid: Grid, row: number) =>
  Array.from({ length: grid.ranksPerRow }, (_, at) => row * grid.ranksPerRow + at).filter((rank) => rank < scene.document.run.ranks);

function nodeOfRow(scene: Scene, grid: Grid): (row: number) => number {
  const nodes = scene.columns.u32("rank.node");
  return (row) => nodes[row * grid.ranksPerRow] ?? 0;
}

interface Shown {
  scene: Scene;
  choice: Choice;
  grid: Grid;
  order: Uint32Array;
  values: Float64Array;
  /** 1 for each row that stands apart. */
  marked: Uint8Array;
  /** Bytes of the least and the most colour. */
  range: readonly [number, number];
  /** The picture. */
  image: HeatImage;
}

function Map({ shown, rows }: { shown: Shown; rows: Signal<readonly [number, number]> }) {
  const { scene, choice, grid, order, range, image } = shown;
  const beside = useMemo(() => <Names shown={shown} rows={rows} />, [shown, rows]);
  const listed = useMemo(() => <Listed shown={shown} />, [shown]);
  const blocks = blocksOf(choice);
  const made = useMemo(() => pyramid(grid, order, blocks), [grid, order, blocks]);
  const view = viewOf(scene);
  const isDark = dark.value;
  const colours = useMemo(() => table(ramp(stopsOf(scene, choice), 255), range), [choice, range, isDark]);
  const visible = rows.value;
  // Another selection changes no cell.
  const cells = usePainted((pen) => image.paint(pen, made, grid.binS, colours, visible, view), undefined, [made, grid.binS, colours, visible[0], visible[1], view[0], view[1]]);
  return (
    <>
      {beside}
      <div class="ranks-cells" data-part="cells">
        <canvas ref={cells} role="img" aria-label={`${choice.label} by ${scene.document.run.rankNoun} and time`}>
          {listed}
        </canvas>
        <Marks shown={shown} rows={rows} />
      </div>
    </>
  );
}

/** Names of the rows and a bar for each: they do not follow the time axis, so they are not drawn with it. */
function Names({ shown, rows }: { shown: Shown; rows: Signal<readonly [number, number]> }) {
  const { scene, choice, grid, order, values, marked } = shown;
  const isDark = dark.value;
  const node = nodeOfRow(scene, grid);
  const most = useMemo(() => values.reduce((most, value) => (value > most ? value : most), 0) || 1, [values]);
  const beside: Beside = {
    order,
    rows: rows.value,
    label: (row) => rankWords(scene, ranksOfRow(scene, grid, row)).replace(/^(rank|process)(e?s)?\s/, ""),
    groups: sorting.value === "node" ? groupsOf(scene, order, node) : [],
    value: (row) => values[row]!,
    most,
    marked,
    colour: choice.class >= 0 ? onPaper(scene.document.classes[choice.class]?.colour ?? "#888888", isDark) : isDark ? "#767e87" : "#8b939c",
  };
  const canvas = usePainted((pen) => paintBeside(pen, beside));
  return (
    <div class="ranks-beside" data-part="names">
      <canvas ref={canvas} aria-hidden="true" />
    </div>
  );
}

/** Rows that a screen reader reads in place of the picture. */
const LISTED = 48;

function Listed({ shown: { scene, choice, grid, order, values } }: { shown: Shown }) {
  return (
    <table>
      <caption>{`${choice.label}, the first ${Math.min(LISTED, order.length)} rows`}</caption>
      <tbody>
        {Array.from(order.subarray(0, LISTED), (row) => (
          <tr>
            <th>{rankWords(scene, ranksOfRow(scene, grid, row))}</th>
            <td>{number(values[row], choice.unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The row under the pointer or the keyboard's cursor: its place in the order. */
const hover = signal<number | null>(null);
/** The rectangle that is being drawn: time and places. */
const rectangle = signal<{ span: readonly [number, number]; places: readonly [number, number] } | null>(null);

function Marks({ shown, rows }: { shown: Shown; rows: Signal<readonly [number, number]> }) {
  const { scene, grid, order } = shown;
  const view = viewOf(scene);
  const { span, ranks } = selection.value;
  const within = useMemo(() => {
    if (ranks === null) return null;
    const on = new Uint8Array(grid.rows);
    for (const rank of ranks) on[Math.floor(rank / grid.ranksPerRow)] = 1;
    return on;
  }, [ranks, grid]);
  const drawn = rectangle.value;
  const [place, at] = [hover.value, cursor.value];
  const visible = rows.value;
  const canvas = usePainted((pen) => {
    const axis = { from: view[0], to: view[1], width: pen.width };
    const x = (time: number) => xOf(axis, time);
    paintMarks(
      pen,
      visible,
      within === null ? null : (place) => within[order[place] ?? -1] === 1,
      span === null ? null : [x(span[0]), x(span[1])],
      { place, x: at === null || at < view[0] || at > view[1] ? null : x(at) },
      drawn === null ? null : { x: [x(drawn.span[0]), x(drawn.span[1])], places: drawn.places },
    );
  });
  return <canvas ref={canvas} style={{ pointerEvents: "none" }} aria-hidden="true" />;
}

/** From almost the paper to the class's colour and beyond it; for other numbers the page's own ramp. */
function stopsOf(scene: Scene, choice: Choice): readonly string[] {
  const now = ink();
  const colour = scene.document.classes[choice.class]?.colour;
  return choice.class < 0 || colour === undefined ? now.heat : [now.wash, colour, now.dark ? "#ffffff" : "#14181d"].slice(0, 2);
}

function groupsOf(scene: Scene, order: Uint32Array, node: (row: number) => number): { at: number; name: string }[] {
  const groups: { at: number; name: string }[] = [];
  let last = -1;
  order.forEach((row, at) => {
    if (node(row) === last) return;
    last = node(row);
    groups.push({ at, name: scene.document.nodes[last] ?? `node ${last}` });
  });
  return groups;
}

/** What lies under the pointer. `time` is `null` beside the cells. */
function describe(shown: Shown, place: number, time: number | null) {
  const { scene, choice, grid, order, values, image } = shown;
  const row = order[place];
  if (row === undefined) return null;
  const node = scene.document.nodes[nodeOfRow(scene, grid)(row)];
  const bin = time === null ? -1 : Math.floor(time / grid.binS);
  const byte = bin >= 0 && bin < grid.bins ? grid.bytes[row * grid.bins + bin]! : NOT_KNOWN;
  const span = selection.value.span;
  // Many rows share a line of the screen: then what is seen there is not this row's.
  const drawn = time === null ? null : image.at(place, time);
  const together = drawn === null ? 0 : Math.min(order.length, drawn.rows[1]) - drawn.rows[0];
  const wider = drawn !== null && drawn.span[1] - drawn.span[0] > 1.5 * grid.binS;
  return (
    <>
      <p>
        <b>{rankWords(scene, ranksOfRow(scene, grid, row))}</b> <span class="soft">{node === undefined ? "" : `on ${node}`}</span>
      </p>
      <dl>
        {time !== null && bin < grid.bins && [
          <dt>{spanWords([bin * grid.binS, Math.min(endOf(scene), (bin + 1) * grid.binS)], scene.document.run.elapsedS)}</dt>,
          <dd>{byte === NOT_KNOWN ? "not known" : number(valueOf(grid, byte), choice.unit)}</dd>,
        ]}
        {drawn !== null && (together > 1 || wider) && [
          <dt>
            drawn here: {blocksOf(choice)} of {counted(together, "row")}
            {wider && ` in ${number(drawn.span[1] - drawn.span[0], "seconds")}`}
          </dt>,
          <dd>{drawn.byte === NOT_KNOWN ? "not known" : number(valueOf(grid, drawn.byte), choice.unit)}</dd>,
        ]}
        <dt>{span === null ? "over the whole run" : "over the selected span"}</dt>
        <dd>{number(values[row], choice.unit)}</dd>
      </dl>
    </>
  );
}

/** Takes ranks alone, adds them, or lets them go where they are alone already. */
function take(scene: Scene, indices: readonly number[], how: "alone" | "add"): void {
  const now = selection.value.ranks;
  if (how === "add") {
    const set = new Set(now ?? []);
    const all = now !== null && indices.every((index) => set.has(index));
    for (const index of indices) {
      if (all) set.delete(index);
      else set.add(index);
    }
    const next = [...set].sort((a, b) => a - b);
    select({ ranks: next.length === 0 || next.length >= scene.document.run.ranks ? null : next });
    return;
  }
  const same = now !== null && now.length === indices.length && indices.every((index, at) => now[at] === index);
  select({ ranks: same || indices.length >= scene.document.run.ranks ? null : [...indices] });
}

interface NodeRow {
  node: number;
  name: string;
  ranks: number[];
  mean: number;
  most: number;
  mostRow: number;
}

function nodeRows(shown: Shown): NodeRow[] {
  const { scene, grid, values } = shown;
  const nodes = scene.columns.u32("rank.node");
  const found = scene.document.nodes.map((name, node): NodeRow & { sum: number; known: number } => ({ node, name, ranks: [], mean: Number.NaN, most: Number.NaN, mostRow: 0, sum: 0, known: 0 }));
  for (let rank = 0; rank < scene.document.run.ranks; rank++) {
    const of = found[nodes[rank] ?? 0];
    if (of === undefined) continue;
    of.ranks.push(rank);
    const row = Math.floor(rank / grid.ranksPerRow);
    const value = values[row];
    if (value === undefined || Number.isNaN(value)) continue;
    of.sum += value;
    of.known++;
    if (!(value <= of.most)) [of.most, of.mostRow] = [value, row];
  }
  return found.filter(({ ranks }) => ranks.length > 0).map((of) => ({ ...of, mean: of.known > 0 ? of.sum / of.known : Number.NaN }));
}

/** Said where there are too few for the measure of outliers: who has most and who least, which a few bars show as well. */
function few(values: Float64Array, n: (value: number) => string, name: (row: number) => string): string {
  const known = [...values.keys()].filter((row) => Number.isFinite(values[row]!)).sort((a, b) => values[b]! - values[a]!);
  const [most, least] = [known[0], known[known.length - 1]];
  if (most === undefined || least === undefined) return "Nothing is known here.";
  if (n(values[most]!) === n(values[least]!)) return `Nobody: all have ${n(values[most]!)}.`;
  return `Maximum: ${name(most)}, ${n(values[most]!)}; minimum: ${name(least)}, ${n(values[least]!)}.`;
}

/** Said where nobody stands apart: who comes nearest to it. */
function nobody(judged: ReturnType<typeof outliersOf>, values: Float64Array, n: (value: number) => string, name: (row: number) => string): string {
  if (Number.isNaN(judged.median)) return "Nothing is known here.";
  let far = 0;
  values.forEach((value, row) => {
    if (!(Math.abs(value - judged.median) <= Math.abs(values[far]! - judged.median))) far = row;
  });
  if (!(judged.spread > 0)) return `Nobody: all have ${n(judged.median)}.`;
  const away = Math.abs(values[far]! - judged.median) / judged.spread;
  return `Nobody by this measure: the median is ${n(judged.median)}; the farthest from it is ${name(far)} with ${n(values[far]!)}, ${number(away, "ratio")} standard deviations.`;
}

function Below({ shown, judged }: { shown: Shown; judged: ReturnType<typeof outliersOf> }) {
  const { scene, choice, grid, values } = shown;
  const { rankNoun } = scene.document.run;
  const n = (value: number) => number(value, choice.unit);
  const ranksNow = followed.value.ranks;
  const isChosen = (indices: readonly number[]) => ranksNow !== null && ranksNow.length === indices.length && indices.every((index, at) => ranksNow[at] === index);
  const rows = judged.outliers.slice(0, 200).map((outlier) => ({ ...outlier, ranks: ranksOfRow(scene, grid, outlier.index) }));
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    {
      id: "rank",
      title: rankNoun === "rank" ? "Rank" : "Process",
      value: ({ index }) => index,
      show: ({ ranks }) => (
        <button type="button" class="link" onClick={() => take(scene, ranks, "alone")}>
          {rankWords(scene, ranks)}
        </button>
      ),
    },
    { id: "node", title: "Node", value: ({ index }) => scene.document.nodes[nodeOfRow(scene, grid)(index)] ?? "" },
    { id: "value", title: choice.label, number: true, value: ({ value }) => value, show: ({ value }) => n(value), doc: choice.doc },
    {
      id: "apart",
      title: "From the median",
      number: true,
      value: ({ score }) => Math.abs(score),
      show: ({ value, score }) => `${value >= judged.median ? "+" : "−"}${n(Math.abs(value - judged.median))} (${Math.abs(score) >= 100 ? ">99" : number(Math.abs(score), "ratio")} sd)`,
      doc: "How far the value lies from the median of all, and in robust standard deviations.",
      formula: "(value − median) / (1.4826 × median distance from the median)",
    },
  ];
  const nodes = useMemo(() => (scene.document.nodes.length > 1 ? nodeRows(shown) : []), [shown]);
  const largest = nodes.reduce((most, { mean }) => (mean > most ? mean : most), 0) || 1;
  return (
    <div class="ranks-below">
      <section>
        <h3>
          <Explained
            title="Outliers"
            doc={`Rows whose value lies more than ${LIMIT} robust standard deviations from the median, and by an amount that matters.`}
            formula="|value − median| > 3.5 × 1.4826 × median distance from the median"
          />
        </h3>
        {rows.length === 0 ? (
          <p>
            {values.length < LEAST
              ? few(values, n, (row) => rankWords(scene, ranksOfRow(scene, grid, row)))
              : nobody(judged, values, n, (row) => rankWords(scene, ranksOfRow(scene, grid, row)))}
          </p>
        ) : (
          <Table label="Outliers" columns={columns} rows={rows} name={({ index }) => String(index)} first={10} chosen={({ ranks }) => isChosen(ranks)} />
        )}
      </section>
      {nodes.length > 1 && (
        <section>
          <h3>Nodes</h3>
          <Table<NodeRow>
            label="Nodes"
            rows={nodes}
            name={({ node }) => String(node)}
            first={10}
            chosen={({ ranks }) => isChosen(ranks)}
            columns={[
              {
                id: "node",
                title: "Node",
                value: ({ name }) => name,
                show: ({ name, ranks }) => (
                  <button type="button" class="link" onClick={() => take(scene, ranks, "alone")}>
                    {name}
                  </button>
                ),
              },
              { id: "ranks", title: rankNoun === "rank" ? "Ranks" : "Processes", number: true, value: ({ ranks }) => ranks.length },
              {
                id: "mean",
                title: "Mean",
                number: true,
                value: ({ mean }) => mean,
                show: ({ mean }) => (
                  <>
                    {n(mean)} <Bar share={mean / largest} />
                  </>
                ),
              },
              { id: "most", title: "Most", number: true, value: ({ most }) => most, show: ({ most, mostRow }) => `${n(most)} (${rankWords(scene, ranksOfRow(scene, grid, mostRow))})` },
            ]}
          />
        </section>
      )}
    </div>
  );
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
  const { rankNoun, ranks } = scene.document.run;
  const ranksNoun = rankNoun === "rank" ? "ranks" : "processes";
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
        <Explained title={choice.label} doc={choice.doc} note={choice.class >= 0 ? "Share of the ranks' time in this class, bin by bin." : ""}>
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
  const below = useMemo(() => <Below shown={shown} judged={kept} />, [shown, kept]);
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
        <Map shown={shown} rows={rows} />
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
