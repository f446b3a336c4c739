import { and, asc, eq, gt, ne } from "drizzle-orm";
import type { Call } from "../../http/call";
import { refundSentence } from "../cards";
import { cardRefunds } from "../cards/tables";
import { credits } from "../invoices/tables";
import type { OrderRefund } from "../orders";
import type { orders } from "../orders/tables";
import { refundCents } from "./cost";
import { refundTo } from "./refund-to";
import { returnDisplay } from "./states";
import { returnRequests } from "./tables";

/** What the returns of an order of the person refund, oldest first; one statement. */
export async function refundsOf(
  { db, about }: Pick<Call, "db" | "about">,
  order: typeof orders.$inferSelect,
): Promise<OrderRefund[]> {
  const { organisation } = about;
  const rows = await db
    .select({ request: returnRequests, refund: cardRefunds, credit: credits })
    .from(returnRequests)
    .leftJoin(
      cardRefunds,
      and(eq(cardRefunds.returnCode, returnRequests.code), eq(cardRefunds.source, "order")),
    )
    .leftJoin(credits, eq(credits.returnCode, returnRequests.code))
    .where(
      and(
        eq(returnRequests.orderCode, order.code),
        ne(returnRequests.status, "CANCELED"),
        gt(returnRequests.goodsCents, 0),
      ),
    )
    .orderBy(asc(returnRequests.code));
  // What an organisation is credited is no business of people who do not see its prices.
  const hidden = refundTo(order, organisation) === "account" && !order.pricesShown;
  return rows.flatMap(({ request: { code: returnCode, status, ...cost }, refund, credit }): OrderRefund[] => {
    if (!refund && !credit) {
      const cents = hidden ? undefined : refundCents(cost);
      return [{ returnCode, cents, display: `${returnDisplay(status)}.` }];
    }
    return [
      ...(refund ? [{ returnCode, cents: refund.cents, display: refundSentence(refund, about) }] : []),
      ...(credit
        ? [
            {
              returnCode,
              cents: hidden ? undefined : credit.totalCents,
              display: `Credit ${credit.number} to ${organisation.name}.`,
            },
          ]
        : []),
    ];
  });
}
