import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import { refuse } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";

export const finalSchema = z.object({
  password: z.string(whenEmpty("Enter a password.")),
  confirmpassword: z.string(whenEmpty("Repeat the password.")),
  terms: z.literal("yes", { error: "Accept the terms and conditions." }),
});

/** The token of the mail; without one the page is that of registration. */
export async function requireToken(visit: Visit, request: Request): Promise<string> {
  const token = new URL(request.url).searchParams.get("token")?.slice(0, 200);
  if (!token) throw await seeOther(visit, "/register");
  return token;
}

/** Who finishes; a link that does not work leads to registration, with the reason. */
export async function openRegistration(visit: Visit, token: string) {
  try {
    return await answer(visit.commerce.GET("/registrations/final", { params: { query: { token } } }));
  } catch (error) {
    if (isRefused(error)) throw await beginAgain(visit, error.errors[0]?.message);
    throw error;
  }
}

function beginAgain(visit: Visit, text = "This link does not work. Register again.") {
  visit.flash({ kind: "warn", text });
  return seeOther(visit, "/register");
}

const subjects = { newPassword: "password", confirmPassword: "confirmpassword" };

export async function finish(visit: Visit, token: string, form: FormData) {
  const submission = parseForm(form, finalSchema);
  if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
  const { password, confirmpassword } = submission.value;
  try {
    const body = { token, newPassword: password, confirmPassword: confirmpassword };
    await visit.commerce.POST("/registrations/final", { body });
  } catch (error) {
    if (!isRefused(error)) throw error;
    const faults = mergeApiErrors(submission, error, subjects);
    if (faults.formErrors?.length) return beginAgain(visit, faults.formErrors[0]);
    return refuse(visit, replyInvalid(submission, faults));
  }
  visit.flash({ kind: "ok", text: "Your account is ready. Sign in with your email and your new password." });
  return seeOther(visit, "/login");
}
