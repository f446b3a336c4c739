import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefusedOrChanged } from "~/commerce/errors.server";
import { UploadPage } from "~/features/program/upload-page.server";
import { uploadView } from "~/features/program/upload.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { seenVersion } from "~/forms/seen-version.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { programDataPath, programUploadPath } from "~/paths";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.fileName ?? "Program data");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const prune = new URL(args.request.url).searchParams.get("prune") === "yes";
    const path = { uploadId: pathCode(args, "uploadId") };
    const [upload, timeZone] = await Promise.all([
      answer(visit.commerce.GET("/program/uploads/{uploadId}", { params: { path } })),
      visit.timeZone(),
    ]);
    return uploadView(upload, prune, timeZone);
  });
}

/** Applies the file, or takes it back. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const uploadId = pathCode(args, "uploadId");
    const params = { path: { uploadId } };
    try {
      if (form.get("intent") === "discard") {
        await visit.commerce.DELETE("/program/uploads/{uploadId}", { params });
        visit.flash({ kind: "ok", text: "The file is discarded. Nothing was written." });
        return await seeOther(visit, programDataPath);
      }
      await answer(
        visit.commerce.POST("/program/uploads/{uploadId}/apply", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          params,
          body: {
            version: seenVersion(form),
            prune: form.get("prune") === "yes",
          },
        }),
      );
      visit.flash({ kind: "ok", text: "All rows are written." });
    } catch (error) {
      if (!isRefusedOrChanged(error)) throw error;
      visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "Nothing was changed." });
    }
    return seeOther(visit, programUploadPath(uploadId));
  });
}

export default documentPage(
  serverOnly$(function ProgramUploadRoute() {
    return <UploadPage data={useLoaderData<typeof loader>()} />;
  }),
);
