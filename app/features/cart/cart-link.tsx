import { Link, useFetcher, useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";
import { ButtonLink } from "~/ui/button";
import { DocketAmounts } from "~/ui/docket";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { PanelDialog } from "~/ui/panel";
import type { CartView } from "./cart.server";
import { LineRow } from "./line";

/**
 * The cart in the header: a link to its page. With scripts it opens the same cart as a panel from the right,
 * 531 px wide, 900 on the wholesale site, full at 992 px or narrower (spec 001 §2).
 */
export function CartLink({ count, wholesale }: { count: number; wholesale: boolean }) {
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<{ cart?: CartView | null }>({ key: "cart-panel" });
  const { key, pathname } = useLocation();
  useEffect(() => setOpen(false), [key]);
  function show(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || pathname === "/cart") return;
    event.preventDefault();
    fetcher.load("/cart");
    setOpen(true);
  }
  return (
    <>
      <Link
        className="tool"
        to="/cart"
        onClick={show}
        aria-label={count === 1 ? "Cart, 1 item" : `Cart, ${count} items`}
      >
        <Icon name="bag" />
        <span>Cart</span>
        {count > 0 ? <em>{count}</em> : null}
      </Link>
      {open && fetcher.data ? (
        <CartPanel cart={fetcher.data.cart ?? undefined} wide={wholesale} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}

function CartPanel(props: { cart: CartView | undefined; wide: boolean; onClose: () => void }) {
  const { cart, wide, onClose } = props;
  const lines = cart ? [...cart.packs.flatMap((pack) => pack.lines), ...cart.lines] : [];
  return (
    <PanelDialog
      title={
        <>
          Your cart{" "}
          <span className="mut font-normal">({lines.length === 1 ? "1 line" : `${lines.length} lines`})</span>
        </>
      }
      closeTo="/cart"
      closeLabel="Close cart"
      width={wide ? 900 : 531}
      onClose={onClose}
      footer={
        cart ? (
          <>
            <DocketAmounts rows={cart.totals.rows} total={cart.totals.total} />
            <div className="row mt-4 flex-nowrap">
              <ButtonLink to="/cart">View cart</ButtonLink>
              <ButtonLink variant="job" wide to="/checkout/review-order">
                CHECK OUT
              </ButtonLink>
            </div>
          </>
        ) : undefined
      }
    >
      {cart ? (
        <ul>
          {lines.map((line) => (
            <LineRow key={line.number} line={line} counted />
          ))}
        </ul>
      ) : (
        <EmptyState title="Your cart is empty">Choose a pack or look through the catalogue.</EmptyState>
      )}
    </PanelDialog>
  );
}
