import type { AppLoadContext, SerializeFrom } from "@remix-run/node";
import { answer, createCommerce } from "~/commerce/client.server";
import { CommerceError } from "~/commerce/errors.server";
import { transportOf } from "~/commerce/transport.server";
import { siteOf } from "~/http/site.server";
import { keyedOf } from "~/session/keyed.server";

/** How a visit ended, and what can be sent to the buyer's system once more; undefined if nobody knows. */
export async function loadEnding(request: Request, context: AppLoadContext) {
  const keyed = keyedOf(context);
  if (!keyed) return undefined;
  const commerce = createCommerce({ transport: transportOf(context), site: siteOf(request) });
  try {
    const ending = await answer(
      commerce.GET("/punchout/sessions/{sid}/ending", { params: { path: { sid: keyed.sid } } }),
    );
    const { browseFormPostUrl: address, fields, target } = ending;
    return {
      outcome: ending.outcome,
      operation: ending.operation,
      reference: ending.reference,
      host: ending.host,
      form: address && fields ? { address, fields, target } : undefined,
    };
  } catch (error) {
    // The page says that the session has ended, whatever else is wrong.
    if (error instanceof CommerceError) return undefined;
    throw error;
  }
}

export type Ending = NonNullable<SerializeFrom<typeof loadEnding>>;
