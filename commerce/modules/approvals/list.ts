import { sql, type SQL } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { containing } from "../../database/containing";
import { rowsOf } from "../../database/connection";
import { occDate } from "../../http/dates";
import { priceOf } from "../../http/money";
import { isWhole, pageOf, pagination, sortsOf } from "../../http/paging";
import { todayOf } from "../../http/today";
import {
  endOf,
  type FirstGoods,
  firstClasses,
  firstGoods,
  firstProducts,
  orderFingerprint,
  statusDisplay,
  withoutPack,
} from "../orders";
import type { EventData, EventPerson, orders, RestrictedStyle } from "../orders/tables";
import type { Reason } from "../limits";
import type { UrgentReason } from "../organisation/tables";
import { type LapsedPack, lapsedPacksJson } from "../entitlement";
import { chargeWords } from "../packs";
import { hasCause } from "./causes";
import { ACTIONED_SORTS, type ListBody, PENDING_SORTS } from "./contract";
import {
  type ApprovalCall,
  hidesSizes,
  inScope,
  isDecided,
  ordersWithDecision,
  waitingInScope,
  waits,
} from "./scope";
import { leavingOf } from "./left";
import { decisionView, triggerOf } from "./present";

/** pending waits for a decision, actioned has one, any is both; placed is every order of a person. */
export type Kind = "pending" | "actioned" | "any" | "placed";

type OrderState = (typeof orders.$inferSelect)["status"];
type Asked = z.infer<typeof ListBody>;

const KINDS: Record<Kind, (call: ApprovalCall) => SQL> = {
  pending: waits,
  actioned: () => isDecided,
  any: (call) => sql`(${waits(call)} or ${isDecided})`,
  placed: () => sql`true`,
};

const ORDER: Record<string, SQL> = {
  placed: sql`o.placed_at, o.code`,
  "-placed": sql`o.placed_at desc, o.code desc`,
  decided: sql`o.decided_at, o.code`,
  "-decided": sql`o.decided_at desc, o.code desc`,
  wearer: sql`lower(o.ordered_by), o.code`,
  "-wearer": sql`lower(o.ordered_by) desc, o.code`,
  unit: sql`lower(n.name), o.code`,
  "-unit": sql`lower(n.name) desc, o.code`,
};

/** Orders `o` with their orderer, unit and route. */
const withPeople = (found: SQL): SQL => sql`
  ${found} join units n on n.uid = o.unit_uid
  left join users u on u.customer_id = o.customer_id
  left join approval_routes route on route.order_code = o.code`;

/** Whether something of an order `o` is of a pack. What is hidden must not be found out by asking. */
const hasPack = (call: ApprovalCall, pack: string): SQL =>
  hidesSizes(call)
    ? sql`false`
    : sql`exists (select from order_entries e where e.order_code = o.code and e.pack_id = ${pack})`;

function conditions(
  call: ApprovalCall,
  kind: Kind,
  { search = "", filters = {} }: Asked,
  customerId?: string,
) {
  const like = containing(search.trim());
  const { timeZone } = call.about.organisation;
  const at = kind === "actioned" ? sql`o.decided_at` : sql`o.placed_at`;
  const midnight = (day: string, days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone ${timeZone})`;
  // A total that is not shown must not be found out by asking.
  const total = (is: SQL, dollars: number) =>
    sql`(o.total_cents ${is} ${Math.round(dollars * 100)} and (${call.about.user.priceEnabled} or o.prices_shown))`;
  return sql.join(
    [
      inScope(call),
      KINDS[kind](call),
      ...(customerId ? [sql`o.customer_id = ${customerId}`] : []),
      ...(search.trim()
        ? [
            sql`(o.code ilike ${like} or o.ordered_by ilike ${like} or u.wearer_id ilike ${like}
              or o.purchase_order_number ilike ${like})`,
          ]
        : []),
      ...(filters.codes ? [sql`o.code = any(${sql.param(filters.codes)}::text[])`] : []),
      ...(filters.unit ? [sql`o.unit_uid = ${filters.unit}`] : []),
      ...(filters.pack ? [hasPack(call, filters.pack)] : []),
      ...(filters.decision
        ? [sql`d.to_state = ${filters.decision === "APPROVE" ? "APPROVED" : "REJECTED"}`]
        : []),
      ...(filters.cause ? [hasCause(filters.cause)] : []),
      ...(filters.totalFrom === undefined ? [] : [total(sql`>=`, filters.totalFrom)]),
      ...(filters.totalTo === undefined ? [] : [total(sql`<=`, filters.totalTo)]),
      ...(filters.from ? [sql`${at} >= ${midnight(filters.from, 0)}`] : []),
      ...(filters.to ? [sql`${at} < ${midnight(filters.to, 1)}`] : []),
    ],
    sql` and `,
  );
}

interface Row {
  code: string;
  placed_at: string;
  status: OrderState;
  customer_id: string;
  ordered_by: string;
  purchase_order_number: string | null;
  currency: string;
  prices_shown: boolean;
  sub_total_cents: number;
  delivery_cents: number;
  tax_cents: number;
  total_cents: number;
  credit_cents: number;
  account_cents: number;
  subsidy_cents: number;
  own_share_cents: number;
  points: number;
  unit_uid: string;
  unit_name: string;
  currency_symbol: string;
  gst_rate: number;
  wearer_id: string | null;
  first_name: string | null;
  pieces: number;
  reasons: Reason[] | null;
  urgent_reason: UrgentReason | null;
  restricted_styles: RestrictedStyle[] | null;
  lapsed: LapsedPack[] | null;
  ends_on: string | null;
  decided_at: string | null;
  to_state: string | null;
  by: EventPerson | null;
  on_behalf_of: EventPerson | null;
  note: string | null;
  data: EventData | null;
  /** Only if the list shows them. */
  goods?: FirstGoods;
}

/** Over all pages: how many there are, and what those that were found come to. */
interface Counts {
  total: number;
  pending: number;
  actioned: number;
  oldest: string | null;
  cents: number | null;
  currency: string | null;
  symbol: string | null;
  /** Whether the sum may be told: one currency, and every total is shown to the caller. */
  shown: boolean;
}

/**
 * A page of the orders in the caller's scope, in two statements. A page past the end is empty and has the true
 * totals.
 * @param customerId only this person's orders.
 * @param mediaBaseUrl where pictures are; with it, each order has its first goods.
 */
export async function listApprovals(
  call: ApprovalCall,
  kind: Kind,
  asked: Asked,
  { customerId, mediaBaseUrl }: { customerId?: string; mediaBaseUrl?: string } = {},
) {
  const page = pageOf(asked);
  const names: Record<string, string> = kind === "actioned" ? ACTIONED_SORTS : PENDING_SORTS;
  const first = kind === "placed" ? "-placed" : Object.keys(names)[0]!;
  const sort = asked.sort && Object.hasOwn(names, asked.sort) ? asked.sort : first;
  const where = conditions(call, kind, asked, customerId);
  // What waits stands before what is decided.
  const order = kind === "any" ? sql`${waits(call)} desc, ${ORDER[sort]!}` : ORDER[sort]!;
  const rows = await readRows(call, where, order, page, mediaBaseUrl !== undefined);
  // Counting needs the decision of an order only if it is asked for.
  const counted = withPeople(asked.filters?.decision ? ordersWithDecision : sql`orders o`);
  // The list of everything that waits, or of everything that was decided, is one of the two counts itself.
  const all = !customerId && isWhole(asked);
  const [counts] = await rowsOf<Counts>(
    call.db,
    sql`select found.*, waiting.*, decided.* from
      (select count(*)::int as total, sum(o.total_cents)::float8 as cents, min(o.currency) as currency,
          min(n.currency_symbol) as symbol, min(o.placed_at) as first,
          coalesce(min(o.currency) = max(o.currency)
            and (${call.about.user.priceEnabled} or bool_and(o.prices_shown)), false) as shown
        from ${counted} where ${where}) found,
      lateral (${
        all && kind === "pending"
          ? sql`select found.total as pending, found.first as oldest`
          : sql`select count(*)::int as pending, min(o.placed_at) as oldest
              from orders o where ${waitingInScope(call)}`
      }) waiting,
      lateral (${
        all && kind === "actioned"
          ? sql`select found.total as actioned`
          : sql`select count(*)::int as actioned from orders o where ${isDecided} and ${inScope(call)}`
      }) decided`,
  );
  const { total, pending, actioned, oldest, cents, currency, symbol, shown } = counts!;
  return {
    orders: rows.map((row) => ({
      ...rowView(call, row),
      firstProducts: row.goods && firstProducts(row.goods, mediaBaseUrl ?? ""),
    })),
    pagination: pagination(page, total, sort),
    sorts: sortsOf(names, sort),
    totalOfAll: shown ? priceOf(cents!, currency!, symbol!) : undefined,
    pendingCount: pending,
    actionedCount: actioned,
    oldestPlaced: oldest ? occDate(new Date(oldest)) : undefined,
  };
}

const goodsFor = (call: ApprovalCall) => (hidesSizes(call) ? firstClasses : firstGoods)(sql`o.code`);

const readRows = (
  call: ApprovalCall,
  where: SQL,
  order: SQL,
  { pageSize, offset }: { pageSize: number; offset: number },
  goods: boolean,
) =>
  rowsOf<Row>(
    call.db,
    sql`select o.code, o.placed_at, o.status, o.customer_id, o.ordered_by, o.purchase_order_number, o.currency,
        o.prices_shown, o.sub_total_cents, o.delivery_cents, o.tax_cents, o.total_cents, o.credit_cents,
        o.account_cents, o.subsidy_cents, o.own_share_cents, o.points,
        n.uid as unit_uid, n.name as unit_name, n.currency_symbol, n.gst_rate, u.wearer_id, u.first_name,
        case when o.status = 'PENDING_APPROVAL' then u.ends_on::text end as ends_on,
        (select coalesce(sum(e.quantity), 0)::int from order_entries e where e.order_code = o.code) as pieces,
        case when o.status = 'PENDING_APPROVAL' then ${lapsedPacksJson(sql`o.code`, todayOf(call))} end as lapsed,
        o.urgent_reason, o.restricted_styles, route.reasons, d.at as decided_at, d.to_state, d.by, d.on_behalf_of, d.note, d.data
        ${goods ? sql`, ${goodsFor(call)} as goods` : sql``}
      from ${withPeople(ordersWithDecision)} where ${where} order by ${order} limit ${pageSize} offset ${offset}`,
  );

const decisionOfRow = ({ decided_at: at, to_state: to, by, on_behalf_of: onBehalfOf, note, data }: Row) =>
  at && to ? decisionView({ at: new Date(at), to, by, onBehalfOf, note, data }) : undefined;

function rowView(call: ApprovalCall, row: Row) {
  const { about } = call;
  const { organisation } = about;
  const unit = { ...about.unit, gstRate: row.gst_rate, currencySymbol: row.currency_symbol };
  const pricesShown = row.prices_shown || about.user.priceEnabled;
  const charged = {
    subTotalCents: row.sub_total_cents,
    deliveryCents: row.delivery_cents,
    taxCents: row.tax_cents,
    totalCents: row.total_cents,
    creditCents: row.credit_cents,
    accountCents: row.account_cents,
    subsidyCents: row.subsidy_cents,
    ownShareCents: row.own_share_cents,
    points: row.points,
    pieces: row.pieces,
    pricesShown,
    ...endOf(row.status),
  };
  return {
    code: row.code,
    placed: occDate(new Date(row.placed_at)),
    status: row.status,
    statusDisplay: statusDisplay(row.status),
    wearer: { customerId: row.customer_id, name: row.ordered_by, wearerId: row.wearer_id ?? "" },
    orgUnit: { uid: row.unit_uid, name: row.unit_name },
    totalUnitCount: row.pieces,
    total: pricesShown ? priceOf(row.total_cents, row.currency, row.currency_symbol) : undefined,
    charged: chargeWords(charged, { unit, organisation, payer: row.first_name ?? row.ordered_by }).brief,
    purchaseOrderNumber: row.purchase_order_number ?? undefined,
    trigger: triggerOf(
      organisation,
      { reasons: row.reasons, urgent: row.urgent_reason, restricted: row.restricted_styles },
      {
        currency: row.currency,
        symbol: row.currency_symbol,
        pricesShown,
      },
    ),
    fingerprint: orderFingerprint(charged),
    leaving: leavingOf({ endsOn: row.ends_on }, todayOf(call)),
    lapsedPacks: (hidesSizes(call) ? row.lapsed?.map(withoutPack) : row.lapsed) ?? undefined,
    decision: decisionOfRow(row),
  };
}
