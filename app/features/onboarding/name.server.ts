import { z } from "zod";
import { LIMITS } from "~/commerce/limits.server";
import { refusedPost } from "~/features/account/refused-post.server";
import { constraintOf, parseForm, replyInvalid } from "~/forms/submission.server";
import { optionalText } from "~/forms/text-schema.server";
import type { Visit } from "~/session/visit.server";
import type { Newcomer } from "./newcomer";

const mobileSchema = z.object({ mobile: optionalText(LIMITS["PUT /orgUsers/current/mobile"].mobile) });
const nameSchema = mobileSchema.extend({
  preferredName: optionalText(LIMITS["PUT /orgUsers/current/preferred-name"].preferredName),
});

export const nameView = ({ preferredName = "", mobile = "" }: Newcomer) => ({
  values: { preferredName, mobile },
  constraint: constraintOf(nameSchema),
});

export const messagesView = ({ uid, mobile = "" }: Newcomer) => ({
  email: uid,
  values: { mobile },
  constraint: constraintOf(mobileSchema),
});

const putMobile = (visit: Visit, mobile = "") =>
  visit.commerce.PUT("/orgUsers/current/mobile", { body: { mobile } });

/** Saves the name and the mobile; what was left empty is removed. The mobile goes first: only it can be refused. */
export async function saveName(visit: Visit, form: FormData) {
  const submission = parseForm(form, nameSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { preferredName = "", mobile } = submission.value;
  return refusedPost(visit, submission, {}, async () => {
    await putMobile(visit, mobile);
    await visit.commerce.PUT("/orgUsers/current/preferred-name", { body: { preferredName } });
  });
}

export async function saveMessages(visit: Visit, form: FormData) {
  const submission = parseForm(form, mobileSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  return refusedPost(visit, submission, {}, () => putMobile(visit, submission.value.mobile));
}
