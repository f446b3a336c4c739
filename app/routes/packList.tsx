import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { loadCart } from "~/features/cart/cart.server";
import { CartDocket } from "~/features/lines/cart-docket";
import { packCards } from "~/features/packs/list.server";
import { PackList } from "~/features/packs/pack-list";
import { usePacksLead, usePacksName } from "~/features/packs/packs-name";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { ButtonLink } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { NextStep } from "~/features/cart/next-step";

export const handle = { section: "/orderUniform" };

export const meta: MetaFunction = (args) => pageMeta(args, "My packs, next steps");

/** After a pack went into the cart: the packs again, with the cart beside them (spec 001 §4). */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [packs, cart] = await Promise.all([
      answer(visit.commerce.GET("/orgUsers/current/packs")),
      loadCart(visit),
    ]);
    return { packs: packCards(packs), cart };
  });
}

export default function PackListPage() {
  const { packs, cart } = useLoaderData<typeof loader>();
  return (
    <div className="wrap pt-6">
      <PageHeading title={usePacksName()} lead={usePacksLead(Boolean(cart))} />
      <div className="split">
        <div>
          <h2 className="vh">All packs</h2>
          <PackList packs={packs} lead={false} />
        </div>
        {cart ? (
          <aside className="sticky">
            <CartDocket cart={cart}>
              <NextStep />
              <ButtonLink wide to="/cart">
                View cart
              </ButtonLink>
            </CartDocket>
          </aside>
        ) : null}
      </div>
    </div>
  );
}
