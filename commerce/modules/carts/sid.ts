import { createHash } from "node:crypto";

/** A punch-out sid is a credential, so only its hash is stored. */
export const sidHash = (sid: string): string => createHash("sha256").update(`sid:${sid}`).digest("base64url");
