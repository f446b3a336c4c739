import { inArray } from "drizzle-orm";
import type { Database } from "../database/connection";
import { noteCoupons } from "../modules/coupons";
import { customerCoupons } from "../modules/coupons/tables";
import { users } from "../modules/users/tables";
import { addDays } from "./calendar";

/** Coupons in each state on the list of one wearer, and one of a buyer; the others are there to be claimed. */
const COUPONS: readonly { uid: string; code: string; claimed: number; notified?: true }[] = [
  { uid: "wearer@lanternbridge.example", code: "STYLE10", claimed: -40 },
  { uid: "wearer@lanternbridge.example", code: "FIT20", claimed: -20, notified: true },
  { uid: "wearer@lanternbridge.example", code: "SUMMER15", claimed: -3, notified: true },
  { uid: "wearer@lanternbridge.example", code: "AUTUMN15", claimed: -200 },
  { uid: "buyer@harrowstreet.example", code: "TRADE100", claimed: -10 },
];

/** What expires soon was told in its time, as the other notices of the demo. */
export async function seedCoupons(db: Database, today: Date): Promise<void> {
  const owners = await db
    .select({ uid: users.uid, customerId: users.customerId })
    .from(users)
    .where(
      inArray(
        users.uid,
        COUPONS.map(({ uid }) => uid),
      ),
    );
  const customerIdOf = new Map(owners.map(({ uid, customerId }) => [uid, customerId]));
  await db.insert(customerCoupons).values(
    COUPONS.map(({ uid, code, claimed, notified }) => ({
      customerId: customerIdOf.get(uid)!,
      promotionCode: code,
      claimedAt: addDays(today, claimed),
      notifyAt: notified ? addDays(today, claimed) : null,
    })),
  );
  await noteCoupons(db, addDays(today, -1));
}
