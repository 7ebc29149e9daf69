/** A histogram of sizes: a row a bin, so that it reads as a table too. */

import { bars } from "../logic/bins";
import { number, percent } from "../logic/units";
import "./histogram.css";

export function Histogram({ title, counts, limits, noun, colour }: { title: string; counts: readonly number[]; limits: readonly number[]; noun: string; colour?: string }) {
  const shown = bars(counts, limits);
  if (shown.length === 0) return null;
  return (
    <table class="histogram">
      <caption>{title}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">Size</th>
          <th scope="col">Part of the longest</th>
          <th scope="col">{noun}</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td class="room">
              <i style={{ width: `${(bar.height * 100).toFixed(2)}%`, ...(colour === undefined ? {} : { background: colour }) }} class={bar.count > 0 ? "" : "none"} />
            </td>
            <td class="n">{number(bar.count, "count")}</td>
            <td class="n soft">{percent(bar.share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
