import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { invalid, OccError } from "../../http/errors";
import { added, noteChange, type NotingCall, type ValueChange } from "../changes";
import { changedSince, showPermission } from "../limits";
import { lockPeople, managedElsewhere, peopleOf, unknownPerson } from "../manage-users";
import { isDisabled, mustBeOpen, openUnit } from "../organisation";
import type { GroupBody, GroupChangeBody } from "./contract";
import { type GroupCall, groupOf } from "./read";
import { userGroupLimits, userGroupMembers, userGroups } from "./tables";

type ChangeCall = GroupCall & NotingCall;
type Group = Awaited<ReturnType<typeof groupOf>>;

const done = (code: string, message: string) => ({ status: "SUCCESS" as const, message, code });

/** The group as it is now, beside the words. */
const saved = async (call: GroupCall, code: string, message: string) => ({
  ...done(code, message),
  ...(await groupOf(call, code)),
});
const titleOf = ({ uid, name }: Pick<Group, "uid" | "name">) => `${name} (${uid})`;

const note = (call: ChangeCall, group: Pick<Group, "uid" | "name" | "orgUnit">, changes: ValueChange[]) =>
  noteChange(call, {
    kind: "user-group",
    subject: { code: group.uid, name: titleOf(group) },
    unitUid: group.orgUnit.uid,
    changes,
  });

/** The group of a change, which nobody else changes or deletes meanwhile. @throws OccError 404. */
async function locked(call: ChangeCall, uid: string) {
  await call.db.execute(sql`select 1 from user_groups where uid = ${uid} for update`);
  return groupOf(call, uid);
}

/** The same for what is refused while its unit is disabled (spec 002 §4.2). @throws OccError 404; 400 with the obstacle. */
async function lockedOpen(call: ChangeCall, uid: string, subject: string) {
  const group = await locked(call, uid);
  mustBeOpen(group, subject);
  return group;
}

/** Adds a group of a unit, without members. @throws OccError 400; 409 for an id that exists. */
export async function addGroup(call: ChangeCall, sent: z.infer<typeof GroupBody>) {
  const unit = await openUnit(call, sent.orgUnit.uid, "unitUid");
  const now = call.now();
  const [made] = await call.db
    .insert(userGroups)
    .values({
      uid: sent.uid,
      name: sent.name,
      organisationUid: call.about.organisation.uid,
      unitUid: unit.uid,
      addedAt: now,
      updatedAt: now,
      updatedBy: call.about.user.customerId,
    })
    .onConflictDoNothing()
    .returning({ uid: userGroups.uid });
  if (!made) {
    // The words that clients of the framework look for (contract §10).
    const message = "Member Permission with the same id already exists";
    throw new OccError(409, {
      type: "AlreadyExistsError",
      message,
      subject: "uid",
      subjectType: "parameter",
    });
  }
  await note(call, { ...sent, orgUnit: unit }, added(unit.name));
  return saved(call, sent.uid, `${titleOf(sent)} is added.`);
}

/** Changes name and unit; what is not sent stays. @throws OccError 400, also while its unit is disabled; 404; 409 ConflictError for an older version. */
export async function changeGroup(call: ChangeCall, uid: string, sent: z.infer<typeof GroupChangeBody>) {
  const group = await lockedOpen(call, uid, "uid");
  if (sent.uid !== undefined && sent.uid !== uid)
    throw invalid("uid", "The id of a user group cannot change.");
  const { name = group.name } = sent;
  if (sent.version !== undefined && sent.version !== group.version) {
    const [row] = await call.db.select().from(userGroups).where(eq(userGroups.uid, uid));
    const { updatedBy, updatedAt } = row!;
    throw await changedSince(call, { title: titleOf(group), updatedBy, updatedAt: updatedAt.toISOString() });
  }
  const unit =
    sent.orgUnit && sent.orgUnit.uid !== group.orgUnit.uid
      ? await openUnit(call, sent.orgUnit.uid, "unitUid")
      : group.orgUnit;
  await call.db
    .update(userGroups)
    .set({
      name,
      unitUid: unit.uid,
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: group.version + 1,
    })
    .where(eq(userGroups.uid, uid));
  await note(call, { uid, name, orgUnit: unit }, [
    { what: "Name", from: group.name, to: name },
    { what: "Unit", from: group.orgUnit.name, to: unit.name },
  ]);
  return saved(call, uid, `${name} (${uid}) is saved.`);
}

/** Deletes a group; its members lose the limits that they have by it alone. @throws OccError 404. */
export async function deleteGroup(call: ChangeCall, uid: string) {
  const group = await locked(call, uid);
  await call.db.delete(userGroups).where(eq(userGroups.uid, uid));
  await note(call, group, [{ what: "Deleted", from: `${group.membersCount} in it`, to: null }]);
  return done(uid, `${titleOf(group)} is deleted.`);
}

/** The people of a call, each of whom the caller manages. @throws OccError 404; 403 for one who is only seen. */
async function managedPeople(call: GroupCall, customerIds: readonly string[]) {
  const people = await peopleOf(call, customerIds);
  const unknown = customerIds.find((id) => people.every(({ customerPK }) => customerPK !== id));
  if (unknown !== undefined) throw unknownPerson(unknown);
  if (people.some(({ managed }) => !managed)) throw managedElsewhere();
  return people;
}

/** Makes people members. Those who are stay. @throws OccError 400; 404. */
export async function addMembers(call: ChangeCall, uid: string, customerIds: readonly string[]) {
  await lockPeople(call);
  const group = await lockedOpen(call, uid, "orgCustomerId");
  const wanted = [...new Set(customerIds)].filter(Boolean);
  if (wanted.length === 0) throw invalid("orgCustomerId", "Choose at least one person.");
  const people = await managedPeople(call, wanted);
  const inactive = people.find(({ status }) => status === "inactive");
  if (inactive) throw invalid("orgCustomerId", `${inactive.name} is inactive. Activate the account first.`);
  const made = await call.db
    .insert(userGroupMembers)
    .values(wanted.map((customerId) => ({ groupUid: uid, customerId })))
    .onConflictDoNothing()
    .returning({ id: userGroupMembers.customerId });
  const joined = people.filter(({ customerPK }) => made.some(({ id }) => id === customerPK));
  await note(
    call,
    group,
    joined.map(({ name }) => ({ what: "Member", from: null, to: name })),
  );
  const who = people.length === 1 ? `${people[0]!.name} is` : `${people.length} people are`;
  return done(uid, `${who} in ${titleOf(group)}.`);
}

/**
 * Takes members out: some, or all whom the caller manages. Those who are none stay as they are.
 * @throws OccError 404.
 */
export async function removeMembers(call: ChangeCall, uid: string, customerIds?: readonly string[]) {
  await lockPeople(call);
  const group = await locked(call, uid);
  const people = customerIds
    ? await managedPeople(call, customerIds)
    : (await peopleOf(call, await memberIds(call, uid))).filter(({ managed }) => managed);
  const gone =
    people.length === 0
      ? []
      : await call.db
          .delete(userGroupMembers)
          .where(
            and(
              eq(userGroupMembers.groupUid, uid),
              inArray(
                userGroupMembers.customerId,
                people.map(({ customerPK }) => customerPK),
              ),
            ),
          )
          .returning({ id: userGroupMembers.customerId });
  const left = people.filter(({ customerPK }) => gone.some(({ id }) => id === customerPK));
  await note(
    call,
    group,
    left.map(({ name }) => ({ what: "Member", from: name, to: null })),
  );
  const who = people.length === 1 ? `${people[0]!.name} is` : `${people.length} people are`;
  return done(uid, `${who} no longer in ${titleOf(group)}.`);
}

const memberIds = async ({ db }: GroupCall, uid: string) =>
  (
    await rowsOf<{ id: string }>(
      db,
      sql`select customer_id as id from user_group_members where group_uid = ${uid}`,
    )
  ).map(({ id }) => id);

/** Gives a group a purchase limit. A second time does nothing. @throws OccError 404; 400 for a disabled limit. */
export async function giveLimit(call: ChangeCall, uid: string, code: string) {
  const group = await lockedOpen(call, uid, "code");
  const limit = await showPermission(call, code);
  mustBeOpen(limit, "code");
  if (!limit.active) throw isDisabled("code", limit.name);
  const given = await call.db
    .insert(userGroupLimits)
    .values({ groupUid: uid, limitCode: code })
    .onConflictDoNothing()
    .returning();
  const name = `${limit.name} (${code})`;
  if (given.length > 0) await note(call, group, [{ what: "Purchase limit", from: null, to: name }]);
  return done(uid, `Everybody in ${titleOf(group)} has ${name}.`);
}

/** Takes a purchase limit from a group. A second time does nothing. @throws OccError 404. */
export async function takeLimit(call: ChangeCall, uid: string, code: string) {
  const group = await locked(call, uid);
  const limit = await showPermission(call, code);
  const taken = await call.db
    .delete(userGroupLimits)
    .where(and(eq(userGroupLimits.groupUid, uid), eq(userGroupLimits.limitCode, code)))
    .returning();
  const name = `${limit.name} (${code})`;
  if (taken.length > 0) await note(call, group, [{ what: "Purchase limit", from: name, to: null }]);
  return done(uid, `${titleOf(group)} no longer has ${name}.`);
}
