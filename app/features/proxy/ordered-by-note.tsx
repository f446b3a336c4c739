import { Link } from "@remix-run/react";
import { Notice } from "~/ui/notice";
import type { OrderedBy } from "./ordered-by.server";

/** Tells a person that somebody orders for them, so that a cart that changes by itself is no riddle. */
export function OrderedByNote({ orderedBy, link }: { orderedBy?: OrderedBy; link?: boolean }) {
  if (!orderedBy) return null;
  return (
    <Notice className="mb-5">
      <b>{orderedBy.name} is ordering for you.</b> It began at {orderedBy.since}. What is chosen goes into{" "}
      {link ? <Link to="/cart">your cart</Link> : "your cart"}, and you get an email when it is ordered.
    </Notice>
  );
}
