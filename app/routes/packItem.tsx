import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { packPath } from "~/paths";
import { changeBundle } from "~/features/packs/change-bundle.server";
import { ItemPage } from "~/features/packs/item-page";
import { placeOf, standingOf } from "~/features/packs/place.server";
import { choosingView, ITEM_FIELDS, offerOf, packPageView, stepView } from "~/features/packs/step.server";
import { guideOf } from "~/features/product/size-guide.server";
import { pageMeta } from "~/http/page-meta";
import { keeperOf, requireKeeper } from "~/session/kept-choices.server";
import { seeOther } from "~/session/see-other.server";
import { typedText } from "~/forms/typed-text";
import { signedIn, signedInPost } from "~/session/page.server";

export const handle = { section: "/orderUniform" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.title ?? "Pack");

/** One product of a bundle being chosen: colour, size, leg and additions. Without one, the step it is chosen in. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const place = await placeOf(visit, args.request);
    const { packId, isolated } = place;
    if (!place.style) throw await seeOther(visit, `/packDetailsPage${new URL(args.request.url).search}`);
    visit.session.set("packId", packId);
    const pack = await answer(
      visit.commerce.GET("/orgUsers/current/packs/{packId}", { params: { path: { packId } } }),
    );
    const { index, bundle } = standingOf(pack, place);
    if (!bundle) throw await seeOther(visit, packPath({ packId, step: "review" }));
    const path = { packId, bundleId: bundle.bundleId };
    // No code is longer than this. A code that was cut matches nothing.
    const query = { styleCode: typedText(place.style).slice(0, 60), fields: ITEM_FIELDS };
    const [products, summary, timeZone] = await Promise.all([
      answer(
        visit.commerce.GET("/orgUsers/current/packs/{packId}/bundles/{bundleId}/products", {
          params: { path, query },
        }),
      ),
      answer(
        visit.commerce.GET("/orgUsers/current/packs/{packId}/bundles/{bundleId}/summary", {
          params: { path },
        }),
      ),
      visit.timeZone(),
    ]);
    const offer = offerOf(products, place);
    if (!offer) throw new Response(null, { status: 404 });
    const read = { products, summary, timeZone };
    const choosing = choosingView(pack, place, offer, read, await guideOf(visit, offer.product));
    // An item that was removed in another tab cannot be changed any more.
    if (place.item && !choosing.changing) {
      throw await seeOther(visit, packPath({ packId, step: index + 1, isolated }));
    }
    const step = stepView(pack, place, { index, bundle }, read, choosing);
    return packPageView(pack, place, { index, bundle }, { step, keeper: await keeperOf(visit) });
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireKeeper(visit, args.request);
    return changeBundle(visit, await placeOf(visit, args.request), form);
  });
}

export default function PackItemRoute() {
  return <ItemPage page={useLoaderData<typeof loader>()} />;
}
