import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connection";
import { shortDigest } from "../../../http/short-digest";
import type { Charges } from "../../packs";
import { orderEntries, orders } from "../tables";

type Charged = Charges & { pieces: number; pricesShown: boolean };

/**
 * How many pieces an order has, what it costs and who pays, as it is shown: who approves it sends this back, so that
 * nothing else is approved. Hidden prices are left out, because they could be found by trying.
 */
export const orderFingerprint = ({ pieces, pricesShown, ...charged }: Charged): string => {
  const { subTotalCents, deliveryCents, totalCents, creditCents, subsidyCents, accountCents } = charged;
  const sums = [subTotalCents, deliveryCents, totalCents, creditCents, subsidyCents, accountCents];
  return shortDigest([pieces, charged.points, charged.ownShareCents, pricesShown ? sums : null]);
};

/** What an order comes to now. */
export async function chargesNow(db: Database, code: string): Promise<Charged> {
  const [row] = await db
    .select({
      order: orders,
      pieces: sql<number>`(select coalesce(sum(${orderEntries.quantity}), 0)::int from ${orderEntries}
        where ${orderEntries.orderCode} = ${orders.code})`,
    })
    .from(orders)
    .where(eq(orders.code, code));
  return { ...row!.order, pieces: row!.pieces };
}
