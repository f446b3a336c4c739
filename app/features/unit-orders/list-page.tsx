import type { SerializeFrom } from "@remix-run/node";
import { OrderStatus } from "~/features/orders/order-parts";
import { useUnitLabel, useUnitNoun } from "~/features/shell/use-shell";
import { Breadcrumb } from "~/ui/breadcrumb";
import { CodeLabel } from "~/ui/code-label";
import { EmptyState } from "~/ui/empty-state";
import { ListFilters } from "~/ui/list-filters";
import { ListFoot } from "~/ui/list-foot";
import { PageHeading } from "~/ui/page-heading";
import { SortForm } from "~/ui/sort-form";
import { type Column, Table } from "~/ui/table";
import { unitOrderPath, unitOrdersPath } from "~/paths";
import type { unitOrdersView } from "./list.server";

type Data = SerializeFrom<typeof unitOrdersView>;
type Row = Data["rows"][number];

/** The orders of everybody in the person's unit and below, to be read only. */
export function UnitOrdersPage({ data }: { data: Data }) {
  const noun = useUnitNoun();
  const { title } = data;
  const unitLabel = useUnitLabel();
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current={title} />
      <div className="wrap pt-4">
        <PageHeading
          title={title}
          lead={`What everybody in your ${noun} and below ordered. You can read it, not change it.`}
          actions={
            data.total > 1 ? <SortForm sort={data.sort} sorts={data.sorts} values={data.values} /> : undefined
          }
        />
        {data.empty ? (
          <EmptyState title="No orders yet">
            Orders that people of your {noun}s place will show here.
          </EmptyState>
        ) : (
          <div className="card list">
            <ListFilters
              path={unitOrdersPath}
              values={data.values}
              searchHint="Name, email or employee ID"
              showing={data.showing}
              active={data.active}
              mistakes={data.mistakes}
              filters={[{ kind: "text", name: "unit", label: unitLabel }]}
            />
            {data.rows.length === 0 ? (
              <p className="pad">No order matches. Remove a filter, or search for part of a name.</p>
            ) : (
              <Table
                caption={title}
                columns={columnsFor(data, unitLabel)}
                rows={data.rows}
                rowKey={({ code }) => code}
              />
            )}
          </div>
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}

function columnsFor(data: Data, unitLabel: string): Column<Row>[] {
  const sortBy = (code: string, direction: "ascending" | "descending") => ({
    to: data.sortLinks[code]!,
    ...(data.sort === code ? { direction } : {}),
  });
  return [
    {
      label: "Order",
      kind: "key",
      phone: "cover",
      cell: ({ code, purchaseOrderNumber }) => (
        <>
          <CodeLabel code={code} to={unitOrderPath(code)} />
          {purchaseOrderNumber ? <span className="xs mut block only-l">PO {purchaseOrderNumber}</span> : null}
        </>
      ),
      sort: sortBy("byOrderNumber", "descending"),
    },
    {
      label: "Person",
      phone: "name",
      written: true,
      cell: ({ person }) => <b>{person}</b>,
      sort: sortBy("byOrgCustomer", "ascending"),
    },
    { label: unitLabel, phone: "fact", cell: ({ unit }) => unit, sort: sortBy("byOrgUnit", "ascending") },
    {
      label: "Ordered",
      optional: true,
      cell: ({ garments, pieces }) => (
        <span>
          {garments}
          <span className="xs mut block">{pieces}</span>
        </span>
      ),
    },
    {
      label: "Placed",
      phone: "when",
      cell: ({ placed }) => <span className="whitespace-nowrap">{placed}</span>,
      sort: sortBy("byDate", "descending"),
    },
    { label: "Charged", kind: "num", cell: ({ charged }) => charged },
    { label: "Status", phone: "amount", cell: ({ stage }) => <OrderStatus stage={stage} /> },
  ];
}
