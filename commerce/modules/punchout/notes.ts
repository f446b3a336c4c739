import type { BuyerLine } from "./cxml/setup";
import { type ReturnLine } from "./return-line";
import { LONGEST_DESCRIPTION, plain, unitOf } from "./oci/fields";
import type { Hook } from "./tables";

export const NOTE_KINDS = [
  "free",
  "kept",
  "currency",
  "price",
  "unit",
  "shortened",
  "letters",
  "unclassified",
] as const;

/** Something that a buyer should know of a line before it goes back, because their system says nothing. */
export interface Note {
  kind: (typeof NOTE_KINDS)[number];
  text: string;
}

const KEPT: Record<NonNullable<BuyerLine["why"]>, string> = {
  pack: "It is of a pack, so it goes back as it came, and can be ordered. To change it, take it off your requisition.",
  unknown: "We do not know what belongs to it, so it goes back as it came.",
  pieces: "It is not in whole pieces, so it goes back as it came.",
  gone: "It is no longer sold, and goes back as it came.",
  short: "There is not enough of it now, so it goes back as it came.",
};

const same = (one: Pick<ReturnLine, "partId" | "auxiliaryId">, other: BuyerLine): boolean =>
  one.partId === other.partId && (one.auxiliaryId ?? "") === (other.auxiliaryId ?? "");

const equal = (one: string, other: string): boolean => Number(one) === Number(other);

interface Of {
  /** Of the total. */
  currency: string;
  /** The lines of the requisition that is edited. */
  original: readonly BuyerLine[];
  hook: Hook | null;
}

/** What is to be known of a line; most lines have nothing. */
export function notesOf(line: ReturnLine, { currency, original, hook }: Of): Note[] {
  const before = original.find((one) => same(line, one))?.detail?.unitPrice;
  const unit = hook && unitOf(line.unitOfMeasure);
  const all: [Note["kind"], boolean, string][] = [
    ["free", equal(line.unitPrice, "0"), "It costs nothing. Many systems drop such lines and say nothing."],
    ["kept", line.kept === true, line.why ? KEPT[line.why] : "It goes back as it came."],
    ["currency", line.currency !== currency, `It is in ${line.currency}, so the total is without it.`],
    [
      "price",
      !line.kept && before !== undefined && !equal(before, line.unitPrice),
      `It was ${before ?? ""} on your requisition.`,
    ],
    ["unit", unit === undefined, `Sent as PCE, because OCI has no unit ${line.unitOfMeasure}.`],
    [
      "shortened",
      line.shortened === true || (hook !== null && [...line.description].length > LONGEST_DESCRIPTION),
      hook
        ? `Your system shows ${LONGEST_DESCRIPTION} characters of the description. The rest goes into the long text.`
        : "The description is too long for most systems. Its end is cut off.",
    ],
    [
      "letters",
      hook?.unicode === false && plain(line.description) !== line.description,
      `Your system reads plain letters alone: “${plain(line.description)}”.`,
    ],
    [
      "unclassified",
      line.unclassified === true,
      "Sent with the UNSPSC code of uniforms, because it has none of its own.",
    ],
  ];
  return all.filter(([, told]) => told).map(([kind, , text]) => ({ kind, text }));
}

/** Lines that are as they were on the edited requisition; undefined for a new one. */
export const unchangedOf = (
  lines: readonly ReturnLine[],
  original: readonly BuyerLine[],
): number | undefined =>
  original.length === 0
    ? undefined
    : lines.filter((line) =>
        original.some(
          (one) =>
            same(line, one) &&
            equal(line.quantity, one.quantity) &&
            (one.detail === undefined || equal(line.unitPrice, one.detail.unitPrice)),
        ),
      ).length;
