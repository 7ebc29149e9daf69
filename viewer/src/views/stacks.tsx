/** Stacks: who called whom, from the outermost function or from the innermost, as a table or as a flame graph. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { aloneState } from "../alone";
import type { Scene } from "../data/scene";
import { found, matchingRows } from "../logic/search";
import { heaviest, pathTo, type Tree } from "../logic/tree";
import { counted, number, percent } from "../logic/units";
import { aloneWords } from "../logic/words";
import { panel, search } from "../state";
import { CallTree } from "./calltree";
import { ClassList } from "./classbar";
import { type Code, codeOf, nothingToShow, placeIn, showCode } from "./code";
import "./code.css";
import { copyText } from "./copy";
import { FlameGraph } from "./flamegraph";
import { Nothing } from "./nothing";
import { openedAtFirst, showCallers, type StackState, stackState, treeOf, type TreeState, type Way } from "./stackstate";
import "./stacks.css";

/** Matches that are gone through one after the other. */
const MOST_MATCHES = 1000;

export function Stacks({ scene }: { scene: Scene }) {
  const code = codeOf(scene);
  const stacks = stackState(scene);
  const reveal = useSignal<{ row: number } | null>(null);
  const nothing = nothingToShow(code);
  if (nothing !== null) return <Nothing {...nothing} />;
  const way = stacks.way.value;
  const tree = treeOf(code, way);
  const state = stacks.tree(way);
  // What is opened at first is decided once: it stays when the selection changes.
  if (state.open.peek() === null) state.open.value = openedAtFirst(code, tree, way);
  const open = state.open.value ?? new Set<number>();

  const toRow = (row: number) => {
    state.open.value = new Set([...open, ...pathTo(tree, tree.parent(row))]);
    state.chosen.value = row;
    reveal.value = { row };
  };
  const toSource = (row: number) => void showCode(code, tree.who(row), nodesOfRow(code, tree, way, row));

  return (
    <div class="codeview stacks">
      <Tools {...{ code, tree, way, stacks, state, toRow }} />
      <Notes code={code} tree={tree} way={way} />
      {stacks.flame.value ? (
        <FlameGraph {...{ code, tree, way, state }} onSource={toSource} onCallers={(who) => showCallers(scene, who)} />
      ) : (
        <CallTree {...{ code, tree, way, state, open }} reveal={reveal.value} onSource={toSource} onCallers={(who) => showCallers(scene, who)} />
      )}
      <Chosen {...{ code, tree, way, state, toSource }} />
    </div>
  );
}

/** Whether a node's time is a row's; or, from the inside out, is its function's. */
function nodesOfRow(code: Code, tree: Tree, way: Way, row: number): (node: number) => boolean {
  const who = tree.who(row);
  return way.kind === "down" ? (node) => node === row : (node) => code.nodes.who[node] === who;
}

interface ToolsProps {
  code: Code;
  tree: Tree;
  way: Way;
  stacks: StackState;
  state: TreeState;
  toRow: (row: number) => void;
}

function Tools({ code, tree, way, stacks, state, toRow }: ToolsProps) {
  const choice = (label: string, title: string, pressed: boolean, act: () => void) => (
    <button type="button" aria-pressed={pressed} title={title} onClick={act}>
      {label}
    </button>
  );
  return (
    <div class="tools line">
      <div class="choice" role="group" aria-label="Picture">
        {choice("Table", "A row a call, with numbers", !stacks.flame.value, () => (stacks.flame.value = false))}
        {choice("Flame graph", "As wide as the time", stacks.flame.value, () => (stacks.flame.value = true))}
      </div>
      <div class="choice" role="group" aria-label="Direction">
        {choice("Callees", "From the outermost function to what it called", way.kind === "down", () => (stacks.way.value = { kind: "down" }))}
        {choice("Callers", "From the function whose own time it is to who called it", way.kind === "up", () => (stacks.way.value = { kind: "up" }))}
        {way.kind === "of" && choice(`Callers of ${code.name(way.who).slice(0, 40)}`, "With all that the function called", true, () => undefined)}
      </div>
      {!stacks.flame.value && (
        <>
          <button type="button" class="quiet" onClick={() => (state.open.value = heaviest(tree, 60, 0.005))} title="Open the rows with most time">
            Open heaviest
          </button>
          <button type="button" class="quiet" onClick={() => (state.open.value = new Set())} title="Close all rows">
            Close all
          </button>
        </>
      )}
      <Finds {...{ code, tree, way, state, stacks, toRow }} />
    </div>
  );
}

function Finds({ code, tree, way, state, stacks, toRow }: ToolsProps) {
  const matches = code.matches();
  const rows = () => (matches === null ? [] : way.kind === "up" ? tree.children(0).filter((row) => matches[tree.who(row)] === 1) : matchingRows(tree, matches, MOST_MATCHES));
  const go = (by: number) => {
    const list = rows();
    const at = state.chosen.value === null ? -1 : list.indexOf(state.chosen.value);
    const row = list[(at < 0 ? (by > 0 ? 0 : list.length - 1) : at + by + list.length) % Math.max(1, list.length)];
    if (row === undefined) return;
    if (stacks.flame.value) state.root.value = 0;
    toRow(row);
  };
  // Enter in the field of the search goes from one to the next.
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.target instanceof HTMLElement && event.target.id === "search" && panel.value === "stacks") go(event.shiftKey ? -1 : 1);
    };
    window.addEventListener("keydown", pressed);
    return () => window.removeEventListener("keydown", pressed);
  });
  if (matches === null) return null;
  const count = found(code.nodes, code.now().weights(), matches);
  return (
    <span class="finds" role="status">
      {count.functions === 0 ? (
        <>No function with time holds “{search.value.slice(0, 40)}”</>
      ) : (
        <>
          {counted(count.functions, "function")} in {counted(count.places, "place")}, {percent(code.now().share(count.ticks))} of the selected time
        </>
      )}
      <button type="button" disabled={count.functions === 0} aria-label="Previous match" title="Previous match (Shift Enter in the search)" onClick={() => go(-1)}>
        ‹
      </button>
      <button type="button" disabled={count.functions === 0} aria-label="Next match" title="Next match (Enter in the search)" onClick={() => go(1)}>
        ›
      </button>
    </span>
  );
}

/** What the numbers do not hold. */
function Notes({ code, tree, way }: { code: Code; tree: Tree; way: Way }) {
  const now = code.now();
  const { run } = code.scene.document;
  const notes: string[] = [];
  const alone = aloneWords(code.scene, aloneState(code.scene, now.selection.ranks));
  if (alone !== "") notes.push(alone);
  else if (now.keep.widened)
    notes.push(`Stacks are kept for ${code.cells.ranksPerRow} ${run.rankNouns} together: ${now.keep.ranks} are shown, all those that share a group with a selected one.`);
  const lost = way.kind === "of" ? 0 : now.share(now.weights().self[0] ?? 0);
  if (lost >= 0.001) notes.push(`${percent(lost)} of the selected time is in no row: where it passed is not known.`);
  if (tree.children(0).length === 0) notes.push(way.kind === "of" ? "This function has no time in what is selected." : "No stacks were recorded: where the time passed is not known.");
  if (notes.length === 0) return null;
  return <p class="note line">{notes.join(" ")}</p>;
}

interface ChosenProps {
  code: Code;
  tree: Tree;
  way: Way;
  state: TreeState;
  toSource: (row: number) => void;
}

/** The chosen row in words, and where to go from it. Always there, so that nothing jumps. */
function Chosen({ code, tree, way, state, toSource }: ChosenProps) {
  const copied = useSignal(-1);
  const row = state.chosen.value;
  if (row === null || !(tree.total(row) > 0))
    return <div class="details soft">{row === null ? "Choose a row to see more of it. Enter shows its source, C its callers." : "The chosen row has no time in what is selected."}</div>;
  const now = code.now();
  const { document } = code.scene;
  const who = tree.who(row);
  const place = placeIn(code, nodesOfRow(code, tree, way, row));
  const file = document.texts[place?.file ?? 0] ?? "";
  const stack = () => {
    const path = pathTo(tree, row).map((at) => `${code.name(tree.who(at))}${code.module(tree.who(at)) === "" ? "" : ` (${code.module(tree.who(at))})`}`);
    return (way.kind === "down" ? path : path.reverse()).join("\n");
  };
  return (
    <div class="details">
      <span class="what">
        <code title={code.name(who).slice(0, 1000)}>{code.name(who).slice(0, 400)}</code>
        <span class="soft">
          {[code.module(who), place === null ? "" : `${place.calls ? "called at " : ""}${file.split("/").pop() ?? ""}:${place.line}`].filter((text) => text !== "").join(" · ")}
        </span>
      </span>
      <span class="how">
        <b>{percent(now.share(tree.total(row)))}</b> · {number(now.seconds(tree.total(row)), "seconds")} a {document.run.rankNoun}
        {way.kind === "down" && <> · in itself {number(now.seconds(tree.self(row)), "seconds")}</>}
      </span>
      <ClassList classes={document.classes} ticks={tree.byClass(row)} whole={tree.total(row)} most={4} />
      <span class="acts">
          <button type="button" onClick={() => toSource(row)}>
            Source
          </button>
          <button type="button" onClick={() => showCallers(code.scene, who)}>
            Callers
          </button>
          <button
            type="button"
            onClick={async () => {
              if (await copyText(stack())) copied.value = row;
            }}
          >
            {copied.value === row ? "Copied" : "Copy stack"}
          </button>
      </span>
    </div>
  );
}
