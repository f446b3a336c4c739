import type { SerializeFrom } from "@remix-run/node";
import { CheckoutFrame } from "./checkout-frame";
import { checkoutPath } from "./steps";
import { RadioGroup } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ActionLink } from "~/ui/link-button";
import { AddCard } from "~/features/cards/add-card.server";
import type { methodsView } from "./card.server";

const labels = { method: "Your share is paid" };

/** The payment step's choice: as the organisation collects a share, with a saved card, or with another one. */
export function MethodPage({ data, reply }: { data: SerializeFrom<typeof methodsView>; reply?: FormReply }) {
  const [form, fields] = useServerForm<{ method: string }>({
    id: "method",
    lastResult: reply,
    defaultValue: { method: data.chosen },
  });
  return (
    <CheckoutFrame
      step="payment-details"
      title="How do you pay?"
      cart={data.cart}
      summary={<ErrorSummary form={form} labels={labels} className="mb-5" />}
    >
      <section className="card pad stack">
        <Form form={form} className="stack">
          <RadioGroup
            field={fields.method}
            label={labels.method}
            hint={`Your share of this order is ${data.share}.`}
            look="card"
            options={data.options}
          />
          <div className="row">
            <SubmitButton variant="job" busyLabel="SAVING…">
              USE THIS
            </SubmitButton>
            <ActionLink to={checkoutPath("payment-details")}>Back to payment</ActionLink>
          </div>
        </Form>
        <hr className="seam" />
        <AddCard />
      </section>
    </CheckoutFrame>
  );
}
