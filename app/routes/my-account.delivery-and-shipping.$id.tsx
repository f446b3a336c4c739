import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { AddressForm } from "~/features/account/address-form";
import { keepOwn, ownAddressView } from "~/features/account/addresses.server";
import { addressesPath } from "~/paths";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Edit address");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    ownAddressView(await answer(visit.commerce.GET("/orgUsers/current/addresses")), pathCode(args, "id")),
  );
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const refused = await keepOwn(visit, form, { id: pathCode(args, "id") });
    if (refused) return refused;
    visit.flash({ kind: "ok", text: "Address updated." });
    return seeOther(visit, addressesPath);
  });
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
