import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { counted } from "~/ui/counted";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import { purchaseOrderPath } from "~/paths";
import { CloseOrOpen } from "./detail-page";
import { type PurchaseOrderView } from "./purchase-order-view";
import { WaitingOrders } from "./waiting-orders";

/** Asks before a purchase order is deleted, or says why it cannot be, with another way. */
export function DeletePage({ one }: { one: PurchaseOrderView }) {
  const back = purchaseOrderPath(one.id);
  if (one.openOrders > 0) return <InUse one={one} />;
  return (
    <Panel title={`Delete ${one.number}`} closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        ‘{one.description}’ will not be offered at checkout any more.
        {one.allOrders > 0
          ? ` ${counted(one.allOrders, "order")} that used it ${one.allOrders === 1 ? "keeps" : "keep"} the number.`
          : null}{" "}
        This cannot be undone.
      </p>
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={one.key} />
        <input type="hidden" name="number" value={one.number} />
        <Button variant="danger">Delete {one.number}</Button>
        <ButtonLink to={back}>Keep it</ButtonLink>
      </PostForm>
    </Panel>
  );
}

function InUse({ one }: { one: PurchaseOrderView }) {
  const back = purchaseOrderPath(one.id);
  const orders = `${counted(one.openOrders, "open order")} ${one.openOrders === 1 ? "uses" : "use"} it`;
  return (
    <Panel title={`${one.number} cannot be deleted: ${orders}`} closeTo={back} width={620} fullAt={768}>
      <p className="mt-4 mb-4">
        An order that has not been sent must keep its number.
        {one.closed ? null : ` Close ${one.number}, so that no new order can use it.`}
      </p>
      <WaitingOrders one={one} />
      <div className="row mt-5">
        {one.closed ? null : <CloseOrOpen one={one} />}
        <ButtonLink to={back}>Keep it</ButtonLink>
      </div>
    </Panel>
  );
}
