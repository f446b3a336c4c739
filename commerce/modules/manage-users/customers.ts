import { eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import type { Call } from "../../http/call";
import { plainEmail } from "../../http/contact";
import { alreadyExists, invalid, OccError } from "../../http/errors";
import { pageOf, pagination } from "../../http/paging";
import { personName } from "../../http/person-name";
import { titleFrom } from "../sites";
import { users } from "../users/tables";
import {
  leaveFurtherUnit,
  mustBeOpen,
  NO_ROLE_TEXT,
  refused,
  refuseFaults,
  rolesChange,
  save,
  toChange,
  unitFault,
} from "./change";
import { emailFault } from "./checks";
import { createUser } from "./create";
import { listUsers, peopleOf } from "./list";
import { approversOf } from "./approvers";
import type { Asked } from "./contract";
import { b2bUserOf, type CustomerBody, type NewCustomerBody } from "./reference-contract";
import { haveRole, rolesOf } from "./roles";
import { type IdentityChangeCall, type ManageCall, unknownPerson } from "./scope";

type User = typeof users.$inferSelect;
type Changes = z.infer<typeof CustomerBody>;

/** @throws OccError 404 for a person whom the caller does not see. */
export async function showCustomer(call: ManageCall, customerId: string) {
  const [person] = await peopleOf(call, [customerId]);
  if (!person) throw unknownPerson(customerId);
  const approvers = await approversOf(call, [customerId]);
  return { ...b2bUserOf(person), approvers: approvers.get(customerId)! };
}

/** A page of people by the names of published clients. @param withApprovers reads who is asked about their orders. */
export async function listCustomers(call: ManageCall, asked: Asked, withApprovers: boolean) {
  const { users: found, pagination, sorts } = await listUsers(call, asked);
  const ids = found.map(({ customerPK }) => customerPK);
  const approvers = withApprovers && ids.length > 0 ? await approversOf(call, ids) : undefined;
  const users = found.map((one) => ({ ...b2bUserOf(one), approvers: approvers?.get(one.customerPK) }));
  return { users, pagination, sorts };
}

/**
 * A page of the people who are asked when a person orders for their home unit; three statements.
 * @throws OccError 404 as showCustomer.
 */
export async function listApprovers(call: ManageCall, customerId: string, asked: Asked) {
  const { approvers } = await showCustomer(call, customerId);
  const page = pageOf(asked);
  return {
    users: approvers.slice(page.offset, page.offset + page.pageSize),
    pagination: pagination(page, approvers.length),
    sorts: [],
  };
}

/** @throws OccError 404 as showCustomer, or 400: nobody is an approver of one person (docs/decisions/0065). */
export async function refuseApprover(call: ManageCall, customerId: string): Promise<never> {
  const { orgUnit } = await showCustomer(call, customerId);
  const { uid, name } = orgUnit;
  throw invalid(
    "approverId",
    `Approvers follow from the unit: whoever approves for ${name} is asked about the orders of its people. Add or remove approvers of the unit (orgUnits/${uid}) instead.`,
    "unit",
  );
}

/**
 * Adds a person by the names of published clients.
 * @throws OccError 400 as createUser; 409 for an email that somebody signs in with.
 */
export async function addCustomer(
  call: IdentityChangeCall & Pick<Call, "baseSite">,
  sent: z.infer<typeof NewCustomerBody>,
) {
  const { titleCode, orgUnit, ...rest } = sent;
  await mustBeFree(call, sent.email);
  const title = titleFrom(titleCode ?? "", null) ?? undefined;
  const made = await createUser(call, { ...rest, title, unitUid: orgUnit.uid }).catch(inTheirNames);
  return showCustomer(call, made.customerPK);
}

/** A fault of the unit stands where these clients sent it. */
function inTheirNames(error: unknown): never {
  if (!(error instanceof OccError)) throw error;
  const [first, ...more] = error.errors.map((one) =>
    one.subject === "unitUid" ? { ...one, subject: "orgUnit.uid" } : one,
  );
  throw new OccError(error.status, first!, ...more);
}

/** @throws OccError 409 in the words that the framework's pages read (contract §10), whoever has the email. */
async function mustBeFree(call: ManageCall, email: string, except?: string): Promise<void> {
  const [other] = await call.db
    .select({ id: users.customerId })
    .from(users)
    .where(eq(users.uid, plainEmail(email)));
  if (!other || other.id === except) return;
  const [error] = alreadyExists("User already exists").errors;
  throw new OccError(409, { ...error!, subject: "email", subjectType: "parameter" });
}

/**
 * Changes what is sent of a person, all of it or nothing, with one row in the change log. Who is deactivated loses the
 * roles (contract §10).
 * @throws OccError 404, 403 as every change of a person; 400 for an inactive one who is not activated with it, and as the
 * changes by themselves; 409 for an email that somebody else signs in with.
 */
export async function changeCustomer(call: IdentityChangeCall, customerId: string, sent: Changes) {
  const user = await toChange(call, { customerPK: customerId });
  mustNotAskForMore(user, sent);
  const change = await changeOf(call, user, sent);
  if (Object.keys(change).length > 0) {
    if (change.unitUid) await leaveFurtherUnit(call, user, change.unitUid);
    await save(call, user, change, "");
  }
  return showCustomer(call, customerId);
}

/** @throws OccError 400 for what nobody can change of another, and for an inactive person. */
function mustNotAskForMore(user: User, sent: Changes): void {
  if (sent.password) {
    throw invalid("password", "People set their own password by a link that is mailed to them.");
  }
  if (sent.customerId && sent.customerId !== user.customerId) {
    throw invalid("customerId", "The account number of a person cannot change.");
  }
  if (user.active || sent.active) return;
  const { customerId: _id, active: _active, roles = [], ...more } = sent;
  if (roles.length > 0 || Object.values(more).some((value) => value !== undefined)) {
    throw refused(`${personName(user)} is inactive. Activate the account, then change it.`);
  }
}

/** The columns that change: these clients send what stays along. */
async function changeOf(call: IdentityChangeCall, user: User, sent: Changes): Promise<Partial<User>> {
  const { firstName, lastName, titleCode, email, orgUnit, active } = sent;
  if (email !== undefined) await mustBeFree(call, email, user.customerId);
  refuseFaults({
    email: email === undefined ? undefined : await emailFault(call, email, user.customerId),
    "orgUnit.uid": orgUnit && (await unitFault(call, user, orgUnit.uid)),
  });
  const change: Partial<User> = {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(titleCode === undefined ? {} : { title: titleFrom(titleCode, user.title) }),
    ...(email === undefined ? {} : { uid: plainEmail(email) }),
    ...(orgUnit === undefined ? {} : { unitUid: orgUnit.uid }),
    ...(await accountChange(call, user, sent)),
    ...(active === undefined ? {} : { active }),
  };
  const changed = Object.entries(change).filter(([column, value]) => value !== user[column as keyof User]);
  return Object.fromEntries(changed);
}

/** The roles, as far as they and the account are changed. */
async function accountChange(call: IdentityChangeCall, user: User, { active, roles }: Changes) {
  if (active && !user.active) await mustBeOpen(call, user);
  if (active === false) {
    if (user.customerId === call.about.user.customerId) throw refused("You cannot deactivate yourself.");
    return user.active ? rolesChange(call, user, []) : {};
  }
  if (roles === undefined) return {};
  if (!haveRole(roles)) throw invalid("roles", NO_ROLE_TEXT);
  const had = new Set(rolesOf(user.groups).map(({ code }) => code));
  const same = new Set(roles).size === had.size && roles.every((role) => had.has(role));
  return same ? {} : rolesChange(call, user, roles);
}
