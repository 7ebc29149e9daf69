/** What a finding points at: where the page goes when the reader asks to see it. */

import type { Finding, Place } from "../gen/scene";
import { type Scene } from "../data/scene";
import type { Focus } from "../state";

/** A finding's moment, ranks and place, as the page's state has them; `null` where it is about all of the run. */
export interface Target {
  span: readonly [number, number] | null;
  ranks: readonly number[] | null;
  place: Focus | null;
}

const texts = new WeakMap<Scene, Map<string, number>>();

/** Number of a text of the scene; 0, the empty text, where the scene has none. */
export function textNumber(scene: Scene, text: string): number {
  let numbers = texts.get(scene);
  if (numbers === undefined) {
    numbers = new Map();
    scene.document.texts.forEach((each, at) => numbers!.has(each) || numbers!.set(each, at));
    texts.set(scene, numbers);
  }
  return numbers.get(text) ?? 0;
}

/** The place as the source view wants it; `null` if the page knows neither its file nor its function. */
export function focusOf(scene: Scene, place: Place): Focus | null {
  const focus = {
    file: textNumber(scene, place.file),
    line: place.line,
    function: textNumber(scene, place.function),
    module: textNumber(scene, place.module),
  };
  return focus.file === 0 && focus.function === 0 ? null : focus;
}

/** Indices of ranks by their numbers, sorted; numbers that the run does not have are left out. */
export function rankIndices(scene: Scene, numbers: readonly number[]): number[] {
  const wanted = new Set(numbers);
  const found: number[] = [];
  scene.columns.u32("rank.number").forEach((number, at) => {
    if (wanted.has(number)) found.push(at);
  });
  return found;
}

export function targetOf(scene: Scene, finding: Finding): Target {
  const ranks = rankIndices(scene, finding.ranks);
  const all = ranks.length === 0 || ranks.length === scene.columns.u32("rank.number").length;
  const focuses = finding.places.map((place) => focusOf(scene, place)).filter((focus) => focus !== null);
  return {
    span: finding.span_ns === null ? null : [finding.span_ns[0] * 1e-9, finding.span_ns[1] * 1e-9],
    ranks: all ? null : ranks,
    place: focuses.find((focus) => focus.file !== 0) ?? focuses[0] ?? null,
  };
}

/** Last part of a path; with its folder where it stands for all files of that. */
export function base(path: string): string {
  return path.slice(path.lastIndexOf("/", path.endsWith("/*") ? path.length - 3 : undefined) + 1);
}
