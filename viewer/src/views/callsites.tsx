/** Calls by function, each unfolding into the lines that make it. Exact counts of the whole run. */

import { useSignal } from "@preact/signals";
import type { Site } from "../gen/scene";
import { type Scene, textOf } from "../data/scene";
import { byCall, type CallGroup } from "../logic/calls";
import { number, NOT_KNOWN } from "../logic/units";
import { followed } from "../followed";
import { show } from "../state";
import { codeOf } from "./code";
import { Error, RankLink, shown } from "./section";
import { Bar, type Column, Table } from "./table";
import "./callsites.css";

/** Where a call is made: a click shows the line. */
export function SitePlace({ scene, site }: { scene: Scene; site: Site }) {
  const place = { function: textOf(scene, site.function), file: textOf(scene, site.file), line: site.line, module: textOf(scene, site.module) };
  const text = textOf(scene, site.placeText);
  if (place.function === "" && place.file === "" && place.module === "") return <span class="soft">{text}</span>;
  return (
    <button class="link" title={place.file || place.module} onClick={() => show({ file: site.file, line: site.line, function: site.function, module: site.module })}>
      <code>{text}</code>
    </button>
  );
}

function rankNumber(scene: Scene, index: number): number | null {
  return scene.columns.u32("rank.number")[index] ?? null;
}

/** Columns that functions and call sites share; `perRank` turns seconds of all processes into the mean over ranks. */
function shared<T extends { count: number; bytes: number; errors: number; timeS: number; errorS: number; maxS: number; class: number }>(
  scene: Scene,
  rows: readonly T[],
): Column<T>[] {
  const { run, classes, report } = scene.document;
  const ranks = Math.max(1, run.ranks);
  const most = rows.reduce((sum, row) => Math.max(sum, row.timeS), 0);
  const columns: Column<T>[] = [
    {
      id: "time",
      title: `Time per ${run.rankNoun}`,
      number: true,
      value: (row) => row.timeS / ranks,
      show: (row) => {
        const [text, error] = shown(report, row.timeS / ranks, row.errorS / ranks, "seconds");
        return (
          <>
            {text} {error !== "" && <Error text={error} />}
            <Bar share={most > 0 ? row.timeS / most : 0} {...(classes[row.class] === undefined ? {} : { colour: classes[row.class]!.colour })} />
          </>
        );
      },
      doc: `Time inside the call, mean over all ${run.rankNouns}.`,
      formula: `sum over ${run.rankNouns} / ${run.rankNouns}; some of the calls are timed, each weighed by the calls that it stands for`,
    },
    { id: "calls", title: "Calls", number: true, value: (row) => row.count, show: (row) => number(row.count, "count"), doc: `Calls of all ${run.rankNouns}: counted, exact.` },
    {
      id: "bytes",
      title: "Bytes",
      number: true,
      value: (row) => (row.bytes > 0 ? row.bytes : null),
      show: (row) => (row.bytes > 0 ? number(row.bytes, "bytes") : NOT_KNOWN),
      doc: `Bytes that all ${run.rankNouns} sent, received, read and wrote in the call: counted, exact.`,
    },
    {
      id: "max",
      title: "Longest",
      number: true,
      value: (row) => (row.maxS > 0 ? row.maxS : null),
      show: (row) => (row.maxS > 0 ? number(row.maxS, "seconds") : NOT_KNOWN),
      doc: "The longest call that was timed. No call that a sampling tick fell into is missed.",
    },
  ];
  if (rows.some((row) => row.errors > 0))
    columns.push({ id: "errors", title: "Failed", number: true, value: (row) => row.errors, show: (row) => number(row.errors, "count"), doc: "Calls that returned an error." });
  return columns;
}

function Sites({ scene, sites, label }: { scene: Scene; sites: readonly Site[]; label: string }) {
  const noun = scene.document.run.rankNoun;
  const keys = new Map(sites.map((site, at) => [site, String(at)]));
  const columns: Column<Site>[] = [
    { id: "place", title: "Called from", value: (site) => textOf(scene, site.function), show: (site) => <SitePlace scene={scene} site={site} /> },
    ...shared<Site>(scene, sites),
    {
      id: "slowest",
      title: `Most on ${noun}`,
      number: true,
      value: (site) => (site.slowest < 0 ? null : site.slowestS),
      show: (site) => {
        const rank = rankNumber(scene, site.slowest);
        return rank === null ? (
          NOT_KNOWN
        ) : (
          <>
            {number(site.slowestS, "seconds")} on <RankLink scene={scene} rank={rank} />
          </>
        );
      },
      doc: `The ${noun} that spends most time in the call, and how much.`,
    },
  ];
  return <Table label={label} columns={columns} rows={sites} name={(site) => keys.get(site) ?? ""} sort="time" first={20} />;
}

/** Seconds a rank that samples saw in each call, of what is selected; `null` where everything is. */
function useSelected(scene: Scene): ((call: string) => number | null) | null {
  const { span, ranks } = followed.value;
  if (span === null && ranks === null) return null;
  const code = codeOf(scene);
  const now = code.now();
  const total = now.table().total;
  const names = code.nodes.functions.name;
  const texts = scene.document.texts;
  // A wrapper and what it wraps may have one name: the longer time has the other in it.
  const longest = new Map<string, number>();
  for (let who = 1; who < total.length; who++) {
    const name = texts[names[who] ?? 0] ?? "";
    if (name !== "") longest.set(name, Math.max(longest.get(name) ?? 0, total[who]!));
  }
  return (call) => {
    const ticks = longest.get(call);
    return ticks === undefined ? null : now.seconds(ticks);
  };
}

interface Props {
  scene: Scene;
  sites: readonly Site[];
  label: string;
  /** Name of the call that the reader picked. */
  picked: string | null;
  pick: (call: string | null) => void;
}

/** Functions, the most costly first; the one that is picked shows its call sites. */
export function Calls({ scene, sites, label, picked, pick }: Props) {
  const groups = byCall(sites);
  const filter = useSignal("");
  const wanted = filter.value.trim().toLowerCase();
  const shown = wanted === "" ? groups : groups.filter((group) => group.call.toLowerCase().includes(wanted) || group.sites.some((site) => textOf(scene, site.function).toLowerCase().includes(wanted)));
  const selected = useSelected(scene);
  const columns: Column<CallGroup>[] = [
    {
      id: "call",
      title: "Call",
      value: (group) => group.call,
      show: (group) => (
        <button class="link unfold" aria-expanded={group.call === picked} onClick={() => pick(group.call === picked ? null : group.call)}>
          <span class="sign" aria-hidden="true">
            {group.call === picked ? "–" : "+"}
          </span>
          <span class="dot" style={{ background: scene.document.classes[group.class]?.colour ?? "var(--faint)" }} title={scene.document.classes[group.class]?.label ?? ""} />
          <code>{group.call}</code>
        </button>
      ),
    },
    ...shared<CallGroup>(scene, groups),
    ...(selected === null
      ? []
      : [
          {
            id: "selected",
            title: "In selection",
            number: true,
            value: (group: CallGroup) => selected(group.call),
            show: (group: CallGroup) => number(selected(group.call), "seconds"),
            doc: `Seconds a ${scene.document.run.rankNoun} in the call within what is selected, from samples.`,
            formula: "ticks seen in it × length of a tick / selected ranks",
          },
        ]),
    { id: "sites", title: "Call sites", number: true, value: (group) => group.sites.length, doc: "Places in the code that make the call." },
  ];
  return (
    <>
      {groups.length > 8 && (
        <input type="search" class="filter" aria-label={`Filter ${label}`} placeholder="Filter calls and callers" value={filter.value} onInput={(event) => (filter.value = event.currentTarget.value)} />
      )}
      <Table
        label={label}
        columns={columns}
        rows={shown}
        name={(group) => group.call}
        sort="time"
        chosen={(group) => group.call === picked}
        below={(group) => (group.call === picked ? <Sites scene={scene} sites={group.sites} label={`Call sites of ${group.call}`} /> : null)}
      />
      {shown.length === 0 && <p class="note">No call or caller has “{filter.value.trim()}” in its name.</p>}
    </>
  );
}
