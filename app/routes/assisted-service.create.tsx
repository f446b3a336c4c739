import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { NewCustomerPage } from "~/features/assisted/forms-page.server";
import { newCustomerSchema } from "~/features/assisted/schema.server";
import { refusedPost } from "~/features/account/refused-post.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { assistedPath } from "~/paths";
import { requireAgent } from "~/session/agent.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Create a customer");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireAgent(visit);
    const orgUnit = new URL(args.request.url).searchParams.get("unit")?.slice(0, 60) ?? "";
    return { values: { orgUnit }, key: newIdempotencyKey() };
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireAgent(visit);
    const submission = parseForm(form, newCustomerSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const refused = await refusedPost(visit, submission, {}, async () => {
      const { name, uid } = await answer(
        visit.commerce.POST("/assistedservicewebservices/customers", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: submission.value,
        }),
      );
      visit.flash({ kind: "ok", text: `${name} is added. A link to set a password is sent to ${uid}.` });
    });
    return refused ?? seeOther(visit, assistedPath);
  });
}

export default documentPage(
  serverOnly$(function NewCustomerRoute() {
    const { values, key } = useLoaderData<typeof loader>();
    return <NewCustomerPage values={values} idempotencyKey={key} reply={useActionData<typeof action>()} />;
  }),
);
