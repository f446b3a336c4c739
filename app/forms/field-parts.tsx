import type { ReactNode } from "react";
import { FieldError } from "../ui/field-error";

/**
 * What a field needs to know of its state. The fields that `useServerForm` gives fit; the shape is written
 * out so that a field can also be drawn without a form library.
 */
export type FieldState = {
  id: string;
  name: string;
  formId: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  initialValue?: unknown;
  key?: string | undefined;
  required?: boolean | undefined;
  accept?: string | undefined;
};

export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** Overrides the mark that comes from the constraint. */
  optional?: boolean;
};

/** Hint first, then the error, as on the page. */
export function describedBy(field: FieldState, hint: ReactNode): string | undefined {
  return [hint && field.descriptionId, field.errors && field.errorId].filter(Boolean).join(" ") || undefined;
}

/** The attributes that every kind of control has. */
export function controlProps(field: FieldState, hint: ReactNode) {
  return {
    key: field.key,
    id: field.id,
    name: field.name,
    form: field.formId,
    required: field.required || undefined,
    "aria-invalid": field.errors ? true : undefined,
    "aria-describedby": describedBy(field, hint),
  };
}

/** The initial text of a control: the last submitted value, or the loader's value. */
export function textOf(field: FieldState): string | undefined {
  return typeof field.initialValue === "string" ? field.initialValue : undefined;
}

/** The selected values of a control that allows several. */
export function valuesOf(field: FieldState): string[] {
  const value = field.initialValue;
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  return typeof value === "string" ? [value] : [];
}

/** The label text. Optional fields are marked; there are no asterisks. */
export function LabelWords({ label, optional, field }: FieldWords & { field: FieldState }) {
  return (
    <>
      {label}
      {(optional ?? field.required === false) ? <span className="mut thin"> (Optional)</span> : null}
    </>
  );
}

/** Hint and error, between the label and the control. */
export function HintAndError({ field, hint }: { field: FieldState; hint?: ReactNode }) {
  return (
    <>
      {hint ? (
        <p className="hint" id={field.descriptionId}>
          {hint}
        </p>
      ) : null}
      {field.errors ? <FieldError id={field.errorId}>{field.errors.join(" ")}</FieldError> : null}
    </>
  );
}
