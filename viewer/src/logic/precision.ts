/** How exact a share of samples is. */

import type { Share } from "../gen/scene";
import { measured } from "./units";

/** Independent samples of the run: as many as the errors of the report's shares say; 0 where none has an error. */
export function samplesBehind(shares: readonly Pick<Share, "share" | "error">[]): number {
  const of = ({ share, error }: Pick<Share, "share" | "error">) => (error !== null && error > 0 ? (share * (1 - share)) / error ** 2 : 0);
  return shares.reduce((most, share) => Math.max(most, of(share)), 0);
}

/** A share of so many samples with its error, as the report writes it: "64 % ± 6 %". */
export function shareWithin(share: number, samples: number): string {
  const error = samples > 0 ? Math.sqrt(Math.max(0, share * (1 - share)) / samples) : null;
  return measured(share, error, "share").join(" ").trim();
}
