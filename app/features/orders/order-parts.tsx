import { NEEDED_BY } from "~/forms/needed-by-field";
import { useUnitWord } from "~/features/shell/use-shell";
import { ActionLink } from "~/ui/link-button";
import { KeyValues } from "~/ui/key-values";
import { StatusTag } from "~/ui/status-tag";
import { orderPath } from "~/paths";
import type { OrderView } from "./order.server";
import { statusLabel } from "~/ui/order-status";

export function OrderStatus({ stage }: { stage: string }) {
  const { label, tone } = statusLabel(stage);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

/** Address, mode, payment: the facts of an order as a card. */
export function OrderFacts({ order }: { order: OrderView }) {
  const unitWord = useUnitWord();
  const rows: { label: string; value: string | undefined; written?: boolean }[] = [
    { label: order.placedBy ? "Ordered for" : "Ordered by", value: order.orderedBy, written: true },
    { label: "Ordered by", value: order.placedBy, written: true },
    { label: unitWord, value: order.unit },
    {
      label: order.stage === "taken" ? "Taken at" : "Deliver to",
      value: order.address && `${order.address.name}, ${order.address.text}`,
      written: true,
    },
    { label: "Delivery", value: order.mode },
    { label: NEEDED_BY, value: order.neededBy },
    { label: "Payment", value: order.payment },
    { label: order.ownShareOf, value: ownShareOf(order) },
    { label: "Purchase order", value: order.purchaseOrderNumber },
    { label: "Cost centre", value: order.costCentre },
    { label: "Urgent", value: order.urgent },
    { label: "Needs an approval each time", value: order.restricted },
  ];
  return (
    <section className="card pad" aria-labelledby="facts">
      <h2 id="facts" className="mb-2">
        Details
      </h2>
      <KeyValues rows={rows.filter(({ value }) => value)} />
      {/* As long as it can be cancelled, its number can be changed. */}
      {order.cancellable ? (
        <ActionLink small to={orderPath(order.code, "purchase-order")}>
          {numberWords(order.purchaseOrderNumber)}
        </ActionLink>
      ) : null}
    </section>
  );
}

/** What the link to the form for the number is called. */
export const numberWords = (number: string | undefined) =>
  number ? "Change purchase order number" : "Add a purchase order number";

const ownShareOf = ({ ownShare, ownShareBy }: OrderView) => ownShare && `${ownShare}, ${ownShareBy}`;
