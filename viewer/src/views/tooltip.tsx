/** One tooltip for the whole page: it says what lies under the pointer, or what has the focus. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./tooltip.css";

interface Tip {
  /** CSS points of the window: what it belongs to. It stands beside or below, never over it. */
  x: number;
  y: number;
  content: ComponentChildren;
}

const tip = signal<Tip | null>(null);

/** Shows a tooltip at the pointer. */
export function showTip(at: { clientX: number; clientY: number }, content: ComponentChildren): void {
  tip.value = { x: at.clientX, y: at.clientY, content };
}

/** Shows a tooltip below an element, for those who come by keyboard. */
export function showTipAt(element: Element, content: ComponentChildren): void {
  const box = element.getBoundingClientRect();
  tip.value = { x: box.left, y: box.bottom, content };
}

export function hideTip(): void {
  if (tip.value !== null) tip.value = null;
}

const GAP = 14;

/** The tooltip's place in the page. */
export function Tooltip() {
  const box = useRef<HTMLDivElement>(null);
  const now = tip.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || now === null) return;
    const { offsetWidth: width, offsetHeight: height } = element;
    const [right, bottom] = [window.innerWidth - width - 4, window.innerHeight - height - 4];
    const x = now.x + GAP <= right ? now.x + GAP : Math.max(4, now.x - GAP - width);
    const y = now.y + GAP <= bottom ? now.y + GAP : Math.max(4, now.y - GAP - height);
    element.style.transform = `translate(${Math.round(Math.min(x, Math.max(4, right)))}px, ${Math.round(y)}px)`;
  });
  if (now === null) return null;
  return (
    <div class="tip" role="tooltip" ref={box} style={{ left: 0, top: 0 }}>
      {now.content}
    </div>
  );
}

/** What a metric is: its name, what it says, and how it is computed. */
export function Explanation({ title, doc, formula, note }: { title: string; doc: string; formula?: string; note?: string }) {
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      {doc !== "" && <p>{doc}</p>}
      {formula !== undefined && formula !== "" && <p class="soft formula">{formula}</p>}
      {note !== undefined && note !== "" && <p class="soft">{note}</p>}
    </>
  );
}

/** Handlers that show `content` while the pointer or the focus is on an element: `<span {...hints(() => …)}>`. */
export function hints(content: () => ComponentChildren) {
  return {
    onPointerMove: (event: PointerEvent) => showTip(event, content()),
    onPointerLeave: hideTip,
    onFocus: (event: FocusEvent) => {
      if (event.currentTarget instanceof Element && event.currentTarget.matches(":focus-visible")) showTipAt(event.currentTarget, content());
    },
    onBlur: hideTip,
  };
}

/** A word that explains itself: "Load balance" with what it says and its formula. Reached by keyboard too. */
export function Explained(props: { title: string; doc: string; formula?: string; note?: string; children?: ComponentChildren }) {
  const { children, ...explanation } = props;
  return (
    <span class="explained" tabIndex={0} {...hints(() => <Explanation {...explanation} />)}>
      {children ?? props.title}
      <span class="unseen">
        {`. ${props.doc} ${props.formula ?? ""}`}
      </span>
    </span>
  );
}
