/** Said where exact counts stand beside a selection: they are of the whole run. */

import { selection } from "../state";

export function WholeRun() {
  const { span, ranks } = selection.value;
  return (
    <p class="wholerun">
      {span === null && ranks === null
        ? "Counts are exact and of the whole run."
        : "Counts are exact and of the whole run; what follows the selection is the column “In selection”, from samples."}
    </p>
  );
}
