import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { LIMITS } from "~/commerce/limits.server";
import { TeamOrdersPage } from "~/features/team-files/list-page.server";
import { teamOrdersView, uploadSchema } from "~/features/team-files/list.server";
import { requireTeamOrders } from "~/features/team-files/guard.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { mergeApiErrors, parseForm, replyInvalid } from "~/forms/submission.server";
import { uploadedText } from "~/forms/uploaded-text.server";
import { pageNumberOf, pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInUpload } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";
import { teamFilePath } from "~/paths";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, "Team order from a file");

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    await requireTeamOrders(visit);
    const [page, timeZone] = await Promise.all([
      pageOrLast(pageNumberOf(new URL(args.request.url).searchParams), (currentPage) =>
        answer(
          visit.commerce.GET("/orgUsers/current/proxy/teamDrafts", {
            params: { query: { currentPage, pageSize: PAGE_SIZE } },
          }),
        ),
      ),
      visit.timeZone(),
    ]);
    return teamOrdersView(page, timeZone);
  });
}

/** Sends a file to be checked. */
export async function action(args: ActionFunctionArgs) {
  return signedInUpload(args, async (visit, form, [file]) => {
    await requireTeamOrders(visit);
    const most = LIMITS["POST /orgUsers/current/proxy/teamFiles"];
    const submission = parseForm(form, uploadSchema);
    if (submission.status !== "success") return replyInvalid(submission, { hide: ["file"] });
    const refused = (words: string) =>
      replyInvalid(submission, { hide: ["file"], fieldErrors: { file: [words] } });
    const read = await uploadedText(file?.content, most.text);
    if ("refusal" in read) return refused(read.refusal);
    const fileName = file?.name.slice(-most.fileName).trim() || "team.csv";
    try {
      const { draftId } = await answer(
        visit.commerce.POST("/orgUsers/current/proxy/teamFiles", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: { fileName, text: read.text, ...submission.value },
        }),
      );
      return await seeOther(visit, teamFilePath(draftId));
    } catch (error) {
      if (!(error instanceof CommerceError) || error.status !== 400) throw error;
      return replyInvalid(submission, {
        hide: ["file"],
        ...mergeApiErrors(submission, error, { text: "file" }),
      });
    }
  });
}

export default documentPage(
  serverOnly$(function TeamOrdersRoute() {
    return <TeamOrdersPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
