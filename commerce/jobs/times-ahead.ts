import { getTableName, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../database/connection";
import { accessRequests } from "../modules/access/tables";
import { demoCardForms } from "../modules/demo-card-provider/tables";
import { keptForms } from "../modules/kept-forms/tables";
import { oauthCodes, oauthTokens, signInAttempts } from "../modules/oauth/tables";
import { approvalLinks, mailDecisions } from "../modules/approvals/tables";
import { orders } from "../modules/orders/tables";
import { passkeyChallenges } from "../modules/passkeys/tables";
import { cardRegistrations } from "../modules/payment-details/tables";
import { punchoutSessions } from "../modules/punchout/tables";
import { correctDates } from "../modules/replenishments";
import { returnRequests } from "../modules/returns/tables";
import { idempotencyKeys } from "../modules/sites/tables";
import { ssoSignIns } from "../modules/sso/tables";
import { users } from "../modules/users/tables";
import { CLOCKS_DIFFER_SECONDS, instantOf } from "./due";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** What ends so long after it was made: both times go back together. */
export const MADE: readonly { made: PgColumn; ends: PgColumn }[] = [
  { made: oauthTokens.issuedAt, ends: oauthTokens.expiresAt },
  { made: accessRequests.createdAt, ends: accessRequests.expiresAt },
  { made: cardRegistrations.startedAt, ends: cardRegistrations.expiresAt },
];

/** The most seconds that a time may lie ahead; what happened lies nowhere ahead. */
export const MOST_AHEAD: readonly { time: PgColumn; seconds: number }[] = [
  { time: oauthCodes.expiresAt, seconds: MINUTE },
  { time: ssoSignIns.expiresAt, seconds: MINUTE },
  { time: passkeyChallenges.expiresAt, seconds: 5 * MINUTE },
  { time: keptForms.expiresAt, seconds: 15 * MINUTE },
  { time: demoCardForms.expiresAt, seconds: 30 * MINUTE },
  { time: punchoutSessions.expiresAt, seconds: 240 * MINUTE },
  { time: approvalLinks.expiresAt, seconds: 14 * DAY },
  { time: mailDecisions.expiresAt, seconds: 3 * DAY },
  { time: oauthTokens.usedAt, seconds: 0 },
  { time: signInAttempts.since, seconds: 0 },
  { time: idempotencyKeys.createdAt, seconds: 0 },
  { time: users.noticesReadAt, seconds: 0 },
  { time: orders.newsReadAt, seconds: 0 },
  { time: returnRequests.newsReadAt, seconds: 0 },
];

const named = (column: PgColumn): SQL => sql`${sql.identifier(column.name)}`;

/**
 * Corrects what a clock that was ahead has written and what would last too long by the right one: tokens and links, limits
 * on guessing, what counts as read, the next dates of replenishment orders. When orders were placed and what happened to
 * them stays as it was written. Due jobs and their claims are judged where they are claimed.
 */
export async function correctTimesAhead(db: Database, now: Date): Promise<void> {
  const at = instantOf(now);
  const latest = sql`${at} + interval '1 second' * ${CLOCKS_DIFFER_SECONDS}::int`;
  for (const { made, ends } of MADE) {
    const [from, to] = [named(made), named(ends)];
    await db.execute(sql`update ${sql.identifier(getTableName(made.table))}
      set ${to} = ${at} + (${to} - ${from}), ${from} = ${at} where ${from} > ${latest}`);
  }
  for (const { time, seconds } of MOST_AHEAD) {
    const most = sql`interval '1 second' * ${seconds}::int`;
    await db.execute(sql`update ${sql.identifier(getTableName(time.table))}
      set ${named(time)} = ${at} + ${most} where ${named(time)} > ${latest} + ${most}`);
  }
  await correctDates(db, now);
}
