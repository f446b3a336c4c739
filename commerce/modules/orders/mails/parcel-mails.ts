import { asc, eq, sql } from "drizzle-orm";
import { rowsOf, type Database } from "../../../database/connection";
import { type Garment, type MailShop, type Message } from "../../mail";
import { notifiedPersonColumns, type NotifiedPerson, notify, shopOfNotified } from "../../preferences";
import { orderedProduct } from "../showing/present";
import { type consignments, orderEntries } from "../tables";
import { orderPath } from "./facts";
import { productGarment } from "./garments";

type Parcel = Pick<
  typeof consignments.$inferSelect,
  "orderCode" | "code" | "carrier" | "trackingId" | "lines"
>;

/** @param garments what is in the parcel. */
export function parcelMessage(
  shop: MailShop,
  { orderCode, code, carrier, trackingId }: Omit<Parcel, "lines">,
  garments: readonly Garment[],
): Message {
  const subject = `A parcel of order ${orderCode} is on its way`;
  return {
    shop,
    subject,
    heading: "Your parcel is on its way",
    code: orderCode,
    opening: [`${subject}.`],
    facts: [
      { label: "Parcel", value: code },
      ...(trackingId ? [{ label: carrier ?? "Tracking number", value: trackingId }] : []),
    ],
    sections: garments.length > 0 ? [{ title: "In this parcel", garments }] : [],
    button: { label: `See order ${orderCode}`, path: orderPath(orderCode) },
    next: [
      "Follow the parcel on the order’s page.",
      "Try everything on with its tags. If something does not fit or is faulty, start an exchange from the order’s page.",
    ],
    why: "this is your order",
    settings: "topic",
  };
}

/** Queues what tells the person of an order that a parcel is on its way, in the transaction that says so. */
export async function notifySent(
  db: Database,
  parcel: Parcel,
  storefrontUrl: (site: string) => string,
  now: Date,
): Promise<void> {
  const { orderCode, code } = parcel;
  const people = await rowsOf<NotifiedPerson>(
    db,
    sql`select ${notifiedPersonColumns} from orders r join users u on u.customer_id = r.customer_id
      join organisations o on o.uid = u.organisation_uid where r.code = ${orderCode} and u.active`,
  );
  if (people.length === 0) return;
  const garments = await garmentsIn(db, parcel);
  const told = people.map((person) => {
    const message = parcelMessage(shopOfNotified(person, storefrontUrl), parcel, garments);
    return { person, about: `parcel-sent ${code}`, message, text: `${message.subject}.` };
  });
  await notify(db, "parcel-sent", told, now);
}

/** What is in a parcel, without amounts. */
async function garmentsIn(db: Database, { orderCode, lines }: Parcel): Promise<Garment[]> {
  const entries = await db
    .select({ entryNumber: orderEntries.entryNumber, product: orderEntries.product })
    .from(orderEntries)
    .where(eq(orderEntries.orderCode, orderCode))
    .orderBy(asc(orderEntries.entryNumber));
  return entries.flatMap(({ entryNumber, product }) => {
    const line = lines.find((one) => one.entryNumber === entryNumber);
    return line ? [productGarment(orderedProduct(product, ""), line.quantity)] : [];
  });
}
