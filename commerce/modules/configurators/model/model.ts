/**
 * What a variant or quote-based configurator offers, as data: groups of attributes, their values with prices, and rules.
 * It is read from the table configuration_models; nothing of it is in code.
 */
export interface ConfigurationModel {
  groups: ModelGroup[];
  rules: ModelRule[];
  /** Choices that are often made together: the pre-configured versions. */
  versions: ModelVersion[];
}

export interface ModelGroup {
  id: string;
  name: string;
  description?: string;
  attributes: ModelAttribute[];
}

export const ATTRIBUTE_TYPES = [
  "RADIO_BUTTON",
  "RADIO_BUTTON_ADDITIONAL_INPUT",
  "DROPDOWN",
  "DROPDOWN_ADDITIONAL_INPUT",
  "CHECK_BOX_LIST",
  "STRING",
  "NUMERIC",
] as const;

export interface ModelAttribute {
  key: string;
  name: string;
  /** Another type is shown as not supported (spec 002 §8). */
  type: (typeof ATTRIBUTE_TYPES)[number] | "NOT_IMPLEMENTED";
  /** Of those that choose. */
  values?: ModelValue[];
  required?: boolean;
  /** Chosen at the start. */
  preset?: string[];
  /** Characters of what is typed. */
  maxLength?: number;
  letterCase?: "upper";
  /** What is typed is a number with so many decimals, within one of these intervals. */
  number?: { scale: number; negative?: boolean; unit?: string; intervals: Interval[] };
  /** What a typed value costs. */
  cents?: Money;
  leadDays?: number;
  /** Without it always; else only while all of these hold. */
  shownIf?: Condition[];
}

interface ModelValue {
  key: string;
  name: string;
  cents?: Money;
  leadDays?: number;
  /** It adds nothing to the garment, as "No logo". */
  none?: true;
  /** It has no price of its own: the desk sets one in a quote. Only in quote-based models. */
  onRequest?: true;
  /** The garment can be returned with it. Most additions make it its buyer's own. */
  returnable?: true;
}

/** Cents ex GST of one piece, by currency; a currency that is not there costs nothing. */
export type Money = Partial<Record<string, number>>;

/** Without a bound it is infinite; a bound is part of it unless it is open. */
export interface Interval {
  from?: number;
  to?: number;
  fromOpen?: true;
  toOpen?: true;
}

/** What was chosen for an attribute (any value without `values`), or what the garment is. */
export type Condition =
  { attribute: string; values?: string[] } | { garment: "style" | "category" | "colour"; values: string[] };

/** A conflict while all of `when` hold and what they need, if they need something, does not. */
export interface ModelRule {
  id: string;
  when: Condition[];
  needs?: Condition;
  /** Why it does not go together, for the reader. */
  text: string;
}

interface ModelVersion {
  code: string;
  name: string;
  choices: Choices;
}

/** The keys of the chosen values of each attribute, or what was typed. */
export type Choices = Record<string, string[]>;

/** What conditions can ask of a garment. */
export type Garment = Record<"style" | "category" | "colour", string>;
