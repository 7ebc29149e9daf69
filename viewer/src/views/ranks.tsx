import type { Scene } from "../data/scene";

export function Ranks({ scene }: { scene: Scene }) {
  return <p class="empty">{scene.document.run.name}</p>;
}
