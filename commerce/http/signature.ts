import { timingSafeEqual } from "node:crypto";

/**
 * Whether a signature was made with one of the secrets. Each is compared in the same time, however much of it is right.
 * @param secrets the one that signs, then former ones.
 * @param signatureWith what would have been signed with a secret.
 */
export const fitsOne = (
  sent: string,
  secrets: readonly string[],
  signatureWith: (secret: string) => string,
): boolean =>
  secrets.some((secret) => {
    const [given, right] = [Buffer.from(sent), Buffer.from(signatureWith(secret))];
    return given.length === right.length && timingSafeEqual(given, right);
  });
