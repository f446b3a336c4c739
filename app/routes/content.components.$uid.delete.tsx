import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { CommerceError, isRefusedOrChanged } from "~/commerce/errors.server";
import { componentKeyOf, readItem } from "~/features/content/calls.server";
import { DeleteContentPage } from "~/features/content/delete-page.server";
import { itemView } from "~/features/content/item.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { seenVersion } from "~/forms/seen-version.server";
import { pageMeta } from "~/http/page-meta";
import { contentPath, deleteContentPath } from "~/paths";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Delete ${args.data.name}` : "Delete");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [item, timeZone] = await Promise.all([readItem(visit, componentKeyOf(args)), visit.timeZone()]);
    return itemView(item, { find: "" }, timeZone);
  });
}

/** Deletes the component, or says why not. One that is gone already counts as deleted. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const path = componentKeyOf(args);
    try {
      await visit.commerce.DELETE("/cms/editing/{contentKind}/{contentId}", {
        params: { path, query: { version: seenVersion(form) } },
        headers: { "Idempotency-Key": idempotencyKeyOf(form) },
      });
    } catch (error) {
      if (isRefusedOrChanged(error)) {
        visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "Nothing was changed." });
        return seeOther(visit, deleteContentPath(path.contentId));
      }
      if (!(error instanceof CommerceError && error.status === 404)) throw error;
    }
    const name = String(form.get("name") ?? "").slice(0, 200);
    visit.flash({ kind: "ok", text: name ? `“${name}” is deleted.` : "The component is deleted." });
    return seeOther(visit, contentPath);
  });
}

export default documentPage(
  serverOnly$(function DeleteContentRoute() {
    return <DeleteContentPage item={useLoaderData<typeof loader>()} />;
  }),
);
