import { and, asc, eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { notFound } from "../../http/errors";
import { AS_CATALOGUE, cartView, type CartCall, type LoadedCart, withEndings } from "../carts";
import { findVariant, marketOf, replacementsOf, stylesBySku, unitCents } from "../catalogue";
import { deliveryModes } from "../checkout/tables";
import { costCentres } from "../organisation/tables";
import type { ReplenishmentSchema } from "./contract";
import type { Line, Replenishment } from "./place";
import { replenishmentLines, replenishments } from "./tables";
import { scheduleView } from "./present";

/** The row of one of the caller's own. @throws OccError 404 */
export async function ownReplenishment(
  { db, about }: CartCall,
  code: string,
  lock = false,
): Promise<Replenishment> {
  const read = db
    .select()
    .from(replenishments)
    .where(and(eq(replenishments.code, code), eq(replenishments.customerId, about.user.customerId)));
  const [row] = await (lock ? read.for("update") : read);
  if (row) return row;
  throw notFound("There is no replenishment order with that number.", {
    subject: code,
    subjectType: "replenishmentOrder",
  });
}

/** One with its goods at the prices of today, in five statements. @throws OccError 404 */
export async function showReplenishment(
  call: CartCall,
  code: string,
): Promise<z.input<typeof ReplenishmentSchema>> {
  const row = await ownReplenishment(call, code);
  const lines = await call.db
    .select()
    .from(replenishmentLines)
    .where(eq(replenishmentLines.replenishmentCode, code))
    .orderBy(asc(replenishmentLines.entryNumber));
  const loaded = await asCart(call, row, lines);
  const {
    fingerprint: _f,
    parcels: _p,
    packs: _k,
    name: _n,
    saveTime: _s,
    ...cart
  } = cartView(loaded, call.about, call.mediaBaseUrl, call.now());
  return {
    ...cart,
    ...scheduleView(row, call.about.organisation.timeZone),
    code: row.code,
    // A cost centre that was disabled is still the one that it names.
    costCenter:
      cart.costCenter ?? (row.costCentre ? { code: row.costCentre, name: row.costCentre } : undefined),
    entries: (cart.entries ?? []).map((entry, at) => {
      const { product } = lines[at]!;
      if (loaded.lines[at]!.stocked?.style.inAssortment)
        return { ...entry, lineId: undefined, updateable: false };
      const { name, colour, size, dimension } = product;
      return {
        ...entry,
        lineId: undefined,
        updateable: false,
        product: { ...entry.product, name, colour, size, dimension: dimension ?? undefined, url: "" },
        basePrice: undefined,
        totalPrice: undefined,
        working: undefined,
        stockMessage: "This item is no longer sold.",
      };
    }),
  };
}

/** The cart that would be ordered now, without offers. */
export async function asCart(
  call: CartCall,
  row: Replenishment,
  lines: readonly Line[],
): Promise<LoadedCart> {
  const styles = await stylesBySku(
    call.db,
    lines.map(({ sku }) => sku),
    marketOf(call.about, call.now()),
  );
  const replacementOf = await replacementsOf(call.db, styles, marketOf(call.about, call.now()));
  const [mode] = await call.db
    .select()
    .from(deliveryModes)
    .where(
      and(eq(deliveryModes.code, row.deliveryMode), eq(deliveryModes.country, row.deliveryAddress.country)),
    );
  const [costCentre] = row.costCentre
    ? await call.db.select().from(costCentres).where(eq(costCentres.code, row.costCentre))
    : [];
  const cart: LoadedCart["cart"] = {
    ...row,
    name: null,
    description: null,
    savedAt: null,
    punchoutSid: null,
    readOnly: false,
    cardId: null,
    neededBy: null,
    updatedAt: row.createdAt,
  };
  return {
    cart,
    lines: withEndings(
      call,
      { savedAt: row.createdAt },
      lines.map(({ sku, entryNumber, quantity, ppeReason }) => {
        const stocked = findVariant(styles, sku);
        const entry: LoadedCart["lines"][number]["entry"] = {
          ...AS_CATALOGUE,
          ...{ cartCode: row.code, entryNumber, lineId: entryNumber, sku, quantity },
          ...{ valueAdds: [], configuration: null },
          unitCents: (stocked && unitCents(stocked.style.prices, sku, quantity)) ?? 0,
          ppeReason,
        };
        return { entry, stocked };
      }),
      { packs: [], replacementOf },
    ),
    packs: [],
    mode,
    costCentre: costCentre && { code: costCentre.code, name: costCentre.name },
    ...{ discounts: [], missing: [], vouchers: [], lapsed: [] },
  };
}
