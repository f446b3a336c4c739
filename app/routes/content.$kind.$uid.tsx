import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { plan, press, save } from "~/features/content/act.server";
import { contentKeyOf, readItem } from "~/features/content/calls.server";
import { ContentItemPage } from "~/features/content/item-page.server";
import { itemView } from "~/features/content/item.server";
import { pageMeta } from "~/http/page-meta";
import { contentItemPath } from "~/paths";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";
import { SEARCH_LENGTH } from "~/ui/search-length";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.name ?? "Content");

/** A component, slot or page; with `find` a slot has components that can be added to it. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const key = contentKeyOf(args);
    const search = new URL(args.request.url).searchParams.get("find")?.slice(0, SEARCH_LENGTH) ?? "";
    const pageId = key.contentKind === "components" ? undefined : key.contentId.split("~")[0]!;
    const [item, slots, found, timeZone] = await Promise.all([
      readItem(visit, key),
      pageId &&
        answer(visit.commerce.GET("/cms/editing/pages/{pageId}/slots", { params: { path: { pageId } } })),
      search && answer(visit.commerce.GET("/cms/editing/components", { params: { query: { search } } })),
      visit.timeZone(),
    ]);
    return itemView(item, { slots: slots || undefined, found: found || undefined, find: search }, timeZone);
  });
}

/** Saves a draft, plans its publication, or does what needs one press, also to a slot of this page. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const own = contentKeyOf(args);
    const page = contentItemPath(own.contentKind, own.contentId);
    const slot = String(form.get("slot") ?? "").slice(0, 180);
    const key = slot ? { contentKind: "slots" as const, contentId: slot } : own;
    const intent = String(form.get("intent"));
    const on = { visit, form, key, page };
    if (intent === "save" || intent === "preview") return save(on);
    return intent === "plan" ? plan(on) : press(on, intent);
  });
}

export default documentPage(
  serverOnly$(function ContentItemRoute() {
    return <ContentItemPage item={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
