/** Heat maps of a run, fetched when somebody looks at them and kept. */

import type { HeatInfo } from "../gen/scene";
import type { Scene } from "./scene";

const kept = new WeakMap<Scene, Map<string, Promise<Uint8Array | null>>>();

/** The bytes of a heat map, row by row; `null` where they are not there or not as many as they should be. */
export function heatBytes(scene: Scene, heat: HeatInfo): Promise<Uint8Array | null> {
  const known = kept.get(scene) ?? new Map<string, Promise<Uint8Array | null>>();
  kept.set(scene, known);
  const there = known.get(heat.id);
  if (there !== undefined) return there;
  const promise = scene.store
    .get(`${scene.run}/heat/${heat.id}`)
    .then((bytes) => (bytes === null || bytes.byteLength < heat.rows * heat.bins ? null : new Uint8Array(bytes)))
    .catch(() => null);
  known.set(heat.id, promise);
  return promise;
}
