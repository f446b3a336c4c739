import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { counted } from "~/ui/counted";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { useOverlay } from "~/ui/use-overlay";

/** After a pack was added, the panel opens with the cart read anew (spec 001 §4 and §9). */
const OPENS_AFTER_MS = 800;

type CartLinkProps = {
  count: number;
  wholesale: boolean;
  /** The message of the page, if a pack was just added to the cart. */
  added?: object;
};

/** Opens the panel once for each message; not if the person has gone on or is offline by then. */
function useShownAfterAdding(added: object | undefined, show: () => void) {
  const shown = useRef<object>();
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!added || shown.current === added) return;
    const timer = setTimeout(() => {
      shown.current = added;
      if (navigator.onLine) latest.current();
    }, OPENS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [added]);
}

/**
 * The cart in the header: a link to its page. With scripts it opens the same cart as a panel from the right,
 * 531 px wide, 900 on the wholesale site, full at 992 px or narrower (spec 001 §2).
 */
export function CartLink({ count, wholesale, added }: CartLinkProps) {
  const [open, overlay, show] = useOverlay(() => import("./cart-panel"));
  const { pathname } = useLocation();
  useShownAfterAdding(pathname === "/packList" ? added : undefined, () => show({ wide: wholesale }));
  return (
    <>
      <Link
        className="tool"
        to="/cart"
        onClick={(event) => pathname !== "/cart" && open(event, { wide: wholesale })}
        aria-label={`Cart, ${counted(count, "item")}`}
      >
        <Icon name="bag" />
        <span>Cart</span> {count > 0 ? <em>{count}</em> : null}
      </Link>
      {overlay}
    </>
  );
}
