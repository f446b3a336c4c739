import { DAY_LABELS } from "~/ui/active-days";
import { TextField } from "./field";
import type { FieldState } from "./field-parts";

/** The first and the last day on which something can be used. Both may stay empty. */
export function DayFields({ from, until }: { from: FieldState; until: FieldState }) {
  return (
    <div className="g2 mt-5">
      <TextField
        field={from}
        label={DAY_LABELS.activeFrom}
        hint="Leave empty to begin now."
        type="date"
        optional
      />
      <TextField
        field={until}
        label={DAY_LABELS.activeUntil}
        hint="Leave empty for no end."
        type="date"
        optional
      />
    </div>
  );
}
