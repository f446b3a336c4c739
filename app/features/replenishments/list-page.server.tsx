import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { columnSort } from "~/ui/column-sort";
import { EmptyState } from "~/ui/empty-state";
import { ActionLink } from "~/ui/link-button";
import { FoundList } from "~/ui/found-list";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { StatusTag } from "~/ui/status-tag";
import type { Column } from "~/ui/table";
import type { replenishmentsView } from "./list.server";
import { replenishmentPath, replenishmentsPath } from "~/paths";

type Data = SerializeFrom<typeof replenishmentsView>;
type Row = Data["rows"][number];

/** The orders that a person has placed again and again. */
export function ReplenishmentsPage({ data }: { data: Data }) {
  const columns: Column<Row>[] = [
    {
      label: "Number",
      kind: "key",
      phone: "name",
      cell: ({ code }) => <ActionLink to={replenishmentPath(code)}>{code}</ActionLink>,
      sort: columnSort(data, "byReplenishmentNumber"),
    },
    { label: "PO number", cell: ({ number }) => number, optional: true },
    {
      label: "Cost centre",
      cell: ({ costCentre }) => (costCentre ? <CodeLabel code={costCentre.code} /> : undefined),
      optional: true,
    },
    { label: "Start date", cell: ({ start }) => start },
    { label: "Frequency", phone: "fact", width: "broad", cell: ({ frequency }) => frequency },
    {
      label: "Next order date",
      phone: "when",
      cell: ({ active, next }) => (active ? next : <StatusTag>Cancelled</StatusTag>),
      sort: columnSort(data, "byNextOrderDate"),
    },
    ...(data.rows.some(({ total }) => total)
      ? [{ label: "Total", kind: "num" as const, phone: "amount" as const, cell: ({ total }: Row) => total }]
      : []),
  ];
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Orders", to: "/my-account/orders" },
        ]}
        current="Replenishment orders"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Replenishment orders"
          lead="We place these orders for you on each date. Totals are of the last order, or of the cart before there is one."
        />
        {data.empty ? (
          <EmptyState
            title="No replenishment orders yet"
            icon="bag"
            action={<ButtonLink to="/search">See the catalogue</ButtonLink>}
          >
            Do you order the same goods again and again? Choose “Repeat this order” when you check out.
          </EmptyState>
        ) : (
          <FoundList
            data={data}
            path={replenishmentsPath}
            searchHint="Number, PO number or cost centre"
            none="No replenishment order is like that. Search for part of a number."

            caption="Replenishment orders"
            columns={columns}
            rowKey={({ code }) => code}
          />
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}
