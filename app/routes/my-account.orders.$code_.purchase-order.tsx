import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { orderPath } from "~/features/orders/addresses";
import { NumberPage } from "~/features/orders/number-page";
import { noNumberSchema, numberSchema, numberView } from "~/features/orders/number.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/http/redirects.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Purchase order number");

const codeOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => params["code"]!.slice(0, 60);

/** A number that cannot be changed any more leads to the order. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = codeOf(args);
    const number = await answer(
      visit.commerce.GET("/order/{code}/purchase-order", { params: { path: { code } } }),
    );
    if (!number.changeable) {
      visit.flash({
        kind: "warn",
        text: `Order ${code} is already being packed, so its purchase order number can no longer be changed.`,
      });
      throw await seeOther(visit, orderPath(code));
    }
    return numberView(number, code);
  });
}

/** Sets the number, or takes it away with the intent "delete". */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
    const code = codeOf(args);
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
        return seeOther(visit, orderPath(code));
      }
      const subjects = { purchaseOrderNumber: "purchaseOrderNumber" };
      return replyInvalid(submission, mergeApiErrors(submission, error, subjects));
    }
    const text =
      number === undefined
        ? `Order ${code} has no purchase order number now.`
        : `The purchase order number of order ${code} is ${number} now.`;
    visit.flash({ kind: "ok", text });
    return seeOther(visit, orderPath(code));
  });
}

export default function PurchaseOrderNumberRoute() {
  return <NumberPage data={useLoaderData<typeof loader>()} />;
}
