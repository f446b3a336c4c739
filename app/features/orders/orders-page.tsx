import type { SerializeFrom } from "@remix-run/node";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Pagination } from "~/ui/pagination";
import { Picture } from "~/ui/picture";
import { SortForm } from "~/ui/sort-form";
import { type Column, Table } from "~/ui/table";
import { orderPath } from "~/paths";
import { OrderStatus } from "./order-parts";
import type { ordersView } from "./order.server";

type Data = SerializeFrom<typeof ordersView>;
type Row = Data["orders"][number];

const path = "/my-account/orders";

/** Everything the person has ordered. */
export function OrdersPage({ data }: { data: Data }) {
  const { orders, total, sort, currentPage } = data;
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="Orders"
        lead={total === 0 ? undefined : counted(total, "order")}
        actions={total > 1 ? <SortForm sort={sort} sorts={data.sorts} /> : undefined}
      />
      {orders.length === 0 ? (
        <EmptyState title="No orders yet" action={<ButtonLink to="/orderUniform">Open my packs</ButtonLink>}>
          Your orders and their status will show here.
        </EmptyState>
      ) : (
        <>
          <Table
            caption="Your orders"
            beside
            columns={columnsFor(data)}
            rows={orders}
            rowKey={(order) => order.code}
          />
          <Pagination
            className="mt-6"
            currentPage={currentPage}
            totalPages={data.totalPages}
            hrefFor={(page) => `${path}?sort=${sort}${page > 0 ? `&currentPage=${page}` : ""}`}
          />
        </>
      )}
    </div>
  );
}

function columnsFor({ sort }: Data): Column<Row>[] {
  const sortBy = (code: string) => ({
    to: `${path}?sort=${code}`,
    ...(sort === code ? { direction: "descending" as const } : {}),
  });
  return [
    {
      label: "Order",
      kind: "key",
      phone: "cover",
      cell: ({ code, purchaseOrderNumber }) => (
        <>
          <CodeLabel code={code} to={orderPath(code)} />
          {purchaseOrderNumber ? <span className="xs mut block only-l">PO {purchaseOrderNumber}</span> : null}
        </>
      ),
      sort: sortBy("byOrderNumber"),
    },
    {
      label: "Ordered",
      phone: "name",
      width: "broad",
      cell: ({ garments }) => <Garments garments={garments} />,
    },
    {
      label: "Placed",
      phone: "when",
      cell: ({ placed, placedBy }) => (
        <>
          <span className="whitespace-nowrap">{placed}</span>
          {placedBy ? <span className="mut only-l"> by {placedBy}</span> : null}
        </>
      ),
      sort: sortBy("byDate"),
    },
    { label: "Items", kind: "num", cell: ({ pieces }) => pieces },
    { label: "Charged", kind: "num", phone: "amount", cell: ({ charged }) => <Charged words={charged} /> },
    { label: "Status", phone: "fact", cell: ({ stage }) => <OrderStatus stage={stage} /> },
  ];
}

/** "$171.60 on account": the amount, and below it who pays, so that names have the room. */
function Charged({ words }: { words: string }) {
  const [, amount, who] = /^(\S*\d\.\d\d) (.+)$/.exec(words) ?? [];
  if (!amount) return <>{words}</>;
  return (
    <>
      {amount} <span className="xs mut block">{who}</span>
    </>
  );
}

/** The first garment's name, how many other styles, and a few pictures. */
function Garments({ garments: { name, more, pictures } }: { garments: Row["garments"] }) {
  if (!name) return null;
  return (
    <span className="garments">
      <span className="pics">
        {pictures.map((picture) => (
          <Picture key={picture} src={picture} alt="" width={36} height={45} />
        ))}
      </span>
      <span>
        {name}
        {more > 0 ? <span className="mut"> and {more} more</span> : null}
      </span>
    </span>
  );
}
