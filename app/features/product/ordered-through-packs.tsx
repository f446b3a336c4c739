import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";

/** Shown for a product that the person can only order from a pack. */
export function OrderedThroughPacks() {
  return (
    <Notice whyNot="packs-only">
      You can only order this from your packs. <Link to="/orderUniform">Open my packs</Link>
    </Notice>
  );
}
