import { json, type SerializeFrom, type TypedResponse } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import type { components } from "~/commerce/occ";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { mergeApiErrors, parseForm, replyAgain, replyInvalid } from "~/forms/submission.server";
import { optionalText } from "~/forms/text-schema.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";
import { approvalPath, dashboardPath } from "~/paths";
import { type AmendRow, amendRows, entriesOf, overTaken, replacementsOf } from "./amend-rows.server";
import { COMMENT_LENGTH } from "./comment";
import { replyOverLimit, showDecided } from "./decide.server";

type ApiOrder = components["schemas"]["ApprovalOrder"];

/** The lines of an order, and what may be put in their place. */
async function readAmend(visit: Visit, code: string) {
  const params = { path: { orderId: code } };
  const [amend, { products }] = await Promise.all([
    answer(visit.commerce.GET("/orders/{orderId}/amend", { params })),
    answer(visit.commerce.GET("/orders/{orderId}/amend/eligibleProducts", { params })),
  ]);
  return { amendable: amend.amendable, rows: amendRows(amend, products) };
}

/** The form in which fewer pieces are approved. An order that no longer waits for this person leads to its page. */
export async function loadAmend(visit: Visit, code: string) {
  const { amendable, rows } = await readAmend(visit, code);
  if (!amendable) throw await seeOther(visit, approvalPath(code));
  return { rows };
}

export type AmendData = SerializeFrom<typeof loadAmend>;

/** A row of the costs: as asked for, and as it would be approved. */
interface Cost {
  label: string;
  asked: string;
  approved: string;
}

export type AmendReply = FormReply & {
  costs?: Cost[];
  /** Of the costs. */
  fingerprint?: string;
};

const typedNumber = (asked: number) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, `Enter a whole number from 0 to ${asked}.`)
    .transform(Number)
    .refine((pieces) => pieces <= asked, { error: `That is more than the ${asked} asked for.` });

const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");

/** How many are put in a line's place; nothing typed is all that is taken off it. */
const typedPieces = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/, "Enter a whole number, or nothing for all that you take off.")
  .transform(Number)
  .optional();

/** The fields of lines have names of their own, so the type knows the message alone. */
function schemaOf(rows: readonly AmendRow[]) {
  const open = rows.filter(({ fixed }) => fixed === undefined);
  const replaceable = rows.filter(({ offers }) => offers.length > 0);
  const shape: { comment: ReturnType<typeof optionalText>; fingerprint: ReturnType<typeof optionalText> } = {
    ...Object.fromEntries(open.map(({ field, pack, asked }) => [field, pack ? ticked : typedNumber(asked)])),
    ...Object.fromEntries(replaceable.map(({ instead }) => [instead, optionalText(60)])),
    ...Object.fromEntries(replaceable.map(({ pieces }) => [pieces, typedPieces])),
    comment: optionalText(COMMENT_LENGTH),
    fingerprint: optionalText(LIMITS["POST /orders/{orderId}/amend"].fingerprint),
  };
  return z.object(shape);
}

/** Intents that send nothing: they show what the changes come to. */
const SHOWN: unknown[] = ["price", "show"];

/**
 * Approves the quantities of the form, or works out what they cost (`intent` price). Another decision meanwhile is told
 * on the order's page; all else that is refused leads back to the form with everything that was typed.
 */
export async function sendAmend(visit: Visit, code: string, form: FormData) {
  const { rows } = await readAmend(visit, code);
  const submission = parseForm(form, schemaOf(rows));
  if (submission.status !== "success") return replyInvalid(submission);
  const { comment, fingerprint } = submission.value;
  const params = { path: { orderId: code } };
  const typed: Record<string, unknown> = submission.value;
  const over = overTaken(rows, typed);
  if (Object.keys(over).length > 0) return replyInvalid(submission, { fieldErrors: over });
  const body = { entries: entriesOf(rows, typed), replacements: replacementsOf(rows, typed), comment };
  try {
    if (SHOWN.includes(form.get("intent"))) {
      return await withCosts(visit, code, body, replyAgain(submission));
    }
    const done = await answer(
      visit.commerce.POST("/orders/{orderId}/amend", {
        params,
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body: { ...body, fingerprint },
      }),
    );
    const changes = done.decision?.amended ? " with changes" : "";
    visit.flash({ kind: "ok", text: `Order ${code} was approved${changes}. The wearer is told by email.` });
    return await seeOther(visit, dashboardPath);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.is("ConflictError", "changed")) {
      // The page shows something else than this would come to, so it shows that first.
      const refused = { formErrors: [error.errors[0]!.message], status: 409 };
      return withCosts(visit, code, body, replyInvalid(submission, refused));
    }
    if (error.is("ForbiddenError", "overLimit")) return replyOverLimit(submission, error);
    if (error.status === 409) return showDecided(visit, code, error);
    const ours = error.status === 400 || error.errors[0]?.reason === "overLimit";
    if (!ours) throw error;
    const fields = Object.fromEntries(
      rows.flatMap(({ field, lines }) => lines.map(({ number }) => [String(number), field])),
    );
    return replyInvalid(submission, { ...mergeApiErrors(submission, error, fields), status: error.status });
  }
}

interface AmendBody {
  entries: ReturnType<typeof entriesOf>;
  replacements: ReturnType<typeof replacementsOf>;
  comment?: string;
}

/** A reply with what the changes come to, and what that is known by when it is approved. */
async function withCosts(
  visit: Visit,
  code: string,
  body: AmendBody,
  reply: ReturnType<typeof replyAgain>,
): Promise<TypedResponse<AmendReply>> {
  const params = { path: { orderId: code } };
  const [asked, priced] = await Promise.all([
    answer(visit.commerce.GET("/approve-order/{orderId}", { params })),
    answer(visit.commerce.POST("/orders/{orderId}/amend/price", { params, body })),
  ]);
  const costs = costsOf(asked, priced);
  const shown: AmendReply = { ...(await reply.json()), costs, fingerprint: priced.fingerprint };
  return json(shown, { status: reply.status });
}

const PIECES = /, [\d,]+ pieces?/;

/** Both sides of the costs, row by row; a row that only one side has is nothing on the other. */
function costsOf(asked: ApiOrder, approved: ApiOrder): Cost[] {
  const sides = [asked, approved].map(({ charges: { rows, total }, totalUnitCount }) => [
    { code: "pieces", label: "Pieces", amount: String(totalUnitCount) },
    ...rows,
    // Who pays the rest is not the total of the rows, and may be somebody else afterwards.
    { code: `pays ${total.label}`, ...total },
  ]);
  const [before = [], after = []] = sides;
  const all = [
    ...before.slice(0, -1),
    ...after.filter(({ code }) => !before.some((one) => one.code === code)),
    ...before.slice(-1),
  ];
  return all.map(({ code, label }) => ({
    label: label.replace(PIECES, ""),
    asked: before.find((one) => one.code === code)?.amount ?? "–",
    approved: after.find((one) => one.code === code)?.amount ?? "–",
  }));
}
