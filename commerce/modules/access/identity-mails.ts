import { randomUUID } from "node:crypto";
import type { Call } from "../../http/call";
import type { Organisation, User } from "../../http/principal";
import type { ValueChange } from "../changes";
import { mailPeople, mailPerson, type Message } from "../mail";

type MailingCall = Pick<Call, "db" | "now" | "storefrontUrl"> & { baseSite: Pick<Call["baseSite"], "uid"> };

export interface NotifiedChange {
  before: User;
  set: Partial<User>;
  organisation: Pick<Organisation, "support">;
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
  const { before, set, organisation } = told;
  const after = { ...before, ...set };
  const about = `account-changed ${randomUUID()}`;
  const message = messageOf(call, told);
  const send = (uid: string, event: string) =>
    mailPerson(call.db, { user: { ...after, uid }, organisation }, { ...message, about: event }, call.now());
  await send(before.uid, about);
  if (after.uid !== before.uid && !before.isFirstLogin) await send(after.uid, `${about} new`);
}

/** Mails many people of one organisation what was changed of all of their accounts, in one statement. */
export async function sendSameChange(
  call: MailingCall,
  people: readonly User[],
  told: Omit<NotifiedChange, "before">,
): Promise<void> {
  const { set, organisation } = told;
  const mails = people.map((before) => {
    const about = `account-changed ${randomUUID()}`;
    const user = { ...before, ...set };
    return [
      { user, organisation },
      { ...messageOf(call, { ...told, before }), about },
    ] as const;
  });
  await mailPeople(call.db, mails, call.now());
}

function messageOf(call: MailingCall, { before, set, by, changes }: NotifiedChange): Omit<Message, "about"> {
  const base = call.storefrontUrl(call.baseSite.uid);
  const facts = changes
    .filter(({ from, to }) => from !== to)
    .map(({ what, from, to }) => ({ label: what, value: `${to ?? "None"}, before: ${from ?? "None"}` }));
  const blocks = facts.length > 0 ? [{ title: "What changed", facts }] : [];
  if (set.active === false) {
    return {
      subject: "Your account is closed",
      opening: [
        `${by ?? "You"} closed your account in the uniform shop. Nobody can sign in with it any more.`,
      ],
      blocks: [],
      link: { label: "Contact your uniform desk", url: `${base}/contact-us` },
    };
  }
  const ended = "Every other sign-in has ended, and so has every link and code that was sent before.";
  if (!by) {
    return {
      subject: subjectOf(before, set),
      opening: [
        `Somebody who is signed in with your account changed it. ${ended}`,
        "If it was not you, set a new password now and tell your uniform desk.",
      ],
      blocks,
      link: { label: "Set a new password", url: `${base}/forgot-password` },
    };
  }
  return {
    subject: subjectOf(before, set),
    opening: [
      `${by} changed your account in the uniform shop. ${ended}`,
      "If this is a mistake, tell your uniform desk.",
    ],
    blocks,
    link: { label: "Sign in", url: `${base}/login` },
  };
}

function subjectOf(before: User, set: Partial<User>): string {
  if (set.active && !before.active) return "Your account is open again";
  if (set.uid !== undefined && set.uid !== before.uid) return "Your email was changed";
  if (set.mobile !== undefined && set.mobile !== before.mobile) {
    return set.mobile ? "Your mobile was changed" : "Your mobile was removed";
  }
  return "What you may do in the uniform shop was changed";
}
