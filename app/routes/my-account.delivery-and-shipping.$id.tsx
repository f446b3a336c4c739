import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AddressForm } from "~/features/account/address-form";
import { loadOwn, saveOwn } from "~/features/account/addresses.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Edit address");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadOwn(visit, args.params["id"]!.slice(0, 60)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, (visit, form) => saveOwn(visit, form, args.params["id"]!.slice(0, 60)));
}

export default function EditAddressPage() {
  const { values, constraint, isDefault, key } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return (
    <AddressForm
      title="Edit address"
      values={values}
      constraint={constraint}
      isDefault={isDefault}
      idempotencyKey={key}
      reply={reply}
    />
  );
}
