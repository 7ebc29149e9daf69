/** Rows over time, for the small pictures beside them: read after the page has answered, a little at a time. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { begin, type Columns, columnsOf, distance, type Groups, holdsFor, moveTo, readOn, type Spread } from "../logic/spread";
import type { Code, Weighed } from "./code";

/** So many cells are read in a few milliseconds: at once, and in one turn. */
const AT_ONCE = 100_000;
const A_TURN = 400_000;
/** Milliseconds after which the reader has stopped scrolling. */
const REST = 40;

interface Held {
  /** What the rows belong to. */
  what: string;
  spread: Spread;
  /** Group of a row. */
  place: Map<number, number>;
}

export interface Pictures {
  columns: Columns;
  /** Picture of a row, -1 for none. */
  pictureOf: (row: number) => number;
  /** In how many ranks a row was seen; `null` until that is known. */
  ranksOf: (row: number) => number | null;
}

interface Wanted {
  /** Names the rows: those of another tree or file are others. */
  what: string;
  /** Rows that are shown now, and those to read with them because they may be shown next. */
  shown: readonly number[];
  around: () => readonly number[];
  /** Rows as groups. */
  groupsOf: (rows: readonly number[]) => Groups;
  columns: number;
}

/** Pictures of rows; `null` until there are any. Where others are asked for, those that are there stay until then. */
export function useSpread(code: Code, now: Weighed, { what, shown, around, groupsOf, columns }: Wanted): Pictures | null {
  const { cells } = code;
  const held = useRef<Held | null>(null);
  const [, again] = useState(0);
  const read = () => {
    const rows = around();
    return { what, place: new Map(rows.map((row, at) => [row, at])), spread: begin(cells, now.keep, groupsOf(rows)) };
  };
  const there = held.current;
  const holds = there !== null && there.what === what && holdsFor(there.spread, now.keep) && distance(cells, there.spread, now.keep) <= A_TURN / 4;
  const soon = cells.count <= AT_ONCE;
  const behind = holds && there.spread.keep !== now.keep;
  if (behind && soon) moveTo(cells, there.spread, now.keep);
  const fresh = holds && shown.every((row) => there.place.has(row));
  // Numbers first: what they are of is counted, and drawn, in the frame after them.
  useEffect(() => {
    if (!behind || soon) return;
    const wait = requestAnimationFrame(() => {
      moveTo(cells, there.spread, now.keep);
      again((count) => count + 1);
    });
    return () => cancelAnimationFrame(wait);
  }, [behind, now.keep]);
  if (!fresh && soon) {
    held.current = read();
    readOn(cells, held.current.spread, cells.count + 1);
  }
  const keys = shown.join();
  useEffect(() => {
    if (fresh || soon) return;
    let next: Held | null = null;
    const turn = () => {
      next ??= read();
      if (!readOn(cells, next.spread, A_TURN)) {
        wait = window.setTimeout(turn);
        return;
      }
      held.current = next;
      again((count) => count + 1);
    };
    let wait = window.setTimeout(turn, REST);
    return () => clearTimeout(wait);
  }, [fresh, what, keys, fresh ? null : now.keep]);

  const got = held.current?.what === what ? held.current : null;
  return useMemo(() => {
    if (got === null) return null;
    const { spread, place } = got;
    const picture = new Map(shown.map((row, at) => [row, at]));
    return {
      columns: columnsOf(spread, shown.map((row) => place.get(row) ?? -1), columns),
      pictureOf: (row) => (place.has(row) ? (picture.get(row) ?? -1) : -1),
      ranksOf: (row) => (holdsFor(spread, now.keep) && place.has(row) ? spread.ranks[place.get(row)!]! : null),
    };
  }, [got, got?.spread.keep, now.keep, keys]);
}
