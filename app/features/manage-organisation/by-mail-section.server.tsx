import { ErrorSummary } from "~/forms/error-summary";
import { TextField } from "~/forms/field";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { organisationPath } from "~/paths";
import type { mailDecisionsView } from "./mail-decisions.server";

interface Props {
  amounts: NonNullable<ReturnType<typeof mailDecisionsView>>;
  lastResult?: FormReply | null;
}

/** Whether approvers may decide from the mail, and up to how much. */
export function ByMailSection({ amounts, lastResult }: Props) {
  const [form, fields] = useServerForm<Record<string, string>>({
    id: "by-mail",
    lastResult,
    defaultValue: Object.fromEntries(amounts.map(({ currency, value }) => [currency, value])),
  });
  const labels = Object.fromEntries(amounts.map(({ currency, label }) => [currency, label]));
  return (
    <section className="card pad mt-6" aria-labelledby="by-mail-title">
      <h2 id="by-mail-title">Approve from the mail</h2>
      <p className="mt-2 mb-4">
        Approvers decide by a link in their email, without a password. The link works once, for 72 hours, with
        the last four digits of their employee ID. Above the amount, and where it is empty, they sign in.
      </p>
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <Form form={form} action={organisationPath}>
        {amounts.map(({ currency, label }) => (
          <TextField
            key={currency}
            field={fields[currency]!}
            label={label}
            hint="Including GST. For example 250 or 250.50."
            optional
            inputMode="decimal"
            autoComplete="off"
            className="short"
          />
        ))}
        <div className="row mt-5">
          <SubmitButton name="section" value="by-mail" busyLabel="Saving…">
            Save amounts
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
