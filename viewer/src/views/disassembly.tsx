/** Machine code: the instructions around the hottest spots of a function. */

import type { Source } from "../gen/scene";
import { number, percent } from "../logic/units";
import { ShareBar } from "./classbar";
import type { Code } from "./code";
import { useWindow } from "./virtual";

interface Props {
  code: Code;
  /** Text numbers. */
  who: { function: number; module: number };
  source: Source | null | undefined;
}

export function Disassembly({ code, who, source }: Props) {
  const { texts } = code.scene.document;
  const listing = source?.listings.find((each) => each.function === who.function && each.module === who.module);
  const instructions = listing?.instructions ?? [];
  const list = useWindow(instructions.length, 1.3125);
  const whole = instructions.reduce((sum, { seconds }) => sum + seconds, 0);
  const most = instructions.reduce((max, { seconds }) => Math.max(max, seconds), 0);
  return (
    <>
      <div class="paper">
        <div class="pathline line">
          <code class="cut" title={texts[who.function]}>
            {texts[who.function]}
          </code>
          <span class="soft cut">{texts[who.module]}</span>
        </div>
        {source !== undefined && instructions.length === 0 ? (
          <p class="empty">
            <b>No source and no instructions of this function.</b>
            Its samples carry no file and line. Instructions are shown for the hottest functions without source, where the program or library was still at its place and unchanged when this page was made.
          </p>
        ) : (
          <div class="coderows lines asm" role="grid" aria-label="Instructions" aria-rowcount={instructions.length} tabIndex={0} ref={list.scroller}>
            <div class="coderow fixed" role="row">
              <span role="columnheader">Time</span>
              <span role="columnheader" class="n">
                Seconds
              </span>
              <span role="columnheader" class="n">
                Offset
              </span>
              <span role="columnheader">Instruction</span>
              <span role="columnheader">Kind</span>
            </div>
            <div class="held" role="presentation" style={{ height: `${instructions.length * list.height}px` }}>
              {instructions.slice(list.first, list.end).map(({ offset, text, seconds, kind, line, file }, at) => (
                <div key={list.first + at} class="coderow" role="row" style={{ top: `${(list.first + at) * list.height}px` }}>
                  <span role="gridcell" class="share">
                    {seconds > 0 && (
                      <>
                        <ShareBar share={seconds / most} />
                        <span>{percent(seconds / whole)}</span>
                      </>
                    )}
                  </span>
                  <span role="gridcell" class="n soft">
                    {seconds > 0 ? number(seconds, "seconds") : ""}
                  </span>
                  <span role="gridcell" class="n soft mono">
                    {offset.toString(16)}
                  </span>
                  <span role="gridcell" class="text">
                    {text.slice(0, 200)}
                  </span>
                  <span role="gridcell" class="soft cut">
                    {[kind, line > 0 ? `${(texts[file] ?? "").split("/").pop()}:${line}` : ""].filter((part) => part !== "").join(" · ")}
                  </span>
                </div>
              ))}
            </div>
          </div>
        )}
      </div>
      <aside class="relatives soft">
        {instructions.length > 0 &&
          "Seconds were sampled over the whole run, all ranks and threads together: they do not follow what is selected. A sample is seen at the instruction that waited, often the one after the one that was slow."}
      </aside>
    </>
  );
}
