/**
 * Numbers for people, as the report writes them (`crates/text/src/number.rs`): three significant digits; SI prefixes
 * for rates; KiB, MiB, GiB for sizes; shares in per cent with one decimal. The same number looks the same in both.
 */

import type { Unit } from "../gen/scene";

type Steps = readonly (readonly [factor: number, name: string])[];

const KI = 1024;
const SECONDS: Steps = [[1e-9, "ns"], [1e-6, "µs"], [1e-3, "ms"], [1, "s"]];
const BYTES: Steps = [[1, "B"], [KI, "KiB"], [KI ** 2, "MiB"], [KI ** 3, "GiB"], [KI ** 4, "TiB"], [KI ** 5, "PiB"]];
const BYTE_RATES: Steps = [[1, "B/s"], [1e3, "kB/s"], [1e6, "MB/s"], [1e9, "GB/s"], [1e12, "TB/s"], [1e15, "PB/s"]];
const RATES: Steps = [[1, "/s"], [1e3, "k/s"], [1e6, "M/s"], [1e9, "G/s"], [1e12, "T/s"]];
const COUNTS: Steps = [[1e3, "k"], [1e6, "M"], [1e9, "G"], [1e12, "T"], [1e15, "P"]];
const JOULES: Steps = [[1e-3, "mJ"], [1, "J"], [1e3, "kJ"], [1e6, "MJ"], [1e9, "GJ"]];
const WATTS: Steps = [[1e-3, "mW"], [1, "W"], [1e3, "kW"], [1e6, "MW"]];

const MINUTES_FROM = 120;

/** What stands for a number that is not known. */
export const NOT_KNOWN = "–";

const withUnit = (number: string, unit: string) => `${number}\u00a0${unit}`;

/** The step a value is shown in: 999.6 would become "1000", so a step is left a little before its end. */
function step(steps: Steps, value: number): readonly [number, string] {
  const first = steps[0] as readonly [number, string];
  if (value === 0) return steps.find(([factor]) => factor === 1) ?? first;
  return steps.findLast(([factor]) => Math.abs(value) >= 0.9995 * factor) ?? first;
}

/** With so many decimals; what lies in the middle goes to the even digit, as the report has it: 31.25 is "31.2". */
function fixed(value: number, decimals: number): string {
  // Only an odd multiple of one half to this power lies in the middle, and multiplying by a power of two is exact.
  const halves = value * 2 ** (decimals + 1);
  if (!Number.isInteger(halves) || halves % 2 === 0) return value.toFixed(decimals);
  const below = Math.floor(value * 10 ** decimals);
  return ((below % 2 === 0 ? below : below + 1) / 10 ** decimals).toFixed(decimals);
}

function three(value: number): string {
  const size = Math.abs(value);
  if (value === 0) return "0";
  if (size < 0.0005) return value.toExponential(2).replace("e+", "e");
  if (size < 9.995) return fixed(value, 2).replace("-0.00", "0.00");
  return fixed(value, size < 99.95 ? 1 : 0);
}

const digits = (value: number) => (Number.isInteger(value) && Math.abs(value) < 1e4 ? value.toFixed(0) : three(value));

function scaled(steps: Steps, value: number, show: (value: number) => string = digits): string {
  const [factor, name] = step(steps, value);
  return withUnit(show(value / factor), name);
}

function share(value: number): string {
  const percent = value * 100;
  const size = Math.abs(percent);
  if (percent === 0) return withUnit("0", "%");
  if (size < 0.1) return withUnit(percent > 0 ? "<0.1" : ">-0.1", "%");
  if (size > 99.95 && size < 100) return withUnit(">99.9", "%");
  return withUnit(fixed(percent, size >= 99.95 ? 0 : 1), "%");
}

function seconds(value: number): string {
  if (Math.abs(value) < MINUTES_FROM - 0.5) return scaled(SECONDS, value, three);
  const sign = value < 0 ? "-" : "";
  const whole = Math.round(Math.abs(value));
  const [days, hours, minutes, rest] = [Math.floor(whole / 86400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60, whole % 60];
  const two = (part: number) => String(part).padStart(2, "0");
  if (days > 0) return `${sign}${days}\u00a0d\u00a0${two(hours)}\u00a0h`;
  if (hours > 0) return `${sign}${hours}\u00a0h\u00a0${two(minutes)}\u00a0min`;
  return `${sign}${minutes}\u00a0min\u00a0${two(rest)}\u00a0s`;
}

/** Exact below a hundred thousand; above, three digits and a prefix. */
function count(value: number): string {
  return Math.abs(value) < 1e5 ? digits(value) : scaled(COUNTS, value);
}

/** `value` in its unit: "62.1 %", "4 min 05 s", "1.24 GiB"; a dash where it is not known. */
export function number(value: number | null | undefined, unit: Unit | null): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return NOT_KNOWN;
  const is = unit ?? "count";
  switch (is) {
    case "share":
      return share(value);
    case "seconds":
      return seconds(value);
    case "count":
      return count(value);
    case "ratio":
      return digits(value);
    case "cores":
      return value > 0 && value < 0.01 ? withUnit("<0.01", "cores") : withUnit(digits(value), value === 1 ? "core" : "cores");
    case "bits":
      return withUnit(digits(value), "bit");
    case "bytes":
      return scaled(BYTES, value);
    case "bytes_per_second":
      return scaled(BYTE_RATES, value);
    case "per_second":
      return scaled(RATES, value);
    case "joules":
      return scaled(JOULES, value);
    case "watts":
      return scaled(WATTS, value);
    default:
      return is satisfies never;
  }
}

/** A share from 0 to 1 in per cent. */
export const percent = (value: number | null | undefined) => number(value, "share");

/** What a number is measured in, for the head of a column and for CSV, where numbers are plain and unscaled. */
export function symbol(unit: Unit | null): string {
  const is = unit ?? "count";
  switch (is) {
    case "seconds":
      return "s";
    case "bytes":
      return "B";
    case "bytes_per_second":
      return "B/s";
    case "per_second":
      return "1/s";
    case "joules":
      return "J";
    case "watts":
      return "W";
    case "bits":
      return "bit";
    case "cores":
      return "cores";
    case "share":
    case "ratio":
    case "count":
      return "1";
    default:
      return is satisfies never;
  }
}

/** Decimals that write multiples of `step` without rounding, six at most. */
function decimalsOf(step: number): number {
  for (let decimals = 0; decimals < 6; decimals++) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * scaled) return decimals;
    if (scaled >= 100) return decimals;
  }
  return step > 0 ? 6 : 0;
}

/**
 * A moment on a time axis on which neighbours lie `step` seconds apart: as many decimals as tell them apart, all in one
 * unit, that of the axis' end.
 */
export function moment(value: number, step: number, end: number): string {
  if (end >= MINUTES_FROM) {
    const decimals = decimalsOf(step);
    const sign = value < 0 ? "-" : "";
    const size = Number(Math.abs(value).toFixed(decimals));
    const [hours, minutes] = [Math.floor(size / 3600), Math.floor(size / 60) % 60];
    const rest = (size % 60).toFixed(decimals).padStart(decimals > 0 ? decimals + 3 : 2, "0");
    return end >= 3600 ? `${sign}${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${sign}${Math.floor(size / 60)}:${rest}`;
  }
  const [factor, name] = end > 0 ? SECONDS.findLast(([f]) => end >= 0.9995 * f) ?? [1e-9, "ns"] : [1, "s"];
  return withUnit((value / factor).toFixed(decimalsOf(step / factor)), name);
}

/** A word in the right number: "1 rank", "2 ranks", "no ranks". */
export function counted(value: number, noun: string): string {
  const plural = noun.endsWith("s") ? `${noun}es` : noun.endsWith("y") && !/[aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
  if (value === 1) return `1\u00a0${noun}`;
  return `${value === 0 ? "no" : count(value)}\u00a0${plural}`;
}

/** The first letter large. */
export const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Numbers as a reader writes lists of them: "0–3, 7, 9–11". At most `most` parts, then how many are left out. */
export function ranges(numbers: readonly number[], most = 6): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const parts: [number, number][] = [];
  for (const at of sorted) {
    const last = parts.at(-1);
    if (last !== undefined && at <= last[1] + 1) last[1] = at;
    else parts.push([at, at]);
  }
  const shown = parts.slice(0, most).map(([a, b]) => (a === b ? `${a}` : b === a + 1 ? `${a}, ${b}` : `${a}–${b}`));
  const left = parts.slice(most).reduce((sum, [a, b]) => sum + b - a + 1, 0);
  return left > 0 ? `${shown.join(", ")} and ${count(left)} more` : shown.join(", ");
}

/** Standard errors shown after a `±`: the truth lies within two of them 19 times in 20. */
const SHOWN_ERRORS = 2;

const SCALED: Partial<Record<Unit, Steps>> = { seconds: SECONDS, bytes: BYTES, bytes_per_second: BYTE_RATES, per_second: RATES, joules: JOULES, watts: WATTS };

/** What the last digit of a shown value is worth. */
function lastDigit(value: number, is: Unit): number {
  const of = (shown: number) => {
    const size = Math.abs(shown);
    return size < 0.0005 ? 0 : size < 9.995 ? 0.01 : size < 99.95 ? 0.1 : 1;
  };
  if (is === "share") return 0.001;
  if (is === "seconds" && Math.abs(value) >= MINUTES_FROM) return 1;
  if (is === "count") return 0;
  const [factor] = step(SCALED[is] ?? [[1, ""]], value);
  return of(value / factor) * factor;
}

/** What the last digit of a number with this error is worth: its first digit, or its second where the first is a one. */
function worth(size: number): number {
  const first = 10 ** Math.floor(Math.log10(size));
  const digit = size / first;
  // What is rounded up to 10 has two digits then.
  return digit < 1.95 ? first / 10 : first;
}

const nearest = (value: number, last: number) => Math.sign(value) * Math.round(Math.abs(value) / last) * last;

/** The nearest multiple of `last`, with at most so many decimals. */
function multiple(value: number, last: number, most: number): string {
  let decimals = 0;
  while (decimals < most && last * 10 ** decimals < 0.9999) decimals++;
  const text = fixed(nearest(value, last), decimals);
  return Number(text) === 0 ? text.replace("-", "") : text;
}

/** The scale of a value with its error: that of the value, unless the error is far larger. */
function beside(value: number, size: number, is: Unit): readonly [number, string] {
  if (is === "share") return [0.01, "%"];
  if (is === "cores") return [1, "cores"];
  if (is === "bits") return [1, "bit"];
  if (is === "count") return (Math.abs(value) >= 1e5 && COUNTS.findLast(([factor]) => Math.abs(value) >= 0.9995 * factor)) || [1, ""];
  return step(SCALED[is] ?? [[1, ""]], value === 0 ? size : Math.max(Math.abs(value), size / 100));
}

/**
 * A value and its `±`, neither with more digits than the error allows: ["41 %", "± 3 %"]. The second is empty for an
 * exact value, and for an error that the digits shown do not feel. What is not more than its error may be nothing: of that
 * only the most that it can be is shown, ["<5 %", ""]; and of a share that may be all, the least, [">95 %", ""].
 */
export function measured(value: number | null, standardError: number | null, unit: Unit | null): readonly [value: string, error: string] {
  const is = unit ?? "count";
  const error = Math.abs(standardError ?? 0) * SHOWN_ERRORS;
  if (value === null || !Number.isFinite(value) || !Number.isFinite(error) || error === 0 || error < lastDigit(value, is) / 2) return [number(value, is), ""];
  if (value < 0 || value > error) {
    const shown = rounded(value, error, is);
    return is === "share" && value <= 1 && /^(100|>)/.test(shown[0]) ? [`>${rounded(value - error, error, is)[0]}`, ""] : shown;
  }
  if (is === "share" && value <= 1 && value + error >= 1) return ["not known", ""];
  const [most] = rounded(value + error, error, is);
  return [most.startsWith("<") ? most : `<${most}`, ""];
}

/** A value and its error, neither with more digits than the error allows. */
function rounded(value: number, error: number, is: Unit): readonly [value: string, error: string] {
  if (is === "seconds" && Math.abs(value) >= MINUTES_FROM) {
    const [factor, name] = step(SECONDS, error);
    const shown = multiple(error / factor, worth(error / factor), 2);
    return [seconds(nearest(value, Math.max(worth(error), 1))), `±\u00a0${withUnit(shown, name)}`];
  }
  const size = is === "share" ? Math.min(1, error) : error;
  const near = nearest(value, worth(size));
  // 999 ms ± 200 ms is 1.0 s ± 0.2 s: what is rounded up may be of the next prefix.
  const [factor, name] = beside(Math.abs(near) > Math.abs(value) ? near : value, size, is);
  const [of, by] = [value / factor, size / factor];
  const three = Math.abs(of === 0 ? by : of);
  const most = is === "share" ? 1 : three < 9.995 ? 2 : three < 99.95 ? 1 : 0;
  // Shares of one whole are read together: whole per cents, however large the error, so that they add up.
  const last = Math.max(is === "share" ? Math.min(worth(by), 1) : worth(by), 0.1 ** most);
  const shown = (text: string) => (name === "" ? text : withUnit(text, name));
  const text = digitsWithin(of, last, most, is);
  return [is === "cores" && text === "1" ? withUnit(text, "core") : shown(text), `±\u00a0${shown(multiple(Math.max(by, last), last, most))}`];
}

/** Digits of a value whose last one is worth `last`. */
function digitsWithin(value: number, last: number, most: number, is: Unit): string {
  if (is === "share" && value > 0 && value < 0.1) return "<0.1";
  if (is === "share" && value > 99.95 && value < 100 && last < 1) return ">99.9";
  if (is === "share" && value === 100) return "100";
  if (value === 0) return "0";
  if (nearest(value, last) !== 0) return multiple(value, last, most);
  // Something is never shown as nothing: it keeps a digit.
  const one = multiple(value, 10 ** Math.floor(Math.log10(Math.abs(value))), most);
  return Number(one) === 0 ? `<${multiple(last, last, most)}` : one;
}
