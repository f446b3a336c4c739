import { useUnitWord } from "~/features/shell/use-shell";
import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";
import { SelectField } from "~/forms/select-field";

interface UnitFieldProps {
  field: FieldState;
  hint: string;
  /** "Business unit" or "Store" when absent. */
  label?: string;
  /** The units to choose from; undefined if there are too many, so that a number is typed. */
  units?: { value: string; label: string }[];
}

/** The choice of one of the units that the administrator manages. */
export function UnitField({ field, hint, label, units }: UnitFieldProps) {
  const usual = useUnitWord();
  const unitWord = label ?? usual;
  return units ? (
    <SelectField field={field} label={unitWord} hint={hint} options={units} />
  ) : (
    <TextField field={field} label={unitWord} hint={`Its number. ${hint}`} autoComplete="off" />
  );
}
