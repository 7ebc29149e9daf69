/** A histogram of sizes or durations: a row a bin, so that it reads as a table too. */

import type { Site } from "../gen/scene";
import { bars } from "../logic/bins";
import { durationsOf } from "../logic/calls";
import { number, percent } from "../logic/units";
import "./histogram.css";

interface Props {
  title: string;
  counts: readonly number[];
  labels: readonly string[];
  noun: string;
  /** What the bins are of. */
  head?: string;
  colour?: string;
}

export function Histogram({ title, counts, labels, noun, head = "Size", colour }: Props) {
  const shown = bars(counts, labels);
  if (shown.length === 0) return null;
  return (
    <table class="histogram">
      <caption>{title}</caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{head}</th>
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

/** How long calls took: each bin is four times as wide as the one before. `counts`: where they are known otherwise than from the sites. */
export function Durations({ title, sites, counts = [], labels, colour }: { title: string; sites: readonly Site[]; counts?: readonly number[]; labels: readonly string[]; colour?: string }) {
  const { bins: added, estimated, without } = durationsOf(sites);
  const bins = counts.length > 0 ? counts : added;
  if (sites.length === 0) return null;
  if (bins.length === 0) return <p class="note">How long single calls took was not recorded by the version that made this profile; their mean and longest are in the table.</p>;
  return (
    <>
      <Histogram title={title} counts={bins} labels={labels} noun="Calls" head="Duration" {...(colour === undefined ? {} : { colour })} />
      {estimated && <p class="note">Estimated: some of the calls are timed, each standing for those up to the next. Calls of two sampling periods or more are all there.</p>}
      {without > 0 && <p class="note">{number(without, "count")} more calls are of parts that did not record it.</p>}
    </>
  );
}
