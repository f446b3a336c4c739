import { useNavigation } from "@remix-run/react";
import { useWholesale, useWhose } from "~/features/shell/use-shell";
import { ErrorSummary } from "~/forms/error-summary";
import type { FormReply } from "~/forms/reply";
import { ButtonLink } from "~/ui/button";
import { CodeLabel } from "~/ui/code-label";
import { counted } from "~/ui/counted";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import { ActionLink } from "~/ui/link-button";
import { PageHeading } from "~/ui/page-heading";
import { CartDocket } from "./cart-docket";
import type { CartChange, CartView } from "./cart.server";
import { CartLine, PackWays } from "./cart-line";
import { ChangeNotices } from "./change-notices";
import { lineFormId, LineRow } from "./line";
import { Offers, VoucherBox, VoucherErrors, voucherReply } from "./voucher-box";
import { useStepAtOnce } from "./use-step-at-once";
import { WaitingChanges } from "./waiting-changes";
import { MoreWays, WayOn } from "./way-on";

/** Its forms are sent to itself. */
const sending = { action: "/cart" };

export type CartPageProps = { cart?: CartView; changes: CartChange[]; reply?: FormReply };

export function CartPage({ cart, changes, reply }: CartPageProps) {
  const whose = useWhose("Your");
  if (!cart) return <EmptyCart />;
  const ofVoucher = voucherReply(reply);
  const count = cart.lines.length + cart.packs.reduce((sum, pack) => sum + pack.lines.length, 0);
  return (
    <div className="wrap pt-6">
      {ofVoucher ? <VoucherErrors reply={ofVoucher} /> : null}
      {reply && !ofVoucher ? <LineErrors cart={cart} reply={reply} /> : null}
      <PageHeading title={`${whose} cart`} quiet={`(${counted(count, "line")})`} />
      <div className="split">
        <div className="stack">
          <ChangeNotices changes={changes} />
          <WaitingChanges packs={cart.packs} from="cart" />
          {cart.packs.map((pack) => (
            <PackLines key={pack.packId} pack={pack} />
          ))}
          {cart.lines.length > 0 ? <PlainLines cart={cart} reply={reply} /> : null}
        </div>
        <aside className="stack sticky">
          <CartDocket cart={cart} title="Summary">
            <WayOn />
            <p className="text-center">
              <ActionLink to="/search">Continue shopping</ActionLink>
            </p>
          </CartDocket>
          {cart.vouchers.accepted ? <VoucherBox vouchers={cart.vouchers} reply={ofVoucher} /> : null}
          <MoreWays filled />
        </aside>
      </div>
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

/** Every line has its own form, but the errors of a refused one are shown at the top of the page. */
function LineErrors({ cart, reply }: { cart: CartView; reply: FormReply }) {
  const refused = cart.lines.find((line) => String(line.number) === reply.initialValue?.["entry"]);
  return (
    <ErrorSummary
      form={{ id: lineFormId(refused?.number ?? 0), allErrors: reply.error ?? {} }}
      labels={{
        quantity: refused ? `Quantity of ${refused.name}` : "Quantity",
        takenQuantity: refused ? `Taken on site of ${refused.name}` : "Taken on site",
      }}
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
      <PackWays pack={pack} sending={sending} />
    </section>
  );
}

function PlainLines({ cart, reply }: { cart: CartView; reply?: FormReply }) {
  const mixed = cart.packs.length > 0;
  const stepAtOnce = useStepAtOnce(useNavigation().state !== "idle");
  return (
    <section className="card pad" aria-labelledby="items">
      <h2 id="items" className={mixed ? undefined : "vh"}>
        {mixed ? "From the catalogue" : "Items"}
      </h2>
      <ul onClickCapture={stepAtOnce}>
        {cart.lines.map((line) => (
          <CartLine
            key={line.lineId ?? `${line.code} ${line.number}`}
            line={line}
            takenKey={cart.takenKey}
            reply={reply?.initialValue?.["entry"] === String(line.number) ? reply : undefined}
            sending={sending}
          />
        ))}
      </ul>
      <Offers offers={cart.vouchers.offers} />
    </section>
  );
}
