import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { CommerceError } from "~/commerce/errors.server";
import { AssignCartPage } from "~/features/assisted/forms-page.server";
import { assignCartSchema } from "~/features/assisted/schema.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { assistedPath } from "~/paths";
import { requireAgent } from "~/session/agent.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Assign a cart to a customer");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireAgent(visit);
    const customerId = new URL(args.request.url).searchParams.get("customer")?.slice(0, 60) ?? "";
    return { values: { customerId }, key: newIdempotencyKey() };
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireAgent(visit);
    const submission = parseForm(form, assignCartSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const { cartId } = submission.value;
    try {
      await visit.commerce.POST("/assistedservicewebservices/bind-cart", {
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
        params: { query: submission.value },
      });
    } catch (error) {
      if (!(error instanceof CommerceError) || ![400, 403].includes(error.status)) throw error;
      const [first] = error.errors;
      // A cart that cannot be had is named by its number, a customer by nothing.
      const field = error.status === 403 ? "customerId" : "cartId";
      const words = { ...first, message: first?.message ?? "Cart not found.", subject: field };
      return replyInvalid(submission, mergeApiErrors(submission, { errors: [{ type: "", ...words }] }));
    }
    visit.flash({ kind: "ok", text: `Cart ${cartId} is assigned to the customer, as their open cart.` });
    return seeOther(visit, assistedPath);
  });
}

export default documentPage(
  serverOnly$(function AssignCartRoute() {
    const { values, key } = useLoaderData<typeof loader>();
    return <AssignCartPage values={values} idempotencyKey={key} reply={useActionData<typeof action>()} />;
  }),
);
