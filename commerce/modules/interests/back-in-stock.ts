import { lt, sql } from "drizzle-orm";
import { timeBefore } from "../../calendar";
import { rowsOf, type Database } from "../../database/connection";
import type { MailShop, Message } from "../mail";
import { stockTitle, stockUrl } from "../notices";
import type { BackInStock } from "../notices/tables";
import {
  NOTIFIED_AT_ONCE,
  notifyInBatches,
  notifiedPersonColumns,
  type NotifiedPerson,
  shopOfNotified,
} from "../preferences";
import { KEPT_DAYS } from "../../database/kept";
import { productInterests } from "./tables";

type Back = NotifiedPerson & { about: string; customerId: string; details: BackInStock };

/** Marks what is on the shelf again as told, and writes a notice of each. */
export const noteBackInStock = (db: Database, now: Date): Promise<Back[]> =>
  rowsOf<Back>(
    db,
    sql`with due as (
      select i.customer_id, i.sku from product_interests i
      join stock_levels l on l.sku = i.sku join variants v on v.sku = i.sku
      join users u on u.customer_id = i.customer_id
      join assortments a on a.style_code = v.style_code and a.organisation_uid = u.organisation_uid
      where i.told_at is null and l.on_hand > 0 and v.active and u.active
      order by i.customer_id, i.sku limit ${NOTIFIED_AT_ONCE} for update of i skip locked),
    back as (
      update product_interests i set told_at = ${now.toISOString()}::timestamptz from due
      where i.customer_id = due.customer_id and i.sku = due.sku returning i.customer_id, i.sku, i.added_at),
    written as (
      insert into notices (customer_id, kind, about, at, details)
      select b.customer_id, 'stock', 'stock ' || b.sku || ' ' || to_json(b.added_at)::text, ${now.toISOString()}::timestamptz,
        jsonb_build_object('styleCode', s.code, 'name', s.name, 'colourCode', v.colour_code, 'colour',
          coalesce(k.name, ''), 'size', v.size, 'dimension', v.dimension, 'askedAt', b.added_at)
      from back b join variants v on v.sku = b.sku join styles s on s.code = v.style_code
      left join style_colours k on k.style_code = s.code and k.code = v.colour_code
      on conflict (customer_id, about) do nothing returning customer_id, about, details)
    select w.about, w.details, w.customer_id as "customerId", ${notifiedPersonColumns}
    from written w join users u on u.customer_id = w.customer_id
    join organisations o on o.uid = u.organisation_uid`,
  );

/** Tells everybody who follows something that it is back in stock, once. */
export const notifyBackInStock = (
  db: Database,
  now: Date,
  storefrontUrl: (site: string) => string,
): Promise<void> =>
  notifyInBatches(db, "back-in-stock", now, {
    note: (tx) => noteBackInStock(tx, now),
    told: ({ about, customerId, details, ...person }) => {
      const message = backInStockMessage(shopOfNotified(person, storefrontUrl), details);
      return { person, about: `${about} ${customerId}`, message, text: `${message.subject}.` };
    },
  });

export function backInStockMessage(shop: MailShop, details: BackInStock): Message {
  const { name, colour, size, dimension } = details;
  const subject = stockTitle(details);
  return {
    shop,
    subject,
    heading: "Back in stock",
    opening: [`What you asked us about is in stock again. ${subject.replace(/^Back in stock: /, "")}.`],
    facts: [
      { label: "Item", value: name },
      { label: "Colour", value: colour },
      { label: "Size", value: [size, dimension].filter(Boolean).join(" ") },
    ],
    button: { label: "See it in the shop", path: stockUrl(details) },
    next: ["Nothing is reserved for you.", "To hear about the next time, ask again on its page."],
    why: "you asked us to tell you",
    settings: "topic",
  };
}

/** Forgets what somebody asked for long ago. */
export async function sweepInterests(db: Database, now: Date): Promise<void> {
  const since = timeBefore(now, { days: KEPT_DAYS["sweep-interests"].added });
  await db.delete(productInterests).where(lt(productInterests.addedAt, since));
}
