import { CommerceError, isRefused } from "~/commerce/errors.server";
import { waitWords } from "~/features/sign-in/forgot.server";
import { type AnySubmission, mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";

/**
 * The reply to a refusal of the API; undefined where it took the change.
 * @param subjects fields by the API's names for them.
 */
export async function refusedPost(
  visit: Visit,
  submission: AnySubmission,
  subjects: Record<string, string>,
  send: () => Promise<unknown>,
) {
  try {
    await send();
    return undefined;
  } catch (error) {
    if (isRefused(error)) return replyInvalid(submission, mergeApiErrors(submission, error, subjects));
    if (!(error instanceof CommerceError)) throw error;
    return replyInvalid(submission, { status: 429, formErrors: [waitWords(visit, error)] });
  }
}
