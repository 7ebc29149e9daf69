/**
 * Source in colours. What the highlighter says is taken apart into texts and names of classes, so that the page makes
 * text nodes of it and never HTML.
 */

import hljs from "highlight.js/lib/core";
import c from "highlight.js/lib/languages/c";
import cpp from "highlight.js/lib/languages/cpp";
import fortran from "highlight.js/lib/languages/fortran";
import julia from "highlight.js/lib/languages/julia";
import python from "highlight.js/lib/languages/python";
import rust from "highlight.js/lib/languages/rust";

/** Languages by name; a grammar is made when the first text in it is shown, not while the page opens. */
const LANGUAGES = new Map(Object.entries({ c, cpp, fortran, julia, python, rust }));

function knows(language: string): boolean {
  const grammar = LANGUAGES.get(language);
  if (grammar !== undefined && hljs.getLanguage(language) === undefined) hljs.registerLanguage(language, grammar);
  return grammar !== undefined;
}

/** A piece of a line, and what it is: "keyword", "string", …; empty for plain text. */
export interface Token {
  kind: string;
  text: string;
}

/** Longer lines and blocks stay plain: nobody reads them for their colours, and they would take long. */
const MOST = 200_000;

const SIGNS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** Lines of source in tokens; whole blocks, so that comments over several lines are comments. */
export function highlight(lines: readonly string[], language: string): Token[][] {
  const plain = () => lines.map((text) => [{ kind: "", text }]);
  const text = lines.join("\n");
  if (text.length > MOST || !knows(language)) return plain();
  const out = tokens(hljs.highlight(text, { language, ignoreIllegals: true }).value);
  // A line that holds a sign of its own for "new line" would shift those below it.
  return out.length === lines.length ? out : plain();
}

/** The highlighter's HTML: spans with a class, and text with five signs escaped. */
function tokens(html: string): Token[][] {
  const out: Token[][] = [[]];
  const open: string[] = [];
  for (const [piece] of html.matchAll(/<span class="[^"]*">|<\/span>|[^<]+/g)) {
    if (piece === "</span>") open.pop();
    else if (piece.startsWith("<")) open.push(/class="(?:hljs-)?([^"\s]*)/.exec(piece)?.[1] ?? "");
    else {
      const text = piece.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign);
      text.split("\n").forEach((part, at) => {
        if (at > 0) out.push([]);
        if (part !== "") out.at(-1)!.push({ kind: open.at(-1) ?? "", text: part });
      });
    }
  }
  return out;
}
