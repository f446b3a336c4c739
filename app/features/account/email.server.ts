import { json } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { isRefused } from "~/commerce/errors.server";
import { constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { requiredText, whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { emailPath } from "./paths";
import { refusedPost } from "./refused-post.server";

/** Of changes that the current password is asked for. */
export const currentPassword = z
  .string(whenEmpty("Enter your current password."))
  .max(LIMITS["PUT /users/current/login"].password);

const emailSchema = z.object({
  newEmail: requiredText(LIMITS["PUT /users/current/login"].newLogin, "Enter the new email."),
  oldPassword: currentPassword,
});

export async function loadEmail(visit: Visit) {
  const { uid } = await answer(
    visit.commerce.GET("/orgUsers/current", { params: { query: { fields: "uid" } } }),
  );
  return { email: uid, bySso: visit.session.has("sso"), constraint: constraintOf(emailSchema) };
}

/** Asks for the link to the new address. */
export async function askForEmail(visit: Visit, form: FormData) {
  const submission = parseForm(form, emailSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { newEmail, oldPassword } = submission.value;
  const body = { newLogin: newEmail, password: oldPassword };
  const refused = await refusedPost(visit, submission, { old: "oldPassword", newLogin: "newEmail" }, () =>
    visit.commerce.PUT("/users/current/login", { body }),
  );
  if (refused) return refused;
  const text = `We sent a link to ${newEmail}. Your email changes when you confirm it there, within an hour.`;
  visit.flash({ kind: "info", text });
  return seeOther(visit, emailPath);
}

const tokenOf = (request: Request) => (new URL(request.url).searchParams.get("token") ?? "").slice(0, 200);

/** What the link of the mail stands for; without an address where it does not work. */
export async function openLink(visit: Visit, request: Request) {
  const token = tokenOf(request) || "none";
  try {
    const { uid } = await answer(visit.commerce.GET("/loginchanges", { params: { query: { token } } }));
    return json<{ email?: string }>({ email: uid });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return json<{ email?: string }>({}, { status: 400 });
  }
}

/** Changes the email. Every sign-in of the person has ended, so this visit begins again. */
export async function confirmEmail(visit: Visit, request: Request) {
  try {
    await visit.commerce.POST("/loginchanges", { body: { token: tokenOf(request) || "none" } });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return json({ refused: true }, { status: 400 });
  }
  if (visit.signedIn) await visit.signOut();
  visit.flash({ kind: "ok", text: "Your email is updated. Sign in with the new email." });
  return seeOther(visit, "/login");
}
