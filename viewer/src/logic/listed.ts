/** What the source view lists for a file: its text where it is known, and every line with time whether it is or not. */

import type { SourceFile } from "../gen/scene";
import { highlight, type Token } from "./highlight";

/** A row: a line of the file, or a gap between lines that are known. */
export type Listed = { line: number; tokens: Token[] | null } | { gap: number };

/**
 * Rows of a file. Lines with time that have no text stand among those that have it; how many are missing between two
 * rows is said, unless there is no text at all.
 */
export function listedOf(source: SourceFile | null, timed: ArrayLike<number>): Listed[] {
  const rows = new Map<number, Token[] | null>();
  for (let at = 0; at < timed.length; at++) rows.set(timed[at]!, null);
  for (const [line, tokens] of coloured(source)) rows.set(line, tokens);
  const out: Listed[] = [];
  let last = 0;
  for (const [line, tokens] of [...rows].sort(([a], [b]) => a - b)) {
    if (line > last + 1 && source !== null && source.lines.length > 0) out.push({ gap: line - last - 1 });
    out.push({ line, tokens });
    last = line;
  }
  return out;
}

/** Lines in tokens, block by block: what lies between two blocks is not known and cannot colour what follows. */
function coloured(source: SourceFile | null): [number, Token[]][] {
  if (source === null) return [];
  const out: [number, Token[]][] = [];
  let block: [number, string][] = [];
  const close = () => {
    const tokens = highlight(block.map(([, text]) => text), source.language);
    block.forEach(([line], at) => out.push([line, tokens[at] ?? []]));
    block = [];
  };
  for (const line of source.lines) {
    const before = block.at(-1);
    if (before !== undefined && line[0] !== before[0] + 1) close();
    block.push(line);
  }
  if (block.length > 0) close();
  return out;
}

/** The shortest ends of paths that tell them apart: "solver.cpp", "a/io.c", "b/io.c". */
export function shortPaths(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.split("/").filter((part) => part !== ""));
  const end = (at: number, length: number) => parts[at]!.slice(-length).join("/");
  const lengths = paths.map(() => 1);
  for (let round = 1; round < 12; round++) {
    const byName = new Map<string, number[]>();
    paths.forEach((_, at) => byName.set(end(at, lengths[at]!), [...(byName.get(end(at, lengths[at]!)) ?? []), at]));
    let same = false;
    for (const group of byName.values())
      if (group.length > 1 && new Set(group.map((at) => paths[at])).size > 1)
        for (const at of group)
          if (lengths[at]! < parts[at]!.length) {
            lengths[at]!++;
            same = true;
          }
    if (!same) break;
  }
  return paths.map((path, at) => end(at, lengths[at]!) || path);
}
