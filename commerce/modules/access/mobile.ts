import type { Call } from "../../http/call";
import type { NotingCall } from "../changes";
import { saveMobile } from "../users";
import { requireOldPassword } from "./change-password";
import { sendMobileChanged } from "./mails";

type MobileCall = Pick<Call, "db" | "now" | "about" | "principal" | "storefrontUrl" | "baseSite">;

/**
 * Another mobile needs the password, because codes and links to sign in with go there (OWASP ASVS 7.5.1). A first
 * sign-in has just shown it, and asks for the mobile in its steps.
 * @throws OccError as requireOldPassword.
 */
export async function requirePasswordForMobile(call: MobileCall, password: string): Promise<undefined> {
  if (!call.about.user.isFirstLogin) await requireOldPassword(call, password);
}

/** Sets the mobile, or removes it if it is empty. The person is told by email, which whoever found an open visit does not read. */
export async function changeMobile(call: MobileCall & NotingCall, mobile: string): Promise<void> {
  const { mobile: before, isFirstLogin } = call.about.user;
  await saveMobile(call, mobile);
  if (!isFirstLogin && (before ?? "") !== mobile) await sendMobileChanged(call, mobile);
}
