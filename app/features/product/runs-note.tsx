import type { Choice } from "./choice";

/** How a style fits, as those who exchanged it found. */
export const RunsNote = ({ runs }: { runs: NonNullable<Choice["runs"]> }) => (
  <span>
    <b>{runs.short}</b>: {runs.why}
  </span>
);
