import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefusedOrChanged } from "~/commerce/errors.server";
import { contentKeyOf } from "~/features/content/calls.server";
import { VersionPage } from "~/features/content/versions-page.server";
import { versionDetailView } from "~/features/content/versions.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { seenVersion } from "~/forms/seen-version.server";
import { whole } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { contentItemPath, contentVersionsPath } from "~/paths";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Version ${args.data.number} of ${args.data.name}` : "Version");

/** The number in the path. @throws Response 404 for what is none. */
function numberOf({ params }: Pick<LoaderFunctionArgs, "params">): number {
  const number = whole(params["number"] ?? null, 0, 1_000_000);
  if (number === 0) throw new Response(null, { status: 404 });
  return number;
}

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const key = contentKeyOf(args);
    const path = { ...key, versionNumber: numberOf(args) };
    const [version, timeZone] = await Promise.all([
      answer(
        visit.commerce.GET("/cms/editing/{contentKind}/{contentId}/versions/{versionNumber}", {
          params: { path },
        }),
      ),
      visit.timeZone(),
    ]);
    return versionDetailView(key, version, timeZone);
  });
}

/** Makes a draft of this version. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const key = contentKeyOf(args);
    const number = numberOf(args);
    try {
      await answer(
        visit.commerce.POST("/cms/editing/{contentKind}/{contentId}/versions/{versionNumber}/draft", {
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          params: { path: { ...key, versionNumber: number } },
          body: { version: seenVersion(form) },
        }),
      );
      visit.flash({
        kind: "ok",
        text: `The draft is version ${number}. Customers see it once you publish it.`,
      });
      return await seeOther(visit, contentItemPath(key.contentKind, key.contentId));
    } catch (error) {
      if (!isRefusedOrChanged(error)) throw error;
      visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "Nothing was changed." });
      return seeOther(visit, contentVersionsPath(key.contentKind, key.contentId, number));
    }
  });
}

export default documentPage(
  serverOnly$(function ContentVersionRoute() {
    return <VersionPage data={useLoaderData<typeof loader>()} />;
  }),
);
