import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ReturnPage } from "~/features/returns/detail-page";
import { readReturn } from "~/features/returns/detail.server";
import { pageMeta } from "~/http/page-meta";
import { pathCode } from "~/http/path-code.server";
import { signedIn } from "~/session/page.server";

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data?.code ?? "Return");

export async function loader(args: LoaderFunctionArgs) {
  return signedIn(args, (visit) => readReturn(visit, pathCode(args, "code")));
}

export default function ReturnRoute() {
  return <ReturnPage view={useLoaderData<typeof loader>()} />;
}
