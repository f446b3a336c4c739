import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AddressesPage } from "~/features/account/addresses-page";
import { loadBook, makeDefault } from "~/features/account/addresses.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Delivery and shipping");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadBook);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, makeDefault);
}

export default function DeliveryAndShippingPage() {
  return <AddressesPage {...useLoaderData<typeof loader>()} />;
}
