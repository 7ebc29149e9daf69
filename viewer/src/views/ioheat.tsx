/** I/O by rank and time: any of the run's heat maps that is about I/O. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { heatBytes } from "../data/heats";
import type { Document, HeatInfo, Heatmap } from "../gen/scene";
import type { Scene } from "../data/scene";
import { amountUnit, heatLines } from "../logic/heatlines";
import { HeatPicture } from "./heatpicture";

const LINES = 64;
const COLUMNS = 400;

/** Heat maps of I/O whose cells add up. */
export function ioHeats(document: Document): HeatInfo[] {
  const io = document.families.findIndex((family) => family.id === "io");
  const groups = new Map(document.strips.map((strip) => [strip.id, strip.group]));
  return document.heats.filter((heat) => amountUnit(heat.unit) !== null && (groups.get(heat.id) === "io" || (io >= 0 && document.classes[heat.class]?.family === io)));
}

export function IoHeat({ scene, heats }: { scene: Scene; heats: readonly HeatInfo[] }) {
  const chosen = useSignal(heats[0]?.id ?? "");
  const map = useSignal<Heatmap | null>(null);
  const info = heats.find((heat) => heat.id === chosen.value) ?? heats[0];
  useEffect(() => {
    let wanted = true;
    map.value = null;
    if (info !== undefined)
      void heatBytes(scene, info).then((bytes) => {
        if (wanted && bytes !== null) map.value = { ...heatLines(info, bytes, scene.columns.u32("rank.number"), LINES, COLUMNS), title: "", noun: scene.document.run.rankNoun };
      });
    return () => {
      wanted = false;
    };
  }, [info]);
  if (info === undefined) return null;
  return (
    <div class="block ioheat">
      <h3>
        {`By ${scene.document.run.rankNoun} and time: `}
        <select aria-label="What the heat map shows" value={info.id} onChange={(event) => (chosen.value = event.currentTarget.value)}>
          {heats.map((heat) => (
            <option key={heat.id} value={heat.id}>
              {heat.label}
            </option>
          ))}
        </select>
      </h3>
      {map.value !== null && <HeatPicture map={map.value} />}
      <p class="note">{info.doc}</p>
    </div>
  );
}
