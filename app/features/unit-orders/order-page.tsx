import { OrderDocument } from "~/features/orders/order-page";
import { OrderFacts } from "~/features/orders/order-parts";
import type { OrderView } from "~/features/orders/order.server";
import { PrintButton } from "~/features/orders/print-button";
import { useUnitNoun } from "~/features/shell/use-shell";
import { unitOrdersPath } from "~/paths";
import { unitOrdersTitle } from "./title";

/** An order of somebody in the person's units, as its owner sees it, without what only the owner can do. */
export function UnitOrderPage({ order }: { order: OrderView }) {
  const label = unitOrdersTitle(useUnitNoun());
  return (
    <OrderDocument order={order} list={{ label, to: unitOrdersPath }}>
      <OrderFacts order={order} />
      <div className="row">
        <PrintButton />
      </div>
    </OrderDocument>
  );
}
