import { sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../../database/connection";
import { notify, notifiedPersonColumns, type NotifiedPerson } from "../../preferences";
import type { consignments } from "../tables";

type Parcel = Pick<typeof consignments.$inferSelect, "orderCode" | "code" | "carrier" | "trackingId">;

/** Queues what tells the person of an order that a parcel is on its way, in the transaction that says so. */
export async function notifySent(
  db: Database,
  { orderCode, code, carrier, trackingId }: Parcel,
  storefrontUrl: (site: string) => string,
  now: Date,
): Promise<void> {
  const rows = await rowsOf<NotifiedPerson & { site: string }>(
    db,
    sql`select o.site, ${notifiedPersonColumns} from orders r join users u on u.customer_id = r.customer_id
      join organisations o on o.uid = u.organisation_uid where r.code = ${orderCode} and u.active`,
  );
  const subject = `A parcel of order ${orderCode} is on its way`;
  const told = rows.map(({ site, ...person }) => ({
    person,
    about: `parcel-sent ${code}`,
    subject,
    opening: [`${subject}.`],
    blocks: trackingId
      ? [{ title: "Parcel", facts: [{ label: carrier ?? "Tracking number", value: trackingId }] }]
      : [],
    link: {
      label: `See order ${orderCode}`,
      url: `${storefrontUrl(site)}/my-account/orders/${encodeURIComponent(orderCode)}`,
    },
    text: `${subject}.`,
  }));
  await notify(db, "parcel-sent", told, now);
}
