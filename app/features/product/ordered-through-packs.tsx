import { Link } from "@remix-run/react";
import { Notice } from "~/ui/notice";

/** Looked at, not bought here: one sentence says where it is ordered. */
export function OrderedThroughPacks() {
  return (
    <Notice>
      You can only order this from your packs. <Link to="/orderUniform">Open my packs</Link>
    </Notice>
  );
}
