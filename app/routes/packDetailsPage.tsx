import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { packPath } from "~/features/packs/addresses";
import { BundleStep } from "~/features/packs/bundle-step";
import { loadPackPage, postPackPage } from "~/features/packs/pack-page.server";
import { Review } from "~/features/packs/review";
import { pageMeta } from "~/http/page-meta";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Stepper } from "~/ui/stepper";

export const meta: MetaFunction<typeof loader> = (args) => {
  const { data } = args;
  const title = data?.step?.bundle.name ?? "Review clothing";
  return pageMeta(args, data ? `${title} (Step ${data.number} of ${data.total})` : "Pack");
};

export async function loader(args: LoaderFunctionArgs) {
  return loadPackPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return postPackPage(args);
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
