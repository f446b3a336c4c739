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

/** Encrypts and signs JSON as URL-safe text (AES-256-GCM). */
export function seal(value: unknown, secret: string, purpose: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(secret, purpose), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** @returns undefined for text that was not sealed with this secret for this purpose. */
export function unseal<T>(text: string | null | undefined, secret: string, purpose: string): T | undefined {
  if (!text || !/^[\w-]{40,}$/.test(text)) return undefined;
  try {
    const bytes = Buffer.from(text, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", keyFor(secret, purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    const body = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
    return JSON.parse(body.toString("utf8")) as T;
  } catch {
    return undefined;
  }
}
