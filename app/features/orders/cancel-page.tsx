import type { ComponentProps } from "react";
import { idempotencyField } from "~/forms/idempotency-field";
import type { FormReply } from "~/forms/reply";
import { Button, ButtonLink } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { PostForm } from "~/ui/post-form";
import { orderPath } from "~/paths";
import { LapseNotice } from "./lapse-notice";
import { CancelSome } from "./cancel-some";
import type { OrderView } from "./order.server";

/** The page on which a person cancels an order, or some of its items. */
export function CancelPage(props: {
  order: Pick<OrderView, "code" | "pieces">;
  /** Whether its person can choose again what it took of a pack. */
  choosesAgain: boolean;
  lapses: readonly string[];
  choices: ComponentProps<typeof CancelSome>["choices"];
  idempotencyKey: string;
  lastResult?: FormReply | null;
}) {
  const { order, choosesAgain, lapses, idempotencyKey, ...some } = props;
  const back = orderPath(order.code);
  return (
    <Panel title={`Cancel order ${order.code}`} closeTo={back} width={531} fullAt={768}>
      <p className="mt-4">
        {order.pieces === 1
          ? "The item will not be sent."
          : `None of the ${order.pieces} items will be sent.`}
        {choosesAgain ? " You can choose from your packs again." : ""} This cannot be undone.
      </p>
      <LapseNotice words={lapses} />
      <PostForm className="row mt-5">
        <input type="hidden" name={idempotencyField} value={idempotencyKey} />
        <Button variant="danger">Cancel order</Button>
        <ButtonLink to={back}>Keep the order</ButtonLink>
      </PostForm>
      {some.choices.length > 0 ? <CancelSome {...some} idempotencyKey={idempotencyKey} /> : null}
    </Panel>
  );
}
