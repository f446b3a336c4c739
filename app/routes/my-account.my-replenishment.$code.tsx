import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { CancelPage } from "~/features/replenishments/cancel-page.server";
import { ReplenishmentPage } from "~/features/replenishments/detail-page.server";
import { pressOf } from "~/features/cart/changed.server";
import { swapGoods } from "~/features/replenishments/swap.server";
import { replenishmentView } from "~/features/replenishments/detail.server";
import { replenishmentPath } from "~/paths";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { pageNumberOf, pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data ? `Replenishment order ${args.data.code}` : "Replenishment order");

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const code = pathCode(args, "code");
    const [one, runs] = await Promise.all([
      answer(
        visit.commerce.GET("/users/current/replenishmentOrders/{code}", {
          params: { path: { code }, query: { fields: "FULL" } },
        }),
      ),
      pageOrLast(pageNumberOf(search), (currentPage) =>
        answer(
          visit.commerce.GET("/users/current/replenishmentOrders/{code}/runs", {
            params: { path: { code }, query: { currentPage, pageSize: PAGE_SIZE, fields: "FULL" } },
          }),
        ),
      ),
    ]).catch((error: unknown) => {
      throw error instanceof CommerceError && error.status === 404
        ? new Response(null, { status: 404 })
        : error;
    });
    return replenishmentView(one, runs, { code, asksToCancel: search.get("do") === "cancel" });
  });
}

/** Cancels it. One that was cancelled in another tab stays so. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const code = pathCode(args, "code");
    const [intent, which] = pressOf(form);
    if (intent === "swap") {
      visit.flash(await swapGoods(visit, code, which));
      return seeOther(visit, replenishmentPath(code));
    }
    await visit.commerce.PATCH("/users/current/replenishmentOrders/{code}", {
      params: { path: { code }, query: { fields: "active" } },
      headers: { "Idempotency-Key": idempotencyKeyOf(form) },
    });
    visit.flash({
      kind: "ok",
      text: `Replenishment order ${code} is cancelled. Orders that were placed stay.`,
    });
    return seeOther(visit, replenishmentPath(code));
  });
}

export default documentPage(
  serverOnly$(function ReplenishmentRoute() {
    const data = useLoaderData<typeof loader>();
    return data.cancels ? <CancelPage data={data} /> : <ReplenishmentPage data={data} />;
  }),
);
