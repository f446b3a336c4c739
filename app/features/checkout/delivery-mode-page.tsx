import type { SerializeFrom } from "@remix-run/node";
import { SiteNotices } from "~/features/shell/site-notice";
import { RadioGroup } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { Form } from "~/forms/form";
import type { FormReply } from "~/forms/reply";
import { NEEDED_BY, NeededByField } from "~/forms/needed-by-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { ActionLink } from "~/ui/link-button";
import { CheckoutFrame } from "./checkout-frame";
import type { modesView } from "./delivery-mode.server";

type Data = SerializeFrom<typeof modesView>;

/** Step 3: the delivery mode. */
export function DeliveryModePage({ data, reply }: { data: Data; reply?: FormReply }) {
  const [form, fields] = useServerForm<{ deliveryMode: string; requestedRetrievalAt: string }>({
    id: "delivery",
    lastResult: reply,
    defaultValue: { deliveryMode: data.chosen, requestedRetrievalAt: data.neededBy },
  });
  return (
    <CheckoutFrame
      step="delivery-mode"
      title="Delivery"
      cart={data.cart}
      summary={
        <ErrorSummary
          form={form}
          labels={{ deliveryMode: "Delivery", requestedRetrievalAt: NEEDED_BY }}
          className="mb-5"
        />
      }
    >
      <SiteNotices notices={data.notices} back="/checkout/delivery-mode" />
      <Form form={form} className="stack">
        <section className="card pad stack">
          <h2>How should we send it?</h2>
          {data.address ? <p className="mut">To {data.address}</p> : null}
          <RadioGroup
            field={fields.deliveryMode}
            label="Delivery"
            labelHidden
            look="card"
            options={data.modes.map(({ code, name, text, cost }) => ({
              value: code,
              label: name,
              detail: text,
              end: cost ? <b>{cost}</b> : undefined,
            }))}
          />
          <NeededByField field={fields.requestedRetrievalAt} />
        </section>
        <div className="row">
          <SubmitButton variant="job" busyLabel="SAVING…">
            CONTINUE TO PAYMENT
          </SubmitButton>
          <ActionLink to="/checkout/delivery-address">Back to your details</ActionLink>
        </div>
      </Form>
    </CheckoutFrame>
  );
}
