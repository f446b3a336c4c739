import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { purchaseOrderNumber } from "~/features/purchase-orders/number.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/http/redirects.server";
import type { Visit } from "~/session/visit.server";
import { orderPath } from "./addresses";

const read = (visit: Visit, code: string) =>
  answer(visit.commerce.GET("/order/{code}/purchase-order", { params: { path: { code } } }));

/** The form for the purchase order number of an order. One that cannot be changed any more leads to the order. */
export async function loadNumber(visit: Visit, code: string) {
  const { purchaseOrderNumber: number, changeable, mandatory, available } = await read(visit, code);
  if (!changeable) {
    visit.flash({
      kind: "warn",
      text: `Order ${code} is already being packed, so its purchase order number can no longer be changed.`,
    });
    throw await seeOther(visit, orderPath(code));
  }
  return {
    code,
    number,
    mandatory,
    register: available.map((one) => ({ number: one.purchaseOrderNumber, description: one.description })),
    key: newIdempotencyKey(),
  };
}

const schema = z.object({ purchaseOrderNumber });

/** Sets the number, or takes it away with the intent "delete". */
export async function saveNumber(visit: Visit, code: string, form: FormData) {
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const path = { code };
  const removes = form.get("intent") === "delete";
  const submission = parseForm(form, removes ? z.object({}) : schema);
  if (submission.status !== "success") return replyInvalid(submission);
  const { purchaseOrderNumber: number } = submission.value as Partial<z.infer<typeof schema>>;
  try {
    if (number === undefined) {
      await visit.commerce.DELETE("/order/{code}/purchase-order", { params: { path }, headers });
    } else {
      const query = { poNumber: number };
      await visit.commerce.PATCH("/order/{code}/purchase-order", { params: { path, query }, headers });
    }
  } catch (error) {
    if (!isRefused(error)) throw error;
    if (error.is("OrderChangeError")) {
      visit.flash({ kind: "warn", text: error.errors[0]!.message });
      return seeOther(visit, orderPath(code));
    }
    return replyInvalid(submission, mergeApiErrors(submission, error, WHERE));
  }
  const text =
    number === undefined
      ? `Order ${code} has no purchase order number now.`
      : `The purchase order number of order ${code} is ${number} now.`;
  visit.flash({ kind: "ok", text });
  return seeOther(visit, orderPath(code));
}

const WHERE = { purchaseOrderNumber: "purchaseOrderNumber" };
