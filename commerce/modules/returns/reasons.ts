/**
 * Why pieces go back. `size` asks for another size, `unwanted` returns for money, `fault` is put right without
 * charge whatever the rules of the pack (spec 001 §8: incorrect sizing, faulty items, incorrect shipments).
 */
export const REASONS = [
  { code: "TOO_SMALL", kind: "size", name: "Too small" },
  { code: "TOO_LARGE", kind: "size", name: "Too large" },
  { code: "TOO_SHORT", kind: "size", name: "Too short" },
  { code: "TOO_LONG", kind: "size", name: "Too long" },
  { code: "RECALLED", kind: "size", name: "It is recalled or replaced" },
  { code: "NOT_NEEDED", kind: "unwanted", name: "I do not need it" },
  { code: "NOT_AS_EXPECTED", kind: "unwanted", name: "It is not what I expected" },
  { code: "BROKE", kind: "fault", name: "It broke in use" },
  { code: "DAMAGED", kind: "fault", name: "It arrived damaged" },
  { code: "WRONG_ITEM", kind: "fault", name: "You sent another item than I ordered" },
  { code: "WRONG_TEXT", kind: "fault", name: "The name or text on it is wrong" },
] as const;

export type Reason = (typeof REASONS)[number];
export type ReasonKind = Reason["kind"];

export const reasonOf = (code: string): Reason | undefined => REASONS.find((reason) => reason.code === code);
