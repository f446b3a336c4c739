import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { isCartMissing } from "~/session/cart.server";
import type { Visit } from "~/session/visit.server";
import { type CartNote, goneNote } from "./changed.server";

/**
 * Puts what replaces the style of a line into its place.
 * @param which the id of the line, its number, and the SKU that was shown as its replacement.
 */
export async function swapLine(visit: Visit, which: string, cartId = "current"): Promise<CartNote> {
  const [, lineId, entryNumber, code] = /^(\d*) (\d+) (\S+)$/.exec(which) ?? [];
  if (!entryNumber) return goneNote;
  try {
    const { entry } = await answer(
      visit.commerce.POST("/orgUsers/current/carts/{cartId}/entries/{entryNumber}/swap", {
        params: {
          path: { cartId, entryNumber: Number(entryNumber) },
          query: { code, lineId: lineId ? Number(lineId) : undefined },
        },
      }),
    );
    return {
      kind: "ok",
      text: entry ? `Swapped for ${entry.product.name}.` : "Swapped in your pack and in your cart.",
    };
  } catch (error) {
    if (isCartMissing(error) || (error instanceof CommerceError && error.is("CartEntryError")))
      return goneNote;
    if (!isRefused(error)) throw error;
    return { kind: "bad", text: error.errors.map(({ message }) => message).join(" ") };
  }
}
