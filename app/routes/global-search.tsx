import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { termOf } from "~/features/search/global-search-path";
import { GlobalSearchPage } from "~/features/search/global-search-page";
import { loadGlobalSearch } from "~/features/search/global-search.server";
import { answerOrFault } from "~/http/answer-or-fault";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.term ? `Search for ‘${args.data.term}’` : "Search");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadGlobalSearch(visit, args.request));
}

/** A lost connection while a person types keeps the page and the text. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const answer = await answerOrFault(() => serverLoader<typeof loader>());
  return "fault" in answer ? { ...termOf(request), ...answer } : answer;
}

export default function GlobalSearchRoute() {
  return <GlobalSearchPage data={useLoaderData<typeof clientLoader>()} />;
}
