/** Colours as numbers: mixing and ramps. */

export type Rgb = readonly [red: number, green: number, blue: number];

/** #rrggbb, #rgb or rgb(…), as `mix` writes it; grey for anything else, so that a broken colour shows something. */
export function parse(colour: string): Rgb {
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (long !== null) return [Number.parseInt(long[1]!, 16), Number.parseInt(long[2]!, 16), Number.parseInt(long[3]!, 16)];
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  if (short !== null) return [17 * Number.parseInt(short[1]!, 16), 17 * Number.parseInt(short[2]!, 16), 17 * Number.parseInt(short[3]!, 16)];
  const mixed = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  if (mixed !== null) return [Number(mixed[1]), Number(mixed[2]), Number(mixed[3])];
  return [128, 128, 128];
}

/** `part` of `b`, the rest of `a`. */
export function mix(a: string, b: string, part: number): string {
  const [x, y] = [parse(a), parse(b)];
  const of = (at: 0 | 1 | 2) => Math.round(x[at] + (y[at] - x[at]) * part);
  return `rgb(${of(0)}, ${of(1)}, ${of(2)})`;
}

/** `steps` colours along the stops, packed as the points of an `ImageData` are (little-endian, opaque). */
export function ramp(stops: readonly string[], steps: number): Uint32Array {
  const colours = stops.map(parse);
  const out = new Uint32Array(steps);
  for (let step = 0; step < steps; step++) {
    const along = steps === 1 ? 0 : (step / (steps - 1)) * (colours.length - 1);
    const at = Math.min(colours.length - 2, Math.floor(along));
    const [a, b] = [colours[Math.max(0, at)]!, colours[Math.min(colours.length - 1, at + 1)]!];
    const of = (channel: 0 | 1 | 2) => Math.round(a[channel] + (b[channel] - a[channel]) * (along - at));
    out[step] = ((255 << 24) | (of(2) << 16) | (of(1) << 8) | of(0)) >>> 0;
  }
  return out;
}

/** A class's or family's colour as a thin line on this page: on a dark one a little lighter, or it would not be seen. */
export const onPaper = (colour: string, dark: boolean) => (dark ? mix(colour, "#ffffff", 0.3) : colour);
