import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../database/connection";
import { readableDay } from "../../http/dates";
import { personName, personNameOf } from "../../http/person-name";
import type { User } from "../../http/principal";
import { differences, mobileOrNone, noteChange, orNone, switched, type ValueChange } from "../changes";
import { rolesOf } from "./roles";
import type { ChangeCall } from "./scope";

/** The roles of a person in words. */
export const roleNames = (groups: readonly string[]): string | null =>
  orNone(
    rolesOf(groups)
      .map(({ name }) => name)
      .join(", "),
  );

const dayOrNone = (day: string | null) => day && readableDay(day);

/** The columns of a person that the change log has, in the words of the person's page. */
const FIELDS = {
  firstName: ["First name", orNone],
  lastName: ["Last name", orNone],
  preferredName: ["Preferred name", orNone],
  title: ["Title", orNone],
  uid: ["Email", orNone],
  mobile: ["Mobile", mobileOrNone],
  wearerId: ["Employee ID", orNone],
  jobGroup: ["Job", orNone],
  fte: ["Working time", (percent: number) => `${percent}%`],
  startsOn: ["First day", dayOrNone],
  endsOn: ["Last day", dayOrNone],
  groups: ["Roles", roleNames],
  defaultCostCentre: ["Default cost centre", orNone],
} as const satisfies Parameters<typeof differences<User>>[2];

/**
 * Writes a change of a person into the change log. @param more what is not in the person's row.
 * @returns what was changed, in words.
 */
export async function notePerson(
  call: ChangeCall,
  before: User,
  change: Partial<User>,
  more: readonly ValueChange[] = [],
): Promise<ValueChange[]> {
  const after = { ...before, ...change };
  const changes = [...(await personChanges(call.db, before, change)), ...more];
  await noteChange(call, {
    kind: change.groups ? "role" : "person",
    subject: { code: before.customerId, name: personName(after) },
    unitUid: after.unitUid,
    changes,
  });
  return changes;
}

/** What a change alters of a person, in words. */
export async function personChanges(
  db: Database,
  before: User,
  change: Partial<User>,
): Promise<ValueChange[]> {
  const after = { ...before, ...change };
  return [
    ...differences(before, change, FIELDS),
    ...(after.unitUid === before.unitUid ? [] : [await unitChange(db, before.unitUid, after.unitUid)]),
    ...(after.managerId === before.managerId
      ? []
      : [await managerChange(db, before.managerId, after.managerId)]),
    switched(before.active, after.active, "Inactive"),
  ].filter(({ from, to }) => from !== to);
}

async function unitChange(db: Database, from: string, to: string): Promise<ValueChange> {
  const rows = await rowsOf<{ uid: string; name: string }>(
    db,
    sql`select uid, name from units where uid in (${from}, ${to})`,
  );
  const nameOf = (uid: string) => rows.find((row) => row.uid === uid)?.name ?? uid;
  return { what: "Unit", from: nameOf(from), to: nameOf(to) };
}

async function managerChange(db: Database, from: string | null, to: string | null): Promise<ValueChange> {
  const rows = await rowsOf<{ id: string; name: string }>(
    db,
    sql`select u.customer_id as id, ${personNameOf("u")} as name from users u where u.customer_id in (${from}, ${to})`,
  );
  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.name ?? id;
  return { what: "Manager", from: nameOf(from), to: nameOf(to) };
}
