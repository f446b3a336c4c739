import { CartDocket } from "~/features/cart/cart-docket";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { KeyValues } from "~/ui/key-values";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { OrderLines, useOrderFacts, OrderStatus } from "./order-parts";
import type { OrderView } from "./order.server";
import { PrintButton } from "./print-button";
import { statusLabel } from "./status";

/** An order as it was placed, with its status. Also laid out for printing. */
export function OrderPage({ order }: { order: OrderView }) {
  const facts = useOrderFacts(order);
  return (
    <div className="wrap pt-6">
      <PageHeading
        eyebrow={
          <>
            Order placed {order.placed}
            <span className="only-print">{order.unit}</span>
          </>
        }
        title={`Order ${order.code}`}
        actions={
          <div className="row">
            {order.cancellable ? (
              <ButtonLink size="small" to={`/my-account/orders/${encodeURIComponent(order.code)}/cancel`}>
                Cancel order
              </ButtonLink>
            ) : null}
            <PrintButton />
          </div>
        }
      />
      <p className="mb-5">
        <OrderStatus statusDisplay={order.statusDisplay} />
      </p>
      <div className="split">
        <div className="stack">
          <OrderLines groups={order.groups} />
          {order.consignments.map((parcel) => (
            <Parcel key={parcel.code} parcel={parcel} />
          ))}
        </div>
        <aside className="sticky stack">
          <CartDocket cart={order} title="Total" />
          <section className="card pad" aria-labelledby="facts">
            <h2 id="facts" className="mb-2">
              Details
            </h2>
            <KeyValues rows={facts} />
          </section>
          {order.statusDisplay === "cancelled" ? null : (
            <ActionLink to={`/exchange-return?order=${encodeURIComponent(order.code)}`}>
              How to exchange
            </ActionLink>
          )}
          <ActionLink to="/my-account/orders">All orders</ActionLink>
        </aside>
      </div>
    </div>
  );
}

function Parcel({ parcel }: { parcel: OrderView["consignments"][number] }) {
  const { label } = statusLabel(parcel.statusDisplay);
  return (
    <section className="card pad" aria-label={`Parcel ${parcel.code}`}>
      <div className="row between">
        <h2>Parcel</h2>
        <CodeLabel code={parcel.code} />
      </div>
      <KeyValues
        className="mt-2"
        rows={[
          { label: "Status", value: `${label}, ${parcel.date}` },
          ...(parcel.carrier ? [{ label: "Carrier", value: parcel.carrier }] : []),
          ...(parcel.tracking ? [{ label: "Tracking", value: <CodeLabel code={parcel.tracking} /> }] : []),
          { label: "Contains", value: parcel.items.join(", ") },
        ]}
      />
    </section>
  );
}
