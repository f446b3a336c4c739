import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";

export const NEEDED_BY = "Needed by";

/** The day by which the goods are needed. It may stay empty. */
export const NeededByField = ({ field }: { field: FieldState }) => (
  <TextField field={field} label={NEEDED_BY} hint="Leave empty if any day suits." type="date" optional />
);
