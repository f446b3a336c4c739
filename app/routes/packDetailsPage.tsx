import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { json } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { ensureCart } from "~/session/cart.server";
import { putPackInCart } from "~/features/cart/put-pack.server";
import { whereChangesAreDecided } from "~/features/packs/where-changes-are-decided";
import { BundleStep } from "~/features/packs/bundle-step";
import { changeBundle } from "~/features/packs/change-bundle.server";
import { placeOf, standingOf } from "~/features/packs/place.server";
import { useKeeping } from "~/features/packs/use-keeping";
import { Review } from "~/features/packs/review";
import { reviewView } from "~/features/packs/review.server";
import { packPageView, STEP_FIELDS, stepView } from "~/features/packs/step.server";
import { idempotencyKeyOf } from "~/forms/idempotency.server";
import { useWaiting } from "~/forms/waiting";
import { pageMeta } from "~/http/page-meta";
import { keeperOf, requireKeeper } from "~/session/kept-choices.server";
import { seeOther } from "~/session/see-other.server";
import { signedIn, signedInPost } from "~/session/page.server";
import type { Visit } from "~/session/visit.server";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Stepper } from "~/ui/stepper";

export const handle = { section: "/orderUniform" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.title ?? "Pack");

/** A bundle's step, or the review as the last step. A product in the address has a page of its own. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const place = await placeOf(visit, args.request);
    const { packId } = place;
    if (place.style) throw await seeOther(visit, `/packItem${new URL(args.request.url).search}`);
    visit.session.set("packId", packId);
    const pack = await answer(
      visit.commerce.GET("/orgUsers/current/packs/{packId}", { params: { path: { packId } } }),
    );
    const { index, bundle } = standingOf(pack, place);
    if (!bundle) {
      const draft = await answer(
        visit.commerce.GET("/orgUsers/current/packs/{packId}/summary", { params: { path: { packId } } }),
      );
      const review = reviewView(draft);
      return packPageView(pack, place, { index }, { review, keeper: await keeperOf(visit) });
    }
    const path = { packId, bundleId: bundle.bundleId };
    const [products, summary, timeZone] = await Promise.all([
      answer(
        visit.commerce.GET("/orgUsers/current/packs/{packId}/bundles/{bundleId}/products", {
          params: { path, query: { fields: STEP_FIELDS } },
        }),
      ),
      answer(
        visit.commerce.GET("/orgUsers/current/packs/{packId}/bundles/{bundleId}/summary", {
          params: { path },
        }),
      ),
      visit.timeZone(),
    ]);
    const step = stepView(pack, place, { index, bundle }, { products, summary, timeZone });
    return packPageView(pack, place, { index, bundle }, { step, keeper: await keeperOf(visit) });
  });
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    await requireKeeper(visit, args.request);
    const place = await placeOf(visit, args.request);
    return form.get("intent") === "add-to-cart"
      ? addPackToCart(visit, place.packId, form)
      : changeBundle(visit, place, form);
  });
}

/** Puts the draft into the cart. If it is refused, the review names each incomplete bundle. */
async function addPackToCart(visit: Visit, packId: string, form: FormData) {
  await ensureCart(visit);
  try {
    await putPackInCart(visit, packId, idempotencyKeyOf(form));
  } catch (error) {
    if (!(error instanceof CommerceError) || !error.is("PackRuleError")) throw error;
    const refusals = error.errors.map(({ subject, message }) => ({
      bundleId: subject === "pack" ? undefined : subject,
      message,
    }));
    return json({ refusals }, { status: 400 });
  }
  visit.flash({
    kind: "ok",
    // A buyer's system orders it, after an approval of its own.
    text: visit.keyed
      ? "Your pack is in your cart. Return to your system to order it."
      : "Your pack is in your cart. Check out to order it.",
    opensCart: true,
  });
  return seeOther(visit, `/packList?role=${encodeURIComponent(packId)}`);
}

export default function PackDetailsPage() {
  const page = useLoaderData<typeof loader>();
  useKeeping(page);
  useWaiting(page.pack.waits, whereChangesAreDecided);
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "My packs", to: "/orderUniform" },
        ]}
        current={page.pack.packName}
      />
      <div className={page.isolated ? "wrap pt-4" : "wrap"}>
        {page.isolated ? null : <Stepper steps={page.steps} current={page.number} className="pt-2 pb-6" />}
        {page.review ? <Review page={page} review={page.review} /> : null}
        {page.step ? <BundleStep page={page} step={page.step} /> : null}
      </div>
    </>
  );
}
