import type { components } from "~/commerce/occ";
import type { Visit } from "~/session/visit.server";
import { counted } from "~/ui/counted";

type Product = components["schemas"]["Product"];
type Info = components["schemas"]["ConfigurationInfo"];

/** One field: what is asked, and what it costs. */
export interface TextRow {
  /** Of the field in its form. */
  name: string;
  label: string;
  value: string;
  hint: string;
  required: boolean;
  /** Spec 002 §5, of a text that is missing in a line of the cart. */
  error?: string;
}

const REQUIRED_FIELD = "Enter a value for the required field.";

/** The fields of a product with what is typed; the API names them in the order of the product's value-adds. */
export function textRows({ valueAdds = [] }: Product, infos: readonly Info[]): TextRow[] {
  const prompts = valueAdds.flatMap((valueAdd) => valueAdd.prompts.map((prompt) => ({ valueAdd, prompt })));
  return infos.map(({ configurationLabel, configurationValue, status }, index) => {
    const asked = prompts[index];
    const { position, price } = asked?.valueAdd ?? {};
    const where = [asked?.valueAdd.name, position?.toLowerCase()].filter(Boolean).join(", ");
    const cost = price && price.value > 0 ? `${price.formattedValue} for each piece` : undefined;
    return {
      name: `t${index}`,
      label: configurationLabel,
      value: configurationValue,
      hint: [where, cost, lengthWords(asked?.prompt)].flatMap((part) => (part ? `${part}.` : [])).join(" "),
      required: asked !== undefined && asked.valueAdd.mandatory && asked.prompt.required,
      error: status === "ERROR" && configurationValue === "" ? REQUIRED_FIELD : undefined,
    };
  });
}

type Prompt = NonNullable<Product["valueAdds"]>[number]["prompts"][number];

function lengthWords(prompt: Prompt | undefined): string | undefined {
  if (!prompt) return undefined;
  const { number, maxLength, letterCase } = prompt;
  if (number)
    return `A whole number from ${number.min} to ${number.max}${number.unit ? ` ${number.unit}` : ""}`;
  return `At most ${counted(maxLength, "character")}${letterCase === "upper" ? ", in capitals" : ""}`;
}

/** What was typed on the way between the tabs, by the place of its field. */
export const typedIn = (search: URLSearchParams, fields: number): string[] =>
  Array.from({ length: fields }, (_, index) => (search.get(`t${index}`) ?? "").slice(0, 250));

interface Summed {
  statusSummaryList?: { status: string; numberOfIssues: number }[];
}

const issueCount = ({ statusSummaryList = [] }: Summed): number =>
  statusSummaryList.reduce(
    (sum, { status, numberOfIssues }) => (status === "ERROR" ? sum + numberOfIssues : sum),
    0,
  );

/**
 * The banner of spec 002 §4.1; undefined if nothing blocks checkout. A punch-out visit has none: it returns to the
 * buyer's system.
 */
export const issueWords = ({ keyed }: Pick<Visit, "keyed">, count: number): string | undefined =>
  count === 0
    ? undefined
    : keyed
      ? `${count} issue(s) or conflict(s) must be resolved before you return to your system`
      : `${count} issue(s) or conflict(s) must be resolved before checkout`;

/** The same of lines of a cart. */
export const issueText = (visit: Pick<Visit, "keyed">, ...entries: Summed[]): string | undefined =>
  issueWords(
    visit,
    entries.reduce((sum, entry) => sum + issueCount(entry), 0),
  );
