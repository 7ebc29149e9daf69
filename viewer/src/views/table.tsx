/** A table that is sorted by a click on a heading, and shows its first rows until asked for all. */

import { useSignal } from "@preact/signals";
import { type ComponentChildren, Fragment } from "preact";
import { arranged, type Order } from "../logic/order";
import { Explanation, hints } from "./tooltip";
import "./table.css";

export interface Column<T> {
  id: string;
  title: string;
  /** What it is sorted by, and shown where there is no `show`. */
  value: (row: T) => number | string | null;
  show?: (row: T) => ComponentChildren;
  /** Numbers stand at the right and begin with the largest. */
  number?: boolean;
  doc?: string;
  formula?: string;
}

interface Props<T> {
  /** Read by a screen reader. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  /** Stays the same for a row, however the table is sorted. */
  name: (row: T) => string;
  /** Column sorted by at first; as the rows come where absent. */
  sort?: string;
  /** Rows shown until the reader asks for all. */
  first?: number;
  /** Marks rows. */
  chosen?: (row: T) => boolean;
  /** Shown in a row of its own below. */
  below?: (row: T) => ComponentChildren | null;
}

export function Table<T>({ label, columns, rows, name, sort, first = 25, chosen, below }: Props<T>) {
  const order = useSignal<Order | null>(sort === undefined ? null : { column: sort, down: columns.find((each) => each.id === sort)?.number === true });
  const all = useSignal(false);
  const by = order.value === null ? undefined : columns.find((each) => each.id === order.value!.column);
  const sorted = by === undefined ? rows : arranged(rows, by.value, order.value!.down);
  const shown = all.value ? sorted : sorted.slice(0, first);
  const turn = (column: Column<T>) => {
    const now = order.value;
    order.value = { column: column.id, down: now?.column === column.id ? !now.down : column.number === true };
  };
  return (
    <div class="sheet">
      <table>
        <caption class="unseen">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" class={column.number ? "n" : ""} aria-sort={by === column ? (order.value!.down ? "descending" : "ascending") : undefined}>
                <button
                  class="sorter"
                  onClick={() => turn(column)}
                  {...(column.doc === undefined ? {} : hints(() => <Explanation title={column.title} doc={column.doc!} {...(column.formula === undefined ? {} : { formula: column.formula })} />))}
                >
                  {column.title}
                  <span class="arrow" aria-hidden="true">
                    {by === column ? (order.value!.down ? "▾" : "▴") : ""}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const under = below?.(row) ?? null;
            return (
              <Fragment key={name(row)}>
                <tr class={chosen?.(row) ? "chosen" : ""}>
                  {columns.map((column) => (
                    <td key={column.id} class={column.number ? "n" : ""}>
                      {column.show === undefined ? (column.value(row) ?? "–") : column.show(row)}
                    </td>
                  ))}
                </tr>
                {under !== null && (
                  <tr class="under">
                    <td colSpan={columns.length}>{under}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {sorted.length > first && (
        <button class="link more" onClick={() => (all.value = !all.value)}>
          {all.value ? `Show the first ${first} alone` : `Show all ${sorted.length}`}
        </button>
      )}
    </div>
  );
}

/** A share as a bar, in a colour of its own or the page's. */
export function Bar({ share, colour }: { share: number; colour?: string }) {
  const width = Number.isFinite(share) ? Math.min(1, Math.max(0, share)) * 100 : 0;
  return (
    <span class="bar" aria-hidden="true">
      <i style={{ width: `${width.toFixed(2)}%`, ...(colour === undefined ? {} : { background: colour }) }} />
    </span>
  );
}
