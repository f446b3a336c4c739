import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { AddContentPage } from "~/features/content/add-page.server";
import { addView, slotIn } from "~/features/content/add.server";
import { addSchema } from "~/features/content/schema.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { contentItemPath } from "~/paths";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Add a component");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const slotId = slotIn(new URL(args.request.url).searchParams);
    const query = { pageSize: 1 };
    return addView(
      await answer(visit.commerce.GET("/cms/editing/components", { params: { query } })),
      slotId,
    );
  });
}

/** Adds a component, and leads to the form of its fields. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const submission = parseForm(form, addSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const slotId = String(form.get("slot") ?? "").slice(0, 180) || undefined;
    try {
      const { id } = await answer(
        visit.commerce.POST("/cms/editing/components", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { ...submission.value, slotId },
        }),
      );
      visit.flash({ kind: "ok", text: "It is added. Write what it says, then publish it." });
      return await seeOther(visit, contentItemPath("components", id));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return replyInvalid(submission, mergeApiErrors(submission, error));
    }
  });
}

export default documentPage(
  serverOnly$(function AddContentRoute() {
    return <AddContentPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
