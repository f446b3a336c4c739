import { dayOf } from "../../calendar";
import { readableDay } from "../../http/dates";
import type { Call } from "../../http/call";
import type { JobContext } from "../../http/job-call";
import { hasLeft } from "../../http/last-day";
import type { Person } from "../../http/principal";
import { mailPerson, type MailShop, type Message, shopOf } from "../mail";
import { notPlacedWords, replenishmentUrl } from "../notices";
import { notices, type NotPlacedNews } from "../notices/tables";
import { notify } from "../preferences";
import type { Replenishment } from "./place";
import { frequencyWords } from "./recurrence";

type Mailing = Pick<Call, "db" | "about" | "now" | "storefrontUrl">;

/** What the mails say of a replenishment order. */
export type MailedReplenishment = Pick<
  Replenishment,
  "code" | "recurrence" | "firstDate" | "purchaseOrderNumber" | "costCentre"
> & { deliveryAddress: { line1: string; town: string } };

const buttonTo = (code: string) => ({
  label: "See the replenishment order",
  path: replenishmentUrl(code),
});

export function setUpMessage(shop: MailShop, row: MailedReplenishment): Message {
  const frequency = frequencyWords(row.recurrence);
  const first = readableDay(row.firstDate);
  const { line1, town } = row.deliveryAddress;
  return {
    shop,
    subject: `Replenishment order ${row.code} is set up`,
    heading: "Your replenishment order is set up",
    code: row.code,
    opening: [
      `We place your order for you: ${frequency[0]!.toLowerCase()}${frequency.slice(1)}, first on ${first}.`,
    ],
    facts: [
      { label: "How often", value: frequency },
      { label: "First order", value: first, main: true },
      { label: "Deliver to", value: `${line1}, ${town}` },
      ...(row.purchaseOrderNumber ? [{ label: "PO number", value: row.purchaseOrderNumber }] : []),
      ...(row.costCentre ? [{ label: "Cost centre", value: row.costCentre }] : []),
    ],
    button: buttonTo(row.code),
    next: [
      "We email you each time that we place an order.",
      "If one can’t be placed, we tell you why.",
      "You can cancel it at any time.",
    ],
    why: "you set up this replenishment order",
    settings: "always",
  };
}

export function notPlacedMessage(shop: MailShop, news: NotPlacedNews): Message {
  const { title, text, more } = notPlacedWords(news);
  return {
    shop,
    subject: title,
    heading: title,
    code: news.code,
    opening: [text],
    facts: [
      { label: "Due", value: readableDay(news.dueDate) },
      { label: "Next order", value: readableDay(news.nextDate), main: true },
    ],
    button: buttonTo(news.code),
    next: [more],
    why: "you set up this replenishment order",
    settings: "topic",
  };
}

/** Confirms by mail that one was set up: it places orders without being asked again. */
export function mailSetUp({ db, about, now, storefrontUrl }: Mailing, row: Replenishment): Promise<void> {
  const message = setUpMessage(shopOf(about.organisation, storefrontUrl, row.site), row);
  return mailPerson(db, about.user, { about: `replenishment ${row.code}`, message }, now());
}

/** Tells the owner of a date without an order, in the transaction that notes it. Nobody writes to somebody who left. */
export async function notifyNotPlaced(
  { db, now, storefrontUrl }: JobContext,
  { user, organisation }: Person,
  { row, reason, next }: { row: Replenishment; reason: string; next: string },
): Promise<void> {
  if (!user.active || hasLeft(user, dayOf(now, organisation.timeZone))) return;
  const details: NotPlacedNews = { code: row.code, dueDate: row.nextDate, reason, nextDate: next };
  const about = `replenishment ${row.code} ${row.nextDate}`;
  await db
    .insert(notices)
    .values({ customerId: user.customerId, kind: "replenishment", about, at: now, details })
    .onConflictDoNothing();
  const message = notPlacedMessage(shopOf(organisation, storefrontUrl, row.site), details);
  await notify(db, "replenishment", [{ person: user, about, message, text: `${message.subject}.` }], now);
}
