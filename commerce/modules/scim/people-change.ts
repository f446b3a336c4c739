import { randomBytes } from "node:crypto";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { plainEmail, storedMobile } from "../../http/contact";
import { personName } from "../../http/person-name";
import type { User } from "../../http/principal";
import { welcome } from "../access";
import {
  addPerson,
  employmentFault,
  hiredBy,
  leaveFurtherUnit,
  lockPeople,
  personToChange,
  savePerson,
} from "../manage-users";
import { providerFor } from "../sso";
import { users } from "../users/tables";
import type { ScimCall } from "./caller";
import { badRequest } from "./errors";
import {
  centreOf,
  type Fields,
  fieldsOf,
  managerIdOf,
  mustBeOpenUnit,
  refuseTaken,
  unitOf,
  withNames,
} from "./fields";
import { personView, type PersonView, removedPerson } from "./people-read";
import type { SentPerson } from "./sent";
import { scimPeople } from "./tables";

/** @throws ScimError mutability for the last who can look after the organisation. */
async function mustLeaveAnAdministrator(call: ScimCall, user: User): Promise<void> {
  if (!user.active || !user.groups.includes(ADMIN)) return;
  const others = and(
    eq(users.organisationUid, user.organisationUid),
    users.active,
    isNull(users.deletedAt),
    sql`${ADMIN} = any(${users.groups})`,
    ne(users.customerId, user.customerId),
  );
  if ((await call.db.$count(users, others)) > 0) return;
  throw badRequest(
    "mutability",
    `active: ${personName(user)} is the last administrator of the organisation.`,
  );
}
const ADMIN = "b2badmingroup";

/** Whether the person gets a link to set a password: whoever signs in at their organisation needs none. */
const needsLink = async (call: ScimCall, address: string): Promise<boolean> =>
  (await providerFor(call.db, address)) === undefined;

/** Keeps the number that the system has for a person, who is not deleted (any more). @throws OccError for one that is too long. */
async function keep(call: ScimCall, customerId: string, kept: Partial<typeof scimPeople.$inferInsert>) {
  await call.db
    .insert(scimPeople)
    .values({ customerId, ...kept })
    .onConflictDoUpdate({ target: scimPeople.customerId, set: kept });
}

const numberIn = ({ externalId }: SentPerson): string | null | undefined => {
  if (typeof externalId !== "string") return externalId;
  if (externalId.length > 200 || /[\0\p{Surrogate}]/u.test(externalId))
    throw badRequest("invalidValue", "externalId: Send at most 200 characters that can be kept.");
  return externalId;
};

/**
 * Adds a person; or takes up the account again that the client deleted under this address.
 * @throws ScimError 409 for an address that somebody has; 400 and OccError 400 for what cannot be.
 */
export async function createPerson(call: ScimCall, base: string, body: SentPerson): Promise<PersonView> {
  const sent = withNames(body);
  const passwordHash = await call.hashPassword(randomBytes(24).toString("base64url"));
  await lockPeople(call);
  const fields = fieldsOf(sent);
  const { email, firstName, lastName = "" } = fields;
  if (!email) throw badRequest("invalidValue", "userName: Send the email address of the person.");
  const removed = await removedPerson(call, plainEmail(email));
  if (removed) {
    await keep(call, removed, { removedAt: null });
    return changePerson(call, base, removed, { active: true, ...sent });
  }
  if (!firstName) throw badRequest("invalidValue", "name.givenName: Send the name of the person.");
  await refuseTaken(call, fields);
  const externalId = numberIn(sent);
  const unitUid = sent.department ? await unitOf(call, sent.department) : call.about.unit.uid;
  await mustBeOpenUnit(call, unitUid);
  const costCentre = sent.costCenter
    ? await centreOf(call, sent.costCenter, { customerId: "", unitUid })
    : undefined;
  const managerId = sent.manager ? await managerIdOf(call, sent.manager) : undefined;
  const { customerPK } = await addPerson(
    call,
    { ...fields, email, firstName, lastName, unitUid, roles: ["customergroup"] },
    passwordHash,
    { active: sent.active ?? true, invited: await needsLink(call, email), costCentre, managerId },
  );
  await keep(call, customerPK, { externalId: externalId ?? null, removedAt: null });
  return personView(call, base, customerPK);
}

/** The columns of what was sent; what was not stays. @throws ScimError, OccError 400. */
async function columnsOf(call: ScimCall, user: User, sent: SentPerson): Promise<Partial<User>> {
  const fields = fieldsOf(sent);
  if (fields.email === "") throw badRequest("invalidValue", "userName: A person needs an address.");
  await refuseTaken(call, fields, user);
  const { email, mobile, preferredName, title, employeeCode, jobGroup, workingTime, ...same } = fields;
  const unitUid = sent.department ? await unitOf(call, sent.department) : user.unitUid;
  const employment = { startsOn: user.startsOn, endsOn: user.endsOn, ...daysOf(fields) };
  const fault = employmentFault(employment);
  if (fault) throw badRequest("invalidValue", `endsOn: ${fault}`);
  const opens = sent.active === true && !user.active;
  if (unitUid !== user.unitUid || opens) await mustBeOpenUnit(call, unitUid);
  const change: Partial<User> = {
    ...same,
    ...(preferredName === undefined ? {} : { preferredName: preferredName || null }),
    ...(title === undefined ? {} : { title: title || null }),
    ...(email === undefined ? {} : { uid: plainEmail(email) }),
    ...(mobile === undefined ? {} : { mobile: storedMobile(mobile) }),
    ...(employeeCode === undefined ? {} : { wearerId: employeeCode }),
    ...(jobGroup === undefined ? {} : { jobGroup }),
    ...(workingTime === undefined ? {} : { fte: workingTime }),
    ...(sent.active === undefined ? {} : { active: sent.active }),
    unitUid,
    ...(await managerChange(call, sent, user)),
    ...(await centreChange(call, sent, { customerId: user.customerId, unitUid })),
  };
  const changed = Object.entries(change).filter(([column, value]) => value !== user[column as keyof User]);
  const columns: Partial<User> = Object.fromEntries(changed);
  return columns.startsOn === undefined
    ? columns
    : { ...columns, ...hiredBy(employment, call.about.organisation.timeZone) };
}

const daysOf = ({ startsOn, endsOn }: Fields) => ({
  ...(startsOn === undefined ? {} : { startsOn }),
  ...(endsOn === undefined ? {} : { endsOn }),
});

async function centreChange(
  call: ScimCall,
  { costCenter }: SentPerson,
  person: { customerId: string; unitUid: string },
): Promise<Partial<User>> {
  if (costCenter === undefined) return {};
  return { defaultCostCentre: costCenter === null ? null : await centreOf(call, costCenter, person) };
}

async function managerChange(
  call: ScimCall,
  { manager }: SentPerson,
  { customerId }: User,
): Promise<Partial<User>> {
  if (manager === undefined) return {};
  return { managerId: manager === null ? null : await managerIdOf(call, manager, customerId) };
}

/**
 * Changes what was sent of a person. Whoever is closed is out at the next request; whoever is opened and never had a link
 * gets one. @throws ScimError 404, 409, 400; OccError 400.
 */
export async function changePerson(
  call: ScimCall,
  base: string,
  customerId: string,
  sent: SentPerson,
): Promise<PersonView> {
  const user = await personToChange(call, { customerPK: customerId });
  const externalId = numberIn(sent);
  const change = await columnsOf(call, user, sent);
  if (change.active === false) await mustLeaveAnAdministrator(call, user);
  if (change.unitUid) await leaveFurtherUnit(call, user, change.unitUid);
  const [kept] = await call.db.select().from(scimPeople).where(eq(scimPeople.customerId, customerId));
  const renumbered = externalId !== undefined && externalId !== (kept?.externalId ?? null);
  if (renumbered) await keep(call, customerId, { externalId });
  if (renumbered || Object.keys(change).length > 0) await savePerson(call, user, change, "");
  const isNew = change.active === true && user.isFirstLogin;
  if (isNew && (await needsLink(call, change.uid ?? user.uid))) await welcome(call, customerId);
  return personView(call, base, customerId);
}

/** Closes the account of a person, who does not exist for the client from then on. Nothing is erased. @throws ScimError 404. */
export async function removePerson(call: ScimCall, customerId: string): Promise<void> {
  const user = await personToChange(call, { customerPK: customerId });
  await mustLeaveAnAdministrator(call, user);
  if (user.active) await savePerson(call, user, { active: false }, "");
  await keep(call, customerId, { removedAt: call.now() });
}
