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
import type { Column } from "~/ui/table";
import type { savedCartsView } from "./list.server";
import { savedCartPath, savedCartsPath } from "~/paths";
import { CountedCell } from "~/ui/counted-cell";

type Data = SerializeFrom<typeof savedCartsView>;
type Row = Data["rows"][number];

/** The carts that a person saved for later. */
export function SavedCartsPage({ data }: { data: Data }) {
  const sort = (code: string) => columnSort(data, code);
  const columns: Column<Row>[] = [
    {
      label: "Name",
      kind: "key",
      phone: "name",
      width: "broad",
      cell: ({ code, name }) => <ActionLink to={savedCartPath(code)}>{name}</ActionLink>,
      sort: sort("name"),
    },
    { label: "Description", cell: ({ description }) => description, optional: true },
    { label: "Id", cell: ({ code }) => <CodeLabel code={code} /> },
    { label: "Date saved", phone: "when", cell: ({ saved }) => saved, sort: sort("date") },
    {
      label: "Items",
      kind: "num",
      phone: "fact",
      cell: ({ items }) => <CountedCell count={items} noun="item" />,
    },
    {
      label: "Quantity",
      kind: "num",
      cell: ({ quantity }) => quantity,
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
          { label: "Your cart", to: "/cart" },
        ]}
        current="Saved carts"
      />
      <div className="wrap pt-4">
        <PageHeading
          title="Saved carts"
          lead="Totals are of the goods when they were saved, without freight."
        />
        {data.empty ? (
          <EmptyState
            title="No saved carts yet"
            icon="bag"
            action={<ButtonLink to="/cart">Open your cart</ButtonLink>}
          >
            Save a cart that you order often, or that is not finished.
          </EmptyState>
        ) : (
          <FoundList
            data={data}
            path={savedCartsPath}
            searchHint="Name, description or id"
            none="No saved cart is like that. Search for part of a name."
            caption="Saved carts"
            columns={columns}
            rowKey={({ code }) => code}
          />
        )}
        <ListFoot list={data} />
      </div>
    </>
  );
}
