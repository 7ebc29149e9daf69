/** What stacks, functions and source share: the scene's tables, and their time under the selection, made once. */

import { ahead, followed } from "../followed";
import { sourceOf, type Scene } from "../data/scene";
import { NO_FILE, NO_SYMBOLS, type Source, THREAD } from "../gen/scene";
import { callerCount, familyShare, type FunctionIndex, type FunctionTable, indexFunctions, type Numbers, weighFunctions } from "../logic/functions";
import { type Cells, cellsOf } from "../logic/cells";
import { callersOf, invertAll, type InvertedRows } from "../logic/inverted";
import { climb, climbKeys, type Keyed, type Keys, weighKeys, weighRows } from "../logic/keyed";
import { type FileLines, filesWith, type FileWeight, type LineKeys, linesOf, type Paths, pathsOf, type PathWeights, type Place, placeOf, weighLines } from "../logic/lines";
import { samplesBehind, shareWithin } from "../logic/precision";
import { type Matches, matching } from "../logic/search";
import { type Key, type Places, placesOf, type Sorted, sorted } from "../logic/sorted";
import { add, type Change, change, type Keep, keepOf, tally } from "../logic/tally";
import { nodeOfSlot, type Nodes, nodesOf, TopDown, type Weights } from "../logic/tree";
import { tooShort } from "../logic/words";
import { search, type Selection, show } from "../state";

/** The value of `make` when it is first asked for. */
function lazy<T>(make: () => T): () => T {
  return once(make).get;
}

/** A value that is made when it is first asked for, or was there before. */
interface Once<T> {
  get: () => T;
  /** What was made, if it was. */
  made: () => T | null;
}

function once<T>(make: () => T, there: T | null = null): Once<T> {
  let made: { value: T } | null = there === null ? null : { value: there };
  return { get: () => (made ??= { value: make() }).value, made: () => made?.value ?? null };
}

/** Rows of a list that are put in order before they are drawn. */
const ON_A_SCREEN = 64;

/** Tables of a scene, whatever is selected. */
export class Code {
  readonly scene: Scene;
  readonly cells: Cells;
  readonly nodes: Nodes;
  readonly nodeOfSlot: Uint32Array;
  readonly index: () => FunctionIndex;
  readonly places: () => Places;
  readonly paths: () => Paths;
  readonly inverted: () => InvertedRows;
  readonly source: () => Promise<Source | null>;
  readonly #callers = new Map<number, InvertedRows>();
  readonly #lines = new Map<number, LineKeys>();
  #weighed: Weighed | null = null;
  #asked = false;
  #list: { matches: Matches | null; key: Key; descending: boolean } | null = null;
  #matches: { query: string; matches: Matches | null } | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
    this.cells = cellsOf(scene);
    this.nodes = nodesOf(scene);
    this.nodeOfSlot = nodeOfSlot(this.nodes, this.cells);
    this.index = lazy(() => indexFunctions(this.nodes));
    this.places = lazy(() => placesOf(scene.document, this.nodes.functions));
    this.paths = lazy(() => pathsOf(scene, this.nodes));
    this.inverted = lazy(() => invertAll(this.nodes));
    this.source = scene.whole !== undefined ? codeOf(scene.whole).source : lazy(() => sourceOf(scene));
  }

  /** Rows of the callers of a function. */
  callers(who: number): InvertedRows {
    let rows = this.#callers.get(who);
    if (rows === undefined) this.#callers.set(who, (rows = callersOf(this.nodes, this.index().outer, who)));
    return rows;
  }

  /** Lines of a file, by its text number. */
  lines(file: number): LineKeys {
    let lines = this.#lines.get(file);
    if (lines === undefined) this.#lines.set(file, (lines = linesOf(this.paths(), this.nodes, file)));
    return lines;
  }

  /** Times under what is selected now. Those of the last selection are turned into them: nobody may keep them. */
  now(): Weighed {
    this.#asked = true;
    return this.#reach(followed.value);
  }

  /** Works out the times under a selection that will be asked for, where those of the last one were. */
  prepare(chosen: Selection): void {
    if (this.#asked) {
      const next = this.#reach(chosen);
      if (this.#list !== null) next.functions(this.#list.matches, this.#list.key, this.#list.descending).range(0, ON_A_SCREEN);
    }
    this.#asked = false;
    this.#list = null;
  }

  /** Functions with time under what is selected now, in order: those that match what is searched for. */
  functions(key: Key, descending: boolean): Sorted {
    this.#list = { matches: this.matches(), key, descending };
    return this.now().functions(this.#list.matches, key, descending);
  }

  #reach(chosen: Selection): Weighed {
    if (this.#weighed === null || !same(this.#weighed.selection, chosen)) this.#weighed = new Weighed(this, chosen, this.#weighed);
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
    if (text !== "") return text;
    const module = this.module(who);
    return module === "" ? NO_FILE : `${module} ${NO_SYMBOLS}`;
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
  readonly topDown: () => TopDown;
  readonly numbers: () => Numbers;
  readonly #code: Code;
  readonly #weights: Once<Weights>;
  readonly #table: Once<FunctionTable>;
  readonly #paths: Once<PathWeights>;
  readonly #files: Once<Keyed>;
  #lines: FileLines | null = null;
  #sorted: { matches: Matches | null; key: Key; descending: boolean; list: Sorted } | null = null;

  /** `before`: times of another selection. What was made of them is updated where that is less work than making it again. */
  constructor(code: Code, chosen: Selection, before: Weighed | null) {
    const { cells, nodes, scene, nodeOfSlot } = code;
    this.#code = code;
    this.selection = chosen;
    this.keep = keepOf(cells, chosen, before);
    const by = before === null ? null : change(cells, before.keep, this.keep, worth(code, this.keep));
    if (before === null || by === null) this.ticks = tally(cells, this.keep);
    else add((this.ticks = before.ticks), by);
    const follow = <T>(make: () => T, last: (before: Weighed) => Once<T>, update: (value: T, by: Change) => void): Once<T> => {
      const there = before === null || by === null ? null : last(before).made();
      if (there !== null && by !== null) update(there, by);
      return once(make, there);
    };
    this.#weights = follow(
      () => weighRows(nodes.parent, nodeOfSlot, cells, this.ticks),
      (last) => last.#weights,
      (made, by) => climb(nodes.parent, nodes.depth, nodeOfSlot, cells, made, by),
    );
    this.#table = follow(
      () => weighFunctions(code.index(), this.weights()),
      (last) => last.#table,
      (made, by) => climbKeys(nodes.parent, nodes.depth, nodeOfSlot, cells, code.index(), this.weights(), made, by),
    );
    this.#paths = follow(
      () => weighRows(code.paths().parent, cells.slotPath, cells, this.ticks),
      (last) => last.#paths,
      (made, by) => climb(code.paths().parent, code.paths().depth, cells.slotPath, cells, made, by),
    );
    const climbFile = (keys: Keys, made: Keyed, by: Change) => climbKeys(code.paths().parent, code.paths().depth, cells.slotPath, cells, keys, this.paths(), made, by);
    this.#files = follow(
      () => weighKeys(code.paths().files, this.paths()),
      (last) => last.#files,
      (made, by) => climbFile(code.paths().files, made, by),
    );
    if (before !== null && by !== null && before.#lines !== null) {
      climbFile(before.#lines, before.#lines, by);
      this.#lines = { ...before.#lines };
    }
    this.topDown = lazy(() => new TopDown(nodes, this.weights()));
    this.numbers = lazy(() => ({
      callers: (who) => callerCount(code.index(), this.weights(), who),
      mpi: familyShare(this.table(), scene.document, "mpi"),
      io: familyShare(this.table(), scene.document, "io"),
    }));
  }

  weights(): Weights {
    return this.#weights.get();
  }
  table(): FunctionTable {
    return this.#table.get();
  }
  paths(): PathWeights {
    return this.#paths.get();
  }
  files(): FileWeight[] {
    return filesWith(this.#code.paths().files, this.#files.get());
  }

  /** Lines of a file with their time, by its text number. Those of the file that was asked for last are kept. */
  lines(file: number): FileLines {
    if (this.#lines?.file !== file) this.#lines = weighLines(this.#code.lines(file), this.paths());
    return this.#lines;
  }

  /** Functions with time that match, in order; the last order is kept. */
  functions(matches: Matches | null, key: Key, descending: boolean): Sorted {
    const last = this.#sorted;
    if (last !== null && last.matches === matches && last.key === key && last.descending === descending) return last.list;
    const list = sorted(this.table(), this.#code.places(), matches, key, descending, this.numbers());
    this.#sorted = { matches, key, descending, list };
    return list;
  }

  /** All ticks that count. */
  get whole(): number {
    return this.weights().total[0] ?? 0;
  }

  share(ticks: number): number {
    return this.whole > 0 ? ticks / this.whole : 0;
  }

  /** The same with its error, in words: of a span, as many of the run's samples as it is long. */
  within(ticks: number): string {
    const { bins } = this.#code.cells;
    const part = bins > 0 ? (this.keep.end - this.keep.first) / bins : 0;
    return shareWithin(this.share(ticks), samplesBehind(this.#code.scene.document.report.shares) * part);
  }

  /** Seconds of a rank, in the mean over the ranks that count. */
  seconds(ticks: number): number {
    return this.keep.ranks > 0 ? (ticks * this.#code.cells.tickS) / this.keep.ranks : 0;
  }
}

/** Cells up to which a change is less work than adding up all that counts: half of those that count. */
const worth = ({ cells }: Code, keep: Keep) => (cells.start[keep.end]! - cells.start[keep.first]! + cells.slotPath.length) / 2;

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
  const used = code;
  ahead.reach = (chosen) => used.prepare(chosen);
  return code;
}

/** Why there is nothing to show, in two sentences at most; `null` if there is something. */
export function nothingToShow(code: Code): { title: string; reason: string } | null {
  const { document } = code.scene;
  if (document.report.unmeasured) return { title: "No samples in this run.", reason: document.report.verdict };
  if (code.cells.count === 0)
    return {
      title: "No samples in this run.",
      reason: document.run.ioOnly
        ? "This profile is made of records of I/O alone, so that it does not say where in the program time was spent."
        : [...document.missing, tooShort(document.run)].join(" ").trim() || "The profile holds none: the program may have ended before the first one was due.",
    };
  if (code.now().whole > 0) return null;
  const { threads } = code.now().selection;
  if (threads === "openmp" && !code.cells.slotThread.includes(THREAD.openmp))
    return { title: "No OpenMP threads in this run.", reason: "None of its threads was started by an OpenMP runtime. The toolbar chooses which threads count." };
  return {
    title: "No samples in what is selected.",
    reason: `None of the selected ${threads === "main" ? document.run.rankNouns : "threads"} was seen in the selected time. Esc selects everything again.`,
  };
}
