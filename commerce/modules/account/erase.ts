import { randomBytes } from "node:crypto";
import { and, eq, notInArray } from "drizzle-orm";
import type { Call } from "../../http/call";
import type { Database } from "../../database/connection";
import { savedCards } from "../cards/tables";
import { carts } from "../carts/tables";
import { userSizes } from "../catalogue/tables";
import { consents } from "../consents/tables";
import { customerCoupons } from "../coupons/tables";
import { purchaseLimitPeople } from "../limits/tables";
import { signIns } from "../oauth/tables";
import { productInterests } from "../interests/tables";
import { bulkUploads } from "../bulk-orders/tables";
import { notices } from "../notices/tables";
import { ENDED_STATES } from "../orders";
import { orders } from "../orders/tables";
import { addresses, costCentrePeople } from "../organisation/tables";
import { ENDED_RETURNS } from "../returns";
import { passkeys } from "../passkeys/tables";
import { cardRegistrations } from "../payment-details/tables";
import { quotes } from "../quotes/tables";
import { replenishments } from "../replenishments/tables";
import { returnRequests } from "../returns/tables";
import { identityLinks } from "../sso/tables";
import { userGroupMembers } from "../user-groups/tables";
import { unitMembers, users } from "../users/tables";

/** Most codes that are listed. */
const MOST = 20;

/** Orders and returns of a person that are not finished, by their codes: an account is kept until they are. */
export async function unfinishedOf(db: Database, customerId: string) {
  const openOrders = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.status, [...ENDED_STATES])))
    .orderBy(orders.code)
    .limit(MOST);
  const openReturns = await db
    .select({ code: returnRequests.code })
    .from(returnRequests)
    .where(
      and(eq(returnRequests.customerId, customerId), notInArray(returnRequests.status, [...ENDED_RETURNS])),
    )
    .orderBy(returnRequests.code)
    .limit(MOST);
  return {
    openOrders: openOrders.map(({ code }) => code),
    openReturns: openReturns.map(({ code }) => code),
  };
}

/** A hash that nobody knows the password of. To be made before a transaction, because it takes some tenths of a second. */
export const unknownHash = ({ hashPassword }: Pick<Call, "hashPassword">): Promise<string> =>
  hashPassword(randomBytes(32).toString("base64url"));

/**
 * Deletes what is the person's alone of an account that is closed already. Orders, the name and the
 * wearer number stay: they are the organisation's record of issued uniform.
 */
export async function erase(
  { db }: Pick<Call, "db">,
  customerId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ preferredName: null, mobile: null, toldBy: {}, passwordHash })
    .where(eq(users.customerId, customerId));
  for (const table of [
    addresses,
    carts,
    userSizes,
    identityLinks,
    passkeys,
    signIns,
    notices,
    productInterests,
    savedCards,
    cardRegistrations,
    bulkUploads,
    replenishments,
    quotes,
    customerCoupons,
    consents,
  ]) {
    await db.delete(table).where(eq(table.customerId, customerId));
  }
}

/** Takes what others gave a person: purchase limits, groups, cost centres of their own and further units. */
export async function takeGiven({ db }: Pick<Call, "db">, customerId: string): Promise<void> {
  await db.delete(unitMembers).where(eq(unitMembers.customerId, customerId));
  await db.delete(userGroupMembers).where(eq(userGroupMembers.customerId, customerId));
  await db.delete(purchaseLimitPeople).where(eq(purchaseLimitPeople.customerId, customerId));
  await db.delete(costCentrePeople).where(eq(costCentrePeople.customerId, customerId));
}
