import type { ReactNode } from "react";
import { CheckboxGroup } from "~/forms/choice-fields";
import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";
import { SelectField } from "~/forms/select-field";
import { LABELS } from "./labels";

export type Fields = Record<string, FieldState>;

interface Role {
  code: string;
  name: string;
  description: string;
}

/** The label and state of a field by its name. */
const of = (fields: Fields, name: string) => ({ field: fields[name]!, label: LABELS[name]! });

export function PersonalFields({ fields }: { fields: Fields }) {
  return (
    <div className="g2">
      <TextField {...of(fields, "firstName")} autoComplete="off" />
      <TextField
        {...of(fields, "lastName")}
        hint="Leave empty for somebody with one name."
        optional
        autoComplete="off"
      />
      <TextField {...of(fields, "preferredName")} optional autoComplete="off" />
      <TextField {...of(fields, "title")} optional autoComplete="off" />
    </div>
  );
}

export function ContactFields({ fields }: { fields: Fields }) {
  return (
    <div className="g2">
      <TextField {...of(fields, "email")} type="email" hint="Used to sign in." autoComplete="off" />
      <TextField
        {...of(fields, "mobile")}
        type="tel"
        hint="For example 0491 570 156."
        optional
        autoComplete="off"
      />
    </div>
  );
}

interface EmployeeFieldsProps {
  fields: Fields;
  unitWord: string;
  /** The units to choose from; undefined if there are too many, so that a number is typed. */
  units?: { value: string; label: string }[];
}

export function EmployeeFields({ fields, unitWord, units }: EmployeeFieldsProps) {
  return (
    <div className="g2">
      <TextField
        {...of(fields, "employeeCode")}
        optional
        hint="Letters and numbers. Shown as NA when empty."
        autoComplete="off"
      />
      {units ? (
        <SelectField
          field={fields["unitUid"]!}
          label={unitWord}
          hint="Decides approver, delivery address and GST."
          options={units}
        />
      ) : (
        <TextField field={fields["unitUid"]!} label={unitWord} hint="Its number." autoComplete="off" />
      )}
      <TextField {...of(fields, "jobGroup")} optional hint="As your program names it." autoComplete="off" />
      <TextField {...of(fields, "workingTime")} hint="Per cent of full time." inputMode="numeric" />
      <TextField
        {...of(fields, "startsOn")}
        type="date"
        optional
        hint="Leave empty if it is not known yet."
      />
      <TextField
        {...of(fields, "endsOn")}
        type="date"
        optional
        hint="After it, packs are closed and orders that wait are held."
      />
    </div>
  );
}

interface RolesFieldProps {
  fields: Fields;
  roles: readonly Role[];
  /** Said beside a role. */
  note?: (code: string) => ReactNode;
}

export function RolesField({ fields, roles, note }: RolesFieldProps) {
  return (
    <CheckboxGroup
      {...of(fields, "roles")}
      labelHidden
      options={roles.map(({ code, name, description }) => ({
        value: code,
        label: <b>{name}</b>,
        detail: (
          <>
            {description} {note?.(code)}
          </>
        ),
      }))}
    />
  );
}
