import type { ReactNode } from "react";
import { Choice, ChoiceCard } from "../ui/choice-card";
import { classNames } from "../ui/class-names";
import {
  controlProps,
  describedBy,
  type FieldState,
  type FieldWords,
  HintAndError,
  LabelWords,
  textOf,
  valuesOf,
} from "./field-parts";

export type CheckboxFieldProps = FieldWords & { field: FieldState; value?: string };

/** One tick box. It sends "on" (or `value`), or nothing. */
export function CheckboxField({ label, hint, optional, field, value = "on" }: CheckboxFieldProps) {
  const { key, required: _, ...control } = controlProps(field, hint);
  return (
    <div className={classNames("field", field.errors && "bad")}>
      <HintAndError field={field} hint={hint} />
      <Choice
        key={key}
        type="checkbox"
        value={value}
        defaultChecked={textOf(field) === value}
        title={<LabelWords label={label} optional={optional ?? false} field={field} />}
        {...control}
      />
    </div>
  );
}

type ChoiceOption = {
  value: string;
  label: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
  disabled?: boolean;
};

type GroupProps = FieldWords & {
  field: FieldState;
  options: readonly ChoiceOption[];
  /** `card` for few and weighty options, such as addresses. */
  look?: "row" | "card";
  /** Use if a heading above shows the same words: the legend is then for screen readers only. */
  labelHidden?: boolean;
  /** Shown between the error and the options, such as a search box for a long list. */
  children?: ReactNode;
};

export type RadioGroupProps = GroupProps;

export type CheckboxGroupProps = GroupProps;

/** One of several. */
export function RadioGroup(props: RadioGroupProps) {
  return <ChoiceGroup {...props} type="radio" />;
}

/** Any of several; the values come as a list under one name. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return <ChoiceGroup {...props} type="checkbox" />;
}

/** The error summary links to the fieldset, so it can receive focus without being in the tab order. */
function ChoiceGroup(props: GroupProps & { type: "radio" | "checkbox" }) {
  const { type, label, hint, optional, field, options, look = "row", labelHidden, children } = props;
  const Option = look === "card" ? ChoiceCard : Choice;
  const chosen = valuesOf(field);
  const invalid = field.errors ? true : undefined;
  return (
    <fieldset
      id={field.id}
      className={classNames("field", field.errors && "bad")}
      tabIndex={-1}
      role={type === "radio" ? "radiogroup" : undefined}
      aria-invalid={type === "radio" ? invalid : undefined}
      aria-describedby={describedBy(field, hint)}
    >
      <legend className={labelHidden ? "vh" : undefined}>
        <LabelWords {...{ label, optional, field }} />
      </legend>
      <HintAndError field={field} hint={hint} />
      {children}
      <div className={classNames(look === "card" && "stack-s", "pt-2")} key={field.key}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            type={type}
            id={`${field.id}-${index + 1}`}
            name={field.name}
            form={field.formId}
            value={option.value}
            defaultChecked={chosen.includes(option.value)}
            disabled={option.disabled}
            aria-invalid={type === "checkbox" ? invalid : undefined}
            title={option.label}
            detail={option.detail}
            end={option.end}
          />
        ))}
      </div>
    </fieldset>
  );
}
