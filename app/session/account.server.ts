import { createHash } from "node:crypto";

/**
 * An account by the e-mail address that was typed, as a short hash: what the storefront can tell people apart by
 * without asking the API, also when their sign-in has ended. The API takes a name in any case and with spaces
 * around it (contract §2), so both make no difference here.
 */
export const accountOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url").slice(0, 22);
