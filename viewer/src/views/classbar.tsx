/** Time by class, as a bar and as words. */

import type { ComponentChildren } from "preact";
import type { ClassInfo } from "../gen/scene";
import { percent } from "../logic/units";
import { hideTip, showTip } from "./tooltip";

/** Classes with time, most first: their index and their share of `whole`. */
export function classShares(ticks: ArrayLike<number>, whole: number): { cls: number; share: number }[] {
  return Array.from(ticks, (value, cls) => ({ cls, share: whole > 0 ? value / whole : 0 }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
}

/** A bar as long as the share of `whole`, in the colours of the classes, in their order. One box: a list has many of them. */
export function ClassBar({ classes, ticks, whole }: { classes: readonly ClassInfo[]; ticks: ArrayLike<number>; whole: number }) {
  const stops: string[] = [];
  let at = 0;
  for (let cls = 0; cls < classes.length; cls++) {
    const share = whole > 0 ? (ticks[cls] ?? 0) / whole : 0;
    if (share <= 0.0005) continue;
    const to = Math.min(1, at + share);
    stops.push(`${classes[cls]!.colour} ${(100 * at).toFixed(1)}% ${(100 * to).toFixed(1)}%`);
    at = to;
  }
  return <span class="classbar" aria-hidden="true" style={{ backgroundImage: stops.length === 0 ? "none" : `linear-gradient(to right, ${stops.join(", ")}, transparent ${(100 * at).toFixed(1)}%)` }} />;
}

/** A bar as long as a share, in no class's colour. */
export function ShareBar({ share }: { share: number }) {
  return <span class="classbar" aria-hidden="true" style={{ backgroundImage: `linear-gradient(to right, var(--soft) ${(100 * share).toFixed(1)}%, transparent 0)` }} />;
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

/** A cell of a table with the share of `whole` that `total` is, its classes as a bar, and in a tooltip below `children`. */
export function ShareCell({ classes, ticks, total, whole, children }: { classes: readonly ClassInfo[]; ticks: ArrayLike<number>; total: number; whole: number; children: ComponentChildren }) {
  const tip = (event: PointerEvent) =>
    showTip(
      event,
      <>
        <p>{children}</p>
        <ClassList classes={classes} ticks={ticks} whole={total} />
      </>,
    );
  return (
    <span role="gridcell" class="share" onPointerMove={tip} onPointerLeave={hideTip}>
      <ClassBar classes={classes} ticks={ticks} whole={whole} />
      <span>{percent(whole > 0 ? total / whole : 0)}</span>
    </span>
  );
}
