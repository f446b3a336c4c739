import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../database/connection";
import { personName } from "../../http/person-name";
import { changeIdentity, welcomeRequest } from "../access";
import { accessRequests } from "../access/tables";
import { changeEvents, type ChangeKind, type ValueChange } from "../changes/tables";
import { lockPeople, usualOf } from "../organisation";
import { organisations } from "../organisation/tables";
import { users } from "../users/tables";
import { personChanges, roleNames } from "./noted";
import { groupsWith, type RoleCode, seesPrices } from "./roles";

type User = typeof users.$inferSelect;

/** Files of the program change people without anybody who is signed in: change logs name the files. */
export interface FileCall {
  db: Database;
  now: () => Date;
  storefrontUrl: (site: string) => string;
  by: string;
  /** Is told of people as they are written. */
  wrote?: (people: number) => void;
}

/** A person as a file has them; what it leaves out is not here. */
export interface FilePerson extends Partial<Omit<User, "groups" | "customerId" | "organisationUid">> {
  customerId: string;
  organisationUid: string;
  roles?: readonly RoleCode[];
}

/** What a file must say of somebody new. */
export type NewFilePerson = FilePerson & Pick<User, "uid" | "firstName" | "lastName" | "unitUid">;

const CHANNEL = "program";
const BATCH = 500;

/**
 * Adds people. Nobody knows their password: each gets a mail with the link that sets one.
 * @param passwordHash of a password that nobody knows.
 */
export async function addByFile(
  call: FileCall,
  people: readonly NewFilePerson[],
  passwordHash: string,
): Promise<void> {
  await lockPeople(call.db);
  const all = await organisationsOf(call.db);
  const usual = await usualOfAll(call.db, people);
  for (let at = 0; at < people.length; at += BATCH) {
    const now = call.now();
    const rows = people.slice(at, at + BATCH).map(({ roles = [], ...person }) => {
      const of = usual.get(person.unitUid)!;
      return {
        passwordHash,
        wearerId: "",
        groups: groupsWith([], roles),
        defaultCostCentre: of.centre,
        priceEnabled: seesPrices(roles, of),
        isFirstLogin: true,
        hiredAt: now,
        addedAt: now,
        updatedAt: now,
        ...person,
      } satisfies typeof users.$inferInsert;
    });
    await call.db.insert(users).values(rows);
    await call.db
      .insert(accessRequests)
      .values(rows.map((row) => welcomeRequest(now, row.customerId, all.get(row.organisationUid)!.site)));
    await call.db
      .insert(changeEvents)
      .values(
        rows.map((row) =>
          eventOf(call, row, "person", [{ what: "Added", from: null, to: roleNames(row.groups) }]),
        ),
      );
    call.wrote?.(rows.length);
  }
  await oneOwnerOfEachMobile(call.db, people);
}

const eventOf = (
  { now, by }: FileCall,
  person: Pick<User, "organisationUid" | "unitUid" | "customerId" | "firstName" | "lastName">,
  kind: ChangeKind,
  changes: ValueChange[],
): typeof changeEvents.$inferInsert => ({
  at: now(),
  organisationUid: person.organisationUid,
  unitUid: person.unitUid,
  kind,
  subjectCode: person.customerId,
  subjectName: personName({ firstName: person.firstName, lastName: person.lastName }),
  changes,
  by: { customerId: CHANNEL, name: by },
  channel: CHANNEL,
});

/** A number names the first active account that has it. */
async function oneOwnerOfEachMobile(db: Database, people: readonly FilePerson[]): Promise<void> {
  const ids = people.filter(({ mobile }) => mobile).map(({ customerId }) => customerId);
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = inArray(users.customerId, ids.slice(at, at + BATCH));
    const others = sql`exists (select from users o where o.mobile = users.mobile and o.active and o.mobile_signs_in
      and o.customer_id <> users.customer_id and (o.added_at, o.customer_id) < (users.added_at, users.customer_id))`;
    await db
      .update(users)
      .set({ mobileSignsIn: false })
      .where(sql`${some} and ${others}`);
  }
}

/**
 * Changes people as an administrator would: with a line in the change log, and where it is about who gets in, with the
 * end of their links and sign-ins and a mail.
 */
export async function changeByFile(call: FileCall, people: readonly FilePerson[]): Promise<void> {
  await lockPeople(call.db);
  const all = await organisationsOf(call.db);
  const found = new Map<string, User>();
  for (let at = 0; at < people.length; at += BATCH) {
    const ids = people.slice(at, at + BATCH).map(({ customerId }) => customerId);
    const rows = await call.db.select().from(users).where(inArray(users.customerId, ids));
    rows.forEach((row) => found.set(row.customerId, row));
  }
  for (const { roles, ...sent } of people) {
    const before = found.get(sent.customerId)!;
    const groups = roles ? { groups: groupsWith(before.groups, roles) } : {};
    const change: Partial<User> = { ...sent, ...groups };
    const changes = await personChanges(call.db, before, change);
    if (changes.length > 0) {
      const kind = roles ? "role" : "person";
      await call.db.insert(changeEvents).values(eventOf(call, { ...before, ...change }, kind, changes));
    }
    const organisation = all.get(before.organisationUid)!;
    await changeIdentity(
      { ...call, baseSite: { uid: organisation.site } },
      {
        before,
        set: { ...change, updatedAt: call.now(), updatedBy: null, version: before.version + 1 },
        organisation,
        by: call.by,
        changes,
      },
    );
    call.wrote?.(1);
  }
}

const organisationsOf = async (db: Database) =>
  new Map((await db.select().from(organisations)).map((one) => [one.uid, one]));

/** What is usual in the units of these people. */
async function usualOfAll(db: Database, people: readonly NewFilePerson[]) {
  const all = new Map<string, Awaited<ReturnType<typeof usualOf>>>();
  for (const { organisationUid, unitUid } of people) {
    if (!all.has(unitUid)) all.set(unitUid, await usualOf(db, organisationUid, unitUid));
  }
  return all;
}
