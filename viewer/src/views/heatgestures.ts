/** Pointer, wheel and keys on the heat map of ranks. */

import type { Signal } from "@preact/signals";
import { cursor } from "../cursor";
import type { Scene } from "../data/scene";
import { type Axis, type Span, snapped, timeOf } from "../logic/axis";
import { select, selection } from "../state";
import { endOf, viewOf } from "../visible";
import { hideTip } from "./tooltip";

/** What the gestures act on. Places are rows in the order in which they are drawn. */
export interface HeatTarget {
  scene: Scene;
  /** Visible places. */
  rows: Signal<readonly [number, number]>;
  count: () => number;
  hover: Signal<number | null>;
  rectangle: Signal<{ span: Span; places: Span } | null>;
  /** Ranks at places `from` up to `to`, sorted. */
  ranksAt: (from: number, to: number) => number[];
  /** All ranks of the group whose name stands beside a place; `null` where rows are not grouped. */
  groupAt: (place: number) => number[] | null;
  take: (ranks: readonly number[], how: "alone" | "add") => void;
  tip: (event: PointerEvent, place: number, time: number | null) => void;
}

const STILL = 4;
/** Fewer rows than this are not zoomed into further. */
const FEWEST = 4;

export class HeatGestures {
  readonly #target: HeatTarget;

  constructor(target: HeatTarget) {
    this.#target = target;
  }

  #place(element: HTMLElement, event: MouseEvent): { place: number; exact: number; cells: boolean; axis: Axis; x: number } | null {
    const cells = element.querySelector("[data-part=cells]");
    if (cells === null) return null;
    const box = cells.getBoundingClientRect();
    if (box.height <= 0 || box.width <= 0) return null;
    const [from, to] = this.#target.rows.value;
    const exact = from + (Math.min(box.height, Math.max(0, event.clientY - box.top)) / box.height) * (to - from);
    const [start, end] = viewOf(this.#target.scene);
    return {
      exact,
      place: Math.min(this.#target.count() - 1, Math.floor(exact)),
      cells: event.clientX >= box.left,
      axis: { from: start, to: end, width: box.width },
      x: Math.min(box.width, Math.max(0, event.clientX - box.left)),
    };
  }

  listen(element: HTMLElement): () => void {
    const target = this.#target;
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void, passive = true) =>
      element.addEventListener(type, heard, { signal: off.signal, passive });
    const snap = (a: number, b: number) => snapped([a, b], target.scene.document.timeline.binS || endOf(target.scene), endOf(target.scene));

    let drag: { id: number; clientX: number; clientY: number; time: number; place: number; cells: boolean; moved: boolean } | null = null;
    let anchor: number | null = null;

    on("pointerdown", (event) => {
      const at = this.#place(element, event);
      if (at === null || event.button !== 0) return;
      drag = { id: event.pointerId, clientX: event.clientX, clientY: event.clientY, time: timeOf(at.axis, at.x), place: at.place, cells: at.cells, moved: false };
    });

    on("pointermove", (event) => {
      const at = this.#place(element, event);
      if (at === null) return;
      if (drag === null) {
        target.hover.value = at.place;
        cursor.value = at.cells ? timeOf(at.axis, at.x) : null;
        target.tip(event, at.place, at.cells ? timeOf(at.axis, at.x) : null);
        return;
      }
      const [dx, dy] = [Math.abs(event.clientX - drag.clientX), Math.abs(event.clientY - drag.clientY)];
      if (!drag.moved && dx <= STILL && dy <= STILL) return;
      if (!drag.moved) element.setPointerCapture(event.pointerId);
      drag.moved = true;
      hideTip();
      target.hover.value = null;
      cursor.value = null;
      target.rectangle.value = this.#drawn(drag, at, dx, dy, snap);
    });

    const release = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.id) return;
      const was = drag;
      drag = null;
      const drawn = target.rectangle.value;
      target.rectangle.value = null;
      if (was.moved && drawn !== null) {
        const [from, to] = drawn.places;
        const all = from <= 0 && to >= target.count();
        const end = endOf(target.scene);
        const whole = drawn.span[0] <= 0 && drawn.span[1] >= end;
        select({ ranks: all ? selection.value.ranks : target.ranksAt(from, to), span: whole ? selection.value.span : drawn.span });
        return;
      }
      const at = this.#place(element, event);
      if (at === null) return;
      const group = at.cells ? null : target.groupAt(at.place);
      if (event.shiftKey && anchor !== null) target.take(target.ranksAt(Math.min(anchor, at.place), Math.max(anchor, at.place) + 1), "alone");
      else target.take(group ?? target.ranksAt(at.place, at.place + 1), event.ctrlKey || event.metaKey ? "add" : "alone");
      if (!event.shiftKey) anchor = at.place;
    };
    on("pointerup", release);
    on("pointercancel", () => {
      drag = null;
      target.rectangle.value = null;
    });
    on("pointerleave", () => {
      if (drag !== null) return;
      target.hover.value = null;
      cursor.value = null;
      hideTip();
    });

    // Ctrl with the wheel, or a pinch, shows fewer rows; the wheel alone moves through them, or the page where all are seen.
    on(
      "wheel",
      (event) => {
        const at = this.#place(element, event);
        if (at === null) return;
        const [from, to] = target.rows.value;
        const count = target.count();
        if (event.ctrlKey || event.metaKey) {
          event.preventDefault();
          const length = Math.min(count, Math.max(Math.min(count, FEWEST), (to - from) * Math.exp(Math.min(240, Math.max(-240, event.deltaY)) * 0.003)));
          this.#show(at.exact - ((at.exact - from) / (to - from)) * length, length, count);
        } else if (to - from < count) {
          event.preventDefault();
          this.#show(from + (event.deltaY / 400) * (to - from), to - from, count);
        }
        hideTip();
      },
      false,
    );

    on(
      "keydown",
      (event) => {
        if (event.altKey) return;
        const count = target.count();
        const now = target.hover.value ?? -1;
        const to = { ArrowDown: now + 1, ArrowUp: Math.max(0, now - 1), Home: 0, End: count - 1, PageDown: now + 10, PageUp: now - 10 }[event.key];
        if (to !== undefined) {
          const next = Math.min(count - 1, Math.max(0, to));
          target.hover.value = next;
          const [from, until] = target.rows.value;
          if (next < from || next >= until) this.#show(next < from ? next : next + 1 - (until - from), until - from, count);
        } else if ((event.key === "Enter" || event.key === " ") && now >= 0) {
          target.take(target.ranksAt(now, now + 1), event.ctrlKey || event.metaKey ? "add" : "alone");
        } else if (event.key === "+" || event.key === "-") {
          const [from, until] = target.rows.value;
          const length = Math.min(count, Math.max(Math.min(count, FEWEST), (until - from) * (event.key === "+" ? 0.6 : 1 / 0.6)));
          const middle = now >= 0 ? now + 0.5 : (from + until) / 2;
          this.#show(middle - length / 2, length, count);
        } else return;
        event.preventDefault();
      },
      false,
    );
    on("blur", () => (target.hover.value = null));
    return () => off.abort();
  }

  #show(from: number, length: number, count: number): void {
    const start = Math.min(Math.max(0, from), count - length);
    this.#target.rows.value = [start, start + length];
  }

  /** What a drag has drawn: time where it goes sideways, ranks where it goes down, both where it does both. */
  #drawn(
    drag: { time: number; place: number; cells: boolean },
    at: { place: number; axis: Axis; x: number },
    dx: number,
    dy: number,
    snap: (a: number, b: number) => Span,
  ): { span: Span; places: Span } {
    const end = endOf(this.#target.scene);
    const time = drag.cells && dx > STILL;
    // A hand that draws a span is not steady: it means ranks only once it has reached another row.
    const ranks = !drag.cells || (dy > STILL * 2 && at.place !== drag.place);
    return {
      span: time ? snap(drag.time, timeOf(at.axis, at.x)) : [0, end],
      places: ranks ? [Math.min(drag.place, at.place), Math.max(drag.place, at.place) + 1] : [0, this.#target.count()],
    };
  }
}
