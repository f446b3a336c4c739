import { sql, type SQL } from "drizzle-orm";
import { calendarPeriod, dayOf, startOfDay } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import { givenUp } from "../../http/given-up";
import { personNameOf } from "../../http/person-name";
import { POLICY } from "../../http/policy";
import { waitsForDecision } from "../../http/waits-for-decision";
import { unitsAbove } from "../organisation";
import {
  type BudgetFact,
  type Candidate,
  type Limit,
  type OrderFacts,
  type Period,
  limitOfOneOrder,
  PERIODS,
} from "./evaluate";

/** An order that is about to be placed or decided, as judging needs it. */
export interface OrderToEvaluate {
  organisationUid: string;
  timeZone: string;
  customerId: string;
  unitUid: string;
  /** Who placed it in that person's name. */
  placedBy?: string;
  currency: string;
  /** Inc. GST that the organisation pays: the total without the wearer's own share. */
  cents: number;
  /** The code of the cost centre. */
  costCentre?: string;
  /** When it was placed, or now. */
  at: Date;
  /** Its code, if it stands among the orders already. */
  code?: string;
}

/** What the organisation pays of an order `o`. */
const chargedCents = sql`(o.total_cents - o.own_share_cents)`;
/**
 * What finished returns of an order `o` gave back to the organisation, inc. GST. Only goods outside packs are refunded,
 * to whoever paid for them: the account, if the order was charged to one, else the person.
 */
const refundedCents = sql`(case when o.account_cents = 0 then 0 else coalesce((
    select sum(r.goods_cents + r.tax_cents - r.post_cents) from return_requests r
    where r.order_code = o.code and r.status = 'COMPLETED'), 0) end)`;
/** Orders `o` that wait for a decision. */
const waiting = waitsForDecision();
const given = givenUp();
/** Waiting orders `o` that did not fit their budget and so hold nothing of it. */
const holdsNothing = sql`exists (select from approval_routes r where r.order_code = o.code and not r.holds)`;

const PERSON_LOCK = 5_302_002;
const CENTRE_LOCK = 5_302_003;

/** Waits for everybody else who changes what is charged to a cost centre, until the transaction ends. */
export const lockCentre = (db: Database, code: string): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(${CENTRE_LOCK}, hashtext(${code}))`);

/** Of two orders at once, of a person or of a cost centre, the second is judged after the first is placed. */
export const lockOrder = (db: Database, { customerId, costCentre }: OrderToEvaluate): Promise<unknown> =>
  db.execute(sql`select pg_advisory_xact_lock(${PERSON_LOCK}, hashtext(${customerId}))
    ${costCentre ? sql`, pg_advisory_xact_lock(${CENTRE_LOCK}, hashtext(${costCentre}))` : sql``}`);

/** The orders `o` that a budget `b` is charged with, of an organisation in a time zone. */
const ordersOfBudget = (timeZone: string | SQL, exceptCode?: string): SQL => sql`
  o.cost_centre ->> 'code' = b.cost_centre_code and o.currency = b.currency and not ${given}
  and o.placed_at >= (b.starts_on::timestamp at time zone ${timeZone})
  and o.placed_at < ((b.ends_on + 1)::timestamp at time zone ${timeZone})
  ${exceptCode ? sql`and o.code <> ${exceptCode}` : sql``}`;

/** What is spent and held of a budget `b`: two columns in cents. */
export const usedOfBudget = (timeZone: string | SQL, exceptCode?: string): SQL => sql`
  (select coalesce(sum(${chargedCents} - ${refundedCents}) filter (where not ${waiting}), 0)::bigint as spent,
      coalesce(sum(${chargedCents}) filter (where ${waiting} and not ${holdsNothing}), 0)::bigint as held,
      count(*) filter (where not ${waiting})::int as spent_orders,
      count(*) filter (where ${waiting} and not ${holdsNothing})::int as held_orders
    from orders o where ${ordersOfBudget(timeZone, exceptCode)})`;

/** The purchase limits of a person, their own and those of their groups, as a JSON list. */
const limitsOf = (customerId: SQL): SQL => sql`(select coalesce(json_agg(json_build_object('code', l.code,
    'type', l.type, 'thresholdCents', l.threshold_cents, 'period', l.period, 'currency', l.currency)), '[]'::json)
  from purchase_limits l where l.active and l.code in (
    select p.limit_code from purchase_limit_people p where p.customer_id = ${customerId}
    union select x.limit_code from user_group_members m join user_group_limits x on x.group_uid = m.group_uid
      where m.customer_id = ${customerId}))`;

/** The limit that says how much each of these people may allow of one order of a currency; one statement. */
export async function orderLimitsOf(
  db: Database,
  customerIds: readonly string[],
  currency: string,
): Promise<Map<string, Limit | undefined>> {
  const rows = await rowsOf<{ id: string; limits: Limit[] }>(
    db,
    sql`select u.customer_id as id, ${limitsOf(sql`u.customer_id`)} as limits from users u
      where u.customer_id = any(${sql.param([...customerIds])}::text[])`,
  );
  return new Map(rows.map(({ id, limits }) => [id, limitOfOneOrder(limits, currency)]));
}

/** The instants at which each period that an order belongs to begins and ends, in its organisation's time zone. */
function periodsOf({ at, timeZone }: OrderToEvaluate) {
  const day = dayOf(at, timeZone);
  return PERIODS.map((period) => {
    const { first, next } = calendarPeriod(period, day);
    const instant = (of: string) => sql`${startOfDay(of, timeZone).toISOString()}::timestamptz`;
    return { period, day, start: instant(first), end: instant(next) };
  });
}

/**
 * What judging an order needs: its orderer's other orders in each period of the organisation's time zone, the budget of
 * its cost centre for its day, and somebody's limits; one statement.
 * @param of whose limits: the orderer's, or those of the person who decides.
 */
export async function factsOf(
  db: Database,
  order: OrderToEvaluate,
  of = order.customerId,
): Promise<{ facts: OrderFacts; limits: Limit[] }> {
  const { timeZone } = order;
  // An order that is decided later than its period belongs to its own all the same, and those after it do not count.
  const periods = periodsOf(order);
  const sums = periods.map(
    ({ period, start, end }) =>
      sql`${period}::text, coalesce(sum(${chargedCents}) filter (where o.placed_at >= ${start}
        and o.placed_at < ${end}), 0)`,
  );
  const all = (which: "start" | "end") =>
    sql.join(
      periods.map((one) => one[which]),
      sql`, `,
    );
  const [row] = await rowsOf<{
    limits: Limit[];
    earlier: Record<Period, number>;
    budget: BudgetFact | null;
  }>(
    db,
    sql`select ${limitsOf(sql`${of}`)} as limits,
      (select json_build_object(${sql.join(sums, sql`, `)}) from orders o
        where o.customer_id = ${order.customerId} and o.currency = ${order.currency} and not ${given}
          and o.placed_at >= least(${all("start")}) and o.placed_at < greatest(${all("end")})
          ${order.code ? sql`and o.code <> ${order.code}` : sql``}) as earlier,
      (select json_build_object('code', b.code, 'name', b.name, 'amountCents', b.amount_cents,
          'spentCents', x.spent, 'heldCents', x.held)
        from budgets b, lateral ${usedOfBudget(timeZone, order.code)} x
        where b.cost_centre_code = ${order.costCentre ?? null} and b.active and b.currency = ${order.currency}
          and ${dayOf(order.at, timeZone)}::date between b.starts_on and b.ends_on
        order by b.code limit 1) as budget`,
  );
  const { limits, earlier, budget } = row!;
  return {
    limits,
    facts: {
      cents: order.cents,
      currency: order.currency,
      earlierCents: earlier,
      budget: budget ?? undefined,
    },
  };
}

/** Units above that an administrator without one of them is put behind. */
const ELSEWHERE = 1000;

/**
 * Everybody who may decide about an order: the approvers and administrators of its unit and of the units above, and the
 * other administrators of the organisation after them. Nobody of it who ordered or placed it. One statement.
 */
export const candidatesOf = (db: Database, order: OrderToEvaluate): Promise<Candidate[]> =>
  rowsOf<Candidate>(
    db,
    sql`
    select u.customer_id as "customerId", ${personNameOf("u")} as name, n.name as unit,
      coalesce(a.steps, ${ELSEWHERE}::int) as distance, 'b2badmingroup' = any(u.groups) as administrator,
      'b2bapprovergroup' = any(u.groups) as approver, ${limitsOf(sql`u.customer_id`)} as limits
    from users u join units n on n.uid = u.unit_uid left join ${unitsAbove(order.unitUid)} a on a.uid = u.unit_uid
    where u.active and u.organisation_uid = ${order.organisationUid}
      and u.customer_id <> all(${sql.param([order.customerId, order.placedBy ?? order.customerId])}::text[])
      and u.groups && ${sql.param([...POLICY["approve-orders"].groups])}::text[]
      and (a.uid is not null or 'b2badmingroup' = any(u.groups))
    order by u.last_name, u.first_name, u.customer_id`,
  );
