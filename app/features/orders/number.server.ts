import { z } from "zod";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { purchaseOrderNumber } from "~/features/purchase-orders/number.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { seeOther } from "~/session/see-other.server";
import type { Visit } from "~/session/visit.server";

const numberSchema = z.object({ purchaseOrderNumber });

/** Of a post that takes the number away. */
const noNumberSchema = z.object({});

/**
 * Reads the form for the purchase order number of an order, for its person and for whoever decides about it.
 * @param back the page of the order, to which a number leads that cannot be changed any more.
 */
export async function loadNumber(visit: Visit, code: string, back: string) {
  const path = { code };
  const found = await answer(visit.commerce.GET("/order/{code}/purchase-order", { params: { path } }));
  if (!found.changeable) {
    visit.flash({ kind: "warn", text: `Order ${code} ${found.closed}.` });
    throw await seeOther(visit, back);
  }
  return {
    code,
    back,
    number: found.purchaseOrderNumber,
    mandatory: found.mandatory,
    register: found.available.map((one) => ({
      number: one.purchaseOrderNumber,
      description: one.description,
    })),
    key: newIdempotencyKey(),
  };
}

/** Sets the number, or takes it away with the intent "delete", and leads back to the page of the order. */
export async function sendNumber(visit: Visit, form: FormData, code: string, back: string) {
  const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
  const path = { code };
  const submission = parseForm(form, form.get("intent") === "delete" ? noNumberSchema : numberSchema);
  if (submission.status !== "success") return replyInvalid(submission);
  const values: { purchaseOrderNumber?: string } = submission.value;
  const number = values.purchaseOrderNumber;
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
      return seeOther(visit, back);
    }
    const subjects = { purchaseOrderNumber: "purchaseOrderNumber" };
    return replyInvalid(submission, mergeApiErrors(submission, error, subjects));
  }
  const text =
    number === undefined
      ? `Order ${code} has no purchase order number now.`
      : `The purchase order number of order ${code} is ${number} now.`;
  visit.flash({ kind: "ok", text });
  return seeOther(visit, back);
}
