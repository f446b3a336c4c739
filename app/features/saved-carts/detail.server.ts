import type { SerializeFrom } from "@remix-run/node";
import type { ResponseOf } from "~/commerce/response";
import { pressOfLine } from "~/features/lines/line-ending.server";
import { lineOf } from "~/features/lines/line.server";
import { kindOfLine } from "~/features/lines/configurator-kind";
import { newIdempotencyKey } from "~/forms/idempotency.server";
import { type Doing, entryKey, overviewPath } from "~/paths";
import { readableMoment } from "~/ui/dates";
import { listed } from "~/ui/list-words";
import { MOST } from "./naming.server";

type SavedCart = ResponseOf<"get", "/users/current/carts/{cartId}/savedcart">;
type Entry = NonNullable<SavedCart["savedCartData"]["entries"]>[number];
type Restored = ResponseOf<"patch", "/users/current/carts/{cartId}/restoresavedcart">;

const DOING: readonly Doing[] = ["edit", "restore", "copy", "delete"];

/** A saved cart with its lines. @throws Response 404 for any other cart. */
export function savedCartView({ savedCartData: cart }: SavedCart, timeZone: string, asked: string | null) {
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
      press: pressOfLine(entry),
      each: entry.basePrice?.formattedValue,
      configured: configuredOf(cart.code, entry),
    })),
    doing: DOING.find((one) => one === asked),
    most: MOST,
    key: newIdempotencyKey(),
  };
}

/** Where the configuration of a line is read. */
function configuredOf(code: string, entry: Entry) {
  const kind = kindOfLine(entry);
  return kind && overviewPath({ kind, type: "savedCartEntry", key: entryKey(code, entry.entryNumber) });
}

export type SavedCartView = SerializeFrom<typeof savedCartView>;

/** Whether a name belongs to a list that the shop keeps itself. */
export const isKept = (name = "") => /^(wishlist|selectivecart)/.test(name);

/** The most lines that a message names. */
const MOST_NAMED = 5;

/** Says that a saved cart is the cart now, and which of its lines could not be added. */
export function restoredNotice(name: string, changes: Restored["cartModifications"]) {
  const short = changes.map(
    ({ productCode, statusMessage = "It could not be added." }) => `${productCode}: ${statusMessage}`,
  );
  if (short.length === 0) return { kind: "ok" as const, text: `${name} is your cart now.` };
  const more = short.length - MOST_NAMED;
  const named = listed([...short.slice(0, MOST_NAMED), ...(more > 0 ? [`${more} more.`] : [])]);
  return { kind: "warn" as const, text: `${name} is your cart now. Not all of it can be had. ${named}` };
}
