import { CartDocket } from "~/features/lines/cart-docket";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { orderPath } from "~/paths";
import { Journey } from "./journey";
import { PrintHead } from "./order-page";
import { OrderFacts, OrderStatus } from "./order-parts";
import type { OrderView } from "./order.server";
import { Parcels } from "./parcels";

/**
 * The confirmation of a placed order: its number, what happens next, and the order.
 * @param outbox whether to link to the demo outbox, which has the confirmation email.
 * @param survey the address of a survey, if the shop has one.
 */
export function Confirmation({
  order,
  outbox,
  survey,
}: {
  order: OrderView;
  outbox: boolean;
  survey?: string;
}) {
  return (
    <div className="wrap pt-6">
      <PrintHead order={order} />
      <PageHeading
        eyebrow="Thank you"
        title={order.readOnly ? `The order for ${order.orderedBy} is placed` : "Your order is placed"}
      />
      <Notice kind="ok" className="mb-5">
        <p className="row">
          <b>{order.readOnly ? "Its order number is" : "Your order number is"}</b>{" "}
          <CodeLabel code={order.code} />
          <OrderStatus stage={order.stage} />
        </p>
        <p className="mt-2">{nextWords(order)}</p>
        {outbox ? (
          <p className="mt-2">
            We sent {order.readOnly ? "both of you" : "you"} a confirmation email. In this demo it is in the{" "}
            <Link to="/demo-outbox">outbox</Link>.
          </p>
        ) : null}
        {survey ? (
          <p className="mt-2">
            <a href={survey} target="_blank" rel="noopener noreferrer">
              Tell us how ordering went
            </a>{" "}
            (opens in a new tab).
          </p>
        ) : null}
      </Notice>
      <Journey steps={order.steps} />
      <div className="split">
        <div className="stack">
          <Parcels order={order} />
          <OrderFacts order={order} />
        </div>
        <aside className="sticky">
          <CartDocket cart={order} title="Total" code={order.code}>
            <ButtonLink variant="solid" wide to={orderPath(order.code)}>
              View order
            </ButtonLink>
            <p className="text-center">
              <ActionLink to="/">Back to home</ActionLink>
            </p>
          </CartDocket>
        </aside>
      </div>
    </div>
  );
}

function nextWords({ stage, mode, address, readOnly, orderedBy }: OrderView): string {
  const follow = readOnly ? `${orderedBy} can follow it under Orders.` : "You can follow it under Orders.";
  if (stage.startsWith("pending")) {
    return `We have sent it to ${readOnly ? "the" : "your"} approver. We pack it as soon as it is approved. ${follow}`;
  }
  if (stage === "taken") {
    return "You took everything from your stockroom. Nothing is delivered. You find it under Orders.";
  }
  const way = [mode, address?.text].filter(Boolean).join(", ");
  const what = stage === "part.taken" ? "what you did not take from your stockroom" : "it";
  return `We have sent ${what} to the warehouse. ${way ? `Delivery: ${way}. ` : ""}${follow}`;
}
