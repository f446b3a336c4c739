import { CartDocket } from "~/features/lines/cart-docket";
import { GoodsTable } from "~/features/lines/goods-table";
import { orderPath, replenishmentPath, replenishmentsPath } from "~/paths";
import { statusLabel } from "~/ui/order-status";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { KeyValues } from "~/ui/key-values";
import { CodeLabel } from "~/ui/code-label";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import { type Column, Table } from "~/ui/table";
import type { ReplenishmentView } from "./detail.server";

type Run = ReplenishmentView["runs"][number];

/** One replenishment order: when it is placed next, of what, and what came of the dates so far. */
export function ReplenishmentPage({ data }: { data: ReplenishmentView }) {
  const { code, active, lines } = data;
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Replenishment orders", to: replenishmentsPath },
        ]}
        current={code}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={`Replenishment order ${code}`}
          lead={
            data.next
              ? `${data.frequency}. The next order is placed on ${data.next}.`
              : "It is cancelled, so no more orders are placed."
          }
          actions={
            active ? <ButtonLink to={replenishmentPath(code, "cancel")}>Cancel it</ButtonLink> : undefined
          }
        />
        <div className="split">
          <div className="stack">
            <KeyValues
              rows={[
                {
                  label: "Status",
                  value: active ? <StatusTag tone="ok">Active</StatusTag> : <StatusTag>Cancelled</StatusTag>,
                },
                { label: "Start date", value: data.start },
                { label: "Frequency", value: data.frequency },
                ...(data.next ? [{ label: "Next order date", value: data.next }] : []),
                ...(data.number ? [{ label: "PO number", value: data.number }] : []),
                ...(data.costCentre ? [{ label: "Cost centre", value: data.costCentre }] : []),
                {
                  label: "Deliver to",
                  value: <span className="wrap-anywhere">{data.address}</span>,
                  written: true,
                },
                { label: "Delivery", value: data.mode ?? "" },
                { label: "Payment", value: data.payment ?? "" },
              ]}
            />
            <section>
              <h2>What is ordered</h2>
              <div className="mt-4">
                <GoodsTable
                  caption={`Goods of ${code}`}
                  lines={lines}
                  gone={<StatusTag tone="bad">No longer sold</StatusTag>}
                />
              </div>
            </section>
            <Runs data={data} />
          </div>
          <aside className="sticky">
            <CartDocket cart={data} title="At today’s prices" code={code}>
              <p className="sm mut">Each order has the prices and offers of its day.</p>
            </CartDocket>
          </aside>
        </div>
      </div>
    </>
  );
}

function Runs({ data }: { data: ReplenishmentView }) {
  const { runs, counts, code } = data;
  const columns: Column<Run>[] = [
    { label: "Date", kind: "key", phone: "name", cell: ({ due }) => due },
    {
      label: "Order",
      phone: "fact",
      opens: true,
      cell: ({ order, reason }) =>
        order ? (
          <CodeLabel code={order.code} to={orderPath(order.code)} />
        ) : (
          <span>
            <StatusTag tone="bad">Not placed</StatusTag>
            <span className="hint block wrap-anywhere">{reason}</span>
          </span>
        ),
    },
    {
      label: "Status",
      phone: "more",
      cell: ({ order, missed }) =>
        order || missed > 0 ? (
          <span>
            {order ? statusLabel(order.status).label : undefined}
            {missed > 0 ? (
              <span className="hint block">It stands for {counted(missed, "later date")} too.</span>
            ) : null}
          </span>
        ) : undefined,
      optional: true,
    },
    ...(runs.some(({ order }) => order?.total)
      ? [
          {
            label: "Total",
            kind: "num" as const,
            phone: "amount" as const,
            cell: ({ order }: Run) => order?.total,
            optional: true,
          },
        ]
      : []),
  ];
  return (
    <section>
      <h2>Orders so far</h2>
      {runs.length === 0 ? (
        <p className="mt-2">No date has come yet.</p>
      ) : (
        <>
          <p className="mut mt-1">
            {counts.placed} placed, {counts.failed} not placed.
          </p>
          <div className="card list mt-4">
            <Table caption={`Orders of ${code}`} columns={columns} rows={runs} rowKey={({ due }) => due} />
          </div>
        </>
      )}
      <ListFoot
        list={{
          currentPage: data.currentPage,
          totalPages: data.totalPages,
          firstPage: replenishmentPath(code),
          total: data.total,
        }}
      />
    </section>
  );
}
