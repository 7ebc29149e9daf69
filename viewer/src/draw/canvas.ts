/** A canvas that is as sharp as the screen and drawn at most once a frame, only when something changed. */

import { effect } from "@preact/signals";
import { type RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { dark } from "../theme";

/** What a painter gets: a context in CSS points, cleared, and the colours of the page. */
export interface Pen {
  context: CanvasRenderingContext2D;
  /** CSS points. */
  width: number;
  height: number;
  /** Device points a CSS point. */
  ratio: number;
  ink: Ink;
}

/** The page's colours and type, for drawing. */
export interface Ink {
  paper: string;
  ink: string;
  soft: string;
  faint: string;
  line: string;
  wash: string;
  accent: string;
  bad: string;
  raise: string;
  /** Shades from little to much, #rrggbb. */
  heat: readonly string[];
  /** `context.font` of small text and of code, and the height of a small line in CSS points. */
  small: string;
  mono: string;
  size: number;
  dark: boolean;
}

let current: Ink | null = null;

/** The page's colours now. */
export function ink(): Ink {
  if (current !== null && current.dark === dark.peek()) return current;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const size = 0.75 * Number.parseFloat(style.fontSize);
  current = {
    paper: token("paper"),
    ink: token("ink"),
    soft: token("soft"),
    faint: token("faint"),
    line: token("line"),
    wash: token("wash"),
    accent: token("accent"),
    bad: token("bad"),
    raise: token("raise"),
    heat: token("heat").split(/\s+/),
    small: `${size}px ${style.fontFamily}`,
    mono: `${size}px ${token("mono")}`,
    size,
    dark: dark.peek(),
  };
  return current;
}

export type Paint = (pen: Pen) => void;

/** One canvas with its painter. */
export class Surface {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #observer: ResizeObserver;
  readonly #sight: IntersectionObserver;
  readonly #forget: () => void;
  #frame = 0;
  /** Whether any of it can be seen, and whether it has missed a drawing meanwhile. */
  #seen = true;
  #missed = false;
  paint: Paint;

  constructor(canvas: HTMLCanvasElement, paint: Paint) {
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("This browser gives the page no canvas to draw on.");
    this.#canvas = canvas;
    this.#context = context;
    this.paint = paint;
    // A new size empties the canvas: it is painted before the browser shows it.
    this.#observer = new ResizeObserver(() => {
      current = null;
      this.#draw();
    });
    this.#observer.observe(canvas);
    // What is scrolled out of sight is drawn when it comes back.
    this.#sight = new IntersectionObserver((entries) => {
      this.#seen = entries.at(-1)?.isIntersecting ?? true;
      if (this.#seen && this.#missed) this.#draw();
    });
    this.#sight.observe(canvas);
    this.#forget = effect(() => {
      void dark.value;
      this.invalidate();
    });
  }

  /** Asks for a drawing in the next frame. */
  invalidate(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#observer.disconnect();
    this.#sight.disconnect();
    this.#forget();
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#missed = !this.#seen;
    if (this.#missed) return;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    const ratio = window.devicePixelRatio || 1;
    const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== wide || this.#canvas.height !== high) {
      this.#canvas.width = wide;
      this.#canvas.height = high;
    }
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#context.clearRect(0, 0, width, height);
    this.paint({ context: this.#context, width, height, ratio, ink: ink() });
  }
}

/**
 * A canvas for a component: `<canvas ref={usePainted(paint)} />`. It is drawn again whenever the component renders, so
 * what `paint` draws must be read in the component; or in `watch`, whose signals draw it again without a rendering. With
 * `drawn`, all that the drawing depends on, it is drawn again only when one of these is another.
 */
export function usePainted(paint: Paint, watch?: () => void, drawn?: readonly unknown[]): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<Surface | null>(null);
  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const made = new Surface(canvas.current, paint);
    surface.current = made;
    const forget = watch === undefined ? undefined : effect(() => {
      watch();
      made.invalidate();
    });
    return () => {
      forget?.();
      made.close();
    };
  }, []);
  useEffect(() => {
    if (surface.current === null) return;
    surface.current.paint = paint;
    surface.current.invalidate();
  }, drawn as unknown[] | undefined);
  return canvas;
}
