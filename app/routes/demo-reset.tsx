import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { ResetPage } from "~/features/demo/reset-page";
import { resetSchema, resetView } from "~/features/demo/reset.server";
import { readForm } from "~/forms/read-form.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { anyVisitor, refuse } from "~/session/page.server";
import { seeOther } from "~/session/see-other.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Reset the demo");

/** Outside the demo the API answers 404. */
export async function loader(args: LoaderFunctionArgs) {
  return anyVisitor(args, async (visit) => {
    const [demo, timeZone] = await Promise.all([answer(visit.commerce.GET("/demo")), visit.timeZone()]);
    return resetView(demo, timeZone);
  });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  return anyVisitor(args, async (visit) => {
    const submission = parseForm(form, resetSchema);
    if (submission.status !== "success") return refuse(visit, replyInvalid(submission));
    try {
      await answer(visit.commerce.POST("/demo/reset", { body: { confirm: "", ...submission.value } }));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return refuse(
        visit,
        replyInvalid(submission, mergeApiErrors(submission, error, { confirm: "confirm" })),
      );
    }
    // Nobody's session outlives it.
    if (visit.signedIn) await visit.signOut();
    visit.flash({ kind: "ok", text: "The demo is as new, dated from today." });
    return seeOther(visit, "/login");
  });
}

export default function DemoResetRoute() {
  return <ResetPage data={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />;
}
