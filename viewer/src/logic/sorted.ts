/** Functions in order. A list shows a few dozen of them: those alone are put in order, the others when they are asked for. */

import type { Document } from "../gen/scene";
import type { FunctionTable, Numbers } from "./functions";
import type { FunctionList } from "./tree";

export type Key = "name" | "self" | "total" | "module" | "callers" | "mpi" | "io";

/** Places of functions in the order of their names, and in that of their modules: texts are compared once. */
export interface Places {
  name: Uint32Array;
  module: Uint32Array;
}

export function placesOf(document: Document, list: FunctionList): Places {
  const place = (of: Uint32Array) => {
    const texts = [...new Set(of)].map((number) => document.texts[number] ?? "");
    texts.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const places = new Map(texts.map((text, at) => [text, at]));
    return Uint32Array.from(of, (number) => places.get(document.texts[number] ?? "")!);
  };
  return { name: place(list.name), module: place(list.module) };
}

/** A list that is in order as far as it has been looked at. */
export class Sorted {
  readonly length: number;
  readonly #list: Uint32Array;
  readonly #compare: (a: number, b: number) => number;
  #done = 0;

  /** Takes `list` and puts it in order; `compare` finds no two of it equal. */
  constructor(list: Uint32Array, compare: (a: number, b: number) => number) {
    this.#list = list;
    this.#compare = compare;
    this.length = list.length;
  }

  /** Those from `first` up to `end`. */
  range(first: number, end: number): Uint32Array {
    const to = Math.min(this.length, end);
    if (to > this.#done) {
      // Twice as many as before, so that whoever looks at one after the other does not order all of them each time.
      const next = Math.min(this.length, Math.max(to, 2 * this.#done));
      foremost(this.#list, this.#done, next, this.#compare);
      this.#list.subarray(this.#done, next).sort(this.#compare);
      this.#done = next;
    }
    return this.#list.subarray(first, Math.max(first, to));
  }

  at(place: number): number | undefined {
    return this.range(place, place + 1)[0];
  }

  all(): Uint32Array {
    return this.range(0, this.length);
  }
}

/** Brings the foremost of `list` from `first` on to the places up to `end`, in no order (Hoare's selection). */
function foremost(list: Uint32Array, first: number, end: number, compare: (a: number, b: number) => number): void {
  let [low, high] = [first, list.length - 1];
  while (low < high && end <= high) {
    const pivot = middle(list[low]!, list[(low + high) >> 1]!, list[high]!, compare);
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(list[left]!, pivot) < 0) left++;
      while (compare(list[right]!, pivot) > 0) right--;
      if (left > right) break;
      const held = list[left]!;
      list[left++] = list[right]!;
      list[right--] = held;
    }
    if (end <= right) high = right;
    else if (end > left) low = left;
    else return;
  }
}

function middle(a: number, b: number, c: number, compare: (a: number, b: number) => number): number {
  if (compare(a, b) < 0) return compare(b, c) < 0 ? b : compare(a, c) < 0 ? c : a;
  return compare(a, c) < 0 ? a : compare(b, c) < 0 ? c : b;
}

/** Functions with time that match, by `key`; equals by total, by name and by number, so that rows do not change places. */
export function sorted(table: FunctionTable, places: Places, matches: Uint8Array | null, key: Key, descending: boolean, numbers: Numbers): Sorted {
  const { total, self } = table;
  const list = new Uint32Array(total.length);
  let count = 0;
  for (let who = 1; who < total.length; who++) if (total[who]! > 0 && (matches === null || matches[who] === 1)) list[count++] = who;
  const made = (of: (who: number) => number) => {
    const out = new Float64Array(total.length);
    for (let at = 0; at < count; at++) out[list[at]!] = of(list[at]!);
    return out;
  };
  const value =
    key === "self" ? self
    : key === "total" ? total
    : key === "name" || key === "module" ? places[key]
    : made(numbers[key]);
  const sign = descending ? -1 : 1;
  return new Sorted(
    list.subarray(0, count),
    (a, b) => sign * (value[a]! - value[b]!) || total[b]! - total[a]! || places.name[a]! - places.name[b]! || a - b,
  );
}
