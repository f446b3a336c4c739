import { Link, useLocation } from "@remix-run/react";
import { counted } from "~/ui/counted";
import { Icon } from "~/ui/icon";
import { useOverlay } from "~/ui/use-overlay";

/**
 * The cart in the header: a link to its page. With scripts it opens the same cart as a panel from the right,
 * 531 px wide, 900 on the wholesale site, full at 992 px or narrower (spec 001 §2).
 */
export function CartLink({ count, wholesale }: { count: number; wholesale: boolean }) {
  const [open, overlay] = useOverlay(() => import("./cart-panel"));
  const { pathname } = useLocation();
  return (
    <>
      <Link
        className="tool"
        to="/cart"
        onClick={(event) => pathname !== "/cart" && open(event, { wide: wholesale })}
        aria-label={`Cart, ${counted(count, "item")}`}
      >
        <Icon name="bag" />
        <span>Cart</span>
        {count > 0 ? <em>{count}</em> : null}
      </Link>
      {overlay}
    </>
  );
}
