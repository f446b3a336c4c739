import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { ErrorPage } from "~/http/error-page";
import { pageMeta } from "~/http/page-meta";

export const meta: MetaFunction = (args) => pageMeta(args, "Page not found");

/**
 * Addresses that no page has. Matrix parameters (`/exchange-return;returns=true`, spec 000 §2) become the
 * query of the page before them.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const [path, ...matrix] = (params["*"] ?? "").split(";");
  const given = matrix.filter((part) => /^\w+=[\w-]*$/.test(part));
  if (path && given.length > 0 && given.length === matrix.length) {
    return redirect(`/${path.replace(/^\/+/, "")}?${given.join("&")}`);
  }
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function NotFoundPage() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
