import { z } from "zod";
import { apiTexts, CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { optionalText, whenEmpty } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { currentPassword } from "./email.server";
import type { readPasskeys } from "./passkeys.server";
import { securityPath } from "~/paths";
import { refusedPost } from "./refused-post.server";

/** Old password required; both new passwords must match (spec 002 §5). The API checks the rules. */
const passwordSchema = z
  .object({
    oldPassword: currentPassword,
    password: z.string(whenEmpty("Enter a new password.")).max(LIMITS["PUT /users/current/password"].new),
    confirmpassword: z
      .string(whenEmpty("Repeat the new password."))
      .max(LIMITS["PUT /users/current/password"].new),
  })
  .refine(({ password, confirmpassword }) => password === confirmpassword, {
    path: ["confirmpassword"],
    message: "The passwords are not the same.",
  });

/** Codes and links go to the mobile, so the password is asked for here too. */
const mobileSchema = z.object({
  mobile: optionalText(LIMITS["PUT /orgUsers/current/mobile"].mobile),
  mobilePassword: currentPassword,
});

/** The page is there for people whose organisation lets them choose how they sign in (spec 000 §5). */
export async function requireSecurity(visit: Visit): Promise<void> {
  if (!(await visit.person()).showLoginPreferencePage) throw await seeOther(visit, "/my-account/profile");
}

/** How the person signs in, and what can be changed of it. */
export const securityView = (
  user: Pick<ResponseOf<"get", "/orgUsers/current">, "uid" | "mobile">,
  passkeys: Awaited<ReturnType<typeof readPasskeys>>,
) => ({ email: user.uid, mobile: user.mobile ?? "", passkeys, constraint: constraintOf(passwordSchema) });

export async function savePassword(visit: Visit, form: FormData) {
  const submission = parseForm(form, passwordSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { oldPassword, password } = submission.value;
  const body = { old: oldPassword, new: password };
  const subjects = { old: "oldPassword", newPassword: "password" };
  const refused = await refusedPost(visit, submission, subjects, () =>
    visit.commerce.PUT("/users/current/password", { body }),
  ).catch((error: unknown) => {
    if (!(error instanceof CommerceError) || error.status !== 403) throw error;
    return replyInvalid(submission, { status: 403, formErrors: [apiTexts.accessDenied] });
  });
  if (refused) return refused;
  visit.flash({ kind: "ok", text: "Your password is updated. Your other sign-ins have ended." });
  return seeOther(visit, securityPath);
}

export async function saveMobile(visit: Visit, form: FormData) {
  const submission = parseForm(form, mobileSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { mobile = "", mobilePassword: password } = submission.value;
  const refused = await refusedPost(visit, submission, { old: "mobilePassword" }, () =>
    visit.commerce.PUT("/orgUsers/current/mobile", { body: { mobile, password } }),
  );
  if (refused) return refused;
  visit.flash({ kind: "ok", text: mobile ? "Your mobile is saved." : "Your mobile is removed." });
  return seeOther(visit, securityPath);
}
