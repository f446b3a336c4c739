import type { Call } from "../../http/call";
import { counted } from "../../http/counted";
import { invalid } from "../../http/errors";
import { personName } from "../../http/person-name";
import type { NotingCall } from "../changes";
import {
  groupsWith,
  haveRole,
  lockPeople,
  personToEdit,
  type RoleCode,
  rolesOf,
  savePerson,
} from "../manage-users";
import { isDisabled } from "../organisation";
import { APPROVER_ROLE } from "./approver-contract";
import { unitApprovers } from "./approvers";
import { showUnit, type UnitCall } from "./read";

type ChangeCall = UnitCall & NotingCall & Pick<Call, "storefrontUrl" | "baseSite">;

const done = (message: string) => ({ status: "SUCCESS" as const, message });
const codesOf = (groups: readonly string[]): RoleCode[] => rolesOf(groups).map(({ code }) => code);
const list = (names: readonly string[]) => names.join(", ");

/**
 * Lets people approve for a unit: all of them or, if one may not, nobody. They are at home there, because the role decides
 * about the orders of the home unit. Those who approve already stay as they are.
 * @throws OccError 404 for a unit or person that the caller does not manage; 400 for a disabled unit, inactive people and
 * those who are at home elsewhere.
 */
export async function addApprovers(call: ChangeCall, uid: string, customerIds: readonly string[]) {
  await lockPeople(call);
  const unit = await showUnit(call, uid);
  if (unit.status === "disabled") throw isDisabled("b2bUnitId", unit.name);
  const wanted = [...new Set(customerIds)].filter(Boolean);
  if (wanted.length === 0) throw invalid("orgCustomerId", "Choose at least one person.");
  const people = [];
  for (const customerPK of wanted) people.push(await personToEdit(call, { customerPK }));
  const elsewhere = people.filter(({ unitUid }) => unitUid !== uid).map(nameOf);
  if (elsewhere.length > 0) {
    throw invalid(
      "orgCustomerId",
      `${list(elsewhere)} ${elsewhere.length === 1 ? "is" : "are"} at home in another unit. Who approves for ${unit.name} is at home there.`,
    );
  }
  const made = people.filter(({ groups }) => !groups.includes(APPROVER_ROLE));
  for (const user of made) {
    const groups = groupsWith(user.groups, [...codesOf(user.groups), APPROVER_ROLE]);
    await savePerson(call, user, { groups }, "");
  }
  const who = people.length === 1 ? nameOf(people[0]!) : `${people.length} people`;
  return done(`${who} ${people.length === 1 ? "approves" : "approve"} for ${unit.name}.`);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  personName({ firstName, lastName });

/**
 * Takes the approver's role from a person of a unit. Who is none stays as they are.
 * @throws OccError 404 as addApprovers; 400 while orders wait for this person alone, and without another role.
 */
export async function removeApprover(call: ChangeCall, uid: string, customerPK: string) {
  await lockPeople(call);
  const unit = await showUnit(call, uid);
  const user = await personToEdit(call, { customerPK });
  const { users } = await unitApprovers(call, uid, { orgCustomerId: customerPK, selected: "true" });
  const message = `${nameOf(user)} no longer approves for ${unit.name}.`;
  const [approver] = users;
  if (!approver) return done(message);
  const orders = approver.waitingOrders;
  if (orders.length > 0) {
    throw invalid(
      "orgCustomerId",
      `${counted(orders.length, "order")} ${orders.length === 1 ? "waits" : "wait"} for ${nameOf(user)} alone: ${list(orders)}. Decide about ${orders.length === 1 ? "it" : "them"}, or add another approver first.`,
      "orders",
    );
  }
  const left = codesOf(user.groups).filter((code) => code !== APPROVER_ROLE);
  if (!haveRole(left)) {
    throw invalid(
      "orgCustomerId",
      `${nameOf(user)} has no other role. Give them another one first.`,
      "roles",
    );
  }
  await savePerson(call, user, { groups: groupsWith(user.groups, left) }, "");
  return done(message);
}
