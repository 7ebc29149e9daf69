/** Sums that take long are made after the page has answered. */

import { useEffect, useRef, useState } from "preact/hooks";

/** So many cells are added up in a few milliseconds. */
export const SOON = 100_000;

/**
 * What `make` gives for these keys; with `soon` at once. Otherwise what it gave before, `null` at first, until the page
 * has been drawn and the reader has stopped changing them.
 */
export function useLater<T>(keys: readonly unknown[], soon: boolean, make: () => T): T | null {
  const kept = useRef<{ keys: readonly unknown[]; value: T } | null>(null);
  const [, again] = useState(0);
  const fresh = kept.current !== null && kept.current.keys.every((key, at) => key === keys[at]);
  if (!fresh && soon) kept.current = { keys, value: make() };
  useEffect(() => {
    if (fresh || soon) return;
    const wait = setTimeout(() => {
      kept.current = { keys, value: make() };
      again((count) => count + 1);
    }, 40);
    return () => clearTimeout(wait);
  }, keys as unknown[]);
  return kept.current?.value ?? null;
}
