import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { packPath } from "~/features/packs/addresses";
import { BundleStep } from "~/features/packs/bundle-step";
import { addItem } from "~/features/packs/item-action.server";
import { addPackToCart, goOn, removeItem } from "~/features/packs/pack-actions.server";
import { Review } from "~/features/packs/review";
import { bundleAt, loadStep, placeOf } from "~/features/packs/step.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn, signedInPost } from "~/session/page.server";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Stepper } from "~/ui/stepper";

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  const title = data?.step?.bundle.name ?? "Review clothing";
  return pageMeta(args, data ? `${title} (Step ${data.number} of ${data.total})` : "Pack");
};

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => loadStep(visit, await placeOf(visit, args.request)));
}

export async function action(args: ActionFunctionArgs) {
  return signedInPost(args, async (visit, form) => {
    const place = await placeOf(visit, args.request);
    const intent = form.get("intent");
    if (intent === "add-to-cart") return addPackToCart(visit, place, form);
    const at = await bundleAt(visit, place, form.get("bundleId"));
    if (intent === "remove") return removeItem(visit, place, at.bundleId, String(form.get("itemId") ?? ""));
    if (intent === "next") return goOn(visit, place, at.bundleId, at.next);
    return addItem(visit, form, place, at.bundleId);
  });
}

export default function PackDetailsPage() {
  const page = useLoaderData<typeof loader>();
  const { pack, number } = page;
  const steps = pack.bundles.map((bundle, index) => ({
    label: bundle.name,
    to: packPath({ packId: pack.packId, step: index + 1 }),
    state:
      index + 1 === number
        ? ("current" as const)
        : bundle.complete && bundle.chosen > 0
          ? ("done" as const)
          : ("ahead" as const),
  }));
  const review = { label: "Review", to: packPath({ packId: pack.packId, step: "review" }) };
  return (
    <>
      <Breadcrumb
        trail={[
          { label: "Home", to: "/" },
          { label: "My packs", to: "/orderUniform" },
        ]}
        current={pack.packName}
      />
      <div className="wrap">
        {page.isolated ? null : <Stepper steps={[...steps, review]} current={number} className="pt-2 pb-6" />}
        {page.review ? <Review page={page} review={page.review} /> : null}
        {page.step ? <BundleStep page={page} step={page.step} /> : null}
      </div>
    </>
  );
}
