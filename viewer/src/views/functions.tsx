/** Functions, wherever they were called from: sorted, filtered, copied, with the callers and callees of one of them. */

import { signal, useComputed, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Scene } from "../data/scene";
import { followed } from "../followed";
import { callees, callers, csv, type Relative } from "../logic/functions";
import type { Key, Sorted } from "../logic/sorted";
import { counted, number, percent } from "../logic/units";
import { search } from "../state";
import { Quiet } from "./calltree";
import { ShareBar, ShareCell } from "./classbar";
import { type Code, codeOf, nothingToShow, showCode } from "./code";
import "./code.css";
import { copyText, fileName, saveText } from "./copy";
import "./functions.css";
import { Nothing } from "./nothing";
import { showCallers } from "./stackstate";
import { Explanation, hints } from "./tooltip";
import { useWindow } from "./virtual";
import { obey } from "./obey";

const order = signal<{ key: Key; down: boolean }>({ key: "self", down: true });
const chosenOf = new WeakMap<Scene, { who: number | null }>();

const ROW_REM = 1.625;

export function Functions({ scene }: { scene: Scene }) {
  const code = codeOf(scene);
  const nothing = nothingToShow(code);
  if (nothing !== null) return <Nothing {...nothing} />;
  return <Listed code={code} />;
}

function Listed({ code }: { code: Code }) {
  const { scene } = code;
  const remembered = useRef(chosenOf.get(scene) ?? { who: null });
  chosenOf.set(scene, remembered.current);
  const chosen = useSignal<number | null>(remembered.current.who);
  const choose = (who: number) => {
    chosen.value = remembered.current.who = who;
  };
  const list = useComputed(() => {
    void followed.value;
    return code.functions(order.value.key, order.value.down);
  }).value;
  return (
    <div class="codeview functions">
      <Tools code={code} list={list} />
      <div class="pair">
        <Rows {...{ code, list, choose }} chosen={chosen.value} />
        <Relatives {...{ code, choose }} who={chosen.value} />
      </div>
    </div>
  );
}

function Tools({ code, list }: { code: Code; list: Sorted }) {
  const { document } = code.scene;
  const now = code.now();
  const said = useSignal("");
  const say = (text: string) => {
    said.value = text;
    setTimeout(() => (said.value = ""), 2500);
  };
  const text = (comma: string) => csv(document, now.table(), code.nodes.functions, list.all(), (ticks) => now.seconds(ticks), now.whole, now.numbers(), comma);
  const { total } = now.table();
  let all = 0;
  for (let who = 1; who < total.length; who++) if (total[who]! > 0) all++;
  return (
    <div class="tools line">
      <span class="soft">
        {search.value.trim() === ""
          ? `${counted(all, "function")} with time in what is selected`
          : `${counted(list.length, "function")} of ${all} hold “${search.value.trim().slice(0, 40)}”`}
      </span>
      <span class="push soft" role="status">
        {said.value}
      </span>
      <button type="button" onClick={async () => say((await copyText(text("\t"))) ? `${counted(list.length, "row")} copied` : "The browser did not let the page copy")} title="Copy the rows as a spreadsheet takes them">
        Copy
      </button>
      <button type="button" onClick={() => saveText(fileName(document.run.name, "functions.csv"), text(","), "text/csv")} title="Save the rows as CSV: seconds a rank and shares from 0 to 1">
        CSV
      </button>
    </div>
  );
}

function Rows({ code, list, chosen, choose }: { code: Code; list: Sorted; chosen: number | null; choose: (who: number) => void }) {
  const now = code.now();
  const table = now.table();
  const numbers = now.numbers();
  const { document } = code.scene;
  const window = useWindow(list.length, ROW_REM);
  const go = (to: number) => {
    const at = Math.min(list.length - 1, Math.max(0, to));
    const who = list.at(at);
    if (who === undefined) return;
    choose(who);
    window.reveal(at);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const at = chosen === null ? -1 : list.all().indexOf(chosen);
    const keys: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      PageDown: () => go(at + window.fits - 2),
      PageUp: () => go(at - window.fits + 2),
      Home: () => go(0),
      End: () => go(list.length - 1),
      Enter: () => chosen !== null && showFunction(code, chosen),
      c: () => chosen !== null && showCallers(code.scene, chosen),
    };
    obey(event, keys);
  };
  return (
    <div
      class="coderows"
      role="grid"
      aria-label="Functions"
      aria-rowcount={list.length + 1}
      aria-activedescendant={chosen === null ? undefined : `function-${chosen}`}
      tabIndex={0}
      ref={window.scroller}
      onKeyDown={pressed}
    >
      <Heading code={code} />
      <div class="held" role="presentation" style={{ height: `${list.length * window.height}px` }}>
        {Array.from(list.range(window.first, window.end), (who, at) => {
          const [self, total] = [table.self[who]!, table.total[who]!];
          const byClass = table.byClass.subarray(who * table.classes, (who + 1) * table.classes);
          return (
            <div
              key={window.first + at}
              id={`function-${who}`}
              class={`coderow${who === chosen ? " chosen" : ""}`}
              role="row"
              aria-rowindex={window.first + at + 2}
              aria-selected={who === chosen}
              style={{ top: `${(window.first + at) * window.height}px` }}
              onClick={() => choose(who)}
              onDblClick={() => showFunction(code, who)}
            >
              <span role="gridcell" class="share">
                <ShareBar share={now.share(self)} />
                <span>
                  <Quiet value={now.share(self)} />
                </span>
              </span>
              <span role="gridcell" class="n soft">
                {number(now.seconds(self), "seconds")}
              </span>
              <ShareCell classes={document.classes} ticks={byClass} total={total} whole={now.whole}>
                <b>{now.within(total)}</b> of the selected time; in itself {now.within(self)}
              </ShareCell>
              <span role="gridcell" class="n soft">
                {number(now.seconds(total), "seconds")}
              </span>
              <span role="gridcell" class="n">
                <Quiet value={numbers.mpi(who)} />
              </span>
              <span role="gridcell" class="n">
                <Quiet value={numbers.io(who)} />
              </span>
              <span role="gridcell" class="n soft">
                {numbers.callers(who) || "–"}
              </span>
              <span role="gridcell" class="name">
                <code title={code.name(who).slice(0, 1000)}>{code.name(who).slice(0, 400)}</code>
              </span>
              <span role="gridcell" class="soft cut" title={code.module(who).slice(0, 400)}>
                {code.module(who).slice(0, 120)}
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Heading({ code }: { code: Code }) {
  const { rankNoun: noun, rankNouns: nouns } = code.scene.document.run;
  const { key, down } = order.value;
  const column = (id: Key, title: string, doc: string, formula: string, kind = "") => (
    <span role="columnheader" class={kind} aria-sort={key === id ? (down ? "descending" : "ascending") : undefined}>
      <button
        class="sorts"
        onClick={() => (order.value = key === id ? { key, down: !down } : { key: id, down: id !== "name" && id !== "module" })}
        {...hints(() => (
          <Explanation title={title} doc={doc} formula={formula} />
        ))}
      >
        {title}
        <span aria-hidden="true" class="arrow">
          {key === id ? (down ? "▾" : "▴") : ""}
        </span>
      </button>
    </span>
  );
  const seconds = `ticks × length of a tick ÷ selected ${nouns}`;
  return (
    <div class="coderow fixed" role="row" aria-rowindex={1}>
      {column("self", "Self", "Share of the selected time spent in the function itself, not in what it called.", "ticks that end in the function ÷ all ticks selected")}
      <span role="columnheader" class="n" {...hints(() => <Explanation title="Seconds" doc={`Self in seconds of one ${noun}, in the mean over the selected ${nouns}.`} formula={seconds} />)}>
        Seconds
      </span>
      {column("total", "Total", "Share of the selected time spent in the function and in what it called. A function that calls itself counts once.", "ticks with the function on the stack ÷ all ticks selected")}
      <span role="columnheader" class="n" {...hints(() => <Explanation title="Seconds" doc={`Total in seconds of one ${noun}, in the mean over the selected ${nouns}.`} formula={seconds} />)}>
        Seconds
      </span>
      {column("mpi", "MPI", "Share of the function's total that passed in MPI.", "ticks of MPI classes ÷ ticks of the function", "n")}
      {column("io", "I/O", "Share of the function's total that passed in input and output.", "ticks of I/O classes ÷ ticks of the function", "n")}
      {column("callers", "Callers", "How many functions call it, in what is selected.", "", "n")}
      {column("name", "Function", "The function's name.", "")}
      {column("module", "Library", "The program or library that the function is from.", "")}
    </div>
  );
}

const showFunction = (code: Code, who: number) => void showCode(code, who, (node) => code.nodes.who[node] === who);

/** Relatives that are shown. */
const MOST = 40;

function Relatives({ code, who, choose }: { code: Code; who: number | null; choose: (who: number) => void }) {
  if (who === null) return <aside class="relatives soft">Choose a function to see who called it and what it called. Enter shows its source, C the stacks of its callers.</aside>;
  const now = code.now();
  const total = now.table().total[who] ?? 0;
  const list = (title: string, nobody: string, relatives: Relative[]) => (
    <section>
      <h3>{title}</h3>
      {relatives.length === 0 && <p class="soft">{nobody}</p>}
      <ul>
        {relatives.slice(0, MOST).map((relative) => (
          <li key={relative.who}>
            <span class="n">{percent(relative.ticks / total)}</span>
            {relative.who === 0 ? (
              <span class="soft">nobody: it is outermost</span>
            ) : (
              <button class="link" onClick={() => choose(relative.who)} title={code.name(relative.who).slice(0, 1000)}>
                <code>{code.name(relative.who).slice(0, 200)}</code>
              </button>
            )}
          </li>
        ))}
      </ul>
      {relatives.length > MOST && <p class="soft">and {relatives.length - MOST} more</p>}
    </section>
  );
  return (
    <aside class="relatives" aria-label="The chosen function">
      <h3>
        <code>{code.name(who).slice(0, 400)}</code>
      </h3>
      <p class="soft">{code.module(who)}</p>
      <p class="acts">
        <button type="button" onClick={() => showFunction(code, who)}>
          Source
        </button>
        <button type="button" onClick={() => showCallers(code.scene, who)}>
          Stacks of its callers
        </button>
        <button type="button" onClick={() => copyText(code.name(who))}>
          Copy name
        </button>
      </p>
      {total > 0 ? (
        <>
          {list("Called by", "Nobody: it is outermost.", callers(code.index(), now.weights(), who))}
          {list("Calls", "Nothing that was seen.", callees(code.index(), now.weights(), who))}
          <p class="soft">Shares of the function's own total time in what is selected.</p>
        </>
      ) : (
        <p class="soft">It has no time in what is selected.</p>
      )}
    </aside>
  );
}
