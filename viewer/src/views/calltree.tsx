/** The call tree as a table: numbers at the left, functions as deep as they were called at the right. */

import { useMemo, useRef } from "preact/hooks";
import { highest } from "../draw/sparks";
import { groupsOfRows } from "../logic/sparks";
import { type Tree, visible } from "../logic/tree";
import { capital, counted, number, percent } from "../logic/units";
import { ShareCell } from "./classbar";
import { type Code, type Weighed } from "./code";
import { type TreeState, type Way } from "./stackstate";
import { SparkColumn } from "./sparkcolumn";
import { Explained, hideTip } from "./tooltip";
import { useSpread } from "./usespread";
import { useWindow } from "./virtual";
import { obey } from "./obey";

const SPARK_COLUMNS = 80;
const ROW_REM = 1.625;

interface Props {
  code: Code;
  tree: Tree;
  way: Way;
  state: TreeState;
  open: ReadonlySet<number>;
  /** Row to bring into sight, once. */
  reveal: { row: number } | null;
  onSource: (row: number) => void;
  onCallers: (who: number) => void;
}

/** The heaviest of the outermost rows: the fullest moment of them is drawn in full height, however the list is scrolled. */
const SCALED_BY = 8;

export function CallTree({ code, tree, way, state, open, reveal, onSource, onCallers }: Props) {
  const now = code.now();
  const { document } = code.scene;
  const { rows, depths } = useMemo(() => visible(tree, open), [tree, open]);
  const list = useWindow(rows.length, ROW_REM);
  const shown = rows.slice(list.first, list.end);
  const chosen = state.chosen.value;
  const { rankNoun: noun, rankNouns: nouns } = document.run;

  const tops = useMemo(() => tree.children(0).slice(0, SCALED_BY), [tree]);
  const pictures = useSpread(code, now, {
    what: way.kind === "of" ? `callers of ${way.who}` : way.kind,
    shown: [...tops, ...shown.filter((row) => !tops.includes(row))],
    around: () => [...new Set([...tops, ...rows.slice(Math.max(0, list.first - list.fits), list.end + list.fits)])],
    groupsOf: (each) => groupsOfRows(code.nodes, tree, each),
    columns: SPARK_COLUMNS,
  });
  const full = useMemo(() => tops.reduce((most, _, at) => (pictures === null ? most : Math.max(most, highest(pictures.columns, at))), 0), [pictures]);

  const revealed = useRef<object | null>(null);
  if (reveal !== null && revealed.current !== reveal) {
    const at = rows.indexOf(reveal.row);
    if (at >= 0) {
      revealed.current = reveal;
      list.reveal(at, true);
    }
  }

  const setOpen = (row: number, to: boolean, all = false) => {
    const next = new Set(open);
    const todo = [row];
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      if (to) next.add(at);
      else next.delete(at);
      if (all && next.size < MOST_OPENED) for (const child of tree.children(at)) todo.push(child);
    }
    state.open.value = next;
  };
  const choose = (at: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, at))];
    if (row === undefined) return;
    state.chosen.value = row;
    list.reveal(rows.indexOf(row));
  };

  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = chosen === null ? -1 : rows.indexOf(chosen);
    const row = rows[at];
    const keys: Record<string, () => void> = {
      ArrowDown: () => choose(at + 1),
      ArrowUp: () => choose(at - 1),
      PageDown: () => choose(at + list.fits - 2),
      PageUp: () => choose(at - list.fits + 2),
      Home: () => choose(0),
      End: () => choose(rows.length - 1),
      ArrowRight: () => {
        if (row === undefined) return;
        if (!open.has(row) && tree.children(row).length > 0) setOpen(row, true);
        else choose(at + 1);
      },
      ArrowLeft: () => {
        if (row === undefined) return;
        if (open.has(row)) setOpen(row, false);
        else if (rows.includes(tree.parent(row))) choose(rows.indexOf(tree.parent(row)));
      },
      Enter: () => row !== undefined && onSource(row),
      c: () => row !== undefined && onCallers(tree.who(row)),
      "*": () => row !== undefined && setOpen(row, true, true),
    };
    obey(event, keys);
  };

  return (
    <div
      class="coderows calltree"
      role="treegrid"
      aria-label={way.kind === "down" ? "Calls, from the outermost function" : "Callers"}
      aria-rowcount={rows.length + 1}
      aria-activedescendant={chosen === null ? undefined : `call-${chosen}`}
      tabIndex={0}
      ref={list.scroller}
      onKeyDown={pressed}
      onPointerLeave={hideTip}
    >
      <Heading way={way} noun={noun} nouns={nouns} />
      <div class="held" style={{ height: `${rows.length * list.height}px` }} role="presentation">
        {pictures !== null && (
          <SparkColumn columns={pictures.columns} pictures={shown.map(pictures.pictureOf)} first={list.first} height={list.height} full={full} colours={document.classes.map(({ colour }) => colour)} />
        )}
        {shown.map((row, at) => (
          <Row
            key={list.first + at}
            {...{ code, now, tree, way, row }}
            index={list.first + at}
            top={(list.first + at) * list.height}
            depth={depths[list.first + at] ?? 0}
            state={tree.children(row).length === 0 ? "leaf" : open.has(row) ? "open" : "closed"}
            chosen={row === chosen}
            ranks={pictures === null ? null : pictures.ranksOf(row)}
            onChoose={() => (state.chosen.value = row)}
            onOpen={(all) => setOpen(row, !open.has(row), all)}
            onSource={() => onSource(row)}
          />
        ))}
      </div>
    </div>
  );
}

/** Rows that "all below" opens at most. */
const MOST_OPENED = 2000;

function Heading({ way, noun, nouns }: { way: Way; noun: string; nouns: string }) {
  const inside = way.kind === "up";
  const what = inside ? "own time" : "time";
  return (
    <div class="coderow fixed" role="row" aria-rowindex={1}>
      <span role="columnheader">
        <Explained
          title="Over time"
          doc={`When the row was seen, in the colours of the classes. All rows have one scale, so that heights compare.`}
          formula="ticks in the row at the moment ÷ most ticks that an outermost row has at any moment"
        />
      </span>
      <span role="columnheader">
        <Explained
          title={inside ? "Own time" : "Total"}
          doc={inside ? "Share of the selected time spent in the function itself when it was called this way." : "Share of the selected time spent in the function and in what it called."}
          formula={`ticks of the row's ${what} ÷ all ticks selected`}
        />
      </span>
      <span role="columnheader" class="n">
        <Explained title="Seconds" doc={`The same in seconds of one ${noun}, in the mean over the selected ${nouns}; with several threads counted, theirs add up.`} formula={`ticks × length of a tick ÷ selected ${nouns}`} />
      </span>
      <span role="columnheader" class="n">
        {way.kind === "down" && <Explained title="Self" doc="Share of the selected time spent in the function itself, not in what it called." formula="ticks that end in the function ÷ all ticks selected" />}
      </span>
      <span role="columnheader" class="n">
        <Explained title="MPI" doc="Share of the row's time that passed in MPI." formula="ticks of MPI classes ÷ ticks of the row" />
      </span>
      <span role="columnheader" class="n">
        <Explained title="I/O" doc="Share of the row's time that passed in input and output." formula="ticks of I/O classes ÷ ticks of the row" />
      </span>
      <span role="columnheader" class="n">
        <Explained title={capital(nouns)} doc={`In how many of the selected ${nouns} the row was seen.`} />
      </span>
      <span role="columnheader">Function</span>
    </div>
  );
}

interface RowProps {
  code: Code;
  now: Weighed;
  tree: Tree;
  way: Way;
  row: number;
  index: number;
  top: number;
  depth: number;
  state: "leaf" | "open" | "closed";
  chosen: boolean;
  /** In how many it was seen; `null` until that is known. */
  ranks: number | null;
  onChoose: () => void;
  onOpen: (all: boolean) => void;
  onSource: () => void;
}

/** Deeper rows are drawn no further to the right. */
const MOST_INDENT = 40;

function Row({ code, now, tree, way, row, index, top, depth, state, chosen, ranks, onChoose, onOpen, onSource }: RowProps) {
  const { document } = code.scene;
  const who = tree.who(row);
  const total = tree.total(row);
  const byClass = tree.byClass(row);
  const found = code.matches();
  const module = code.module(who);
  return (
    <div
      class={`coderow${chosen ? " chosen" : ""}${found !== null && found[who] === 1 ? " found" : ""}`}
      id={`call-${row}`}
      role="row"
      aria-level={depth + 1}
      aria-rowindex={index + 2}
      aria-selected={chosen}
      aria-expanded={state === "leaf" ? undefined : state === "open"}
      style={{ top: `${top}px` }}
      onClick={onChoose}
      onDblClick={onSource}
    >
      <span role="gridcell" class="spark" />
      <ShareCell classes={document.classes} ticks={byClass} total={total} whole={now.whole}>
        <b>{code.name(who).slice(0, 400)}</b>
      </ShareCell>
      <span role="gridcell" class="n soft">
        {number(now.seconds(total), "seconds")}
      </span>
      <span role="gridcell" class="n">
        {way.kind === "down" && <Quiet value={now.share(tree.self(row))} />}
      </span>
      <span role="gridcell" class="n">
        <Quiet value={familyOf(code, byClass, "mpi") / total} />
      </span>
      <span role="gridcell" class="n">
        <Quiet value={familyOf(code, byClass, "io") / total} />
      </span>
      <span role="gridcell" class="n soft">
        {ranks !== null && ranks === now.keep.ranks && ranks > 1 ? "all" : ranks}
      </span>
      <span role="gridcell" class="name" style={{ paddingLeft: `${Math.min(MOST_INDENT, depth) * 0.9}rem` }}>
        {state === "leaf" ? (
          <i class="twist" />
        ) : (
          <button
            class="twist"
            tabIndex={-1}
            aria-label={state === "open" ? "Close" : "Open"}
            title={`${counted(tree.children(row).length, way.kind === "down" ? "callee" : "caller")}; with Alt: all below`}
            onClick={(event) => {
              event.stopPropagation();
              onOpen(event.altKey);
            }}
            onDblClick={(event) => event.stopPropagation()}
          >
            {state === "open" ? "▾" : "▸"}
          </button>
        )}
        <code title={code.name(who).slice(0, 1000)}>{code.name(who).slice(0, 400)}</code>
        {module !== "" && <small class="soft">{module.slice(0, 80)}</small>}
      </span>
    </div>
  );
}

/** A share that is to be read only where there is something. */
export function Quiet({ value }: { value: number }) {
  return value > 0 ? <>{percent(value)}</> : <span class="faint">–</span>;
}

/** Ticks of one family of classes. */
export function familyOf(code: Code, byClass: ArrayLike<number>, family: string): number {
  const { classes, families } = code.scene.document;
  let sum = 0;
  for (let cls = 0; cls < classes.length; cls++) if (families[classes[cls]!.family]?.id === family) sum += byClass[cls] ?? 0;
  return sum;
}
