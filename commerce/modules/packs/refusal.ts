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
