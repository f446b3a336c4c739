import { readableDay } from "../../http/dates";
import type { Call } from "../../http/call";
import type { JobContext } from "../../http/job-call";
import type { Person } from "../../http/principal";
import { mailPerson } from "../mail";
import { notPlacedWords, replenishmentUrl } from "../notices";
import { notices, type NotPlacedNews } from "../notices/tables";
import { notify } from "../preferences";
import type { Replenishment } from "./place";
import { frequencyWords } from "./recurrence";

type Mailing = Pick<Call, "db" | "about" | "now" | "storefrontUrl">;

/** Confirms by mail that one was set up: it places orders without being asked again. */
export function mailSetUp({ db, about, now, storefrontUrl }: Mailing, row: Replenishment): Promise<void> {
  const frequency = frequencyWords(row.recurrence);
  const first = readableDay(row.firstDate);
  const { line1, town } = row.deliveryAddress;
  const facts = [
    { label: "How often", value: frequency },
    { label: "First order", value: first },
    { label: "Deliver to", value: `${line1}, ${town}` },
    ...(row.purchaseOrderNumber ? [{ label: "PO number", value: row.purchaseOrderNumber }] : []),
    ...(row.costCentre ? [{ label: "Cost centre", value: row.costCentre }] : []),
  ];
  return mailPerson(
    db,
    about,
    {
      about: `replenishment ${row.code}`,
      subject: `Replenishment order ${row.code} is set up`,
      opening: [
        `We place your order for you: ${frequency[0]!.toLowerCase()}${frequency.slice(1)}, first on ${first}.`,
        "You can cancel it at any time.",
      ],
      blocks: [{ title: "Each order", facts }],
      link: {
        label: "See the replenishment order",
        url: storefrontUrl(row.site) + replenishmentUrl(row.code),
      },
    },
    now(),
  );
}

/** Tells the owner of a date without an order, in the transaction that notes it. Nobody writes to somebody who left. */
export async function notifyNotPlaced(
  { db, now, storefrontUrl }: JobContext,
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
  await notify(db, "replenishment", [told], now);
}
