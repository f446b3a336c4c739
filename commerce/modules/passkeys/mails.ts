import type { Call } from "../../http/call";
import { mailPerson, type MailShop, type Message, shopOf } from "../mail";
import type { passkeys } from "./tables";

type MailCall = Pick<Call, "db" | "now" | "about" | "storefrontUrl" | "baseSite">;
type Passkey = Pick<typeof passkeys.$inferSelect, "id" | "name">;
type News = "added" | "removed";

export function passkeyMessage(shop: MailShop, news: News, { name }: Pick<Passkey, "name">): Message {
  const what = news === "added" ? "It signs in without your password." : "It does not sign in any more.";
  return {
    shop,
    subject: `A passkey was ${news} ${news === "added" ? "to" : "from"} your account`,
    heading: `A passkey was ${news} ${news === "added" ? "to" : "from"} your account`,
    opening: [`Somebody who is signed in with your account ${news} the passkey “${name}”. ${what}`],
    facts: [{ label: "Passkey", value: name }],
    button: { label: "Login and security", path: "/my-account/login-security" },
    next: [
      "If it was you, there is nothing to do.",
      "If it was not you, set a new password now and remove every passkey that you don’t recognise. Passkeys go on working after a new password.",
    ],
    why: "the passkeys of your account changed",
    settings: "always",
  };
}

/** Queues word of a new passkey, which whoever found an open visit does not read. */
export const sendPasskeyAdded = (call: MailCall, passkey: Passkey): Promise<void> =>
  send(call, "added", passkey);

/** Queues word of a passkey that is gone. */
export const sendPasskeyRemoved = (call: MailCall, passkey: Passkey): Promise<void> =>
  send(call, "removed", passkey);

function send(call: MailCall, news: News, passkey: Passkey): Promise<void> {
  const { user, organisation } = call.about;
  const shop = shopOf(organisation, call.storefrontUrl, call.baseSite);
  const message = passkeyMessage(shop, news, passkey);
  return mailPerson(call.db, user, { about: `passkey-${news} ${passkey.id}`, message }, call.now());
}
