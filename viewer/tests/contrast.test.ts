import { expect, test } from "vitest";
import css from "../src/theme.css?raw";

// Text can be read on every ground that it stands on: WCAG 2.2, level AA, by its own formula (relative luminance).

/** Colours of one block of tokens: the first is light, the others are dark. */
const themes = [...css.matchAll(/\{([^{}]*--paper:[^{}]*)\}/g)].map(([, block]) => Object.fromEntries([...block!.matchAll(/--(\w+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!])));

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [bright, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright! + 0.05) / (dark! + 0.05);
}

test("the formula is that of the standard: black on white is 21, equal colours are 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 6);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});

test("there are three blocks of tokens, and both dark ones say the same", () => {
  expect(themes.length).toBe(3);
  expect(themes[1]).toEqual(themes[2]);
});

test.each(["light", "dark"])("%s: text is at 4.5 or more on paper, wash and what is raised", (name) => {
  const theme = themes[name === "light" ? 0 : 1]!;
  for (const text of ["ink", "soft", "accent", "bad", "faint"])
    for (const ground of ["paper", "wash", "raise"])
      // Faint is for signs, lines and what is switched off, never for text: 3 is enough.
      expect(contrast(theme[text]!, theme[ground]!), `${text} on ${ground}`).toBeGreaterThanOrEqual(text === "faint" ? 3 : 4.5);
});
