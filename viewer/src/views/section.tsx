/** A section of the report: the answers in words, the numbers with what they mean, tables and heat maps. */

import { type ComponentChildren, Fragment } from "preact";
import { CERTAINTY } from "../gen/scene";
import type { Cell, Report, Row, Section, Table as ReportTable, Unit } from "../gen/scene";
import type { Scene } from "../data/scene";
import { rankIndices } from "../logic/finding";
import { extremes } from "../logic/section";
import { measured, symbol } from "../logic/units";
import { select } from "../state";
import { HeatPicture } from "./heatpicture";
import { Bar, type Column, Table } from "./table";
import { Explained } from "./tooltip";
import "./section.css";

/** A rank by its number; a click shows it alone. */
export function RankLink({ scene, rank }: { scene: Scene; rank: number }) {
  const found = rankIndices(scene, [rank]);
  const text = `${scene.document.run.rankNoun} ${rank}`;
  if (found.length === 0) return <>{text}</>;
  return (
    <button class="link" title={`Show ${text} alone`} onClick={() => select({ ranks: found })}>
      {text}
    </button>
  );
}

/** A number and its `±`; none where the page says once that the run was too short for them. */
export function shown(report: Report, value: number | null, deviation: number | null, unit: Unit | null): readonly [value: string, error: string] {
  const [text, error] = measured(value, deviation, unit);
  return [text, report.caution === null ? error : ""];
}

export function Error({ text }: { text: string }) {
  if (text === "") return <span class="error" />;
  return (
    <span class="error" title="Two standard errors: 19 times in 20 the true value lies within it.">
      {text}
    </span>
  );
}

function NumberRow({ scene, row }: { scene: Scene; row: Row }) {
  const ends = extremes(row);
  const nouns = scene.document.run.rankNouns;
  const exact = row.value === null || symbol(row.unit) === "1" ? "" : ` Exactly ${row.value} ${symbol(row.unit)}.`;
  const [text, error] = shown(scene.document.report, row.value, row.error, row.unit);
  // A rank's number is no more exact than the mean.
  const ofRank = (value: number) => measured(value, row.error, row.unit)[0];
  const mean = row.spread === null ? "" : ` Mean over ${nouns} ${ofRank(row.spread.mean)}.`;
  return (
    <tr class={row.value === 0 || row.value === null ? "zero" : ""} data-metric={row.id}>
      <th scope="row" style={{ paddingLeft: `${row.depth * 1.1}rem` }}>
        <Explained title={row.label} doc={row.doc} formula={row.formula} note={`Certainty: ${CERTAINTY[row.certainty]}.${exact}${mean}`} />
      </th>
      {row.value === null ? (
        <td class="why" colSpan={3}>
          {row.missing ?? "not available"}
        </td>
      ) : (
        <>
          <td class="n value">{text}</td>
          <td class="n">
            <Error text={error} />
          </td>
          <td class="range">
            {ends !== null && (
              <>
                {ofRank(ends.min)} on <RankLink scene={scene} rank={ends.minRank} /> – {ofRank(ends.max)} on <RankLink scene={scene} rank={ends.maxRank} />
              </>
            )}
          </td>
        </>
      )}
    </tr>
  );
}

/** The numbers of a section: each explains itself. */
export function Numbers({ scene, rows, label }: { scene: Scene; rows: readonly Row[]; label: string }) {
  if (rows.length === 0) return null;
  return (
    <div class="sheet">
      <table class="numbers">
        <caption class="unseen">{label}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">What</th>
            <th scope="col">Value</th>
            <th scope="col">Uncertainty</th>
            <th scope="col">From the smallest to the largest</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <NumberRow key={row.id} scene={scene} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const valueOf = (cell: Cell | undefined) => cell ?? null;

/** A table of the report. */
export function ReportSheet({ report, table }: { report: Report; table: ReportTable }) {
  const names = new Map(table.rows.map((row, at) => [row, String(at)]));
  const errorOf = (row: Cell[], column: number) => table.errors[Number(names.get(row))]?.[column] ?? null;
  const columns: Column<Cell[]>[] = table.columns.map(([title, unit], at) => ({
    id: String(at),
    title,
    number: unit !== null,
    value: (row) => valueOf(row[at]),
    show: (row) => {
      const cell = valueOf(row[at]);
      if (typeof cell !== "number") return cell ?? "–";
      const [text, error] = shown(report, cell, errorOf(row, at), unit);
      return (
        <>
          {text} {error !== "" && <Error text={error} />}
          {unit === "share" && <Bar share={cell} />}
        </>
      );
    },
  }));
  return (
    <div class="block" data-table={table.id}>
      {table.title !== "" && <h3>{table.title}</h3>}
      {table.rows.length > 0 && <Table label={table.title} columns={columns} rows={table.rows} name={(row) => names.get(row) ?? ""} />}
      {table.note !== "" && <p class="note">{table.note}</p>}
    </div>
  );
}

/** What is under a section's title. `without`: ids of tables that the page shows in its own way. */
export function SectionBody({ scene, section, without = [] }: { scene: Scene; section: Section; without?: readonly string[] }) {
  const numbers = <Numbers scene={scene} rows={section.rows} label={section.title} />;
  return (
    <>
      {section.points.length > 0 && (
        <dl class="points">
          {section.points.map(([word, answer], at) => (
            <Fragment key={at}>
              <dt>{word}</dt>
              <dd>{answer}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {section.points.length > 0 && section.rows.length > 0 ? <Fold title="Numbers">{numbers}</Fold> : numbers}
      {section.heatmaps.map((map) => (
        <HeatPicture key={map.id} map={map} />
      ))}
      {section.tables
        .filter((table) => !without.includes(table.id))
        .map((table) => (
          <ReportSheet key={table.id} report={scene.document.report} table={table} />
        ))}
    </>
  );
}

/** Something that is there for those who look for it. */
export function Fold({ title, intro = "", open = false, children }: { title: string; intro?: string; open?: boolean; children: ComponentChildren }) {
  return (
    <details class="fold" open={open}>
      <summary>
        <b>{title}</b>
        {intro !== "" && <span class="soft"> {intro}</span>}
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** A whole section, its parts folded away. */
export function SectionView({ scene, section, open = false, without = [] }: { scene: Scene; section: Section; open?: boolean; without?: readonly string[] }) {
  return (
    <Fold title={section.title} intro={section.intro} open={open}>
      <SectionBody scene={scene} section={section} without={without} />
      {section.parts.map((part) => (
        <SectionView key={part.id} scene={scene} section={part} without={without} />
      ))}
    </Fold>
  );
}
