import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { ErrorPage } from "~/errors/error-page";
import { pageMeta } from "~/http/page-meta";
import { matrixTarget } from "~/http/redirects.server";
import { keyedBase, keyedOf } from "~/session/keyed.server";

export const meta: MetaFunction = (args) => pageMeta(args, "Page not found");

/** Unknown addresses. One with matrix parameters (spec 000 §2) redirects to the page before them. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const keyed = keyedOf(context);
  const { pathname } = new URL(request.url);
  const target = matrixTarget(keyed ? pathname.slice(keyedBase(keyed.key).length) : pathname);
  if (target) return redirect(target);
  throw new Response(null, { status: 404, statusText: "Not Found" });
}

export default function NotFoundPage() {
  return null;
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
