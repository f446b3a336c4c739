import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { z } from "@hono/zod-openapi";
import { occDate } from "../../http/dates";
import { invalid, OccError } from "../../http/errors";
import { personName } from "../../http/person-name";
import { requireOldPassword } from "../access";
import {
  CHALLENGE_MINUTES,
  newChallenge,
  PASSKEY_ALGORITHMS,
  passkeyHandle,
  takeChallenge,
  webauthn,
  withoutMaker,
} from "../oauth";
import { providerFor } from "../sso";
import type { PasskeyBody } from "./contract";
import { sendPasskeyAdded } from "./mails";
import type { OwnCall } from "./own";
import { placeOfSite } from "./place";
import { passkeyChallenges, passkeys } from "./tables";

/** The most passkeys of a person. */
const MOST = 20;

type Added = z.infer<typeof PasskeyBody>;

/**
 * A passkey signs in without the password, so it needs the password to be added (OWASP ASVS 7.5.1), outside the
 * transaction, so that a wrong one stays counted.
 * @throws OccError as requireOldPassword; 400 for somebody whose organisation signs them in.
 */
export async function requirePasswordForPasskey(call: OwnCall, password: string): Promise<undefined> {
  await requireOldPassword(call, password);
  if (await providerFor(call.db, call.about.user.uid)) {
    const message = "Your organisation signs you in. You cannot add a passkey here.";
    throw new OccError(400, { type: "PasskeyError", message, reason: "organisation" });
  }
}

/** What the browser needs to make a passkey, for this host and person. */
export async function beginPasskey(call: OwnCall) {
  const { db, about } = call;
  const { customerId, uid, firstName, lastName } = about.user;
  const place = placeOfSite(call);
  const had = await db.select().from(passkeys).where(eq(passkeys.customerId, customerId));
  if (had.length >= MOST) {
    const message = `You have ${MOST} passkeys. Remove one first.`;
    throw new OccError(400, { type: "PasskeyError", message, reason: "limit" });
  }
  const { id, challenge } = await newChallenge(call, place, customerId);
  const ofPlace = had.filter(({ rpId }) => rpId === place.rpId);
  return {
    id,
    expiresIn: CHALLENGE_MINUTES * 60,
    publicKey: {
      challenge,
      rp: { id: place.rpId, name: "Kitroom" },
      user: {
        id: passkeyHandle(customerId).toString("base64url"),
        name: uid,
        displayName: personName({ firstName, lastName }),
      },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: "public-key" as const, alg })),
      timeout: CHALLENGE_MINUTES * 60_000,
      attestation: "none" as const,
      excludeCredentials: ofPlace.map(({ credentialId, transports }) => ({
        type: "public-key" as const,
        id: credentialId,
        transports,
      })),
      authenticatorSelection: {
        residentKey: "required" as const,
        requireResidentKey: true as const,
        userVerification: "required" as const,
      },
    },
  };
}

/** Uses the challenge up, outside the transaction, so that it stays used when the passkey is refused. @throws OccError 400 */
export async function requireChallenge(call: OwnCall, { challengeId }: Added): Promise<undefined> {
  const taken = await takeChallenge(call.db, challengeId, call.about.user.customerId, call.now());
  if (!taken) throw invalid("challengeId", "That took too long or was used already. Add the passkey again.");
  // Loading it takes a moment that no transaction should last.
  await webauthn();
}

const refused = () =>
  invalid("credential", "Your browser’s answer could not be confirmed. Add the passkey again.");

/**
 * Stores a passkey that the browser has made, and tells the person by email.
 * @throws OccError 400 for an answer that is not for the challenge, and for a passkey that is there already.
 */
export async function addPasskey(call: OwnCall, body: Added) {
  const { db, about, now } = call;
  const { customerId } = about.user;
  const [challenge] = await db
    .select()
    .from(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, body.challengeId), eq(passkeyChallenges.customerId, customerId)));
  if (!challenge) throw refused();
  const found = await credentialOf(body.credential, challenge);
  const row = {
    ...{ id: randomBytes(16).toString("base64url"), customerId, rpId: challenge.rpId, ...found },
    ...{ name: body.name, createdAt: now() },
  };
  const added = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
  if (added.length === 0) throw invalid("credential", "This passkey is there already.", "exists");
  await sendPasskeyAdded(call, row);
  return { id: row.id, name: row.name, created: occDate(row.createdAt), synced: row.synced };
}

async function credentialOf(
  sent: Added["credential"],
  { challenge, origin, rpId }: typeof passkeyChallenges.$inferSelect,
) {
  const { verifyRegistrationResponse } = await webauthn();
  const { clientDataJSON, attestationObject, transports = [] } = sent.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...sent,
        response: { clientDataJSON, attestationObject: await withoutMaker(attestationObject) },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    const { credential, credentialBackedUp } = registrationInfo!;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString("base64url"),
      counter: credential.counter,
      transports,
      synced: credentialBackedUp,
    };
  } catch {
    throw refused();
  }
}
