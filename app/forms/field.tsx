import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { classNames } from "../ui/class-names";
import {
  controlProps,
  type FieldState,
  type FieldWords,
  HintAndError,
  LabelWords,
  textOf,
} from "./field-parts";

/** Set by the field itself, so a route cannot say otherwise. */
type Managed =
  | "id"
  | "name"
  | "form"
  | "key"
  | "required"
  | "value"
  | "defaultValue"
  | "aria-invalid"
  | "aria-describedby";

type FieldProps = FieldWords & { field: FieldState };

export type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"input">, Managed | "type"> & {
    type?: "text" | "email" | "tel" | "password" | "url" | "search" | "date" | "month" | "number";
  };

/** Label, hint, error, control. A password is never filled in again. */
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

export type TextareaFieldProps = FieldProps & Omit<ComponentPropsWithoutRef<"textarea">, Managed>;

export function TextareaField({ label, hint, optional, field, rows = 3, ...rest }: TextareaFieldProps) {
  const { key, ...control } = controlProps(field, hint);
  return (
    <FieldBox field={field} {...{ label, hint, optional }}>
      <textarea key={key} rows={rows} defaultValue={textOf(field)} {...rest} {...control} />
    </FieldBox>
  );
}

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectFieldProps = FieldProps &
  Omit<ComponentPropsWithoutRef<"select">, Managed | "children"> & {
    options: readonly SelectOption[];
    /** A first option without a value: "Choose a reason". */
    prompt?: string;
  };

export function SelectField({ label, hint, optional, field, options, prompt, ...rest }: SelectFieldProps) {
  const { key, ...control } = controlProps(field, hint);
  return (
    <FieldBox field={field} {...{ label, hint, optional }}>
      <select key={key} defaultValue={textOf(field) ?? ""} {...rest} {...control}>
        {prompt === undefined ? null : <option value="">{prompt}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldBox>
  );
}

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

/** A value the reader does not see but the action needs. */
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

function FieldBox({ field, label, hint, optional, children }: FieldProps & { children: ReactNode }) {
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
