import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { ProgramDataPage } from "~/features/program/list-page.server";
import { programDataView, uploadSchema } from "~/features/program/list.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageNumberOf, pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { programUploadPath } from "~/paths";
import { signedIn, signedInUpload } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Program data");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const asked = pageNumberOf(new URL(args.request.url).searchParams);
    const [page, kinds, timeZone] = await Promise.all([
      pageOrLast(asked, (currentPage) =>
        answer(visit.commerce.GET("/program/uploads", { params: { query: { currentPage } } })),
      ),
      answer(visit.commerce.GET("/program/kinds")),
      visit.timeZone(),
    ]);
    return programDataView(page, kinds, timeZone);
  });
}

/** Sends a file to be checked. */
export async function action(args: ActionFunctionArgs) {
  return signedInUpload(args, async (visit, form, [file]) => {
    const submission = parseForm(form, uploadSchema);
    if (submission.status !== "success") return replyInvalid(submission, { hide: ["file"] });
    const refused = (words: string) =>
      replyInvalid(submission, { hide: ["file"], fieldErrors: { file: [words] } });
    if (!file || file.size === 0) return refused("Choose a file that is not empty.");
    const body = new FormData();
    body.append("file", file.content, file.name);
    try {
      const { uploadId } = await answer(
        visit.commerce.POST("/program/uploads", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          params: { query: { kind: submission.value.kind } },
          body: { file: "" },
          bodySerializer: () => body,
        }),
      );
      return await seeOther(visit, programUploadPath(uploadId));
    } catch (error) {
      if (!isRefused(error)) throw error;
      return refused(error.errors[0]?.message ?? "The file cannot be read.");
    }
  });
}

export default documentPage(
  serverOnly$(function ProgramDataRoute() {
    const data = useLoaderData<typeof loader>();
    const reply = useActionData<typeof action>();
    return <ProgramDataPage data={data} reply={reply} />;
  }),
);
