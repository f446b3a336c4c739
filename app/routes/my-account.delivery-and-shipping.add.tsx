import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { AddressForm } from "~/features/account/address-form";
import { keepOwn, NEW_FIELDS, newAddressView } from "~/features/account/addresses.server";
import { addressesPath } from "~/paths";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Add an address");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const query = { fields: NEW_FIELDS };
    return newAddressView(await answer(visit.commerce.GET("/orgUsers/current", { params: { query } })));
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const refused = await keepOwn(visit, form, {});
    if (refused) return refused;
    visit.flash({ kind: "ok", text: "Address added." });
    return seeOther(visit, addressesPath);
  });
}

export default function AddAddressPage() {
  const { key, ...rest } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  return <AddressForm title="Add an address" idempotencyKey={key} reply={reply} {...rest} />;
}
