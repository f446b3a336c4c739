import { and, desc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { OccError } from "../../http/errors";
import { insertCart } from "./records";
import type { CartCall, CartRow } from "./loaded-cart";
import { carts } from "./tables";

export interface Opening {
  /** A cart from before the sign-in, to take over its lines. */
  oldCartId?: string;
  /** The guid of the person's cart that receives those lines. */
  toMergeCartGuid?: string;
  /** Returns the open cart instead of creating a second one (docs/decisions/0028). */
  reuse?: "true" | "false";
}

const cannotRestore = (subject: string, message: string) =>
  new OccError(400, { type: "CartError", message, reason: "cannotRestore", subject, subjectType: "cart" });

/**
 * The newest cart of the person that is neither saved nor part of a punch-out visit, or the cart with that
 * guid.
 */
export async function openCartOf({ db, about }: CartCall, guid?: string): Promise<CartRow | undefined> {
  const [open] = await db
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.customerId, about.user.customerId),
        isNull(carts.savedAt),
        isNull(carts.punchoutSid),
        guid === undefined ? undefined : eq(carts.guid, guid),
      ),
    )
    .orderBy(desc(carts.createdAt), desc(carts.code))
    .limit(1);
  return open;
}

/** The code of a person's open cart, as openCartOf finds it, in a statement of another table. @param customerId a column. */
export const openCartCode = (customerId: SQL): SQL => sql`(
  select c.code from carts c where c.customer_id = ${customerId} and c.saved_at is null and c.punchout_sid is null
  order by c.created_at desc, c.code desc limit 1)`;

/**
 * Creates a cart, which is then `current` (contract §7). Shopping requires a sign-in, so there are no
 * anonymous carts to take over.
 * @throws OccError 400 CartError cannotRestore for a cart to take over, or to merge into, that cannot be.
 */
export async function openCart(call: CartCall, sent: Opening): Promise<CartRow> {
  const { customerId, organisationUid } = call.about.user;
  if (sent.oldCartId) throw cannotRestore(sent.oldCartId, "Cart is not anonymous");
  if (sent.toMergeCartGuid) {
    const open = await openCartOf(call, sent.toMergeCartGuid);
    if (!open) throw cannotRestore(sent.toMergeCartGuid, "Cart is not current user's cart");
    return open;
  }
  if (sent.reuse === "true") {
    // Parallel requests wait here, so the second one finds the cart of the first.
    await call.db.execute(sql`select 1 from users where customer_id = ${customerId} for update`);
    const open = await openCartOf(call);
    if (open) return open;
  }
  return insertCart(call.db, {
    site: call.baseSite.uid,
    customerId,
    organisationUid,
    currency: call.about.unit.currency,
    createdAt: call.now(),
  });
}
