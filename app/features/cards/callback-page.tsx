import type { SerializeFrom } from "@remix-run/node";
import { AddressFields, addressLabels, type NewAddressValues } from "~/features/addresses/new-address";
import { RadioGroup } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useUnsaved } from "~/forms/unsaved";
import { useServerForm } from "~/forms/use-server-form";
import { PageHeading } from "~/ui/page-heading";
import type { callbackView } from "./callback.server";

const labels = { billing: "Billing address", ...addressLabels };

/** The billing address of a card that the provider has registered. Until it is sent the card is not saved. */
export function CallbackPage({
  data,
  reply,
}: {
  data: SerializeFrom<typeof callbackView>;
  reply?: FormReply;
}) {
  const { same, sameLabel, values } = data;
  const [form, fields] = useServerForm<NewAddressValues & { billing: string }>({
    id: "billing",
    lastResult: reply,
    defaultValue: values,
  });
  // Nothing of it is kept yet, whatever was typed here, so leaving is always asked about.
  useUnsaved(form.id, {}, "Your card is not saved yet.");
  return (
    <div className="wrap checkout pt-6">
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <PageHeading title="Billing address" lead="Your card is registered. It is saved with this address." />
      <Form form={form} idempotencyKey={data.key} className="card pad stack max-w-[720px]">
        <h2>Where do its statements go?</h2>
        <RadioGroup
          field={fields.billing}
          label={labels.billing}
          labelHidden
          look="card"
          options={[
            ...(same ? [{ value: "same", label: sameLabel, detail: same }] : []),
            { value: "other", label: "Another address", detail: "Enter it below." },
          ]}
        />
        <details className="fold" open={!same || fields.billing.initialValue === "other"}>
          <summary className="link">Enter another address</summary>
          <div className="stack pt-4">
            <AddressFields fields={fields} noPhone />
          </div>
        </details>
        <div className="row">
          <SubmitButton variant="job" busyLabel="SAVING…">
            SAVE CARD
          </SubmitButton>
          <SubmitButton name="intent" value="cancel" busyLabel="Closing…">
            Do not save it
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}
