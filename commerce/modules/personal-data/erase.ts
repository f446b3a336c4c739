import { randomBytes } from "node:crypto";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import type { User } from "../../http/principal";
import { approvalDelegations } from "../approvals/tables";
import { registrationCodes } from "../access/tables";
import { changeEvents } from "../changes/tables";
import { forgetGuesses, hashPassword } from "../oauth";
import { orders } from "../orders/tables";
import { proxies } from "../proxy/tables";
import { returnRequests } from "../returns/tables";
import { users } from "../users/tables";
import { redactEverywhere } from "./anywhere";
import { identifiersOf } from "./identifiers";
import { rewriteKept } from "./kept-rows";
import { personOf, requireErasable } from "./person";
import { deleteRows } from "./rows";

export interface Erased {
  customerId: string;
  /** How many orders and returns stay under that number. */
  orders: number;
  returns: number;
  /** Full names that others have too, so that they stay where only the words say whose they are. */
  shared: string[];
}

/** Nothing that is under way needs the person any more. */
async function endWhatRuns(db: Database, { customerId, wearerId }: User, now: Date): Promise<void> {
  await db
    .update(proxies)
    .set({ endedAt: now, end: "stopped" })
    .where(
      and(isNull(proxies.endedAt), or(eq(proxies.actorId, customerId), eq(proxies.wearerId, customerId))),
    );
  await db
    .update(approvalDelegations)
    .set({ endedAt: now })
    .where(
      and(
        isNull(approvalDelegations.endedAt),
        or(eq(approvalDelegations.fromCustomer, customerId), eq(approvalDelegations.toCustomer, customerId)),
      ),
    );
  // Otherwise somebody could register with the employee code again.
  await db
    .update(registrationCodes)
    .set({ employeeCodes: sql`array_remove(${registrationCodes.employeeCodes}, ${wearerId})` })
    .where(sql`${wearerId} = any(${registrationCodes.employeeCodes})`);
}

/** What is left of the account: its number, which orders name, and the unit, whose administrators see them. */
async function emptyAccount(db: Database, person: User, now: Date): Promise<void> {
  const { customerId, addedAt, deletedAt } = person;
  await db
    .update(users)
    .set({
      uid: `${customerId.toLowerCase()}@erased.invalid`,
      passwordHash: await hashPassword(randomBytes(32).toString("base64url")),
      title: null,
      firstName: customerId,
      lastName: "",
      preferredName: null,
      mobile: null,
      wearerId: "",
      jobGroup: "",
      fte: 100,
      defaultCostCentre: null,
      active: false,
      toldBy: {},
      hiredAt: addedAt,
      startsOn: null,
      endsOn: null,
      managerId: null,
      deletedAt: deletedAt ?? now,
      erasedAt: now,
      updatedAt: now,
      updatedBy: null,
      version: person.version + 1,
    })
    .where(eq(users.customerId, customerId));
}

/**
 * Erases a person: what is theirs alone is deleted, and orders, returns, invoices, the change log and the ledger stay
 * with their figures, under the number of the account in place of the name. Call it in a transaction.
 * @throws PersonMistake for somebody who is not there, was erased before, or cannot be erased yet.
 */
export async function erasePerson(db: Database, named: string, now: Date): Promise<Erased> {
  const person = await personOf(db, named);
  const { customerId, organisationUid, unitUid } = person;
  await db.select().from(users).where(eq(users.customerId, customerId)).for("update");
  await requireErasable(db, person);
  const identifiers = await identifiersOf(db, person);
  await db.execute(sql`select set_config('kitroom.erasing', 'on', true)`);
  await forgetGuesses(db, person);
  await endWhatRuns(db, person, now);
  await deleteRows(db, customerId, "erasure");
  await rewriteKept(db, identifiers);
  await emptyAccount(db, person, now);
  await redactEverywhere(db, identifiers);
  await db.insert(changeEvents).values({
    ...{ at: now, organisationUid, unitUid, kind: "person", channel: "operator" },
    ...{ subjectCode: customerId, subjectName: customerId },
    changes: [{ what: "Person", from: null, to: "Erased" }],
  });
  return {
    customerId,
    orders: await db.$count(orders, eq(orders.customerId, customerId)),
    returns: await db.$count(returnRequests, eq(returnRequests.customerId, customerId)),
    shared: identifiers.shared,
  };
}
