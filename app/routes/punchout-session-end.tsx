import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer, createCommerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { transportOf } from "~/commerce/transport.server";
import { EndPage } from "~/features/punch-out/end-page";
import { endingView } from "~/features/punch-out/ending.server";
import { pageMeta } from "~/http/page-meta";
import { siteOf } from "~/config/site.server";
import { keyedOf } from "~/session/keyed.server";

export const handle = { header: "mark" };

export const meta: MetaFunction = (args) => pageMeta(args, "Session ended");

/** null if nobody knows how the visit ended. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const keyed = keyedOf(context);
  if (!keyed) return null;
  const commerce = createCommerce({ transport: transportOf(context), site: siteOf(request) });
  try {
    const path = { sid: keyed.sid };
    return endingView(await answer(commerce.GET("/punchout/sessions/{sid}/ending", { params: { path } })));
  } catch (error) {
    // The page says that the session has ended, whatever else is wrong.
    if (error instanceof CommerceError) return null;
    throw error;
  }
}

export default function PunchOutSessionEndPage() {
  return <EndPage ending={useLoaderData<typeof loader>() ?? undefined} />;
}
