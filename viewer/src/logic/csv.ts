/** Lines of CSV as the report writes them (`crates/text/src/quote.rs`). */

/** Characters that act instead of being seen: they are written as their number. */
const ACTS = /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** A text in which every character is to be seen. */
export function visibleText(text: string): string {
  return text.replace(ACTS, (sign) => (/[\t\n\r]/.test(sign) ? " " : `\\u{${sign.codePointAt(0)!.toString(16)}}`));
}

/** What spreadsheets take for a formula's beginning, behind blanks, too. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/;

/** A line: fields quoted where they must be, and where a spreadsheet would take the text of a program for a formula. */
export function record(fields: readonly string[], comma = ","): string {
  const line = fields.map((raw) => {
    const field = visibleText(raw);
    const formula = FORMULA.test(field) && !Number.isFinite(Number(field));
    if (!formula && !field.includes(comma) && !field.includes('"')) return field;
    return `"${formula ? "'" : ""}${field.replaceAll('"', '""')}"`;
  });
  return `${line.join(comma)}\n`;
}
