/** Said where exact counts stand beside a selection: they are of the whole run. */

import { selection } from "../state";

export function WholeRun() {
  const { span, ranks } = selection.value;
  return (
    <p class="wholerun">
      {span === null && ranks === null
        ? "Counts are exact and of the whole run."
        : "Counts are exact and of the whole run: they do not follow what is selected. Stacks and Functions do."}
    </p>
  );
}
