import type { ReactNode } from "react";
import { CartDocket } from "~/features/lines/cart-docket";
import type { CartView } from "~/features/cart/cart.server";
import { LineBrief } from "~/features/lines/line";
import { WaitingChanges } from "~/features/cart/waiting-changes";
import { PageHeading } from "~/ui/page-heading";
import { Stepper } from "~/ui/stepper";
import { type CheckoutStep, checkoutSteps, stepperSteps } from "./steps";

export type CheckoutFrameProps = {
  step: CheckoutStep;
  title: string;
  cart: CartView;
  /** The error summary; it stands above the heading. */
  summary?: ReactNode;
  /** The only step that is left, with nothing before it but the cart. */
  alone?: boolean;
  /** The page itself shows the lines. */
  linesShown?: boolean;
  children: ReactNode;
};

/** Stepper above, the step on the left, the order's docket on the right; one column on a phone. */
export function CheckoutFrame({
  step,
  title,
  cart,
  summary,
  alone,
  linesShown,
  children,
}: CheckoutFrameProps) {
  const { steps, number } = stepperSteps(step);
  return (
    <div className={alone ? "wrap checkout pt-6" : "wrap checkout"}>
      {alone ? null : <Stepper steps={steps} current={number} label="Checkout" className="pb-6" />}
      {summary}
      <PageHeading eyebrow={alone ? undefined : `Step ${number} of ${checkoutSteps.length}`} title={title} />
      <BesideDocket cart={cart} linesShown={linesShown}>
        {children}
      </BesideDocket>
    </div>
  );
}

/** What checkout asks on the left, and on the right what the order holds and costs. */
export function BesideDocket(props: Pick<CheckoutFrameProps, "cart" | "linesShown" | "children">) {
  const { cart, linesShown, children } = props;
  const lines = [...cart.packs.flatMap((pack) => pack.lines), ...cart.lines];
  return (
    <div className="split">
      <div className="stack">
        <WaitingChanges packs={cart.packs} from="checkout" />
        {children}
      </div>
      <aside className="sticky">
        <CartDocket
          cart={cart}
          lines={
            linesShown ? undefined : (
              <ul className="mt-2">
                {lines.map((line) => (
                  <LineBrief key={line.number} line={line} />
                ))}
              </ul>
            )
          }
        />
      </aside>
    </div>
  );
}
