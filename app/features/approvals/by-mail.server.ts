import { json } from "@remix-run/node";
import { z } from "zod";
import { CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import type { ResponseOf } from "~/commerce/response";
import { totalsOf } from "~/features/lines/totals.server";
import { lapseWords } from "~/features/orders/lapses.server";
import { type AnySubmission, mergeApiErrors, replyInvalid } from "~/forms/submission.server";
import { optionalText, requiredText } from "~/forms/text-schema.server";
import { approvalPath, dashboardPath } from "~/paths";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";
import { readableDate, readableDay, readableMoment, zoneWords } from "~/ui/dates";
import { COMMENT_LENGTH } from "./comment";

const limits = LIMITS["POST /approvalMail/decision"];

/** Declining needs a comment and a reason, as on the page of whoever is signed in. */
export const byMailSchema = z
  .object({
    decision: z.enum(["APPROVE", "DECLINE"], { error: "Choose what you decide." }),
    reasonCode: optionalText(limits.reasonCode),
    comment: optionalText(COMMENT_LENGTH),
    employeeDigits: requiredText(limits.employeeDigits, "Enter the last four digits of your employee ID."),
    fingerprint: optionalText(limits.fingerprint),
  })
  .refine(({ decision, reasonCode }) => decision !== "DECLINE" || reasonCode, {
    path: ["reasonCode"],
    error: "Choose a reason.",
    when: () => true,
  })
  .refine(({ decision, comment }) => decision !== "DECLINE" || comment, {
    path: ["comment"],
    error: "Write why, so that the wearer knows.",
    when: () => true,
  });

/** Why a link decides no more. Every other refusal is of what was typed, and leads back to the form. */
const ENDS = ["notFound", "alreadyDecided", "expired", "tooManyTries", "noRight", "off", "overAmount"];

const hasEnded = ({ errors }: CommerceError) => ENDS.includes(errors[0]?.reason ?? "");

/** Whether the way on by a sign-in is open: nobody is signed in, or somebody who approves. */
export const canGoOn = async (visit: Visit): Promise<boolean> =>
  !visit.signedIn || (!visit.keyed && (await visit.person()).capabilities.includes("approve-orders"));

/** The page of a link that decides no more. @throws the error itself where it is none of these. */
export function replyEnded(error: unknown, goesOn: boolean) {
  if (!(error instanceof CommerceError) || !hasEnded(error)) throw error;
  const decided = error.status === 409;
  const status = decided ? 200 : error.status === 404 ? 404 : 410;
  return json({ ended: endedView(error, decided, goesOn) }, { status });
}

function endedView({ errors: [error] }: CommerceError, decided: boolean, goesOn: boolean) {
  const { message, reason, subject } = error!;
  return {
    decided,
    title: decided
      ? `Order ${subject} is decided`
      : reason === "expired"
        ? "This link has expired"
        : "This link does not work",
    message,
    ...(!goesOn
      ? { to: "/", label: "TO THE SHOP" }
      : decided
        ? { to: approvalPath(subject!), label: "SEE THE ORDER" }
        : { to: dashboardPath, label: "SIGN IN TO DECIDE" }),
  };
}

/** What the page of an open link shows. */
export const mailedOrderView = (order: ResponseOf<"post", "/approvalMail/order">, goesOn: boolean) => {
  const { timeZone } = order;
  const first = order.wearer.split(" ")[0]!;
  return {
    code: order.code,
    wearer: order.wearer,
    first,
    unit: order.orgUnit,
    placed: readableDate(order.placed, timeZone),
    approver: order.approver,
    until: `${readableMoment(order.expires, timeZone)}, ${zoneWords(timeZone)}`,
    pieces: counted(order.totalUnitCount, "piece"),
    trigger: order.trigger,
    products: order.products,
    totals: totalsOf(order),
    facts: [
      { label: "Purchase order", value: order.purchaseOrderNumber, written: true },
      {
        label: "Cost centre",
        value: order.costCenter && `${order.costCenter.code} ${order.costCenter.name}`,
        written: true,
      },
      { label: "Needed by", value: order.requestedRetrievalAt && readableDay(order.requestedRetrievalAt) },
    ].flatMap(({ value, ...row }) => (value ? [{ ...row, value }] : [])),
    lapses: lapseWords("you decline", order.lapsedPacks),
    reasons: order.declineReasons.map(({ code, name }) => ({ value: code, label: name })),
    fingerprint: order.fingerprint,
    goesOn,
  };
};

/** The form again with why it was refused; undefined if the link has ended, which its own page says. @throws every fault. */
export function replyRefused(submission: AnySubmission, error: unknown) {
  if (!(error instanceof CommerceError) || ![400, 403, 404, 409].includes(error.status)) throw error;
  if (hasEnded(error)) return undefined;
  return replyInvalid(submission, { ...mergeApiErrors(submission, error), status: error.status });
}

export type MailedOrder = ReturnType<typeof mailedOrderView>;
export type EndedLink = ReturnType<typeof endedView>;
