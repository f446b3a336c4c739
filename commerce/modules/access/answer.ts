import { randomBytes, randomInt } from "node:crypto";
import { and, eq, inArray, isNull, lt, ne } from "drizzle-orm";
import { timeAfter, timeBefore } from "../../calendar";
import type { Database } from "../../database/connection";
import { answerEmail } from "./change-email";
import { codeHashOf, countPerson, hashOf } from "../oauth";
import { sendCode, sendLink, sendRegistration, sendWelcome } from "./mails";
import { users } from "../users/tables";
import { KEPT_DAYS } from "../../database/kept";
import { personOf } from "./people";
import { LINK_MINUTES, LINKS, type Channel } from "./requests";
import { accessRequests } from "./tables";
import type { AnswerJob } from "./answer-job";
import { endRequests } from "./end-requests";

type Request = typeof accessRequests.$inferSelect;

/** Requests of one transaction. */
const BATCH = 20;

/** Sends the links that were asked for. Two processes never answer the same request. */
export async function answerRequests(job: AnswerJob): Promise<void> {
  let done = BATCH;
  while (done === BATCH) {
    done = await job.db.transaction(async (tx) => {
      const waiting = await tx
        .select()
        .from(accessRequests)
        .where(isNull(accessRequests.handledAt))
        .orderBy(accessRequests.createdAt, accessRequests.id)
        .limit(BATCH)
        .for("update", { skipLocked: true });
      for (const request of waiting) await answer({ ...job, db: tx }, request);
      return waiting.length;
    });
  }
}

async function answer(job: AnswerJob, request: Request): Promise<void> {
  const { db } = job;
  const at = job.now();
  const set = (values: Partial<Request>) =>
    db
      .update(accessRequests)
      .set({ asked: "", handledAt: at, ...values })
      .where(eq(accessRequests.id, request.id));
  if (request.purpose === "REGISTER") {
    const token = randomBytes(32).toString("base64url");
    const known = (await db.$count(users, eq(users.uid, request.asked))) > 0;
    await set(known ? { usedAt: at, details: null } : { secretHash: hashOf(token) });
    return sendRegistration(job, { request, known, token });
  }
  if (request.purpose === "EMAIL") return answerEmail(job, request);
  const person = await personOf(db, request);
  // Nothing tells a code of nobody from another: it takes as many tries.
  if (!person) return void (await set(request.purpose === "LOGIN" ? {} : { usedAt: at }));
  // Somebody without a mobile gets the link by email.
  const channel: Channel = request.channel === "SMS" && !person.user.mobile ? "EMAIL" : request.channel;
  const { customerId } = person.user;
  const welcomed = request.purpose === "WELCOME";
  // A person has several names, each of which is counted where it is typed.
  if (!welcomed && (await countPerson(db, request.purpose, customerId, at)) > 0) {
    return void (await set(request.purpose === "LOGIN" ? {} : { usedAt: at }));
  }
  const others = (purposes: readonly Request["purpose"][]) =>
    endRequests(
      db,
      customerId,
      at,
      and(inArray(accessRequests.purpose, purposes), ne(accessRequests.id, request.id)),
    );
  if (request.purpose === "LOGIN") {
    await others(["LOGIN"]);
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    await set({ customerId, channel, secretHash: codeHashOf(request.id, code) });
    return sendCode(job, { person, request, channel, code });
  }
  const token = randomBytes(32).toString("base64url");
  const expiresAt = welcomed ? request.expiresAt : timeAfter(at, { minutes: LINK_MINUTES[channel] });
  await others(LINKS);
  await set({ customerId, channel, secretHash: hashOf(token), expiresAt });
  return (welcomed ? sendWelcome : sendLink)(job, { person, request, channel, token });
}

/** Deletes old requests. */
export async function sweepRequests(db: Database, now: Date): Promise<void> {
  await db
    .delete(accessRequests)
    .where(lt(accessRequests.createdAt, timeBefore(now, { days: KEPT_DAYS["sweep-requests"].requested })));
}
