import { clock, wholeDaysBetween } from "~/calendar/clock.server";
import type { ResponseOf } from "~/commerce/response";
import { instantOf, readableDate, readableMoment } from "~/ui/dates";

/** The delivery status of an email. */
const statusWords = { waiting: "Waiting", sent: "Sent", dead: "Failed" } as const;

/** Days after which what the demo shows is over, such as its coupons and pre-orders. */
const OLD_DAYS = 60;

/** The day that the demo's data is dated from, if that is long ago. */
const oldDateOf = (demoDate: string | undefined, timeZone: string) =>
  demoDate && wholeDaysBetween(instantOf(demoDate), clock()) > OLD_DAYS
    ? readableDate(demoDate, timeZone)
    : undefined;

/** One page of the demo's emails. */
export const outboxView = (
  { demoDate, mails, pagination }: ResponseOf<"get", "/demo/outbox">,
  timeZone: string,
) => ({
  oldDate: oldDateOf(demoDate, timeZone),
  mails: mails.map((mail) => ({
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    date: readableDate(mail.created, timeZone),
    status: mail.status,
    statusWord: statusWords[mail.status],
  })),
  currentPage: pagination.currentPage,
  totalPages: pagination.totalPages,
  total: pagination.totalResults,
});

/** One mail of the demo with its text; its HTML is a page of its own. */
export const mailView = (mail: ResponseOf<"get", "/demo/outbox/{mailId}">, timeZone: string) => ({
  id: mail.id,
  isText: mail.channel === "SMS",
  subject: mail.subject,
  to: `${mail.toName} <${mail.to}>`,
  replyTo: mail.replyTo,
  date: readableMoment(mail.created, timeZone),
  status: mail.status,
  statusWord: statusWords[mail.status],
  attempts: mail.attempts,
  lastError: mail.lastError,
  text: mail.text,
});
