import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { LIMITS } from "~/commerce/limits.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { listOf } from "~/commerce/list-of.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";
import { safePath } from "~/http/redirects.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { COMMENT_LENGTH } from "./comment";
import { approvalPath, dashboardPath } from "~/paths";

export const approveSchema = z.object({
  comment: optionalText(COMMENT_LENGTH),
  /** Of the order as the page shows it. */
  fingerprint: optionalText(LIMITS["POST /approveDeclineOrder"].fingerprint),
});

/** Declining needs a comment (spec 002 §4.3), and a reason (spec 001 §4). */
export const declineSchema = z.object({
  reasonCode: requiredText(LIMITS["POST /approveDeclineOrder"].reasonCode, "Choose a reason."),
  comment: requiredText(COMMENT_LENGTH, "Write why, so that the wearer knows."),
});

interface Body {
  orderCode: string;
  decision: "APPROVE" | "DECLINE";
  reasonCode?: string;
  comment?: string;
  fingerprint?: string;
}

/** Decides about an order and leads to the list, or back to the page that the form names. Somebody else's earlier decision is told on the order's page. */
export async function decide(
  visit: Visit,
  form: FormData,
  submission: Parameters<typeof replyInvalid>[0],
  body: Body,
) {
  const { orderCode: code, decision } = body;
  try {
    await answer(
      visit.commerce.POST("/approveDeclineOrder", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body,
      }),
    );
  } catch (error) {
    if (isRefused(error)) return replyInvalid(submission, mergeApiErrors(submission, error));
    if (!(error instanceof CommerceError)) throw error;
    if (error.is("ForbiddenError", "overLimit")) return replyOverLimit(submission, error);
    if (error.status !== 409) throw error;
    return showDecided(visit, code, error);
  }
  const done = decision === "APPROVE" ? "approved" : "declined";
  visit.flash({ kind: "ok", text: `Order ${code} was ${done}. The wearer is told by email.` });
  return seeOther(visit, safePath(form.get("back"), dashboardPath));
}

/** The form again, with the API's words of how much the order is more than the person may approve, and who can decide. */
export const replyOverLimit = (submission: Parameters<typeof replyInvalid>[0], { errors }: CommerceError) =>
  replyInvalid(submission, { status: 403, formErrors: [errors[0]!.message] });

/** Leads to the page of an order that changed meanwhile, or about which somebody else decided, with who and when. */
export async function showDecided(visit: Visit, code: string, error: CommerceError) {
  visit.flash({ kind: "warn", text: error.errors[0]!.message });
  return seeOther(visit, approvalPath(code));
}

/** The reasons of the list, as its options. */
export async function declineReasons(visit: Visit) {
  const { orderDeclineReasonMap } = await answer(visit.commerce.GET("/getOrderDeclineReasons"));
  return listOf(orderDeclineReasonMap.entry).map(({ key, value }) => ({ value: key, label: value }));
}
