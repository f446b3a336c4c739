import type { CartChange, CartView } from "~/features/cart/cart.server";
import { Warnings } from "~/ui/notice";
import { LineRow } from "~/features/lines/line";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { ActionLink } from "~/ui/link-button";
import { CheckoutFrame } from "./checkout-frame";

/** Step 1: everything that will be ordered, to be read and not changed; changes are made in the cart. */
export function ReviewOrder({ cart, changes }: { cart: CartView; changes: CartChange[] }) {
  return (
    <CheckoutFrame step="review-order" title="Review order" cart={cart} linesShown>
      <Warnings of={changes} />
      {cart.packs.map((pack) => (
        <section className="card pad" key={pack.packId} aria-labelledby={`pack-${pack.packId}`}>
          <div className="row between">
            <h2 id={`pack-${pack.packId}`}>{pack.name}</h2>
            <CodeLabel code={pack.packId} />
          </div>
          <ul>
            {pack.lines.map((line) => (
              <LineRow key={line.number} line={line} counted />
            ))}
          </ul>
          {pack.returnsNote ? <p className="sm mut mt-4">{pack.returnsNote}</p> : null}
        </section>
      ))}
      {cart.lines.length > 0 ? (
        <section className="card pad" aria-labelledby="items">
          <h2 id="items" className={cart.packs.length > 0 ? undefined : "vh"}>
            {cart.packs.length > 0 ? "From the catalogue" : "Items"}
          </h2>
          <ul>
            {cart.lines.map((line) => (
              <LineRow key={line.number} line={line} counted />
            ))}
          </ul>
        </section>
      ) : null}
      <div className="row">
        <ButtonLink variant="job" to="/checkout/delivery-address">
          CONTINUE TO YOUR DETAILS
        </ButtonLink>
        <ActionLink to="/cart">Back to cart</ActionLink>
      </div>
    </CheckoutFrame>
  );
}
