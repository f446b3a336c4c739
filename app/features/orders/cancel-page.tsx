import { idempotencyField } from "~/forms/idempotency-field";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import type { OrderView } from "./order.server";

/** The last question before an order is cancelled, as a page. */
export function CancelPage({ order, idempotencyKey }: { order: OrderView; idempotencyKey: string }) {
  const back = `/my-account/orders/${encodeURIComponent(order.code)}`;
  return (
    <Panel title={`Cancel order ${order.code}`} closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        {order.pieces === 1 ? "Its item" : `All ${order.pieces} items`} will not be sent
        {order.fromPack ? ", and what they used of your packs comes back to you" : ""}. This cannot be undone.
      </p>
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={idempotencyKey} />
        <Button variant="danger">Cancel order</Button>
        <ButtonLink to={back}>Keep the order</ButtonLink>
      </PostForm>
    </Panel>
  );
}
