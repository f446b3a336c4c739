import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { orderPath } from "~/paths";
import {
  cancelSchema,
  choicesOf,
  inputsOf,
  isDivisible,
  lapsesOf,
} from "~/features/orders/cancel-choices.server";
import { CancelPage } from "~/features/orders/cancel-page";
import { whyNot } from "~/features/orders/cancel.server";
import { readOrder } from "~/features/orders/order.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import type { FormReply } from "~/forms/reply";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";

export const meta: MetaFunction = (args) => pageMeta(args, "Cancel order");

const NOTHING = "Select at least one item to cancel.";

/** What can be cancelled of the order. */
const readDetails = (visit: Visit, code: string) =>
  answer(visit.commerce.GET("/users/current/orders/{code}/cancelDetails", { params: { path: { code } } }));

/** The order to cancel. If it can no longer be cancelled, redirects to the order page, which says why. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "code");
    const [{ order: read, view: order }, details] = await Promise.all([
      readOrder(visit, code),
      readDetails(visit, code),
    ]);
    if (!order.cancellable) {
      visit.flash({ kind: "warn", text: whyNot(order) });
      throw await seeOther(visit, orderPath(code));
    }
    const choices = choicesOf(read, details);
    return {
      order: { code, pieces: order.pieces },
      ...lapsesOf(read, details),
      choices: isDivisible(choices) ? choices : [],
      idempotencyKey: newIdempotencyKey(),
    };
  });
}

/**
 * Cancels the whole order, or what the form names of it, and redirects to the order's page, which shows the result
 * or the reason why not. A form that cannot be meant is answered with its errors.
 */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const code = pathCode(args, "code");
    const details = await readDetails(visit, code);
    if (form.get("intent") !== "some") {
      const all = details.entries
        .filter(({ quantity }) => quantity > 0)
        .map(({ orderEntryNumber, quantity }) => ({ orderEntryNumber, quantity }));
      await sendCancel(visit, code, form, all, `Order ${code} is cancelled.`);
      return seeOther(visit, orderPath(code));
    }
    const choices = choicesOf((await readOrder(visit, code)).order, details);
    const submission = parseForm(form, cancelSchema(choices));
    if (submission.status !== "success") return replyInvalid(submission);
    const inputs = inputsOf(choices, submission.value);
    // An order that has gone on meanwhile has nothing to choose; the API says why.
    if (inputs.length === 0 && details.cancellable) {
      return replyInvalid(submission, { formErrors: [NOTHING] });
    }
    const pieces = inputs.reduce((sum, { quantity }) => sum + quantity, 0);
    const done = `${counted(pieces, "item")} of order ${code} ${pieces === 1 ? "is" : "are"} cancelled.`;
    try {
      await sendCancel(visit, code, form, inputs, done);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return replyInvalid(submission, { formErrors: error.errors.map(({ message }) => message) });
    }
    return seeOther(visit, orderPath(code));
  });
}

/**
 * Cancels pieces of an order.
 * @throws CommerceError for a refusal other than that it is too late, which is shown on the order's page.
 */
async function sendCancel(
  visit: Visit,
  code: string,
  form: FormData,
  cancellationRequestEntryInputs: { orderEntryNumber: number; quantity: number }[],
  done: string,
) {
  try {
    await visit.commerce.POST("/users/current/orders/{code}/cancellation", {
      params: { path: { code } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      body: { cancellationRequestEntryInputs },
    });
    visit.flash({ kind: "ok", text: done });
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.is("OrderCancellationError")) throw error;
    visit.flash({ kind: "warn", text: error.errors[0]!.message });
  }
}

export default function CancelRoute() {
  return <CancelPage {...useLoaderData<typeof loader>()} lastResult={useActionData<FormReply>()} />;
}
