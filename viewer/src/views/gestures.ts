/** Pointer, wheel and keys on the time axis. */

import { cursor } from "../cursor";
import type { Scene } from "../data/scene";
import { type Axis, moved, type Span, snapped, timeOf, xOf, zoomed } from "../logic/axis";
import { select, selection, zoom, zoomTo } from "../state";
import { draft, endOf, leastOf, viewOf } from "../visible";
import { hideTip } from "./tooltip";

/** CSS points that the pointer may move in a click, and the reach of an end of the selection. */
const STILL = 3;
const REACH = 5;
/** Milliseconds after which a pointer rests, and in which turns of the wheel are one step to undo. */
const REST = 90;
const BURST = 500;

export class TimeGestures {
  readonly #scene: Scene;
  #wheelAt = 0;
  #rest = 0;
  /** Where Shift with the arrow keys began to select. */
  #anchor: number | null = null;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Zooms or moves; what follows within a moment is the same step to undo. */
  #show(view: Span | null): void {
    const now = performance.now();
    if (now - this.#wheelAt > BURST) zoomTo(view);
    else zoom.value = view;
    this.#wheelAt = now;
  }

  #snapped(span: Span): Span {
    return snapped(span, this.#scene.document.timeline.binS || endOf(this.#scene), endOf(this.#scene));
  }

  /** Selects what is drafted; `step`: as a step of its own to undo. */
  #commit(step: boolean): void {
    if (draft.value === null) return;
    // All of the run is no selection.
    const whole = draft.value[0] <= 0 && draft.value[1] >= endOf(this.#scene);
    const span = whole ? null : draft.value;
    const now = selection.value.span;
    if (now?.[0] === span?.[0] && now?.[1] === span?.[1]) return;
    if (step) select({ span });
    else selection.value = { ...selection.value, span };
  }

  /** Where the plots are: the axis of whatever plot stands in `rows`. */
  #axis(rows: HTMLElement): { axis: Axis; left: number } | null {
    const plot = rows.querySelector(".lane-plot");
    if (plot === null) return null;
    const box = plot.getBoundingClientRect();
    if (box.width <= 0) return null;
    const [from, to] = viewOf(this.#scene);
    return { axis: { from, to, width: box.width }, left: box.left };
  }

  /** Drag, click, wheel and keys on the plots. */
  listen(rows: HTMLElement): () => void {
    const off = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(type: K, heard: (event: HTMLElementEventMap[K]) => void, passive = true) =>
      rows.addEventListener(type, heard, { signal: off.signal, passive });

    let drag: { id: number; x: number; from: number; moved: boolean; step: boolean } | null = null;

    const onPlot = (event: Event) => event.target instanceof Element && event.target.closest(".lane-plot") !== null;

    on("pointerdown", (event) => {
      const place = this.#axis(rows);
      if (place === null || event.button !== 0 || !onPlot(event)) return;
      const x = event.clientX - place.left;
      const span = selection.value.span;
      // An end of the selection is taken where it is; the other end then stays.
      const ends = span === null ? [] : [xOf(place.axis, span[0]), xOf(place.axis, span[1])];
      const held = ends.findIndex((end) => Math.abs(end - x) <= REACH);
      const from = held >= 0 && span !== null ? span[1 - held]! : timeOf(place.axis, x);
      drag = { id: event.pointerId, x, from, moved: false, step: true };
    });

    on("pointermove", (event) => {
      const place = this.#axis(rows);
      if (place === null) return;
      const x = event.clientX - place.left;
      if (drag === null) {
        if (!onPlot(event)) {
          cursor.value = null;
          return;
        }
        cursor.value = timeOf(place.axis, Math.min(place.axis.width, Math.max(0, x)));
        const span = selection.value.span;
        const near = span?.some((end) => Math.abs(xOf(place.axis, end) - x) <= REACH) === true;
        rows.classList.toggle("near", near);
        return;
      }
      if (event.pointerId !== drag.id) return;
      if (!drag.moved && Math.abs(x - drag.x) <= STILL) return;
      // Only now: what is captured before it moves loses its double click.
      if (!drag.moved) rows.setPointerCapture(event.pointerId);
      drag.moved = true;
      hideTip();
      cursor.value = null;
      draft.value = this.#snapped([drag.from, timeOf(place.axis, Math.min(place.axis.width, Math.max(0, x)))]);
      const { step } = drag;
      clearTimeout(this.#rest);
      this.#rest = window.setTimeout(() => {
        this.#commit(step);
        if (drag !== null) drag.step = false;
      }, REST);
    });

    // A click within the span may be the first of two that zoom to it.
    const outside = (event: PointerEvent) => {
      const [place, span] = [this.#axis(rows), selection.value.span];
      if (place === null || span === null) return false;
      const at = timeOf(place.axis, event.clientX - place.left);
      return at < span[0] || at > span[1];
    };
    const release = (event: PointerEvent) => {
      if (drag === null || event.pointerId !== drag.id) return;
      clearTimeout(this.#rest);
      if (drag.moved) this.#commit(drag.step);
      else if (outside(event)) select({ span: null });
      draft.value = null;
      drag = null;
    };
    on("pointerup", release);
    on("pointercancel", release);
    on("pointerleave", () => {
      if (drag === null) cursor.value = null;
    });

    on("dblclick", (event) => {
      if (!onPlot(event)) return;
      const span = selection.value.span;
      const shown = zoom.value !== null && span !== null && zoom.value[0] === span[0] && zoom.value[1] === span[1];
      if (span !== null && !shown) zoomTo(span);
      else if (zoom.value !== null) zoomTo(null);
    });

    on(
      "wheel",
      (event) => {
        if (!onPlot(event)) return;
        const place = this.#axis(rows);
        if (place === null) return;
        event.preventDefault();
        hideTip();
        this.#wheel(event, place.axis, event.clientX - place.left);
      },
      false,
    );

    on("keydown", (event) => this.#key(event), false);
    on("blur", () => {
      cursor.value = null;
      this.#anchor = null;
    });
    return () => off.abort();
  }

  #wheel(event: WheelEvent, axis: Axis, x: number): void {
    const view: Span = [axis.from, axis.to];
    const end = endOf(this.#scene);
    // A turn of a wheel is 100 points or 3 lines; a touchpad sends a few at a time.
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 300 : 1;
    const along = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      if (zoom.value !== null) this.#show(moved(view, ((along * unit) / axis.width) * (axis.to - axis.from), end));
      return;
    }
    const factor = Math.exp(Math.min(240, Math.max(-240, event.deltaY * unit)) * 0.0022);
    this.#show(zoomed(view, timeOf(axis, x), factor, end, leastOf(this.#scene)));
  }

  #key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { binS, bins } = this.#scene.document.timeline;
    const end = endOf(this.#scene);
    if (bins === 0) return;
    const view = viewOf(this.#scene);
    const at = cursor.value ?? selection.value.span?.[0] ?? view[0];
    const middle = (Math.floor(at / binS + 1e-6) + 0.5) * binS;
    // A step is a bin, or what a few points of the screen show where a bin is narrower.
    const step = Math.max(1, Math.round((view[1] - view[0]) / 200 / binS)) * binS;
    const to = (time: number) => {
      const next = Math.min(Math.max(binS / 2, time), Math.min(end, bins * binS) - binS / 4);
      if (event.shiftKey) {
        this.#anchor ??= middle;
        const first = selection.value.span === null || cursor.value === null;
        draft.value = this.#snapped([this.#anchor, next]);
        this.#commit(first);
        draft.value = null;
      } else this.#anchor = null;
      cursor.value = next;
      if (next < view[0] || next > view[1]) this.#show(moved(view, next < view[0] ? next - view[0] - 5 * step : next - view[1] + 5 * step, end));
    };
    switch (event.key) {
      case "ArrowLeft":
        to(middle - step);
        break;
      case "ArrowRight":
        to(middle + step);
        break;
      case "Home":
        to(0);
        break;
      case "End":
        to(end);
        break;
      case "PageUp":
        this.#show(zoom.value === null ? null : moved(view, -(view[1] - view[0]) * 0.8, end));
        break;
      case "PageDown":
        this.#show(zoom.value === null ? null : moved(view, (view[1] - view[0]) * 0.8, end));
        break;
      case "+":
      case "=":
        this.#show(zoomed(view, Math.min(Math.max(at, view[0]), view[1]), 0.6, end, leastOf(this.#scene)));
        break;
      case "-":
        this.#show(zoomed(view, Math.min(Math.max(at, view[0]), view[1]), 1 / 0.6, end, leastOf(this.#scene)));
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** Drags the axis itself: it moves; the wheel zooms here too. */
  pan(element: HTMLElement): () => void {
    const off = new AbortController();
    let held: { x: number; view: Span } | null = null;
    const options = { signal: off.signal };
    element.addEventListener(
      "pointerdown",
      (event) => {
        held = { x: event.clientX, view: viewOf(this.#scene) };
        element.setPointerCapture(event.pointerId);
      },
      options,
    );
    element.addEventListener(
      "pointermove",
      (event) => {
        if (held === null || zoom.value === null) return;
        const by = ((held.x - event.clientX) / element.clientWidth) * (held.view[1] - held.view[0]);
        this.#show(moved(held.view, by, endOf(this.#scene)));
      },
      options,
    );
    for (const type of ["pointerup", "pointercancel"] as const) element.addEventListener(type, () => (held = null), options);
    element.addEventListener("dblclick", () => zoomTo(null), options);
    element.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const [from, to] = viewOf(this.#scene);
        const box = element.getBoundingClientRect();
        this.#wheel(event, { from, to, width: box.width }, event.clientX - box.left);
      },
      { ...options, passive: false },
    );
    return () => off.abort();
  }
}
