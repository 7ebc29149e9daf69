/** The lines of one file with their time, and those of them that the reader chose. */

import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Source } from "../gen/scene";
import { highest } from "../draw/sparks";
import { INSTRUCTIONS } from "../gen/scene";
import { type FileLines, groupsOfLines, together } from "../logic/lines";
import { type Listed, listedOf } from "../logic/listed";
import { number, percent } from "../logic/units";
import { showTip, hideTip, Explained } from "./tooltip";
import { ClassBar, ClassList } from "./classbar";
import type { Code, Weighed } from "./code";
import { showCallers } from "./stackstate";
import { SparkColumn } from "./sparkcolumn";
import { useSpread } from "./usespread";
import { useWindow } from "./virtual";
import { obey } from "./obey";

const SPARK_COLUMNS = 40;
const ROW_REM = 1.3125;
/** Signs of a line that are shown. */
const MOST_SIGNS = 2000;

interface Props {
  code: Code;
  /** Text number. */
  file: number;
  source: Source | null | undefined;
  /** Line to go to, 0 none. */
  focus: number;
}

export function Lines({ code, file, source, focus }: Props) {
  const now = code.now();
  const { document } = code.scene;
  const text = source?.files.find((entry) => entry.file === file) ?? null;
  const lines = now.lines(file);
  const rows = useMemo(() => listedOf(text, lines.lines), [text, lines.lines]);
  const indexOf = useMemo(() => new Map(Array.from(lines.lines, (line, at) => [line, at] as const)), [lines.lines]);
  const list = useWindow(rows.length, ROW_REM);
  /** Chosen lines: from the one first clicked to the one clicked last with Shift. */
  const chosen = useSignal<readonly [number, number] | null>(null);

  const rowOf = (line: number) => rows.findIndex((row) => "line" in row && row.line >= line);
  const went = useRef("");
  useEffect(() => {
    // Where the text comes later the line goes to another row.
    const hottest = lines.total.length === 0 ? 0 : lines.lines[lines.self.reduce((best, value, at) => (value > lines.self[best]! ? at : best), 0)]!;
    const to = focus > 0 ? focus : hottest;
    const key = `${focus} ${rows.length}`;
    if (to === 0 || went.current === key || source === undefined) return;
    went.current = key;
    if (focus > 0) chosen.value = [focus, focus];
    list.reveal(rowOf(to), true);
  });

  const shown = rows.slice(list.first, list.end);
  // One scale for the whole file: that of the line with most time.
  const top = useMemo(() => lines.total.reduce((best, value, at) => (value > lines.total[best]! ? at : best), 0), [lines]);
  const indices = (from: number, to: number) => rows.slice(from, to).flatMap((row) => ("line" in row && indexOf.has(row.line) ? [indexOf.get(row.line)!] : []));
  const pictures = useSpread(code, now, {
    what: `file ${file}`,
    shown: lines.count === 0 ? [] : [...new Set([top, ...indices(list.first, list.end)])],
    around: () => (lines.count === 0 ? [] : [...new Set([top, ...indices(Math.max(0, list.first - list.fits), list.end + list.fits)])]),
    groupsOf: (each) => groupsOfLines(code.paths(), lines, each),
    columns: SPARK_COLUMNS,
  });
  const full = useMemo(() => (pictures === null || lines.count === 0 ? 0 : highest(pictures.columns, 0)), [pictures]);
  const ofRow = <T,>(row: Listed, of: (line: number) => T, none: T) => ("line" in row && indexOf.has(row.line) ? of(indexOf.get(row.line)!) : none);
  const choose = (line: number, extend: boolean) => {
    chosen.value = [extend ? (chosen.value?.[0] ?? line) : line, line];
  };
  const step = (by: number, extend: boolean) => {
    const from = chosen.value?.[1];
    let at = from === undefined ? (by > 0 ? -1 : rows.length) : rowOf(from);
    do at += by;
    while (rows[at] !== undefined && "gap" in rows[at]!);
    const row = rows[at];
    if (row === undefined || !("line" in row)) return;
    chosen.value = extend && chosen.value !== null ? [chosen.value[0], row.line] : [row.line, row.line];
    list.reveal(at);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const keys: Record<string, () => void> = {
      ArrowDown: () => step(1, event.shiftKey),
      ArrowUp: () => step(-1, event.shiftKey),
      n: () => nextHot(1),
      p: () => nextHot(-1),
    };
    if (event.key === "Escape" && chosen.value !== null) keys["Escape"] = () => (chosen.value = null);
    obey(event, keys);
  };
  const nextHot = (by: number) => {
    const from = chosen.value?.[1] ?? 0;
    const hot = [...lines.lines].filter((_, at) => lines.total[at]! > 0);
    const to = by > 0 ? (hot.find((line) => line > from) ?? hot[0]) : (hot.findLast((line) => line < from) ?? hot.at(-1));
    if (to === undefined) return;
    chosen.value = [to, to];
    list.reveal(rowOf(to), true);
  };

  const path = document.texts[file] ?? "";
  const span = chosen.value === null ? null : ([Math.min(...chosen.value), Math.max(...chosen.value)] as const);
  return (
    <>
      <div class="paper">
        <div class="pathline line">
          <code class="cut" title={path}>
            {path}
          </code>
          <span class="soft">{why(source, text, document.source.reason)}</span>
        </div>
        <div class="coderows lines" role="grid" aria-label={`Lines of ${path}`} aria-rowcount={rows.length} aria-multiselectable="true" tabIndex={0} ref={list.scroller} onKeyDown={pressed}>
          <div class="coderow fixed" role="row">
            <span role="columnheader">
              <Explained title="Over time" doc="When the line was on the stack, in the colours of the classes. All lines have one scale." formula="ticks with the line on the stack at the moment ÷ most ticks of a line at any moment" />
            </span>
            <span role="columnheader">
              <Explained title="Time" doc="Share of the selected time spent in the line and in what it called. A line that is on a stack twice counts once." formula="ticks with the line on the stack ÷ all ticks selected" />
            </span>
            <span role="columnheader" class="n">
              <Explained title="Self" doc="Share of the selected time spent in the line itself." formula="ticks that end in the line ÷ all ticks selected" />
            </span>
            <span role="columnheader" class="n">
              Line
            </span>
            <span />
          </div>
          <div class="held" role="presentation" style={{ height: `${rows.length * list.height}px` }}>
            {pictures !== null && (
              <SparkColumn columns={pictures.columns} pictures={shown.map((row) => ofRow(row, pictures.pictureOf, -1))} first={list.first} height={list.height} full={full} colours={document.classes.map(({ colour }) => colour)} />
            )}
            {shown.map((row, at) => (
              <Line
                key={"line" in row ? row.line : `gap ${list.first + at}`}
                {...{ code, now, lines, row }}
                at={"line" in row ? indexOf.get(row.line) : undefined}
                top={(list.first + at) * list.height}
                chosen={span !== null && "line" in row && row.line >= span[0] && row.line <= span[1]}
                ranks={pictures === null ? null : ofRow(row, pictures.ranksOf, null)}
                onChoose={choose}
              />
            ))}
          </div>
        </div>
      </div>
      <Together code={code} now={now} lines={lines} span={span} />
    </>
  );
}

/** Why there is no text, or not all, or what is to be known of it. */
function why(source: Source | null | undefined, text: { missing: string; note: string } | null, reason: string): string {
  if (source === undefined) return "";
  if (source === null) return reason === "" ? "This page holds no source text." : reason;
  if (text === null) return "The text of this file is not in the page.";
  return [text.missing, text.note].filter(Boolean).join(" ");
}

interface LineProps {
  code: Code;
  now: Weighed;
  lines: FileLines;
  row: Listed;
  /** Index of the line among those with time. */
  at: number | undefined;
  top: number;
  chosen: boolean;
  /** In how many it was seen; `null` until that is known. */
  ranks: number | null;
  onChoose: (line: number, extend: boolean) => void;
}

function Line({ code, now, lines, row, at, top, chosen, ranks, onChoose }: LineProps) {
  if ("gap" in row)
    return (
      <div class="coderow gap" role="row" style={{ top: `${top}px` }}>
        <span role="gridcell" class="soft" style={{ gridColumn: "5" }}>
          ⋯ {row.gap === 1 ? "one line" : `${row.gap} lines`} left out
        </span>
      </div>
    );
  const { document } = code.scene;
  const total = at === undefined ? 0 : lines.total[at]!;
  const self = at === undefined ? 0 : lines.self[at]!;
  const byClass = at === undefined ? [] : lines.byClass.subarray(at * lines.classes, (at + 1) * lines.classes);
  const tip = (event: PointerEvent) =>
    total > 0 &&
    showTip(
      event,
      <>
        <p>
          <b>{now.within(total)}</b> of the selected time, {number(now.seconds(total), "seconds")} a {document.run.rankNoun}; in itself {now.within(self)}
        </p>
        <p class="soft">
          seen in {ranks ?? "…"} of {now.keep.ranks} {document.run.rankNouns}
        </p>
        <ClassList classes={document.classes} ticks={byClass} whole={total} />
      </>,
    );
  return (
    <div class={`coderow${chosen ? " chosen" : ""}`} role="row" aria-selected={chosen} aria-rowindex={row.line} style={{ top: `${top}px` }} onClick={(event) => onChoose(row.line, event.shiftKey)} onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
      <span role="gridcell" onPointerMove={tip} onPointerLeave={hideTip} />
      <span role="gridcell" class="share" onPointerMove={tip} onPointerLeave={hideTip}>
        {total > 0 && (
          <>
            <ClassBar classes={document.classes} ticks={byClass} whole={now.whole} />
            <span>{percent(now.share(total))}</span>
          </>
        )}
      </span>
      <span role="gridcell" class="n" onPointerMove={tip} onPointerLeave={hideTip}>
        {self > 0 ? percent(now.share(self)) : ""}
      </span>
      <span role="gridcell" class="n soft">
        {row.line}
      </span>
      <span role="gridcell" class="text">
        {row.tokens === null ? <i class="soft">{at === undefined ? "text not known" : `in ${code.name(lines.who[at]!).slice(0, 200)}`}</i> : row.tokens.map(({ kind, text }, part) => (kind === "" ? text.slice(0, MOST_SIGNS) : <span key={part} class={`t-${kind}`}>{text.slice(0, MOST_SIGNS)}</span>))}
      </span>
    </div>
  );
}

const INSTRUCTION_WORDS: Record<string, string> = {
  "not known": "The instruction could not be read, or the time was not spent computing.",
  scalar: "Arithmetic on one number at a time.",
  vector: "Arithmetic on several numbers at once.",
  memory: "Loads and stores.",
  branch: "Jumps, calls and returns.",
  other: "All else.",
};

function Together({ code, now, lines, span }: { code: Code; now: Weighed; lines: FileLines; span: readonly [number, number] | null }) {
  const { document } = code.scene;
  const sums = useMemo(
    () => (span === null ? null : together(code.paths(), now.paths(), code.nodes, lines, (line) => lines.lines[line]! >= span[0] && lines.lines[line]! <= span[1])),
    [now, lines, span?.[0], span?.[1]],
  );
  if (span === null || sums === null)
    return <aside class="relatives soft">Choose a line to see what it does: what it calls, and what its instructions are. Shift with a click, or with an arrow key, chooses more. N goes to the next line with time.</aside>;
  return (
    <aside class="relatives" aria-label="The chosen lines" aria-live="polite">
      <h3>{span[0] === span[1] ? `Line ${span[0]}` : `Lines ${span[0]}–${span[1]}`}</h3>
      {sums.total === 0 ? (
        <p class="soft">Never seen in what is selected.</p>
      ) : (
        <>
          <p>
            <b>{percent(now.share(sums.total))}</b> of the selected time, {number(now.seconds(sums.total), "seconds")} a {document.run.rankNoun}
            <span class="soft">; in {span[0] === span[1] ? "the line itself" : "the lines themselves"} {percent(now.share(sums.self))}</span>
          </p>
          <ClassList classes={document.classes} ticks={sums.byClass} whole={sums.total} />
          {sums.self > 0 && (
            <section>
              <h3>Instructions</h3>
              <ul>
                {INSTRUCTIONS.map((name, at) =>
                  sums.instructions[at]! > 0 ? (
                    <li key={name} title={INSTRUCTION_WORDS[name]}>
                      <span class="n">{percent(sums.instructions[at]! / sums.self)}</span>
                      <span>{name}</span>
                    </li>
                  ) : null,
                )}
              </ul>
            </section>
          )}
          {sums.calls.length > 0 && (
            <section>
              <h3>Calls</h3>
              <ul>
                {sums.calls.slice(0, 30).map(({ who, ticks, inlined }) => (
                  <li key={`${who} ${inlined}`}>
                    <span class="n">{percent(ticks / sums.total)}</span>
                    <button class="link" title={`${code.name(who).slice(0, 1000)}\nShow the stacks of its callers`} onClick={() => showCallers(code.scene, who)}>
                      <code>{code.name(who).slice(0, 200)}</code>
                    </button>
                    {inlined && <span class="soft inlined">inlined: no call is made</span>}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </aside>
  );
}
