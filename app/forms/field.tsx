import type { ComponentPropsWithoutRef } from "react";
import { FieldBox, type FieldProps, type Managed } from "./field-box";
import { controlProps, type FieldState, textOf } from "./field-parts";

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, Managed | "type"> & {
    type?: "text" | "email" | "tel" | "password" | "url" | "search" | "date" | "month" | "number";
  };

/** Label, hint, error and control. A password is never filled in again. */
export function TextField({ label, hint, optional, field, type = "text", ...rest }: TextFieldProps) {
  const { key, ...control } = controlProps(field, hint);
  return (
    <FieldBox field={field} {...{ label, hint, optional }}>
      <input
        key={key}
        type={type}
        defaultValue={type === "password" ? undefined : textOf(field)}
        {...rest}
        {...control}
      />
    </FieldBox>
  );
}

/** A hidden value for the action. */
export function HiddenField({ field, value }: { field: FieldState; value?: string }) {
  return (
    <input
      type="hidden"
      id={field.id}
      name={field.name}
      form={field.formId}
      defaultValue={value ?? textOf(field)}
    />
  );
}
