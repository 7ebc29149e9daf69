/** What the run did in MPI: functions and the lines that call them, sizes of messages, and what is not recorded. */

import { useSignal } from "@preact/signals";
import type { Scene } from "../data/scene";
import { addBins, sitesOf } from "../logic/calls";
import { sectionOf } from "../logic/section";
import { countsOf } from "../logic/bins";
import { Calls } from "./callsites";
import { Durations, Histogram } from "./histogram";
import { Fold, SectionBody } from "./section";
import { WholeRun } from "./wholerun";

export function Mpi({ scene }: { scene: Scene }) {
  const { document } = scene;
  const picked = useSignal<string | null>(null);
  const section = sectionOf(document.report, "mpi");
  const sites = sitesOf(document, "mpi");
  if (!document.run.hasMpi && sites.length === 0)
    return (
      <p class="empty">
        <b>{document.report.unmeasured ? "No MPI was recorded." : "No MPI in this run."}</b>
        {document.report.unmeasured
          ? document.report.verdict
          : "The program made no MPI call, or none that Steelyard saw: it sees calls of a shared MPI library, not of one that is linked into the program statically."}
      </p>
    );
  const chosen = picked.value === null ? sites : sites.filter((site) => site.call === picked.value);
  // Of all calls the report has the histograms: there a message counts once, where it is sent.
  const all = picked.value === null;
  const sizes = all ? countsOf(section, "mpi_sizes", document.sizeLabels) : chosen.reduce<number[]>((sum, site) => addBins(sum, site.sizeBins), []);
  const colour = document.classes[chosen[0]?.class ?? -1]?.colour;
  return (
    <div class="beside">
      <div>
        <h2>MPI</h2>
        {section !== null && <p class="intro">{section.intro}</p>}
        <WholeRun />
        {sites.length === 0 ? (
          <p class="empty">
            <b>No MPI calls were recorded.</b>
            The run used MPI, but its profile holds no call sites.
          </p>
        ) : (
          <Calls scene={scene} sites={sites} label="MPI functions" picked={picked.value} pick={(call) => (picked.value = call)} />
        )}
        {section !== null && (
          <div class="block">
            <Fold title="Numbers" intro="each with what it means and its formula">
              <SectionBody scene={scene} section={section} without={["mpi_sites", "mpi_sizes", "mpi_durations"]} />
            </Fold>
          </div>
        )}
      </div>
      <aside>
        <Histogram
          title={all ? "Messages by size" : `Calls of ${picked.value} by message size`}
          counts={sizes}
          labels={document.sizeLabels}
          noun="Calls"
          {...(all || colour === undefined ? {} : { colour })}
        />
        {sizes.every((count) => count === 0) && sites.length > 0 && <p class="note">No sizes were recorded for these calls.</p>}
        <div class="block">
          <Durations
            title={all ? "Calls by duration" : `Calls of ${picked.value} by duration`}
            sites={chosen}
            {...(all && { counts: countsOf(section, "mpi_durations", document.durationLabels) })}
            labels={document.durationLabels}
            {...(all || colour === undefined ? {} : { colour })}
          />
        </div>
        <div class="note">
          <p>Not shown: which rank sent to which, and communicators, which only a trace has. Not recorded: datatypes.</p>
        </div>
      </aside>
    </div>
  );
}
