import { Link } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { Ending } from "./ending";
import { EndingNote } from "./ending-note";

/** Shown for a product that the person can only order from a pack, or that cannot be ordered any more. */
export function OrderedThroughPacks({ ending }: { ending?: Ending }) {
  return ending?.over ? (
    <EndingNote ending={ending} />
  ) : (
    <Notice whyNot="packs-only">
      You can only order this from your packs. <Link to="/orderUniform">Open my packs</Link>
    </Notice>
  );
}
