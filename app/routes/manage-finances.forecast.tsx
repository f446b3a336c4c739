import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { ForecastPage } from "~/features/forecast/page.server";
import { figureOf, forecastView, workingView } from "~/features/forecast/view.server";
import { ForecastWorkingPage } from "~/features/forecast/working-page.server";
import { pageMeta } from "~/http/page-meta";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction = (args) => pageMeta(args, "Forecast");

/** Four quarters by cost centre; with a currency, how one of the figures is worked out. */
export async function loader(args: LoaderFunctionArgs) {
  const query = figureOf(args.request);
  return signedIn(args, async ({ commerce }) => {
    if (!query) return forecastView(await answer(commerce.GET("/wwg-manage-finances/forecast")));
    const working = await answer(
      commerce.GET("/wwg-manage-finances/forecast/working", { params: { query } }),
    );
    return workingView(working, query.costCentre);
  });
}

export default documentPage(
  serverOnly$(function ForecastRoute() {
    const data = useLoaderData<typeof loader>();
    return "sums" in data ? <ForecastPage data={data} /> : <ForecastWorkingPage data={data} />;
  }),
);
