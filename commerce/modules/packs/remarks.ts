import type { FieldError } from "./choice";
import type { AllocatedPack, PackLine } from "./pack";

/** The most characters of a comment on an item. */
export const LONGEST_COMMENT = 255;

type Remarks = Pick<PackLine, "reasonOfReplacement" | "additionalComments">;

/** Line breaks, control characters and marks that turn the direction of text, which have no place on a label. */
const NOT_ON_A_LABEL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text on one line, as it is printed; undefined if nothing is left of it. */
export const onOneLine = (text: string | null | undefined): string | undefined =>
  (text ?? "").replaceAll(NOT_ON_A_LABEL, " ").replaceAll(/\s+/g, " ").trim() || undefined;

/**
 * The reason of replacement and the comment of an item (spec 001 §3). A pack with a list of reasons requires one of
 * them; every other pack takes none. A comment is always optional.
 */
export function remarksOf(
  { replacementReasons: reasons }: Pick<AllocatedPack, "replacementReasons">,
  sent: Remarks,
): { remarks: Remarks; errors: FieldError[] } {
  const reason = sent.reasonOfReplacement?.trim() || undefined;
  const missing = reasons.length > 0 && reason === undefined;
  const unknown = reason !== undefined && !reasons.includes(reason);
  const words =
    reasons.length > 0 ? "Choose why you replace this item." : "This pack does not ask for a reason.";
  return {
    remarks: { reasonOfReplacement: reason, additionalComments: onOneLine(sent.additionalComments) },
    errors: missing || unknown ? [{ subject: "reasonOfReplacement", message: words }] : [],
  };
}
