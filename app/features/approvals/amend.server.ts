import { json, type SerializeFrom } from "@remix-run/node";
import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { lineOf, lineWords } from "~/features/cart/line.server";
import { idempotencyField } from "~/forms/idempotency-field";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { optionalText } from "~/forms/text-schema.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { approvalPath, dashboardPath } from "./addresses";
import { COMMENT_MAX, tellDecided } from "./decide.server";

type ApiAmend = components["schemas"]["AmendOrder"];
type ApiOrder = components["schemas"]["ApprovalOrder"];

const readAmend = (visit: Visit, code: string) =>
  answer(visit.commerce.GET("/orders/{orderId}/amend", { params: { path: { orderId: code } } }));

/** A line with the name of its field. Lines that go together share a tick, which stands at the first. */
function rowsOf({ entries }: ApiAmend) {
  const first = new Map<string, number>();
  return entries.map((entry) => {
    const { entryNumber, group, askedQuantity, minQuantity } = entry;
    if (group && !first.has(group)) first.set(group, entryNumber);
    const { name, image, code, colour, fit, details } = lineOf(entry);
    return {
      number: entryNumber,
      field: group ? `pack${first.get(group)}` : `line${entryNumber}`,
      /** Of lines that go together: the first one's, which has the tick. */
      pack: group ? (entry.groupName ?? "This pack") : undefined,
      first: !group || first.get(group) === entryNumber,
      words: lineWords(entry),
      ...{ name, image, code },
      fit: [colour, fit].filter(Boolean).join(", "),
      details: details.map(({ name: label, text }) => (text ? `${label}: ${text}` : label)),
      packName: entry.packName,
      asked: askedQuantity,
      fixed: minQuantity === askedQuantity ? (entry.fixedReason ?? "") : undefined,
      each: entry.basePrice?.formattedValue,
      price: entry.totalPrice?.formattedValue,
    };
  });
}

export type AmendRow = ReturnType<typeof rowsOf>[number];

/** The form in which fewer pieces are approved. An order that no longer waits for this person leads to its page. */
export async function loadAmend(visit: Visit, code: string) {
  const amend = await readAmend(visit, code);
  if (!amend.amendable) throw await seeOther(visit, approvalPath(code));
  return { rows: rowsOf(amend) };
}

export type AmendData = SerializeFrom<typeof loadAmend>;

/** A row of the costs: as asked for, and as it would be approved. */
interface Cost {
  label: string;
  asked: string;
  approved: string;
}

export type AmendReply = FormReply & { costs?: Cost[] };

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

const schemaOf = (rows: readonly AmendRow[]) =>
  z.object({
    comment: optionalText(COMMENT_MAX),
    ...Object.fromEntries(
      rows.flatMap(({ field, fixed, pack, asked }) =>
        fixed === undefined ? [[field, pack ? ticked : typedNumber(asked)]] : [],
      ),
    ),
  });

/** What is approved of each line, as the API asks for it. */
const entriesOf = (rows: readonly AmendRow[], typed: Record<string, unknown>) =>
  rows.map(({ number, field, asked, fixed }) => {
    const value = typed[field];
    const approved = fixed === undefined ? (value === true ? asked : Number(value)) : asked;
    return { entryNumber: number, approvedQuantity: approved };
  });

/**
 * Approves the quantities of the form, or works out what they cost (`intent` price). Another decision meanwhile is told
 * on the order's page; all else that is refused leads back to the form with everything that was typed.
 */
export async function sendAmend(visit: Visit, code: string, form: FormData) {
  const amend = await readAmend(visit, code);
  const rows = rowsOf(amend);
  const submission = parseForm(form, schemaOf(rows));
  if (submission.status !== "success") return replyInvalid(submission);
  const { comment } = submission.value;
  const params = { path: { orderId: code } };
  const body = { entries: entriesOf(rows, submission.value), comment };
  try {
    if (form.get("intent") === "price") {
      const [asked, priced] = await Promise.all([
        answer(visit.commerce.GET("/approve-order/{orderId}", { params })),
        answer(visit.commerce.POST("/orders/{orderId}/amend/price", { params, body })),
      ]);
      const reply = submission.reply({ hideFields: [idempotencyField] });
      const costs = costsOf(asked, priced);
      return json<AmendReply>({ ...reply, status: undefined, initialValue: submission.payload, costs });
    }
    const done = await answer(
      visit.commerce.POST("/orders/{orderId}/amend", {
        params,
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        body,
      }),
    );
    const changes = done.decision?.amended ? " with changes" : "";
    visit.flash({ kind: "ok", text: `Order ${code} was approved${changes}. The wearer is told by email.` });
    return await seeOther(visit, dashboardPath);
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.status === 409) return tellDecided(visit, code, error);
    const ours = error.status === 400 || error.errors[0]?.reason === "overLimit";
    if (!ours) throw error;
    const fields = Object.fromEntries(rows.map(({ number, field }) => [String(number), field]));
    return replyInvalid(submission, { ...mergeApiErrors(submission, error, fields), status: error.status });
  }
}

const PIECES = /, [\d,]+ pieces?/;

/** Both sides of the costs, row by row; a row that only one side has is nothing on the other. */
function costsOf(asked: ApiOrder, approved: ApiOrder): Cost[] {
  const sides = [asked, approved].map(({ charges, totalUnitCount }) => [
    { code: "pieces", label: "Pieces", amount: String(totalUnitCount) },
    ...charges.rows,
    { code: "total", ...charges.total },
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
