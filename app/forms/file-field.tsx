import type { ComponentPropsWithoutRef } from "react";
import { FieldBox, type FieldProps, type Managed } from "./field-box";
import { controlProps } from "./field-parts";

export type FileFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<"input">, Managed | "type">;

/** The form around it needs `encType="multipart/form-data"`. */
export function FileField({ label, hint, optional, field, ...rest }: FileFieldProps) {
  const { key, ...control } = controlProps(field, hint);
  return (
    <FieldBox field={field} {...{ label, hint, optional }}>
      <input key={key} type="file" accept={field.accept} {...rest} {...control} />
    </FieldBox>
  );
}
