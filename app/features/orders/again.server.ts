import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import type { components } from "~/commerce/occ";
import { lineWords } from "~/features/cart/line.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { orderPath } from "./addresses";

type ApiEntry = components["schemas"]["OrderedEntry"];

/** The most pieces of one line. */
const MOST = 999;

const readEntries = async (visit: Visit, code: string): Promise<ApiEntry[]> => {
  const { entries = [] } = await answer(
    visit.commerce.GET("/users/current/orders/{code}", {
      params: { path: { code }, query: { fields: "entries" } },
    }),
  );
  return entries.filter(({ quantity }) => quantity > 0);
};

const fieldOf = ({ entryNumber }: ApiEntry) => `line${entryNumber}`;

/** The lines of an order, to choose how many of each are ordered again. */
export async function loadAgain(visit: Visit, code: string) {
  const entries = await readEntries(visit, code);
  return {
    code,
    lines: entries.map((entry) => ({
      name: fieldOf(entry),
      label: lineWords(entry),
      ordered: entry.quantity,
      packName: entry.packId ? (entry.packName ?? "Pack") : undefined,
    })),
    idempotencyKey: newIdempotencyKey(),
  };
}

const pieces = z
  .string()
  .trim()
  .regex(/^\d{0,3}$/, `Enter a whole number from 0 to ${MOST}.`)
  .transform(Number)
  .optional()
  .transform((count) => count ?? 0);

const NOTHING = "Select at least one item to order.";

/**
 * Orders the chosen pieces again and redirects to the page that says what became of each line. A form that cannot be
 * meant is answered with its errors.
 */
export async function orderAgain(visit: Visit, code: string, form: FormData) {
  const entries = await readEntries(visit, code);
  const schema = z.object(Object.fromEntries(entries.map((entry) => [fieldOf(entry), pieces])));
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const orderEntries = entries.map((entry) => ({
    orderEntryNumber: entry.entryNumber,
    quantity: submission.value[fieldOf(entry)] ?? 0,
  }));
  if (orderEntries.every(({ quantity }) => quantity === 0)) {
    return replyInvalid(submission, { formErrors: [NOTHING] });
  }
  try {
    await visit.commerce.POST("/orgUsers/current/cartFromOrder", {
      params: { query: { orderCode: code } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { orderEntries },
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
    return replyInvalid(submission, { formErrors: error.errors.map(({ message }) => message) });
  }
  return seeOther(visit, orderPath(code, "again/outcome"));
}
