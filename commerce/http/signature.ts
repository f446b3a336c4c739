import { timingSafeEqual } from "node:crypto";

/** The one that signs, then former ones, whose signatures are still accepted. */
export type Secrets = readonly [string, ...string[]];

/**
 * Whether a signature was made with one of the secrets. Each is compared in the same time, however much of it is right.
 * @param signatureWith what would have been signed with a secret.
 */
export const fitsOne = (sent: string, secrets: Secrets, signatureWith: (secret: string) => string): boolean =>
  secrets.some((secret) => {
    const [given, right] = [Buffer.from(sent), Buffer.from(signatureWith(secret))];
    return given.length === right.length && timingSafeEqual(given, right);
  });
