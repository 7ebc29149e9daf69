/** The map of ranks by time: rows, their names, what is marked in it, and what lies under the pointer. */

import { type Signal, signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import type { HeatInfo, Unit } from "../gen/scene";
import type { Scene } from "../data/scene";
import { ink, usePainted } from "../draw/canvas";
import { onPaper, ramp } from "../draw/colour";
import { type Beside, HeatImage, paintBeside, paintMarks, table } from "../draw/heat";
import { xOf } from "../logic/axis";
import { type Blocks, type Grid, NOT_KNOWN, pyramid, type Sorting } from "../logic/heatmap";
import { counted, number } from "../logic/units";
import { rankWords, spanWords } from "../logic/words";
import { select, selection } from "../state";
import { dark } from "../theme";
import { endOf, viewOf } from "../visible";
import { cursor } from "../cursor";

export const sorting = signal<Sorting>("rank");

/** What is drawn where cells share a point, for classes and for numbers: the reader's choice is kept while he looks elsewhere. */
export const drawnBlocks = signal<{ classes: Blocks; numbers: Blocks }>({ classes: "mean", numbers: "most" });
export const blocksOf = (choice: Choice): Blocks => drawnBlocks.value[choice.class >= 0 ? "classes" : "numbers"];

/** What can be shown: the heat maps of the scene, then classes that have none. */
export interface Choice {
  id: string;
  label: string;
  unit: Unit;
  doc: string;
  /** Class index, or −1. */
  class: number;
  heat: HeatInfo | null;
}

/** What a byte stands for, to the digits that a byte can tell: 254 × (1 / 254) is one. */
export const valueOf = (grid: Grid, byte: number) => Number((byte * grid.scale).toPrecision(4));

/** Indices of the ranks of a row. */
export const ranksOfRow = (scene: Scene, grid: Grid, row: number) =>
  Array.from({ length: grid.ranksPerRow }, (_, at) => row * grid.ranksPerRow + at).filter((rank) => rank < scene.document.run.ranks);

export function nodeOfRow(scene: Scene, grid: Grid): (row: number) => number {
  const nodes = scene.columns.u32("rank.node");
  return (row) => nodes[row * grid.ranksPerRow] ?? 0;
}

export interface Shown {
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

/** The row under the pointer or the keyboard's cursor: its place in the order. */
export const hover = signal<number | null>(null);
/** The rectangle that is being drawn: time and places. */
export const rectangle = signal<{ span: readonly [number, number]; places: readonly [number, number] } | null>(null);

export function RankMap({ shown, rows }: { shown: Shown; rows: Signal<readonly [number, number]> }) {
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
    colour: choice.class >= 0 ? onPaper(scene.document.classes[choice.class]?.colour ?? "#888888", isDark) : ink().faint,
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
export function stopsOf(scene: Scene, choice: Choice): readonly string[] {
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
export function describe(shown: Shown, place: number, time: number | null) {
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
          <dd>{byte === NOT_KNOWN ? "not running, or not measured" : number(valueOf(grid, byte), choice.unit)}</dd>,
        ]}
        {drawn !== null && (together > 1 || wider) && [
          <dt>
            drawn here: {blocksOf(choice)} of {counted(together, "row")}
            {wider && ` in ${number(drawn.span[1] - drawn.span[0], "seconds")}`}
          </dt>,
          <dd>{drawn.byte === NOT_KNOWN ? "not running, or not measured" : number(valueOf(grid, drawn.byte), choice.unit)}</dd>,
        ]}
        <dt>{span === null ? "over its time in the run" : "over its time in the selected span"}</dt>
        <dd>{number(values[row], choice.unit)}</dd>
      </dl>
    </>
  );
}

/** Takes ranks alone, adds them, or lets them go where they are alone already. */
export function take(scene: Scene, indices: readonly number[], how: "alone" | "add"): void {
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
