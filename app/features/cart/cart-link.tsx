import { Link, useFetcher, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { counted } from "~/ui/counted";
import { Icon } from "~/ui/icon";
import { isPlainClick } from "~/ui/plain-click";
import type { CartView } from "./cart.server";

const CartPanel = lazy(() => import("./cart-panel"));

/**
 * The cart in the header: a link to its page. With scripts it opens the same cart as a panel from the right,
 * 531 px wide, 900 on the wholesale site, full at 992 px or narrower (spec 001 §2).
 */
export function CartLink({ count, wholesale }: { count: number; wholesale: boolean }) {
  // The page it was opened on: on the next page it is closed, and stays so on the way back.
  const [openOn, setOpenOn] = useState<string>();
  const fetcher = useFetcher<{ cart?: CartView | null }>({ key: "cart-panel" });
  const { key, pathname } = useLocation();
  if (openOn && openOn !== key) setOpenOn(undefined);
  function show(event: MouseEvent) {
    // Without a network it is a link like any other, and waits like one.
    if (!isPlainClick(event) || pathname === "/cart" || !navigator.onLine) return;
    event.preventDefault();
    fetcher.load("/cart");
    setOpenOn(key);
  }
  return (
    <>
      <Link className="tool" to="/cart" onClick={show} aria-label={`Cart, ${counted(count, "item")}`}>
        <Icon name="bag" />
        <span>Cart</span>
        {count > 0 ? <em>{count}</em> : null}
      </Link>
      {openOn === key && fetcher.data ? (
        <Suspense fallback={null}>
          <CartPanel
            cart={fetcher.data.cart ?? undefined}
            wide={wholesale}
            onClose={() => setOpenOn(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
