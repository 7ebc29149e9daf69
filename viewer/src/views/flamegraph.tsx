/** The flame graph with pointer and keys. The table of calls shows the same to those who cannot see it. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { usePainted } from "../draw/canvas";
import { boxAt, type FlameLook, paintFlame } from "../draw/flame";
import { framesOf, levelOf, neighbour } from "../logic/frames";
import { pathTo, type Tree } from "../logic/tree";
import { number, percent } from "../logic/units";
import { ClassList } from "./classbar";
import type { Code } from "./code";
import type { TreeState, Way } from "./stackstate";
import { hideTip, showTip, showTipAt } from "./tooltip";
import { obey } from "./obey";

interface Props {
  code: Code;
  tree: Tree;
  way: Way;
  state: TreeState;
  onSource: (row: number) => void;
  onCallers: (who: number) => void;
}

const LEVEL_REM = 1.375;
/** Boxes narrower than this share of a wide screen cannot be seen. */
const LEAST = 1 / 4000;

export function FlameGraph({ code, tree, way, state, onSource, onCallers }: Props) {
  const now = code.now();
  const { document: doc } = code.scene;
  const root = tree.total(state.root.value) > 0 ? state.root.value : 0;
  const made = useRef<{ tree: Tree; root: number; frames: ReturnType<typeof framesOf> } | null>(null);
  if (made.current?.tree !== tree || made.current.root !== root) made.current = { tree, root, frames: framesOf(tree, root, LEAST) };
  const { frames } = made.current;

  const scroller = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ scrolled: 0, height: 300, level: LEVEL_REM * 16 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const level = LEVEL_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setView({ scrolled: element.scrollTop, height: element.clientHeight, level });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);

  const [over, setOver] = useState(-1);
  const chosen = state.chosen.value === null ? -1 : frames.rows.indexOf(state.chosen.value);
  const look: FlameLook = {
    tree,
    frames,
    level: view.level,
    scrolled: view.scrolled,
    colours: doc.classes.map(({ colour }) => colour),
    name: (who) => code.name(who),
    matches: code.matches(),
    over,
    chosen,
  };
  const canvas = usePainted((pen) => paintFlame(pen, look));

  const content = (box: number) => {
    const row = frames.rows[box]!;
    return (
      <>
        <p>
          <b>{code.name(tree.who(row)).slice(0, 400)}</b>
        </p>
        <p class="soft">{code.module(tree.who(row)).slice(0, 200)}</p>
        <p>
          {percent(now.share(tree.total(row)))} of the selected time, {number(now.seconds(tree.total(row)), "seconds")} a {doc.run.rankNoun}
          {way.kind === "down" && <>; in itself {percent(now.share(tree.self(row)))}</>}
        </p>
        <ClassList classes={doc.classes} ticks={tree.byClass(row)} whole={tree.total(row)} />
      </>
    );
  };

  const at = (event: PointerEvent | MouseEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    return box === undefined ? -1 : boxAt(look, event.clientX - box.left, event.clientY - box.top, box.width);
  };
  const zoom = (row: number) => {
    if (row !== 0) state.chosen.value = row;
    state.root.value = row;
    if (scroller.current !== null) scroller.current.scrollTop = 0;
    hideTip();
    setOver(-1);
  };
  const choose = (box: number) => {
    const row = frames.rows[box];
    if (row === undefined) return;
    state.chosen.value = row;
    const top = levelOf(frames, box) * view.level;
    const element = scroller.current;
    if (element !== null && (top < element.scrollTop || top + view.level > element.scrollTop + element.clientHeight))
      element.scrollTop = Math.max(0, top - element.clientHeight / 2);
    if (canvas.current !== null) showTipAt(canvas.current, content(box));
  };

  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const box = Math.max(0, chosen);
    const row = frames.rows[box];
    const keys: Record<string, () => void> = {
      ArrowDown: () => choose(chosen < 0 ? 0 : neighbour(frames, box, "down")),
      ArrowUp: () => choose(neighbour(frames, box, "up")),
      ArrowLeft: () => choose(neighbour(frames, box, "left")),
      ArrowRight: () => choose(neighbour(frames, box, "right")),
      Home: () => choose(0),
      Enter: () => row !== undefined && zoom(row),
      Backspace: () => zoom(tree.parent(root)),
      s: () => row !== undefined && onSource(row),
      c: () => row !== undefined && onCallers(tree.who(row)),
    };
    if (event.key === "Escape" && root !== 0) keys["Escape"] = () => zoom(0);
    obey(event, keys);
  };

  const levels = frames.levels.length - 1;
  return (
    <div class="flame">
      {root !== 0 && (
        <nav class="crumbs" aria-label="In full width">
          <button onClick={() => zoom(0)}>All</button>
          {pathTo(tree, root).map((row, depth, path) =>
            depth < path.length - 8 && depth > 0 ? null : (
              <button key={row} onClick={() => zoom(row)} disabled={row === root}>
                {depth > 0 && depth === path.length - 8 ? "… " : ""}
                {code.name(tree.who(row)).slice(0, 60)}
              </button>
            ),
          )}
        </nav>
      )}
      <div class="tall" ref={scroller}>
        <div style={{ height: `${Math.max(levels * view.level, 1)}px` }}>
          <canvas
            ref={canvas}
            role="img"
            aria-label="Flame graph of the calls. The view as a table shows the same."
            tabIndex={0}
            style={{ height: `${view.height}px` }}
            onPointerMove={(event) => {
              const box = at(event);
              if (box !== over) setOver(box);
              if (box >= 0) showTip(event, content(box));
              else hideTip();
            }}
            onPointerLeave={() => {
              setOver(-1);
              hideTip();
            }}
            onClick={(event) => {
              const row = frames.rows[at(event)];
              if (row !== undefined) zoom(row === root ? tree.parent(root) : row);
            }}
            onBlur={hideTip}
            onKeyDown={pressed}
          />
        </div>
      </div>
    </div>
  );
}
