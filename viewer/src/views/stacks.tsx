import type { Scene } from "../data/scene";

export function Stacks({ scene }: { scene: Scene }) {
  return <p class="empty">{scene.document.run.name}</p>;
}
