import type { SerializeFrom } from "@remix-run/node";
import { methodPath } from "~/paths";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { HiddenField } from "~/forms/field";
import { Form } from "~/forms/form";
import { NEEDED_BY } from "~/forms/needed-by-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { KeyValues } from "~/ui/key-values";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { NeedsApproval } from "./needs-approval";
import { CheckoutFrame } from "./checkout-frame";
import type { paymentStepView } from "./payment.server";
import { OutcomeNotice, PaymentFields, paymentLabels, RepeatButton } from "./payment-parts";
import type { PlaceReply } from "./place-order.server";

type Data = SerializeFrom<typeof paymentStepView>;

interface Values {
  guid: string;
  fingerprint: string;
  deliverTo: string;
  purchaseOrderNumber: string;
  costCenterId: string;
  urgentReason: string;
  termsChecked: string;
}

/** Step 4: who pays, and the order is placed. */
export function PaymentPage({ data, reply }: { data: Data; reply?: PlaceReply }) {
  const [form, fields] = useServerForm<Values>({
    id: "payment",
    lastResult: reply,
    constraint: data.constraint,
    defaultValue: { costCenterId: data.costCentre, purchaseOrderNumber: data.purchaseOrderNumber },
  });
  return (
    <CheckoutFrame
      step="payment-details"
      title="Payment"
      cart={data.cart}
      alone={data.taken}
      summary={
        <>
          {reply?.notice ? <OutcomeNotice notice={reply.notice} /> : null}
          <ErrorSummary form={form} labels={paymentLabels} className="mb-5" />
        </>
      }
    >
      <Form form={form} idempotencyKey={data.idempotencyKey}>
        <HiddenField field={fields.guid} value={data.guid} />
        <HiddenField field={fields.fingerprint} value={data.fingerprint} />
        <HiddenField field={fields.deliverTo} value={data.deliverTo ?? ""} />
        <div className="stack">
          <section className="card pad stack">
            <h2>Who pays?</h2>
            <p className="mut">{data.whoPays}</p>
            {data.otherWay ? <ActionLink to={methodPath}>{data.otherWay}</ActionLink> : null}
            <PaymentFields fields={fields} data={data} />
            <NeedsApproval approval={data.approval} />
          </section>
          <section className="card pad stack-s">
            <h2>Before you order</h2>
            <KeyValues
              rows={[
                { label: data.taken ? "Taken at" : "Deliver to", value: data.address ?? "", written: true },
                { label: "Delivery", value: data.taken ? "Nothing is delivered" : (data.mode ?? "") },
                ...(data.neededBy ? [{ label: NEEDED_BY, value: data.neededBy.words }] : []),
              ]}
            />
            {data.neededBy?.late ? <Notice kind="warn">{data.neededBy.late}</Notice> : null}
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
            <SubmitButton variant="job" busyLabel="PLACING ORDER…">
              PLACE ORDER
            </SubmitButton>
            {data.taken ? null : <RepeatButton data={data} />}
            {data.taken ? (
              <ActionLink to="/cart">Back to your cart</ActionLink>
            ) : (
              <ActionLink to="/checkout/delivery-mode">Back to delivery</ActionLink>
            )}
          </div>
        </div>
      </Form>
    </CheckoutFrame>
  );
}
