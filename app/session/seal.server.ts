import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const keys = new Map<string, Buffer>();

/**
 * One derived key for each purpose, so that a value sealed for one use cannot be opened for another. Cached,
 * because a process has few secrets and purposes.
 */
function keyFor(secret: string, purpose: string): Buffer {
  const name = `${purpose} ${secret}`;
  const key = keys.get(name) ?? Buffer.from(hkdfSync("sha256", secret, "kitroom", purpose, 32));
  keys.set(name, key);
  return key;
}

/** Encrypts and signs JSON as URL-safe text (AES-256-GCM), with the first of the secrets. */
export function seal(value: unknown, [secret]: readonly [string, ...string[]], purpose: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

function openWith(bytes: Buffer, secret: string, purpose: string): string | undefined {
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/**
 * What was sealed for this purpose, and whether with another secret than the first, so that it is to be sealed again
 * before that one is dropped.
 * @returns undefined for text that was sealed with none of these secrets, or for another purpose.
 */
export function openSealed<T>(
  text: string | null | undefined,
  secrets: readonly string[],
  purpose: string,
): { value: T; former: boolean } | undefined {
  if (!text || !/^[\w-]{40,}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, "base64url");
  for (const [n, secret] of secrets.entries()) {
    const json = openWith(bytes, secret, purpose);
    if (json !== undefined) return { value: JSON.parse(json) as T, former: n > 0 };
  }
  return undefined;
}

/** @returns undefined for text that was sealed with none of these secrets, or for another purpose. */
export const unseal = <T>(
  text: string | null | undefined,
  secrets: readonly string[],
  purpose: string,
): T | undefined => openSealed<T>(text, secrets, purpose)?.value;
