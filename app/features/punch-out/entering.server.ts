import { redirect, type TypedResponse } from "@remix-run/node";
import { answer } from "~/commerce/client.server";
import type { Commerce } from "~/commerce/typed-client";
import { browserOf } from "~/session/browser.server";
import { keyedBase, sealKey } from "~/session/keyed.server";

/**
 * Leads a browser into the visit of a start link, under a key in the path, so that it needs no cookie.
 * @returns undefined if the visit has no token. @throws CommerceError 404 for a visit that is unknown or over, 409
 * StartLinkError.
 */
export async function enterVisit(
  commerce: Commerce,
  request: Request,
  sid: string,
): Promise<TypedResponse<never> | undefined> {
  const session = await answer(
    commerce.POST("/punchout/sessions/{sid}/opening", {
      params: { path: { sid } },
      body: { browser: browserOf(request) },
    }),
  );
  if (!session.token) return undefined;
  const { frameOrigins, punchOutOperation } = session;
  const inspects = punchOutOperation === "INSPECT" ? true : undefined;
  const key = sealKey(session.sid, session.expiresIn, { frameOrigins, inspects });
  return redirect(`${keyedBase(key)}${landingOf(session)}`, {
    status: 303,
    headers: { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" },
  });
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
