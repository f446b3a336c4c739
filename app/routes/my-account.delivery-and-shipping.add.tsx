import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddressForm } from "~/features/account/address-form";
import { loadNew, saveOwn } from "~/features/account/addresses.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Add an address");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, loadNew);
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => saveOwn(visit, form));
}

export default function AddAddressPage() {
  const { key, ...rest } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <AddressForm title="Add an address" idempotencyKey={key} reply={reply} {...rest} />;
}
