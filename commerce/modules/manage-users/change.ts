import { and, eq, sql } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { rowsOf } from "../../database/connection";
import { plainEmail, storedMobile } from "../../http/contact";
import { forbidden, invalid, OccError } from "../../http/errors";
import { readableTime } from "../../http/dates";
import { personName } from "../../http/person-name";
import { callerMay, may } from "../../http/policy";
import { changeIdentity } from "../access";
import { disabledFirst, lockPeople as waitForOthers, managedUnits, usualOf } from "../organisation";
import { oauthClients } from "../oauth/tables";
import { unitMembers, users } from "../users/tables";
import { emailFault, employeeCodeFault, type Fault, mobileFault } from "./checks";
import type { ContactBody, EmployeeBody, PersonalBody, RemoveRoleBody, RolesBody } from "./contract";
import { employmentFault, employmentOf, hiredBy } from "./employment";
import { ADMIN_ROLE, groupsWith, haveRole, type RoleCode, rolesOf, seesPrices } from "./roles";
import {
  type IdentityChangeCall,
  inScope,
  inSight,
  managedElsewhere,
  type ManageCall,
  unknownPerson,
} from "./scope";
import { notePerson } from "./noted";
import type { ValueChange } from "../changes";
import { showUser } from "./read";

type User = typeof users.$inferSelect;
interface Which {
  customerPK: string;
  version?: number;
}

/** Waits for other changes of people. @throws OccError 403 for a caller who has lost the right meanwhile. */
export const lockPeople = async ({ db, about }: ManageCall): Promise<void> => {
  await waitForOthers(db);
  if (about.client !== undefined) return mustBeOpenClient(db, about.client);
  // The right may have been taken away while this call waited.
  const [caller] = await db.select().from(users).where(eq(users.customerId, about.user.customerId));
  const looksAfter = caller?.active && MANAGERS.some((right) => may({ user: caller }, right));
  if (!looksAfter) throw forbidden();
};

/** @throws OccError 403 for a client that was closed while its call waited. */
async function mustBeOpenClient(db: ManageCall["db"], clientId: string): Promise<void> {
  const open = and(eq(oauthClients.clientId, clientId), oauthClients.active);
  if ((await db.$count(oauthClients, open)) === 0) throw forbidden();
}

/** Agents add customers (assisted service). */
const MANAGERS = ["manage-organisation", "act-for-customers"] as const;

const nameOf = ({ firstName, lastName }: Pick<User, "firstName" | "lastName">) =>
  personName({ firstName, lastName });

/**
 * The person whom a change is about, as nobody else can change them meanwhile.
 * @throws OccError 404 for a person whom the caller does not see, 403 for one who is only seen, 409 ConflictError for an
 * older version.
 */
export async function toChange(call: ManageCall, { customerPK, version }: Which): Promise<User> {
  await lockPeople(call);
  const [known] = await rowsOf<{ managed: boolean }>(
    call.db,
    sql`select ${inScope(call)} as managed from users u where u.customer_id = ${customerPK} and ${inSight(call)}`,
  );
  const [user] = await call.db.select().from(users).where(eq(users.customerId, customerPK));
  if (!known || !user) throw unknownPerson(customerPK);
  if (!known.managed) throw managedElsewhere();
  if (version !== undefined && version !== user.version) throw await changedMeanwhile(call, user);
  return user;
}

async function changedMeanwhile(call: ManageCall, user: User): Promise<OccError> {
  const { updatedBy, updatedDate } = await showUser(call, user.customerId);
  const when = readableTime(new Date(updatedDate), call.about.organisation.timeZone);
  return new OccError(409, {
    type: "ConflictError",
    message: `${updatedBy ?? "Somebody"} changed ${nameOf(user)} at ${when}, while you had it open.`,
  });
}

/**
 * An agent who acts for an administrator would get into any account by its email or mobile.
 * @throws OccError 403
 */
function refuseAgents({ principal }: IdentityChangeCall, user: User, { uid, mobile }: Partial<User>): void {
  const signsIn = (uid !== undefined && uid !== user.uid) || (mobile !== undefined && mobile !== user.mobile);
  if (signsIn && callerMay(principal, "act-for-customers")) {
    throw forbidden("An agent cannot change how somebody signs in.");
  }
}

/**
 * Writes a change of a person, who is locked, with its row in the change log. @param more what is in other tables.
 * @throws OccError 403 for an agent who changes how somebody signs in.
 */
export async function save(
  call: IdentityChangeCall,
  user: User,
  change: Partial<User>,
  message: string,
  more?: readonly ValueChange[],
) {
  refuseAgents(call, user, change);
  const { user: by, organisation } = call.about;
  const changes = await notePerson(call, user, change, more);
  const set = { ...change, updatedAt: call.now(), updatedBy: by.customerId, version: user.version + 1 };
  await changeIdentity(call, { before: user, set, organisation, by: nameOf(by), changes });
  return { status: "SUCCESS" as const, message, customerPK: user.customerId };
}

/** Disabled items cannot be edited (spec 002 §4.2). */
export async function toEdit(call: ManageCall, which: Which): Promise<User> {
  const user = await toChange(call, which);
  if (user.active) return user;
  throw refused(`${nameOf(user)} is inactive. Activate the account, then change it.`);
}

export const refused = (message: string) =>
  new OccError(400, { type: "ValidationError", message, reason: "invalid" });

/** Every field that has a fault, each by its name. @throws OccError 400. */
export function refuseFaults(faults: Record<string, Fault>): void {
  const errors = Object.entries(faults).flatMap(([subject, fault]) =>
    fault ? invalid(subject, fault).errors : [],
  );
  if (errors.length > 0) throw new OccError(400, errors[0]!, ...errors.slice(1));
}

/** Names and title. @throws OccError 400 for an inactive person; 404, 409 as every change. */
export async function updatePersonal(call: IdentityChangeCall, sent: z.infer<typeof PersonalBody>) {
  const user = await toEdit(call, sent);
  const { firstName, lastName } = sent;
  const change = {
    firstName,
    lastName,
    preferredName: sent.preferredName || null,
    title: sent.title || null,
  };
  return save(call, user, change, `The personal details of ${nameOf(sent)} are saved.`);
}

/** Email and mobile number. @throws OccError 400 for one that is wrong or another person's. */
export async function updateContact(call: IdentityChangeCall, sent: z.infer<typeof ContactBody>) {
  const user = await toEdit(call, sent);
  refuseFaults({
    email: await emailFault(call, sent.email, user.customerId),
    mobile: sent.mobile ? await mobileFault(call, sent.mobile, user.customerId) : undefined,
  });
  const change = { uid: plainEmail(sent.email), mobile: storedMobile(sent.mobile) };
  return save(call, user, change, `The contact details of ${nameOf(user)} are saved.`);
}

/**
 * Employee id, unit, job, working time and the days of employment. What is not sent stays.
 * @throws OccError 400 for an employee id of somebody else, for a unit that is closed or not managed, and for a last day
 * before the first.
 */
export async function updateEmployee(call: IdentityChangeCall, sent: z.infer<typeof EmployeeBody>) {
  const user = await toEdit(call, sent);
  const { employeeCode: code } = sent;
  const employment = employmentOf(sent, user);
  refuseFaults({
    employeeCode: code ? await employeeCodeFault(call, code, user.customerId) : undefined,
    unitUid: await unitFault(call, user, sent.unitUid),
    endsOn: employmentFault(employment),
  });
  const change = {
    wearerId: code ?? user.wearerId,
    unitUid: sent.unitUid,
    jobGroup: sent.jobGroup ?? user.jobGroup,
    fte: sent.workingTime ?? user.fte,
    ...employment,
    ...(employment.startsOn === user.startsOn ? {} : hiredBy(employment, call.about.organisation.timeZone)),
  };
  await leaveFurtherUnit(call, user, sent.unitUid);
  return save(call, user, change, `The employee details of ${nameOf(user)} are saved.`);
}

/** The new home of a person is no further unit any more. */
export async function leaveFurtherUnit({ db }: ManageCall, user: User, unitUid: string): Promise<void> {
  if (unitUid === user.unitUid) return;
  await db
    .delete(unitMembers)
    .where(and(eq(unitMembers.customerId, user.customerId), eq(unitMembers.unitUid, unitUid)));
}

/** Why a person cannot be at home in a unit. */
export async function unitFault(call: ManageCall, user: User, uid: string): Promise<Fault> {
  if (uid === user.unitUid) return undefined;
  // Moving oneself would change whom one manages.
  if (user.customerId === call.about.user.customerId) return "You cannot move yourself to another unit.";
  return newUnitFault(call, uid);
}

/** Why nobody can be put into a unit. */
export async function newUnitFault(call: ManageCall, uid: string): Promise<Fault> {
  const unit = (await managedUnits(call.db, call.about.unit.uid)).find((one) => one.uid === uid);
  if (!unit) return "Choose a unit that you manage.";
  return unit.active ? undefined : `${unit.name} is disabled. Choose another unit.`;
}

/** Gives these roles and takes the others. @throws OccError 400 if nothing is left, or for the own administrator's role. */
export async function updateRoles(call: IdentityChangeCall, sent: z.infer<typeof RolesBody>) {
  return saveRoles(call, await toEdit(call, sent), sent.roles);
}

/** Takes one role. @throws as updateRoles. */
export async function removeRole(call: IdentityChangeCall, sent: z.infer<typeof RemoveRoleBody>) {
  const user = await toEdit(call, sent);
  const left = rolesOf(user.groups).filter(({ code }) => code !== sent.roleCode);
  return saveRoles(
    call,
    user,
    left.map(({ code }) => code),
  );
}

/** Gives one role beside the others. @throws as updateRoles. */
export async function addRole(call: IdentityChangeCall, sent: z.infer<typeof RemoveRoleBody>) {
  const user = await toEdit(call, sent);
  const had = rolesOf(user.groups).map(({ code }) => code);
  return saveRoles(call, user, [...had, sent.roleCode]);
}

async function saveRoles(call: IdentityChangeCall, user: User, roles: RoleCode[]) {
  if (!haveRole(roles)) throw invalid("roles", NO_ROLE_TEXT);
  const change = await rolesChange(call, user, roles);
  return save(call, user, change, `The roles of ${nameOf(user)} are saved.`);
}

export const NO_ROLE_TEXT = "Choose one role at least, or deactivate the person.";

/** What changes with the roles of a person. @throws OccError 400 for the own administrator's role. */
export async function rolesChange(
  call: ManageCall,
  user: User,
  roles: readonly RoleCode[],
): Promise<Partial<User>> {
  const own = user.customerId === call.about.user.customerId;
  if (own && !roles.includes(ADMIN_ROLE)) {
    throw invalid("roles", "You cannot take the administrator's role from yourself.");
  }
  const usual = await usualOf(call.db, user.organisationUid, user.unitUid);
  const before = rolesOf(user.groups).map(({ code }) => code);
  const prices = seesPrices(roles, usual);
  // What a role shows comes and goes with it; what was given to the person beside the roles stays.
  return {
    groups: groupsWith(user.groups, roles),
    ...(prices === seesPrices(before, usual) ? {} : { priceEnabled: prices }),
  };
}

/**
 * Closes an account: its tokens end, so the person is out at the next request. Orders stay. A second time does nothing.
 * @throws OccError 400 for oneself.
 */
export async function deactivate(call: IdentityChangeCall, which: Which) {
  const user = await toChange(call, which);
  if (user.customerId === call.about.user.customerId) throw refused("You cannot deactivate yourself.");
  return save(call, user, { active: false }, `${nameOf(user)} is deactivated and signed out.`);
}

/** Opens an account again. @throws OccError 400 while the unit is disabled (spec 002 §4.2). */
export async function activate(call: IdentityChangeCall, which: Which) {
  const user = await toChange(call, which);
  await mustBeOpen(call, user);
  return save(call, user, { active: true }, `${nameOf(user)} is active and can sign in.`);
}

/** @throws OccError 400 while the unit of a person is disabled. */
export async function mustBeOpen(call: ManageCall, { customerId }: User): Promise<void> {
  const { unit } = (await showUser(call, customerId)).employeeInformation;
  if (!unit.active) throw refused(disabledFirst(unit.name));
}
