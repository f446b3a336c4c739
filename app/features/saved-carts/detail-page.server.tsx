import { GoodsTable } from "~/features/lines/goods-table";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import type { SavedCartView } from "./detail.server";
import { savedCartPath, savedCartsPath } from "~/paths";

/** One saved cart: what it is, what is in it, and what can be done with it. */
export function SavedCartPage({ cart }: { cart: SavedCartView }) {
  const { code, name, description, lines } = cart;
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
          <GoodsTable caption={`Items of ${name}`} lines={lines} />
        )}
      </div>
    </>
  );
}
