import type { ReactNode } from "react";
import {
  addressLabels,
  type NewAddressValues,
  PlaceFields,
  SuggestedAddress,
} from "~/features/addresses/new-address";
import type { AddressReply } from "~/features/addresses/suggested";
import { useWholesale } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import { HiddenField } from "~/forms/field";
import { type FieldState, textOf } from "~/forms/field-parts";
import { Form } from "~/forms/form";
import { useServerForm } from "~/forms/use-server-form";
import { classNames } from "~/ui/class-names";
import { FieldError } from "~/ui/field-error";
import type { OnboardingData } from "./onboarding-data";
import { StepFoot } from "./step-foot";
import { StepHeading } from "./step-heading";

type Delivery = NonNullable<Extract<OnboardingData["ask"], { kind: "delivery" }>["delivery"]>;

interface Props {
  data: OnboardingData;
  delivery: Delivery;
  reply?: AddressReply;
}

/** The unit's address, one of one's own, or a new one, which opens under its choice. */
export function DeliveryStep({ data, delivery, reply }: Props) {
  const wholesale = useWholesale();
  const legend = wholesale ? "Your usual store" : "Deliver to";
  const [form, fields] = useServerForm<NewAddressValues & { to: string }>({
    id: "onboarding",
    lastResult: reply,
    constraint: delivery.constraint,
    defaultValue: delivery.values,
  });
  return (
    <>
      <ErrorSummary form={form} labels={{ to: legend, ...addressLabels }} className="mb-5" />
      <StepHeading data={data} />
      <Form form={form} idempotencyKey={delivery.key} className="card pad">
        <SuggestedAddress formId={form.id} suggested={reply?.suggested} />
        <fieldset
          id={fields.to.id}
          tabIndex={-1}
          className={classNames("field", fields.to.errors && "bad")}
          aria-describedby={fields.to.errors ? fields.to.errorId : undefined}
        >
          <legend className="mb-2">{legend}</legend>
          {fields.to.errors ? (
            <FieldError id={fields.to.errorId}>{fields.to.errors.join(" ")}</FieldError>
          ) : null}
          <div className="picks one">
            {delivery.places.map(({ value, name, text }) => (
              <Place key={value} field={fields.to} value={value} title={name} text={text} />
            ))}
            <Place
              field={fields.to}
              value="new"
              title="Another address"
              text={wholesale ? "Where you take deliveries" : "Home, or where you take deliveries"}
            />
            <div className="for for-new stack">
              <HiddenField field={fields.firstName} />
              <HiddenField field={fields.lastName} />
              <PlaceFields fields={fields} />
            </div>
          </div>
        </fieldset>
        {wholesale ? (
          <p className="sm mut mt-3">
            You can choose another address for any order. Wrong store? Ask <b>{data.who.support}</b>.
          </p>
        ) : null}
        <StepFoot button={data.button} />
      </Form>
    </>
  );
}

interface PlaceProps {
  field: FieldState;
  value: string;
  title: ReactNode;
  text: string;
}

function Place({ field, value, title, text }: PlaceProps) {
  const id = `${field.id}-${value}`;
  return (
    <>
      <input
        type="radio"
        id={id}
        name={field.name}
        value={value}
        defaultChecked={textOf(field) === value}
        className={value === "new" ? "on-new" : undefined}
      />
      <label htmlFor={id}>
        <span className="min-w-0 wrap-anywhere">
          <b>{title}</b>
          <br />
          <span className="sm mut">{text}</span>
        </span>
      </label>
    </>
  );
}
