import type { Call } from "../../http/call";
import { OccError } from "../../http/errors";
import { changeIdentity, type IdentityCall } from "../access";
import { noteOwn, type NotingCall, switched } from "../changes";
import { unfinishedOf } from "../personal-data";
import { erase, unknownHash } from "./erase";

type ClosingCall = Pick<Call, "db" | "now" | "about" | "principal">;

/** Whose account others depend on. */
const KEPT_GROUPS = ["b2badmingroup", "asagentgroup"];

/** What keeps an account from being closed now. Two statements. */
export async function closingOf({ db, about }: ClosingCall) {
  const { customerId, groups } = about.user;
  const unfinished = await unfinishedOf(db, customerId);
  const reason = groups.some((group) => KEPT_GROUPS.includes(group))
    ? "Others depend on your account. Another administrator can close it."
    : undefined;
  return {
    possible: !reason && unfinished.openOrders.length + unfinished.openReturns.length === 0,
    reason,
    ...unfinished,
  };
}

/** @throws OccError 400 while something is open, and for accounts that others depend on. */
export async function requireClosable(call: ClosingCall): Promise<void> {
  const closing = await closingOf(call);
  if (closing.possible) return;
  const open = [...closing.openOrders, ...closing.openReturns].join(", ");
  const message = closing.reason ?? `Not yet: ${open} must be finished first.`;
  throw new OccError(400, { type: "AccountClosingError", message, reason: "open" });
}

/**
 * Closes the person's own account. The email address stays, so that an administrator can open the account again; its
 * password is gone.
 * @throws OccError 400 while something is open.
 */
export async function closeAccount(
  call: ClosingCall & NotingCall & IdentityCall & Pick<Call, "hashPassword">,
): Promise<void> {
  await requireClosable(call);
  const { user: before, organisation } = call.about;
  const passwordHash = await unknownHash(call);
  const changes = [switched(before.active, false, "Closed")];
  await changeIdentity(call, { before, set: { active: false }, organisation, changes });
  await erase(call, before.customerId, passwordHash, "closing");
  await noteOwn(call, changes);
}
