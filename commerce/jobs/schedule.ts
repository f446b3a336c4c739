import type { Database } from "../database/connection";
import { sweepAnswers } from "../http/idempotency";
import { sweepMails } from "../modules/mail";
import { sweepAttempts, sweepCodes, sweepTokens } from "../modules/oauth";
import { renewAll } from "../modules/packs";
import { cancelUnposted } from "../modules/returns";
import { sweepVisits } from "../modules/punchout";

/** A periodic job that one process runs. It must be safe to run it again. */
export interface ScheduledJob {
  name: string;
  everySeconds: number;
  work: (db: Database, now: Date) => Promise<unknown>;
}

const HOUR = 3600;

export const SCHEDULE: readonly ScheduledJob[] = [
  // Organisations have their midnights at different hours, half hours and quarters.
  { name: "entitlement-periods", everySeconds: HOUR / 4, work: renewAll },
  { name: "unposted-returns", everySeconds: HOUR, work: cancelUnposted },
  { name: "sweep-tokens", everySeconds: HOUR, work: sweepTokens },
  { name: "sweep-codes", everySeconds: HOUR, work: sweepCodes },
  { name: "sweep-attempts", everySeconds: HOUR, work: sweepAttempts },
  { name: "sweep-answers", everySeconds: HOUR, work: sweepAnswers },
  { name: "sweep-visits", everySeconds: HOUR, work: sweepVisits },
  { name: "sweep-mails", everySeconds: 24 * HOUR, work: sweepMails },
];
