import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../database/connection";
import { readableTime } from "../../http/dates";
import type { MailShop, Message } from "../mail";
import { couponWords, COUPONS_URL } from "../notices";
import type { CouponNews } from "../notices/tables";
import {
  NOTIFIED_AT_ONCE,
  notifyInBatches,
  notifiedPersonColumns,
  type NotifiedPerson,
  shopOfNotified,
} from "../preferences";
import { SOON_DAYS } from "./state";

type Told = NotifiedPerson & {
  about: string;
  customerId: string;
  details: CouponNews;
};

/**
 * Writes a notice for each coupon with notifications on that has started since they were chosen, or expires soon. What a
 * person was told is not told again, and nothing is told of a coupon that is used up.
 */
export const noteCoupons = (db: Database, now: Date): Promise<Told[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return rowsOf<Told>(
    db,
    sql`with due as (
      select c.customer_id, p.code, p.title, p.ends_at,
        case when p.ends_at <= ${at} + make_interval(days => ${SOON_DAYS}) then 'ends' else 'starts' end as news
      from customer_coupons c join promotions p on p.code = c.promotion_code
      join users u on u.customer_id = c.customer_id
      where c.notify_at is not null and u.active and p.starts_at <= ${at} and p.ends_at > ${at}
        and (p.starts_at > c.notify_at or p.ends_at <= ${at} + make_interval(days => ${SOON_DAYS}))
        and (p.most_uses is null or p.most_uses > (
          select count(*) from voucher_redemptions r where r.promotion_code = p.code))
        and (p.most_uses_per_person is null or p.most_uses_per_person > (
          select count(*) from voucher_redemptions r
          where r.promotion_code = p.code and r.customer_id = c.customer_id))),
    written as (
      insert into notices (customer_id, kind, about, at, details)
      select customer_id, 'coupon', 'coupon ' || news || ' ' || code, ${at},
        jsonb_build_object('code', code, 'title', title, 'news', news, 'endsAt', ends_at)
      from due d where not exists (select 1 from notices x where x.customer_id = d.customer_id
        and x.about = 'coupon ' || d.news || ' ' || d.code)
      order by customer_id, code limit ${NOTIFIED_AT_ONCE}
      on conflict (customer_id, about) do nothing returning customer_id, about, details)
    select w.about, w.details, w.customer_id as "customerId", ${notifiedPersonColumns}
    from written w join users u on u.customer_id = w.customer_id
    join organisations o on o.uid = u.organisation_uid`,
  );
};

/** Tells people that a coupon of theirs starts or is about to expire, each once. */
export const notifyOfCoupons = (
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> =>
  notifyInBatches(db, "coupon", now, {
    note: (tx) => noteCoupons(tx, now),
    told: ({ about, customerId, details, ...person }) => {
      const message = couponMessage(shopOfNotified(person, storefrontUrl), details, person.timeZone);
      return { person, about: `${about} ${customerId}`, message, text: `${message.subject}.` };
    },
  });

/** @param timeZone of the organisation, in which the end is read. */
export function couponMessage(shop: MailShop, details: CouponNews, timeZone: string): Message {
  const { title, more } = couponWords(details, timeZone);
  return {
    shop,
    subject: title,
    heading: title,
    code: details.code,
    opening: [`${title}. ${more}`],
    facts: [
      { label: "Coupon", value: details.code },
      { label: "Expires", value: readableTime(new Date(details.endsAt), timeZone), main: true },
    ],
    button: { label: "See your coupons", path: COUPONS_URL },
    next: ["Choose the coupon in your cart before you check out."],
    why: "you asked to be told about this coupon",
    settings: "topic",
  };
}
