import { sql, type SQL } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { occDate } from "../../http/dates";
import { notFound } from "../../http/errors";
import { formatMoney } from "../../http/money";
import { pageOf } from "../../http/paging";
import { voucherCodeOf, type OfferRow } from "../promotions";
import { SORTS, type Sort } from "./contract";
import { stateOf } from "./state";

export type CouponCall = Pick<Call, "db" | "about" | "now">;

export type CouponRow = Pick<
  OfferRow,
  | "code"
  | "title"
  | "minimumCents"
  | "startsAt"
  | "endsAt"
  | "mostUses"
  | "mostUsesPerPerson"
  | "uses"
  | "usesOfPerson"
> & { claimed: boolean; notify: boolean };

const columns = sql`p.code, p.title, p.minimum_cents as "minimumCents", p.starts_at as "startsAt", p.ends_at as "endsAt",
  p.most_uses as "mostUses", p.most_uses_per_person as "mostUsesPerPerson", p.uses, p.own as "usesOfPerson",
  c.customer_id is not null as claimed, c.notify_at is not null as notify`;

/** Vouchers `p` that the person may use, with their uses, and the rows `c` of the person's list. */
const vouchers = ({ about }: CouponCall): SQL => sql`(
  select v.*, case when v.most_uses is null then 0
      else (select count(*)::int from voucher_redemptions r where r.promotion_code = v.code) end as uses,
    case when v.most_uses_per_person is null then 0
      else (select count(*)::int from voucher_redemptions r
        where r.promotion_code = v.code and r.customer_id = ${about.user.customerId}) end as own
  from promotions v
  where v.kind = 'voucher' and v.site = ${about.organisation.site}
    and (v.organisation_uid is null or v.organisation_uid = ${about.organisation.uid})
    and (v.currency is null or v.currency = ${about.unit.currency})) p
  left join customer_coupons c on c.promotion_code = p.code and c.customer_id = ${about.user.customerId}`;

/** As `stateOf` says it, for paging. */
const hasEnded = ({ now }: CouponCall): SQL => sql`(p.ends_at <= ${now().toISOString()}::timestamptz
  or coalesce(p.uses >= p.most_uses, false) or coalesce(p.own >= p.most_uses_per_person, false))`;

const ORDER: Record<Sort, SQL> = {
  "startDate:asc": sql`p.starts_at, p.code`,
  "startDate:desc": sql`p.starts_at desc, p.code`,
  "endDate:asc": sql`p.ends_at, p.code`,
  "endDate:desc": sql`p.ends_at desc, p.code`,
};

/**
 * A page of the coupons that a person claimed, in two statements. A page past the end is empty and has the true totals.
 * @param asked.ended those that cannot be used any more instead of the others.
 */
export async function listCoupons(
  call: CouponCall,
  asked: { currentPage?: number; pageSize?: number; sort?: string; ended?: boolean },
) {
  const page = pageOf(asked);
  const sort = SORTS.find((one) => one === asked.sort) ?? "startDate:asc";
  const source = sql`from ${vouchers(call)} where c.customer_id is not null`;
  const rows = await rowsOf<CouponRow>(
    call.db,
    sql`select ${columns} ${source} and ${hasEnded(call)} = ${asked.ended ?? false}
      order by ${ORDER[sort]} limit ${page.pageSize} offset ${page.offset}`,
  );
  const [counts] = await rowsOf<{ usable: number; ended: number }>(
    call.db,
    sql`select count(*) filter (where not ${hasEnded(call)})::int as usable,
      count(*) filter (where ${hasEnded(call)})::int as ended ${source}`,
  );
  const total = asked.ended ? counts!.ended : counts!.usable;
  return {
    coupons: rows.map((row) => viewOf(row, call)),
    pagination: {
      page: page.currentPage,
      count: page.pageSize,
      totalCount: total,
      totalPages: Math.ceil(total / page.pageSize),
    },
    sorts: sortsOf(sort),
    counts: counts!,
  };
}

/** The chosen sort first, as clients of this list shape read it. */
const sortsOf = (chosen: Sort) =>
  [chosen, ...SORTS.filter((one) => one !== chosen)].map((sort) => {
    const [code, way] = sort.split(":");
    return { code: code!, asc: way === "asc" };
  });

/** @throws OccError 404 for a code that is no voucher the person may use; whose it is is not told. */
export async function couponRow(call: CouponCall, entered: string): Promise<CouponRow> {
  const code = voucherCodeOf(entered);
  const [row] = await rowsOf<CouponRow>(
    call.db,
    sql`select ${columns} from ${vouchers(call)} where p.code = ${code}`,
  );
  if (!row) {
    throw notFound(`There is no coupon with the code ${code}.`, { subject: code, subjectType: "coupon" });
  }
  return row;
}

/** One coupon, claimed or not. @throws OccError 404 as `couponRow`. */
export const showCoupon = async (call: CouponCall, code: string) => viewOf(await couponRow(call, code), call);

export function viewOf(row: CouponRow, { now, about }: Pick<CouponCall, "now" | "about">) {
  return {
    couponId: row.code,
    name: row.title,
    description: wordsOf(row, about.unit.currencySymbol),
    startDate: occDate(new Date(row.startsAt)),
    endDate: occDate(new Date(row.endsAt)),
    ...stateOf(row, now()),
    notificationOn: row.notify,
    allProductsApplicable: true,
    claimed: row.claimed,
  };
}

/** "For goods of the catalogue from $40.00 before GST. One order a person." */
function wordsOf({ minimumCents, mostUsesPerPerson }: CouponRow, symbol: string): string {
  const from = minimumCents > 0 ? ` from ${formatMoney(minimumCents, symbol)} before GST` : "";
  const times =
    mostUsesPerPerson === null
      ? ""
      : ` ${mostUsesPerPerson === 1 ? "One order" : `${mostUsesPerPerson} orders`} a person.`;
  return `For goods of the catalogue${from}.${times}`;
}
