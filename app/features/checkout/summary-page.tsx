import type { SerializeFrom } from "@remix-run/node";
import { useSubmit } from "@remix-run/react";
import type { FormEvent } from "react";
import { SiteNotices } from "~/features/shell/site-notice";
import { CheckboxField, RadioGroup } from "~/forms/choice-fields";
import { ErrorSummary } from "~/forms/error-summary";
import { HiddenField } from "~/forms/field";
import { Form } from "~/forms/form";
import { NEEDED_BY, NeededByField } from "~/forms/needed-by-field";
import { SubmitButton } from "~/forms/submit-button";
import { useServerForm } from "~/forms/use-server-form";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { NeedsApproval } from "./needs-approval";
import { BesideDocket } from "./checkout-frame";
import { Parcels } from "./parcels";
import { OutcomeNotice, PaymentFields, paymentLabels, RepeatButton } from "./payment-parts";
import type { PlaceReply } from "./place-order.server";
import type { summaryView } from "./summary.server";

type Data = SerializeFrom<typeof summaryView>;

interface Values {
  guid: string;
  fingerprint: string;
  addressId: string;
  deliveryMode: string;
  requestedRetrievalAt: string;
  purchaseOrderNumber: string;
  costCenterId: string;
  urgentReason: string;
  termsChecked: string;
}

const labels = {
  addressId: "Delivery address",
  deliveryMode: "Delivery",
  requestedRetrievalAt: NEEDED_BY,
  ...paymentLabels,
};

/** Checkout on one page: address, delivery, arrival dates, terms, and PLACE ORDER. */
export function SummaryPage({ data, reply }: { data: Data; reply?: PlaceReply }) {
  const { cart } = data;
  const [form, fields] = useServerForm<Values>({
    id: "place",
    lastResult: reply,
    constraint: data.constraint,
    defaultValue: {
      addressId: data.addressId,
      deliveryMode: data.deliveryMode,
      requestedRetrievalAt: data.neededBy?.day,
      costCenterId: data.costCentre,
      purchaseOrderNumber: data.purchaseOrderNumber,
    },
  });
  const submit = useSubmit();
  /** With scripts the total and the dates follow the choice at once; the button does it without. */
  function follow({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    if (name !== fields.addressId.name && name !== fields.deliveryMode.name) return;
    const chosen = new FormData(currentTarget);
    chosen.set("intent", "show");
    submit(chosen, { method: "post", replace: true, preventScrollReset: true });
  }
  return (
    <div className="wrap checkout pt-6">
      {reply?.notice ? <OutcomeNotice notice={reply.notice} /> : null}
      <ErrorSummary form={form} labels={labels} className="mb-5" />
      <ActionLink to="/cart">Back to your cart</ActionLink>
      <PageHeading
        title="Check and place your order"
        lead={`${data.onAccount ? "This order is charged to account" : "You have nothing to pay"}. Check everything here, then place your order.`}
      />
      <BesideDocket cart={cart}>
        <SiteNotices notices={data.notices} back="/checkout/summary" />
        <Form
          form={form}
          idempotencyKey={data.idempotencyKey}
          enter={{ name: "intent", value: "place", words: "Place order" }}
          className="card pad stack parts"
          onChange={follow}
        >
          <HiddenField field={fields.guid} value={data.guid} />
          <HiddenField field={fields.fingerprint} value={data.fingerprint} />
          <section className="stack-s">
            <h2>Where should we send it?</h2>
            <RadioGroup
              field={fields.addressId}
              label={labels.addressId}
              labelHidden
              look="card"
              options={data.addresses.map(({ id, name, text }) => ({
                value: id,
                label: name,
                detail: text,
              }))}
            />
            <RadioGroup
              field={fields.deliveryMode}
              label="How should we send it?"
              options={data.modes.map(({ code, name, text, cost }) => ({
                value: code,
                label: name,
                detail: text,
                end: cost ? <b>{cost}</b> : undefined,
              }))}
            />
            <NeededByField field={fields.requestedRetrievalAt} />
            <div className="row between">
              <ActionLink to="/checkout/delivery-address">Another address</ActionLink>
              <SubmitButton size="small" name="intent" value="show" busyLabel="Updating…">
                Update total and dates
              </SubmitButton>
            </div>
          </section>
          <hr className="seam" />
          <section className="stack-s">
            <h2>When it arrives</h2>
            {data.neededBy?.late ? <Notice kind="warn">{data.neededBy.late}</Notice> : null}
            <Parcels parcels={data.parcels} />
          </section>
          <hr className="seam" />
          <section className="stack-s">
            <h2>Before you order</h2>
            <PaymentFields fields={fields} data={data} />
            <NeedsApproval approval={data.approval} />
            <CheckboxField
              field={fields.termsChecked}
              label={
                <>
                  I accept the <Link to="/terms-and-conditions">terms and conditions</Link>
                </>
              }
            />
            <div className="row">
              <SubmitButton variant="job" name="intent" value="place" busyLabel="PLACING ORDER…">
                PLACE ORDER
              </SubmitButton>
              <RepeatButton data={data} />
              <ActionLink to="/checkout/review-order">Check out step by step</ActionLink>
            </div>
          </section>
        </Form>
      </BesideDocket>
    </div>
  );
}
