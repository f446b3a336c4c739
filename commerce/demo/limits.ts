import { sql } from "drizzle-orm";
import { periodHolding } from "../modules/entitlement";
import { yearOf } from "../calendar";
import { rowsOf, type Database } from "../database/connection";
import { evaluateOrder, type OrderToEvaluate, routeOrder } from "../modules/limits";
import { budgets, purchaseLimits } from "../modules/limits/tables";
import { userGroupLimits } from "../modules/user-groups/tables";
import { isoDate } from "./calendar";

const ORGANISATION = "saltbush";
const TIME_ZONE = "Australia/Adelaide";
/** What is left of the budget before the order that does not fit, in cents. */
const LEFT = 2_400;

interface Waiting {
  code: string;
  customer_id: string;
  unit_uid: string;
  placed_at: string;
  currency: string;
  cents: number;
  centre: string;
  unit_name: string;
}

/**
 * Limits for the people of one ward of the hospital group, a budget of the ward that is nearly used up, and the newest
 * order that waits there, which is over both and went past the hospital's approver to the administrator.
 */
export async function seedLimits(db: Database, today: Date): Promise<void> {
  const [order] = await rowsOf<Waiting>(
    db,
    sql`select o.code, o.customer_id, o.unit_uid, o.placed_at, o.currency, o.total_cents - o.own_share_cents as cents,
        o.cost_centre ->> 'code' as centre, n.name as unit_name
      from orders o join units n on n.uid = o.unit_uid
      where o.status = 'PENDING_APPROVAL' and n.parent_uid = 'saltbush-base' and o.unit_uid <> 'saltbush-emergency'
        and o.cost_centre is not null and o.total_cents - o.own_share_cents > ${LEFT}::int
      order by o.placed_at desc, o.code desc limit 1`,
  );
  if (!order) throw new Error("no order of the hospital waits for an approval");
  const stamps = { addedAt: today, updatedAt: today };
  const its = { organisationUid: ORGANISATION, currency: order.currency, ...stamps };
  await db.insert(purchaseLimits).values([
    {
      ...its,
      code: "SV-ORDER-LIMIT",
      name: `One order, ${order.unit_name}`,
      unitUid: order.unit_uid,
      type: "B2BOrderThresholdPermission",
      thresholdCents: Math.floor((order.cents * 0.8) / 1000) * 1000,
    },
    {
      ...its,
      code: "SV-MONTH-LIMIT",
      name: `A month, ${order.unit_name}`,
      unitUid: order.unit_uid,
      type: "B2BOrderThresholdTimespanPermission",
      period: "MONTH",
      thresholdCents: 120_000,
    },
    {
      ...its,
      code: "SV-OVER-BUDGET",
      name: "More than is left of a budget",
      unitUid: ORGANISATION,
      type: "B2BBudgetExceededPermission",
      thresholdCents: 100_000,
    },
  ]);
  await db.execute(sql`insert into purchase_limit_people (limit_code, customer_id)
    select l.code, u.customer_id from users u, (values ('SV-ORDER-LIMIT'), ('SV-MONTH-LIMIT')) as l (code)
    where u.unit_uid = ${order.unit_uid} and u.active and not 'b2bapprovergroup' = any(u.groups)`);
  await db.insert(userGroupLimits).values({ groupUid: "SV-LEADS", limitCode: "SV-OVER-BUDGET" });
  await addBudget(db, order, today, its);
  await sendUp(db, order);
}

/** The year of the hospital begins in July. */
async function addBudget(
  db: Database,
  order: Waiting,
  today: Date,
  its: { organisationUid: string; currency: string; addedAt: Date; updatedAt: Date },
): Promise<void> {
  const day = isoDate(today);
  const { start: startsOn, end: endsOn } = periodHolding("financial-year", day, {
    region: "AU",
    hiredOn: day,
  });
  const year = yearOf(startsOn);
  const [used] = await rowsOf<{ cents: number }>(
    db,
    sql`select coalesce(sum(o.total_cents - o.own_share_cents), 0)::int as cents from orders o
      where o.cost_centre ->> 'code' = ${order.centre} and o.code <> ${order.code}
        and o.status not in ('CANCELLED', 'REJECTED')
        and o.placed_at >= (${startsOn}::timestamp at time zone ${TIME_ZONE})`,
  );
  await db.insert(budgets).values({
    ...its,
    code: `BU-${order.centre}-${String(year + 1).slice(2)}`,
    name: `Uniform year ${year}/${String(year + 1).slice(2)}`,
    unitUid: order.unit_uid,
    costCentreCode: order.centre,
    amountCents: used!.cents + LEFT,
    startsOn,
    endsOn,
  });
}

async function sendUp(db: Database, order: Waiting): Promise<void> {
  const judged: OrderToEvaluate = {
    organisationUid: ORGANISATION,
    timeZone: TIME_ZONE,
    customerId: order.customer_id,
    unitUid: order.unit_uid,
    currency: order.currency,
    cents: order.cents,
    costCentre: order.centre,
    at: new Date(order.placed_at),
    code: order.code,
  };
  await routeOrder(db, order.code, await evaluateOrder(db, judged, true));
}
