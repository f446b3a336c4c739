import { Link } from "@remix-run/react";
import { Notice } from "~/ui/notice";
import type { OrderedBy } from "./ordered-by.server";

/** Tells a person that somebody orders for them, so that a cart that changes by itself is no riddle. */
export function OrderedByNote({ orderedBy, home }: { orderedBy?: OrderedBy; home?: boolean }) {
  if (!orderedBy) return null;
  return (
    // The quick links of the home page hang over what is above them.
    <Notice className={home ? "mt-8" : "mb-5"}>
      <b>{orderedBy.name} is ordering for you.</b> It began at {orderedBy.since}. What is chosen goes into{" "}
      {home ? <Link to="/cart">your cart</Link> : "your cart"}, and you get an email when it is ordered.
    </Notice>
  );
}
