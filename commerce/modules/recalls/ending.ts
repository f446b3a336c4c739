import { readableDay } from "../../http/dates";
import { whyNotWords } from "../../http/why-not";

/** Why a style ends: something is wrong with it, or the organisation looks different from then on. */
export const ENDING_KINDS = ["recall", "rebrand"] as const;

/** How a style ends (recalls.csv). */
export interface Ending {
  kind: (typeof ENDING_KINDS)[number];
  /** The last day on which it may be ordered, YYYY-MM-DD, by the calendar of whoever orders. */
  endsOn: string;
  /** A sentence. */
  reason: string;
  /** Whether pieces that people have are exchanged for the replacement at no charge. */
  exchangeFree: boolean;
  replacement: { code: string; name: string } | null;
}

/** What is needed of a style to judge it. */
export interface EndingStyle {
  code: string;
  name: string;
  ending: Ending | null;
}

/** Whether a style can no longer be ordered on a day, YYYY-MM-DD. On its last day it still can. */
export const isOver = ({ ending }: Pick<EndingStyle, "ending">, day: string): boolean =>
  ending !== null && ending.endsOn < day;

/** "Ends on 1 Jul 2026. Replaced by Crew tee."; undefined for a style that has no end. */
export function endingWords({ ending }: Pick<EndingStyle, "ending">, day: string): string | undefined {
  if (!ending) return undefined;
  const ends = `${isOver({ ending }, day) ? "Ended" : "Ends"} on ${readableDay(ending.endsOn)}.`;
  return ending.replacement ? `${ends} Replaced by ${ending.replacement.name}.` : ends;
}

/**
 * Why a style cannot be ordered on the organisation's day, as an error of the API; undefined if it can be. Every addition
 * and every order asks here.
 */
export function recalledRefusal({ code, name, ending }: EndingStyle, day: string) {
  if (!ending || !isOver({ ending }, day)) return undefined;
  return {
    type: "RecalledError",
    reason: "recalled",
    subject: code,
    subjectType: "product",
    message: whyNotWords("recalled", { name, ...ending, instead: ending.replacement?.name }),
  };
}
