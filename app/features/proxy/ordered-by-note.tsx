import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { OrderedBy } from "./ordered-by.server";

/** Tells a person that somebody orders for them, so that a cart that changes by itself is no riddle. */
export function OrderedByNote({ orderedBy }: { orderedBy?: OrderedBy }) {
  if (!orderedBy) return null;
  return (
    // The quick links of the home page hang over what is above them.
    <Notice className="mt-8">
      <b>{orderedBy.name} is ordering for you.</b> It began at {orderedBy.since}. What is chosen goes into{" "}
      <Link to="/cart">your cart</Link>, and you get an email when it is ordered.
    </Notice>
  );
}
