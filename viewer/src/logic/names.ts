/** Names of functions where there is little room. */

/**
 * A name in at most `most` characters. What says least goes first: the parameters of a C++ or Rust name, then what
 * stands in its angle brackets, then the names of its scopes, and in the end the middle of what is left.
 */
export function shortName(name: string, most: number): string {
  if (name.length <= most) return name;
  const bare = withoutParameters(name);
  if (bare.length <= most) return bare;
  const plain = withoutBrackets(bare);
  if (plain.length <= most) return plain;
  const scopes = plain.split("::");
  while (scopes.length > 1) {
    scopes.shift();
    const rest = `…${scopes.join("::")}`;
    if (rest.length <= most) return rest;
  }
  const last = scopes[0] ?? plain;
  if (most < 3) return last.slice(0, Math.max(0, most));
  const [front, back] = [Math.ceil((most - 1) / 2), Math.floor((most - 1) / 2)];
  return `${last.slice(0, front)}…${back > 0 ? last.slice(-back) : ""}`;
}

/** Names are looked at no further than this: one of 10 kB is no name to take apart. */
const LOOKED_AT = 2000;

function withoutParameters(name: string): string {
  const text = name.slice(0, LOOKED_AT);
  const at = text.indexOf("(", text.startsWith("(") ? 1 : 0);
  // "operator()" and "(anonymous namespace)::f" keep what belongs to the name.
  if (at <= 0 || text.startsWith("()", at) || text.startsWith("(anonymous", at)) return text;
  return text.slice(0, at);
}

function withoutBrackets(name: string): string {
  if (/operator[<>-]/.test(name)) return name;
  let [depth, out] = [0, ""];
  for (const sign of name) {
    if (sign === "<" && depth++ === 0) out += "<";
    if (sign === ">" && depth > 0 && --depth === 0) out += "…";
    if (depth === 0) out += sign;
  }
  return depth === 0 ? out : name;
}
