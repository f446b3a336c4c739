import { and, eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { forbidden, invalid, type OccError } from "../../http/errors";
import {
  cartFor,
  changeSince,
  loadCart,
  refuseSaved,
  type CartCall,
  type LoadedCart,
  totalsOf,
} from "../carts";
import { carts } from "../carts/tables";
import { refuseClosed } from "../checkout";
import { changedSince, lostCentre, openSteps, productSnapshot, recalledGoods } from "../orders";
import { dueAtOf, scheduleOf } from "./schedule";
import type { CreateQuery, ScheduleBody } from "./contract";
import { showReplenishment } from "./read";
import { firstDateOf } from "./recurrence";
import { replenishmentLines, replenishments } from "./tables";
import { mailSetUp } from "./notify";

type CreateCall = CartCall & Pick<Call, "storefrontUrl" | "principal">;
type Sent = { query: z.infer<typeof CreateQuery>; body: z.infer<typeof ScheduleBody> };

/**
 * Makes a replenishment order of a cart, at most once: the cart's row is locked and used up. It takes over its goods and
 * how they are delivered and paid. Vouchers are for one order, so they are not taken over.
 * @throws OccError 400 for what cannot be ordered or not be repeated; 409 if the cart has changed since it was shown.
 */
export async function createReplenishment(call: CreateCall, { query, body }: Sent) {
  const cartId = query.cartId ?? "current";
  const known = await ofCart(call, cartId);
  if (known) return showReplenishment(call, known);
  const cart = await cartFor(call, cartId, true).catch(async (error: unknown) => {
    // A second press may have used up the cart while this one waited for its row.
    const meanwhile = await ofCart(call, cartId);
    if (meanwhile) return meanwhile;
    throw error;
  });
  if (typeof cart === "string") return showReplenishment(call, cart);
  refuseSaved(cart);
  if (cart.punchoutSid)
    throw forbidden("A punch-out cart is returned to the buyer's system, not ordered here.");
  const loaded = await loadCart(call, cart.code);
  const change = query.fingerprint && changeSince(query.fingerprint, loaded, call.about);
  if (change) throw changedSince(cart.code, change);
  const unready =
    notRepeatable(loaded) ??
    openSteps(call, loaded) ??
    recalledGoods(call, loaded) ??
    (await lostCentre(call, loaded)) ??
    (await tooMany(call));
  if (unready) throw unready;
  const { recurrence, start } = scheduleOf(call, body);
  await refuseClosed(call, cart.purchaseOrderNumber);
  const first = firstDateOf(recurrence, start);
  const offers = loaded.discounts.filter(({ kind }) => kind !== "voucher");
  const [row] = await call.db
    .insert(replenishments)
    .values({
      code: sql`'RP-' || nextval('replenishment_numbers')::text`,
      guid: cart.guid,
      site: cart.site,
      customerId: cart.customerId,
      organisationUid: cart.organisationUid,
      currency: cart.currency,
      recurrence,
      startDate: start,
      firstDate: first,
      nextDate: first,
      dueAt: dueAtOf(first, call.about.organisation.timeZone),
      deliveryAddress: cart.deliveryAddress!,
      deliveryMode: cart.deliveryMode!,
      paymentType: cart.paymentType!,
      purchaseOrderNumber: cart.purchaseOrderNumber,
      costCentre: loaded.costCentre?.code ?? null,
      totalCents: totalsOf({ ...loaded, discounts: offers }, call.about).totalCents,
      createdAt: call.now(),
    })
    .returning();
  await call.db.insert(replenishmentLines).values(
    loaded.lines.map(({ entry, stocked }, entryNumber) => ({
      replenishmentCode: row!.code,
      entryNumber,
      sku: entry.sku,
      product: productSnapshot(entry.sku, stocked),
      quantity: entry.quantity,
      ppeReason: entry.ppeReason,
    })),
  );
  await call.db.delete(carts).where(eq(carts.code, cart.code));
  await mailSetUp(call, row!);
  return showReplenishment(call, row!.code);
}

/** The replenishment order that a cart became, if it is the person's. */
async function ofCart({ db, about }: CartCall, guid: string): Promise<string | undefined> {
  const [row] = await rowsOf<{ code: string }>(
    db,
    sql`select code from replenishments where guid = ${guid} and customer_id = ${about.user.customerId}`,
  );
  return row?.code;
}

/** The most active ones of a person, so that nobody has the job work for them alone. */
const MOST_ACTIVE = 200;

async function tooMany({ db, about }: CartCall): Promise<OccError | undefined> {
  const own = and(eq(replenishments.customerId, about.user.customerId), eq(replenishments.active, true));
  if ((await db.$count(replenishments, own)) < MOST_ACTIVE) return undefined;
  return invalid(
    "cartId",
    `You have ${MOST_ACTIVE} replenishment orders, which is the most you can have. Cancel one first.`,
    "full",
  );
}

/**
 * What somebody is given is theirs for one period, what was taken is not delivered, and what was quoted or is configured is
 * for one order: none of it is repeated.
 */
function notRepeatable({ lines }: LoadedCart): OccError | undefined {
  const refused = (message: string, reason: string) => invalid("cartId", message, reason);
  if (lines.some(({ entry }) => entry.packId !== null)) {
    return refused(
      "Items of packs cannot be repeated: what a pack gives is for one person and one period. Order them once, then repeat the other goods.",
      "packs",
    );
  }
  const quoted = lines.find(({ entry }) => entry.quoteCode !== null);
  if (quoted) {
    return refused(
      `Quote ${quoted.entry.quoteCode} is for one order and cannot be repeated. Order it once, then repeat the other goods.`,
      "quotes",
    );
  }
  if (lines.some(({ entry }) => entry.taken)) {
    return refused("What you take from your stockroom cannot be repeated. Order it once.", "taken");
  }
  const made = lines.find(({ entry }) => entry.configuration !== null);
  if (made) {
    const name = made.stocked?.style.name ?? made.entry.sku;
    return refused(
      `${name} is made for one order and cannot be repeated. Order it once, then repeat the other goods.`,
      "configured",
    );
  }
  const gone = lines.find(({ stocked }) => !stocked?.style.inAssortment);
  return (
    gone &&
    refused(`${gone.stocked?.style.name ?? gone.entry.sku} is no longer sold. Remove it first.`, "gone")
  );
}
