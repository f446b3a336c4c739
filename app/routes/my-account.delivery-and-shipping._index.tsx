import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { AddressesPage } from "~/features/account/addresses-page";
import { bookView } from "~/features/account/addresses.server";
import { addressesPath } from "~/paths";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Delivery and shipping");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) =>
    bookView(await answer(visit.commerce.GET("/orgUsers/current/addresses"))),
  );
}

/** Makes one of the person's own addresses the default one. */
export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const id = String(form.get("addressId") ?? "").slice(0, 60);
    if (id === "") return seeOther(visit, addressesPath);
    await visit.commerce.PATCH("/orgUsers/current/addresses/{id}", {
      params: { path: { id } },
      body: { defaultAddress: true },
    });
    visit.flash({ kind: "ok", text: "Your default address is changed." });
    return seeOther(visit, addressesPath);
  });
}

export default function DeliveryAndShippingPage() {
  return <AddressesPage {...useLoaderData<typeof loader>()} />;
}
