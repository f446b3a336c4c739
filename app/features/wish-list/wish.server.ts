import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { type CommerceError, isRefused } from "~/commerce/errors.server";
import { lineOf } from "~/features/lines/line.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { wishListPath } from "~/paths";

/** The wish list, with what a person wishes for in the order in which they put it there. */
export const readWishes = async (visit: Visit) =>
  (
    await answer(
      visit.commerce.GET("/orgUsers/current/wishList", {
        params: { query: { fields: "wishList(code,entries)" } },
      }),
    )
  ).wishList;

export const wishesView = (list: Awaited<ReturnType<typeof readWishes>>) => ({
  key: newIdempotencyKey(),
  lines: (list?.entries ?? []).map((entry) => ({
    ...lineOf(entry),
    each: entry.basePrice?.formattedValue,
  })),
});

export type WishesView = SerializeFrom<typeof wishesView>;

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
