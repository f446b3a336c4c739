import { LineRow } from "~/features/cart/line";
import { useUnitWord } from "~/features/shell/use-shell";
import { CodeLabel } from "~/ui/code-label";
import { StatusTag } from "~/ui/status-tag";
import type { OrderView } from "./order.server";
import { statusLabel } from "./status";

export function OrderStatus({ statusDisplay }: { statusDisplay: string }) {
  const { label, tone } = statusLabel(statusDisplay);
  return <StatusTag tone={tone}>{label}</StatusTag>;
}

/** What was ordered, by the pack it came from. */
export function OrderLines({ groups }: { groups: OrderView["groups"] }) {
  return groups.map((group, index) => (
    <section className="card pad" key={group.packId ?? ""} aria-labelledby={`group-${index}`}>
      <div className="row between">
        <h2 id={`group-${index}`}>{group.name ?? (groups.length > 1 ? "From the catalogue" : "Items")}</h2>
        {group.packId ? <CodeLabel code={group.packId} /> : null}
      </div>
      <ul>
        {group.lines.map((line) => (
          <LineRow key={line.number} line={line} counted />
        ))}
      </ul>
      {group.returnsNote ? <p className="sm mut mt-4">{group.returnsNote}</p> : null}
    </section>
  ));
}

/** Address, mode, payment: the facts of an order as rows. */
export function useOrderFacts(order: OrderView) {
  const unitWord = useUnitWord();
  const rows: { label: string; value: string | undefined }[] = [
    { label: "Placed", value: order.placed },
    { label: "Ordered by", value: order.orderedBy },
    { label: unitWord, value: order.unit },
    { label: "Deliver to", value: order.address && `${order.address.name}, ${order.address.text}` },
    { label: "Delivery", value: order.mode },
    { label: "Payment", value: order.payment },
    { label: "Your share", value: ownShareOf(order) },
    { label: "Purchase order", value: order.purchaseOrderNumber },
    { label: "Cost centre", value: order.costCentre },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

const ownShareOf = ({ ownShare, ownShareBy }: OrderView) =>
  ownShare && `${ownShare}, ${ownShareBy === "payroll" ? "taken from your pay" : "invoiced to you"}`;
