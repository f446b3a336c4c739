import type { SerializeFrom } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { lineOf } from "~/features/cart/line.server";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import type { Visit } from "~/session/visit.server";
import { readableMoment } from "~/ui/dates";
import { MOST } from "./naming.server";
import type { Doing } from "~/paths";

const DOING: readonly Doing[] = ["edit", "restore", "copy", "delete"];

/** A saved cart with its lines. @throws Response 404 for any other cart. */
export function savedCartView(
  { savedCartData: cart }: Awaited<ReturnType<typeof readSaved>>,
  timeZone: string,
  asked: string | null,
) {
  if (!cart.saveTime || isKept(cart.name)) throw new Response(null, { status: 404 });
  return {
    code: cart.code,
    name: cart.name ?? cart.code,
    description: cart.description,
    saved: readableMoment(cart.saveTime, timeZone),
    items: cart.totalItems,
    quantity: cart.totalUnitCount,
    total: cart.subTotal?.formattedValue,
    lines: (cart.entries ?? []).map((entry) => ({
      ...lineOf(entry),
      each: entry.basePrice?.formattedValue,
    })),
    doing: DOING.find((one) => one === asked),
    most: MOST,
    key: newIdempotencyKey(),
  };
}

export type SavedCartView = SerializeFrom<typeof savedCartView>;

/** Whether a name belongs to a list that the shop keeps itself. */
export const isKept = (name = "") => /^(wishlist|selectivecart)/.test(name);

/** A saved cart. @throws Response 404 for one that is not the person's. */
export async function readSaved(visit: Visit, cartId: string) {
  try {
    return await answer(
      visit.commerce.GET("/users/current/carts/{cartId}/savedcart", { params: { path: { cartId } } }),
    );
  } catch (error) {
    throw isRefused(error) ? new Response(null, { status: 404 }) : error;
  }
}
