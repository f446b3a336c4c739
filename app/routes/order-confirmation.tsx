import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Confirmation } from "~/features/orders/confirmation";
import { readOrder } from "~/features/orders/order.server";
import { pageMeta } from "~/http/page-meta";
import { getSettings } from "~/config/settings.server";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Your order is placed");

export async function loader(args: LoaderFunctionArgs) {
  const code = new URL(args.request.url).searchParams.get("code")?.slice(0, 60);
  return signedIn(args, async (visit) => {
    if (!code) throw new Response(null, { status: 404 });
    const { demo, commerceUrl, surveyUrl } = getSettings();
    const outbox = demo && !commerceUrl && !visit.keyed;
    return { order: (await readOrder(visit, code)).view, outbox, survey: surveyUrl };
  });
}

export default function OrderConfirmationRoute() {
  return <Confirmation {...useLoaderData<typeof loader>()} />;
}
