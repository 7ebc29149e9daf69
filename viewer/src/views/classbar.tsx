/** Time by class, as a bar and as words. */

import type { ClassInfo } from "../data/document";
import { percent } from "../logic/units";

/** Classes with time, most first: their index and their share of `whole`. */
export function classShares(ticks: ArrayLike<number>, whole: number): { cls: number; share: number }[] {
  return Array.from(ticks, (value, cls) => ({ cls, share: whole > 0 ? value / whole : 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}

/** A bar as long as the share of `whole`, in the colours of the classes, in their order. */
export function ClassBar({ classes, ticks, whole }: { classes: readonly ClassInfo[]; ticks: ArrayLike<number>; whole: number }) {
  return (
    <span class="classbar" aria-hidden="true">
      {classes.map((info, cls) => {
        const share = whole > 0 ? (ticks[cls] ?? 0) / whole : 0;
        return share > 0.0005 ? <i key={cls} style={{ width: `${(100 * Math.min(1, share)).toFixed(2)}%`, background: info.colour }} /> : null;
      })}
    </span>
  );
}

/** The classes by name, for a tooltip or a detail: most first, those below a half per cent left out but for the first. */
export function ClassList({ classes, ticks, whole, most = 6 }: { classes: readonly ClassInfo[]; ticks: ArrayLike<number>; whole: number; most?: number }) {
  const shares = classShares(ticks, whole).filter(({ share }, at) => at === 0 || share >= 0.005);
  return (
    <ul class="classlist">
      {shares.slice(0, most).map(({ cls, share }) => (
        <li key={cls}>
          <span class="dot" style={{ background: classes[cls]!.colour }} />
          {classes[cls]!.label} <span class="soft">{percent(share)}</span>
        </li>
      ))}
    </ul>
  );
}
