import type { StyleRecord, ValueAddRecord } from "../catalogue";
import { counted } from "../../http/counted";
import { type WhyNot, whyNotWords } from "../../http/why-not";
import type { ChosenValueAdd } from "./tables";

export interface FieldError {
  subject: string;
  message: string;
  /** The code of a rule of the program; absent for a mistake in the form. */
  reason?: WhyNot;
}

export interface SentValueAdd {
  code: string;
  /** One text for each prompt, in order. */
  entries: string[];
}

/** Letters of any script, digits, spaces and the punctuation of names; nothing else can be engraved. */
const ENTRY_PATTERN = /^[\p{L}\p{M}\p{N} .,'’&()/-]*$/u;

/**
 * Checks the value-adds that were asked for against those the style offers, and prices them.
 * A value-add with a required prompt must be filled; an optional one is taken when something is typed for it
 * or it has no prompts and was ticked. A mandatory one is always taken: a logo is part of the garment, and a name
 * bar cannot be ordered blank.
 */
export function chooseValueAdds(
  style: Pick<StyleRecord, "valueAdds">,
  sent: SentValueAdd[],
): { chosen: ChosenValueAdd[]; errors: FieldError[] } {
  const chosen: ChosenValueAdd[] = [];
  const errors: FieldError[] = [];
  for (const offer of style.valueAdds) {
    const asked = sent.find((valueAdd) => valueAdd.code === offer.code);
    const typed = offer.prompts.map((_, index) => (asked?.entries[index] ?? "").trim().replace(/\s+/g, " "));
    const wanted =
      offer.mandatory || (asked !== undefined && (offer.prompts.length === 0 || typed.some(Boolean)));
    if (!wanted) continue;
    const problems = offer.prompts.flatMap((prompt, index) =>
      promptErrors(prompt, typed[index]!, `valueAdd.${offer.code}.${index}`),
    );
    errors.push(...problems);
    if (problems.length > 0) continue;
    chosen.push({
      code: offer.code,
      name: offer.name,
      cents: offer.cents,
      ...(offer.mandatory && offer.prompts.length === 0 ? { part: true } : {}),
      ...(offer.nonReturnable ? { nonReturnable: true } : {}),
      entries: offer.prompts.map((prompt, index) => ({
        label: prompt.label,
        value: storedText(prompt, typed[index]!),
      })),
    });
  }
  for (const asked of sent) {
    if (!style.valueAdds.some((offer) => offer.code === asked.code)) {
      errors.push({
        subject: `valueAdd.${asked.code}`,
        message: "That addition is not available for this item.",
      });
    }
  }
  return { chosen, errors };
}

/** The text as it is engraved or sewn: in capitals if the prompt says so, "078" as "78". */
function storedText(prompt: ValueAddRecord["prompts"][number], typed: string): string {
  if (prompt.number && typed !== "") return String(Number(typed));
  return prompt.letterCase === "upper" ? typed.toLocaleUpperCase("en") : typed;
}

function promptErrors(
  prompt: ValueAddRecord["prompts"][number],
  typed: string,
  subject: string,
): FieldError[] {
  if (typed === "") return prompt.required ? [{ subject, message: missingWords(prompt) }] : [];
  if (prompt.number) return numberErrors(prompt.number, typed, subject);
  const message = textFault(typed, prompt.maxLength);
  return message ? [{ subject, message }] : [];
}

/** Why a text cannot be sewn or engraved; undefined if it can. */
export function textFault(typed: string, maxLength: number): string | undefined {
  const length = [...typed].length;
  if (length > maxLength) return `Enter at most ${counted(maxLength, "character")}. You entered ${length}.`;
  return ENTRY_PATTERN.test(typed) ? undefined : "Use only letters, digits, spaces and . , ' & ( ) / -";
}

/** Names the prompt: a garment can have several. */
const missingWords = ({ label, number }: ValueAddRecord["prompts"][number]): string =>
  number
    ? `Enter a whole number from ${number.min} to ${number.max} for ‘${label}’.`
    : `Enter the text for ‘${label}’.`;

function numberErrors(
  { min, max }: { min: number; max: number },
  typed: string,
  subject: string,
): FieldError[] {
  const value = /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
  if (value >= min && value <= max) return [];
  return [{ subject, message: `Enter a whole number from ${min} to ${max}. You entered ${typed}.` }];
}

export interface SentChoice {
  colour?: string;
  size?: string;
  dimension?: string;
  sku?: string;
}

/**
 * Finds the variant for a colour, size and leg, or an error that says which of them is missing, not made or
 * not offered.
 * @param made The style in every colour, if the program offers only some of them.
 */
export function chooseVariant(
  style: StyleRecord,
  sent: SentChoice,
  made: Pick<StyleRecord, "colours" | "variants"> = style,
): { sku: string; error?: undefined } | { sku?: undefined; error: FieldError } {
  const wanted = made.variants.find(({ sku }) => sku === sent.sku)?.colourCode ?? sent.colour;
  const notGiven = made.colours.find(
    ({ code }) => code === wanted && !style.colours.some((given) => given.code === code),
  );
  if (notGiven) {
    const given = style.colours.map(({ name }) => name).join(", ");
    const message = whyNotWords("not-offered", { colours: given, colour: notGiven.name });
    return { error: { subject: "colour", message, reason: "not-offered" } };
  }
  if (sent.sku) {
    return style.variants.some((variant) => variant.sku === sent.sku)
      ? { sku: sent.sku }
      : { error: { subject: "sku", message: "That item is no longer made. Choose another." } };
  }
  const colour = style.colours.find((c) => c.code === sent.colour) ?? soleOf(style.colours, sent.colour);
  if (!colour) return { error: { subject: "colour", message: "Choose a colour." } };
  const size = sent.size || soleOf([...new Set(style.variants.map((v) => v.size))], undefined);
  if (!size) return { error: { subject: "size", message: "Choose a size." } };
  const variant = style.variants.find(
    (v) => v.colourCode === colour.code && v.size === size && (v.dimension ?? "") === (sent.dimension ?? ""),
  );
  if (variant) return { sku: variant.sku };
  const asked = [size, sent.dimension].filter(Boolean).join(" ");
  return {
    error: {
      subject: "size",
      message: whyNotWords("not-made", { fit: asked, colour: colour.name }),
      reason: "not-made",
    },
  };
}

/** The only option, if nothing was sent. */
const soleOf = <T>(all: T[], sent: unknown): T | undefined =>
  all.length === 1 && (sent === undefined || sent === "") ? all[0] : undefined;
