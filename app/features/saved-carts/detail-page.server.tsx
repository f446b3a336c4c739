import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { KeyValues } from "~/ui/key-values";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { type Column, Table } from "~/ui/table";
import type { SavedCartView } from "./detail.server";
import { savedCartPath, savedCartsPath } from "./paths";

type Line = SavedCartView["lines"][number];

/** One saved cart: what it is, what is in it, and what can be done with it. */
export function SavedCartPage({ cart }: { cart: SavedCartView }) {
  const { code, name, description, lines } = cart;
  const priced = lines.some(({ price }) => price);
  const columns: Column<Line>[] = [
    {
      label: "Product",
      kind: "key",
      cell: (line) => (
        <>
          {line.to ? <Link to={line.to}>{line.name}</Link> : line.name}
          <span className="hint block">{[line.colour, line.fit].filter(Boolean).join(", ")}</span>
        </>
      ),
    },
    { label: "Code", cell: (line) => <CodeLabel code={line.code} /> },
    ...(priced ? [{ label: "Item price", kind: "num" as const, cell: ({ each }: Line) => each }] : []),
    { label: "Quantity", kind: "num", cell: ({ quantity }) => quantity },
    ...(priced ? [{ label: "Total", kind: "num" as const, cell: ({ price }: Line) => price }] : []),
  ];
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "Saved carts", to: savedCartsPath },
        ]}
        current={name}
      />
      <div className="wrap pt-4">
        <PageHeading
          title={<span className="wrap-anywhere">{name}</span>}
          lead={description ? <span className="wrap-anywhere">{description}</span> : undefined}
          actions={
            <ButtonLink variant="job" to={savedCartPath(code, "restore")}>
              RESTORE
            </ButtonLink>
          }
        />
        <KeyValues
          rows={[
            { label: "Id", value: <CodeLabel code={code} /> },
            { label: "Date saved", value: cart.saved },
            { label: "Items", value: cart.items },
            { label: "Quantity", value: cart.quantity },
            ...(cart.total ? [{ label: "Total", value: cart.total }] : []),
          ]}
        />
        <p className="row mt-4 mb-5">
          <ActionLink to={savedCartPath(code, "edit")}>Edit name and description</ActionLink>
          <ActionLink to={savedCartPath(code, "copy")}>Make a copy</ActionLink>
          <ActionLink danger to={savedCartPath(code, "delete")}>
            Delete
          </ActionLink>
        </p>
        <h2 className="vh">Items</h2>
        {lines.length === 0 ? (
          <p>Nothing is in it.</p>
        ) : (
          <div className="card list">
            <Table
              caption={`Items of ${name}`}
              columns={columns}
              rows={lines}
              rowKey={(line) => String(line.number)}
            />
          </div>
        )}
      </div>
    </>
  );
}
