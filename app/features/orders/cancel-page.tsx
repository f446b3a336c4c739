import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { OrderView } from "./order.server";

/** The confirmation page before an order is cancelled. */
export function CancelPage({ order, idempotencyKey }: { order: OrderView; idempotencyKey: string }) {
  const back = `/my-account/orders/${encodeURIComponent(order.code)}`;
  return (
    <Panel title={`Cancel order ${order.code}`} closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        {order.pieces === 1
          ? "The item will not be sent."
          : `None of the ${order.pieces} items will be sent.`}
        {order.fromPack ? " You can choose from your packs again." : ""} This cannot be undone.
      </p>
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={idempotencyKey} />
        <Button variant="danger">Cancel order</Button>
        <ButtonLink to={back}>Keep the order</ButtonLink>
      </PostForm>
    </Panel>
  );
}
