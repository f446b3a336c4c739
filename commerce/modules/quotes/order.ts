import { asc, inArray } from "drizzle-orm";
import { readableDay } from "../../http/dates";
import { authorOf } from "../../http/author";
import { OccError } from "../../http/errors";
import type { CartCall, LoadedCart } from "../carts";
import type { Call } from "../../http/call";
import { moveQuote } from "./life";
import { dayOfQuote } from "./records";
import { stateOn } from "./states";
import { quotes } from "./tables";

const codesIn = ({ lines }: LoadedCart): string[] => [
  ...new Set(lines.flatMap(({ entry }) => entry.quoteCode ?? [])),
];

/**
 * Refuses a cart with an offer that has ended. Locks the quotes of the cart, which the caller has locked, so that none is
 * taken back while it is ordered.
 */
export async function endedOffers(call: CartCall, loaded: LoadedCart): Promise<OccError | undefined> {
  const codes = codesIn(loaded);
  if (codes.length === 0) return undefined;
  const rows = await call.db
    .select()
    .from(quotes)
    .where(inArray(quotes.code, codes))
    .orderBy(asc(quotes.code))
    .for("update");
  const today = dayOfQuote(call.now(), call.about);
  const errors = codes.flatMap((code) => {
    const row = rows.find((one) => one.code === code);
    const state = row && stateOn(row, today);
    if (state === "BUYER_OFFER") return [];
    const ended =
      state === "EXPIRED" ? `held until ${readableDay(row!.validUntil!)}` : "was changed or taken back";
    return {
      type: "CommerceQuoteExpirationTimeError",
      message: `The offer of quote ${code} ${ended}. Take it out of your cart to order the rest.`,
      reason: "quoteEnded",
      subject: code,
      subjectType: "quote",
    };
  });
  return errors[0] && new OccError(400, errors[0], ...errors.slice(1));
}

/** Ends the quotes whose goods an order has, in its transaction, after `endedOffers` has locked them. */
export async function orderQuotes(
  call: CartCall & Pick<Call, "principal">,
  loaded: LoadedCart,
  orderCode: string,
): Promise<void> {
  for (const code of codesIn(loaded)) {
    const cause = { ...authorOf(call), side: "shop", at: call.now() } as const;
    await moveQuote(call.db, { code, state: "BUYER_OFFER" }, { to: "BUYER_ORDERED", orderCode }, cause);
  }
}
