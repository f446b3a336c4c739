import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createCommerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { transportOf } from "~/commerce/transport.server";
import { enterVisit } from "~/features/punch-out/entering.server";
import { pageFault } from "~/errors/faults.server";
import { pageMeta } from "~/http/page-meta";
import { seeOther } from "~/session/see-other.server";
import { siteOf } from "~/config/site.server";
import { keyedOf, VISIT_END } from "~/session/keyed.server";
import { openVisit } from "~/session/open-visit.server";
import { PageHeading } from "~/ui/page-heading";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Opening the shop");

/**
 * Punch-out entry (spec 000 §4): the visit of the start link goes on under a key in the path, so that it needs no
 * cookie. Opening uses nothing up; once one browser uses the visit, another is told so. Unknown or ended: the
 * session-end page. Anything else is an error page.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // Inside a visit there is nothing to start.
  if (keyedOf(context)) return seeOther(await openVisit(request, context), "/orderUniform");
  const sid = new URL(request.url).searchParams.get("sid") ?? "";
  if (!/^[\w-]{16,200}$/.test(sid)) return redirect(VISIT_END);
  const commerce = createCommerce({
    transport: transportOf(context),
    site: siteOf(request),
  });
  try {
    return (await enterVisit(commerce, request, sid)) ?? { problem: "token" as const };
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return redirect(VISIT_END);
    if (error instanceof CommerceError && error.is("StartLinkError")) {
      return { problem: error.is("StartLinkError", "used") ? ("used" as const) : ("late" as const) };
    }
    throw pageFault(error, { context });
  }
}

const WORDS = {
  token: ["We could not open the shop", "Your session did not start."],
  used: [
    "This link was used in another browser",
    "A start link opens one visit, in one browser. Go on in the window where you began.",
  ],
  late: ["This link is too old", "A start link works for 15 minutes."],
} as const;

/** Reached only when the visit could not be opened. */
export default function PunchOutEntryPage() {
  const { problem } = useLoaderData<typeof loader>();
  const [title, lead] = WORDS[problem];
  return (
    <div className="wrap pt-6">
      <PageHeading
        title={title}
        lead={`${lead} To start again, close this window and open the shop from your procurement system.`}
      />
    </div>
  );
}
