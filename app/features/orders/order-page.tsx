import type { ReactNode } from "react";
import { CartDocket } from "~/features/lines/cart-docket";
import { Breadcrumb } from "~/ui/breadcrumb";
import { ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { AsWritten } from "~/ui/as-written";
import { PageHeading } from "~/ui/page-heading";
import { orderPath, returnPath } from "~/paths";
import { ApprovalNote } from "./approval-note";
import { Journey } from "./journey";
import { OrderFacts, OrderStatus } from "./order-parts";
import type { OrderView } from "./order.server";
import { Parcels } from "./parcels";
import { PrintButton } from "./print-button";

/** An order of the person, or one that they placed for somebody else, with what they can do about it. */
export function OrderPage({ order }: { order: OrderView }) {
  return (
    <OrderDocument order={order} list={{ label: "Orders", to: "/my-account/orders" }}>
      <Refunds items={order.refunds} />
      <OrderFacts order={order} />
      <div className="row">
        {order.readOnly ? null : (
          <ButtonLink size="small" to={orderPath(order.code, "again")}>
            Order again
          </ButtonLink>
        )}
        <ButtonLink size="small" to={orderPath(order.code, "pdf")} reloadDocument download>
          Download PDF
        </ButtonLink>
        <PrintButton />
        {order.cancellable ? (
          <ButtonLink size="small" to={orderPath(order.code, "cancel")}>
            Cancel order
          </ButtonLink>
        ) : null}
      </div>
      <p className="no-print">
        <Link to={`/contact-us?order=${encodeURIComponent(order.code)}`}>Ask about this order</Link>
      </p>
    </OrderDocument>
  );
}

/**
 * An order with its steps, parcels and charges. Also laid out for printing.
 * @param list where it was found.
 * @param children what stands beside it.
 */
export function OrderDocument({
  order,
  list,
  children,
}: {
  order: OrderView;
  list: { label: string; to: string };
  children: ReactNode;
}) {
  return (
    <>
      <Breadcrumb trail={[{ label: "Home", to: "/" }, list]} current={order.code} />
      <div className="wrap pt-2">
        <PrintHead order={order} />
        <PageHeading
          eyebrow={`Placed ${order.placed}`}
          title={
            <>
              Order <AsWritten text={order.code} />
            </>
          }
          actions={<OrderStatus stage={order.stage} />}
        />
        <Journey steps={order.steps} />
        <ApprovalNote approval={order.approval} />
        <div className="split">
          <div className="stack">
            <Parcels order={order} />
            <Cancelled items={order.cancelled} />
          </div>
          <aside className="sticky stack">
            <CartDocket cart={order} title="Total" />
            {children}
          </aside>
        </div>
      </div>
    </>
  );
}

/** What its returns refund. */
function Refunds({ items }: { items: OrderView["refunds"] }) {
  if (items.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="refunds">
      <h2 id="refunds">Refunds</h2>
      {items.map(({ code, words }, index) => (
        <p className="sm mt-2" key={index}>
          <Link to={returnPath(code)}>{code}</Link>: {words}
        </p>
      ))}
    </section>
  );
}

/** What was cancelled of an order that goes on without it. */
function Cancelled({ items }: { items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="cancelled">
      <h2 id="cancelled">Cancelled</h2>
      <ul className="mt-2">
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** The organisation, which only the hidden header shows on screen. */
export function PrintHead({ order: { organisation, unit } }: { order: OrderView }) {
  return <p className="only-print b">{[organisation, unit].filter(Boolean).join(", ")}</p>;
}
