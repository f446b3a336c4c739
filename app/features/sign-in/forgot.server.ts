import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Forgot-password form (spec 000 §3, §5): an email address must be whole; a user id or phone number may be entered. */
export const forgotSchema = z.object({
  userid: requiredText(200, "Enter your email, user ID or phone number.").refine(
    (typed) => !typed.includes("@") || ADDRESS.test(typed),
    "Enter the whole email, for example name@company.example.",
  ),
});

/**
 * Asks for the link and keeps what was asked for the next page.
 * @returns the message of a refusal that has to wait.
 */
export async function sendLink(visit: Visit, userid: string): Promise<string | undefined> {
  try {
    const sent = await answer(visit.commerce.POST("/forgottenpasswordtokens", { body: { userid } }));
    visit.session.set("asked", { userid, channel: sent.channel, minutes: sent.validMinutes });
    return undefined;
  } catch (error) {
    return waitWords(visit, error);
  }
}

/** The words of a refusal because of a limit; any other error is thrown on. */
export function waitWords(visit: Visit, error: unknown): string {
  if (!(error instanceof CommerceError) || error.status !== 429) throw error;
  visit.retryAfter = error.retryAfter;
  return error.errors[0]?.message ?? "Wait a moment.";
}
