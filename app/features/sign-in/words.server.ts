import type { CommerceError } from "~/commerce/errors.server";

/** Spec 002 §8: '{message}. Please login again' and '{message}. Please contact administration'. */
export function signInRefusal(error: CommerceError): string {
  const message = error.errors[0]?.message ?? "Bad credentials";
  const key = message.toLowerCase().replace(/\s+/g, "_");
  if (key === "bad_credentials") return `${message}. Please login again`;
  if (key === "user_is_disabled") return `${message}. Please contact administration`;
  if (error.is("invalid_client")) return "Bad client credentials.";
  return `${message}.`;
}
