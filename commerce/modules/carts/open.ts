import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { OccError } from "../../http/errors";
import { insertCart, type CartCall, type CartRow } from "./records";
import { carts } from "./tables";

export interface Opening {
  /** A cart from before the sign-in whose lines are wanted. */
  oldCartId?: string;
  /** A cart of the person's that takes those lines, by its guid. */
  toMergeCartGuid?: string;
  /** Gives the cart that is open instead of making a second one (docs/decisions/0028). */
  reuse?: "true" | "false";
}

const cannotRestore = (subject: string, message: string) =>
  new OccError(400, { type: "CartError", message, reason: "cannotRestore", subject, subjectType: "cart" });

/** The newest cart of the person that is neither saved nor a punch-out visit's, or the one of that guid. */
async function openCartOf({ db, about }: CartCall, guid?: string): Promise<CartRow | undefined> {
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

/**
 * Makes a new cart, which is `current` from now on (contract §7). Whoever shops here has signed in, so no cart
 * is anonymous and none can be taken over.
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
    // Two requests at once queue here, so the second finds the cart of the first.
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
