import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EndPage } from "~/features/punch-out/end-page";
import { loadEnding } from "~/features/punch-out/ending.server";
import { pageMeta } from "~/http/page-meta";

export const handle = { header: "mark" };

export const meta: MetaFunction = (args) => pageMeta(args, "Session ended");

export async function loader({ request, context }: LoaderFunctionArgs) {
  return (await loadEnding(request, context)) ?? null;
}

export default function PunchOutSessionEndPage() {
  return <EndPage ending={useLoaderData<typeof loader>() ?? undefined} />;
}
