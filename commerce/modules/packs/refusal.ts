type RuleName =
  | "not-in-pack"
  | "window-closed"
  | "category-locked"
  | "over-maximum"
  | "set-filled"
  | "allocation-used"
  | "selection-required";

/** A refusal of the program: the rule, the amounts used and left, and the end date. */
export interface Refusal {
  rule: RuleName;
  bundleId?: string;
  message: string;
  used?: number;
  left?: number;
  until?: string;
}
