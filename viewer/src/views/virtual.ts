/** Long lists: only the rows that can be seen are in the page. */

import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

/** Rows beyond both ends, so that scrolling shows no gap; windows begin at multiples of it. */
const SPARE = 4;

export interface Window {
  /** For the element that scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Rows in the page: `first` up to `end`. */
  first: number;
  end: number;
  /** Height of a row in CSS points. */
  height: number;
  /** How many rows fit. */
  fits: number;
  /** Scrolls no further than it takes to see a row. */
  reveal(row: number, middle?: boolean): void;
}

/** @param rem Height of a row. */
export function useWindow(count: number, rem: number): Window {
  const scroller = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ at: 0, fits: 40, height: rem * 16 });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const height = rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const at = Math.floor(element.scrollTop / height / SPARE) * SPARE;
      const fits = Math.max(1, Math.ceil(element.clientHeight / height));
      setSeen((old) => (old.at === at && old.fits === fits && old.height === height ? old : { at, fits, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);

  const wish = useRef<{ row: number; middle: boolean } | null>(null);
  // Rows that were just added must be there before the list can be scrolled to them.
  useEffect(() => {
    const [element, to] = [scroller.current, wish.current];
    if (element === null || to === null) return;
    wish.current = null;
    bring(element, to.row * seen.height, seen.height, to.middle);
  });

  const [, again] = useState(0);
  return {
    scroller,
    first: Math.max(0, Math.min(seen.at - SPARE, count)),
    end: Math.max(0, Math.min(count, seen.at + seen.fits + 2 * SPARE)),
    height: seen.height,
    fits: seen.fits,
    reveal(row, middle = false) {
      wish.current = { row, middle };
      again((value) => value + 1);
    },
  };
}

function bring(element: HTMLElement, top: number, height: number, middle: boolean): void {
  const head = element.querySelector<HTMLElement>(".fixed")?.offsetHeight ?? 0;
  const room = element.clientHeight - head;
  const from = element.scrollTop;
  if (top >= from && top + height <= from + room) return;
  if (middle) element.scrollTop = Math.max(0, top - room / 2);
  else element.scrollTop = top < from ? top : top + height - room;
}
