import { createHash } from "node:crypto";
import { and, eq, lt, type SQL } from "drizzle-orm";
import type { Logger } from "pino";
import { z } from "@hono/zod-openapi";
import type { Database } from "../../database/connection";
import { base64url } from "../../http/text-schema";
import { units } from "../organisation/tables";
import { passkeys } from "../passkeys/tables";
import { users } from "../users/tables";
import { clearAttempts, countAttempt, type Place } from "./attempts";
import { type Challenge, takeChallenge } from "./passkey-challenges";
import type { SignOn } from "./settings";
import { webauthn } from "./webauthn";

/** What `navigator.credentials.get` gives, as JSON (WebAuthn: AuthenticationResponseJSON). */
const Answer = z.object({
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100),
  }),
});

function read(text: string): z.infer<typeof Answer> | undefined {
  try {
    return Answer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What a passkey knows its person by: no email and no number, and always the same, so that a new one replaces an old. */
export const passkeyHandle = (customerId: string): Buffer =>
  createHash("sha256").update(`passkey of ${customerId}`).digest();

const GONE = "That took too long or was used already. Try again";
const UNKNOWN = "We do not know this passkey. Use your password or a code";
const FAILED = "This passkey could not be confirmed. Use your password or a code";
const ELSEWHERE = "Your organisation signs you in. Use its sign-in";

interface Circumstances {
  db: Database;
  now: Date;
  signOn: Pick<SignOn, "providerFor">;
  logger: Logger;
}

/**
 * Checks what a passkey signed. The challenge is used up first. Nobody says who they are: the passkey does, so there is
 * nothing to find out about accounts.
 * @param shown the id of the challenge, the browser's answer as JSON, and where the attempt comes from.
 */
export async function signInByPasskey(
  { db, now, signOn, logger }: Circumstances,
  shown: { id: string; answer: string; place: Place },
): Promise<{ customerId: string } | { refused: string } | { wait: number }> {
  const challenge = await takeChallenge(db, shown.id, null, now);
  if (!challenge) return { refused: GONE };
  const answer = read(shown.answer);
  if (!answer) return { refused: FAILED };
  const counted = `passkey ${answer.id}`;
  const wait = await countAttempt(db, counted, shown.place, now);
  if (wait > 0) return { wait };
  const [found] = await db
    .select({ passkey: passkeys, uid: users.uid, active: users.active, unitActive: units.active })
    .from(passkeys)
    .innerJoin(users, eq(users.customerId, passkeys.customerId))
    .innerJoin(units, eq(units.uid, users.unitUid))
    .where(and(eq(passkeys.credentialId, answer.id), eq(passkeys.rpId, challenge.rpId)));
  if (!found) return { refused: UNKNOWN };
  const counter = await counterOf(answer, challenge, found.passkey);
  if (counter === undefined) return { refused: FAILED };
  const mine = eq(passkeys.id, found.passkey.id);
  if (!(await countUse(db, mine, counter, now))) {
    logger.warn({ event: "passkey.counter-back", passkey: found.passkey.id, counter });
    return { refused: FAILED };
  }
  await clearAttempts(db, counted, shown.place);
  if (!found.active || !found.unitActive) return { refused: "User is disabled" };
  if (await signOn.providerFor(db, found.uid)) return { refused: ELSEWHERE };
  return { customerId: found.passkey.customerId };
}

/** The counter of a good answer; undefined for any other. */
async function counterOf(
  answer: z.infer<typeof Answer>,
  { challenge, origin, rpId }: Challenge,
  { credentialId, publicKey, customerId }: typeof passkeys.$inferSelect,
): Promise<number | undefined> {
  if (answer.response.userHandle !== passkeyHandle(customerId).toString("base64url")) return undefined;
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      // The counter is compared where it is stored, so that two answers at once are told apart.
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, "base64url"), counter: 0 },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a use. False if the counter did not go up: somebody has a copy of the passkey. Those that do not count say 0. */
async function countUse(db: Database, mine: SQL, counter: number, now: Date): Promise<boolean> {
  const up = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(mine, up))
    .returning({ id: passkeys.id });
  return used.length > 0;
}
