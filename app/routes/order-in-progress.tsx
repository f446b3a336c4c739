import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadCart } from "~/features/cart/cart.server";
import { isCartMissing } from "~/session/cart.server";
import { InProgressPage } from "~/features/proxy/in-progress-page";
import { fromOf, inProgressView } from "~/features/proxy/in-progress.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import { stopProxy } from "~/session/proxy.server";
import { proxyPath } from "~/paths";

export const meta: MetaFunction = (args) => pageMeta(args, "Order in progress");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const proxy = visit.session.get("proxy");
    const asked = new URL(args.request.url).searchParams;
    const from = fromOf(asked.get("from"));
    if (!proxy) throw await seeOther(visit, from === "/" ? proxyPath : from);
    return inProgressView(proxy, await loadCart(visit), from, asked.get("do") === "discard");
  });
}

/** Puts the order aside, or discards the cart and then ends it. Pressed twice, it leads to the same page. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const proxy = visit.session.get("proxy");
    const to = fromOf(form.get("from"));
    if (!proxy) return seeOther(visit, to === "/" ? proxyPath : to);
    const discard = form.get("do") === "discard";
    if (discard) {
      await visit.commerce
        .DELETE("/users/current/carts/{cartId}", { params: { path: { cartId: "current" } } })
        .catch((error: unknown) => {
          if (!isCartMissing(error)) throw error;
        });
    }
    visit.session.unset("proxy");
    await stopProxy(visit);
    visit.flash({
      kind: "ok",
      text: discard
        ? `You discarded ${proxy.firstName}’s cart. You are ordering for yourself again.`
        : `You put the order for ${proxy.name} aside. What is in ${proxy.firstName}’s cart stays there. You are ordering for yourself again.`,
    });
    return seeOther(visit, to === "/" ? proxyPath : to);
  });
}

export default function OrderInProgressRoute() {
  return <InProgressPage data={useLoaderData<typeof loader>()} />;
}
