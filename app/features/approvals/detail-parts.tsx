import { CodeLabel } from "~/ui/code-label";
import { StatusTag } from "~/ui/status-tag";
import { Changes } from "~/features/orders/changes";
import { Table } from "~/ui/table";
import type { ApprovalView } from "./detail.server";

/** What the wearer ordered before. */
export function LastOrders({ one: { first, history } }: { one: ApprovalView }) {
  return (
    <section className="stack" aria-labelledby="before">
      <h2 id="before">{first}’s last orders</h2>
      {history.orders.length === 0 ? (
        <p className="mut">No other order yet.</p>
      ) : (
        <Table
          caption="Last orders"
          rows={history.orders}
          rowKey={({ code }) => code}
          columns={[
            { label: "Order", kind: "key", phone: "name", cell: ({ code }) => <CodeLabel code={code} /> },
            { label: "Placed", phone: "when", cell: ({ placed }) => placed },
            { label: "Pieces", phone: "more", cell: ({ pieces }) => pieces },
            {
              label: "Total inc. GST",
              kind: "num",
              phone: "amount",
              cell: ({ total, charged }) => total ?? charged,
            },
            {
              label: "Status",
              phone: "fact",
              cell: ({ status: { label, tone } }) => <StatusTag tone={tone}>{label}</StatusTag>,
            },
          ]}
        />
      )}
    </section>
  );
}

/** What happened to the order so far. */
export function ApprovalHistory({ events }: { events: ApprovalView["events"] }) {
  return (
    <section className="card pad" aria-labelledby="history">
      <h2 id="history" className="mb-2">
        History
      </h2>
      <ol className="rows">
        {events.map(({ what, when, why, changes }, index) => (
          <li key={index}>
            <b>{what}</b> <span className="sm mut">{when}</span>
            {why ? <p className="sm wrap-anywhere">{why}</p> : null}
            <Changes changes={changes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
