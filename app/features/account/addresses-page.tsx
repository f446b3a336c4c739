import type { SerializeFrom } from "@remix-run/node";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { StatusTag } from "~/ui/status-tag";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { bookView } from "./addresses.server";
import { addressesPath, addressPath } from "~/paths";

type Book = SerializeFrom<typeof bookView>;
type Row = Book["own"][number];

/** Delivery and shipping: one's own addresses, and those of one's unit. */
export function AddressesPage({ own, ofUnit }: Book) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }]} current="Delivery and shipping" />
      <div className="wrap pt-2">
        <PageHeading
          title="Delivery and shipping"
          lead="Where your orders can go. Checkout begins with the default address."
          actions={<ButtonLink to={`${addressesPath}/add`}>Add an address</ButtonLink>}
        />
        <div className="max-w-[720px]">
          <h2 className="mb-3">Your addresses</h2>
          {own.length === 0 ? <p className="mut mb-6">You have saved no address of your own.</p> : null}
          {own.map((row) => (
            <Card key={row.id} row={row}>
              <ActionLink to={addressPath(row.id)}>
                Edit<VisuallyHidden> {row.text}</VisuallyHidden>
              </ActionLink>
              <ActionLink danger to={`${addressPath(row.id)}/delete`}>
                Delete<VisuallyHidden> {row.text}</VisuallyHidden>
              </ActionLink>
              {row.isDefault ? null : (
                <PostForm>
                  <LinkButton name="addressId" value={row.id}>
                    Make default<VisuallyHidden> {row.text}</VisuallyHidden>
                  </LinkButton>
                </PostForm>
              )}
            </Card>
          ))}
          {ofUnit.length > 0 ? <h2 className="mt-6 mb-3">Addresses of your unit</h2> : null}
          {ofUnit.map((row) => (
            <Card key={row.id} row={row} />
          ))}
          {ofUnit.length > 0 ? <p className="sm mut">Your administrator looks after these.</p> : null}
        </div>
      </div>
    </>
  );
}

function Card({ row, children }: { row: Row; children?: React.ReactNode }) {
  return (
    <article className="card pad mb-4">
      <div className="row between">
        <h3>{row.name}</h3>
        {row.isDefault ? <StatusTag tone="ok">Default</StatusTag> : null}
      </div>
      <p className="wrap-anywhere">{row.text}</p>
      {row.phone ? <p className="sm mut">{row.phone}</p> : null}
      {children ? <div className="row mt-3">{children}</div> : null}
    </article>
  );
}
