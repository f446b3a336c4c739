import type { ComponentPropsWithoutRef } from "react";
import { FieldBox, type FieldProps, type Managed } from "./field-box";
import { controlProps, textOf } from "./field-parts";

export type TextareaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<"textarea">, Managed>;

/** A text of several lines. */
export function TextareaField({ label, hint, optional, field, rows = 3, ...rest }: TextareaFieldProps) {
  const { key, ...control } = controlProps(field, hint);
  return (
    <FieldBox field={field} {...{ label, hint, optional }}>
      <textarea key={key} rows={rows} defaultValue={textOf(field)} {...rest} {...control} />
    </FieldBox>
  );
}
