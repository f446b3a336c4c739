import type { SerializeFrom } from "@remix-run/node";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import type { BulkOrder } from "./detail.server";

type Order = SerializeFrom<BulkOrder>["orders"][number];

const WORDS: Record<Order["state"], string> = { mend: "To mend", ready: "Ready", placed: "Placed" };

const COLUMNS: Column<Order>[] = [
  {
    label: "Order",
    kind: "key",
    phone: "name",
    cell: ({ title }) => <b className="wrap-anywhere">{title}</b>,
  },
  {
    label: "Deliver to",
    cell: ({ deliverTo }) => (
      <span className={deliverTo ? "wrap-anywhere" : "whitespace-nowrap"}>
        {deliverTo || "Usual address"}
      </span>
    ),
  },
  {
    label: "Content",
    phone: "when",
    cell: ({ lineCount, pieceCount }) => (
      <span className="whitespace-nowrap">
        {counted(lineCount, "line")}, {counted(pieceCount, "piece")}
      </span>
    ),
  },
  { label: "Total inc. GST", kind: "num", phone: "amount", cell: ({ total }) => total ?? "" },
  {
    label: "Status",
    phone: "fact",
    opens: true,
    width: "broad",
    cell: (order) => (
      <span>
        <StatusTag tone={order.tone}>{WORDS[order.state]}</StatusTag> <What {...order} />
      </span>
    ),
  },
];

/** What there is to know of an order beside its state. */
function What({ state, to, orderCode, waits, message, mendCount }: Order) {
  if (to && orderCode) {
    return (
      <>
        <CodeLabel code={orderCode} to={to} />
        {waits ? <span className="block">Waits for an approval.</span> : null}
      </>
    );
  }
  if (state === "ready") return waits ? <span className="block">Will wait for an approval.</span> : null;
  return (
    <span className="block">
      {[message, mendCount > 0 ? `${counted(mendCount, "line")} to mend.` : undefined]
        .filter(Boolean)
        .join(" ")}
    </span>
  );
}

/** Each order of a file, with what would become or became of it. */
export function OrdersTable({ orders }: { orders: readonly Order[] }) {
  return (
    <div className="card list mb-5">
      <Table caption="Orders" columns={COLUMNS} rows={orders} rowKey={({ number }) => String(number)} />
    </div>
  );
}
