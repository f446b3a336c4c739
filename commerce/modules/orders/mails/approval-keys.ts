import { timeAfter } from "../../../calendar";
import type { Database } from "../../../database/connection";
import { hashOf, newToken } from "../../oauth";
import { lastDigits } from "../../organisation";
import { approvalLinks, mailDecisions } from "../../approvals/tables";

/** How long a link in a mail to an approver works. */
export const LINK_DAYS = 14;

/** How long one works by which the approver decides without a password. */
export const DECISION_HOURS = 72;

interface KeyCall {
  db: Database;
  now: () => Date;
}

/** A key for each person who is asked to decide about an order; the tables have only their hashes. */
export const approvalKeys = (call: KeyCall, orderCode: string, people: readonly Addressee[]) =>
  newKeys(call, approvalLinks, orderCode, people, { days: LINK_DAYS });

/** The keys by which people decide about an order from its mail: for those whose employee ID has digits enough to ask for. */
export const decisionKeys = (
  call: KeyCall,
  orderCode: string,
  people: readonly (Addressee & { employeeId: string })[],
) =>
  newKeys(
    call,
    mailDecisions,
    orderCode,
    people.filter(({ employeeId }) => lastDigits(employeeId)),
    { hours: DECISION_HOURS },
  );

interface Addressee {
  customerId: string;
}

/** @returns the key of each person, by customer id. */
async function newKeys(
  { db, now }: KeyCall,
  table: typeof approvalLinks | typeof mailDecisions,
  orderCode: string,
  people: readonly Addressee[],
  lasts: { days: number } | { hours: number },
): Promise<ReadonlyMap<string, string>> {
  const expiresAt = timeAfter(now(), lasts);
  const keys = new Map(people.map(({ customerId }) => [customerId, newToken()]));
  if (keys.size > 0) {
    await db
      .insert(table)
      .values(Array.from(keys, ([sentTo, key]) => ({ keyHash: hashOf(key), orderCode, sentTo, expiresAt })));
  }
  return keys;
}
