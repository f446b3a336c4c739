import { and, eq } from "drizzle-orm";
import { dayFor } from "../../http/active-days";
import { invalid, OccError, unknownIdentifier } from "../../http/errors";
import { findVariant, marketOf, styleFor, stylesBySku, unitCents, type StyleRecord } from "../catalogue";
import { onlyVariant } from "../configurators";
import type { Configured } from "../configurators/tables";
import { recalledRefusal } from "../recalls";
import { addEntries, lineKey } from "./add";
import { whyUnmet } from "./each";
import { removeEntries, touch } from "./records";
import { cartFor } from "./find";
import type { EntryRow } from "./entry-rows";
import type { CartCall, CartRow } from "./loaded-cart";
import { MAX_QUANTITY, modification, ownEntry } from "./change";
import { isOfCatalogue } from "./stockroom";
import { cartEntries } from "./tables";
import { addedCents } from "./totals";

/**
 * Adds pieces of a SKU as a configurator makes them. Equal ones that are in the cart already become more.
 * @param make configures the style. @throws OccError as `onlyVariant`, `make` and addEntries.
 */
export async function addConfigured(
  call: CartCall,
  cartId: string,
  { code, quantity }: { code: string; quantity: number },
  make: (style: StyleRecord, sku: string) => Configured | Promise<Configured>,
) {
  const style = await styleFor(call, code);
  const sku = onlyVariant(style, code);
  const recalled = recalledRefusal(style, dayFor(call));
  if (recalled) throw new OccError(400, recalled);
  // A configurator asks for no reason. What was added with one can be configured in the cart.
  const { statusMessage: message } = whyUnmet(call, [style], sku) ?? {};
  if (message) {
    throw new OccError(400, { type: "StandardError", reason: "standard", message, subject: sku });
  }
  const made = await make(style, sku);
  const [added] = await addEntries(call, cartId, [{ product: { code: sku }, quantity, made }], {
    styles: [style],
  });
  return added!;
}

/** A line of a cart outside packs with its garment. @throws OccError 400 for any other, or one that is no longer sold. */
export async function configuredEntry(call: CartCall, cart: CartRow, entryNumber: number) {
  const entry = await ownEntry(call, cart, { entryNumber });
  const stocked = findVariant(
    await stylesBySku(call.db, [entry.sku], marketOf(call.about, call.now())),
    entry.sku,
  );
  if (!stocked) throw unknownIdentifier(`Product with code '${entry.sku}' not found!`);
  return { entry, style: stocked.style };
}

/**
 * Configures a line anew. If another line of the SKU has the same configuration then, both become one.
 * @param make configures the style. @throws OccError as `make` and `configuredEntry`.
 */
export async function changeConfigured(
  call: CartCall,
  cartId: string,
  entryNumber: number,
  make: (style: StyleRecord, entry: EntryRow) => Configured | Promise<Configured>,
) {
  const cart = await cartFor(call, cartId, true);
  const { entry, style } = await configuredEntry(call, cart, entryNumber);
  const { configuration, valueAdds } = await make(style, entry);
  if (entry.taken && configuration) {
    throw invalid(
      "entryNumber",
      "This item was taken on site. What is made for you is delivered: add it anew.",
    );
  }
  const all = await call.db.select().from(cartEntries).where(eq(cartEntries.cartCode, cart.code));
  const key = lineKey(entry.sku, configuration);
  const same = all.find(
    (one) =>
      one.entryNumber !== entryNumber &&
      isOfCatalogue(one) &&
      one.taken === entry.taken &&
      lineKey(one.sku, one.configuration) === key,
  );
  const quantity = Math.min(MAX_QUANTITY, entry.quantity + (same?.quantity ?? 0));
  const base = unitCents(style.prices, entry.sku, quantity);
  await call.db
    .update(cartEntries)
    .set({
      ...{ configuration, valueAdds, quantity },
      unitCents: (base ?? entry.unitCents - addedCents(entry.valueAdds)) + addedCents(valueAdds),
      pricedOn: dayFor(call),
    })
    .where(and(eq(cartEntries.cartCode, cart.code), eq(cartEntries.entryNumber, entryNumber)));
  if (same) await removeEntries(call.db, cart.code, [same.entryNumber]);
  await touch(call.db, cart.code, call.now());
  // Lines behind the one that is gone have moved up.
  const at = same && same.entryNumber < entryNumber ? entryNumber - 1 : entryNumber;
  return modification(call, cart, at, { statusCode: "success", quantity, quantityAdded: 0 });
}
