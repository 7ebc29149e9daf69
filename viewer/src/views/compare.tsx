/** Two runs of a program side by side: what got slower, and what of it noise cannot explain. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { CompareRow, Comparison } from "../gen/scene";
import { jsonOf, type Scene } from "../data/scene";
import { usePainted } from "../draw/canvas";
import { chosen, classOf, counts, type Kind, KINDS, longest, sizeOf, widest } from "../logic/comparison";
import { counted, NOT_KNOWN, number } from "../logic/units";
import { runs } from "../runs";
import { type Column, Table } from "./table";
import "./compare.css";

/** Seconds with a sign that says which way. */
export function signed(seconds: number | null): string {
  if (seconds === null) return NOT_KNOWN;
  return `${seconds > 0 ? "+" : seconds < 0 ? "−" : ""}${number(Math.abs(seconds), "seconds")}`;
}

/** The classes of a run over time, on a time axis that both runs share. */
function Strip({ scene, end }: { scene: Scene; end: number }) {
  const { classes, timeline } = scene.document;
  const shares = scene.columns.f32("time.class");
  const { bins, binS } = timeline;
  const canvas = usePainted(({ context, width, height, ink }) => {
    const scale = end > 0 ? width / end : 0;
    context.fillStyle = ink.wash;
    context.fillRect(0, 0, bins * binS * scale, height);
    for (let bin = 0; bin < bins; bin++) {
      let from = height;
      const [left, right] = [bin * binS * scale, (bin + 1) * binS * scale];
      classes.forEach((each, at) => {
        const tall = (shares[at * bins + bin] ?? 0) * height;
        if (!(tall > 0)) return;
        context.fillStyle = each.colour;
        // A little wider than its bin, so that no seam shows between two.
        context.fillRect(left, from - tall, right - left + 0.5, tall);
        from -= tall;
      });
    }
  });
  return <canvas ref={canvas} class="strip" role="img" aria-label={`Classes of ${scene.document.run.name} over ${number(scene.document.run.elapsedS, "seconds")}; the table below has their seconds.`} />;
}

function Run({ scene, letter, end }: { scene: Scene; letter: string; end: number }) {
  const { run } = scene.document;
  return (
    <div class="run">
      <div>
        <b class="letter">{letter}</b> {run.name}
        <small class="soft" title={run.command}>
          {` ${counted(run.ranks, run.rankNoun)}, ${number(run.elapsedS, "seconds")}`}
        </small>
      </div>
      <Strip scene={scene} end={end} />
    </div>
  );
}

/** A change as a bar to the left or right of a line, with the reach of noise around the line. */
function Change({ row, most }: { row: CompareRow; most: number }) {
  const part = (seconds: number) => (most > 0 ? Math.min(50, (Math.abs(seconds) / most) * 50) : 0);
  const noise = part(row.noise ?? 0);
  const change = row.change ?? 0;
  const size = part(change);
  return (
    <span class="change" aria-hidden="true">
      <span class="noise" style={{ left: `${50 - noise}%`, width: `${2 * noise}%` }} />
      <i class={row.sure ? (change > 0 ? "slower" : "faster") : ""} style={{ left: `${change > 0 ? 50 : 50 - size}%`, width: `${size}%` }} />
    </span>
  );
}

function Rows({ scene, rows, kind }: { scene: Scene; rows: readonly CompareRow[]; kind: Kind }) {
  const [most, far] = [longest(rows), widest(rows)];
  const keys = new Map(rows.map((row, at) => [row, `${row.name} ${row.place} ${at}`]));
  const seconds = (id: "a" | "b"): Column<CompareRow> => ({
    id,
    title: id.toUpperCase(),
    number: true,
    value: (row) => row[id],
    show: (row) => (
      <>
        {row[id] === null ? NOT_KNOWN : number(row[id], "seconds")}
        <span class="bar" aria-hidden="true">
          <i style={{ width: `${most > 0 ? ((row[id] ?? 0) / most) * 100 : 0}%`, background: classOf(row, scene.document.classes)?.colour ?? "var(--soft)" }} />
        </span>
      </>
    ),
    doc: `Seconds per rank in run ${id.toUpperCase()}: the mean over its ranks.`,
  });
  const columns: Column<CompareRow>[] = [
    {
      id: "name",
      title: KINDS.find((each) => each.kind === kind)?.label ?? "Name",
      value: (row) => row.name,
      show: (row) => {
        const colour = classOf(row, scene.document.classes)?.colour;
        return (
          <>
            {colour !== undefined && <span class="dot" style={{ background: colour }} />}
            {kind === "class" || kind === "rank" ? row.name : <code>{row.name}</code>}
            {row.place !== "" && <small class="soft"> {row.place}</small>}
          </>
        );
      },
    },
    seconds("a"),
    seconds("b"),
    {
      id: "change",
      title: "Change",
      number: true,
      value: sizeOf,
      show: (row) => (
        <>
          <span class={row.sure ? "sure" : "soft"}>{signed(row.change)}</span>
          <Change row={row} most={far} />
        </>
      ),
      doc: "B less A. The pale band is what noise explains.",
      formula: "seconds of B - seconds of A",
    },
    { id: "noise", title: "Noise", number: true, value: (row) => row.noise, show: (row) => (row.noise === null ? NOT_KNOWN : row.noise === 0 ? "exact" : `± ${number(row.noise, "seconds")}`), doc: "Changes up to this much are expected without any reason, 19 times in 20." },
    {
      id: "verdict",
      title: "Verdict",
      value: (row) => row.word,
      show: (row) => <span class={`verdict ${row.verdict} ${row.sure ? "sure" : ""}`}>{row.word}</span>,
    },
  ];
  return <Table label={`Changes by ${kind}`} columns={columns} rows={rows} name={(row) => keys.get(row) ?? ""} chosen={(row) => row.sure} first={40} />;
}

export function Compare({ scene }: { scene: Scene }) {
  const comparison = useSignal<Comparison | null>(null);
  const problem = useSignal("");
  const kind = useSignal<Kind>("class");
  const sure = useSignal(false);
  const search = useSignal("");
  const [a, b] = runs.value;
  useEffect(() => {
    jsonOf<Comparison>(scene.store, "compare").then(
      (found) => {
        comparison.value = found;
        if (found === null) problem.value = "This page carries no comparison of its runs.";
      },
      (reason: unknown) => (problem.value = reason instanceof Error ? reason.message : String(reason)),
    );
  }, [scene]);
  if (a === undefined || b === undefined)
    return (
      <p class="empty">
        <b>One run is not a comparison.</b>
        Open two runs of the same program: <code>steelyard view A B</code>.
      </p>
    );
  if (problem.value !== "")
    return (
      <p class="empty">
        <b>The runs cannot be compared.</b>
        {problem.value}
      </p>
    );
  if (comparison.value === null) return <p class="empty">Comparing the runs…</p>;
  const { rows, method, notes, verdict, differences } = comparison.value;
  const end = Math.max(a.document.run.elapsedS, b.document.run.elapsedS);
  const shown = chosen(rows, { kind: kind.value, sure: sure.value, search: search.value });
  return (
    <div class="compare">
      <div class="runs">
        <Run scene={a} letter="A" end={end} />
        <Run scene={b} letter="B" end={end} />
      </div>
      <p class="total">{verdict}</p>
      {differences.length > 0 && (
        <p class="note">
          What else differs: {differences.map(({ what, a: inA, b: inB }, at) => `${at > 0 ? "; " : ""}${what} ${inA} in A, ${inB} in B`)}.
        </p>
      )}
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
      <div class="choose">
        <div class="kinds" role="group" aria-label="What is compared">
          {KINDS.map((each) => {
            const count = counts(rows, each.kind);
            return (
              <button key={each.kind} aria-pressed={each.kind === kind.value} disabled={count.all === 0} onClick={() => (kind.value = each.kind)}>
                {each.label} <small class="soft" title={`${count.sure} of ${count.all} changed beyond noise`}>{`${count.sure}/${count.all}`}</small>
              </button>
            );
          })}
        </div>
        <label>
          <input type="checkbox" checked={sure.value} onChange={(event) => (sure.value = event.currentTarget.checked)} /> beyond noise alone
        </label>
        <input type="search" aria-label="Search names and places" placeholder="Search names and places" value={search.value} onInput={(event) => (search.value = event.currentTarget.value)} />
      </div>
      {shown.length > 0 ? (
        <Rows key={kind.value} scene={a} rows={shown} kind={kind.value} />
      ) : (
        <p class="note">{sure.value && search.value === "" ? "Nothing here changed beyond noise." : `Nothing has “${search.value.trim()}” in its name or place.`}</p>
      )}
      <p class="note">{method}</p>
    </div>
  );
}
