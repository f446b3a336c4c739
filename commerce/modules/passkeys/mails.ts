import type { Call } from "../../http/call";
import { mailPerson } from "../mail";
import type { passkeys } from "./tables";

type MailCall = Pick<Call, "db" | "now" | "about" | "storefrontUrl" | "baseSite">;
type Passkey = Pick<typeof passkeys.$inferSelect, "id" | "name">;

const IF_NOT_YOU =
  "If it was not you, set a new password now, and remove every passkey that you do not know. Passkeys go on working after a new password.";

/** Queues word of a new passkey, which whoever found an open visit does not read. */
export const sendPasskeyAdded = (call: MailCall, { id, name }: Passkey): Promise<void> =>
  send(call, `passkey-added ${id}`, "A passkey was added to your account", [
    `Somebody who is signed in with your account added the passkey “${name}”. It signs in without your password.`,
    IF_NOT_YOU,
  ]);

/** Queues word of a passkey that is gone. */
export const sendPasskeyRemoved = (call: MailCall, { id, name }: Passkey): Promise<void> =>
  send(call, `passkey-removed ${id}`, "A passkey was removed from your account", [
    `Somebody who is signed in with your account removed the passkey “${name}”. It does not sign in any more.`,
    IF_NOT_YOU,
  ]);

function send(call: MailCall, about: string, subject: string, opening: string[]): Promise<void> {
  const url = `${call.storefrontUrl(call.baseSite.uid)}/my-account/login-security`;
  const link = { label: "Login and security", url };
  return mailPerson(call.db, call.about, { about, subject, opening, link }, call.now());
}
