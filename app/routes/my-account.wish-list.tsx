import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { ensureCart } from "~/session/cart.server";
import { lineOf } from "~/features/lines/line.server";
import { wishListPath } from "~/paths";
import { WishListPage } from "~/features/wish-list/wish-list-page.server";
import { readWishes, wishesView } from "~/features/wish-list/wish.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Wish list");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => wishesView(await readWishes(visit)));
}

/** Takes one off the wish list, or puts one piece of it into the cart. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const sku = String(form.get("sku") ?? "").slice(0, 80);
    const list = await readWishes(visit);
    const entry = list?.entries?.find(({ product }) => product.code === sku);
    if (!list || !entry) {
      visit.flash({ kind: "ok", text: "That is not on your wish list any more." });
      return seeOther(visit, wishListPath);
    }
    const { name } = lineOf(entry);
    if (form.get("intent") === "add") return addToCart(visit, form, sku, name);
    await visit.commerce.DELETE("/users/current/carts/{cartId}/entries/{entryNumber}", {
      params: { path: { cartId: list.code, entryNumber: entry.entryNumber } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
    });
    visit.flash({ kind: "ok", text: `${name} was removed from your wish list.` });
    return seeOther(visit, wishListPath);
  });
}

/** It stays on the wish list. */
async function addToCart(visit: Visit, form: FormData, sku: string, name: string) {
  await ensureCart(visit);
  const { cartModifications: [added] = [] } = await answer(
    visit.commerce.POST("/orgUsers/current/carts/{cartId}/entries", {
      params: { path: { cartId: "current" } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { orderEntries: [{ product: { code: sku }, quantity: 1 }], each: true },
    }),
  );
  visit.flash(
    added && added.quantityAdded > 0
      ? { kind: "ok", text: `${name} was added to your cart.`, next: { to: "/cart", label: "Open cart" } }
      : { kind: "warn", text: `${name}: ${added?.statusMessage ?? "It could not be added."}` },
  );
  return seeOther(visit, wishListPath);
}

export default documentPage(
  serverOnly$(function WishListRoute() {
    return <WishListPage data={useLoaderData<typeof loader>()} />;
  }),
);
