import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { CommerceError } from "~/commerce/errors.server";
import { requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Forgot-password form (spec 000 §3, §5): an email address must be whole; a user id or phone number may be entered. */
export const forgotSchema = z.object({
  userid: requiredText(
    LIMITS["POST /forgottenpasswordtokens"].userid,
    "Enter your email, user ID or phone number.",
  ).refine(
    (typed) => !typed.includes("@") || ADDRESS.test(typed),
    "Enter the whole email, for example name@company.example.",
  ),
});

/** The words of a refusal because of a limit of the API; any other error, also of a server before it, is thrown on. */
export function waitWords(visit: Visit, error: unknown): string {
  if (!(error instanceof CommerceError) || !error.is("TooManyRequestsError")) throw error;
  visit.retryAfter = error.retryAfter;
  return error.errors[0]?.message ?? "Wait a moment.";
}
