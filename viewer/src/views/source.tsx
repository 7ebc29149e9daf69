import type { Scene } from "../data/scene";

export function Source({ scene }: { scene: Scene }) {
  return <p class="empty">{scene.document.run.name}</p>;
}
