/** Which ranks stand apart, and how the nodes compare: the tables below the map. */

import { useMemo } from "preact/hooks";
import { LEAST, LIMIT, outliersOf } from "../logic/outliers";
import { capital, number } from "../logic/units";
import { rankWords } from "../logic/words";
import { followed } from "../followed";
import { Bar, type Column, Table } from "./table";
import { Explained } from "./tooltip";
import { type Shown, nodeOfRow, ranksOfRow, take } from "./rankmap";

interface NodeRow {
  node: number;
  name: string;
  ranks: number[];
  mean: number;
  most: number;
  mostRow: number;
}

function nodeRows(shown: Shown): NodeRow[] {
  const { scene, grid, values } = shown;
  const nodes = scene.columns.u32("rank.node");
  const found = scene.document.nodes.map((name, node): NodeRow & { sum: number; known: number } => ({ node, name, ranks: [], mean: Number.NaN, most: Number.NaN, mostRow: 0, sum: 0, known: 0 }));
  for (let rank = 0; rank < scene.document.run.ranks; rank++) {
    const of = found[nodes[rank] ?? 0];
    if (of === undefined) continue;
    of.ranks.push(rank);
    const row = Math.floor(rank / grid.ranksPerRow);
    const value = values[row];
    if (value === undefined || Number.isNaN(value)) continue;
    of.sum += value;
    of.known++;
    if (!(value <= of.most)) [of.most, of.mostRow] = [value, row];
  }
  return found.filter(({ ranks }) => ranks.length > 0).map((of) => ({ ...of, mean: of.known > 0 ? of.sum / of.known : Number.NaN }));
}

/** Said where there are too few for the measure of outliers: who has most and who least, which a few bars show as well. */
function few(values: Float64Array, n: (value: number) => string, name: (row: number) => string): string {
  const known = [...values.keys()].filter((row) => Number.isFinite(values[row]!)).sort((a, b) => values[b]! - values[a]!);
  const [most, least] = [known[0], known[known.length - 1]];
  if (most === undefined || least === undefined) return "Nothing is known here.";
  if (n(values[most]!) === n(values[least]!)) return `Nobody: all have ${n(values[most]!)}.`;
  return `Maximum: ${name(most)}, ${n(values[most]!)}; minimum: ${name(least)}, ${n(values[least]!)}.`;
}

/** Said where nobody stands apart: who comes nearest to it. */
function nobody(judged: ReturnType<typeof outliersOf>, values: Float64Array, n: (value: number) => string, name: (row: number) => string): string {
  if (Number.isNaN(judged.median)) return "Nothing is known here.";
  let far = 0;
  values.forEach((value, row) => {
    if (!(Math.abs(value - judged.median) <= Math.abs(values[far]! - judged.median))) far = row;
  });
  if (!(judged.spread > 0)) return `Nobody: all have ${n(judged.median)}.`;
  const away = Math.abs(values[far]! - judged.median) / judged.spread;
  return `Nobody by this measure: the median is ${n(judged.median)}; the farthest from it is ${name(far)} with ${n(values[far]!)}, ${number(away, "ratio")} standard deviations.`;
}

export function RankOutliers({ shown, judged }: { shown: Shown; judged: ReturnType<typeof outliersOf> }) {
  const { scene, choice, grid, values } = shown;
  const { rankNoun, rankNouns } = scene.document.run;
  const n = (value: number) => number(value, choice.unit);
  const ranksNow = followed.value.ranks;
  const isChosen = (indices: readonly number[]) => ranksNow !== null && ranksNow.length === indices.length && indices.every((index, at) => ranksNow[at] === index);
  const rows = judged.outliers.slice(0, 200).map((outlier) => ({ ...outlier, ranks: ranksOfRow(scene, grid, outlier.index) }));
  type Row = (typeof rows)[number];
  const columns: Column<Row>[] = [
    {
      id: "rank",
      title: capital(rankNoun),
      value: ({ index }) => index,
      show: ({ ranks }) => (
        <button type="button" class="link" onClick={() => take(scene, ranks, "alone")}>
          {rankWords(scene, ranks)}
        </button>
      ),
    },
    { id: "node", title: "Node", value: ({ index }) => scene.document.nodes[nodeOfRow(scene, grid)(index)] ?? "" },
    { id: "value", title: choice.label, number: true, value: ({ value }) => value, show: ({ value }) => n(value), doc: choice.doc },
    {
      id: "apart",
      title: "From the median",
      number: true,
      value: ({ score }) => Math.abs(score),
      show: ({ value, score }) => `${value >= judged.median ? "+" : "−"}${n(Math.abs(value - judged.median))} (${Math.abs(score) >= 100 ? ">99" : number(Math.abs(score), "ratio")} sd)`,
      doc: "How far the value lies from the median of all, and in robust standard deviations.",
      formula: "(value − median) / (1.4826 × median distance from the median)",
    },
  ];
  const nodes = useMemo(() => (scene.document.nodes.length > 1 ? nodeRows(shown) : []), [shown]);
  const largest = nodes.reduce((most, { mean }) => (mean > most ? mean : most), 0) || 1;
  return (
    <div class="ranks-below">
      <section>
        <h3>
          <Explained
            title="Outliers"
            doc={`Rows whose value lies more than ${LIMIT} robust standard deviations from the median, and by an amount that matters.`}
            formula="|value − median| > 3.5 × 1.4826 × median distance from the median"
          />
        </h3>
        {rows.length === 0 ? (
          <p>
            {values.length < LEAST
              ? few(values, n, (row) => rankWords(scene, ranksOfRow(scene, grid, row)))
              : nobody(judged, values, n, (row) => rankWords(scene, ranksOfRow(scene, grid, row)))}
          </p>
        ) : (
          <Table label="Outliers" columns={columns} rows={rows} name={({ index }) => String(index)} first={10} chosen={({ ranks }) => isChosen(ranks)} />
        )}
      </section>
      {nodes.length > 1 && (
        <section>
          <h3>Nodes</h3>
          <Table<NodeRow>
            label="Nodes"
            rows={nodes}
            name={({ node }) => String(node)}
            first={10}
            chosen={({ ranks }) => isChosen(ranks)}
            columns={[
              {
                id: "node",
                title: "Node",
                value: ({ name }) => name,
                show: ({ name, ranks }) => (
                  <button type="button" class="link" onClick={() => take(scene, ranks, "alone")}>
                    {name}
                  </button>
                ),
              },
              { id: "ranks", title: capital(rankNouns), number: true, value: ({ ranks }) => ranks.length },
              {
                id: "mean",
                title: "Mean",
                number: true,
                value: ({ mean }) => mean,
                show: ({ mean }) => (
                  <>
                    {n(mean)} <Bar share={mean / largest} />
                  </>
                ),
              },
              { id: "most", title: "Most", number: true, value: ({ most }) => most, show: ({ most, mostRow }) => `${n(most)} (${rankWords(scene, ranksOfRow(scene, grid, mostRow))})` },
            ]}
          />
        </section>
      )}
    </div>
  );
}
