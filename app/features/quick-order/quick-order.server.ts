import { json } from "@remix-run/node";
import { z } from "zod";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import type { Visit } from "~/session/visit.server";
import { addRows, type RowsReply } from "./add-rows.server";
import { MOST_CELL } from "./configuration-cell";
import { FIRST_ROWS, MOST_LINES } from "./rows";

export async function loadQuickOrder(visit: Visit) {
  const person = await visit.person();
  return { key: newIdempotencyKey(), rows: FIRST_ROWS, mayBuy: person.priceEnabled };
}

/** Longer texts are no code and no number; they come back as they were typed. */
const text = z.string().trim().max(500).default("");
const configuration = z.string().trim().max(MOST_CELL).optional();
const schema = z.object({
  intent: z.enum(["add", "more"]).catch("add"),
  asksQuantity: z.literal("yes").optional(),
  rows: z
    .array(z.object({ code: text, quantity: text, configuration }).prefault({}))
    .max(MOST_LINES)
    .default([]),
});

/** Adds the rows that were typed, or gives more empty ones below them. */
export async function postQuickOrder(visit: Visit, form: FormData) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { intent, rows } = submission.value;
  const asksQuantity = submission.value.asksQuantity === "yes";
  if (intent === "more") {
    const more = Math.min(rows.length + FIRST_ROWS, MOST_LINES);
    const empty = Array.from({ length: more - rows.length }, () => ({ code: "", quantity: "" }));
    return json<RowsReply>({ initialValue: { rows: [...rows, ...empty] }, asksQuantity });
  }
  const typed = rows
    .map((row, at) => ({ ...row, at, label: `Row ${at + 1}` }))
    .filter(({ code, quantity, configuration = "" }) => `${code}${quantity}${configuration}` !== "");
  if (typed.length === 0) {
    return replyInvalid(submission, { fieldErrors: { "rows[0].code": ["Enter one code at least."] } });
  }
  return addRows(visit, typed, idempotencyKeyOf(form), { asksQuantity });
}
