/** The scene of one rank alone: where a scene's ranks share rows of cells, a server has those of each rank by itself. */

import { readScene } from "./columns";
import type { RankCells } from "../gen/scene";
import type { Scene } from "./scene";

/** Cells name their row in 16 bits. */
const MOST = 1 << 16;

/**
 * A scene with the cells of one rank in the place of all, in the timeline's bins; `null` if the page holds none of a rank
 * alone. Throws an `Error` if they cannot be had or read.
 */
export async function rankScene(whole: Scene, rank: number): Promise<Scene | null> {
  if (rank >= MOST) return null;
  const bytes = await whole.store.get(`${whole.run}/rank/${rank}`);
  if (bytes === null) return null;
  const { document, columns } = readScene<RankCells>(bytes);
  if (document.rank !== rank) throw new Error(`These are cells of another rank: ${document.rank}.`);
  // In the place that the rank has among all.
  columns.add("cells.row", new Uint16Array(columns.u32("cells.path").length).fill(rank));
  return { ...whole, document: { ...whole.document, cells: document.cells, ranksPerRow: 1 }, columns: whole.columns.with(columns), whole };
}
