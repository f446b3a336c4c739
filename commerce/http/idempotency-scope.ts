import { createHash } from "node:crypto";
import type { Call } from "./call";
import type { Person } from "./principal";
import type { Sent } from "./input";

/**
 * A key is valid for one caller, one call and one input. The same key for another call or with another body
 * is a new write: a page from the browser's cache sends its old key with a changed form, and both forms are
 * intended.
 */
export const scopeOf = (call: Call, sent: Sent) => {
  const own = call.principal.kind === "person" ? call.principal.user.customerId : call.principal.kind;
  // `current` may be somebody whom the caller orders for.
  const about = (call.about as Person | undefined)?.user.customerId ?? own;
  const caller = about === own ? own : `${own} for ${about}`;
  const { fields: _fields, lang: _lang, curr: _curr, ...asked } = call.query as Record<string, unknown>;
  return `${caller} ${sent.method} ${sent.path} ${digestOf([asked, call.body, call.upload.digest])}`;
};

const digestOf = (asked: unknown) =>
  createHash("sha256").update(JSON.stringify(asked)).digest("base64url").slice(0, 22);
