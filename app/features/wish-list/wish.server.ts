import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { type CommerceError, isRefused } from "~/commerce/errors.server";
import { ensureCart } from "~/features/cart/cart.server";
import { lineOf } from "~/features/cart/line.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { wishListPath } from "./paths";

const readWishes = async (visit: Visit) =>
  (
    await answer(
      visit.commerce.GET("/orgUsers/current/wishList", {
        params: { query: { fields: "wishList(code,entries)" } },
      }),
    )
  ).wishList;

/** What a person wishes for, in the order in which they put it there. */
export async function loadWishes(visit: Visit) {
  const list = await readWishes(visit);
  return {
    key: newIdempotencyKey(),
    lines: (list?.entries ?? []).map((entry) => ({
      ...lineOf(entry),
      each: entry.basePrice?.formattedValue,
    })),
  };
}

export type WishesView = SerializeFrom<typeof loadWishes>;

/**
 * Puts SKUs on the wish list, and tells so on the next page. Who orders for somebody else has none of that person's.
 * @param name of the product. @returns a refusal, for the form.
 */
export async function wish(
  visit: Visit,
  form: FormData,
  skus: readonly string[],
  name: string,
): Promise<CommerceError | undefined> {
  if (visit.keyed || visit.session.has("proxy")) {
    visit.flash({ kind: "warn", text: "You have a wish list only while you order for yourself." });
    return undefined;
  }
  try {
    const { quantityAdded } = await answer(
      visit.commerce.POST("/orgUsers/current/wishList/entries", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { products: skus.map((code) => ({ code })) },
      }),
    );
    const text =
      quantityAdded > 0 ? `${name} is on your wish list.` : `${name} was on your wish list already.`;
    visit.flash({ kind: "ok", text, next: { to: wishListPath, label: "Open wish list" } });
    return undefined;
  } catch (error) {
    if (isRefused(error)) return error;
    throw error;
  }
}

/** Takes one off the wish list, or puts one piece of it into the cart. */
export async function changeWishes(visit: Visit, form: FormData) {
  const sku = String(form.get("sku") ?? "").slice(0, 80);
  const list = await readWishes(visit);
  const entry = list?.entries?.find(({ product }) => product.code === sku);
  if (!list || !entry) {
    visit.flash({ kind: "ok", text: "That is not on your wish list any more." });
    return seeOther(visit, wishListPath);
  }
  const { name } = lineOf(entry);
  if (form.get("intent") === "add") return addWish(visit, form, sku, name);
  await visit.commerce.DELETE("/users/current/carts/{cartId}/entries/{entryNumber}", {
    params: { path: { cartId: list.code, entryNumber: entry.entryNumber } },
    headers: { "Idempotency-Key": idempotencyKeyOf(form) },
  });
  visit.flash({ kind: "ok", text: `${name} was removed from your wish list.` });
  return seeOther(visit, wishListPath);
}

/** It stays on the wish list. */
async function addWish(visit: Visit, form: FormData, sku: string, name: string) {
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
