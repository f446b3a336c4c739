import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { answer, createCommerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { transportOf } from "~/commerce/transport.server";
import { pageFault } from "~/http/faults.server";
import { pageMeta } from "~/http/page-meta";
import { siteOf } from "~/http/site.server";
import { keyedBase, sealKey, VISIT_END } from "~/session/keyed.server";
import { PageHeading } from "~/ui/page-heading";

export const handle = { header: "none" };

export const meta: MetaFunction = (args) => pageMeta(args, "Opening the shop");

/**
 * Punch-out entry (spec 000 §4): the sid is read as a session; with a token the visit goes on under a key in
 * the path, so that it needs no cookie. Unknown or ended: the session-end page. Anything else is an error page.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const sid = new URL(request.url).searchParams.get("sid") ?? "";
  if (!/^[\w-]{16,200}$/.test(sid)) return redirect(VISIT_END);
  const commerce = createCommerce({
    transport: transportOf(context),
    site: siteOf(request),
  });
  try {
    const session = await answer(commerce.GET("/punchout/sessions/{sid}", { params: { path: { sid } } }));
    if (!session.token) return null;
    const key = sealKey(sid, session.expiresIn, session.frameOrigins);
    return redirect(`${keyedBase(key)}${landingOf(session)}`, {
      status: 303,
      headers: { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" },
    });
  } catch (error) {
    if (error instanceof CommerceError && error.status === 404) return redirect(VISIT_END);
    throw pageFault(error, { context });
  }
}

interface Session {
  punchOutOperation: string;
  selectedItem?: string;
}

/** Where a visit begins: at the garment that the buyer chose, at the lines that they edit or inspect, or at their packs. */
function landingOf({ punchOutOperation, selectedItem }: Session): string {
  if (punchOutOperation !== "CREATE") return "/requisition";
  return selectedItem ? `/product/${encodeURIComponent(selectedItem)}/garment` : "/orderUniform";
}

/** Reached only when the session came without a token. */
export default function PunchOutEntryPage() {
  return (
    <div className="wrap pt-6">
      <PageHeading
        title="We could not open the shop"
        lead="Your session did not start. Close this window and start again from your procurement system."
      />
    </div>
  );
}
