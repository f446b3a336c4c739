import type { CommerceError } from "~/commerce/errors.server";

/** The refusals of a sign-in that the API declares (contract §2); other errors are not about the person. */
const declared = ["invalid_grant", "invalid_client", "too_many_attempts", "temporarily_unavailable"];

/**
 * Spec 002 §8: '{message}. Please login again' and '{message}. Please contact administration'.
 * @returns undefined for an error that is no refusal of a sign-in.
 */
export function signInRefusal(error: CommerceError): string | undefined {
  if (!declared.some((type) => error.is(type))) return undefined;
  const message = error.errors[0]?.message ?? "Bad credentials";
  const key = message.toLowerCase().replace(/\s+/g, "_");
  if (key === "bad_credentials") return `${message}. Please login again`;
  if (key === "user_is_disabled") return `${message}. Please contact administration`;
  if (error.is("invalid_client")) return "Bad client credentials.";
  return `${message}.`;
}
