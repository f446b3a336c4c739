import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import {
  claim,
  removeCoupon,
  silenceCoupon,
  showOutcomeOfCoupon,
  useCoupon,
} from "~/features/coupons/change.server";
import { CouponsPage } from "~/features/coupons/coupons-page.server";
import { couponSchema, couponsView } from "~/features/coupons/coupons.server";
import { couponsPath } from "~/paths";
import { parseForm, replyInvalid } from "~/forms/submission.server";
import { pageNumberOf } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "My coupons");

const PAGE_SIZE = 20;

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const ended = search.get("show") === "ended";
    const readPage = (currentPage: number) =>
      answer(
        visit.commerce.GET("/users/current/customercoupons", {
          params: {
            query: {
              ...{ currentPage, pageSize: PAGE_SIZE, ended: String(ended) as "true" | "false" },
              ...{ fields: "FULL", sort: ended ? "endDate:desc" : "endDate:asc" },
            },
          },
        }),
      );
    const [asked, timeZone] = await Promise.all([readPage(pageNumberOf(search)), visit.timeZone()]);
    const { totalPages, page } = asked.pagination;
    const past = totalPages > 0 && page >= totalPages;
    return couponsView(past ? await readPage(totalPages - 1) : asked, ended, timeZone);
  });
}

/** The forms of the list: use in the cart, tell me or not, remove, and claim by code. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const codeOf = (name: string) => {
      const sent = form.get(name);
      return typeof sent === "string" ? sent.slice(0, 60) : "";
    };
    if (codeOf("use")) return useCoupon(visit, codeOf("use"));
    if (codeOf("notify")) return showOutcomeOfCoupon(visit, codeOf("notify"));
    if (codeOf("silence")) return silenceCoupon(visit, codeOf("silence"));
    if (codeOf("remove")) return removeCoupon(visit, codeOf("remove"));
    const submission = parseForm(form, couponSchema);
    if (submission.status !== "success") return replyInvalid(submission);
    const refusal = await claim(visit, submission.value.couponCode);
    if (refusal) return replyInvalid(submission, { fieldErrors: { couponCode: [refusal] } });
    return seeOther(visit, couponsPath);
  });
}

export default documentPage(
  serverOnly$(function CouponsRoute() {
    return <CouponsPage data={useLoaderData<typeof loader>()} reply={useActionData<typeof action>()} />;
  }),
);
