import { randomBytes, randomUUID } from "node:crypto";
import { timeAfter } from "../../calendar";
import type { Call } from "../../http/call";
import { mobileOf, plainEmail } from "../../http/contact";
import { tooOften } from "../../http/errors";
import { oneLine } from "../../http/plain-text";
import { CODE_ID, countSend, RESEND_SECONDS } from "../oauth";
import { accessRequests } from "./tables";

export type Channel = "EMAIL" | "SMS";

/** The requests that are answered by a link to set a password. */
export const LINKS = ["RESET", "WELCOME"] as const;

/** Minutes that a link works: one in an email, one in a text message. */
export const LINK_MINUTES: Record<Channel, number> = { EMAIL: 60, SMS: 15 };

/** Minutes that a code to sign in with works. */
export const CODE_MINUTES = 10;

type RequestingCall = Pick<Call, "db" | "now" | "baseSite">;

/** What somebody typed to be found by, as it is compared: an address in any case, a mobile however it is written. */
const plainName = (typed: string): string =>
  typed.includes("@") ? plainEmail(typed) : (mobileOf(typed) ?? oneLine(typed).toLowerCase());

/** By email where an address was typed, else by text message (spec 000 §4). */
const channelOf = (typed: string): Channel => (typed.includes("@") ? "EMAIL" : "SMS");

const linkOften = (seconds: number) =>
  tooOften(`You have reached the limit of sending links. Wait ${seconds} seconds.`, seconds);

/**
 * Writes down that somebody asked for a link to set a new password. Whether the person exists is looked up by the
 * job, so that neither the answer nor its time tells.
 * @param of a name as it was typed, or the person of an expired link.
 * @throws OccError 429 with the seconds to wait.
 */
export async function requestLink(
  { db, now, baseSite }: RequestingCall,
  of: { asked: string } | { customerId: string; channel: Channel },
): Promise<Channel> {
  const at = now();
  const typed = "asked" in of ? plainName(of.asked) : "";
  const who = "asked" in of ? { customerId: null, channel: channelOf(typed) } : of;
  const wait = await countSend(db, "link", who.customerId ?? typed, at);
  if (wait > 0) throw linkOften(wait);
  await db.insert(accessRequests).values({
    id: randomUUID(),
    purpose: "RESET",
    asked: typed,
    site: baseSite.uid,
    ...who,
    createdAt: at,
    expiresAt: timeAfter(at, { minutes: LINK_MINUTES[who.channel] }),
  });
  return who.channel;
}

/** Days that the first link of somebody who was added works. */
export const WELCOME_DAYS = 7;

/** The request for the first link of somebody who was added; the job sends it. */
export const welcomeRequest = (
  at: Date,
  customerId: string,
  site: string,
): typeof accessRequests.$inferInsert => ({
  id: randomUUID(),
  purpose: "WELCOME",
  asked: "",
  site,
  channel: "EMAIL",
  customerId,
  createdAt: at,
  expiresAt: timeAfter(at, { days: WELCOME_DAYS }),
});

/** Writes down that somebody who was added gets a link to set their first password. */
export async function welcome(
  { db, now, baseSite }: Pick<Call, "db" | "now"> & { baseSite: Pick<Call["baseSite"], "uid"> },
  customerId: string,
): Promise<void> {
  await db.insert(accessRequests).values(welcomeRequest(now(), customerId, baseSite.uid));
}

/** Spec 002 §8. */
const codeOften = (seconds: number) =>
  tooOften(
    `You have reached the limit of sending verification code, wait ${seconds} seconds or use a different e-mail.`,
    seconds,
  );

/**
 * Writes down that somebody asked for a code to sign in with, as `requestLink` does for a link.
 * @returns the id of the code, which is the user name of its password grant (contract §2).
 * @throws OccError 429 with the seconds to wait.
 */
export async function requestCode({ db, now, baseSite }: RequestingCall, loginId: string) {
  const at = now();
  const asked = plainName(loginId);
  const wait = await countSend(db, "code", asked, at);
  if (wait > 0) throw codeOften(wait);
  const id = CODE_ID + randomBytes(24).toString("base64url");
  const channel = channelOf(asked);
  await db.insert(accessRequests).values({
    id,
    purpose: "LOGIN",
    asked,
    site: baseSite.uid,
    channel,
    createdAt: at,
    expiresAt: timeAfter(at, { minutes: CODE_MINUTES }),
  });
  return { tokenId: id, expiresIn: CODE_MINUTES * 60, resendSeconds: RESEND_SECONDS, channel };
}
