/** What the run did with files: which, through which interface, in what sizes, when and on which rank. */

import { useSignal } from "@preact/signals";
import type { FileInfo, Layer, Section, Unit } from "../gen/scene";
import type { Scene } from "../data/scene";
import { addBins, sitesOf } from "../logic/calls";
import { byInterface, type FileRow, fileRow, layerTime, sizes } from "../logic/files";
import { base } from "../logic/finding";
import { sectionOf } from "../logic/section";
import { capital, counted, NOT_KNOWN, number } from "../logic/units";
import { Calls } from "./callsites";
import { HeatPicture } from "./heatpicture";
import { Durations, Histogram } from "./histogram";
import { IoHeat, ioHeats } from "./ioheat";
import { Fold, SectionBody, SectionView } from "./section";
import { type Column, Table } from "./table";
import { WholeRun } from "./wholerun";
import "./io.css";

const shown = (value: number, unit: Unit) => (value > 0 ? number(value, unit) : NOT_KNOWN);

function layerColumns(nouns: string): Column<Layer>[] {
  return [
    { id: "interface", title: "Interface", value: (layer) => layer.interface },
    { id: "time", title: "Time", number: true, value: layerTime, show: (layer) => shown(layerTime(layer), "seconds"), doc: `Time in its calls, all ${nouns} together.` },
    { id: "opens", title: "Opens", number: true, value: (layer) => layer.opens, show: (layer) => shown(layer.opens, "count") },
    { id: "reads", title: "Reads", number: true, value: (layer) => layer.reads, show: (layer) => shown(layer.reads, "count") },
    { id: "read", title: "Read", number: true, value: (layer) => layer.bytesRead, show: (layer) => shown(layer.bytesRead, "bytes") },
    { id: "writes", title: "Writes", number: true, value: (layer) => layer.writes, show: (layer) => shown(layer.writes, "count") },
    { id: "written", title: "Written", number: true, value: (layer) => layer.bytesWritten, show: (layer) => shown(layer.bytesWritten, "bytes") },
    { id: "metas", title: "Metadata", number: true, value: (layer) => layer.metas, show: (layer) => shown(layer.metas, "count"), doc: "Calls of open, close, stat, seek and the like." },
    { id: "syncs", title: "Syncs", number: true, value: (layer) => layer.syncs, show: (layer) => shown(layer.syncs, "count"), doc: "Sync calls: fsync, fdatasync, msync, MPI_File_sync. They wait until the data are on disk." },
    { id: "flushes", title: "Flushes", number: true, value: (layer) => layer.flushes, show: (layer) => shown(layer.flushes, "count"), doc: "Calls of fflush: the buffer goes to the kernel, not to the medium." },
  ];
}

function Layers({ scene, layers, label }: { scene: Scene; layers: readonly Layer[]; label: string }) {
  return <Table label={label} columns={layerColumns(scene.document.run.rankNouns)} rows={layers} name={(layer) => layer.interface} />;
}

function FileName({ file }: { file: FileInfo }) {
  return (
    <code title={file.name}>
      {base(file.name) || file.name || "no name"}
      {file.members > 1 && <span class="soft"> ({counted(file.members, "file")})</span>}
    </code>
  );
}

function Files({ scene, rows, picked, pick }: { scene: Scene; rows: readonly FileRow[]; picked: FileInfo | null; pick: (file: FileInfo | null) => void }) {
  const nouns = scene.document.run.rankNouns;
  const keys = new Map(rows.map((row, at) => [row, `${row.file.name} ${at}`]));
  const columns: Column<FileRow>[] = [
    {
      id: "name",
      title: "File",
      value: (row) => row.file.name,
      show: (row) => (
        <button class="link unfold file" aria-expanded={row.file === picked} onClick={() => pick(row.file === picked ? null : row.file)}>
          <span class="sign" aria-hidden="true">
            {row.file === picked ? "–" : "+"}
          </span>
          <FileName file={row.file} />
        </button>
      ),
    },
    { id: "kind", title: "Kind", value: (row) => row.file.kind },
    { id: "interfaces", title: "Interfaces", value: (row) => row.interfaces.join(", ") },
    { id: "time", title: "Time", number: true, value: (row) => row.timeS, show: (row) => shown(row.timeS, "seconds"), doc: `Time in the interface that took longest, all ${nouns} together: one interface calls the next, so their times are not added up.` },
    { id: "read", title: "Read", number: true, value: (row) => row.bytesRead, show: (row) => shown(row.bytesRead, "bytes"), doc: "Bytes that the program read, through the outermost interface: counted, exact." },
    { id: "written", title: "Written", number: true, value: (row) => row.bytesWritten, show: (row) => shown(row.bytesWritten, "bytes"), doc: "Bytes that the program wrote, through the outermost interface: counted, exact." },
    { id: "calls", title: "Calls", number: true, value: (row) => row.calls, show: (row) => number(row.calls, "count"), doc: "Calls of the outermost interface: counted, exact." },
    { id: "size", title: "Size", number: true, value: (row) => row.file.size, show: (row) => shown(row.file.size, "bytes"), doc: "The highest byte that the run touched." },
    { id: "ranks", title: capital(nouns), number: true, value: (row) => row.file.ranks, doc: `${capital(nouns)} that used the file.` },
    { id: "filesystem", title: "File system", value: (row) => row.file.filesystem || null, doc: "Mount point and type of its file system." },
  ];
  return (
    <Table
      label="Files"
      columns={columns}
      rows={rows}
      name={(row) => keys.get(row) ?? ""}
      sort="time"
      chosen={(row) => row.file === picked}
      below={(row) =>
        row.file === picked ? (
          <>
            <p class="soft small">{row.file.name}</p>
            <Layers scene={scene} layers={row.file.layers} label={`Interfaces of ${row.file.name}`} />
          </>
        ) : null
      }
    />
  );
}

/** The parts of the report's section: heat maps stand by themselves, files and sizes are shown above. */
function Parts({ scene, section }: { scene: Scene; section: Section }) {
  return (
    <>
      {section.parts
        .filter((part) => part.id !== "io_files")
        .map((part) => (
          <SectionView key={part.id} scene={scene} section={{ ...part, heatmaps: [] }} />
        ))}
    </>
  );
}

export function Io({ scene }: { scene: Scene }) {
  const { document } = scene;
  const nouns = document.run.rankNouns;
  const file = useSignal<FileInfo | null>(null);
  const call = useSignal<string | null>(null);
  const all = useSignal(false);
  const section = sectionOf(document.report, "io");
  const sites = sitesOf(document, "io");
  const rows = document.files.map(fileRow);
  const own = rows.filter((row) => !row.file.beside);
  const files = all.value || own.length === 0 ? rows : own;
  if (sites.length === 0 && rows.length === 0)
    return (
      <p class="empty">
        <b>{document.report.unmeasured ? "No I/O was recorded." : "No I/O in this run."}</b>
        {document.report.unmeasured
          ? document.report.verdict
          : section?.intro || "The program made no call that reads or writes a file, or this profile is of a version that did not record files."}
      </p>
    );
  const maps = section === null ? [] : [section, ...section.parts].flatMap((part) => part.heatmaps);
  const heats = ioHeats(document);
  const bySize = sizes(file.value === null ? files.map((row) => row.file) : [file.value]);
  const of = file.value === null ? "" : ` of ${base(file.value.name)}`;
  const colour = (id: string) => {
    const found = document.classes.find((each) => each.id === id)?.colour;
    return found === undefined ? {} : { colour: found };
  };
  return (
    <div class="beside">
      <div>
        <h2>I/O</h2>
        {section !== null && <p class="intro">{section.intro}</p>}
        <WholeRun />
        {rows.length > 0 && (
          <div class="block">
            <h3>Files</h3>
            <Files scene={scene} rows={files} picked={file.value} pick={(each) => (file.value = each)} />
            <p class="note">
              {document.filesTotal > rows.length ? `The busiest ${rows.length} of ${number(document.filesTotal, "count")} files. ` : ""}
              {own.length > 0 && own.length < rows.length && (
                <button class="link" onClick={() => (all.value = !all.value)}>
                  {all.value ? "Leave out libraries and the like" : `Show ${counted(rows.length - own.length, "file")} of libraries and the like too`}
                </button>
              )}
            </p>
          </div>
        )}
        {rows.length > 0 && (
          <div class="block">
            <h3>Interfaces</h3>
            <Layers scene={scene} layers={byInterface(files.map((row) => row.file)).map((row) => row.layer)} label="Interfaces" />
          </div>
        )}
        {maps.map((map) => (
          <HeatPicture key={map.id} map={map} />
        ))}
        {maps.length === 0 && heats.length > 0 && <IoHeat scene={scene} heats={heats} />}
        {sites.length > 0 && (
          <div class="block">
            <h3>Calls</h3>
            <Calls scene={scene} sites={sites} label="I/O functions" picked={call.value} pick={(name) => (call.value = name)} />
          </div>
        )}
        {section !== null && (
          <div class="block">
            <Fold title="Numbers" intro="each with what it means and its formula">
              <SectionBody scene={scene} section={{ ...section, points: [], heatmaps: [] }} without={["io_sites", "io_sizes", "io_durations"]} />
            </Fold>
            <Parts scene={scene} section={section} />
          </div>
        )}
        {sites.length === 0 && <p class="note">This profile names no call sites of I/O.</p>}
        {rows.length === 0 && <p class="note">{`This profile names no files: it is of a version that did not record them, or the ${nouns} opened none.`}</p>}
      </div>
      <aside>
        {rows.length === 0 && <Histogram title="Calls by size" counts={sites.reduce<number[]>((total, site) => addBins(total, site.sizeBins), [])} labels={document.sizeLabels} noun="Calls" />}
        <Histogram title={`Writes${of} by size`} counts={bySize.writes} labels={document.ioLabels} noun="Writes" {...colour("io_write")} />
        <Histogram title={`Reads${of} by size`} counts={bySize.reads} labels={document.ioLabels} noun="Reads" {...colour("io_read")} />
        <Durations
          title={call.value === null ? "Calls by duration" : `Calls of ${call.value} by duration`}
          sites={call.value === null ? sites : sites.filter((site) => site.call === call.value)}
          labels={document.durationLabels}
        />
        {section !== null && section.points.length > 0 && (
          <dl class="points">
            {section.points.map(([word, answer], at) => (
              <Point key={at} word={word} answer={answer} />
            ))}
          </dl>
        )}
      </aside>
    </div>
  );
}

function Point({ word, answer }: { word: string; answer: string }) {
  return (
    <>
      <dt>{word}</dt>
      <dd>{answer}</dd>
    </>
  );
}
