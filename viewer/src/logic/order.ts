/** The order of a table's rows. */

export interface Order {
  column: string;
  /** Largest first. */
  down: boolean;
}

/** Rows by a value; those without one last, whichever way; equals stay as they came. */
export function arranged<T>(rows: readonly T[], value: (row: T) => number | string | null, down: boolean): T[] {
  const sign = down ? -1 : 1;
  const keyed = rows.map((row) => {
    const key = value(row);
    return { row, key: typeof key === "number" && Number.isNaN(key) ? null : key };
  });
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
    if (typeof a.key === "number" && typeof b.key === "number") return sign * (a.key - b.key) || 0;
    return sign * ORDER.compare(String(a.key), String(b.key));
  });
  return keyed.map(({ row }) => row);
}

const ORDER = new Intl.Collator("en", { numeric: true });
