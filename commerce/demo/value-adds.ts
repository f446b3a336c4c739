import type { styleValueAdds, valueAdds, ValueAddPrompt } from "../modules/catalogue/tables";

interface ValueAddPlan {
  name: string;
  position?: string;
  prompts?: ValueAddPrompt[];
  mandatory?: boolean;
  returnable?: boolean;
  leadDays?: number;
  /** Cents ex GST in Australian dollars. */
  cents: number;
}

const ask = (label: string, maxLength: number, more: Partial<ValueAddPrompt> = {}): ValueAddPrompt[] => [
  { label, maxLength, required: true, ...more },
];

/** A logo is part of the garment: its cost is in the garment's price, and it is not a choice. */
const logo = (name: string, position: string): ValueAddPlan => ({
  name,
  position,
  mandatory: true,
  cents: 0,
});

const VALUE_ADDS: Record<string, ValueAddPlan> = {
  LOGO_LC: logo("Program logo, left chest", "Left chest"),
  LOGO_BACK: logo("Program logo, back", "Back"),
  LOGO_FRONT: logo("Program logo, front", "Front"),
  NAME_ENGRAVE: {
    name: "Engraved name",
    position: "Name bar",
    // A name bar must have a name.
    mandatory: true,
    prompts: ask("Name to engrave", 20),
    leadDays: 5,
    cents: 0,
  },
  NAME_EMB: {
    name: "Embroidered name",
    position: "Right chest",
    prompts: ask("Name to embroider", 20),
    leadDays: 5,
    cents: 350,
  },
  ROLE_TEXT: {
    name: "Role text",
    position: "Right chest",
    prompts: ask("Role to embroider", 24),
    leadDays: 5,
    cents: 350,
  },
  PRONOUNS: {
    name: "Pronouns",
    position: "Under the name",
    prompts: ask("Pronouns", 16, { required: false }),
    leadDays: 5,
    cents: 0,
  },
  RANK_BRAID: {
    name: "Rank braid",
    position: "Cuffs",
    prompts: ask("Number of bars", 1, { number: { min: 1, max: 4, unit: "bars" } }),
    leadDays: 7,
    cents: 1200,
  },
  HEM: {
    name: "Hem to length",
    position: "Legs or skirt",
    prompts: ask("Finished inside leg in cm", 3, { number: { min: 50, max: 110, unit: "cm" } }),
    leadDays: 5,
    cents: 900,
  },
  WINGS_EYELET: { name: "Eyelets for wings", position: "Left chest", returnable: true, cents: 0 },
  PRINT_BACK: {
    name: "Back print",
    position: "Back",
    prompts: ask("Words on the back", 18, { letterCase: "upper" }),
    leadDays: 4,
    cents: 450,
  },
};

/** The value-adds of the demo. */
export const valueAddRows = (): (typeof valueAdds.$inferInsert)[] =>
  Object.entries(VALUE_ADDS).map(([code, plan]) => ({
    code,
    name: plan.name,
    position: plan.position ?? null,
    prompts: plan.prompts ?? [],
    mandatory: plan.mandatory ?? false,
    nonReturnable: !plan.returnable && (!plan.mandatory || plan.prompts !== undefined),
    leadDays: plan.leadDays ?? 0,
  }));

/** New Zealand prices are nine per cent above Australian ones before GST. */
export const toNzd = (cents: number): number => Math.round(cents * 1.09);

/** A value-add's name and first prompt, with its price in a currency. */
export function valueAddOf(code: string, currency: string) {
  const plan = VALUE_ADDS[code];
  if (!plan) throw new Error(`unknown value-add ${code}`);
  return { ...plan, code, cents: currency === "NZD" ? toNzd(plan.cents) : plan.cents };
}

/** Which value-adds a style takes, and for how much. */
export const styleValueAddRows = (
  styleCode: string,
  codes: readonly string[],
): (typeof styleValueAdds.$inferInsert)[] =>
  codes.flatMap((code, sort) =>
    (["AUD", "NZD"] as const).map((currency) => ({
      styleCode,
      valueAddCode: code,
      currency,
      cents: valueAddOf(code, currency).cents,
      sort,
    })),
  );
