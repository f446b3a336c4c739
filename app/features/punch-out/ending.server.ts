import type { SerializeFrom } from "@remix-run/node";
import type { ResponseOf } from "~/commerce/response";

/** How a visit ended, and what can be sent to the buyer's system once more. */
export function endingView(ending: ResponseOf<"get", "/punchout/sessions/{sid}/ending">) {
  const { browseFormPostUrl: address, fields, target } = ending;
  return {
    outcome: ending.outcome,
    operation: ending.operation,
    reference: ending.reference,
    host: ending.host,
    form: address && fields ? { address, fields, target } : undefined,
  };
}

export type Ending = SerializeFrom<typeof endingView>;
