import { occDate } from "../../http/dates";
import { dueAtOf } from "./schedule";
import type { Replenishment } from "./place";
import { frequencyWords } from "./recurrence";

type Scheduled = Pick<
  Replenishment,
  "code" | "active" | "recurrence" | "startDate" | "firstDate" | "nextDate" | "dueAt" | "createdAt"
>;

/** When a replenishment order is placed, as lists and its own page have it. */
export const scheduleView = (row: Scheduled, timeZone: string) => ({
  replenishmentOrderCode: row.code,
  active: row.active,
  firstDate: occDate(dueAtOf(row.firstDate, timeZone)),
  trigger: {
    activationTime: row.active ? occDate(row.dueAt) : undefined,
    displayTimeTable: frequencyWords(row.recurrence),
  },
  dates: { start: row.startDate, first: row.firstDate, next: row.active ? row.nextDate : undefined },
  // Orders on account are invoiced when they are sent; this is none yet.
  paymentStatus: "NOTPAID",
  created: occDate(row.createdAt),
});
