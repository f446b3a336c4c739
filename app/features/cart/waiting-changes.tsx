import { PostForm } from "~/ui/post-form";
import { Button } from "~/ui/button";
import { ActionLink, LinkButton } from "~/ui/link-button";
import { Notice } from "~/ui/notice";
import type { CartView } from "./cart.server";

type Pack = CartView["packs"][number];

/**
 * Shown on the cart page and every checkout page for a pack that was changed after it was added to the cart.
 * The person must choose to update the cart or to discard the changes.
 */
export function WaitingChanges({ packs, from }: { packs: readonly Pack[]; from: "cart" | "checkout" }) {
  return packs
    .filter((pack) => pack.changed)
    .map((pack) => (
      <Notice kind="warn" key={pack.packId} className="mb-4">
        <p>
          <b>You changed {pack.name} after you added it to your cart.</b> Your changes are not in this order
          yet. <ActionLink to={pack.to}>See your changes</ActionLink>
        </p>
        <PostForm action="/cart" className="row mt-2">
          <input type="hidden" name="packId" value={pack.packId} />
          <input type="hidden" name="from" value={from} />
          <Button size="small" name="intent" value="update-pack">
            UPDATE CART
          </Button>
          <LinkButton name="intent" value="discard-pack">
            Discard Changes
          </LinkButton>
        </PostForm>
      </Notice>
    ));
}
