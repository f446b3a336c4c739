import type { ReactNode } from "react";
import { BesideDocket } from "~/features/checkout/checkout-frame";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { HiddenField, TextField } from "~/forms/field";
import { describedBy, type FieldState, HintAndError, textOf, valuesOf } from "~/forms/field-parts";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SelectField } from "~/forms/select-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Choice } from "~/ui/choice-card";
import { classNames } from "~/ui/class-names";
import { KeyValues } from "~/ui/key-values";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { listed } from "~/ui/list-words";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import type { RepeatView } from "./repeat.server";

const LABELS = {
  recurrencePeriod: "How often",
  numberOfDays: "Days from one order to the next",
  numberOfWeeks: "Weeks",
  daysOfWeek: "Days of the week",
  nthDayOfMonth: "Day of the month",
  replenishmentStartDate: "Start date",
  termsChecked: "Terms and conditions",
};

const WEEKS = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? "Every week" : `Every ${at + 1} weeks`,
}));

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((label) => ({
  value: label.toUpperCase(),
  label,
}));

/** Where a cart becomes an order that is placed again and again: how often, from when, and the terms. */
export function RepeatPage({ data, reply }: { data: RepeatView; reply?: FormReply }) {
  const { packs, taken } = data;
  const [form, fields] = useServerForm<
    typeof LABELS & { guid: string; fingerprint: string; details: string }
  >({
    id: "repeat",
    lastResult: reply,
    defaultValue: data.defaults,
  });
  return (
    <div className="wrap checkout pt-6">
      <ErrorSummary form={form} labels={LABELS} className="mb-5" />
      <ActionLink to="/checkout">Back to checkout</ActionLink>
      <PageHeading
        title="Repeat this order"
        lead="We place it for you on each date, at the prices of that day. You can cancel it at any time."
      />
      <BesideDocket cart={data.cart}>
        {packs.length > 0 || taken ? (
          <NotRepeated packs={packs} />
        ) : (
          <Form form={form} idempotencyKey={data.key} className="card pad stack parts">
            <HiddenField field={fields.guid} value={data.guid} />
            <HiddenField field={fields.fingerprint} value={data.fingerprint} />
            <HiddenField field={fields.details} value={data.details} />
            <Frequency fields={fields} />
            <TextField
              field={fields.replenishmentStartDate}
              label={LABELS.replenishmentStartDate}
              hint="The first order is placed on this day, or on the first of your days after it."
              type="date"
            />
            <hr className="seam" />
            <section className="stack-s">
              <h2>Each order</h2>
              <KeyValues
                rows={[
                  { label: "Deliver to", value: data.address ?? "", written: true },
                  { label: "Delivery", value: data.mode ?? "" },
                  ...(data.number ? [{ label: "PO number", value: data.number }] : []),
                  ...(data.costCentre ? [{ label: "Cost centre", value: data.costCentre }] : []),
                ]}
              />
              {data.vouchers ? (
                <p className="mut">A voucher is for one order. It is not used for these.</p>
              ) : null}
              <CheckboxField
                field={fields.termsChecked}
                label={
                  <>
                    I accept the <Link to="/terms-and-conditions">terms and conditions</Link>
                  </>
                }
              />
            </section>
            <div className="row">
              <SubmitButton variant="job" busyLabel="SETTING UP…">
                SET UP REPLENISHMENT
              </SubmitButton>
              <ActionLink to="/checkout">Place this order once</ActionLink>
            </div>
          </Form>
        )}
      </BesideDocket>
    </div>
  );
}

type Fields = Record<
  "recurrencePeriod" | "numberOfDays" | "numberOfWeeks" | "daysOfWeek" | "nthDayOfMonth",
  FieldState
>;

/** Three ways, each with what it needs. Only the chosen one counts. */
function Frequency({ fields }: { fields: Fields }) {
  const { recurrencePeriod: period } = fields;
  const way = (value: string, title: string, inside: ReactNode) => (
    <div className="card pad stack-s">
      <Choice
        type="radio"
        name={period.name}
        value={value}
        defaultChecked={textOf(period) === value}
        title={<b>{title}</b>}
      />
      {inside}
    </div>
  );
  return (
    <fieldset
      id={period.id}
      className="field"
      tabIndex={-1}
      aria-describedby={period.errors && period.errorId}
    >
      <legend>{LABELS.recurrencePeriod}</legend>
      <HintAndError field={period} />
      <div className="stack pt-2">
        {way(
          "WEEKLY",
          "On days of the week",
          <>
            <SelectField field={fields.numberOfWeeks} label={LABELS.numberOfWeeks} options={WEEKS} />
            <Days field={fields.daysOfWeek} />
          </>,
        )}
        {way(
          "DAILY",
          "Every few days",
          <TextField
            field={fields.numberOfDays}
            label={LABELS.numberOfDays}
            hint="From 1 to 30."
            inputMode="numeric"
            autoComplete="off"
            className="short"
          />,
        )}
        {way(
          "MONTHLY",
          "On a day of each month",
          <TextField
            field={fields.nthDayOfMonth}
            label={LABELS.nthDayOfMonth}
            hint="From 1 to 31. In a shorter month it is the last day."
            inputMode="numeric"
            autoComplete="off"
            className="short"
          />,
        )}
      </div>
    </fieldset>
  );
}

/** Short, and beside each other where there is room. */
function Days({ field }: { field: FieldState }) {
  const chosen = valuesOf(field);
  return (
    <fieldset
      id={field.id}
      className={classNames("field", field.errors && "bad")}
      tabIndex={-1}
      aria-describedby={describedBy(field, undefined)}
    >
      <legend>{LABELS.daysOfWeek}</legend>
      <HintAndError field={field} />
      <div className="row">
        {DAYS.map(({ value, label }) => (
          <Choice
            key={value}
            type="checkbox"
            name={field.name}
            value={value}
            defaultChecked={chosen.includes(value)}
            title={label}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What a person is given is theirs for a period, so it cannot be ordered again and again. */
function NotRepeated({ packs }: { packs: string[] }) {
  return (
    <Notice kind="warn">
      <p>
        <b>
          {packs.length > 0
            ? `Items of packs cannot be repeated: ${listed(packs)}.`
            : "What you take from your stockroom cannot be repeated."}
        </b>{" "}
        {packs.length > 0 ? "What a pack gives is for one person and one period. " : ""}
        Order it once, then repeat the other goods.
      </p>
      <p className="mt-2">
        <Link to="/checkout">Place this order once</Link>
      </p>
    </Notice>
  );
}
