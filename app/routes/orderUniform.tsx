import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { packCards, type PackCardData } from "~/features/packs/list.server";
import { PackList } from "~/features/packs/pack-list";
import { usePacksLead, usePacksName } from "~/features/packs/packs-name";
import { loadStart } from "~/features/punch-out/start.server";
import { StartPage } from "~/features/punch-out/start-page";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { ButtonLink } from "~/ui/button";
import { useShell } from "~/features/shell/use-shell";
import { PageHeading } from "~/ui/page-heading";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, args.data?.start ? "Order uniform" : "My packs");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [packs, start] = await Promise.all([
      answer(visit.commerce.GET("/orgUsers/current/packs")),
      loadStart(visit),
    ]);
    return { packs: packCards(packs), start };
  });
}

export default function OrderUniformPage() {
  const { packs, start } = useLoaderData<typeof loader>();
  return start ? <StartPage packs={packs} start={start} /> : <MyPacks packs={packs} />;
}

function MyPacks({ packs }: { packs: PackCardData[] }) {
  const own = !useShell()?.proxy;
  return (
    <div className="wrap pt-6">
      <PageHeading
        title={usePacksName()}
        lead={usePacksLead()}
        actions={own ? <ButtonLink to="/my-account/allocations">My allocation</ButtonLink> : null}
      />
      <h2 className="vh">All packs</h2>
      <PackList packs={packs} />
    </div>
  );
}
