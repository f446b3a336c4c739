import { Link, useFetcher, useLocation } from "@remix-run/react";
import { lazy, type MouseEvent, Suspense, useState } from "react";
import { counted } from "~/ui/counted";
import { Icon } from "~/ui/icon";
import type { CartView } from "./cart.server";

const CartPanel = lazy(() => import("./cart-panel"));

/**
 * The cart in the header: a link to its page. With scripts it opens the same cart as a panel from the right,
 * 531 px wide, 900 on the wholesale site, full at 992 px or narrower (spec 001 §2).
 */
export function CartLink({ count, wholesale }: { count: number; wholesale: boolean }) {
  // The page it was opened on: on the next page it is closed.
  const [openOn, setOpenOn] = useState<string>();
  const fetcher = useFetcher<{ cart?: CartView | null }>({ key: "cart-panel" });
  const { key, pathname } = useLocation();
  function show(event: MouseEvent) {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // Without a network it is a link like any other, and waits like one.
    if (!plain || pathname === "/cart" || !navigator.onLine) return;
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
