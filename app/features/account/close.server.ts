import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { currentPassword } from "./email.server";
import { refusedPost } from "./refused-post.server";

const closeSchema = z.object({ oldPassword: currentPassword });

export async function loadClosing(visit: Visit) {
  const [closing, { organisation }] = await Promise.all([
    answer(visit.commerce.GET("/users/current/closing")),
    visit.person(),
  ]);
  return {
    ...closing,
    organisation: organisation?.name ?? "Your organisation",
    bySso: visit.session.has("sso"),
    constraint: constraintOf(closeSchema),
  };
}

/** Closes the account and ends this visit with all others. */
export async function closeAccount(visit: Visit, form: FormData) {
  const submission = parseForm(form, closeSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const body = { password: submission.value.oldPassword };
  const refused = await refusedPost(visit, submission, { old: "oldPassword" }, () =>
    visit.commerce.DELETE("/users/current", { body }),
  );
  if (refused) return refused;
  await visit.signOut();
  visit.flash({ kind: "ok", text: "Your account is closed, and you are signed out everywhere." });
  return seeOther(visit, "/login");
}
