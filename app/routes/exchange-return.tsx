import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContentPage } from "~/features/cms/content-page";
import { loadContentPage } from "~/features/cms/content-page.server";
import { SupportDesk } from "~/features/shell/support";
import { useShell } from "~/features/shell/use-shell";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Exchanges and returns");

/** The program's rules and whom to call; the desk takes exchanges until they can be asked for here. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => loadContentPage(visit, "/help/returns"));
}

export default function ExchangeReturnPage() {
  const shell = useShell();
  return (
    <>
      <ContentPage {...useLoaderData<typeof loader>()} />
      <div className="wrap">
        <SupportDesk shell={shell} />
      </div>
    </>
  );
}
