import { textFault } from "../../packs";
import type { Interval, ModelAttribute } from "./model";

/** The messages of spec 002 §5. */
export const MISSING: Record<ModelAttribute["type"], string> = {
  STRING: "Enter a value for the required field.",
  NUMERIC: "Enter a value for the required field.",
  RADIO_BUTTON: "Select a value.",
  DROPDOWN: "Select a value.",
  RADIO_BUTTON_ADDITIONAL_INPUT: "Select or enter a value.",
  DROPDOWN_ADDITIONAL_INPUT: "Select or enter a value.",
  CHECK_BOX_LIST: "Select one or more values.",
  NOT_IMPLEMENTED: "Attribute type not supported.",
};

/** The most characters of a text that the model does not limit. */
const MOST = 60;

export const isTyped = ({ type }: Pick<ModelAttribute, "type">): boolean =>
  type === "STRING" || type === "NUMERIC";
export const takesInput = ({ type }: Pick<ModelAttribute, "type">): boolean =>
  type.endsWith("_ADDITIONAL_INPUT");
export const maxLengthOf = ({ maxLength }: Pick<ModelAttribute, "maxLength">): number => maxLength ?? MOST;

/** A typed value as it is kept: without blanks around, in capitals if the model says so, "078" as "78". */
export function keptValue({ letterCase, number }: ModelAttribute, typed: string): string {
  const text = typed.trim().replace(/\s+/g, " ");
  if (number && text !== "" && Number.isFinite(Number(text))) return String(Number(text));
  return letterCase === "upper" ? text.toLocaleUpperCase("en") : text;
}

/** Why a typed value cannot be kept, in the words of spec 002 §5; undefined if it can. */
export function typedFault(attribute: ModelAttribute, value: string): string | undefined {
  const { number } = attribute;
  if (!number) return textFault(value, maxLengthOf(attribute));
  const decimals = number.scale > 0 ? `(\\.\\d{1,${number.scale}})?` : "";
  if (!new RegExp(`^${number.negative ? "-?" : ""}\\d{1,9}${decimals}$`).test(value)) {
    return `Enter the number in the pattern ${numberPattern(number)}.`;
  }
  const typed = Number(value);
  if (number.intervals.length === 0 || number.intervals.some((one) => isWithin(one, typed))) return undefined;
  return `Enter a value within the indicated boundaries: ${number.intervals.map(intervalWords).join(", or ")}.`;
}

/** "-###.##" */
export const numberPattern = ({ scale, negative }: NonNullable<ModelAttribute["number"]>): string =>
  `${negative ? "-" : ""}###${scale > 0 ? `.${"#".repeat(scale)}` : ""}`;

const isWithin = ({ from = -Infinity, to = Infinity, fromOpen, toOpen }: Interval, value: number): boolean =>
  (fromOpen ? value > from : value >= from) && (toOpen ? value < to : value <= to);

/** An interval in words, closed, open or infinite at either end. */
export function intervalWords({ from, to, fromOpen, toOpen }: Interval): string {
  if (from === undefined && to === undefined) return "any number";
  if (to === undefined) return fromOpen ? `more than ${from}` : `${from} or more`;
  if (from === undefined) return toOpen ? `less than ${to}` : `${to} or less`;
  if (!fromOpen && !toOpen) return `from ${from} to ${to}`;
  return `${fromOpen ? "more than" : "from"} ${from} and ${toOpen ? "less than" : "up to"} ${to}`;
}
