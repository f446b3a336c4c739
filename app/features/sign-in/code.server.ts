import { z } from "zod";
import { clock } from "~/calendar/clock.server";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { requiredText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";

/** Who wants a code: an email address, a user id or a phone number. */
export const askSchema = z.object({
  loginId: requiredText(
    LIMITS["POST /users/anonymous/verificationToken"].loginId,
    "Enter your email, user ID or phone number.",
  ),
});

/** Verification code must be entered (spec 002 §5). */
export const codeSchema = z.object({ code: requiredText(20, "Enter the code.") });

/** Asks for a code and keeps its id for the next page. @throws CommerceError 429 with the seconds to wait. */
export async function sendCode(visit: Visit, loginId: string): Promise<void> {
  const sent = await answer(
    visit.commerce.POST("/users/anonymous/verificationToken", { body: { purpose: "LOGIN", loginId } }),
  );
  const now = clock();
  visit.session.set("code", {
    tokenId: sent.tokenId,
    loginId,
    channel: sent.channel,
    until: now + sent.expiresIn * 1000,
    resendAt: now + sent.resendSeconds * 1000,
  });
}

/** What the page shows of the code that was asked for; undefined without one, or when it has expired. */
export function askedCode(visit: Visit) {
  const code = visit.session.get("code");
  const now = clock();
  if (!code || code.until <= now) return undefined;
  const { loginId, channel } = code;
  return {
    loginId,
    channel,
    minutesLeft: Math.ceil((code.until - now) / 60_000),
    resendIn: Math.max(0, Math.ceil((code.resendAt - now) / 1000)),
  };
}
