import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { formatMoney } from "../../http/money";
import { personName } from "../../http/person-name";
import type { cardRefunds } from "../cards/tables";
import { mailDesk, mailPerson, shopOf } from "../mail";
import { orders } from "../orders/tables";
import { organisations, units } from "../organisation/tables";
import { bookedMessage, faultsMessage, type MailedReturn, refusedRefundMessage } from "./messages";
import type { ReturnCall } from "./return-call";
import { returnRequests } from "./tables";

const shopOfCall = ({ about, storefrontUrl, baseSite }: ReturnCall) =>
  shopOf(about.organisation, storefrontUrl, baseSite.uid);

/** Queues the mail to the desk about faults that it decides about, with the pictures of them. */
export function mailFaults(call: ReturnCall, view: MailedReturn): Promise<void> {
  const { user, unit } = call.about;
  const { code } = view;
  const from = { name: personName(user), unit: unit.name, wearerId: user.wearerId };
  const message = faultsMessage(shopOfCall(call), view, from);
  return mailDesk(call.db, { about: `fault ${code}`, message, from: user, filesOf: code }, call.now());
}

/** Queues the mail about a booked exchange or return, in the booking transaction. */
export function mailBooked(call: ReturnCall, view: MailedReturn): Promise<void> {
  const message = bookedMessage(shopOfCall(call), view);
  return mailPerson(call.db, call.about.user, { about: `return-booked ${view.code}`, message }, call.now());
}

/** Queues the mail to the desk about a refund that the bank of its card refused. */
export async function mailRefusedRefund(
  db: Database,
  refund: typeof cardRefunds.$inferSelect,
  at: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> {
  const [found] = await db
    .select({
      orderCode: orders.code,
      orderedBy: orders.orderedBy,
      unit: units.name,
      symbol: units.currencySymbol,
      organisation: organisations,
    })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.code, returnRequests.orderCode))
    .innerJoin(units, eq(units.uid, orders.unitUid))
    .innerJoin(organisations, eq(organisations.uid, orders.organisationUid))
    .where(eq(returnRequests.code, refund.returnCode));
  const { orderCode, orderedBy, unit, symbol, organisation } = found!;
  const { number, returnCode } = refund;
  const message = refusedRefundMessage(shopOf(organisation, storefrontUrl), {
    ...{ number, returnCode, orderCode },
    amount: formatMoney(refund.cents, symbol),
    card: refund.paidWith,
    paidBy: refund.source === "order" ? orderedBy : unit,
  });
  await mailDesk(db, { about: `refund-refused ${number} ${at.toISOString()}`, message }, at);
}
