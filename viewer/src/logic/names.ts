/** Names of functions where there is little room, as the report cuts them (`text::cut`). */

/**
 * A name in at most `most` characters. A function loses the arguments of its templates first, then its parameters, then
 * its namespaces, and its own name and line last; any other text loses its middle.
 */
export function shortName(name: string, most: number): string {
  if (name.length <= most || length(name) <= most) return name;
  return middle((name.length <= LOOKED_AT ? shortened(name, most) : null) ?? name, most);
}

/** Names are taken apart up to this length: one of 10 kB is drawn as often as any other. */
const LOOKED_AT = 2000;

const length = (text: string) => [...text].length;

function shortened(text: string, most: number): string | null {
  const at = text.endsWith(")") ? text.lastIndexOf(" (") : -1;
  let [name, source] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at)];
  if (!isName(name)) return null;
  const fits = () => length(name) + length(source) <= most;
  if (!fits()) name = emptied(name, "<", ">");
  if (!fits()) name = emptied(name, "(", ")");
  while (!fits()) {
    const rest = name.startsWith("…") ? name.slice(1) : name;
    const scope = outside(rest).find((at) => rest.startsWith("::", at));
    if (scope === undefined) break;
    name = `…${rest.slice(scope + 2)}`;
  }
  return name + source;
}

/** Of each character whether it opens or closes something; those of `operator<` and `->` do not. */
function brackets(name: string): boolean[] {
  const found = [];
  for (let [at, operator] = [0, 0]; at < name.length; at++) {
    const sign = name.charAt(at);
    if (name.startsWith("operator", at)) operator = at + (/^operator(\(\)|[<>=-]*)/.exec(name.slice(at))?.[0].length ?? 0);
    found.push(at >= operator && "<>()".includes(sign) && !(sign === ">" && name[at - 1] === "-"));
  }
  return found;
}

/** Where the characters outside all brackets are. */
function outside(name: string): number[] {
  let depth = 0;
  const found: number[] = [];
  brackets(name).forEach((bracket, at) => {
    if (bracket) depth = "<(".includes(name.charAt(at)) ? depth + 1 : Math.max(0, depth - 1);
    else if (depth === 0) found.push(at);
  });
  return found;
}

/** Whether it is the name of a function and no path, sentence or command. */
function isName(text: string): boolean {
  const name = text.replace(/( const)+$/, "");
  return /::|<|\)$/.test(name) && !outside(name).some((at) => " /.".includes(name.charAt(at)));
}

/** The name with `…` in its outermost brackets of that kind. */
function emptied(name: string, open: string, close: string): string {
  let [out, depth, skipped] = ["", 0, false];
  brackets(name).forEach((bracket, at) => {
    const sign = name.charAt(at);
    if (bracket && sign === close) {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && skipped) [out, skipped] = [`${out}…`, false];
    }
    if (depth === 0) out += sign;
    else skipped = true;
    if (bracket && sign === open) depth++;
  });
  return out;
}

function middle(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  if (most < 4) return signs.slice(0, Math.max(0, most)).join("");
  const short = withoutFile(text, most);
  if (short !== null) return short;
  const source = text.endsWith(")") && text.includes(" (") ? length(text.slice(text.lastIndexOf(" ("))) : 0;
  const half = Math.floor((most - 1) / 2);
  const tail = source === 0 || source + 5 > most ? half : source;
  return `${signs.slice(0, most - 1 - tail).join("")}…${signs.slice(signs.length - tail).join("")}`;
}

/** A name with its line and only the end of its file's name. */
function withoutFile(text: string, most: number): string | null {
  const [, name, file, line] = /^(.*) \((.*):(\d*)\)$/s.exec(text) ?? [];
  if (name === undefined || file === undefined || line === undefined) return null;
  const room = most - length(name) - line.length - length(" (…:)");
  return room < 0 ? null : `${name} (…${[...file].slice(Math.max(0, length(file) - room)).join("")}:${line})`;
}
