import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DeliveryModePage } from "~/features/checkout/delivery-mode-page";
import { chooseMode, loadModes } from "~/features/checkout/delivery-mode.server";
import { withCart } from "~/features/checkout/gate.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Choose your delivery");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadModes);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => withCart(visit, () => chooseMode(visit, form)));
}

export default function DeliveryModeRoute() {
  const reply = useActionData<typeof action>();
  return <DeliveryModePage data={useLoaderData<typeof loader>()} reply={reply} />;
}
