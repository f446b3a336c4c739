import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { GlobalSearchPage } from "~/features/search/global-search-page";
import { globalSearchPath, termOf } from "~/features/search/global-search-path";
import { foundView } from "~/features/search/global-search.server";
import { popularCategories } from "~/features/search/search.server";
import { answerOrFault } from "~/errors/answer-or-fault";
import { pageNumberOf } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { typedText } from "~/forms/typed-text";
import { signedIn } from "~/session/page.server";

export const handle = { section: "/search" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.term ? `Search for ‘${args.data.term}’` : "Search");

/** Results a page (spec 000 §9). */
const PAGE_SIZE = 10;

/** Categories to begin with, before somebody has typed. */
const CATEGORIES = 8;

/** Without a term nothing is found yet (spec 000 §4), and the categories are a way to begin. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const sent = new URL(args.request.url).searchParams;
    const term = typedText(sent.get("search") ?? "")
      .trim()
      .slice(0, 200);
    const currentPage = pageNumberOf(sent);
    if (!term) return { term, currentPage, categories: await popularCategories(visit, CATEGORIES) };
    const found = await answer(
      visit.commerce.GET("/search/content", {
        params: {
          query: { search: term, pageSize: PAGE_SIZE, currentPage, fields: "DEFAULT,products(DEFAULT)" },
        },
      }),
    );
    const { totalResults, totalPages } = found.pagination;
    if (totalResults > 0 && currentPage >= totalPages) {
      throw await seeOther(visit, globalSearchPath(term, totalPages - 1));
    }
    const popular = totalResults === 0 ? await popularCategories(visit) : [];
    return { term, currentPage, found: foundView(found, currentPage, popular) };
  });
}

/** A lost connection while a person types keeps the page and the text. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const answered = await answerOrFault(() => serverLoader<typeof loader>());
  return "fault" in answered ? { ...termOf(request), ...answered } : answered;
}

export default function GlobalSearchRoute() {
  return <GlobalSearchPage data={useLoaderData<typeof clientLoader>()} />;
}
