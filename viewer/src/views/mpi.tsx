import type { Scene } from "../data/scene";

export function Mpi({ scene }: { scene: Scene }) {
  return <p class="empty">{scene.document.run.name}</p>;
}
