import type { ReactNode } from "react";
import { classNames } from "../ui/class-names";
import { type FieldState, type FieldWords, HintAndError, LabelWords } from "./field-parts";

/** Set by the field component, so routes cannot override it. */
export type Managed =
  | "id"
  | "name"
  | "form"
  | "key"
  | "required"
  | "value"
  | "defaultValue"
  | "aria-invalid"
  | "aria-describedby";

export type FieldProps = FieldWords & { field: FieldState };

/** Label, hint and error around one control. */
export function FieldBox({ field, label, hint, optional, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className={classNames("field", field.errors && "bad")}>
      <label htmlFor={field.id}>
        <LabelWords {...{ label, optional, field }} />
      </label>
      <HintAndError field={field} hint={hint} />
      {children}
    </div>
  );
}
