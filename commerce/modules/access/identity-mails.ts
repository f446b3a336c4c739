import { randomUUID } from "node:crypto";
import type { Call } from "../../http/call";
import type { Organisation, User } from "../../http/principal";
import type { ValueChange } from "../changes";
import { mailPeople, mailPerson, type MailShop, type Message, shopOf } from "../mail";

type MailingCall = Pick<Call, "db" | "now" | "storefrontUrl"> & { baseSite: Pick<Call["baseSite"], "uid"> };

export interface NotifiedChange {
  before: User;
  set: Partial<User>;
  organisation: Pick<Organisation, "name" | "site" | "support" | "timeZone">;
  /** The name of who changed it; undefined for whoever the account is of. */
  by?: string;
  /** The change in the words of the change log. */
  changes: readonly ValueChange[];
}

/**
 * Mails a person what was changed of their account: to the address that they had, and to the one that they have. A new
 * address of somebody who has set no password yet gets the mail with the first link instead.
 */
export async function sendIdentityChange(call: MailingCall, told: NotifiedChange): Promise<void> {
  const { before, set } = told;
  const after = { ...before, ...set };
  const about = `account-changed ${randomUUID()}`;
  const message = identityMessage(shopFor(call, told), told);
  const send = (uid: string, event: string) =>
    mailPerson(call.db, { ...after, uid }, { about: event, message }, call.now());
  await send(before.uid, about);
  if (after.uid !== before.uid && !before.isFirstLogin) await send(after.uid, `${about} new`);
}

/** Mails many people of one organisation what was changed of all of their accounts, in one statement. */
export async function sendSameChange(
  call: MailingCall,
  people: readonly User[],
  told: Omit<NotifiedChange, "before">,
): Promise<void> {
  const { set } = told;
  const mails = people.map((before) => {
    const about = `account-changed ${randomUUID()}`;
    const message = identityMessage(shopFor(call, told), { ...told, before });
    return [
      { ...before, ...set },
      { about, message },
    ] as const;
  });
  await mailPeople(call.db, mails, call.now());
}

const shopFor = (
  { storefrontUrl, baseSite }: MailingCall,
  { organisation }: Pick<NotifiedChange, "organisation">,
) => shopOf(organisation, storefrontUrl, baseSite.uid);

type Changed = Pick<NotifiedChange, "set" | "by" | "changes"> & { before: Before };
type Before = Pick<User, "active" | "uid" | "mobile">;

/** What was changed of an account. The main value is the new one; the old one follows it. */
export function identityMessage(shop: MailShop, { before, set, by, changes }: Changed): Message {
  const facts = changes
    .filter(({ from, to }) => from !== to)
    .map(({ what, from, to }) => ({ label: what, value: `${to ?? "None"}, before: ${from ?? "None"}` }));
  if (set.active === false) return closedMessage(shop, by);
  const subject = subjectOf(before, set);
  const ended = "Every other sign-in has ended, and so has every link and code that was sent before.";
  const common = {
    shop,
    subject,
    heading: subject,
    sections: facts.length > 0 ? [{ title: "What changed", facts }] : [],
    why: "your account was changed",
    settings: "always" as const,
  };
  if (!by) {
    return {
      ...common,
      opening: [`Somebody who is signed in with your account changed it. ${ended}`],
      button: { label: "Set a new password", path: "/forgot-password" },
      next: [
        "If it was you, there is nothing to do.",
        "If it was not you, set a new password now and tell your uniform desk.",
      ],
    };
  }
  return {
    ...common,
    opening: [`${by} changed your account in the uniform shop. ${ended}`],
    button: { label: "Sign in", path: "/login" },
    next: ["If this is a mistake, tell your uniform desk."],
  };
}

const closedMessage = (shop: MailShop, by: string | undefined): Message => ({
  shop,
  subject: "Your account is closed",
  heading: "Your account is closed",
  opening: [`${by ?? "You"} closed your account in the uniform shop. Nobody can sign in with it any more.`],
  button: { label: "Contact your uniform desk", path: "/contact-us" },
  next: ["If this is a mistake, tell your uniform desk. It can open the account again."],
  why: "your account was closed",
  settings: "always",
});

function subjectOf(before: Before, set: Partial<User>): string {
  if (set.active && !before.active) return "Your account is open again";
  if (set.uid !== undefined && set.uid !== before.uid) return "Your email was changed";
  if (set.mobile !== undefined && set.mobile !== before.mobile) {
    return set.mobile ? "Your mobile was changed" : "Your mobile was removed";
  }
  return "What you may do in the uniform shop was changed";
}
