import type { Call } from "../../http/call";
import { differences, mobileOrNone, noteOwn, type NotingCall } from "../changes";
import { ownFamily, requireOldPassword } from "./change-password";
import { changeIdentity } from "./identity";

export type MobileCall = NotingCall & Pick<Call, "principal" | "storefrontUrl" | "baseSite" | "header">;

/**
 * Another mobile needs the password, because codes and links to sign in with go there (OWASP ASVS 7.5.1). A first
 * sign-in has just shown it, and asks for the mobile in its steps.
 * @throws OccError as requireOldPassword.
 */
export async function requirePasswordForMobile(call: MobileCall, password: string): Promise<undefined> {
  if (!call.about.user.isFirstLogin) await requireOldPassword(call, password);
}

/**
 * Sets the mobile, or removes it if it is empty. This sign-in goes on. The person is told by email, which whoever found
 * an open visit does not read.
 */
export async function changeMobile(call: MobileCall, mobile: string): Promise<void> {
  const { user: before, organisation } = call.about;
  const set = { mobile: mobile || null };
  const changes = differences(before, set, { mobile: ["Mobile", mobileOrNone] });
  await noteOwn(call, changes);
  await changeIdentity(call, { before, set, organisation, changes, except: await ownFamily(call) });
}
