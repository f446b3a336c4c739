import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { isRefused } from "~/commerce/errors.server";
import { readCart } from "~/session/cart.server";
import { isOfCatalogue } from "~/features/lines/line.server";
import { RequestQuotePage } from "~/features/quotes/request-page.server";
import { QuotesPage } from "~/features/quotes/list-page.server";
import { requestView, quotesQuery, quotesView, requestedState } from "~/features/quotes/list.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { quotePath, quotesPath } from "~/paths";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.ask ? "Ask for a quote" : "Quotes");

const PAGE_SIZE = 20;

/** The form that asks for a quote of the cart, or the list of quotes. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const asks = new URL(args.request.url).searchParams.get("do") === "ask";
    const { capabilities } = await visit.person();
    const desk = capabilities.includes("manage-quotes");
    return {
      ask: asks ? await askOf(visit) : undefined,
      list: asks ? undefined : await listOf(visit, args.request, desk),
      desk,
    };
  });
}

async function askOf(visit: Visit) {
  const cart = await readCart(visit, "code,entries");
  const goods = (cart?.entries ?? []).filter((entry) => isOfCatalogue(entry) && !entry.taken);
  if (!cart || goods.length === 0) {
    visit.flash({ kind: "warn", text: "Your cart has nothing that can be quoted." });
    throw await seeOther(visit, "/cart");
  }
  return requestView(cart, goods);
}

async function listOf(visit: Visit, request: Request, desk: boolean) {
  const query = quotesQuery(request);
  const { search, sort } = query;
  const state = requestedState(query);
  const [page, timeZone] = await Promise.all([
    pageOrLast(query.currentPage, (currentPage) => {
      const params = { query: { search, sort, state, currentPage, pageSize: PAGE_SIZE } };
      return desk
        ? answer(visit.commerce.GET("/quotes", { params }))
        : answer(visit.commerce.GET("/users/current/quotes", { params }));
    }),
    visit.timeZone(),
  ]);
  return quotesView(query, page, timeZone);
}

/** Begins a quote of the cart, or of an earlier quote, and leads to it. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const named = (name: string) => String(form.get(name) ?? "").slice(0, 60) || undefined;
    const quoteCode = named("quote");
    const from = quoteCode ? { quoteCode } : { cartId: named("cart") ?? "current" };
    try {
      const { code } = await answer(
        visit.commerce.POST("/users/current/quotes", {
          params: { query: { fields: "code" } },
          headers: { "Idempotency-Key": idempotencyKeyOf(form) },
          body: from,
        }),
      );
      return await seeOther(visit, quotePath(code));
    } catch (error) {
      if (!isRefused(error)) throw error;
      visit.flash({ kind: "warn", text: error.errors[0]?.message ?? "The quote could not be begun." });
      return seeOther(visit, quoteCode ? quotesPath : "/cart");
    }
  });
}

export default documentPage(
  serverOnly$(function QuotesRoute() {
    const { ask, list, desk } = useLoaderData<typeof loader>();
    if (ask) return <RequestQuotePage data={ask} />;
    return list ? <QuotesPage data={list} desk={desk} /> : null;
  }),
);
