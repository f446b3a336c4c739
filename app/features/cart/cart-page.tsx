import { useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { useWholesale, useWhose } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import type { FormReply } from "~/forms/reply";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { Warnings } from "~/ui/notice";
import { PageHeading } from "~/ui/page-heading";
import { PostForm } from "~/ui/post-form";
import { CartDocket } from "~/features/lines/cart-docket";
import type { CartChange, CartView } from "./cart.server";
import { CartFormStart } from "./cart-form-start";
import { CartLines, PackWays } from "./cart-line";
import { LineRow } from "~/features/lines/line";
import { CART_FORM, cartErrors } from "./line-replies";
import { Offers, VOUCHER_LABEL, VoucherBox } from "./voucher-box";
import { useStepAtOnce } from "./use-step-at-once";
import { WaitingChanges } from "./waiting-changes";
import { MoreWays, SaveAndGoOn, NextStep } from "./next-step";

export type CartPageProps = { cart?: CartView; changes: CartChange[]; reply?: FormReply };

/** One form around everything, so that no press loses what was typed beside it. */
export function CartPage({ cart, changes, reply }: CartPageProps) {
  const whose = useWhose("Your");
  const stepAtOnce = useStepAtOnce(useNavigation().state !== "idle", cart);
  if (!cart) return <EmptyCart />;
  const count = cart.lines.length + cart.packs.reduce((sum, pack) => sum + pack.lines.length, 0);
  return (
    <div className="wrap pt-6">
      <CartErrors cart={cart} reply={reply} />
      <PageHeading title={`${whose} cart`} quiet={`(${counted(count, "line")})`} />
      <WaitingChanges packs={cart.packs} from="cart" />
      <PostForm
        id={CART_FORM}
        action="/cart"
        noValidate
        preventScrollReset
        replace
        className="split"
        onClickCapture={stepAtOnce}
      >
        <CartFormStart takenKey={cart.takenKey} />
        <div className="stack">
          <Warnings of={changes} />
          {cart.packs.map((pack) => (
            <PackLines key={pack.packId} pack={pack} />
          ))}
          {cart.lines.length > 0 ? <PlainLines cart={cart} reply={reply} /> : null}
        </div>
        <aside className="stack sticky">
          <CartDocket cart={cart} title="Summary">
            {cart.lines.length > 0 ? <SaveAndGoOn /> : <NextStep />}
            <p className="text-center">
              <ActionLink to="/search">Continue shopping</ActionLink>
            </p>
          </CartDocket>
          {cart.vouchers.accepted ? <VoucherBox vouchers={cart.vouchers} reply={reply} /> : null}
          <MoreWays filled />
        </aside>
      </PostForm>
    </div>
  );
}

/** The wholesale shop has no packs to link to. */
function EmptyCart() {
  const whose = useWhose("Your");
  const wholesale = useWholesale();
  return (
    <div className="wrap pt-6">
      <PageHeading title={`${whose} cart`} />
      <EmptyState
        icon="bag"
        title={`${whose} cart is empty`}
        action={<ButtonLink to="/search">Browse the catalogue</ButtonLink>}
      >
        <p>
          Items that you add stay here until you order them.{" "}
          {wholesale ? null : <Link to="/orderUniform">Open my packs</Link>}
        </p>
      </EmptyState>
      <MoreWays />
    </div>
  );
}

function CartErrors({ cart, reply }: { cart: CartView; reply?: FormReply }) {
  const { allErrors, labels } = useMemo(() => cartErrors(reply, cart.lines), [reply, cart.lines]);
  return (
    <ErrorSummary
      form={{ id: CART_FORM, allErrors }}
      labels={{ ...labels, voucherCode: VOUCHER_LABEL }}
      className="mb-5"
    />
  );
}

function PackLines({ pack }: { pack: CartView["packs"][number] }) {
  return (
    <section className="card pad" aria-labelledby={`pack-${pack.packId}`}>
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
      <hr className="seam mt-4" />
      <PackWays pack={pack} />
    </section>
  );
}

function PlainLines({ cart, reply }: { cart: CartView; reply?: FormReply }) {
  const mixed = cart.packs.length > 0;
  return (
    <section className="card pad" aria-labelledby="items">
      <h2 id="items" className={mixed ? undefined : "vh"}>
        {mixed ? "From the catalogue" : "Items"}
      </h2>
      <CartLines cart={cart} reply={reply} />
      <Offers offers={cart.vouchers.offers} />
    </section>
  );
}
