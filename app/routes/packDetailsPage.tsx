import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { whereChangesAreDecided } from "~/features/packs/addresses";
import { BundleStep } from "~/features/packs/bundle-step";
import { loadPackPage, postPackPage } from "~/features/packs/pack-page.server";
import { Review } from "~/features/packs/review";
import { useWaiting } from "~/forms/waiting";
import { pageMeta } from "~/http/page-meta";
import { Breadcrumb } from "~/ui/breadcrumb";
import { Stepper } from "~/ui/stepper";

export const handle = { section: "/orderUniform" };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.title ?? "Pack");

export async function loader(args: LoaderFunctionArgs) {
  return loadPackPage(args);
}

export async function action(args: ActionFunctionArgs) {
  return postPackPage(args);
}

export default function PackDetailsPage() {
  const page = useLoaderData<typeof loader>();
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
