import { OccError } from "../../http/errors";
import type { WhyNot } from "../../http/why-not";

/** A refusal of the program: the rule, the amounts used and left, and the end date. */
export interface Refusal {
  rule: WhyNot | "selection-required";
  bundleId?: string;
  message: string;
  used?: number;
  left?: number;
  until?: string;
}

/** The error answer for a refusal: `reason` is the rule, `subject` the bundle (contract §20). */
export const refused = (refusals: Refusal[]): OccError => {
  const [first, ...more] = refusals.map((refusal) => ({
    type: "PackRuleError",
    message: refusal.message,
    reason: refusal.rule,
    subject: refusal.bundleId ?? "pack",
    subjectType: "bundle",
  }));
  return new OccError(400, first!, ...more);
};
