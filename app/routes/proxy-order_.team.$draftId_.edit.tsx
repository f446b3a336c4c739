import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError, isRefused } from "~/commerce/errors.server";
import { EditTeamOrderPage } from "~/features/team-files/edit-page.server";
import { requireTeamOrders } from "~/features/team-files/guard.server";
import { MOST_NAME, renameSchema } from "~/features/team-files/list.server";
import { idempotencyKeyOf, newIdempotencyKey } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";
import { editTeamPath, teamOrdersPath } from "~/paths";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `Rename or delete ${args.data?.name ?? ""}`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireTeamOrders(visit);
    const path = { draftId: args.params["draftId"]! };
    const { draftId, name, kind } = await answer(
      visit.commerce.GET("/orgUsers/current/proxy/teamDrafts/{draftId}", { params: { path } }),
    );
    return { draftId, name, kind, most: MOST_NAME, key: newIdempotencyKey() };
  });
}

/** Renames a begun team order, or deletes it. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireTeamOrders(visit);
    const params = { path: { draftId: args.params["draftId"]! } };
    const headers = { "Idempotency-Key": idempotencyKeyOf(form) };
    if (form.get("intent") === "delete") return remove(visit, params, headers);
    const submission = parseForm(form, renameSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    try {
      const { name } = await answer(
        visit.commerce.PATCH("/orgUsers/current/proxy/teamDrafts/{draftId}", {
          params,
          headers,
          body: submission.value,
        }),
      );
      visit.flash({ kind: "ok", text: `The team order is called ${name} now.` });
      return await seeOther(visit, teamOrdersPath);
    } catch (error) {
      if (!isRefused(error)) throw error;
      return replyInvalid(submission, mergeApiErrors(submission, error));
    }
  });
}

/** Deletes it, or says why not. One that is gone already counts as deleted. */
async function remove(
  visit: Visit,
  params: { path: { draftId: string } },
  headers: { "Idempotency-Key": string },
) {
  try {
    await visit.commerce.DELETE("/orgUsers/current/proxy/teamDrafts/{draftId}", { params, headers });
  } catch (error) {
    if (!(error instanceof CommerceError)) throw error;
    if (error.is("TeamOrderError")) {
      visit.flash({ kind: "warn", text: error.errors[0]!.message });
      return seeOther(visit, editTeamPath(params.path.draftId));
    }
    if (error.status !== 404) throw error;
  }
  visit.flash({ kind: "ok", text: "The team order is deleted. Nothing of it was ordered." });
  return seeOther(visit, teamOrdersPath);
}

export default documentPage(
  serverOnly$(function EditTeamOrderRoute() {
    return (
      <EditTeamOrderPage draft={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />
    );
  }),
);
