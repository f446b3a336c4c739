import { CheckboxGroup, RadioGroup } from "~/forms/choice-fields";
import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";
import { SelectField } from "~/forms/select-field";
import { Notice } from "~/ui/notice";
import type { AttributeView } from "./attributes.server";

interface Props {
  attribute: AttributeView;
  fields: Record<string, FieldState>;
  /** Whether what is missing or does not go together is said at the field. */
  told: boolean;
}

/** The field of one attribute by its type; beside a list, one for a value of one's own. */
export function AttributeField({ attribute, fields, told }: Props) {
  const { kind, label, name, ownName, required, hint, options, numeric, errors } = attribute;
  if (kind === "unsupported") {
    return (
      <Notice kind="warn" className="mt-4">
        {label}: Attribute type not supported.
      </Notice>
    );
  }
  const state = fields[name]!;
  const field = told && errors.length > 0 && !state.errors ? { ...state, errors } : state;
  const words = { field, label, optional: !required };
  const choices = options.map(({ value, label: one, price }) => ({ value, label: one, end: price }));
  const own = ownName ? (
    <TextField
      field={fields[ownName]!}
      label={`Another ${label.toLowerCase()}`}
      hint={hint}
      optional
      autoComplete="off"
      spellCheck={false}
    />
  ) : null;
  switch (kind) {
    case "radio":
      return (
        <>
          <RadioGroup {...words} options={choices} />
          {own}
        </>
      );
    case "checks":
      return <CheckboxGroup {...words} hint={hint} options={choices} />;
    case "select":
      return (
        <>
          <SelectField
            {...words}
            prompt={required ? "Choose" : "None"}
            options={options.map(({ value, label: one, price }) => ({
              value,
              label: price ? `${one} (${price})` : one,
            }))}
          />
          {own}
        </>
      );
    case "text":
      return (
        <TextField
          {...words}
          hint={hint}
          inputMode={numeric ? "decimal" : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      );
  }
}
