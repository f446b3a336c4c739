import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPacks } from "~/features/packs/list.server";
import { PackList, usePacksName } from "~/features/packs/pack-list";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { ButtonLink } from "~/ui/button";
import { useShell } from "~/features/shell/use-shell";
import { PageHeading } from "~/ui/page-heading";

export const meta: MetaFunction = (args) => pageMeta(args, "My packs");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => ({ packs: await loadPacks(visit) }));
}

export default function OrderUniformPage() {
  const { packs } = useLoaderData<typeof loader>();
  const own = !useShell()?.proxy;
  return (
    <div className="wrap pt-6">
      <PageHeading
        title={usePacksName()}
        lead="Choose a pack, complete its steps, then check out. We save your choices as you go."
        actions={own ? <ButtonLink to="/my-account/allocations">My allocation</ButtonLink> : null}
      />
      <h2 className="vh">All packs</h2>
      <PackList packs={packs} />
    </div>
  );
}
