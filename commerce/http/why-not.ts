import { counted } from "./counted";
import { readableDay } from "./dates";

const ASK = "Ask your administrator";

/** What is used of an allocation: all of a pack, what a bundle has, or points that are not enough. */
type Figures =
  | { used: string; granted: string }
  | { bundle: string; left: number; used: number; granted: number }
  | { points: number; left: number };

function figuresWords(figures: Figures): string {
  if ("points" in figures) {
    const { points, left } = figures;
    return `This needs ${points} points and you have ${left} left in this period. Remove something to go on.`;
  }
  if ("bundle" in figures) {
    const { bundle, left, used, granted } = figures;
    const rest = left === 0 ? "no items" : counted(left, "item");
    return `You have ${rest} left in ${bundle} for this period. You have used ${used} of ${granted}.`;
  }
  return `You have used ${figures.used} of ${figures.granted}, so you cannot choose any more.`;
}

/** What somebody typed ends with a full stop. */
export const sentence = (typed: string): string => (/[.!?]$/.test(typed) ? typed : `${typed}.`);

/** @param over what the order is over and by how much. @param help who can help, with their telephone number. */
/** "The last day of work was 12 Mar 2026", of somebody who has left. */
export const lastDayWords = (endsOn: string): string => `The last day of work was ${readableDay(endsOn)}`;

const overWords = ({ over, organisation, help }: { over: string; organisation: string; help: string }) =>
  `This order needs an approval, because it is over a limit (${over}), and nobody else of ${organisation} may approve orders. Take something out, or ask ${help}.`;

/**
 * Every reason why something cannot be chosen or ordered that a rule of the program gives: its name in the change log,
 * and its sentence, which tells the numbers, the day on which it changes and who can help. The code is the `reason` of
 * the API's error, the `whyNot` of what is read, `data-reason` on pages, and what the change log keeps. Mistakes in a
 * form, such as a missing text, are not among them.
 */
const REASONS = {
  "allocation-used": {
    name: "Allocation used up",
    /** @param again the day from which more can be chosen. @param once it is not given again. */
    says: ({ figures, again, once }: { figures: Figures; again?: string; once?: boolean }) =>
      [
        figuresWords(figures),
        once ? "This pack is given once." : undefined,
        again ? `You can choose again from ${again}.` : undefined,
        `${ASK} if you need more${again ? " before then" : ""}.`,
      ]
        .filter(Boolean)
        .join(" "),
  },
  budget: {
    name: "Over a budget",
    says: overWords,
  },
  "category-locked": {
    name: "Another category is chosen",
    /** Spec 001 §8, to the letter. */
    says: () =>
      "This category is unavailable to select from. You've already selected items for this bundle from another category. To select from this category, please remove items from bundle summary.",
  },
  "cost-centre-disabled": {
    name: "Cost centre is disabled",
    says: () => "Your cost centre can no longer be used. Choose another.",
  },
  left: {
    name: "After the last day of work",
    /** @param so what follows: "nothing more can be ordered". */
    says: ({ lastDay, so }: { lastDay: string; so: string }) => `${lastDayWords(lastDay)}, so ${so}.`,
  },
  limit: {
    name: "Over a purchase limit",
    says: overWords,
  },
  "no-approver": {
    name: "Nobody may approve it",
    says: ({ organisation, help }: { organisation: string; help: string }) =>
      `This order needs an approval, and nobody else of ${organisation} may approve orders. Take something out, or ask ${help}.`,
  },
  "not-in-pack": {
    name: "Not in the pack",
    /** @param item its name, where it was in the pack before. */
    says: ({ pack, item }: { pack?: string; item?: string }) =>
      `${item ?? "That product"} is ${item ? `no longer in ${pack}` : "not in this bundle of your pack"}. ${ASK} if your role needs it.`,
  },
  "not-in-role": {
    name: "Pack is not given to the role",
    says: ({ pack }: { pack?: string }) =>
      `${pack ?? "That pack"} is not allocated to you${pack ? " now" : ""}. ${ASK} if your role needs it.`,
  },
  "not-made": {
    name: "Not made in that size and colour",
    says: ({ fit, colour }: { fit: string; colour: string }) =>
      `${fit} is not made in ${colour}. Choose another size or colour.`,
  },
  "not-offered": {
    name: "Colour is not in the program",
    says: ({ colours, colour }: { colours: string; colour: string }) =>
      `Your program offers this in ${colours}, not in ${colour}. Choose another colour.`,
  },
  "over-maximum": {
    name: "Over the maximum of a bundle",
    says: ({ bundle, most, chosen }: { bundle: string; most: number; chosen: number }) => {
      const room = most - chosen;
      const rest =
        room > 0 ? `You can add ${counted(room, "more item")}.` : "Remove an item to choose another.";
      return `You can choose at most ${counted(most, "item")} in ${bundle}. You have chosen ${chosen}. ${rest}`;
    },
  },
  "packs-only": {
    name: "Ordered through packs only",
    says: () => "You can only order this from your packs.",
  },
  recalled: {
    name: "Recalled or replaced",
    /** @param kind what happened to it. @param reason a sentence. @param instead what replaces it. */
    says: (facts: {
      name: string;
      kind: "recall" | "rebrand";
      reason: string;
      endsOn: string;
      instead?: string;
    }) =>
      [
        `${facts.name} was ${facts.kind === "recall" ? "recalled" : "replaced"}.`,
        sentence(facts.reason),
        `The last day to order it was ${readableDay(facts.endsOn)}.`,
        facts.instead ? `Order ${facts.instead} instead.` : undefined,
      ]
        .filter(Boolean)
        .join(" "),
  },
  restricted: {
    name: "Needs an approver each time",
    says: ({ item }: { item: string }) => `An approver must agree each time that you order ${item}.`,
  },
  "return-first": {
    name: "Earlier pieces must come back first",
    says: ({ bundle, out, most }: { bundle: string; out: number; most: number }) =>
      `You still have ${counted(out, "piece")} of ${bundle} and may have ${most} at a time. Hand in what you no longer need, and your administrator notes it.`,
  },
  "set-filled": {
    name: "Category is filled",
    says: ({ category }: { category: string }) =>
      `${category} is already chosen. Remove that item to choose another.`,
  },
  standard: {
    name: "Does not meet a standard",
    /** @param needs what the role requires, and what the garment has. */
    says: ({ needs }: { needs: string }) => `${needs} Choose another item.`,
  },
  disabled: {
    name: "Disabled",
    says: ({ name, next = "Enable it first" }: { name: string; next?: string }) =>
      `${name} is disabled. ${next}.`,
  },
  "window-closed": {
    name: "Outside the ordering window",
    says: (facts: { name: string; opens: string } | { name: string; closed: string; again?: string }) =>
      "opens" in facts
        ? `${facts.name} opens on ${facts.opens}.`
        : `${facts.name} closed on ${facts.closed}.${facts.again ? ` It opens again on ${facts.again}.` : ""} Your administrator can extend it.`,
  },
} as const satisfies Record<string, { name: string; says: (facts: never) => string }>;

/** The code of a reason. */
export type WhyNot = keyof typeof REASONS;

type Facts<Code extends WhyNot> = Parameters<(typeof REASONS)[Code]["says"]>;

export const WHY_NOT = Object.keys(REASONS) as WhyNot[];

export const isWhyNot = (code: string | undefined): code is WhyNot =>
  code !== undefined && Object.hasOwn(REASONS, code);

/** The name of a reason, for the change log. */
export const whyNotName = (code: WhyNot): string => REASONS[code].name;

/** The sentence of a reason. */
export const whyNotWords = <Code extends WhyNot>(code: Code, ...facts: Facts<Code>): string =>
  (REASONS[code].says as (...all: Facts<Code>) => string)(...facts);
