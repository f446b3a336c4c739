import { createHash } from "node:crypto";

/**
 * A short hash of the typed email address. It lets the storefront tell accounts apart without the API, also
 * after a sign-in has ended. The API takes a name in any case and with spaces around it (contract §2), so
 * both make no difference here.
 */
export const accountOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url").slice(0, 22);
