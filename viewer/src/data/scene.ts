/** A run as the page holds it. */

import { Columns, readScene } from "./columns";
import { type Document, SCENE_VERSION, type Source } from "../gen/scene";
import type { Store } from "./store";

export interface Scene {
  document: Document;
  columns: Columns;
  /** Which run of the page: 0, or 1 for the second of a comparison. */
  run: number;
  store: Store;
  /** Where the cells are those of one rank alone: the scene of all. */
  whole?: Scene;
}

/** Opens run number `run`; `null` if the page has none. Throws an `Error` with a sentence. */
export async function openScene(store: Store, run: number): Promise<Scene | null> {
  const bytes = await store.get(`${run}/scene`);
  if (bytes === null) return null;
  const { document, columns } = readScene(bytes);
  if (document.version > SCENE_VERSION)
    throw new Error(`This scene is of version ${document.version}; this page reads versions up to ${SCENE_VERSION}.`);
  return { document, columns, run, store };
}

/** A text of the scene by number. */
export function textOf(scene: Scene, number: number): string {
  return scene.document.texts[number] ?? "";
}

/** A member in JSON, by its whole name: "compare", "0/source". */
export async function jsonOf<T>(store: Store, name: string): Promise<T | null> {
  const bytes = await store.get(name);
  return bytes === null ? null : (JSON.parse(new TextDecoder().decode(bytes)) as T);
}

/** A member of a run in JSON. */
export const jsonMember = <T>(scene: Scene, name: string) => jsonOf<T>(scene.store, `${scene.run}/${name}`);

/** Source texts; not asked for where the scene says that there are none. */
export const sourceOf = async (scene: Scene) => (scene.document.source.available ? jsonMember<Source>(scene, "source") : null);
