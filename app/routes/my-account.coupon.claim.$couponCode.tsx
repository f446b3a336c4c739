import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { claim, isUnknown } from "~/features/coupons/change.server";
import { ClaimPage } from "~/features/coupons/claim-page.server";
import type { ClaimView } from "~/features/coupons/coupons.server";
import { claimPath, couponsPath } from "~/paths";
import { couponView } from "~/features/coupons/view.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Claim a coupon");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const code = pathCode(args, "couponCode");
    try {
      const coupon = await answer(
        visit.commerce.GET("/users/current/customercoupons/{couponCode}", {
          params: { path: { couponCode: code } },
        }),
      );
      return json<ClaimView>({ code, coupon: couponView(coupon, await visit.timeZone()) });
    } catch (error) {
      if (!isUnknown(error)) throw error;
      return json<ClaimView>({ code }, { status: 404 });
    }
  });
}

/** What was refused is said by the page of the link. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit) => {
    const code = pathCode(args, "couponCode");
    const refusal = await claim(visit, code);
    if (!refusal) return seeOther(visit, couponsPath);
    visit.flash({ kind: "bad", text: refusal });
    return seeOther(visit, claimPath(code));
  });
}

export default documentPage(
  serverOnly$(function ClaimRoute() {
    return <ClaimPage data={useLoaderData<typeof loader>()} />;
  }),
);
