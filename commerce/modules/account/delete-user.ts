import { eq, sql } from "drizzle-orm";
import { rowsOf } from "../../database/connection";
import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { personName } from "../../http/person-name";
import { changeIdentity } from "../access";
import { noteChange } from "../changes";
import {
  type IdentityChangeCall,
  managedElsewhere,
  type ManageCall,
  personToChange,
  showUser,
} from "../manage-users";
import { unfinishedOf } from "../personal-data";
import { users } from "../users/tables";
import { erase, unknownHash } from "./erase";

interface Which {
  customerPK: string;
  version?: number;
}

/** What stands in the way of deleting a person, with the codes of it. Five statements. @throws OccError 404. */
export async function validateDeletion(call: ManageCall, { customerPK }: Which) {
  const { personalDetails, self, managed } = await showUser(call, customerPK);
  if (!managed) throw managedElsewhere();
  const unfinished = await unfinishedOf(call.db, customerPK);
  const open = [...unfinished.openOrders, ...unfinished.openReturns];
  const { firstName } = personalDetails;
  const message = self
    ? "You cannot delete yourself. Another administrator can."
    : open.length > 0
      ? `${firstName} cannot be deleted yet: ${open.join(", ")} must be finished first.`
      : undefined;
  return {
    valid: message === undefined,
    message,
    ...unfinished,
    approvals: await approvalsAmong(call, unfinished.openOrders),
  };
}

/** Orders that waited for an approval, and that the caller did not place, by their codes. */
async function approvalsAmong({ db, about }: ManageCall, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const rows = await rowsOf<{ code: string }>(
    db,
    sql`select o.code from orders o where o.code in ${codes}
      and o.placed_by ->> 'customerId' is distinct from ${about.user.customerId}
      and exists (select from order_events e where e.order_code = o.code and e.to_state = 'PENDING_APPROVAL')
      order by o.code`,
  );
  return rows.map(({ code }) => code);
}

/**
 * Deletes a person: they are out at the next request, and nobody finds or manages them any more. Their orders stay,
 * with name and employee id; email, mobile, addresses, sizes, cart and limits are erased, so that the email is free.
 * @throws OccError 404; 409 ConflictError for an older version; 400 AccountClosingError while something is open, and
 * for oneself.
 */
export async function deleteUser(call: IdentityChangeCall & Pick<Call, "hashPassword">, which: Which) {
  const user = await personToChange(call, which);
  const { valid, message } = await validateDeletion(call, which);
  if (!valid) throw new OccError(400, { type: "AccountClosingError", message: message!, reason: "open" });
  const { customerId } = user;
  const name = personName(user);
  const passwordHash = await unknownHash(call);
  const { user: caller, organisation } = call.about;
  const by = personName(caller);
  await changeIdentity(call, { before: user, set: { active: false }, organisation, by, changes: [] });
  await erase(call, customerId, passwordHash, "deletion");
  await call.db
    .update(users)
    .set({
      uid: `${customerId.toLowerCase()}@deleted.invalid`,
      deletedAt: call.now(),
      updatedAt: call.now(),
      updatedBy: call.about.user.customerId,
      version: user.version + 1,
    })
    .where(eq(users.customerId, customerId));
  await noteChange(call, {
    kind: "person",
    subject: { code: customerId, name },
    unitUid: user.unitUid,
    changes: [{ what: "Deleted", from: user.wearerId || "NA", to: null }],
  });
  return { status: "SUCCESS" as const, message: `${name} is deleted.`, customerPK: customerId };
}
