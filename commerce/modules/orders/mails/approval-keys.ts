import { timeAfter } from "../../../calendar";
import type { Database } from "../../../database/connection";
import { hashOf, newToken } from "../../oauth";
import { lastDigits } from "../../organisation";
import { approvalLinks, mailDecisions } from "../tables";

/** How long a link in a mail to an approver works. */
export const LINK_DAYS = 14;

/** How long one works by which the approver decides without a password. */
export const DECISION_HOURS = 72;

interface KeyCall {
  db: Database;
  now: () => Date;
}

/** A key for each person who is asked to decide about an order; the tables have only their hashes. */
export async function approvalKeys(
  { db, now }: KeyCall,
  orderCode: string,
  people: readonly { customerId: string }[],
): Promise<string[]> {
  const expiresAt = timeAfter(now(), { days: LINK_DAYS });
  const made = people.map(({ customerId }) => ({ customerId, key: newToken() }));
  if (made.length > 0) {
    await db
      .insert(approvalLinks)
      .values(
        made.map(({ customerId: sentTo, key }) => ({ keyHash: hashOf(key), orderCode, sentTo, expiresAt })),
      );
  }
  return made.map(({ key }) => key);
}

/**
 * The keys by which people decide about an order from its mail, by customer id: for those whose employee ID has digits
 * enough to ask for.
 */
export async function decisionKeys(
  { db, now }: KeyCall,
  orderCode: string,
  people: readonly { customerId: string; employeeId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const expiresAt = timeAfter(now(), { hours: DECISION_HOURS });
  const made = people
    .filter(({ employeeId }) => lastDigits(employeeId))
    .map(({ customerId }) => ({ customerId, key: newToken() }));
  if (made.length > 0) {
    await db
      .insert(mailDecisions)
      .values(
        made.map(({ customerId: sentTo, key }) => ({ keyHash: hashOf(key), orderCode, sentTo, expiresAt })),
      );
  }
  return new Map(made.map(({ customerId, key }) => [customerId, key]));
}
