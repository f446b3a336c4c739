import type { SerializeFrom } from "@remix-run/node";
import { KnownNumbers, knownNumbers } from "~/features/purchase-orders/known-numbers";
import { TextField } from "~/forms/field";
import type { FieldState } from "~/forms/field-parts";
import { SelectField } from "~/forms/select-field";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { Meter } from "~/ui/meter";
import { Notice } from "~/ui/notice";
import type { paymentView } from "./payment.server";
import type { PlaceReply } from "./place-order.server";

export type PaymentData = SerializeFrom<typeof paymentView>;

export const paymentLabels = {
  purchaseOrderNumber: "Purchase order number",
  costCenterId: "Cost centre",
  urgentReason: "Is it urgent?",
  termsChecked: "Terms and conditions",
};

type Fields = Record<"purchaseOrderNumber" | "costCenterId" | "urgentReason", FieldState>;

/** Purchase order number, cost centre, and why the order is urgent, where the organisation has reasons for it. */
export function PaymentFields({ fields, data }: { fields: Fields; data: PaymentData }) {
  return (
    <>
      <div className="g2 items-start">
        <TextField
          field={fields.purchaseOrderNumber}
          label={paymentLabels.purchaseOrderNumber}
          hint="Up to 17 letters and numbers."
          autoComplete="off"
          list={data.register.length > 0 ? knownNumbers : undefined}
        />
        {data.costCentres.length > 0 ? (
          <SelectField
            field={fields.costCenterId}
            label={paymentLabels.costCenterId}
            hint={
              data.costCentre
                ? "Your usual cost centre is already chosen."
                : "The account that this order is charged to."
            }
            prompt="Choose a cost centre"
            options={data.costCentres}
          />
        ) : null}
      </div>
      <Budgets budgets={data.budgets} />
      <KnownNumbers orders={data.register} />
      {data.urgentReasons.length > 0 ? (
        <SelectField
          field={fields.urgentReason}
          label={paymentLabels.urgentReason}
          hint="Approvers and the warehouse see why. An urgent order is approved first."
          prompt="No, it is not urgent"
          options={data.urgentReasons}
          optional
        />
      ) : null}
    </>
  );
}

/** What the cost centres of the list have left, and what orders that wait hold of it. */
const Budgets = ({ budgets }: Pick<PaymentData, "budgets">) =>
  budgets.map(({ centre, name, words, used, amount }) => (
    <div key={centre} className="mt-3">
      <p className="sm">
        <b>
          {centre}, {name}
        </b>
        : {words}
      </p>
      <Meter value={used} max={amount} label={words} className="mt-1" />
    </div>
  ));

/** To the page where the order becomes one that is placed again and again. What was typed goes along. */
export const RepeatButton = ({ data }: { data: PaymentData }) =>
  data.repeats ? (
    <Button name="intent" value="repeat">
      Repeat this order
    </Button>
  ) : null;

/** Why nothing was ordered, and what to do about it. */
export function OutcomeNotice({ notice }: { notice: NonNullable<PlaceReply["notice"]> }) {
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
