import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { answer } from "~/commerce/client.server";
import { RowsPage } from "~/features/program/rows-page.server";
import { rowsView, stateOf } from "~/features/program/rows.server";
import { pageNumberOf, pageOrLast } from "~/lists/list-query.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";
import { documentPage } from "~/ui/document-page";

export { clientLoader, shouldRevalidate } from "~/ui/document-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, `${args.data?.name ?? "Rows"}: what the file changes`);

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, async (visit) => {
    const search = new URL(args.request.url).searchParams;
    const uploadId = pathCode(args, "uploadId");
    const kind = search.get("kind")?.slice(0, 60) || undefined;
    const state = stateOf(search);
    const [rows, { kinds }] = await Promise.all([
      pageOrLast(pageNumberOf(search), (currentPage) =>
        answer(
          visit.commerce.GET("/program/uploads/{uploadId}/rows", {
            params: { path: { uploadId }, query: { kind, state: state.choice, currentPage } },
          }),
        ),
      ),
      answer(visit.commerce.GET("/program/kinds")),
    ]);
    return rowsView({ uploadId, kind, state }, rows, kinds);
  });
}

export default documentPage(
  serverOnly$(function ProgramRowsRoute() {
    return <RowsPage data={useLoaderData<typeof loader>()} />;
  }),
);
