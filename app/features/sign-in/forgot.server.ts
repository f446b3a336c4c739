import { z } from "zod";
import { answer } from "~/commerce/client.server";
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

/** The words for somebody whom their organisation signs in: the shop has no password to set (spec 000 §7). */
export async function signedInBy(visit: Visit, userid: string): Promise<string | undefined> {
  if (!userid.includes("@")) return undefined;
  const { active, name } = await answer(
    visit.commerce.GET("/users/activeSso", { params: { query: { userid } } }),
  );
  return active ? `You sign in with ${name}, so there is no password in this shop to set.` : undefined;
}

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
