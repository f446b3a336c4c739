import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, gt, isNull, ne } from "drizzle-orm";
import { timeAfter } from "../../calendar";
import type { Call } from "../../http/call";
import { invalid, tooOften } from "../../http/errors";
import { countSend, findPerson, hashOf } from "../oauth";
import { users } from "../users/tables";
import { endRequests } from "./end-requests";
import { type AnswerJob } from "./answer-job";
import { changeIdentity, type IdentityCall } from "./identity";
import { sendEmailChange } from "./mails";
import { noteOwn } from "../changes";
import { personOf } from "./people";
import { LINK_MINUTES } from "./requests";
import { accessRequests } from "./tables";

type EmailCall = Pick<Call, "db" | "now" | "about" | "baseSite">;

/**
 * Writes down that somebody wants to sign in with another email address. The job sends a link there and tells the old
 * one; whether the new one has an account already is not told to whoever asked.
 * @param asked as `emailText` makes it.
 * @throws OccError 400 for the address that they have, 429 with the seconds to wait.
 */
export async function requestEmailChange(
  { db, now, about, baseSite }: EmailCall,
  asked: string,
): Promise<void> {
  const { customerId, uid } = about.user;
  if (asked === uid) throw invalid("newLogin", "You sign in with this email already.");
  const at = now();
  const wait = await countSend(db, "link", customerId, at);
  if (wait > 0) throw tooOften(`You have reached the limit of sending links. Wait ${wait} seconds.`, wait);
  await db.insert(accessRequests).values({
    id: randomUUID(),
    purpose: "EMAIL",
    channel: "EMAIL",
    asked,
    site: baseSite.uid,
    customerId,
    createdAt: at,
    expiresAt: timeAfter(at, { minutes: LINK_MINUTES.EMAIL }),
  });
}

type Request = typeof accessRequests.$inferSelect;

/** The job's part: the link to the new address, word to the old one. Only the newest link works. */
export async function answerEmail(job: AnswerJob, request: Request): Promise<void> {
  const { db } = job;
  const at = job.now();
  const mine = eq(accessRequests.id, request.id);
  const person = await personOf(db, request);
  if (!person) return void (await db.update(accessRequests).set({ handledAt: at, usedAt: at }).where(mine));
  const token = randomBytes(32).toString("base64url");
  const known = (await db.$count(users, eq(users.uid, request.asked))) > 0;
  const others = and(eq(accessRequests.purpose, "EMAIL"), ne(accessRequests.id, request.id));
  await endRequests(db, person.user.customerId, at, others);
  // What was typed stays until the link is pressed.
  const outcome = known ? { usedAt: at } : { secretHash: hashOf(token) };
  await db
    .update(accessRequests)
    .set({ handledAt: at, ...outcome })
    .where(mine);
  await sendEmailChange(job, { person, request, token: known ? undefined : token });
}

const badLink = () =>
  invalid("token", "This link does not work. It was used, has expired, or a newer one was sent.");

async function openLink({ db, now }: Pick<Call, "db" | "now">, token: string) {
  const [row] = await db
    .select()
    .from(accessRequests)
    .where(
      and(
        eq(accessRequests.secretHash, hashOf(token)),
        eq(accessRequests.purpose, "EMAIL"),
        isNull(accessRequests.usedAt),
        gt(accessRequests.expiresAt, now()),
      ),
    );
  if (!row?.customerId) throw badLink();
  return { uid: row.asked, customerId: row.customerId };
}

/** The address that a link stands for. @throws OccError 400 for a link that does not work. */
export const describeEmail = async (call: Pick<Call, "db" | "now">, token: string) => ({
  uid: (await openLink(call, token)).uid,
});

/**
 * Changes the email address by the link of the mail. Every sign-in ends, and every link and code.
 * @throws OccError 400 for a link that does not work, or an address that has got an account meanwhile.
 */
export async function changeEmail(
  call: IdentityCall & Pick<Call, "header">,
  token: string,
): Promise<{ uid: string }> {
  const { db } = call;
  const { uid, customerId } = await openLink(call, token);
  if ((await db.$count(users, eq(users.uid, uid))) > 0) throw badLink();
  const person = await findPerson(db, customerId);
  if (!person) throw badLink();
  const { user: before, organisation } = person;
  const changes = [{ what: "Email", from: before.uid, to: uid }];
  const principal = { kind: "person" as const, clientId: "mail-link", scopes: [], ...person };
  await noteOwn({ ...call, about: person, principal }, changes);
  await changeIdentity(call, { before, set: { uid }, organisation, changes });
  return { uid };
}
