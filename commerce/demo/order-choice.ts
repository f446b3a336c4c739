import type { ChosenValueAdd } from "../modules/packs/tables";
import { randomOf, type Random } from "./random";
import { contractCents, type Style, type Variant } from "./world/catalogue";
import type { NamedPerson } from "./world/named-people";
import type { Bundle } from "./world/packs";
import type { Person } from "./world/programs";

/** One line of a planned order. */
export interface PlannedLine {
  style: Style;
  variant: Variant;
  quantity: number;
  /** Ex GST, of one piece, value-adds included. */
  unitCents: number;
  valueAdds: ChosenValueAdd[];
  bundle?: Bundle;
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

type Cut = NonNullable<NamedPerson["cut"]>;

/** Each person has one cut and one size in it. */
const cutOf = (person: Person): Cut =>
  person.named?.cut ?? (randomOf(`cut ${person.row.uid}`).chance(0.5) ? "womens" : "mens");

function fits(style: Style, cut: Cut): boolean {
  if (/women's|blouse|dress|skirt|maternity/i.test(style.name)) return cut === "womens";
  return /men's/i.test(style.name) ? cut === "mens" : true;
}

/** Whether a person would wear a style. */
export const suits = (person: Person, style: Style): boolean =>
  fits(style, cutOf(person)) &&
  (person.row.uid.startsWith("maternity@") || !/maternity/i.test(style.name)) &&
  !(person.named?.waist && /shorts/i.test(style.name));

/** A style that suits the person, if there is one. */
export function chooseStyle(person: Person, styles: readonly Style[], random: Random): Style {
  const mine = styles.filter((style) => suits(person, style));
  return random.pick(mine.length > 0 ? mine : styles);
}

/** Colours named after a job are for people of that job. */
function chooseColour(person: Person, style: Style, random: Random): Variant["colour"] {
  const job = JOB_COLOURS[person.row.jobGroup];
  const own = style.colours.find((colour) => job && colour.name.includes(job));
  const plain = style.colours.filter((colour) => !colour.name.includes("("));
  return own ?? random.pick(plain.length > 0 ? plain : style.colours);
}

/** The person's own size of a style, in a colour that suits the job. */
function chooseVariant(person: Person, style: Style, random: Random): Variant {
  const colour = chooseColour(person, style, random);
  const ofColour = style.variants.filter((variant) => variant.colour === colour);
  const letter = cutOf(person) === "womens" ? "W" : "M";
  const inCut = style.sizeScale.includes("|")
    ? ofColour.filter((variant) => variant.dimension?.startsWith(letter))
    : ofColour;
  const waist = inCut.find((variant) => variant.size === person.named?.waist);
  if (waist) return waist;
  // A size from the middle of the scale, except for people with a given waist.
  const own = randomOf(`size ${person.row.uid} ${style.sizeScale}`);
  const place = person.named?.waist ? 0.95 : (own.next() + own.next()) / 2;
  return inCut[Math.floor(place * inCut.length)] ?? (ofColour[0] as Variant);
}

const entriesFor: Record<string, (person: Person, random: Random) => string | undefined> = {
  NAME_ENGRAVE: ({ row }) => row.preferredName ?? row.firstName,
  NAME_EMB: ({ row }, random) => (random.chance(0.3) ? row.firstName : undefined),
  ROLE_TEXT: (person, random) => (random.chance(0.5) ? JOB_ROLES[person.row.jobGroup] : undefined),
  PRONOUNS: (_person, random) =>
    random.chance(0.3) ? random.pick(["she/her", "he/him", "they/them"]) : undefined,
  RANK_BRAID: (person, random) => (person.row.jobGroup === "PILOT" ? String(random.int(2, 4)) : undefined),
  HEM: (_person, random) => (random.chance(0.5) ? String(random.int(72, 88)) : undefined),
  PRINT_BACK: (_person, random) => (random.chance(0.15) ? "CREW" : undefined),
};

/** The garment's logos and this person's value-adds. */
function chooseValueAdds(person: Person, style: Style, random: Random): ChosenValueAdd[] {
  const its = style.valueAdds.filter(({ currency }) => currency === person.unit.row.currency);
  return its.flatMap(({ code, name, cents, prompts: [prompt], mandatory }) => {
    if (mandatory && !prompt) return [{ code, name, cents, entries: [], part: true }];
    const value = entriesFor[code]?.(person, random);
    return value && prompt
      ? [{ code, name, cents, entries: [{ label: prompt.label, value: value.slice(0, prompt.maxLength) }] }]
      : [];
  });
}

/** One piece of a style for a person, at the program's price. */
export function chooseLine(person: Person, style: Style, random: Random, bundle?: Bundle): PlannedLine {
  const variant = chooseVariant(person, style, random);
  const valueAdds = chooseValueAdds(person, style, random);
  const added = valueAdds.reduce((sum, valueAdd) => sum + valueAdd.cents, 0);
  const { organisationUid, currency } = { ...person.row, ...person.unit.row };
  const unitCents = contractCents(style, variant, { organisationUid, currency }) + added;
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
