import { hkdfSync } from "node:crypto";
import { EncryptJWT, jwtDecrypt } from "jose";
import { timeAfter } from "../../calendar";
import type { Secrets } from "../../http/signature";

/** Minutes that somebody has to sign in at their provider. */
const MINUTES = 15;

/** What the `state` of a sign-in holds. It is encrypted, so nothing is stored for strangers who only start one. */
export interface SignOn {
  provider: string;
  site: string;
  nonce: string;
  verifier: string;
  /** The S256 hash of what the browser's session holds. */
  challenge: string;
}

const keyOf = (secret: string) => new Uint8Array(hkdfSync("sha256", secret, "", "sso state", 32));

/** Seals with the first of the secrets. */
export const sealState = (signOn: SignOn, [secret]: Secrets, now: Date): Promise<string> =>
  new EncryptJWT({ ...signOn })
    .setProtectedHeader({ alg: "dir", enc: "A256GCM" })
    .setExpirationTime(timeAfter(now, { minutes: MINUTES }))
    .encrypt(keyOf(secret));

/** @returns undefined for a state that was not made with one of these secrets, or more than 15 minutes ago. */
export async function openState(state: string, secrets: Secrets, now: Date): Promise<SignOn | undefined> {
  for (const secret of secrets) {
    try {
      return (await jwtDecrypt<SignOn>(state, keyOf(secret), { currentDate: now })).payload;
    } catch {
      // Another secret may have made it.
    }
  }
  return undefined;
}
