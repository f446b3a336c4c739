import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer } from "~/commerce/client.server";
import { ContentPage } from "~/features/cms/content-page";
import { loadContentPage } from "~/features/cms/content-page.server";
import { ReturnStart } from "~/features/returns/start";
import { startView } from "~/features/returns/start.server";
import { SupportDesk } from "~/features/shell/support";
import { useShell } from "~/features/shell/use-shell";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";

export const handle = { noSearch: true };

export const meta: MetaFunction = (args) => pageMeta(args, "Exchange or return");

/** The orders of which something can be exchanged or returned, the program's rules, and the desk that helps. */
export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const [{ html }, returnable, timeZone] = await Promise.all([
      loadContentPage(visit, "/help/returns"),
      answer(visit.commerce.GET("/returnExchange/orders")),
      visit.timeZone(),
    ]);
    return { html, orders: startView(returnable, timeZone) };
  });
}

export default function ExchangeReturnPage() {
  const { html, orders } = useLoaderData<typeof loader>();
  const shell = useShell();
  return (
    <>
      <ContentPage title="Exchange or return" html={html}>
        <ReturnStart orders={orders} />
      </ContentPage>
      <div className="wrap pt-4">
        <SupportDesk
          shell={shell}
          mail={{
            subject: "Exchange",
            body: `Wearer number: ${shell?.person?.wearerId ?? ""}\r\nOrder and item: `,
          }}
        />
      </div>
    </>
  );
}
