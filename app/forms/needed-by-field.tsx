import { TextField } from "./field";
import type { FieldState } from "./field-parts";

/** The day by which the goods of an order are needed, wherever it is shown. */
export const NEEDED_BY = "Needed by";

/** The day by which the goods are needed. It may stay empty. */
export const NeededByField = ({ field }: { field: FieldState }) => (
  <TextField field={field} label={NEEDED_BY} hint="Leave empty if any day suits." type="date" optional />
);
