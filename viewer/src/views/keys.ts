/** Keys that work anywhere in the page; `help.tsx` lists them. */

import { panel, select, selection, undo, zoomTo } from "../state";
import { turn } from "../theme";
import { openHelp } from "./help";
import { panelsNow } from "./shell";

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || document.querySelector("dialog[open]") !== null || typing(event.target)) return;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z") {
    event.preventDefault();
    undo();
    return;
  }
  if (!plain) return;
  const digit = Number(event.key);
  if (event.key !== " " && digit >= 1) {
    const to = panelsNow()[digit - 1];
    if (to !== undefined) panel.value = to.id;
    return;
  }
  switch (event.key) {
    case "/":
      event.preventDefault();
      document.querySelector<HTMLInputElement>("#search")?.focus();
      return;
    case "?":
      openHelp();
      return;
    case "u":
      undo();
      return;
    case "t":
      turn();
      return;
    case "z":
      if (selection.value.span !== null) zoomTo(selection.value.span);
      return;
    case "0":
      zoomTo(null);
      return;
    case "Escape":
      if (selection.value.span !== null || selection.value.ranks !== null) select({ span: null, ranks: null });
  }
}

/** Listens until the function that it returns is called. */
export function listen(): () => void {
  window.addEventListener("keydown", pressed);
  return () => window.removeEventListener("keydown", pressed);
}
