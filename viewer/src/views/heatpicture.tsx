/** A heat map of the report: a cell a shade, logarithmic; the whole of a line at the right. */

import { useMemo } from "preact/hooks";
import type { Heatmap, Unit } from "../gen/scene";
import { type Pen, usePainted } from "../draw/canvas";
import { ticks } from "../logic/axis";
import { shade, SHADES, type Shades, shadesOf } from "../logic/shades";
import { counted, number } from "../logic/units";
import { hideTip, showTip } from "./tooltip";

const LEFT = 72;
const RIGHT = 104;
const AXIS = 20;
const LINES = 128;
const COLUMNS = 400;

const lineHeight = (lines: number) => Math.max(2, Math.min(18, 260 / lines));

function paint({ context, width, ink }: Pen, map: Heatmap, shades: Shades): void {
  const tall = lineHeight(shades.lines.length);
  const [inside, columns] = [Math.max(1, width - LEFT - RIGHT), shades.columns.length];
  const bottom = tall * shades.lines.length;
  context.fillStyle = ink.wash;
  context.fillRect(LEFT, 0, inside, bottom);
  const most = shades.lines.reduce((sum, line) => Math.max(sum, line.total), 0);
  const every = Math.ceil(13 / tall);
  context.font = ink.small;
  context.textBaseline = "middle";
  shades.lines.forEach((line, row) => {
    const gap = tall > 5 ? 1 : 0;
    line.cells.forEach((cell, column) => {
      const step = shade(shades, cell);
      if (step === 0) return;
      context.fillStyle = ink.heat[step] ?? ink.accent;
      const [from, to] = [LEFT + (inside * column) / columns, LEFT + (inside * (column + 1)) / columns];
      context.fillRect(from, row * tall, Math.max(1, to - from), tall - gap);
    });
    context.fillStyle = ink.faint;
    if (most > 0) context.fillRect(width - RIGHT + 6, row * tall + tall * 0.2, 28 * (line.total / most), tall * 0.6);
    if (row % every !== 0) return;
    context.fillStyle = ink.soft;
    context.textAlign = "left";
    context.fillText(`${map.noun} ${line.name}`, 0, (row + 0.5) * tall, LEFT - 6);
    context.textAlign = "right";
    if (tall >= 13) context.fillText(number(line.total, map.unit), width, (row + 0.5) * tall);
  });
  const end = columns * shades.binS;
  context.textBaseline = "top";
  context.textAlign = "center";
  for (const { at, label } of ticks({ from: 0, to: end, width: inside }, 90, end)) {
    const x = LEFT + (inside * at) / end;
    context.fillStyle = ink.line;
    context.fillRect(x, bottom, 1, 4);
    context.fillStyle = ink.soft;
    context.fillText(label, x, bottom + 6);
  }
}

/** What the shades mean. */
function range(shades: Shades, unit: Unit): string {
  const [low, high] = [number(shades.low, unit), number(shades.high, unit)];
  return low === high ? `A cell is ${high}` : `From ${low} to ${high}, in ${SHADES} logarithmic steps`;
}

/** Nothing at all where nothing happened. */
export function HeatPicture({ map }: { map: Heatmap }) {
  const shades = useMemo(() => shadesOf(map, LINES, COLUMNS), [map]);
  return shades === null ? null : <Drawn map={map} shades={shades} />;
}

function Drawn({ map, shades }: { map: Heatmap; shades: Shades }) {
  const canvas = usePainted((pen) => paint(pen, map, shades));
  const tall = lineHeight(shades.lines.length);
  const hover = (event: PointerEvent) => {
    const element = event.currentTarget as HTMLCanvasElement;
    const line = shades.lines[Math.floor(event.offsetY / tall)];
    const column = Math.floor(((event.offsetX - LEFT) / Math.max(1, element.clientWidth - LEFT - RIGHT)) * shades.columns.length);
    const cell = line?.cells[column];
    if (line === undefined) return hideTip();
    showTip(
      event,
      <p>
        {map.noun} {line.name}:{" "}
        {cell === undefined
          ? `${number(line.total, map.unit)} in all`
          : `${number(cell, map.unit)} from ${number(column * shades.binS, "seconds")} to ${number((column + 1) * shades.binS, "seconds")}`}
      </p>,
    );
  };
  const total = shades.lines.reduce((sum, line) => sum + line.total, 0);
  return (
    <figure class="heatpicture">
      {map.title !== "" && <h3>{map.title}</h3>}
      <canvas
        ref={canvas}
        style={{ height: `${tall * shades.lines.length + AXIS}px` }}
        role="img"
        aria-label={`${map.title}: ${number(total, map.unit)} in all, by ${map.noun} and time; ${counted(shades.lines.length, "line")}.`}
        onPointerMove={hover}
        onPointerLeave={hideTip}
      />
      <figcaption class="note">
        {`${range(shades, map.unit)} in ${number(shades.binS, "seconds")}. At the right, all the time. ${map.note}`}
      </figcaption>
      <table class="unseen">
        <caption>{map.title}</caption>
        <tbody>
          {shades.lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{`${map.noun} ${line.name}`}</th>
              <td>{number(line.total, map.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
