/** What the reader has chosen. Every view reads it; changes go through the functions here, so that each can be undone. */

import { signal } from "@preact/signals";

/** Which threads count. */
export type Threads = "main" | "all" | "openmp";

export interface Selection {
  /** Seconds from the start of the run, `null` for all of it. */
  span: readonly [number, number] | null;
  /** Rank indices that count, sorted; `null` for all. */
  ranks: readonly number[] | null;
  threads: Threads;
}

export const ALL: Selection = { span: null, ranks: null, threads: "main" };

/** The panels below the timeline. */
export type Panel = "findings" | "stacks" | "functions" | "source" | "mpi" | "io" | "ranks" | "compare";

/** A line of source, or code without lines, that the source view shows. Texts by number. */
export interface Focus {
  file: number;
  line: number;
  /** Function and module where there is no file. */
  function: number;
  module: number;
}

export const selection = signal<Selection>(ALL);
/** What is visible of the time axis: seconds. `null` for all. */
export const zoom = signal<readonly [number, number] | null>(null);
/** Strips below the timeline, by id; `null` for those that are shown at first. */
export const strips = signal<ReadonlySet<string> | null>(null);
export const panel = signal<Panel>("findings");
export const focus = signal<Focus | null>(null);
/** What is searched for in stacks and functions. */
export const search = signal("");

/** What can be taken back: what the numbers are of, and what is seen of the time axis. Where a list or a map is scrolled to is neither. */
interface Step {
  selection: Selection;
  zoom: readonly [number, number] | null;
  strips: ReadonlySet<string> | null;
}

const past = signal<readonly Step[]>([]);

/** Whether there is something to undo. */
export const canUndo = () => past.value.length > 0;

function remember(): void {
  past.value = [...past.value.slice(-99), { selection: selection.value, zoom: zoom.value, strips: strips.value }];
}

/** Changes part of the selection. */
export function select(change: Partial<Selection>): void {
  remember();
  selection.value = { ...selection.value, ...change };
}

/** Shows a span of time, `null` for all. */
export function zoomTo(span: readonly [number, number] | null): void {
  remember();
  zoom.value = span;
}

/** Shows other strips. */
export function showStrips(ids: ReadonlySet<string> | null): void {
  remember();
  strips.value = ids;
}

/** Takes back the last change of selection, zoom or strips. */
export function undo(): void {
  const last = past.value.at(-1);
  if (last === undefined) return;
  past.value = past.value.slice(0, -1);
  selection.value = last.selection;
  zoom.value = last.zoom;
  strips.value = last.strips;
}

/** Shows a line of source. */
export function show(place: Focus): void {
  focus.value = place;
  panel.value = "source";
}
