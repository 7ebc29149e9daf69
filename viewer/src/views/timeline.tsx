import type { Scene } from "../data/scene";

export function Timeline({ scene }: { scene: Scene }) {
  return <p class="empty">{scene.document.run.name}</p>;
}
