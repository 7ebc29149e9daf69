/** The time axis: the classes stacked, strips below. */

import type { Scene } from "../data/scene";
import { Timeline } from "./timeline";

export function Time({ scene }: { scene: Scene }) {
  return <Timeline scene={scene} />;
}
