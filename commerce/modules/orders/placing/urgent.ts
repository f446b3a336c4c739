import { z } from "@hono/zod-openapi";
import { invalid } from "../../../http/errors";
import type { Person } from "../../../http/principal";
import type { UrgentReason } from "../../organisation/tables";

/** A reason for an urgent order (spec 001 §3, contract §21.3). */
export const UrgentReasonSchema = z.object({ code: z.string(), msg: z.string() }).openapi("UrgentReason");

export const UrgentReasonsSchema = z
  .object({ reasons: z.array(UrgentReasonSchema) })
  .openapi("UrgentReasons");

/** The chosen reason. @throws OccError 400 for one that the organisation does not have. */
export function urgentReasonOf(
  { organisation }: Pick<Person, "organisation">,
  code: string | undefined,
): UrgentReason | undefined {
  if (!code) return undefined;
  const reason = organisation.urgentReasons.find((one) => one.code === code);
  if (!reason) throw invalid("urgentReason", "Choose one of the reasons in the list.");
  return reason;
}
