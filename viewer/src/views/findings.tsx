/** What to do about the run, each with the way to where it shows; below, the numbers of the report and how far to trust them. */

import type { Finding, Report } from "../gen/scene";
import type { Scene } from "../data/scene";
import { focusOf, rankIndices, type Target, targetOf } from "../logic/finding";
import { measured, number } from "../logic/units";
import { panel, select, show } from "../state";
import { Error, Fold, Numbers, SectionView } from "./section";
import { Bar } from "./table";
import "./findings.css";

/** Most places that a finding names. */
const PLACES = 4;

/** Goes to the moment, the ranks and the line of a finding; one step to undo. */
function go(target: Target): void {
  select({ span: target.span, ranks: target.ranks });
  if (target.place !== null) show(target.place);
  else if (target.ranks !== null) panel.value = "ranks";
  else panel.value = "stacks";
}

const pointsAt = (target: Target) => target.span !== null || target.ranks !== null || target.place !== null;

function Where({ scene, finding }: { scene: Scene; finding: Finding }) {
  const { rankNoun: noun, rankNouns: nouns } = scene.document.run;
  const target = targetOf(scene, finding);
  const places = finding.places.slice(0, PLACES);
  if (!pointsAt(target) && places.length === 0) return null;
  const [from, to] = finding.span_ns ?? [0, 0];
  return (
    <ul class="where" aria-label="Where it shows">
      {target.span !== null && (
        <li>
          <button onClick={() => select({ span: target.span })} title="Select this time">
            {number(from * 1e-9, "seconds")} – {number(to * 1e-9, "seconds")}
          </button>
        </li>
      )}
      {finding.ranks.length > 0 && (
        <li>
          <button onClick={() => select({ ranks: rankIndices(scene, finding.ranks) })} title={`Show only ${finding.ranks.length === 1 ? `this ${noun}` : `these ${nouns}`}`} disabled={rankIndices(scene, finding.ranks).length === 0}>
            {finding.ranks_text}
          </button>
        </li>
      )}
      {places.map((place) => {
        const focus = focusOf(scene, place);
        return (
          <li key={place.text}>
            {focus === null ? (
              <code>{place.text}</code>
            ) : (
              <button onClick={() => show(focus)} title="Show the line">
                <code>{place.text}</code>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Gain({ finding }: { finding: Finding }) {
  if (finding.warning)
    return (
      <div class="gain">
        <b>First</b>
        <small class="soft">the rest of the page depends on it</small>
      </div>
    );
  const deviation = finding.gain_error_s;
  const [seconds, error] = measured(finding.gain_s, deviation, "seconds");
  const [share] = measured(finding.gain_share, deviation === null ? null : (deviation * finding.gain_share) / finding.gain_s, "share");
  return (
    <div class="gain">
      <small class="soft">{finding.confidence === "perhaps" ? "perhaps up to" : "up to"}</small>
      <b>{seconds}</b>
      {error !== "" && <small class="soft"><Error text={error} /></small>}
      <Bar share={finding.gain_share} />
      <small class="soft">{share} of the run</small>
    </div>
  );
}

function One({ scene, finding }: { scene: Scene; finding: Finding }) {
  const target = targetOf(scene, finding);
  const { threshold } = finding;
  const facts: [string, string][] = [
    ["Potential saving", finding.gain_basis],
    ["Threshold", threshold.text],
    ["Source", threshold.source],
    ["Nodes", finding.nodes.join(", ")],
  ];
  return (
    <li data-finding={finding.id}>
      <Gain finding={finding} />
      <div>
        <h3>
          {pointsAt(target) ? (
            <button class="link" onClick={() => go(target)} title="Show where: its time, ranks and line">
              {finding.title}
            </button>
          ) : (
            finding.title
          )}
        </h3>
        <ul class="advice">
          {finding.advice.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Where scene={scene} finding={finding} />
        <ul class="evidence">
          {finding.evidence.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <details class="judged">
          <summary>How this was judged</summary>
          <dl class="points">
            {facts
              .filter(([, text]) => text !== "")
              .map(([label, text]) => (
                <Fact key={label} label={label} text={text} />
              ))}
          </dl>
        </details>
      </div>
    </li>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}

function Sentences({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div class="block">
      <h3>{title}</h3>
      <ul class="sentences">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

function Trust({ scene, report }: { scene: Scene; report: Report }) {
  const { trust } = report;
  return (
    <Fold title="Measurement quality" intro={trust.cost}>
      <Numbers scene={scene} rows={trust.rows} label="Measurement quality" />
      <Sentences title="Lost" texts={trust.losses} />
      <Sentences title="Not available" texts={trust.absent.map(({ what, reason, remedy }) => `${what}: ${reason.replace(/\.$/, "")}. ${remedy}`.trim())} />
      <Sentences title="Notes" texts={trust.notes} />
      <Sentences title="Missing from this page" texts={scene.document.missing} />
    </Fold>
  );
}

export function Findings({ scene }: { scene: Scene }) {
  const { report } = scene.document;
  if (report.unmeasured)
    return (
      <div class="findings">
        <p class="nothing">Nothing was recorded inside the program, so there are no findings and no numbers.</p>
      </div>
    );
  const nothing = report.no_finding ?? (report.findings.length === 0 ? "Nothing stands out." : null);
  return (
    <div class="findings">
      {report.caution !== null && <p class="caution">{report.caution}</p>}
      {report.findings.length > 0 && (
        <ol>
          {report.findings.map((finding, at) => (
            <One key={`${finding.id} ${at}`} scene={scene} finding={finding} />
          ))}
        </ol>
      )}
      {nothing !== null && <p class="nothing">{nothing}</p>}
      <h2>The numbers</h2>
      <p class="note">Of the whole run: they do not follow what is selected.</p>
      {report.sections.map((section) => (
        <SectionView key={section.id} scene={scene} section={section} />
      ))}
      <Trust scene={scene} report={report} />
    </div>
  );
}
