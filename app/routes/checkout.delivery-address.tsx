import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddressPage } from "~/features/checkout/address-page";
import { chooseAddress, loadAddresses } from "~/features/checkout/address.server";
import { withCart } from "~/features/checkout/gate.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Check your details");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadAddresses);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => withCart(visit, () => chooseAddress(visit, form)));
}

export default function DeliveryAddressRoute() {
  const reply = useActionData<typeof action>();
  return <AddressPage data={useLoaderData<typeof loader>()} reply={reply} />;
}
