import type { ComponentPropsWithoutRef } from "react";
import { FieldBox, type FieldProps, type Managed } from "./field-box";
import { controlProps, textOf } from "./field-parts";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"select">, Managed | "children"> & {
    options: readonly SelectOption[];
    /** A first option without a value: "Choose a reason". */
    prompt?: string;
    /** Its options are names, codes or sizes, which a translation leaves as they are. */
    written?: boolean;
  };

/** A choice of one from a list that is too long for radio buttons. */
export function SelectField({
  label,
  hint,
  optional,
  field,
  options,
  prompt,
  written,
  ...rest
}: SelectFieldProps) {
  const { key, ...control } = controlProps(field, hint);
  return (
    <FieldBox field={field} {...{ label, hint, optional }}>
      <select key={key} defaultValue={textOf(field) ?? ""} {...rest} {...control}>
        {prompt === undefined ? null : <option value="">{prompt}</option>}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            translate={written ? "no" : undefined}
          >
            {option.label}
          </option>
        ))}
      </select>
    </FieldBox>
  );
}
