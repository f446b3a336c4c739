import { createHash } from "node:crypto";

/** A punch-out sid is a credential, so only its hash is stored. */
export const sidHash = (sid: string): string => createHash("sha256").update(`sid:${sid}`).digest("base64url");

/** The visit that a call belongs to, by its `punchoutsid` header: the sid's hash, or null outside punch-out. */
export function visitOf(call: { header: (name: string) => string | undefined }): string | null {
  const sid = call.header("punchoutsid");
  return sid ? sidHash(sid) : null;
}
