import type { ChosenValueAdd } from "../modules/packs/tables";
import type { DemoStyle, DemoVariant } from "./catalogue";
import { currencyOf } from "./organisations";
import type { Person } from "./people";
import { contractCents } from "./prices";
import type { StyleColour } from "./pictures";
import type { BundlePlan, PersonPlan } from "./programs/plan";
import { randomOf, type Random } from "./random";
import { valueAddOf } from "./value-adds";

/** One line of a planned order. */
export interface PlannedLine {
  style: DemoStyle;
  variant: DemoVariant;
  quantity: number;
  /** Ex GST, of one piece, value-adds included. */
  unitCents: number;
  valueAdds: ChosenValueAdd[];
  bundle?: BundlePlan;
}

/** Items for people of one job only, by colour or badge. */
const JOB_COLOURS: Record<string, string> = {
  NURSE: "nursing",
  THEATRE: "theatre",
  ALLIED: "allied",
  MEDICAL: "medical",
  SUPERVISOR: "supervisor",
};
const JOB_ROLES: Record<string, string> = {
  NURSE: "Registered Nurse",
  THEATRE: "Theatre Nurse",
  ALLIED: "Physiotherapist",
  MEDICAL: "Doctor",
};

type Cut = NonNullable<PersonPlan["cut"]>;

/** Each person has one cut and one size in it. */
const cutOf = (person: Person): Cut =>
  person.plan.cut ?? (randomOf(`cut ${person.uid}`).chance(0.5) ? "womens" : "mens");

function fits(style: DemoStyle, cut: Cut): boolean {
  if (/women's|blouse|dress|skirt|maternity/i.test(style.name)) return cut === "womens";
  return /men's/i.test(style.name) ? cut === "mens" : true;
}

/** Whether a person would wear a style. */
export const suits = (person: Person, style: DemoStyle): boolean =>
  fits(style, cutOf(person)) &&
  (person.plan.login === "maternity" || !/maternity/i.test(style.name)) &&
  !(person.plan.waist && /shorts/i.test(style.name));

/** A style that suits the person, if there is one. */
export function chooseStyle(person: Person, styles: readonly DemoStyle[], random: Random): DemoStyle {
  const mine = styles.filter((style) => suits(person, style));
  return random.pick(mine.length > 0 ? mine : styles);
}

/** Colours named after a job are for people of that job. */
function chooseColour(person: Person, style: DemoStyle, random: Random): StyleColour {
  const job = JOB_COLOURS[person.jobGroup];
  const own = style.colours.find((colour) => job && colour.name.includes(job));
  const plain = style.colours.filter((colour) => !colour.name.includes("("));
  return own ?? random.pick(plain.length > 0 ? plain : style.colours);
}

/** The person's own size of a style, in a colour that suits the job. */
function chooseVariant(person: Person, style: DemoStyle, random: Random): DemoVariant {
  const colour = chooseColour(person, style, random);
  const ofColour = style.variants.filter((variant) => variant.colour === colour);
  const letter = cutOf(person) === "womens" ? "W" : "M";
  const inCut = style.scaleName.includes("|")
    ? ofColour.filter((variant) => variant.letter.startsWith(letter))
    : ofColour;
  const waist = inCut.find((variant) => variant.size === person.plan.waist);
  if (waist) return waist;
  // A size from the middle of the scale, except for people with a given waist.
  const own = randomOf(`size ${person.uid} ${style.scaleName}`);
  const place = person.plan.waist ? 0.95 : (own.next() + own.next()) / 2;
  return inCut[Math.floor(place * inCut.length)] ?? (ofColour[0] as DemoVariant);
}

const entriesFor: Record<string, (person: Person, random: Random) => string | undefined> = {
  NAME_ENGRAVE: (person) => person.plan.preferredName ?? person.plan.firstName,
  NAME_EMB: (person, random) => (random.chance(0.3) ? person.plan.firstName : undefined),
  ROLE_TEXT: (person, random) => (random.chance(0.5) ? JOB_ROLES[person.jobGroup] : undefined),
  PRONOUNS: (_person, random) =>
    random.chance(0.3) ? random.pick(["she/her", "he/him", "they/them"]) : undefined,
  RANK_BRAID: (person, random) => (person.jobGroup === "PILOT" ? String(random.int(2, 4)) : undefined),
  HEM: (_person, random) => (random.chance(0.5) ? String(random.int(72, 88)) : undefined),
  PRINT_BACK: (_person, random) => (random.chance(0.15) ? "CREW" : undefined),
};

/** The garment's logos and this person's value-adds. */
function chooseValueAdds(person: Person, style: DemoStyle, random: Random): ChosenValueAdd[] {
  return style.valueAdds.flatMap((code) => {
    const { name, cents, prompts, mandatory } = valueAddOf(code, currencyOf(person.unit));
    if (mandatory && !prompts) return [{ code, name, cents, entries: [], part: true }];
    const value = entriesFor[code]?.(person, random);
    const label = prompts?.[0]?.label;
    return value && label
      ? [{ code, name, cents, entries: [{ label, value: value.slice(0, prompts[0]?.maxLength) }] }]
      : [];
  });
}

/** One piece of a style for a person, at the program's price. */
export function chooseLine(
  person: Person,
  style: DemoStyle,
  random: Random,
  bundle?: BundlePlan,
): PlannedLine {
  const variant = chooseVariant(person, style, random);
  const valueAdds = chooseValueAdds(person, style, random);
  const added = valueAdds.reduce((sum, valueAdd) => sum + valueAdd.cents, 0);
  const unitCents = contractCents(style, currencyOf(person.unit), variant) + added;
  return { style, variant, quantity: 1, unitCents, valueAdds, bundle };
}

/** Merges equal pieces into one line. */
export function merged(lines: readonly PlannedLine[]): PlannedLine[] {
  const byKey = new Map<string, PlannedLine>();
  for (const line of lines) {
    const key = `${line.bundle?.id} ${line.variant.sku} ${JSON.stringify(line.valueAdds)}`;
    const same = byKey.get(key);
    byKey.set(key, same ? { ...same, quantity: same.quantity + line.quantity } : line);
  }
  return [...byKey.values()];
}
