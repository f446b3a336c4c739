import { readableDay } from "../../http/dates";
import { whyNotWords } from "../../http/why-not";
import type { Person } from "../../http/principal";
import type { PPE_GUARDS, RoleRequirement } from "../organisation/tables";
import type { StyleStandard } from "./tables";

/** The longest reason for something that does not meet what a role requires. */
export const LONGEST_PPE_REASON = 255;

type Guard = (typeof PPE_GUARDS)[number];

/** What a garment does not meet of what a role requires, and what happens if it is added. */
export interface Breach {
  guard: Guard;
  /** The sentence about it, which names the standard. */
  message: string;
}

/** Spaces and capitals say nothing in the name of a standard or a class. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").trim().toUpperCase();

/** "D/N" is certified for what D and N are: AS/NZS 4602.1 has day, night, and both. */
const partsOf = (classes: string): string[] => plain(classes).split("/").map(plain);

/** The classes of garments that are worn by day, by night, or by both (AS/NZS 4602.1). Other series have their own. */
const DAY_AND_NIGHT = new Set(["D", "N"]);

/** Whether one class meets another: the same, or one for day and night where either is needed. */
function classMeets(has: string, needs: string): boolean {
  if (plain(needs) === "" || plain(has) === plain(needs)) return true;
  const [hasParts, needsParts] = [partsOf(has), partsOf(needs)];
  return [...hasParts, ...needsParts].every((part) => DAY_AND_NIGHT.has(part))
    ? needsParts.every((part) => hasParts.includes(part))
    : false;
}

type Needed = Pick<RoleRequirement, "standard" | "class">;
type Certified = Pick<StyleStandard, "standard" | "class" | "validUntil">;

const isOf = ({ standard }: Needed, one: Certified): boolean => plain(one.standard) === plain(standard);
const isValid = ({ validUntil }: Certified, day: string): boolean => validUntil === null || validUntil >= day;

/**
 * Whether a garment with these certificates meets a requirement on a day, YYYY-MM-DD. D/N meets D, N and D/N; every
 * other class meets itself alone, and a certificate that has expired meets nothing.
 */
export const satisfies = (needed: Needed, standards: readonly Certified[], day: string): boolean =>
  standards.some((one) => isOf(needed, one) && isValid(one, day) && classMeets(one.class, needed.class));

/** "AS/NZS 4602.1 class D/N". */
export const standardName = ({ standard, class: of }: Needed): string =>
  of ? `${standard} class ${of}` : standard;

const AT = { day: " for day work", night: " for night work", always: "" } as const;

interface Garment {
  name: string;
  garmentClass: string | null;
  standards: readonly StyleStandard[];
}

/** What a garment has of the standard that is needed. */
function whatItHas(needed: RoleRequirement, { name, standards }: Garment, day: string): string {
  const its = standards.filter((one) => isOf(needed, one));
  const expired = its.find((one) => !isValid(one, day) && classMeets(one.class, needed.class));
  if (expired) {
    return `The certificate ${expired.certificate} of ${name} expired on ${readableDay(expired.validUntil!)}.`;
  }
  const valid = its.filter((one) => isValid(one, day)).map(standardName);
  if (valid.length > 0) return `${name} has ${valid.join(" and ")}.`;
  return `${name} is not certified to it.`;
}

/**
 * What a garment does not meet of what the person's role requires, on their organisation's day; undefined if it meets all,
 * if the role requires nothing of such garments, or if the organisation checks nothing. Reads nothing.
 */
export function breachOf(
  { user, organisation }: Pick<Person, "user" | "organisation">,
  style: Garment,
  day: string,
): Breach | undefined {
  const { ppeGuard: guard, roleRequirements } = organisation;
  if (!guard || !style.garmentClass || roleRequirements.length === 0) return undefined;
  const missed = roleRequirements.find(
    (one) =>
      plain(one.job) === plain(user.jobGroup) &&
      plain(one.garmentClass) === plain(style.garmentClass!) &&
      !satisfies(one, style.standards, day),
  );
  if (!missed) return undefined;
  const needs = `The role ${missed.job} needs ${standardName(missed)}${AT[missed.when]}.`;
  return { guard, message: `${needs} ${whatItHas(missed, style, day)}` };
}

/** The same where no reason can be typed: of a file, a saved cart, an order for several people. */
export const breachAway = (breach: Breach | undefined, reason?: string | null): string | undefined => {
  if (!breachRefusal(breach, reason)) return undefined;
  return breach!.guard === "reason"
    ? `${breach!.message} Add it from its own page, where you can say why it is needed.`
    : breachRefusal(breach, reason)!.message;
};

/**
 * Why a garment with a breach cannot be added with this reason; undefined if it can be. A guard that warns refuses
 * nothing: pages say it before the addition.
 */
export function breachRefusal(breach: Breach | undefined, reason: string | null | undefined) {
  if (!breach || breach.guard === "warn") return undefined;
  const ask = breach.guard === "reason";
  if (ask && reason?.trim()) return undefined;
  return {
    type: "StandardError",
    reason: ask ? "reason-needed" : "standard",
    subject: ask ? "ppeReason" : "product",
    subjectType: ask ? "parameter" : "product",
    message: ask
      ? `${breach.message} Say why it is needed.`
      : whyNotWords("standard", { needs: breach.message }),
  };
}
