import type { Call } from "../../../http/call";
import { OccError } from "../../../http/errors";

/** The refusal of a change that comes too late for an order or a return; names the contact who can still help. */
export function tooLate(
  { about }: Pick<Call, "about">,
  code: string,
  { type, reason, what, thing = "Order" }: { type: string; reason: string; what: string; thing?: string },
): OccError {
  const { name, phone } = about.organisation.support;
  return new OccError(400, {
    type,
    message: `${thing} ${code} ${what} here. Call ${name} for help: ${phone}.`,
    reason,
    subject: code,
    subjectType: thing === "Order" ? "order" : "returnRequest",
  });
}
