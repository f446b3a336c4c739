import { eq } from "drizzle-orm";
import type { Call } from "../../http/call";
import { differences, noteOwn, type NotingCall, orNone } from "../changes";
import { users } from "../users/tables";
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
  const { user } = call.about;
  const change = { mobile: mobile || null };
  await call.db.update(users).set(change).where(eq(users.customerId, user.customerId));
  await noteOwn(call, differences(user, change, { mobile: ["Mobile", orNone] }));
  if (!user.isFirstLogin && user.mobile !== change.mobile) await sendMobileChanged(call, mobile);
}
