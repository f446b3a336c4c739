import type { SerializeFrom } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { useUnitWord } from "~/features/shell/use-shell";
import { CheckboxField } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { HiddenField, TextField } from "~/forms/field";
import { SelectField } from "~/forms/select-field";
import { Form } from "~/forms/form";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { CheckoutFrame } from "./checkout-frame";
import type { loadPayment } from "./payment.server";
import type { PlaceReply } from "./place-order.server";

type Data = SerializeFrom<typeof loadPayment>;

interface Values {
  guid: string;
  purchaseOrderNumber: string;
  costCenterId: string;
  termsChecked: string;
}

const labels = {
  purchaseOrderNumber: "Purchase order number",
  costCenterId: "Cost centre",
  termsChecked: "Terms and conditions",
};

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
      summary={
        <>
          {reply?.notice ? <OutcomeNotice notice={reply.notice} /> : null}
          <ErrorSummary form={form} labels={labels} className="mb-5" />
        </>
      }
    >
      <Form form={form} idempotencyKey={data.idempotencyKey}>
        <HiddenField field={fields.guid} value={data.guid} />
        <div className="stack">
          <section className="card pad stack">
            <h2>Who pays?</h2>
            <p className="mut">Account payment. {ownShareWords(data)}</p>
            <div className="g2 items-start">
              <TextField
                field={fields.purchaseOrderNumber}
                label={labels.purchaseOrderNumber}
                hint="Fewer than 18 letters and numbers."
                autoComplete="off"
                list={data.register.length > 0 ? "register" : undefined}
              />
              {data.costCentres.length > 0 ? (
                <SelectField
                  field={fields.costCenterId}
                  label={labels.costCenterId}
                  hint={
                    data.costCentre ? "Your usual one is already chosen." : "Who the order is charged to."
                  }
                  prompt="Choose a cost centre"
                  options={data.costCentres}
                />
              ) : null}
            </div>
            <Register orders={data.register} />
          </section>
          <section className="card pad stack-s">
            <h2>Before you order</h2>
            <KeyValues
              rows={[
                { label: "Deliver to", value: data.address ?? "" },
                { label: "Delivery", value: data.mode ?? "" },
              ]}
            />
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
            <ActionLink to="/checkout/delivery-mode">Back to delivery</ActionLink>
          </div>
        </div>
      </Form>
    </CheckoutFrame>
  );
}

function OutcomeNotice({ notice }: { notice: NonNullable<PlaceReply["notice"]> }) {
  return (
    <Notice kind={notice.kind} live className="mb-5">
      <b>{notice.text}</b>
      {notice.link ? (
        <>
          {" "}
          <Link to={notice.link.to}>{notice.link.label}</Link>
        </>
      ) : null}
    </Notice>
  );
}

/** The numbers of the register, offered while typing and readable without it. */
function Register({ orders }: { orders: Data["register"] }) {
  const unitWord = useUnitWord();
  if (orders.length === 0) return null;
  return (
    <>
      <datalist id="register">
        {orders.map((order) => (
          <option key={order.number} value={order.number}>
            {order.description}
          </option>
        ))}
      </datalist>
      <details className="fold">
        <summary className="link sm">Numbers your {unitWord.toLowerCase()} can use</summary>
        <KeyValues
          small
          className="pt-2"
          rows={orders.map((order) => ({ label: order.number, value: order.description }))}
        />
      </details>
    </>
  );
}

function ownShareWords({ ownShare, ownShareBy }: Data): string {
  if (!ownShare) return "Your organisation pays; nothing is charged to you.";
  return ownShareBy === "payroll"
    ? `Your share of ${ownShare} is taken from your pay.`
    : `Your share of ${ownShare} is invoiced to you.`;
}
