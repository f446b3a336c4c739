import type { Database } from "../../database/connection";
import type { Person } from "../../http/principal";
import { notPlacedWords, replenishmentUrl } from "../notices";
import { notices, type NotPlacedNews } from "../notices/tables";
import { tell } from "../preferences";
import type { Replenishment } from "./place";

/** Tells the owner of a date without an order, in the transaction that notes it. Nobody writes to somebody who left. */
export async function tellNotPlaced(
  { db, now, storefrontUrl }: { db: Database; now: Date; storefrontUrl: (site: string) => string },
  { user, organisation }: Person,
  { row, reason, next }: { row: Replenishment; reason: string; next: string },
): Promise<void> {
  if (!user.active) return;
  const details: NotPlacedNews = { code: row.code, dueDate: row.nextDate, reason, nextDate: next };
  const about = `replenishment ${row.code} ${row.nextDate}`;
  await db
    .insert(notices)
    .values({ customerId: user.customerId, kind: "replenishment", about, at: now, details })
    .onConflictDoNothing();
  const { title, text, more } = notPlacedWords(details);
  const told = {
    person: { ...user, support: organisation.support },
    about,
    subject: title,
    opening: [`${title}. ${text}`, more],
    link: { label: "See the replenishment order", url: storefrontUrl(row.site) + replenishmentUrl(row.code) },
    text: `${title}.`,
  };
  await tell(db, "replenishment", [told], now);
}
