/** What stacks, functions and source share: the scene's tables, and their time under the selection, made once. */

import { sourceOf, type Scene } from "../data/scene";
import type { Source } from "../data/document";
import { callerCounts, familyShare, type FunctionIndex, type FunctionTable, indexFunctions, weighFunctions } from "../logic/functions";
import { callersOf, invertAll, type InvertedRows } from "../logic/inverted";
import { type Paths, pathsOf, type PathWeights, type Place, placeOf, weighPaths } from "../logic/lines";
import { type Matches, matching } from "../logic/search";
import { type Cells, cellsOf, type Keep, keepOf, tally } from "../logic/tally";
import { type Nodes, nodesOf, TopDown, weigh, type Weights } from "../logic/tree";
import { search, selection, type Selection, show } from "../state";

/** The value of `make` when it is first asked for. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Tables of a scene, whatever is selected. */
export class Code {
  readonly scene: Scene;
  readonly cells: Cells;
  readonly nodes: Nodes;
  readonly index: () => FunctionIndex;
  readonly paths: () => Paths;
  readonly inverted: () => InvertedRows;
  readonly source: () => Promise<Source | null>;
  readonly #callers = new Map<number, InvertedRows>();
  #weighed: Weighed | null = null;
  #matches: { query: string; matches: Matches | null } | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
    this.cells = cellsOf(scene);
    this.nodes = nodesOf(scene);
    this.index = lazy(() => indexFunctions(this.nodes));
    this.paths = lazy(() => pathsOf(scene, this.nodes));
    this.inverted = lazy(() => invertAll(this.nodes));
    this.source = lazy(() => sourceOf(scene));
  }

  /** Rows of the callers of a function. */
  callers(who: number): InvertedRows {
    let rows = this.#callers.get(who);
    if (rows === undefined) this.#callers.set(who, (rows = callersOf(this.nodes, this.index().outer, who)));
    return rows;
  }

  /** Times under what is selected now. */
  now(): Weighed {
    const chosen = selection.value;
    if (this.#weighed === null || !same(this.#weighed.selection, chosen)) this.#weighed = new Weighed(this, chosen);
    return this.#weighed;
  }

  /** Functions that match what is searched for now; `null` if nothing is. */
  matches(): Matches | null {
    const query = search.value;
    if (this.#matches === null || this.#matches.query !== query)
      this.#matches = { query, matches: matching(this.scene.document, this.nodes, query) };
    return this.#matches.matches;
  }

  name(who: number): string {
    const text = this.scene.document.texts[this.nodes.functions.name[who] ?? 0] ?? "";
    return text === "" ? "not known" : text;
  }
  module(who: number): string {
    return this.scene.document.texts[this.nodes.functions.module[who] ?? 0] ?? "";
  }
}

const same = (a: Selection, b: Selection) =>
  a === b || (a.threads === b.threads && a.ranks === b.ranks && (a.span === b.span || (a.span?.[0] === b.span?.[0] && a.span?.[1] === b.span?.[1])));

/** Times of one selection. */
export class Weighed {
  readonly selection: Selection;
  readonly keep: Keep;
  readonly ticks: Float64Array;
  readonly weights: () => Weights;
  readonly topDown: () => TopDown;
  readonly table: () => FunctionTable;
  readonly numbers: () => { callers: Uint32Array; mpi: Float64Array; io: Float64Array };
  readonly paths: () => PathWeights;
  readonly #tickS: number;

  constructor(code: Code, chosen: Selection) {
    const { cells, nodes, scene } = code;
    this.selection = chosen;
    this.keep = keepOf(cells, chosen);
    this.ticks = tally(cells, this.keep);
    this.weights = lazy(() => weigh(nodes, cells, this.ticks));
    this.topDown = lazy(() => new TopDown(nodes, this.weights()));
    this.table = lazy(() => weighFunctions(code.index(), this.weights()));
    this.numbers = lazy(() => ({
      callers: callerCounts(code.index(), this.weights()),
      mpi: familyShare(this.table(), scene.document, "mpi"),
      io: familyShare(this.table(), scene.document, "io"),
    }));
    this.paths = lazy(() => weighPaths(code.paths(), cells, this.ticks));
    this.#tickS = cells.tickS;
  }

  /** All ticks that count. */
  get whole(): number {
    return this.weights().total[0] ?? 0;
  }

  share(ticks: number): number {
    return this.whole > 0 ? ticks / this.whole : 0;
  }

  /** Seconds of a rank, in the mean over the ranks that count. */
  seconds(ticks: number): number {
    return this.keep.ranks > 0 ? (ticks * this.#tickS) / this.keep.ranks : 0;
  }
}

/** The line that stands for some nodes, all of one function: theirs, else the one that calls them. */
export function placeIn(code: Code, isNode: (node: number) => boolean): Place | null {
  return placeOf(code.paths(), code.now().paths(), isNode);
}

/** Shows the source of a function, or its instructions where there is none, or else the line that calls it. */
export async function showCode(code: Code, who: number, isNode: (node: number) => boolean): Promise<void> {
  const place = placeIn(code, isNode);
  const { name, module } = code.nodes.functions;
  const own = { function: name[who] ?? 0, module: module[who] ?? 0 };
  const source = place === null || place.calls ? await code.source().catch(() => null) : null;
  const listed = source?.listings.some((each) => each.function === own.function && each.module === own.module) ?? false;
  show(place === null || listed ? { file: 0, line: 0, ...own } : { file: place.file, line: place.line, ...own });
}

const codes = new WeakMap<Scene, Code>();

export function codeOf(scene: Scene): Code {
  let code = codes.get(scene);
  if (code === undefined) codes.set(scene, (code = new Code(scene)));
  return code;
}

/** Why there is nothing to show, in two sentences at most; `null` if there is something. */
export function nothingToShow(code: Code): { title: string; reason: string } | null {
  const { document } = code.scene;
  if (code.cells.count === 0)
    return {
      title: "No samples in this run.",
      reason: document.run.ioOnly
        ? "This profile is made of records of I/O alone, so that it does not say where in the program time was spent."
        : document.missing.join(" ") || "The profile holds none: the program may have ended before the first one was due.",
    };
  if (code.now().whole > 0) return null;
  const { threads } = code.now().selection;
  if (threads === "openmp" && !code.cells.slotThread.includes(1))
    return { title: "No OpenMP threads in this run.", reason: "None of its threads was started by an OpenMP runtime. The toolbar chooses which threads count." };
  return {
    title: "No samples in what is selected.",
    reason: `None of the selected ${threads === "main" ? document.run.rankNoun === "rank" ? "ranks" : "processes" : "threads"} was seen in the selected time. Esc selects everything again.`,
  };
}
