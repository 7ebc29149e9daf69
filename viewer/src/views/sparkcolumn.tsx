/** The small pictures beside the rows of a list: one canvas for all that are in the page. */

import { paintSparks } from "../draw/sparks";
import { usePainted } from "../draw/canvas";
import type { Columns } from "../logic/spread";

interface Props {
  columns: Columns;
  /** Picture of every row in the page, -1 for none. */
  pictures: readonly number[];
  /** First row in the page, and the height of a row in CSS points. */
  first: number;
  height: number;
  /** Ticks a bin of the full height. */
  full: number;
  colours: readonly string[];
}

/** Stands in the element that holds the rows. */
export function SparkColumn({ columns, pictures, first, height, full, colours }: Props) {
  const canvas = usePainted((pen) => paintSparks(pen, columns, pictures, height, full, colours));
  return <canvas class="sparks" ref={canvas} aria-hidden="true" style={{ top: `${first * height}px`, height: `${pictures.length * height}px` }} />;
}
