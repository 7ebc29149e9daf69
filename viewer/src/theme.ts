/** Light or dark: as the system says, until the reader says otherwise. */

import { computed, effect, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

const KEY = "steelyard-theme";

// A page opened from a file may have no storage; the choice then lasts as long as the page.
function stored(): Theme {
  try {
    const value = localStorage.getItem(KEY);
    return value === "light" || value === "dark" ? value : "system";
  } catch {
    return "system";
  }
}

const wish = window.matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(wish.matches);
wish.addEventListener("change", () => (systemDark.value = wish.matches));

export const theme = signal<Theme>(stored());

/** Whether the page is dark now. Canvases read it, so that they are drawn again when it turns. */
export const dark = computed(() => (theme.value === "system" ? systemDark.value : theme.value === "dark"));

effect(() => {
  const root = document.documentElement;
  if (theme.value === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme.value;
  try {
    if (theme.value === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme.value);
  } catch {
    // Without storage there is nothing to keep it in.
  }
});

/** Turns the page to the other of light and dark. */
export function turn(): void {
  theme.value = dark.value ? "light" : "dark";
}
